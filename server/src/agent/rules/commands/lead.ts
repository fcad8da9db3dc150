// What an instruction wants the page to begin with.
import type { ReadingWords } from '../grammar/languages/request_words.ts';
import type { Wish } from './command.ts';
import { anchored, firstGroup, nameIn } from './named.ts';
import { placing } from './order.ts';
import { leads } from './patterns.ts';
import { mattersMost, withoutPoliteEnding } from './starts.ts';

/** `Start with the cost of early repairs` asks for no early place. */
export const begins =
  /^(?:start|begin|open|lead)\s(?:the page\s)?with\s|^(?:beginne|beginnen|starte|starten)\smit\s|^mit\s.{2,80}\s(?:beginnen|anfangen|starten|einsteigen|aufmachen|loslegen|eröffnen)$|^(?:commence\p{L}*|débute\p{L}*|ouvre\p{L}*)\s(?:par|avec)\s|^(?:empie\p{L}+|comien\p{L}+|abre)\s(?:por|con)\s|^(?:inizi\p{L}*|cominci\p{L}*|parti)\s(?:con|da\p{L}*)\s|^comec\p{L}+\s|^(?:begin|start|open)\smet\s|^(?:zacznij|rozpocznij)\sod\s/iu;

/** `Talk about the bench not about finance`: no line to begin with, and the second in passing. */
const notAbout =
  /^\p{L}+ (?:about|über|von|sur|de|sobre|di|over|o) (?:the |die |das |den |la |le |les |el |il |o |a |de |het )?.{2,40}?,? (?:and )?(?:not|nicht|pas|no|non|não|niet|nie) (?:about|über|von|sur|de|sobre|di|over|o) (.{2,40})$/iu;

export function readLead(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const not = notAbout.exec(bare)?.[1];
  if (not !== undefined) return [{ kind: 'modest', about: nameIn(not) }];
  const plain = withoutPoliteEnding(bare);
  const most = mattersMost.exec(bare)?.[0];
  const about =
    (most === undefined ? mostInJapanese.exec(bare)?.[1] : bare.slice(most.length)) ??
    toldThat.exec(bare)?.[1] ??
    firstGroup(leads, bare) ??
    firstGroup(leads, plain) ??
    anchored(bare, 'lead', tables);
  return about === undefined ? undefined : leadsIn(about.replace(placing, ''));
}
/** One wish to its end, whatever joins its words. */
export const isToldThat = (bare: string): boolean => toldThat.test(bare);
/** `Zuerst zeigen, dass wir …`, `Zacznij od tego, że …`, `Start by saying that we …`. */
const toldThat =
  /^(?:(?:please |bitte )?(?:first |zuerst |als erstes |najpierw )?(?:show|say|tell (?:them|her|him)|zeigen?|sagen?|erklären|klarmachen|schreiben|deutlich machen|pokaż|powiedz|napisz)(?: sie)?(?: first| zuerst)?,? (?:that|dass|daß|że)|(?:start|begin|open) by (?:saying|showing|explaining) that|(?:beginne|beginnen|starte|starten|fange?|fangen)(?: sie)? damit(?: an)?,? (?:dass|daß)|(?:zacznij|zacząć|rozpocznij) od tego,? (?:że|iż)) (.{2,120})$/iu;
/** `The fact that they can order one part`. */
const thatClause =
  /^(?:(?:(?:le )?fait )?qu[’']|(?:(?:the )?fact that|that|(?:the )?point that|(?:(?:le )?fait )?que|(?:el )?hecho de que|(?:il )?fatto che|che|(?:o )?fa[c]?to de que|(?:het )?feit dat|dat|(?:der )?tatsache,? dass|dass|że)(?!\p{L}))\s*/iu;
/** `Reusing the stone instead of laying all anew`: what it is held against is not wanted. */
const ratherThan =
  /,?\s(?:instead of|rather than|statt|anstatt|au lieu d|plutôt que|en vez de|en lugar de|invece (?:di|che)|em vez de|in plaats van|zamiast)(?!\p{L}).*$/iu;
const mostInJapanese =
  /^(?:一番|最も|いちばん)(?:大事|大切|重要|伝えたい)(?:なの|なこと|点|の)は、?(.{2,40}?)(?:です|だ)?$/u;

/** `Open with the dogs and the night shifts`: the second stands near the top. */
function leadsIn(said: string): Wish[] | undefined {
  const [first = '', ...more] = said
    .replace(thatClause, '')
    .replace(ratherThan, '')
    .split(/\p{sc=Han}/u.test(said) ? /(?<=[\p{sc=Han}\p{sc=Katakana}ーさみ])と/u : andThe);
  const [lead, ...others] = [first, ...more].map((part) =>
    nameIn(part)
      .replace(ofTheirs, '')
      .replace(ofMatter, '')
      .replace(asked, '')
      .replace(answering, ''),
  );
  if (lead === undefined || lead.length < 2) return undefined;
  const early = others.filter((about) => about.length >= 2);
  return [
    { kind: 'lead', about: lead },
    ...early.map((about) => ({ kind: 'early' as const, about })),
  ];
}
/** With an article or its preposition once more, or it is one name: `research and development`. */
const andThe =
  /,?\s(?:(?:and|und|et|y|e|en|i) )?(?:then|dann|danach|puis|ensuite|luego|después|poi|dopo|depois|daarna|potem)\s(?:(?:with|mit|avec|par|con|por|com|met|od)\s)?(?=\S)|\s(?:and|und|et|y|e|en|i|oraz)\s(?:(?:with|mit|avec|par|con|por|com|met|od|da|dal)\s)?(?=(?:the|der|die|das|dem|den|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|de|het|our|their|her|his|unser\p{L}{0,2}|ihr\p{L}{0,2}|nos|notre|leurs?|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze?|hun)\s|(?:what|how|why|when|where|who|wie|was|warum|wann|dass|comment|pourquoi|combien|ce qu[ei’']|que|qu[’']|che|that|cómo|cuánto|por qué|come|quanto|quando|perché|quel(?:lo)? che|como|o que|porque|hoe|wat|waarom|dat|jak|ile|dlaczego|że)\s|l[’'])|\s(?:and|und|et|y|e|en|i)\s(?:with|mit|avec|par|con|por|com|pel[oa]s?|met|od|dal(?:l[aeo])?|dai|dagli)\s(?=\S)/iu;
/** `The worry about the nights`, `die Frage nach dem Preis beantworten`: what they ask about is to be told. */
const asked =
  /^(?:(?:answer(?:ing)?(?: to)?|antwort auf|réponse à|respuesta a|risposta a|resposta a|antwoord op|odpowied[zź] na)\s(?:(?:whether|if|ob|si|se|of|czy)\s(?=\p{L})|the\s|(?:his|her|their|seine|ihre|sa|su|la|zijn|haar)\s(?=\p{L}))?)?(?:(?:the )?(?:question|worry|fear|frage|sorge|angst|crainte|inquiétude|pregunta|duda|miedo|domanda|paura|dubbio|pergunta|dúvida|receio|vraag|zorg|pytanie|obawa)\s(?:(?:about|of|on|over|nach|zu[mr]?|um|vor|sur|sobre|de(?:l| l[ao]s?)?|d[eu]s?|d[ao]s?|sul?|sull[ae]|di|dell[ae]|voor|o)\s(?:(?:the|den|dem|der|die|das|las?|los|les?|il|i|gli|os?|as?|de|het)\s)?)?)?(?=\S{3})/iu;
const answering = /\s(?:(?:zu )?beantworten|(?:question|worry|fear|concern)s?)$/iu;
/** `外国人スタッフの件`. */
const ofMatter = /の(?:件|話|話題|こと)$/u;
/** `The noise problem he mentions`. */
const ofTheirs =
  /,?\s(?:that |which |das |den |die |der |qu[’']|que |dont |che |di cui |de que |dat |die |waar )?(?:she|he|they|sie|er|elle|il|ella|él|lei|lui|ela|ele|ze|zij|hij)\s\p{L}+(?:\s\p{L}{2,4})?$/iu;

/** `Put the fragile part right at the top`: where it is to stand, and nothing before it. */
const atTop: readonly RegExp[] = [
  /^(?:metti|mettere|metta|porta|portare) (?:in (?:alto|cima|testa)|all[’']inizio) (.{2,60})$|^(?:mettre|mettez|mets|placer|placez) (?:tout )?(?:en haut|au début|en tête) (.{2,60})$/iu,
  /^(?:poner|pon|ponga|subir|sube|suba) (?:arriba(?: del todo)?|al principio|en cabeza) (.{2,60})$|^(?:pôr|põe|ponha|colocar|coloque) (?:(?:logo )?no (?:topo|início|começo)|em cima) (.{2,60})$/iu,
  /^(?:zet|plaats) (?:helemaal )?(?:bovenaan|voorop|vooraan) (.{2,60})$|^(?:daj|umieść|postaw) na (?:samej )?(?:górze|początku|początek|górę) (.{2,60})$/iu,
  /^(?:put|move|have|keep|bring|set|get) (.{2,80}?) (?:right |straight |all the way |up )?(?:at|to|on) (?:the )?(?:very )?(?:top|start|beginning|front)(?: of (?:the )?page)?$/iu,
  /^([^,;]{2,60}?) (?:goes?|comes?|should be|must be|belongs?) (?:right )?(?:at|on) (?:the )?(?:very )?top$/iu,
  /^(?:(?:stelle?|setze?|rücke?|bringe?) )?([^,;]{2,60}?) (?:bitte )?(?:ganz |weit )?(?:nach (?:ganz )?oben|an den anfang|an die spitze)(?: stellen| setzen| bringen| rücken)?$/iu,
  /^(?:mettre|mettez|mets|placer|placez|place) (.{2,60}?) (?:tout )?(?:en haut|au début|en tête)(?: de (?:la )?page)?$/iu,
  /^(?:poner|pon|ponga|colocar|coloca|coloque|subir|sube|suba) (.{2,60}?) (?:arriba(?: del todo)?|al principio|en cabeza)$/iu,
  /^(?:metti|mettere|metta|porta|portare) (.{2,60}?) (?:in (?:alto|cima|testa)|all[’']inizio)$/iu,
  /^(?:pôr|põe|ponha|colocar|coloque|mete|meter) (.{2,60}?) (?:(?:logo )?no (?:topo|início|começo)|em cima)$/iu,
  /^(?:(?:zet|plaats) )?([^,;]{2,60}?) (?:helemaal )?(?:bovenaan|voorop|vooraan|aan het begin)(?: zetten| plaatsen)?$/iu,
  /^(?:daj|umieść|postaw) (.{2,60}?) na (?:samej )?(?:górze|początku|początek|górę)$/iu,
];

export function readTop(bare: string): Wish[] | undefined {
  const about = nameIn(firstGroup(atTop, bare) ?? '').replace(ofPage, '');
  return about.length >= 2 ? [{ kind: 'lead', about }] : undefined;
}
const ofPage = /\s(?:part|section|bit|stuff|teil|abschnitt|stuk|deel)$/iu;
