// Lines that only say where the text below them was copied from: `WEBSITE COPY (2022, mostly still true)`, `Vom
// alten Flyer:`. A printer sells flyers, and somebody who writes sells copy: a name alone says nothing.

const medium =
  '(?:web ?sites?|web|home ?page|site|brochures?|leaflets?|flyers?|catalog(?:ue)?s?|pdf|intranet|prospekt(?:s|en)?|broschüre|webseite|plaquette|dépliant|sitio|folleto|página web|catálogo|sito|opuscolo|catalogo|depliant|folheto|sítio|folder|catalogus|ulotk[aię]|broszur[aęy]|stron[aęy]|katalogu?)';
const text =
  '(?:copy|texts?|blurb|wording|texte?s?|textos?|test[oi]|tekst(?:en|y)?|baustein(?:e)?|fragment)';
const from =
  '(?:(?:copied |pasted |taken |lifted )?from|(?:kopiert |übernommen )?(?:vom|von|von der|aus|aus dem|aus der)|(?:copié |repris )?(?:du|de la|de notre)|(?:copiado )?(?:del|de la|de nuestro)|(?:copiato )?(?:dal|dalla|dal nostro)|(?:copiado )?(?:do|da|do nosso)|(?:overgenomen )?(?:van|uit)|(?:skopiowane )?(?:z|ze))';
const which =
  '(?:(?:the|our|old|last|current|new|de|het|onze|oude|vecchio|nuestr[oa]|viej[oa]|antig[oa]|nostr[oa]|noss[oa]|velh[oa]|ancien(?:ne)?|notre|starego|starej|naszej|alten?|neuen?|unserer?|unserem)\\s){0,3}';
const then =
  '(?:\\s(?:antig[oa]|velh[oa]|viej[oa]|vecchi[oa]|actuel(?:le)?|actual|attuale|atual))?';
const year = '(?:[ ,]{1,2}(?:v\\.?\\s?)?\\d{1,4}(?:[./]\\d{1,4}){0,2})?';
const remark = '\\s?[(（][^()（）]{2,80}[)）]';

/** `Mail von Uwe, 3.2.`, `WhatsApp Ann to Ben 12 May`. */
const message =
  '(?:e-?mail|mail|message|nachricht|whats ?app|sms|courriel|correo|mensaje|messaggio|mensagem|bericht|mailtje|wiadomość)';
const month =
  '(?:jan|feb|fév|fev|mar|mär|maa|mrt|apr|avr|abr|kwi|mai|maj|may|mag|mei|jun|juin|giu|cze|jul|juil|lug|lip|aug|août|ago|sie|sep|set|wrz|okt|oct|out|ott|paź|nov|lis|dec|dez|déc|dic|gru|sty|gen|ene|lut)\\p{L}{0,7}';
const day = `(?:\\d{1,2}[./-]\\d{1,2}\\.?(?:\\d{2,4})?|\\d{1,2}\\.? ${month}\\.?(?: \\d{4})?|${month} \\d{1,2})`;
const someone = '\\p{Lu}[\\p{L}.]{1,20}(?: \\p{Lu}[\\p{L}.]{1,20})?';

const lead = '^[\\s#>*_=~–—-]{0,12}';
const close = '[\\s#*_=~<–—:：-]{0,12}$';
const pasted = [
  `(?:${text}\\s)?${from}\\s${which}${medium}${then}${year}(?:${remark}|,[^.!?]{2,40})?`,
  `${medium}[ -]${text}(?:${year}${remark}|[ ,]{1,2}\\d{4})`,
  `(?:パンフ(?:レット)?|チラシ|ホームページ|カタログ|サイト)(?:から|より|の(?:文面|文章|原稿)(?:から|より)?)`,
].map((one) => new RegExp(`${lead}${one}${close}`, 'iu'));
const sent = new RegExp(
  `${lead}(?:${message}) (?:(?:from|von|de|da|di|van|od) ${someone}|${someone} (?:to|an|à|a|para|aan|do) ${someone})(?: (?:to|an|à|a|para|aan|do) ${someone})?,? (?:(?:on|vom|du|del|dal|van|z) )?${day}${close}`,
  'iu',
);
const framed = new RegExp(`^\\s*(?:>{1,3}|[-=~*_–—]{2,12})\\s?${medium}[ -]${text}${close}`, 'iu');

export const isPastedFrom = (line: string): boolean =>
  line.length <= 120 &&
  (pasted.some((one) => one.test(line)) || framed.test(line) || sent.test(line));

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
