// What speaks for and against a text as the answer to what a reader said, as numbers for a linear model.
import { isQuestion } from '../../../../../platform/text/questions.ts';
import type { Brief } from '../../brief/brief.ts';
import type { Answer } from '../../texts/answer.ts';
import { type Tells, tellsAsked } from '../../texts/question_kinds.ts';
import type { By } from '../heard_matched.ts';
import { bestAnswers } from '../matching.ts';
import { type Kinds, kindsOf, signsOf } from './kinds.ts';
import { type Meant, meantIn, sharedMeaning } from './meanings.ts';
import { covered, readText, runShare, type Spoken, spokenIn } from './words.ts';

export interface Asked {
  spoken: Spoken;
  meant: Meant;
  mostMeant: number;
  kinds: Kinds;
  told: boolean;
  tells: Tells | undefined;
  figures: readonly string[];
  /** The worth of each answer by rule, and the most that any of them has in common with the sentence. */
  byRule: ReadonlyMap<Answer, number>;
  mostByRule: number;
  mostShare: number;
  mostRuns: number;
}

/** A question that names nothing itself is asked of what the sentence before it names. */
export function askedOf(
  brief: Brief,
  { sentence, after }: { sentence: string; after?: string },
  answers: readonly Answer[],
): Asked {
  const whole = after === undefined ? sentence : `${after} ${sentence}`;
  const spoken = spokenIn(brief, whole, answers);
  const byRule = new Map(
    bestAnswers(brief, whole, answers, true).map(({ answer, score }) => [answer, score]),
  );
  const meant = meantIn(whole, brief.language, answers);
  return {
    spoken,
    meant,
    mostMeant: Math.max(0, ...answers.map(({ about }) => sharedMeaning(meant, about).share)),
    kinds: kindsOf(sentence, brief.language),
    told: !isQuestion(sentence),
    tells: tellsAsked(sentence, brief.language),
    figures: sentence.match(/\d[\d.,]*\d|\d/g) ?? [],
    byRule,
    mostByRule: Math.max(0, ...byRule.values()),
    mostShare: Math.max(0, ...answers.map(({ about }) => covered(spoken, about).share)),
    mostRuns: Math.max(0, ...answers.map(({ about }) => runShare(spoken, about))),
  };
}

const few = (count: number, most: number): number => Math.min(most, count);

/** `by`: how it was found, where it was. */
export function featuresOf(asked: Asked, answer: Answer, by: By | undefined) {
  const { spoken, kinds, told, figures, mostShare, mostRuns } = asked;
  const own = covered(spoken, answer.text);
  const about = covered(spoken, answer.about);
  const heading = covered(spoken, answer.topic ?? answer.section?.heading);
  const question = covered(spoken, answer.question);
  const before = covered(spoken, answer.before);
  const runs = runShare(spoken, answer.about);
  const sign = signsOf(answer);
  const inAbout = readText(answer.about, spoken.language).concepts;
  const inText = readText(answer.text, spoken.language);
  const shared = spoken.concepts.filter(({ concept }) => inAbout.has(concept));
  const concepts = few(
    shared.reduce((sum, { weight }) => sum + weight, 0),
    2,
  );
  const meantOwn = sharedMeaning(asked.meant, answer.text);
  const meantAbout = sharedMeaning(asked.meant, answer.about);
  const rule = asked.byRule.get(answer) ?? 0;
  const tells = asked.tells?.(answer);
  const values = {
    'own share': own.share,
    'own objects': own.objects,
    'own best': own.best / 3,
    'own many': few(own.count, 3) / 3,
    'about share': about.share,
    'about objects': about.objects,
    'about none': about.count === 0,
    'heading share': heading.share,
    'heading objects': heading.objects,
    'question share': question.share,
    'question objects': question.objects,
    'before share': before.share,
    'before best': before.best / 3,
    'after share': covered(spoken, answer.after).share,
    'runs own': runShare(spoken, answer.text),
    'runs about': runs,
    'runs question': runShare(spoken, answer.question),
    'runs before': runShare(spoken, answer.before),
    'most share': about.share > 0 && about.share === mostShare,
    'most runs': runs > 0 && runs === mostRuns,
    'most by rule': rule > 0 && rule === asked.mostByRule,
    'below share': mostShare - about.share,
    'below runs': mostRuns - runs,
    precision: own.count / Math.max(1, inText.stems.length),
    'meant own': meantOwn.share,
    'meant own best': meantOwn.best / 3,
    'meant own many': few(meantOwn.count, 3) / 3,
    'meant about': meantAbout.share,
    'meant about best': meantAbout.best / 3,
    'meant none': meantAbout.count === 0,
    'meant heading': sharedMeaning(asked.meant, answer.topic ?? answer.section?.heading).share,
    'meant question': sharedMeaning(asked.meant, answer.question).share,
    'meant before': sharedMeaning(asked.meant, answer.before).share,
    'most meant': meantAbout.share > 0 && meantAbout.share === asked.mostMeant,
    'below meant': asked.mostMeant - meantAbout.share,
    'told meant': told ? meantOwn.share : 0,
    'told meant best': told ? meantOwn.best / 3 : 0,
    concepts,
    'concepts in text': few(shared.filter(({ concept }) => inText.concepts.has(concept)).length, 2),
    'concepts asked': told ? 0 : concepts,
    'no concept': spoken.concepts.length > 0 && shared.length === 0,
    tells: tells === true,
    'tells not': tells === false,
    'price, amount': kinds.price && sign.amount,
    'price, none': kinds.price && !sign.amount && !sign.included,
    'no price, price': !kinds.price && sign.priced,
    'no price, amount': !kinds.price && sign.amount,
    'if, if': kinds.if && sign.if,
    'if, none': kinds.if && !sign.if,
    'where, place': kinds.where && sign.place,
    'who, we': kinds.who && sign.we,
    'many, figure': kinds.many && sign.figure,
    'many, none': kinds.many && !sign.figure,
    'yes, we': kinds.yes && sign.we,
    'yes, can': kinds.yes && sign.can,
    'yes, no': kinds.yes && sign.no,
    'how, we': kinds.how && sign.we,
    'told share': told ? about.share : 0,
    'told objects': told ? own.objects : 0,
    'told runs': told ? runs : 0,
    'told concepts': told ? concepts : 0,
    'told, we': told && sign.we,
    'told, if': told && sign.if,
    'told, no': told && sign.no,
    'told, row': told && sign.row,
    'told, amount': told && sign.amount,
    'told, short': told && sign.short,
    we: sign.we,
    you: sign.you,
    no: sign.no,
    if: sign.if,
    can: sign.can,
    included: sign.included,
    'own question': sign.own,
    row: sign.row,
    proof: sign.proof,
    step: sign.step,
    session: sign.session,
    whole: sign.whole,
    'of the reader': sign.ofReader,
    short: sign.short,
    long: sign.long,
    figure: sign.figure,
    duration: sign.duration,
    'same figure': figures.some((one) => sign.figures.has(one)),
    rule: Math.log1p(rule),
    'no rule': rule <= 0,
    found: by !== undefined,
    'found share': by === undefined ? 0 : about.share,
    'found concepts': by === undefined ? 0 : concepts,
    'found told': by !== undefined && told,
    'found by words': by === 'words',
    'found by parts': by === 'parts',
    'found by price': by === 'price',
    'found in the call': by === 'call',
  };
  return values satisfies Record<string, number | boolean>;
}

export type Features = ReturnType<typeof featuresOf>;
export type Feature = keyof Features;
