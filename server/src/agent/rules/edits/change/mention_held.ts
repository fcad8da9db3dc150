// What the team writes out, held against the sources: who says as much, who says otherwise, and what is kept from readers.
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { denies, type Held, heldAgainst, shareOf } from '../../compose/answers/held_against.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { absolutes, assured, free, hedged } from '../../grammar/languages/claim_words.ts';
import { valuesIn } from '../../text/numerals.ts';
import { wholeValuesIn } from '../../text/values.ts';
import { nearest, not, type Outcome, quotedEnd, withheld } from '../editing.ts';
import { isAkin } from '../ground/target.ts';
import { keptOn, spokenAgainst, withheldClaim } from '../ground/withheld.ts';
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
  return kept === undefined ? undefined : withheld(kept);
}

/** `The music ends at midnight`, where the source stops it at 23.30. */
function otherValue({ language }: Brief, given: string, { text }: Held): boolean {
  const [wanted, own] = [given, text].map((one) => wholeValuesIn(one, language));
  const keys = new Set(own?.map(({ key }) => key));
  if (hour.test(given) && clock.test(text)) return hour.exec(given)?.[0] !== hour.exec(text)?.[0];
  return (wanted ?? []).some(
    ({ kind, key }) =>
      kind !== 'number' && !keys.has(key) && own?.some((other) => other.kind === kind) === true,
  );
}

const hour =
  /(?<=(?:^|\s)(?:at|um|bis|à|alle|a las|às|om|o|until|fino alle|tot)\s)\d{1,2}(?![\d,:]|\.\d|\s?[\p{Sc}%])/iu;
const clock = /(?<!\d)\d{1,2}[.:h]\d\d(?!\d)/u;

/** `Always there within two hours, guaranteed`, where the source only aims at it. */
function promisesMore(brief: Brief, given: string, held: Held): boolean {
  if (hedged.test(held.text) && !hedged.test(given)) return true;
  if (!absolutes.test(given) || absolutes.test(held.text)) return false;
  if (assured.test(given)) return true;
  const bare = given.replace(allAbsolutes, ' ');
  return valuesIn(given, brief.language).length > 0 && sharesWords(brief, bare, held);
}
const allAbsolutes = new RegExp(absolutes.source, 'giu');

/** What a source, or a line that no reader gets, says otherwise. */
export function opposing(brief: Brief, given: string): Outcome | undefined {
  const held = heldAgainst(brief, given);
  const said = denies(given, brief.language);
  const denied = (told: string): boolean => denies(told, brief.language) !== said;
  const differs =
    held?.differs &&
    (denied(held.clause) ||
      (sentencesOf(held.text, brief.language).length === 1 && denied(held.text)) ||
      otherValue(brief, given, held) ||
      sharesWords(brief, given, held));
  if (held && isPriced(brief, given, held)) return nearest(held.clause);
  if (held && (differs || promisesMore(brief, given, held))) return nearest(held.text);
  const kept =
    spokenAgainst(brief, given) ?? (assured.test(given) ? keptOn(brief, given) : undefined);
  if (kept !== undefined) return withheld(kept);
  const answered = brief.source.questions.find(
    ({ question, answer }) =>
      no.test(answer) && !said && sharesWords(brief, given, { text: question }),
  );
  return answered && nearest(`${answered.question} ${answered.answer}`);
}

/** `The survey is free`, where the source has its price. */
const isPriced = (brief: Brief, given: string, { clause }: Held): boolean =>
  free.test(given) &&
  !free.test(clause) &&
  wholeValuesIn(clause, brief.language).some(
    ({ kind, unit }) => kind === 'amount' || (kind === 'number' && unit === ''),
  ) &&
  sharesWords(brief, given.replace(allFree, ' '), { text: clause });
const allFree = new RegExp(free.source, 'giu');

/** What is said otherwise would stand beside it; what cannot be made a sentence is no text of a page. */
export function otherwise(brief: Brief, given: string, asTold = false): Outcome | undefined {
  const opposed = opposing(brief, given);
  if (opposed) return opposed;
  if (!asTold && saidToReader(given, brief.language) !== undefined) return undefined;
  const lost = `I could not make a sentence of ${quotedEnd(given)} Give it to me in quotes and it stands there on your word.`;
  return not(lost, 'unfound', given);
}
