// What answers one of the reader's sentences best: by the names in it, by its own words, or with those before it.
import { hasAmount } from '../../../../platform/text/money.ts';
import { monthNames } from '../../context/months.ts';
import type { Brief } from '../brief/brief.ts';
import { namesAny, sharesConcept } from '../brief/in_common.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { isAsking, isWorry, takesYesOrNo } from '../texts/asking.ts';
import { saysWhoPays } from '../texts/cost_borne.ts';
import { asksPace, paceOf, tellsAsked } from '../texts/question_kinds.ts';
import { asksWho, saysWho, tellsWho } from '../texts/question_who.ts';
import { isSurelyNamed, namedIn } from './heard_names.ts';
import { replyTo } from './heard_reply.ts';
import type { Thought } from './heard_thoughts.ts';
import { isOtherKind } from './kind_asked.ts';
import { bestAnswers, type Found, stepIn } from './matching.ts';
import { isOtherCase } from './other_case.ts';
import { isOfOther } from './other_thing.ts';
import { asksPrice } from './price_asked.ts';

/** By its own words; where these say too little, with those of the sentence before it. The best first. */
export function bestFor(
  brief: Brief,
  { sentence, after }: Thought,
  answers: readonly Answer[],
): Found[] {
  const fits = (one: Answer): boolean => fitsTo(brief, sentence, one);
  const named = byName(brief, { sentence, after }, answers, fits);
  if (named.length > 0) return named;
  const own = bestAnswers(brief, sentence, answers, undefined, fits);
  if (own.length > 0) return own;
  const { objects, words } = toldBy(brief, sentence);
  const isBare = objects.length === 0 || (isWide.test(sentence) && words.length === 0);
  const pace = asksPace(sentence, isBare) ? paceOf(wholeOf(brief, sentence), answers) : undefined;
  if (pace) return [{ answer: pace, score: 1, figures: true }];
  if (after === undefined) return [];
  const speaks = (answer: Answer): boolean =>
    fits(answer) &&
    (isBare ||
      namesAny(brief, sentence, answer.about) ||
      (asksWho(sentence, brief.language) && saysWho(answer)));
  return bestAnswers(brief, `${after} ${sentence}`, answers, true, speaks);
}

/** What speaks of just what they called by its name. */
function byName(
  brief: Brief,
  { sentence, after }: { sentence: string; after: string | undefined },
  answers: readonly Answer[],
  fits: (answer: Answer) => boolean,
): Found[] {
  if (!isAsking(sentence) || isWorry(sentence)) return [];
  const named = namedIn(brief, sentence, after, answers).filter(fits);
  if (named.length === 0) return [];
  const whole = after === undefined ? sentence : `${after} ${sentence}`;
  const best = bestAnswers(brief, whole, named, true, fits);
  const tells = tellsAsked(sentence, brief.language);
  // `How long to Lyon?`: what has the place, and tells how long.
  const isTold = (one: Answer): boolean => takesYesOrNo(sentence) || tells?.(one) === true;
  const sure = (one: Found): Found =>
    isTold(one.answer) && isSurelyNamed(brief, sentence, one.answer)
      ? { ...one, named: true }
      : one;
  if (best.length > 0) return best.map(sure);
  const [only, ...more] = named.filter((one) => tells?.(one) !== false);
  return only !== undefined && more.length === 0 && isTold(only)
    ? [sure({ answer: only, score: 1 })]
    : [];
}

const isWide = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** All of the letter that a sentence stands in. */
const wholeOf = ({ said }: Brief, sentence: string): readonly string[] =>
  said.find(({ sentences }) => sentences.some((one) => one.includes(sentence.slice(0, -1))))
    ?.sentences ?? [];

/** Understood beside the sentence. */
export const fitsTo = (brief: Brief, sentence: string, answer: Answer): boolean =>
  !(asksPrice(sentence, brief.language) && !isPriceTold(answer)) &&
  !isOtherCase(brief, sentence, answer) &&
  !isOtherKind(brief, sentence, answer) &&
  !isOfOther(brief, sentence, answer) &&
  !isOtherRow(brief, sentence, answer) &&
  !(asksWho(sentence, brief.language) && tellsWho(sentence, brief.language)(answer) === false) &&
  !isOfAside(brief, sentence, answer) &&
  !repliesToOther(brief, sentence, answer) &&
  replyTo(sentence, answer, true, brief.language).length > 0;

/** `For the grant, yes, the boiler goes` agrees to another question, which has nothing of this one. */
const repliesToOther = (brief: Brief, sentence: string, { question, text }: Answer): boolean =>
  question !== undefined && repliesInside.test(text) && !namesAny(brief, sentence, question);
const repliesInside = /,\s(?:yes|no|ja|nein|oui|non|sí|sì|sim|não|nee|tak|nie),\s/u;

/** `light use: once a year` is one case of several, and not the one of who asks how often. */
const isOtherRow = (brief: Brief, sentence: string, answer: Answer): boolean =>
  answer.row !== undefined &&
  answer.priced !== true &&
  !namesAny(brief, sentence, answer.row.join(' ')) &&
  !(dated.test(sentence) && sharesConcept(brief, sentence, answer)) &&
  stepIn([answer], sentence) === undefined;

/** `Can you deliver before 5 September?`: of a delivery, the row with its days tells. */
const dated = new RegExp(
  `\\d{1,2}\\.?\\s(?:de\\s)?(?:${monthNames})(?!\\p{L})|\\d{1,2}月\\d{1,2}日`,
  'iu',
);

/** `Can we stay open while you work?`, `When must we sign for you to start this year?`: what is asked stands outside the aside. */
function isOfAside(brief: Brief, sentence: string, { about }: Answer): boolean {
  const aside =
    meanwhile.exec(sentence)?.[0] ??
    (asksWhen.test(sentence) ? inOrder.exec(sentence)?.[0] : undefined);
  if (aside === undefined) return false;
  const main = sentence.replace(aside, '');
  const spoken = (text: string): boolean => namesAny(brief, text, about);
  return toldBy(brief, main).objects.length > 0 && !spoken(main) && spoken(aside);
}
const meanwhile =
  /,?\s(?:while|whilst|während|pendant que|tandis que|mientras|mentre|enquanto|terwijl|podczas gdy)\s[^?,]{2,80}/iu;
const asksWhen =
  /^(?:\P{L}*(?:and|und|et|y|e|en|i)\s)?(?:by )?(?:when|bis wann|wann|quand|cuándo|para cuándo|quando|entro quando|wanneer|kiedy|do kiedy)(?!\p{L})/iu;
/** Why it is done. */
const inOrder = /,?\s(?:in order to|um|om|afin d[e’']|pour|para|per|aby|żeby)\s[^?,]{3,80}/iu;

/** Which row of a list is meant was asked before: one of them for a word in common is the price of something else. */
const isPriceTold = (answer: Answer): boolean =>
  !(answer.priced === true && answer.row !== undefined) &&
  (hasAmount(answer.text) || saysWhoPays(answer));
