// What the reader said, in their own words, beside what the sources say to it.
// A pair is made only where both speak of the same thing; a question that no
// source answers is not repeated to them.
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { joinSentences } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { addressOf, isPlural } from '../../commands/address.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { type Brief, citing, type DraftOf } from '../brief/brief.ts';
import { namesAny } from '../brief/in_common.ts';
import { isAkin } from '../brief/led.ts';
import type { Answer } from '../texts/answer.ts';
import { answersIn } from './answers.ts';
import { type Pair, pairUp } from './heard_pairs.ts';
import { replyTo } from './heard_reply.ts';
import { situationOf } from './heard_situation.ts';
import { quoted } from './heard_thoughts.ts';
import { trimmed } from './heard_trim.ts';

/** `opening`: what the page says of itself first; it answers nothing. */
export function heardBlock(brief: Brief, opening = ''): DraftOf<'heard'> | undefined {
  const { phrases, claims, language } = brief;
  if (!phrases.heard) return undefined;
  const all = answersIn(brief);
  const answers = all.filter(({ text }) => text !== opening);
  const top = all.find(({ text }) => text === opening);
  const pairs = ledFirst(brief, pairUp(brief, answers, top));
  if (pairs.length === 0) return undefined;
  const partly = new Map<Answer, string[]>();
  const items = pairs.flatMap(({ said, sentence, found }) => {
    const told = found.flatMap((answer, at) => {
      const whole = replyTo(sentence, answer, at === 0, language);
      const replies = withTitle(answer, trimmed(brief, sentence, answer, whole));
      if (replies.length < whole.length) partly.set(answer, replies);
      return found.length === 1 ? withBeside(brief, sentence, answer, replies) : replies;
    });
    // Two halves of a question may find the same row.
    const proposed = joinSentences([...new Set(told)], language);
    if (proposed === '') return [];
    // Of what is told in part, the rest may stand elsewhere; a list of prices keeps all of its lines.
    for (const answer of found)
      if (answer.step !== true && !isOfPriceList(answer, answers))
        for (const text of partly.get(answer) ?? [answer.text]) claims.mark(text);
    return [{ said, proposed }];
  });
  if (items.length === 0) return undefined;
  const form = brief.commands.address ?? addressOf(brief.input.page.pageContext, language);
  const isAsked = items.every(({ said }) => isQuestion(said));
  const words = (isAsked ? phrases.asked : undefined) ?? phrases.heard;
  const heading = ((isToSeveral(brief) ? words.several : undefined) ?? words)[form ?? 'formal'];
  claims.claim(heading);
  const situation = situationOf(brief, pairs);
  return {
    ...{ type: 'heard', chunkIds: citing(pairs.flatMap(({ found }) => found)), heading },
    ...(situation.length === 0 ? {} : { introduction: quoted(brief, situation) }),
    items,
  };
}

/** A group, or whoever the team speaks to as several. */
const isToSeveral = ({ addressee, commands }: Brief): boolean =>
  addressee.group !== undefined ||
  ofGroup.test(addressee.full ?? '') ||
  commands.list.some(({ kind, text }) => kind === 'address' && isPlural(text));
const ofGroup =
  /^(?:(?:die|les|los|las|i|gli|le|os|as|de)\s)?(?:eltern|familien|eigentümer|bewohner|mitglieder|parents|familles|habitants|copropriétaires|adhérents|padres|familias|vecinos|socios|genitori|famiglie|condomini|residenti|soci|ouders|bewoners|leden|rodzice|mieszkańcy|członkowie)(?!\p{L})/iu;

const fewPrices = 3;
const isOfPriceList = ({ priced, listed }: Answer, answers: readonly Answer[]): boolean =>
  priced === true &&
  listed !== undefined &&
  answers.filter((one) => one.priced === true && one.listed === listed).length >= fewPrices;

const maxTitle = 3;
/** `CO2, R-448A, R-290.` under `Works with`: a list of names says of what only with its title. */
function withTitle({ section, question, row, priced }: Answer, replies: string[]): string[] {
  const [first = '', ...rest] = replies;
  const title = section?.heading;
  return title !== undefined &&
    question === undefined &&
    row === undefined &&
    priced !== true &&
    title.split(' ').length <= maxTitle &&
    /\p{L}/u.test(first) &&
    !/\p{Ll}{3}|[\p{scx=Han}\p{sc=Arabic}]/u.test(first)
    ? [`${title}: ${first}`, ...rest]
    : replies;
}

const maxTogether = 260;
const fewWords = 6;
const isShort = (text: string): boolean => text.split(/\s+/).length <= fewWords;

/** `We file the application.` stands with what was said right before it, where that speaks of the same. */
function withBeside(brief: Brief, sentence: string, answer: Answer, replies: string[]): string[] {
  const { text, before, after } = answer;
  const concepts = conceptsIn(sentence, brief.language);
  const money = aboutMoney.some((concept) => concepts.has(concept));
  const goes = (near: string | undefined): string[] =>
    near !== undefined &&
    text.length + near.length <= maxTogether &&
    (isShort(near) || isShort(text)) &&
    !isQuestion(near) &&
    ((money && hasAmount(near)) || namesAny(brief, sentence, near, minNamed))
      ? [near]
      : [];
  const [first] = goes(before);
  return first === undefined ? [...replies, ...goes(after)] : [first, ...replies];
}
const aboutMoney = ['price', 'payment', 'grant', 'financing'] as const;
const minNamed = 5;

/** What the team wants first comes first here too. */
function ledFirst({ commands, language }: Brief, pairs: readonly Pair[]): Pair[] {
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
