// Holds a statement that the team retells (`add that …`) against the sources: who says it, who says otherwise, and
// what comes nearest. Its words are the team's and never stand on a page; those of the source do.
import { figuresIn } from '../../../../claims/figures.ts';
import { superlativesIn } from '../../../../claims/superlatives.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { isYesOrNo, opensWithYesOrNo } from '../../context/questions.ts';
import type { Question } from '../../context/reading.ts';
import { absolutes, denials, free, lacking, obliges } from '../../grammar/languages/claim_words.ts';
import { holdsName, namesIn } from '../../text/claimed_names.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { isDayValue, valuesIn } from '../../text/numerals.ts';
import { type Brief, citing } from '../brief/brief.ts';
import { isOwn, isRefusal } from '../brief/own_lines.ts';
import type { Answer } from '../texts/answer.ts';
import { answersIn } from './answers.ts';
import { meantIn, sharedMeaning } from './likely/meanings.ts';
import { covered, runShare, spokenIn } from './likely/words.ts';

export interface Held {
  text: string;
  /** The cells of a row, which stand apart on a page. */
  parts: readonly string[];
  /** Of several, the one that speaks of it. */
  clause: string;
  chunkIds: string[];
  heading?: string;
  /** An answer says it with its question. */
  asked?: Question;
  agrees: boolean;
  /** Speaks of the same, and says it otherwise; else it only comes near. */
  differs: boolean;
}

/** By words, by their meaning and by runs of letters, one each: so much says the same, so much is worth telling. */
const same = 1.4;
const related = 0.75;

/** What of the sources says it, else what comes nearest to it. */
export function heldAgainst(brief: Brief, claim: string): Held | undefined {
  const { language } = brief;
  const answers = answersIn(brief);
  const share = shareOf(brief, claim, answers);
  const told = answers
    .flatMap((answer) => passagesOf(answer, language).map((text) => ({ answer, text })))
    .map((one) => ({ ...one, share: share(one.text) }))
    .filter((one) => one.share >= related)
    .sort((a, b) => b.share - a.share || a.text.length - b.text.length);
  const alike = told.filter((one) => one.share >= same);
  const isAgreed = ({ text, answer }: (typeof alike)[number]): boolean =>
    agrees(brief, claim, text, share, answer.question);
  const agreeing = alike.find(isAgreed);
  // What says otherwise is told before what agrees in fewer words.
  const denied = alike.find((one) => !isAgreed(one));
  const best = agreeing && (!denied || denied.share <= agreeing.share) ? agreeing : undefined;
  const single = told.find(({ text }) => sentencesOf(text, language).length === 1);
  const asked = (best ?? denied) ? undefined : answeredIn(brief, claim, answers, share);
  const found = best ?? denied ?? asked ?? single;
  if (!found) return undefined;
  const { answer, text } = found;
  const heading = answer.section?.heading;
  const { question, chunkId } = answer;
  const isAnswer = question !== undefined && (best ?? asked) !== undefined;
  return {
    text,
    parts: answer.row?.filter((cell) => cell !== '') ?? apart(text),
    clause: nearestClause(language, text, share),
    chunkIds: citing([answer]),
    agrees: best !== undefined || asked !== undefined,
    differs: best === undefined && denied !== undefined,
    ...(heading === undefined ? {} : { heading }),
    ...(isAnswer
      ? { asked: { question, answer: answer.text, ...(chunkId === undefined ? {} : { chunkId }) } }
      : {}),
  };
}

/** `Where is the data kept? In two centres in the UK`: who says that it stays there says what both say together. */
function answeredIn(brief: Brief, claim: string, answers: readonly Answer[], share: Share) {
  const names = namesIn(claim);
  const figures = figuresIn(claim).map(({ key }) => key);
  const [best] = answers
    .flatMap((answer) => {
      const { question, text, row } = answer;
      return question === undefined || row ? [] : [{ answer, text, question }];
    })
    .filter(({ text, question }) => {
      const own = new Set(figuresIn(text).map(({ key }) => key));
      const isNamed =
        names.some((name) => holdsName(text, name)) || figures.some((key) => own.has(key));
      const isTold = names.every((name) => holdsName(`${question} ${text}`, name));
      return isTold && (isNamed || yes.test(text) || isNo(text));
    })
    .map((one) => ({ ...one, share: share(`${one.question} ${one.text}`) }))
    .filter((one) => one.share >= (names.length + figures.length > 0 ? answering : surely))
    .filter(({ text, question }) => agrees(brief, claim, text, share, question))
    .sort((a, b) => b.share - a.share);
  return best;
}
const answering = 1;
/** `Do you work on Saturdays? Yes`: without a name or a figure, most of both must be claimed. */
const surely = 2;
/** `Do you charge for the key? No, it is included`: who says that it is not charged says what both say together. */
const isNo = (said: string): boolean => opensWithYesOrNo(said) && !yes.test(said);
const yes = /^(?:yes|ja|oui|sí|sì|sim|tak|はい)(?!\p{L})/iu;

/** `Delivery: free within 30 km` may stand in two cells. */
const apart = (text: string): string[] => {
  const [, label, rest] = /^([^:：]{2,60})[:：]\s?(\S.*)$/su.exec(text) ?? [];
  return label === undefined || rest === undefined ? [text] : [label, rest];
};

/** Its sentences, and each with the one before it: what is claimed in one may be told in both. */
function passagesOf({ text, row, before = '' }: Answer, language: string): string[] {
  const sentences = row ? [text] : sentencesOf(text, language);
  const led = row || before === '' ? sentences : [before, ...sentences];
  const pairs = led.slice(1).map((one, at) => joinSentences([led[at] ?? '', one], language));
  return [...sentences, ...pairs];
}

type Share = (text: string) => number;

/** How much of a topic or a statement a text tells: up to one by its words, by their meaning, and by their letters. */
export function shareOf(
  brief: Brief,
  claim: string,
  answers: readonly Answer[] = answersIn(brief),
): Share {
  const spoken = spokenIn(brief, claim, answers);
  const meant = meantIn(claim, brief.language, answers);
  return (text) => {
    const words = covered(spoken, text).share;
    // A meaning without a word in common is often chance.
    return words === 0 ? 0 : words + sharedMeaning(meant, text).share + runShare(spoken, text);
  };
}

/** All its figures are there, it promises no more than they do, and both say it or deny it. */
function agrees(brief: Brief, claim: string, said: string, share: Share, question = ''): boolean {
  const text = `${question} ${said}`;
  if (isNo(said) && denies(claim, brief.language) === denies(question, brief.language))
    return false;
  // A figure in common tells enough; in German every noun has a capital, and may be said in another word.
  const told = brief.language === 'de' || figuresIn(claim).length > 0;
  const named = told ? [] : namesIn(claim);
  const { addressee, input } = brief;
  const own = `${addressee.company} ${input.brand?.name} ${input.account?.name} ${input.person?.name}`;
  if (!named.every((name) => holdsName(`${text} ${own}`, name))) return false;
  const has = new Set(figuresIn(text).map(({ key }) => key));
  if (!figuresIn(claim).every(({ key }) => has.has(key))) return false;
  const numbers = new Set(valuesIn(text, brief.language).map(({ key }) => key));
  const inWords = wordNumbersIn(claim, brief.language);
  if (!inWords.every(({ number }) => numbers.has(String(number)))) return false;
  // A Sunday is no Saturday.
  const days = valuesIn(claim, brief.language).filter(isDayValue);
  if (!days.every(({ key }) => numbers.has(key))) return false;
  if (superlativesIn(claim).length > superlativesIn(text).length) return false;
  if (absolutes.test(claim) && !absolutes.test(text)) return false;
  if (free.test(claim) && !free.test(text)) return false;
  const sentence = nearestClause(brief.language, said, (one) => share(`${question} ${one}`));
  if (isLeftToOthers(brief, claim, said, sentence)) return false;
  if (isNo(said) || denies(claim, brief.language) === denies(sentence, brief.language)) return true;
  // `It costs nothing` and `it is free`.
  return free.test(claim) !== free.test(sentence);
}

/** `The owner has to clear the roof, we don't do that`: nobody may say from it that we clear it. */
const isLeftToOthers = (brief: Brief, claim: string, said: string, clause: string): boolean =>
  isOwn(brief, claim) &&
  !isOwn(brief, clause) &&
  (obliges.test(clause) || said.split(/[,;；]\s/u).some((one) => one !== clause && isRefusal(one)));

/** Of several, only the one that speaks of it is asked whether it denies something: `45 shops, 18 of them without a van`. */
function nearestClause(language: string, text: string, share: Share): string {
  const [best] = sentencesOf(text, language)
    .map((sentence) => ({ sentence, told: share(sentence) }))
    .sort((a, b) => b.told - a.told);
  if (!best || isYesOrNo(best.sentence)) return best?.sentence ?? text;
  const clauses = best.sentence.split(/[,;；]\s/u);
  return clauses.find((one) => share(one) >= best.told * nearlyAll) ?? best.sentence;
}
const nearlyAll = 0.95;

/** `Without risk` denies it, and `there is none without risk` denies that. */
export function denies(text: string, language: string): boolean {
  const denied = denials[language]?.test(text) ?? false;
  return denied !== (lacking.test(text) && !free.test(text));
}
