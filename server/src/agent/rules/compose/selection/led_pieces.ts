// Which entries of a list say something themselves, and which are only called by their title.
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { isClaim, isListing, lacksSubject, wordCount } from '../texts/claim_lines.ts';
import { isStatement } from '../texts/statements.ts';

/** What a price is for is its label, and so is a phrase above a sentence that says as much. */
export const isLabelOf = (
  title: string,
  text: string | undefined,
  language: string,
  says: (sentence: string) => boolean,
): boolean =>
  text !== undefined &&
  !isStatement(title, language) &&
  (hasAmount(text) ||
    sentencesOf(text, language).some(
      (one) => (says(one) || whereOrHow.test(title)) && isOwn(one, language),
    ));
/** `On the flat roof` says where, and not what. */
const whereOrHow =
  /^(?:in|on|at|by|with|under|auf|im|am|an|bei|mit|unter|dans|sur|en|avec|sous|par|con|por|bajo|sul?|sulla|nel|nella|sotto|no|na|em|com|sob|op|met|onder|w|we|pod|z|ze)\s\S+(?:\s\S+){0,4}$/iu;

/** Said of somebody or something that it names itself. */
export const isOwn = (sentence: string, language: string): boolean =>
  wordCount(sentence) >= minOwn &&
  // `Delivery: tools 5 weeks, parts 8 weeks` is said of what its label names.
  (isStatement(sentence, language) || !isListing(withoutStop(sentence))) &&
  isClaim(withoutStop(sentence), language) &&
  !lacksSubject(sentence, language) &&
  !pronoun.test(sentence);
const minOwn = 6;

/** Speaks of what its question named. */
const pronoun = /(?<!\p{L})(?:it|them|they|sie|ihn|ihm|ils|elles|ze|hem)(?!\p{L})/iu;
