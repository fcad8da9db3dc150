// Whether one sentence may stand before a reader, and if not, why.
import { lean } from '../../platform/text/quickened.ts';
import { termsOf } from '../../platform/text/words.ts';
import type { LeftOutReason } from '../claims.ts';
import { givenNames } from './given_names.ts';
import { absences, business } from './patterns/business.ts';
import { orders } from './patterns/orders.ts';
import { byLeaveOf, needsLeaveOf } from './patterns/price_limits.ts';
import { hides, markedInternal } from './patterns.ts';

const maxJudged = 2000;
/** What somebody said is theirs: in a customer's own words, `I think` is no note. */
const spokenByOthers = /^[\s>*_-]{0,6}["“„«「『‹]/u;
const spokenReasons = new Set<LeftOutReason>(['assistant', 'internal', 'placeholder']);
/** Also in a reader's own words these are not for a page; all else is theirs to say. */
export const toMachines: ReadonlySet<LeftOutReason> = new Set(['assistant', 'placeholder']);
/** The same few lines are judged in every draft of a page. */
const judged = new Map<string, LeftOutReason | ''>();
const maxJudgedKept = 20_000;

/** `quoted`: words of somebody else, without their marks. */
export function reasonToHide(sentence: string, quoted = false): LeftOutReason | undefined {
  const text = sentence.trim();
  if (text === '') return undefined;
  if (quoted) return judge(text.slice(0, maxJudged), true);
  const known = judged.get(text);
  if (known !== undefined) return known === '' ? undefined : known;
  const reason = judge(text.slice(0, maxJudged), spokenByOthers.test(text));
  if (judged.size >= maxJudgedKept) judged.clear();
  if (text.length <= 500) judged.set(text, reason ?? '');
  return reason;
}

function judge(text: string, spoken: boolean): LeftOutReason | undefined {
  // Who asks what happens when somebody leaves, or tells that they were away, speaks of their own people.
  const ofTheirs = spoken || /[?？؟]["”»)]?$/u.test(text) || anybody.test(text);
  const bare = text.replace(forUnit, ' ');
  if (spokenOf.test(text)) return judge(text.replace(spokenOf, ''), spoken);
  for (const [reason, pattern] of hides) {
    if (pattern === business && !business.test(bare)) continue;
    if (spoken && !spokenReasons.has(reason)) continue;
    if ((ofTheirs && pattern === absences) || (spoken && pattern === orders)) continue;
    if (pattern.test(text)) return reason;
  }
  if (spoken) return undefined;
  if (byLeaveOf.test(text) || takesLeave(text)) return 'internal';
  if (asksOne(text)) return 'internal';
  return named.test(text) || smallLabel.test(text) || selfLabel.test(text)
    ? 'instruction'
    : rumour.test(text) || byInitial.test(text) || wink.test(text)
      ? 'unsure'
      : undefined;
}

/** `「要確認」として示し`: a mark that the reader will see, and none of the text. */
const spokenOf =
  /[「『][^「」『』]{2,10}[」』](?=(?:と(?:して|示|表示|表記|記載|書)|の(?:印|表示|欄)))/u;

/** `Floor price per m²`, `Mindestpreis je Auftrag`: what the least is that is sold, and no secret; `down to two groups`. */
const forUnit = lean(
  /(?<!\p{L})(?:(?:floor|minimum|lowest|bottom|reserve) price(?: (?:per|for|of (?:a|an|each|the|every))(?!\p{L})| is for|[ ,:]{1,3}[€£$]\s?\d[\d.,]*\s?(?:\/|per|an?|each)\s?\p{L})|(?:mindestpreis|untergrenze) (?:je|pro|für (?:die|den|das|eine?n?))|(?:rabatt|nachlass) bis (?=\d+ ?%[:：]? ab \d)|prix minimum (?:par|de commande)|(?:precio|prezzo|preço) mínimo (?:por|de (?:pedido|venta))|prezzo minimo (?:d[’']ordine|per|a )|minimumprijs per|ondergrens voor|korting tot (?=\d+ ?% vanaf)|cena minimalna (?:za |zamówienia|zlecenia)|(?:can|may|could) (?:go|come) down as well as up|(?:go|come|drop) down to (?:\p{L}{2,6}|\d{1,3}) (?!percent|per|euros?|pounds?|dollars?|quid)\p{Ll}{3,})|最低価格は[^。]{0,8}(?:あたり|につき)/giu,
);

/** `Lowenna, can you check the hours bit before it goes.`, `Para Lourdes, de Álvaro.`: from one colleague to another. */
function asksOne(text: string): boolean {
  const [, from = '', to = ''] = memo.exec(text) ?? [];
  if ([from, to].some((name) => givenNames.has(name.toLowerCase()))) return true;
  const [, name = '', asked = ''] = called.exec(text) ?? [];
  if (name === '' || noName.test(name)) return false;
  return givenNames.has(name.toLowerCase())
    ? ofWork.test(asked) || ofText.test(asked)
    : ofText.test(asked);
}
/** `Para Joost van Dalen` is whom a page is for: a particle needs its comma to tell who wrote. */
const memo =
  /^\s*(?:For|To|Für|An|Para|Pour|À|Per|A|Voor|Aan|Dla|Do) (\p{Lu}\p{Ll}{2,15})(?:,? (?:from|od)|, (?:von|de|da|van)) (\p{Lu}\p{Ll}{2,15})\s?[.:!]?$/u;
const called =
  /^\W{0,4}(\p{Lu}\p{Ll}{2,15}),? (?:(?:please |pls )?(?:can|could|would|will) (?:you|u)|(?:bitte )?(?:kannst|könntest|magst|würdest) du|(?:tu )?(?:peux|pourrais)[- ](?:tu )?|(?:me |nos )?(?:puedes|podrías)|(?:mi |ci )?(?:puoi|potresti)|podes|pode[sr]ias|kun je|zou je|wil je|możesz|mogłabyś|mógłbyś) ?(.{0,160})$/u;
/** Words that a sentence begins with. */
const noName =
  /^(?:Yes|Yeah|Hello|Well|Also|And|But|Please|Sorry|Then|Now|Today|Tomorrow|Emergency|Help|Hallo|Guten|Bitte|Und|Aber|Bonjour|Oui|Hola|Buenas|Ciao|Buongiorno|Olá|Goedemorgen|Hoi|Cześć)$/u;
/** What colleagues ask of each other, and no house of its reader. */
const ofWork =
  /^(?:please |pls |just |bitte |mal |noch |me |mi )?(?:check|confirm|double|proof|add|fill|update|have a look|look (?:at|over)|finish|sort|chase|fix|put|write|turn|draft|drüber|prüfen|vérifier|relire|ajouter|revisar|mirar|añadir|poner|controllare|guardare|aggiungere|verificar|rever|acrescentar|nakijken|checken|even (?:kijken|nakijken)|sprawdzić|dopisać)(?!\p{L})/iu;
const ofText =
  /(?<!\p{L})(?:(?:bit|part|section|page|text|copy|draft|figures|numbers|prices|dates|wording)\b|before (?:it|this) (?:goes|is sent)|seite|texte?|absatz|teil|zahlen|preise|bevor (?:es|das) raus|page|chiffres|partie|avant (?:l[’']envoi|que ça parte)|página|texto|parte|cifras|números|antes de (?:que salga|mandarlo|enviar)|pagina|testo|numeri|prima che (?:parta|esca)|tekst|stuk(?:je)?|cijfers|voor(?:dat)? het (?:weg|eruit)|stron[ęy]|fragment|zanim (?:pójdzie|wyjdzie))(?!\p{L})/iu;

/** Of somebody who is called by the first name. */
function takesLeave(text: string): boolean {
  const [, possessor, other] = needsLeaveOf.exec(text) ?? [];
  const name = possessor ?? other;
  return name !== undefined && givenNames.has(name.toLowerCase());
}

/** `If somebody goes on parental leave, …`: of whoever it may be, and of no colleague. */
const anybody =
  /(?<!\p{L})(?:someone|somebody|anyone|anybody|an employee|employees|whoever|jemand|beschäftigte[nr]?|mitarbeitende[nr]?|mitarbeiter(?:in)?|wer|quelqu[’']un|(?:un|une|le|la|vos|les) salariée?s?|alguien|(?:un|una) emplead[oa]|empleados|qualcuno|(?:un|una) dipendente|dipendenti|alguém|(?:um|uma) (?:colaborador|colaboradora|funcionári[oa])|iemand|(?:een|uw) (?:medewerker|werknemer)|medewerkers|ktoś|pracownik\p{L}*)(?!\p{L})|誰か|従業員|社員/iu;

/** To a colleague by name: `ask Tom first`, `@lena`, `Priya, pls`; whoever reads may ask Planning. */
const named =
  /(?:^|[\s(])@\p{L}{2,}|\b[Aa]sk (?!\p{L}+(?:ing|tion|ment|toms)\s)\p{Lu}\p{Ll}+(?: (?:if|about|whether|for|first|before)\b|[.!)]?$)|\b(?:[Cc]heck|[Cc]onfirm|[Vv]erify) with \p{Lu}\p{Ll}+\b|\b(?:per|via|from|says) \p{Lu}\p{Ll}+ (?:in|on) (?:Slack|slack|Teams|the call)\b/u;

/** Set down in passing: `nota: …`. With a capital it may be meant for the reader. */
const smallLabel =
  /^(?:nota|note|notiz|hinweis|remarque|rappel|opmerking|notatka|uwaga|info|recado|lembrete|promemoria|reminder|achtung|attention|attenzione)\s?[:：]/u;

/** `Promemoria mio: …`, `Note to self: …`. */
const selfLabel =
  /^\W{0,3}(?:promemoria|memo|nota|note|reminder|notiz|merkzettel|rappel|recordatorio|lembrete|opmerking|notitie|notatka)\s(?:mi[oa]|to (?:my)?self|to me|an mich|für mich|à moi(?:-même)?|pour moi|para mí|para mim|aan mezelf|voor mezelf|dla (?:mnie|siebie)|a me stess[oa])\s?[:：]/iu;

/** Colleagues wink at each other. */
const wink =
  /\s[:;]-?[)(DP]\s*$|(?<!\p{L})(?:motus|chut|psst|pst|acqua in bocca|chitón|bico calado|mondje dicht|mum[’']s the word)(?!\p{L})\s?[.!]?\s*$/iu;

/** What somebody inside believes is nothing to tell. */
const rumour =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:thinks|reckons|believes|guesses|wants us|wants to|says we|says it|will check|is checking|has the|knows|meint|glaubt|denkt|pense que|croit|cree que|piensa que|crede che|pensa che|acha que|denkt dat|myśli)(?!\p{L})/u;

/** `M. says too early`: who is called by a letter is known to those who read it. */
const byInitial =
  /^[\s*•–—-]{0,4}\p{Lu}\.(?:\s?\p{Lu}\.)? (?:says|said|thinks|reckons|believes|doubts|wants|sagt|meint|glaubt|findet|denkt|will|dit|pense|croit|trouve|veut|dice|cree|piensa|opina|quiere|crede|pensa|ritiene|vuole|diz|acha|pensa|quer|zegt|vindt|denkt|gelooft|wil|mówi|myśli|uważa|twierdzi|chce)(?!\p{L})/u;

const markWords = new Set(
  termsOf(
    'internal only please note notes confidential do not put publish use show page site website draft approved yet private this is pls nb attention important wip intern nur bitte nicht auf die seite veröffentlichen vertraulich achtung freigegeben noch interne interno usage uso ne pas publier no publicar non pubblicare não publicar niet publiceren',
  ),
);

/** A mark with next to nothing of its own: `DO NOT PUT ON PAGE!`, `(internal)`, `社外秘`. */
export function isBareMark(text: string): boolean {
  if (!markedInternal.test(text)) return false;
  const rest = text.replace(markedInternal, ' ');
  const own = termsOf(rest).filter((term) => !markWords.has(term));
  return own.length <= 1;
}
