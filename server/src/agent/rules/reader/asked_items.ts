// A list in which readers ask: `Smell in January. Honestly.`, `ob die Küche morgens sauber ist`, `current waits for
// new patients`. Where its other entries ask, so does each of them, whatever its mark.
import { announcing } from './lead_in.ts';

/** Words that a question opens with, direct or not; what they are in one language says nothing in another. */
const openers: Readonly<Record<string, string>> = {
  en: 'how|what|when|where|which|who|whose|why|whether|if|do|does|did|is|are|can|could|will|would|have|has|should',
  de: 'wie|was|wann|wo|welche[rsnm]?|wer|wen|wem|warum|ob|kann|können|könnte\\p{L}*|gibt es|ist|sind|haben|habt|machen|macht',
  fr: 'comment|combien|quand|où|quel(?:le)?s?|qui|quoi|que|ce qu\\p{L}+|pourquoi|si|est-ce|peut-on|y a-t-il|\\p{L}+-vous',
  es: 'cómo|cuánt[oa]s?|cuándo|dónde|qué|cuál(?:es)?|quién(?:es)?|si|por qué|hay|pueden?|podrían?|tienen',
  it: "come|quant[oaie]|quando|dove|quale?|quali|che|chi|cosa|se|perché|c[’']è|ci sono|avete|potete|si può",
  pt: 'como|quant[oa]s?|quando|onde|qual|quais|quem|o que|se|por que|há|podem|têm',
  nl: 'hoe|wat|wanneer|waar|welke?|wie|waarom|of|kunnen|kan|kunt|is er|zijn er|hebben|doen',
  pl: 'jak|ile|kiedy|gdzie|jak[iaą]\\p{L}*|kto|co|czy|dlaczego',
  ar: 'هل|كم|متى|أين|كيف|ما|من|ماذا',
};
/** `And …`, `Realistically, how long …`. */
const leading =
  '^\\P{L}*(?:(?:and|also|but|und|auch|aber|et|mais|y|e|ed|ma|mas|en|maar|i|a|oraz)\\s|\\p{L}+,\\s)?';
const opening = new Map(
  Object.entries(openers).map(([language, words]) => [
    language,
    new RegExp(`${leading}(?:${words})(?!\\p{L})`, 'iu'),
  ]),
);
const marked = /[?？؟]/u;
const wideAsking =
  /か(?:どうか)?(?:、[^。]{0,20}か)?(?:、?を?(?:教えて|お知らせ|お聞かせ|ご教示|ご回答)[^。か]{0,12})?[。\s]*$/u;
const wideEnd = /(?<=。)[^。]{1,60}。?$/u;

const asks = (item: string, language: string): boolean =>
  marked.test(item) ||
  wideAsking.test(item.replace(wideEnd, '')) ||
  opening.get(language)?.test(item) === true;

/** `We use the following machines:` asks nothing. */
const following =
  /(?<!\p{L})(?:the following|folgende[sn]?|suivante?s?|siguientes?|segue|seguenti|seguintes?|volgende|następując\p{L}*)(?!\p{L})/giu;
const isLead = (line: string): boolean =>
  /[:：]\s*$/u.test(line) && announcing.test(line.replace(following, ' '));

/** Whether a list asks: what stands above it says so, or half of its entries ask. */
export function isAskingList(items: readonly string[], above: string, language: string): boolean {
  const asking = items.filter((item) => asks(item, language)).length;
  return (items.length > 1 && asking * 2 >= items.length) || isLead(above);
}

/** What an entry asks, with the mark of a question; `Minutes per day …?` names what it asks for, and no yes or no. */
export function markedAsked(sentence: string, language: string): string {
  const bare = sentence.replace(/[\s.。,;:、，；：]{1,4}$/u, '');
  if (/[\p{scx=Han}\p{scx=Hiragana}]/u.test(bare))
    return wideAsking.test(bare) ? `${bare}？` : `${bare}…？`;
  return opening.get(language)?.test(bare) === true ? `${bare}?` : `${bare} …?`;
}
