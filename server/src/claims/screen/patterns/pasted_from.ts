// Lines that only say where the text below them was copied from: `WEBSITE COPY (2022, mostly still true)`, `Vom
// alten Flyer:`. A printer sells flyers, and somebody who writes sells copy: a name alone says nothing.
import { givenNames } from '../given_names.ts';

const medium =
  '(?:web ?sites?|web|home ?page|site|brochures?|leaflets?|flyers?|catalog(?:ue)?s?|pdf|intranet|prospekt(?:s|en)?|broschüre|webseite|plaquette|dépliant|sitio|folleto|página web|catálogo|sito|opuscolo|catalogo|depliant|folheto|sítio|folder|catalogus|ulotk[aię]|broszur[aęy]|stron[aęy]|katalogu?)';
const text =
  '(?:copy|texts?|blurb|wording|texte?s?|textos?|test[oi]|tekst(?:en|y)?|baustein(?:e)?|fragment)';
const from =
  '(?:(?:copied |pasted |taken |lifted |take |copy |use )?from|(?:kopiert |übernommen )?(?:vom|von|von der|aus|aus dem|aus der)|(?:copié |repris )?(?:du|de la|de notre)|(?:copiado )?(?:del|de la|de nuestro)|(?:copiato )?(?:dal|dalla|dal nostro)|(?:copiado )?(?:do|da|do nosso)|(?:overgenomen )?(?:van|uit)|(?:skopiowane )?(?:z|ze))';
const which =
  '(?:(?:the|our|old|last|current|new|de|het|onze|oude|vecchio|nuestr[oa]|viej[oa]|antig[oa]|nostr[oa]|noss[oa]|velh[oa]|ancien(?:ne)?|notre|starego|starej|naszej|alten?|neuen?|unserer?|unserem)\\s){0,3}';
const then =
  '(?:\\s(?:antig[oa]|velh[oa]|viej[oa]|vecchi[oa]|actuel(?:le)?|actual|attuale|atual))?';
/** `Standardtext Homepage:`, `~~ Texto web ~~`: by its colon or its frame it heads what was taken from there. */
const kind = '(?:(?:standard|basis|normal|base|allgemeiner|usual|approved|old|our)[ -]?)?';
const year = '(?:[ ,]{1,2}(?:v\\.?\\s?)?\\d{1,4}(?:[./]\\d{1,4}){0,2})?';
const remark = '\\s?[(（][^()（）]{2,80}[)）]';

/** `Mail von Uwe, 3.2.`, `WhatsApp Ann to Ben 12 May`. */
const message =
  '(?:e-?mail|mail|message|nachricht|whats ?app|sms|courriel|correo|mensaje|messaggio|mensagem|bericht|mailtje|wiadomość)';
const month =
  '(?:jan|feb|fév|fev|mar|mär|maa|mrt|apr|avr|abr|kwi|mai|maj|may|mag|mei|jun|juin|giu|cze|jul|juil|lug|lip|aug|août|ago|sie|sep|set|wrz|okt|oct|out|ott|paź|nov|lis|dec|dez|déc|dic|gru|sty|gen|ene|lut)\\p{L}{0,7}';
const day = `(?:\\d{1,2}[./-]\\d{1,2}\\.?(?:\\d{2,4})?|\\d{1,2}\\.? ${month}\\.?(?: \\d{4})?|${month} \\d{1,2})`;
/** However it is written: `14th`, `3 de abril`, `le 4`. */
const anyDay = `[,(]? ?(?:\\p{L}{2,3} )?(?:${day}|\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?(?: (?:de )?${month})?)[)]?`;
const someone = '\\p{Lu}[\\p{L}.]{1,20}(?: \\p{Lu}[\\p{L}.]{1,20})?';

const lead = '^[\\s#>*_=~–—■□◆◇▼●○-]{0,12}';
const close = '[\\s#*_=~<–—:：-]{0,12}$';
const pasted = [
  `(?:[\\p{L}’' ]{2,30}, )?(?:${text}\\s)?${from}\\s${which}${medium}${then}${year}(?:${remark}|,[^.!?]{2,40})?`,
  `${medium}[ -]${text}(?:${year}${remark}|[ ,]{1,2}\\d{4})`,
  `(?:会社|事業|製品|商品|サービス|入学|学校|施設)?(?:案内|パンフ(?:レット)?|チラシ|ホームページ|HP|カタログ|(?:Web|ウェブ)?サイト|リーフレット|冊子)(?:から|より|の(?:文面|文章|原稿)(?:から|より)?)`,
].map((one) => new RegExp(`${lead}${one}${close}`, 'iu'));
/** `--- Leaflet 2024 (OCR) ---`. */
const scanned =
  /^\s*[-=~*_–—[]{1,12}\s?.{0,60}(?<!\p{L})(?:OCR|scan(?:ned|né|ner)?)(?!\p{L}).{0,12}[-=~*_–—\]]{1,12}\s*$/iu;
const sent = new RegExp(
  `${lead}(?:${message}) (?:(?:from|von|de|da|di|van|od) ${someone}|${someone} (?:to|an|à|a|para|aan|do) ${someone})(?: (?:to|an|à|a|para|aan|do) ${someone})?,? (?:(?:on|vom|du|del|dal|van|z) )?${day}${close}`,
  'iu',
);
const taken = `(?:${kind}${text}(?: (?:for|für|de|du|del|della|da|do|voor|na|of)(?: (?:the|die|la|el|de|il|o))?)?[ -]${medium}|${medium}[ -]${text})`;
const framed = new RegExp(
  `^\\s*(?:>{1,3}|[-=~*_–—]{2,12})\\s?${taken}${close}|^\\s*${kind}${text} ${medium}\\s?[:：]\\s*$`,
  'iu',
);
export const isPastedFrom = (line: string): boolean =>
  line.length <= 120 &&
  (pasted.some((one) => one.test(line)) ||
    framed.test(line) ||
    scanned.test(line) ||
    sent.test(line));

/** `MAIL DI CHIARA`, `Mail Lena an Chef`, `Correo de Marta a Jorge, 12 de mayo`: a colleague is called by their first name. */
const betweenUs = new RegExp(
  `${lead}(?:${message}|(?:notiti?e|notiz(?:en)?|notes?|notas?|appunti|notatk[ai])(?: \\p{Ll}{3,16})?)(?: (?:from|von|de|da|di|van|od))? (${someone})(?: (?:to|an|à|a|para|aan|do) (${someone}))?(${anyDay})?${close}`,
  'iu',
);
const isColleague = (name = ''): boolean =>
  name.split(' ').some((part) => givenNames.has(part.toLowerCase()) || roles.test(part));
const roles =
  /^(?:boss|chef|cheffe|patronn?e?|jef[ea]|capo|titolare|patrão|baas|szef(?:a|owa)?)$/iu;

/** Whether it heads what colleagues wrote to one another: what they say is judged by itself, and the heading is nobody's. */
export function isMailHead(line: string): boolean {
  if (line.length > 120) return false;
  const [, by, to] = betweenUs.exec(line) ?? [];
  return by !== undefined && (isColleague(by) || isColleague(to));
}

const frame = /^\s*[-=~*_–—]{2,12}\s?(\p{L}[^-=~*_–—]{1,60}?)\s?[-=~*_–—]{2,12}\s*$/u;
const ends =
  /^(?:end(?: of)?|ende|fin(?: de| du| de la| del)?|fine|fim(?: do| da)?|einde|koniec)(?: (?:the|der|des|het|de))?\s/iu;

/** `--- LEAFLET ---` and `--- END OF LEAFLET ---`, around what was pasted: by their numbers. */
export function pastedFrames(lines: readonly string[]): number[] {
  const framed = lines.flatMap((line, at) => {
    const name = line.length <= 120 ? frame.exec(line)?.[1]?.toLowerCase() : undefined;
    return name === undefined ? [] : [{ at, name }];
  });
  return framed.flatMap(({ at, name }) => {
    const open = ends.test(name) ? name.replace(ends, '') : undefined;
    const begun = framed.findLast((one) => one.at < at && one.name === open);
    return begun === undefined ? [] : [begun.at, at];
  });
}
