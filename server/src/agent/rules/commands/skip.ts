// What an instruction wants left out: prices, a kind of section, the names of customers, or whatever it names.
import type { BlockType } from '../../../content/content.ts';
import type { ReadingWords } from '../grammar/languages/request_words.ts';
import { kindOf } from '../grammar/section_kinds.ts';
import { otherThan as pronoun } from './address.ts';
import type { Wish } from './command.ts';
import { marksIn } from './form.ts';
import { partsOf } from './joined.ts';
import { anchored, firstGroup, isTone, nameIn } from './named.ts';
import { pricing, skips } from './patterns.ts';
import { unnamedIn } from './refrain.ts';
import { answers } from './told.ts';
import { englishKinds } from './words.ts';
import { isOfTalk } from './writing.ts';

export function readSkip(said: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const cut = said.replace(asWhat, '');
  const bare = firstGroup(skips, cut) === undefined ? said : cut;
  if (answers(bare) || named.test(bare)) return undefined;
  const left = firstGroup(skips, bare) ?? anchored(bare, 'remove', tables);
  if (left === undefined) return undefined;
  const unnamed = unnamedIn(bare, left);
  if (unnamed) return [unnamed];
  const languages = tables.map(({ language }) => language);
  const all = partsOf(left, languages);
  const wanted = all.slice(1).filter((part) => isWanted.test(part));
  const wishes = distributed(all.filter((part) => !wanted.includes(part)))
    .flatMap((part) => (inDutch.test(bare) ? part.split(/\sof\s/u) : [part]))
    .flatMap((part) =>
      asSkip(naming.test(bare) ? `names of our ${part}` : part, tables, calls.test(bare)),
    );
  const kept = wanted.map((part) => nameIn(part.replace(isWanted, '')));
  const spared = kept.filter((about) => about.length >= 2);
  return wishes.length === 0
    ? undefined
    : [...wishes, ...spared.map((about) => ({ kind: 'mention' as const, about }))];
}

/** `No total, but the price per day`: behind a refusal, what is wanted. */
const isWanted =
  /^(?:but|just|rather|sondern|aber|dafür|lieber|mais|plutôt|sí|pero|sino|bensì|ma|mas|sim|wel|maar|ale|lecz)\s(?!(?:not|no|nicht|kein\p{L}*|pas|non|não|niet|geen|nie)\s)/iu;

/** `Noem de dagprijs, de korting niet`: the first is to be there. */
const named =
  /^(?:noem|nenne?|zeige?|toon|vermeld|geef|show|give|name|mention)\s[^,;]{2,60},\s[^,;]{2,60}\s(?:niet|nicht|not|no)$/iu;

/** `No surcharges for nights and weekends`: for neither, and weekends may be spoken of. */
function distributed(parts: readonly string[]): string[] {
  const [first = '', ...rest] = parts;
  const head = ofAmounts.exec(first)?.[0];
  return head === undefined
    ? [...parts]
    : [
        first,
        ...rest.map((part) => (isBare.test(part) ? `${head}${part.replace(ofIt, '')}` : part)),
      ];
}
const ofAmounts =
  /^(?:(?:the|any|die|den|les|des|los|las|i|gli|le|os|as|de)\s)?(?:surcharges?|supplements?|extra charges?|discounts?|prices?|fees?|rates?|\p{L}{0,20}(?:zuschl[aä]ge?n?|aufschl[aä]ge?n?|aufpreise?n?|rabatte?n?|preise?n?|gebühren)|majorations?|suppléments?|remises?|prix|tarifs?|recargos?|suplementos?|descuentos?|precios?|supplement[oi]|maggiorazion[ei]|scont[oi]|prezz[oi]|acréscimos?|descontos?|preços?|toeslagen?|korting(?:en)?|prijzen|tarieven|dopłat\p{L}*|rabat\p{L}*|cen(?:y|ę)?)\s(?:for|on|at|für|am|an|voor|op|pour|d[eu]s?|para|por|per|di|del|della|dei|d[ao]s?|van|dla|za)\s(?:(?:the|die|den|le|la|les|el|los|las|il|i|o|os|a|as|de|het)\s)?/iu;
/** A name alone, or with the little word again. */
const isBare =
  /^(?:(?:am|an|du|de|des|del|di|da|do|das|dos|op|voor|für|pour|para|per|za)\s)?[\p{L}-]+$/iu;
const ofIt = /^(?:am|an|du|de|des|del|di|da|do|das|dos|op|voor|für|pour|para|per|za)\s/iu;

/** `… niet noemen als functie`: it is not to be there as anything. */
const asWhat =
  /\s(?:as|als|comme|como|come|jako)\s(?:(?:an?|eine?n?|une?|una?|uma?|een)\s)?\p{L}+$/iu;
/** `Don't name our drivers`: they may be spoken of. */
const naming = /(?:not|n[’']?t|never) name (?:any of )?our\s/iu;

/** Where `of` is `or`; `the number of sensors` is one thing. */
const inDutch = /(?<!\p{L})(?:geen|niets?|zonder|noem|laat|weg|het)(?!\p{L})/iu;

/** `Chair covers and such`: nothing is named by it. */
const andSuch =
  /^(?:such(?: things)?|so on|the like|etc\.?|similar|ähnliches|dergleichen|usw\.?|autres|ainsi de suite|similares|demás|etcétera|simili|così via|eccetera|afins|etc[aé]tera|dergelijke|zo|enz\.?|podobne|itp\.?|itd\.?|など)$/iu;

function asSkip(part: string, tables: readonly ReadingWords[], byName: boolean): Wish[] {
  if (andSuch.test(part.trim())) return [];
  const about = nameIn(part.replace(onThePage, '').replace(firstVerb, '').replace(allOf, ''));
  const marks = marksIn(about);
  if (marks.length > 0) return marks;
  const form = pronoun(about);
  if (form !== undefined) return [{ kind: 'address', form }];
  const rest = about.replace(pricing, '').replace(anyOf, '').trim();
  if (money.test(about)) return [{ kind: 'noPricing' }];
  if (pricing.test(about) && rest.length < 3 && !ofKind.test(about)) return [{ kind: 'noPricing' }];
  const bare = about.replace(anyOf, '');
  if (customers.test(bare) || (byName && persons.test(bare))) return [{ kind: 'nameless' }];
  const type =
    tables.map((words) => kindOf(bare, words)).find((one) => one !== undefined) ??
    englishKinds.find(([, names]) => names.test(bare))?.[0];
  if (type === 'pricing') return [{ kind: 'noPricing' }];
  if (type !== undefined && droppable.has(type)) return [{ kind: 'without', type }];
  if (isTone(about) || isOfTalk(about)) return [{ kind: 'tone' }];
  const what = about.replace(wideKind, '').replace(/(?<=\p{L}{3})\stalk$/iu, '');
  return what.length >= 2 ? [{ kind: 'skip', about: what }] : [];
}

const money = /^(?:the )?(?:money|geld|l[’']?argent|dinero|soldi|dinheiro|pieniądz\p{L}*|お金)$/iu;
/** `冬の料金`: one character names them. */
const ofKind = /^(?!全て|全部|一切)\p{sc=Han}{1,2}の(?:料金|価格|値段|費用)$/u;

/** `サンコー工業の名前`: who is meant stands before it. */
const wideKind = /の(?:名前|社名|会社名|話題|話|件|こと)$/u;

/** `Anything about leasing`. */
const allOf =
  /^(?:anything|everything|all|alles|tout(?: ce qui concerne)?|todo|tutto|tudo|wszystko)\s(?:about|on|related to|zum thema|über|zu|sur|sobre|su|sul|sulla|over|o)\s/iu;

/** Whoever buys of us, as a whole. */
/** `Name no resident`: what residents pay may be told. */
const calls =
  /(?<!\p{L})(?:nam(?:e|ing)|quot(?:e|ing)|cit(?:e|er|ez|ar|are|e[mn]?|ing)|nommer|nommez|nombr(?:ar|es?|en)|nomin(?:are|ate)|nome(?:ar|ie)|nennen|nenne|zitieren|noem(?:en)?|citeer|citeren|wymienia[ćj]|cytowa[ćj])(?!\p{L})/iu;
const persons =
  /^(?:residents?|tenants?|neighbou?rs?|patients?|members?|guests?|parents?|pupils?|students?|employees?|colleagues?|staff|bewohner(?:innen)?|mieter(?:innen)?|nachbarn?|patient(?:en|innen)?|mitglied(?:er)?|gäste?|eltern|kolleg(?:en|innen)|mitarbeiter(?:innen)?|résidents?|locataires?|voisins?|patients?|membres?|parents?|collègues?|salariés?|vecin[oa]s?|inquilinos?|pacientes?|miembros?|socios?|padres|emplead[oa]s?|residenti?|condomin[oi]|inquilin[oi]|vicin[oi]|pazient[ei]|soc[io]+|colleg(?:a|hi)|dipendent[ei]|morador(?:es)?|vizinhos?|inquilinos?|utentes?|sócios?|colegas?|funcionários?|bewoners?|huurders?|buren|patiënt(?:en)?|leden|lid|gasten|ouders|collega[’']?s?|medewerkers?|mieszkańc\p{L}+|sąsiad\p{L}*|pacjent\p{L}*|człon\p{L}+|pracownik\p{L}*)(?: (?:by name|names?|namentlich|beim namen|nommément|por su nombre|por nome|per nome|pelo nome|bij naam|z nazwiska))?$/iu;

const customers =
  /^(?:(?:other |any |andere[nr]? |autres |otros |altri |outros |andere |innych )?(?:customers?|clients?|kunden|kundennamen|clientes?|clienti|klanten|klientów)(?:[’'] names)?|(?:names? of |namen (?:von |der )?|noms? (?:de |des )|nombres? de |nomi (?:di |dei )|nomes? (?:de |dos )|namen van |nazw\p{L} )(?:our |unserer |nos |nuestros |nostri |nossos |onze )?(?:other )?(?:customers?|clients?|kunden|clientes?|clienti|klanten|klientów)|(?:names? of |namen (?:van |von |der )?|noms? d(?:e |[’'])|nombres? de |nomi (?:di |degli )?|nomes? de |nazw\p{L} )(?:any |d[’'])?(?:other|anderen?|anderer|autres|otr[oa]s|altr[ei]|outr[oa]s|innych)\s\p{L}+|(?:customer|client|reference)s?[’']? names|(?:kunden|referenz|klanten|referentie)namen|noms? de (?:clients?|références?)|nombres? de (?:clientes?|referencias?)|nom[ei] di (?:client[ei]|referenz[ae])|nomes? de (?:clientes?|referências?)|nazw\p{L}* referencji|導入企業名|顧客名|お客様名|他社名|(?:他社|他のお客様|取引先)の名前|(?:andere[nr]?\s)?kunden namentlich)$/iu;

/** What a page can do without; its top and its buttons are not of these. */
const droppable: ReadonlySet<BlockType> = new Set<BlockType>(
  'faq quote stats logos form ask steps timeline heard media gallery'.split(' ') as BlockType[],
);

/** `… on this page`, `… auf dieser Seite`: everything is. */
const onThePage =
  /\s(?:on|in|for|auf|in|sur|dans|en|su|na|nesta|op|na)\s(?:(?:this|the|that|dieser|der|die|cette|la|esta|questa|a|de|deze|tej)\s)?(?:page|site|website|seite|página|pagina|pagina|stronie|one)$|\s(?:please|at all|anywhere|whatsoever|for now|yet|completely|entirely|altogether|totally|ganz|komplett|völlig|vollständig|complètement|entièrement|totalement|por completo|completamente|totalmente|del todo|del tutto|interamente|helemaal|volledig|całkowicie|zupełnie|bitte|erstmal|nirgends|irgendwo|nulle part|pour l[’']instant|en ningún sitio|por ahora|da nessuna parte|per ora|por enquanto|nergens|voorlopig|nigdzie|na razie)$/iu;
/** What a wish was read with may stand before what is meant: `no mencionar Vitoria`. */
const firstVerb =
  /^(?:por completo|completamente|totalmente|del todo|del tutto|(?:mention|reference|allusion|accenno|riferimento|mención|alusión|referencia|menção|referência|mention|allusion|référence|vermelding|verwijzing|erwähnung|hinweis|wzmianki?) (?:of|to|an?|al|allo|alla|ai|agli|alle|de|del|des?|du|à|au|aux|ao|aos|van|naar|von|auf|o)|mention(?:ing|ner)?|mentions? of|talk about|say|give|tell|show|decir|dar|poner|indicar|dire|dare|indicare|mostrare|mostrar|dizer|donner|indiquer|montrer|zeggen|geven|tonen|nennen|podawać|mencionar|menzionare|mencione|hablar d(?:e|el)|parlare d(?:i|ei|el|elle|ella)|parler d(?:e|u|es)|falar (?:de|d[ao]s?|sobre)|citar|citare|citer|noemen|vermelden|wspominać o)\s+/iu;
const anyOf =
  /(?<!\p{L})(?:the|any|all|a|an|our|der|die|das|den|le|la|les|l[’']|el|los|las|il|i|gli|le|o|os|as|a|de|het|any kind of|kind of|section|block|abschnitt|section|sección|sezione|seção|sectie)(?:\s|(?<=’|'))/giu;
