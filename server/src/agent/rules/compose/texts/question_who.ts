// Who does it: a question for somebody is answered by a sentence that has somebody in it, and not by what only speaks of the
// same thing.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { type Field, fieldsNamed, hasThesaurus, meaningsIn } from '../../fit/thesaurus.ts';
import type { Answer } from './answer.ts';
import { asksWhoPays } from './cost_borne.ts';

export const whoWord =
  /(?<!\p{L})(?:who|wer|qui|quién|chi|quem|kto)(?!\p{L})|誰|どなた|(?<!\p{L})من سي/iu;

/** The Dutch `wie` is a German `how`. */
export const asksWho = (sentence: string, language: string): boolean =>
  whoWord.test(sentence) || (language === 'nl' && /(?<!\p{L})wie(?!\p{L})/iu.test(sentence));

/** Says who: it was asked of it, or we do it. */
export const saysWho = ({ answers, about, text }: Answer): boolean =>
  (answers && whoWord.test(about)) || ourselves.test(text);
const ourselves =
  /(?<!\p{L})(?:we|wir|nous|nosotros|noi|nós|wij|my)(?!\p{L})|(?:amos|emos|imos|iamo)(?!\p{L})|当社|弊社|私ども|نحن/iu;

/** `read by a second lawyer`, `our inspector`. */
const byWhom =
  /(?<!\p{L})(?:by (?:an?|our|one|two|the)|von (?:einem|einer|unser\p{L}*|zwei|zweiten)|durch (?:ein\p{L}*|unser\p{L}*)|par (?:une?|notre|nos|deux|des)|por (?:un|una|nuestr\p{L}+|dos)|da (?:un|una|due)|dal? (?:nostr\p{L}|second\p{L})|por (?:um|uma|noss\p{L}+)|door (?:een|onze?|twee)|przez|our|unser[er]?|notre|nuestr[oa]|il nostro|la nostra|o nosso|a nossa|onze?|nasz[a]?)\s(\p{L}[\p{L}-]*)/iu;

/** `…, who is shy` tells of somebody; what begins the question asks for them, and `Who may see it?` for the terms. */
const asksForThem = (sentence: string, language: string): boolean =>
  isQuestion(sentence) &&
  (language === 'nl' ? opensWie : opensWho).test(sentence) &&
  !whoMay.test(sentence);
const whoMay =
  /(?<!\p{L})(?:who|wer|qui|quién(?:es)?|chi|quem|wie|kto)\s(?:may|can|could|is allowed|darf|dürfen|kann|können|peut|peuvent|pourra|puede[n]?|può|possono|pode[m]?|mag|mogen|kan|kunnen|może|mogą)(?!\p{L})/iu;
const opensWho =
  /^\P{L}*(?:(?:and|und|et|y|e|i|a|but|aber|mais|pero|ma|mas|ale)\s)?(?:who|wer|qui|quién|chi|quem|kto)(?!\p{L})|(?:[,;:–]|\p{L}\s(?:und|y|e|i))\s¿?(?:wer|quién|chi|kto)(?!\p{L})/iu;
const opensWie = /(?:^\P{L}*(?:(?:en|maar)\s)?|,\s)wie(?!\p{L})/iu;

let people: ReadonlySet<Field> | undefined;
let things: ReadonlySet<Field> | undefined;

/** True where it says who, undefined where somebody is in it, and false where nobody is. */
export function tellsWho(
  sentence: string,
  language: string,
): (answer: Answer) => boolean | undefined {
  const strict =
    hasThesaurus(language) &&
    language !== 'ja' &&
    !asksWhoPays(sentence, language) &&
    asksForThem(sentence, language);
  return (answer) => {
    if (saysWho(answer) || isDoneBy(answer.text, language)) return true;
    return strict && !namesSomebody(answer, language) && !hasVerb(sentence, answer)
      ? false
      : undefined;
  };
}

/** `Who calls?` is told by `The nurse calls`, whoever that is. */
function hasVerb(sentence: string, { text }: Answer): boolean {
  const [, verb = ''] = verbAsked.exec(fold(sentence)) ?? [];
  return verb.length >= minVerb && wordsOf(fold(text)).includes(verb);
}
const verbAsked =
  /(?<!\p{L})(?:who|wer|wie|qui|quien|chi|quem|kto)\s(?:(?:se|si|me|nous|vous|nos|ci|is|er|e que)\s)?(\p{L}+)/u;
const minVerb = 4;

/** `Our machines` are nobody. */
function isDoneBy(text: string, language: string): boolean {
  const [, noun = ''] = byWhom.exec(text) ?? [];
  if (noun === '') return false;
  things ??= fieldsNamed('machine', 'tool', 'vehicle', 'device', 'sensor');
  const fields = meaningsIn(noun, language).flat();
  return !fields.some((one) => things?.has(one));
}

function namesSomebody({ about, text }: Answer, language: string): boolean {
  people ??= fieldsNamed(
    ...['staff', 'contact_person', 'subcontractor', 'boss', 'driver', 'doctor', 'nurse'],
    ...['security_guard', 'architect', 'volunteers', 'customer_service', 'supplier', 'support'],
  );
  return (
    named.test(text) ||
    onUs.test(text) ||
    meaningsIn(about, language).some((all) => all.some((one) => people?.has(one)))
  );
}
/** `… are ours to arrange`. */
const onUs =
  /(?<!\p{L})(?:ours|us|uns|unsere sache|à nous|par nos|a nuestro cargo|de nuestra parte|a nostro carico|a noi|a nosso cargo|por nossa conta|voor onze rekening|ons|po naszej stronie|przez nas)(?!\p{L})/iu;
/** `Mrs Hale comes`: somebody by name. */
const named =
  /(?<!\p{L})(?:Mrs?|Ms|Dr|Herr|Frau|Mme|M|Sra?|Sig(?:\.ra)?|Pani?|Dhr|Mevr)\.?\s\p{Lu}/u;
