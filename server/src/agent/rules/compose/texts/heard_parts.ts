// Several questions in one sentence: `I would like to know what a door costs; whether you come at night; and how long it
// takes.` Each is answered, and the sentence is quoted once and whole.
import { wordsOf } from '../../../../platform/text/words.ts';
import { isAsking, isWorry } from './asking.ts';

const asksBy =
  "how|what|when|whether|if|who|which(?! \\p{L}+s (?!do|does|can|could|are|is|will|would|should|have|has|you|we|they|i|he|she|it)\\p{L}*)|where|wie|was|wann|ob|wer|welche[rsmn]?|wo|si|s[’']il|combien|quand|qu[e’'](?=s?(?:se|ce|est|faire|faut|devient|advient|deviennent))|quel(?:le)?s?|qui|où|comment|cuánt[oa]s?|cuándo|qué|quién(?:es)?|cuál(?:es)?|cómo|dónde|quant[oaie]|quando|se|chi|qual[ei]?|che|come|dove|quem|onde|hoe|wat|wanneer|of|wie|welke?|hoeveel|ile|czy|kiedy|kto|jak\\p{L}*|gdzie|któr\\p{L}+";
/** `…, and do we have to close?`: by the order of its words. */
const byOrder =
  '(?:do|does|can|could|will|would|is|are|must|should|have) (?:we|you|i|it|there|they|the|our|your|my|one|this|these)|(?:müssen|muss|können|kann|dürfen|darf|ist|sind|gibt|haben|habt) (?:wir|ich|man|sie|ihr|es|das|die|der|mein\\p{L}*|unsere?)|faut-il|(?:peut|doit|pouvez|pouvons|devons)-(?:on|il|vous|nous)|est-ce|(?:avez|aurez)-vous|y a-t-il|hay que|hay|(?:tienen|tenéis|ofrecen|avete|têm)(?= \\p{L})|c\\p{P}è|ci sono|tenemos que|se puede|si può|bisogna|dobbiamo|temos (?:de|que)|é preciso|pode-se|(?:moeten|moet|kunnen|kan|mogen|mag|is|zijn) (?:we|wij|ik|jullie|u|het|er|de|mijn|onze?)|(?:hebben|heeft) (?:jullie|u)|(?:mają|macie)(?= \\p{L})|trzeba|można';
const inFront =
  "(?:until|till|bis|jusqu[’']à|hasta|fino a|até|tot|for|by|from|at|in|within|für|bis|ab|zu|in|pour|sous|dans|à|en|de|por|para|a|con|entro|da|di|em|voor|binnen|vanaf|od|do|w|za)\\s";
const nextPart = new RegExp(
  `\\s?;\\s+(?:(?:and|und|et|y|e|ed|en|i|oraz)\\s)?|,?\\s(?:and|und|et|y|e|ed|en|i|oraz)\\s(?=(?:${inFront})?(?:${asksBy}|${byOrder})(?!\\p{L}))`,
  'iu',
);
/** `…, who checks it and how often …`: a list, where another question follows. */
const listed = new RegExp(`,\\s(?=(?:${inFront})?(?:${asksBy})(?!\\p{L}))`, 'iu');
/** What a question of its own begins with, as part of a pattern. */
export const byItself = `(?:${inFront})?(?:${asksBy}|${byOrder})(?!\\p{L})`;
export const asksFirst = new RegExp(`^(?:${byItself})`, 'iu');
const minPart = 2;

/** Each as a question of its own; none where the sentence asks for one thing. */
export function partsAsked(sentence: string): string[] {
  if (!isAsking(sentence) || isWorry(sentence)) return [];
  const whole = sentence.split(nextPart);
  const parts = (whole.length < 2 ? whole : whole.flatMap((part) => part.split(listed))).map(
    (part) => part.replace(/[.;,?？\s]{1,4}$/u, ''),
  );
  const [, ...rest] = parts;
  return rest.length > 0 &&
    rest.every((part) => asksFirst.test(part) && wordsOf(part).length >= minPart)
    ? parts.map((part) => `${part}?`)
    : [];
}

const askedAfter = new RegExp(
  `[,;:–—]\\s(?:(?:but|and|so|aber|und|also|mais|et|donc|pero|y|ma|e|quindi|mas|maar|en|dus|ale|i|więc)\\s)?(?=(?:${inFront})?(?:${asksBy}|${byOrder})(?!\\p{L}))`,
  'giu',
);
const minLast = 4;

/** `We bake at night, but how fast do you come?`: what is asked, without what is told before it. */
export function lastAsked(sentence: string): string | undefined {
  if (!isAsking(sentence)) return undefined;
  const [before] = [...sentence.matchAll(askedAfter)].slice(-1);
  const rest = before && sentence.slice(before.index + before[0].length);
  return rest !== undefined && wordsOf(rest).length >= minLast ? rest : undefined;
}
