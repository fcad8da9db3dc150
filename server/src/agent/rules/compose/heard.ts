// What the reader said, in their own words, beside what the sources say to it.
// A pair is made only where both speak of the same thing; a question that no
// source answers is not repeated to them.
import { hasAmount } from '../../../platform/text/money.ts';
import { joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { termsOf, wordsOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion, isYesOrNo, withoutYesOrNo } from '../context/questions.ts';
import { conceptsIn } from '../fit/concepts.ts';
import { rangeIn } from '../fit/ranges.ts';
import { addressOf } from '../reader/address.ts';
import { type Answer, answersIn } from './answers.ts';
import {
  clausesOf,
  howMuch,
  isAsking,
  isDeadline,
  isTimed,
  namesBounds,
  takesYesOrNo,
} from './asking.ts';
import { citing, type Desk, type DraftOf } from './desk.ts';
import { plain, sharesConcept, sharesMore, sharesTopic, touches } from './in_common.ts';
import { isAkin } from './led.ts';
import { isStepsSection } from './lists.ts';
import { bestAnswer, type Found, isSentence } from './matching.ts';
import { priceReply, touchesName } from './price_reply.ts';

const maxPairs = 5;
const maxSaid = 260;

/** `opening`: what the page says of itself first; it answers nothing. */
export function heardBlock(desk: Desk, opening = ''): DraftOf<'heard'> | undefined {
  const { phrases, claims, language } = desk;
  if (!phrases.heard) return undefined;
  const all = answersIn(desk);
  const answers = all.filter(({ text }) => text !== opening);
  const pairs = ledFirst(
    desk,
    pairUp(
      desk,
      answers,
      all.find(({ text }) => text === opening),
    ),
  );
  if (pairs.length === 0) {
    const only = loosePair(desk, answers) ?? firstStepFor(desk);
    if (!only) return undefined;
    pairs.push(only);
  }
  const [left, right] = phrases.quotes;
  const told = pairs.map((pair) => ({ ...pair, found: withoutLeaning(pair, language) }));
  const items = told.map(({ said, asked, found }) => {
    for (const answer of found) if (answer.step !== true) claims.mark(answer.text);
    return {
      said: `${left}${said}${right}`,
      proposed: joinSentences(
        found.flatMap((answer, at) => repliesTo(asked && at === 0, answer, language)),
        language,
      ),
    };
  });
  const form = desk.commands.address ?? addressOf(desk.input.page.pageContext, language);
  const heading = phrases.heard[form ?? 'formal'];
  claims.claim(heading);
  return { type: 'heard', chunkIds: citing(told.flatMap(({ found }) => found)), heading, items };
}

interface Pair {
  said: string;
  /** A yes or no has something to speak to. */
  asked: boolean;
  found: Answer[];
}

/** What the team wants first comes first here too. */
function ledFirst({ commands, language }: Desk, pairs: readonly Pair[]): Pair[] {
  const wanted = commands.lead.flatMap((text) => termsOf(text, language));
  if (wanted.length === 0) return [...pairs];
  const isLed = ({ said, found }: Pair): boolean => {
    const held = [said, ...found.map(({ about }) => about)].flatMap((text) =>
      termsOf(text, language),
    );
    return wanted.every((term) => held.some((other) => isAkin(term, other)));
  };
  return [...pairs.filter(isLed), ...pairs.filter((pair) => !isLed(pair))];
}

/** Questions choose first; what was told besides goes with the pair that comes next, or the last. */
function pairUp(desk: Desk, answers: readonly Answer[], opening?: Answer): Pair[] {
  const found = new Map<string, Answer[]>();
  const used = new Set<Answer>();
  const open = new Set(desk.said.flatMap(({ sentences }) => sentences));
  const unused = () => answers.filter((one) => !used.has(one));
  const known = new Map<string, Found>();
  const priced = priceReply(desk, [...open], answers);
  if (priced) {
    found.set(priced.sentence, priced.answers);
    open.delete(priced.sentence);
    for (const one of priced.answers) used.add(one);
  }
  while (open.size > 0 && found.size < maxPairs) {
    const next = surest(desk, open, unused(), known);
    if (!next) break;
    open.delete(next.sentence);
    // Where the top of the page says it already, what comes second answers something else.
    const top = opening && bestAnswer(desk, next.sentence, [opening]);
    const enough = isQuestion(next.sentence) ? almostAsked : almost;
    const apart =
      opening &&
      ((sharesConcept(desk, next.sentence, next.answer) &&
        !sharesConcept(desk, next.sentence, opening)) ||
        sharesMore(desk, next.sentence, next.answer, opening));
    if (top && !apart && top.score * enough > next.score) continue;
    found.set(next.sentence, [next.answer]);
    used.add(next.answer);
  }
  for (const sentence of open) {
    if (found.size === maxPairs) break;
    const fitting = answersTo(desk, sentence, [], unused());
    if (fitting.length > 0) found.set(sentence, fitting);
    for (const one of fitting) used.add(one);
  }
  // What is left may answer the rest of a sentence.
  for (const [sentence, [answer]] of found) {
    if (sentence === priced?.sentence) {
      const more = besidesPrice(desk, sentence, unused());
      found.set(sentence, [...priced.answers, ...more]);
      for (const one of more) used.add(one);
      continue;
    }
    const fitting = answersTo(desk, sentence, answer ? [answer] : [], unused());
    found.set(sentence, fitting);
    for (const one of fitting) used.add(one);
  }
  const pairs: Pair[] = [];
  for (const { sentences } of desk.said) {
    let open: string[] = [];
    let begun = false;
    for (const sentence of new Set(sentences)) {
      const fitting = found.get(sentence);
      if (!isQuestion(sentence) || fitting) open.push(sentence);
      if (!fitting) continue;
      found.delete(sentence);
      // How they begin tells their situation; what they add later stands beside what speaks of it.
      const told = begun
        ? open.filter(
            (one, at) =>
              one === sentence ||
              isBeside(desk, one, fitting) ||
              (at === open.length - 2 && isQuestion(sentence) && leadsUp(one)),
          )
        : open;
      pairs.push({ said: within(told), asked: takesYesOrNo(sentence), found: fitting });
      open = [];
      begun = true;
    }
    const last = pairs.at(-1);
    const more = last ? open.filter((one) => isBeside(desk, one, last.found)) : [];
    if (last && more.length > 0) last.said = within([last.said, ...more]);
  }
  return pairs;
}

/** `What does it cost, and for how long are we bound?`: the rest of it. */
function besidesPrice(desk: Desk, sentence: string, answers: readonly Answer[]): Answer[] {
  const clauses = clausesOf(sentence);
  const [rest] = clauses.length < 2 ? [] : clauses.filter((clause) => !howMuch.test(clause));
  const left = answers.filter(({ row }) => row === undefined);
  const more = rest === undefined ? undefined : bestAnswer(desk, rest, left, true);
  return more && more.score >= 1 ? [more.answer] : [];
}

/** What is told right before a question is what made them ask. */
const leadsUp = (sentence: string): boolean => wordsOf(sentence).length > maxAside;
const maxAside = 5;

/** Speaks of what is answered, or says by when, where the answer says when. */
const isBeside = (desk: Desk, sentence: string, answers: readonly Answer[]): boolean =>
  (namesBounds(sentence, desk.language) && answers.some(({ text }) => isTimed(text))) ||
  answers.some((answer) => touches(desk, sentence, answer));

/** Questions choose first, then whatever is answered best. */
function surest(
  desk: Desk,
  open: ReadonlySet<string>,
  answers: readonly Answer[],
  known: Map<string, Found>,
): { sentence: string; answer: Answer; score: number } | undefined {
  let best: { sentence: string; answer: Answer; score: number } | undefined;
  for (const sentence of open) {
    const before = known.get(sentence);
    // Only who lost its answer to another looks again.
    const found =
      before && answers.includes(before.answer) ? before : bestAnswer(desk, sentence, answers);
    if (found) known.set(sentence, found);
    if (
      found &&
      (best === undefined || rank(sentence, found.score) > rank(best.sentence, best.score))
    )
      best = { sentence, ...found };
  }
  return best;
}

const rank = (sentence: string, score: number): number => score * (isAsking(sentence) ? 2 : 1);

/** Of what the top of the page says, this much is as good. */
const almost = 0.6;
/** Who asked is answered beside their question too. */
const almostAsked = 0.45;

const maxJoined = 3;
const maxProposed = 420;

/** Who asks for three things in one sentence is answered to each of them. */
function answersTo(
  desk: Desk,
  sentence: string,
  begun: readonly Answer[],
  answers: readonly Answer[],
): Answer[] {
  const clauses = clausesOf(sentence);
  // The step of a price list, or the day by which it is done, says all.
  const said = begun.length > 0 && (isDeadline(sentence) || begun[0]?.row !== undefined);
  if (clauses.length >= 2 && begun[0]?.row !== undefined && !isAsking(sentence)) {
    return [...begun, ...rowsFor(desk, clauses, begun, answers)];
  }
  if (clauses.length < 2 || (said && !isAsking(sentence))) return [...begun];
  const found = [...begun];
  const asks = isAsking(sentence);
  for (const clause of clauses) {
    if (found.length === maxJoined || found.some((answer) => touches(desk, clause, answer)))
      continue;
    // A row stands in its table.
    // Beside something told, an entry of a list would be one of many.
    const left = answers.filter(
      (one) =>
        !found.includes(one) &&
        (one.row === undefined || !hasAmount(one.text)) &&
        (asks || found.length === 0 || one.step === undefined),
    );
    const more = bestAnswer(desk, clause, left, asks)?.answer;
    const length = found.reduce((sum, { text }) => sum + text.length, more?.text.length ?? 0);
    if (more && length <= maxProposed) found.push(more);
  }
  const place = (answer: Answer): number => {
    const at = clauses.findIndex((clause) => touches(desk, clause, answer));
    return at === -1 ? clauses.length : at;
  };
  return found.sort((a, b) => place(a) - place(b));
}

/** `Eleven pictures to be examined, three to be refixed`: the rows of one list, by their names. */
const rowsFor = (
  desk: Desk,
  clauses: readonly string[],
  begun: readonly Answer[],
  answers: readonly Answer[],
): Answer[] => {
  const [first] = begun;
  // The step that their number is in is one of several, and the only one for them.
  if (rangeIn(first?.row?.[0] ?? '') !== undefined) return [];
  return answers
    .filter((one) => one.table !== undefined && one.table === first?.table)
    .filter((one) => clauses.some((clause) => touchesName(desk, clause, one, first?.row?.[0])))
    .slice(0, maxJoined - 1);
};

/** Where nothing speaks of quite the same: their words as they came, beside what comes nearest. */
function loosePair(desk: Desk, answers: readonly Answer[]): Pair | undefined {
  const told = desk.said
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !isQuestion(sentence));
  if (told.length === 0) return undefined;
  const weights = new Map(
    told
      .flatMap((sentence) => termsOf(sentence, desk.language))
      .filter((term) => !/^\d+$/.test(term) && !plain.has(term))
      .map((term) => [term, 1]),
  );
  const best = answers
    // An answer was written for its own question.
    .filter((answer) => !answer.answers)
    .map((answer) => ({
      answer,
      score: desk.scorer.score(answer.about, weights) * (answer.whole ? 2 : 1),
    }))
    .sort((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score <= 0 || !isNear(desk, best.answer, told)) return undefined;
  return { said: within(told), asked: false, found: [best.answer] };
}

const minShared = 5;

/** Two words in common that mean something, or one of the things that readers ask about. */
function isNear(desk: Desk, answer: Answer, told: readonly string[]): boolean {
  if (!isSentence(answer)) return false;
  if (/[\p{scx=Han}\p{scx=Hiragana}]/u.test(answer.text)) return true;
  if (told.some((sentence) => sharesTopic(desk, sentence, answer))) return true;
  const held = termsOf(answer.about, desk.language);
  const shared = told
    .flatMap((sentence) => termsOf(sentence, desk.language))
    .filter(
      (term) =>
        term.length >= minShared && !plain.has(term) && held.some((other) => isAkin(term, other)),
    );
  return new Set(shared).size >= 2;
}

/**
 * An answer was written for its own question. Beside something that was told, its yes or no would
 * speak to nothing.
 */
function repliesTo(asked: boolean, { text, answers }: Answer, language: string): string[] {
  const sentences = sentencesOf(text, language);
  if (!answers || asked) return sentences;
  const [first = '', ...rest] = sentences;
  // `Only in Milan.` is as short, and says something.
  if (rest.length > 0 && first.split(/\s+/).length <= maxReply && isYesOrNo(first)) return rest;
  const bare = withoutYesOrNo(first);
  // `365 days a year.` is no answer without its yes.
  if (bare !== first && rest.length > 0 && bare.split(/\s+/).length <= maxReply) return rest;
  // `Yes, if it has 25 m²; else …`, beside the size of theirs, would say yes to what is not so.
  if (bare !== first && onlyIf.test(bare)) return [capitalised(bare), ...rest];
  return bare === first || leansOnReply.test(bare) ? sentences : [capitalised(bare), ...rest];
}

/** `Yes, with both kinds of valves.` needs its question: behind another answer it waits for the FAQ. */
function withoutLeaning({ asked, found }: Pair, language: string): Answer[] {
  const leans = ({ text, answers }: Answer): boolean => {
    const [first = ''] = sentencesOf(text, language);
    const bare = withoutYesOrNo(first);
    return answers && bare !== first && leansOnReply.test(bare);
  };
  const standing = found.filter((answer, at) => (asked && at === 0) || !leans(answer));
  return standing.length > 0 ? standing : found.slice(0, 1);
}

const onlyIf = /^(?:if|wenn|falls|si|se|als|jeśli)\s[^;,]{5,80}[;,]\s/iu;
const leansOnReply =
  /^(?:if|when|unless|provided|wenn|falls|sofern|solange|si|à condition|se|als|mits|jeśli|gdy|o ile|with|in|for|at|by|from|on|up to|until|via|both|mit|für|bei|ab|bis|von|im|am|avec|en|pour|chez|dès|jusqu|sur|par|con|para|desde|hasta|por|per|da|dal|fino|su|com|em|até|met|voor|vanaf|tot|bij|z|ze|w|we|dla|od|do|na)(?!\p{L})/iu;

const maxReply = 4;

const minToldWords = 8;
const firstSteps = ['visit', 'trial', 'survey', 'training', 'switching'] as const;

/** Where no source speaks of what they told: what they told, beside how it would begin. */
function firstStepFor(desk: Desk): Pair | undefined {
  const { source, said, language } = desk;
  const told = said.flatMap(({ sentences }) => sentences).filter((one) => !isQuestion(one));
  if (wordsOf(told.join(' ')).length < minToldWords) return undefined;
  const step = source.context.find(isStepsSection)?.items[0];
  if (!step || isQuestion(step.title)) return undefined;
  // `Sign the licence` answers nobody who tells of themselves; a visit or a trial does.
  const begins = conceptsIn(`${step.title} ${step.text ?? ''}`, language);
  if (!firstSteps.some((concept) => begins.has(concept))) return undefined;
  const text = joinSentences(
    step.text === undefined ? [step.title] : [step.title, step.text],
    language,
  );
  return {
    said: within(told),
    asked: false,
    found: [
      {
        ...{ text, about: text, answers: false, whole: true, step: true },
        ...(step.chunkId === undefined ? {} : { chunkId: step.chunkId }),
      },
    ],
  };
}

/** The last sentences that fit; the first ones are the ones to lose. */
function within(sentences: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const sentence of [...sentences].reverse()) {
    length += sentence.length + 1;
    if (kept.length > 0 && length > maxSaid) break;
    kept.unshift(sentence);
  }
  return kept.reduce(
    (text, one) => (text === '' || /[。！？]$/.test(text) ? text + one : `${text} ${one}`),
    '',
  );
}
