// What the team writes out, held against the sources: who says as much, who says otherwise, and what is kept from readers.
import { termsOf } from '../../../../platform/text/words.ts';
import { denies, type Held, heldAgainst, shareOf } from '../../compose/answers/held_against.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { absolutes } from '../../grammar/languages/claim_words.ts';
import { valuesIn } from '../../text/numerals.ts';
import { nearest, not, type Outcome, quotedEnd, withheld } from '../editing.ts';
import { isAkin } from '../ground/target.ts';
import { withheldClaim } from '../ground/withheld.ts';
import { saidToReader } from '../read/to_reader.ts';

/** With most of its words, or as much in others: another sentence about the same is no reason to leave out what the team writes. */
export function saysAll(brief: Brief, given: string, held: Told): boolean {
  const { text, asked } = held;
  const told = shareOf(brief, given)(`${asked?.question ?? ''} ${text}`);
  return told >= inOthers || sharesWords(brief, given, held);
}
/** By words, by meaning and by letters, one each. */
const inOthers = 1.8;

type Told = Pick<Held, 'text' | 'heading' | 'asked'>;
function sharesWords({ language }: Brief, given: string, { text, heading, asked }: Told): boolean {
  const said = termsOf(`${heading ?? ''} ${asked?.question ?? ''} ${text}`, language);
  const wanted = new Set(termsOf(given, language));
  const shared = [...wanted].filter((term) => said.some((other) => isAkin(term, other)));
  return wanted.size > 0 && shared.length >= wanted.size * mostOf;
}
const mostOf = 0.6;
const no = /^(?:no|nein|non|não|nee|nie|いいえ)(?![\p{L}])/iu;

/** Nobody tells a reader what was said in confidence, or only among the team. */
export function keptBack(brief: Brief, given: string): Outcome | undefined {
  const kept = withheldClaim(brief, given);
  return kept === undefined ? undefined : withheld([given, kept]);
}

/** `Always there within two hours, guaranteed`, where the source only aims at it. */
function promisesMore(brief: Brief, given: string, held: Held): boolean {
  if (!absolutes.test(given) || absolutes.test(held.text)) return false;
  const bare = given.replace(allAbsolutes, ' ');
  return valuesIn(given, brief.language).length > 0 && sharesWords(brief, bare, held);
}
const allAbsolutes = new RegExp(absolutes.source, 'giu');

/** What a source says otherwise would stand beside it; what cannot be made a sentence is no text of a page. */
export function otherwise(brief: Brief, given: string, asTold = false): Outcome | undefined {
  const held = heldAgainst(brief, given);
  const [said, denied] = [given, held?.text ?? ''].map((one) => denies(one, brief.language));
  const differs = held?.differs && (said !== denied || sharesWords(brief, given, held));
  if (held && (differs || promisesMore(brief, given, held))) return nearest(held.text);
  const answered = brief.source.questions.find(
    ({ question, answer }) =>
      no.test(answer) && !said && sharesWords(brief, given, { text: question }),
  );
  if (answered) return nearest(`${answered.question} ${answered.answer}`);
  if (!asTold && saidToReader(given, brief.language) !== undefined) return undefined;
  const lost = `I could not make a sentence of ${quotedEnd(given)} Give it to me in quotes and it stands there on your word.`;
  return not(lost, 'unfound', given);
}
