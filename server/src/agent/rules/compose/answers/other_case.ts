// An answer that holds for a case of which the question does not speak: `If a repair fails you pay nothing` says
// nothing to who asks whether they can pay by card.
import { conceptsIn } from '../../fit/concepts.ts';
import type { Brief } from '../brief/brief.ts';
import { begins, plain, stemsOf } from '../brief/in_common.ts';
import type { Answer } from '../texts/answer.ts';
import { takesYesOrNo } from '../texts/asking.ts';

const condition =
  /^(?:if|should|wenn|falls|sollten?|si|en cas de|en caso de|se|in caso di|em caso de|als|indien|bij|jeśli|jeżeli|gdy|w razie)\s(.{3,80}?)(?:[,;:]|\s(?:you|we)\s)/iu;
/** What readers do themselves is how they come by it: `If you order by noon, we deliver the next day`. */
const ofReader =
  /(?<!\p{L})(?:you|your|we|sie|ihr|ihre|ihren|wir|vous|votre|vos|nous|usted|ustedes|su|sus|voi|lei|vostr\p{L}|você|vocês|o senhor|u|uw|je|jullie|państwo|pan|pani)(?!\p{L})/iu;

/** Who names a case themselves may call it by other words. */
const ofCase =
  /(?<!\p{L})(?:if|when|happens?|wenn|falls|passiert|quand|lorsque|se passe|cuando|pasa|quando|succede|acontece|wanneer|gebeurt|jeśli|jeżeli|gdy|kiedy|stanie)(?!\p{L})|\p{L}[,]?\s(?:si|se|als)\s/iu;

/** Only a `can we …?` that has hardly a word in common with it: `how fast` is answered with its terms. */
export function isOtherCase({ language }: Brief, sentence: string, answer: Answer): boolean {
  if (answer.question !== undefined || !takesYesOrNo(sentence) || ofCase.test(sentence))
    return false;
  const [, named] = condition.exec(answer.text.slice(0, 160)) ?? [];
  if (named === undefined || ofReader.test(named)) return false;
  const asked = [...new Set(stemsOf(sentence, language))].filter((stem) => !plain.has(stem));
  const sharedWith = (text: string): number => {
    const held = stemsOf(text, language);
    return asked.filter((stem) => held.some((other) => begins(stem, other))).length;
  };
  if (asked.length === 0 || sharedWith(named) > 0 || sharedWith(answer.text) > 1) return false;
  const concepts = conceptsIn(named, language);
  return ![...conceptsIn(sentence, language)].some((concept) => concepts.has(concept));
}
