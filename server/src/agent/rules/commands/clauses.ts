// Notes as clauses: one wish each, whether they were written as sentences, as a list or in one line.
import { visibleLines } from '../../../platform/text/inline.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { readEnough } from './enough.ts';
import { findableIn } from './findable.ts';
import { listedIn } from './listed.ts';
import { sequence } from './order.ts';
import { withoutReason } from './reasons.ts';
import { leaving, orders, starters } from './starts.ts';

const maxNotes = 20_000;

/** `The button should say …`. */
export const should =
  /^(?:the|our|der|die|das|le|la|el|il|o|a|de|het)\s\p{L}+\s(?:should|must|has to|needs to|soll|sollte|muss|doit|debe|deve|moet)\s/u;
const followers =
  'als zweites|secondly|en second|en deuxième|en segundo|in secondo|em segundo|als tweede|na drugim|then|and then|dann|danach|puis|ensuite|luego|después|poi|dopo|depois|daarna|dan|potem|they|she|he|it|we|sie|er|wir|ils|elles?|él|ella|ellos|ellas|lui|loro|ele|ela|eles|elas|hij|zij|ze|because|since|weil|denn|car|parce|porque|perché|omdat|want|bo';
const parting = new RegExp(
  [
    String.raw`;\s`,
    String.raw`,\s(?=(?:and |und |et |y |e |en |i |but |aber |mais |pero |ma |mas |maar |ale )?(?:${starters}|${followers})\s)`,
    String.raw`,\s(?=(?:\p{Lu}\p{Ll}+|we|i|she|he|they|wir|ich|on|nous)\s(?:will|can|does|has|is|wants|would|macht|klärt|geht|va|fera|lo|does)\s)`,
    String.raw`,?\s(?:and|und|et|y|e|en|i|oraz)\s(?=(?:${starters})\s)`,
    // `Show the plan but leave all fees out`; `friendly but not chatty` is one wish.
    String.raw`,?\s(?:but|aber|mais|pero|ma|mas|maar|ale)\s(?=(?:${leaving})\s)`,
    // What ends in `Co.` or in a letter, `Only for part A. Keep it short`, ends a sentence all the same.
    String.raw`(?<=\p{L})\.\s(?=(?:${starters}|${orders})\s)`,
    // A new topic: `…だけ載せ、値引きは…`.
    '(?<=[てでしせりがえけめず])、(?=[^、。は]{1,16}は)',
  ].join('|'),
  'iu',
);
const conjunction = /^(?:and|und|et|y|e|en|i|oraz|but|aber|mais|pero|ma|mas|maar|ale)\s/iu;

/** Polite words around a wish, which ask for nothing. */
const manners =
  /^(?:please|pls|kindly|(?:can|could|would|will) you(?: please)?|i(?:[’']d| would) like (?:you )?to|we(?:[’']d| would) like (?:you )?to|we want to|you should|make sure(?: to| you| that)?|be sure to|ensure(?: that)?|bitte|(?:kannst|könntest) du|(?:können|könnten) sie|wir möchten|merci de|veuillez|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|s[’']il (?:te|vous) plaît|por favor|puedes|podrías|puede|podría|per favore|(?:puoi|potresti|può|potrebbe)|pode|poderia|podes|graag|alsjeblieft|alstublieft|(?:kun|zou|kunt) (?:je|u)|wil je|proszę|お願い(?:します)?)[,:]?\s+/iu;
const thanks =
  /[,\s]+(?:please|pls|thanks|thank you|bitte|danke|merci|s[’']il (?:te|vous) plaît|gracias|por favor|grazie|per favore|obrigad[oa]|graag|alsjeblieft|alstublieft|dank je|proszę|dziękuję)$/iu;
const aside =
  /\s(?:graag|liever|alsjeblieft|alstublieft|bitte|lieber|please|rather|preferably|plutôt|por favor|preferiblemente|per favore|preferibilmente|de preferência|proszę|najlepiej)(?=\s)/iu;

export interface Clause {
  /** As it was written. */
  text: string;
  /** Without bullets, manners and the stop. */
  bare: string;
  /** One wish, however it may be parted. */
  whole?: true;
}

export const clausesOf = (notes: string, language: string): Clause[] =>
  visibleLines(notes.slice(0, maxNotes))
    .map((line) => line.replace(/^[\s*•·・-]{0,6}(?:\d{1,2}[.)]\s)?/u, ''))
    .flatMap((line) => sentencesOf(line, language))
    .flatMap((sentence) =>
      sentence
        .replace(sequence, `$1,${together}`)
        .replace(beforeThat, `,${together}`)
        .replace(afterLetter, '; ')
        .split(parting),
    )
    .map((part) => part.replace(together, ' ').trim().replace(conjunction, ''))
    .map((part) =>
      listedIn(part) || readEnough(part.replace(/[.!。]+$/u, ''))
        ? part
        : (findableIn(part) ?? withoutReason(part.replace(afterWith, '$1 '))),
    )
    .filter((part) => part !== '')
    .map((text) => ({ text: text.replace(/[.!?。？！,;]{1,3}$/u, ''), bare: bareOf(text) }));

/** `Show first, dass …`: what is to be shown belongs to its verb. */
const beforeThat = /,\s(?=(?:dass|daß|że|iż)\s)/giu;

/** `Only for part A. Keep it short.`: what is called by a letter ends its sentence as a name does not. */
const afterLetter =
  /(?<=(?:block|blok|bloc|bloque|blocco|bloco|building|gebäude|house|haus|huis|maison|option|optie|opción|opzione|opção|phase|fase|part|teil|deel|parte|partie|group|gruppe|groep|groupe|grupo|gruppo|class|klasse|klas|classe|clase|plan|zone|zona|type|typ|tipo|variant[ea]?|halle?|lot|los) \p{L})\.\s(?=\p{L})/giu;
/** No space: `first the course, then the prices` is one wish. */
const together = '\u2060';

function bareOf(text: string): string {
  let bare = text.replace(/[\s.!?。？！,;:]{1,3}$/u, '');
  for (let round = 0; round < 3; round++) {
    const next = bare.replace(manners, '').replace(thanks, '').replace(aside, '');
    if (next === bare) break;
    bare = next;
  }
  return bare.replace(conjunction, '').replace(leadingWord, '').trim();
}
/** `Start with: nobody pays for the others`. */
const afterWith = /^(\p{L}+(?:\s\p{L}+){0,2}\s(?:with|mit|par|avec|por|con|com|met|od|da))\s?:\s/iu;
/** `so no prices`, `also keep it short`. */
const leadingWord =
  /^(?:so|also|then|and|but|therefore|dann|also|daher|außerdem|puis|donc|aussi|además|así que|entonces|poi|quindi|inoltre|depois|então|também|dus|ook|daarna|więc|też)\s+/iu;

const joint =
  /,\s|、|\s[–—-]\s|,?\s(?:and|und|sowie|et|y|e|en|i|oraz|but|aber|mais|pero|ma|mas|maar|ale|so|also|donc|así que|quindi|então|dus|więc)\s(?!\d{1,4}\s?[-–]\s?\d)/iu;

/** The clause cut wherever another wish might begin; its reader decides whether one does. */
export function partsOf({ text }: Clause): Clause[] {
  const parts = text.split(joint).map((part) => part.trim());
  return parts.length < 2
    ? []
    : parts.filter((part) => part !== '').map((part) => ({ text: part, bare: bareOf(part) }));
}
