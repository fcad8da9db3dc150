// A reader names several concerns in one breath: `She will ask three things: is it certified, what is the lead time, and
// can we try one first.` Each is a thought of its own, in their words, and is answered by itself.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { wordsOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { announcing } from '../../reader/lead_in.ts';
import { askingFor, asksByOrder, howMuch } from '../texts/asking.ts';
import { asksFirst, byItself } from '../texts/heard_parts.ts';

const maxHead = 16;
const minSpoken = 4;
const leastNoun = 4;

export interface Concern {
  /** As a sentence, or as a question. */
  sentence: string;
  /** As they wrote it. */
  said: string;
}

/** Each concern of a sentence; none where it names one alone. */
export function concernsIn(sentence: string, language: string): Concern[] {
  if (isWide.test(sentence)) return [];
  const parts = partsIn(sentence, language);
  if (parts.length < 2) return [];
  const marked = isQuestion(sentence);
  return parts.map((part, at) => {
    const own = asSentence(part);
    // `… whether we can get out` is no question as it stands.
    const indirect = !marked && at > 0 && isAsked(part) && !asksByOrder.test(part);
    return {
      sentence: own,
      said: indirect ? `… ${part}` : at === 0 && !isAsked(part) ? `${capitalised(part)}.` : own,
    };
  });
}

function partsIn(sentence: string, language: string): string[] {
  const listed = listBehind(sentence, language);
  if (listed) return listed;
  // `…, che vive con noi, …` goes on; only where they ask does it begin another question.
  const asks = isQuestion(sentence);
  const asked =
    asks || askingFor.test(sentence) ? parted(sentence, conjunctions(language, byItself)) : [];
  if (asked.length === 2 && isPriceOfIt(asked[1] ?? '')) return [];
  if (conditions[language]?.test(sentence)) return [];
  if (asked.length > 1 && asked.slice(asks ? 0 : 1).every(isAsked)) return asked;
  return asks ? [] : clauses(sentence, language);
}
/** `If it rains, can we eat inside?`: by itself the first of it asks nothing. */
const conditions: Readonly<Record<string, RegExp>> = {
  ...{
    en: /^if\s/iu,
    fr: /^(?:si\s|s[’']ils?\s)/iu,
    es: /^¿?si\s/iu,
    it: /^se\s/iu,
    pt: /^se\s/iu,
  },
};
/** `…, and what would that cost?` asks for the price of what stands before it. */
const isPriceOfIt = (part: string): boolean =>
  howMuch.test(part) && wordsOf(part).length <= maxPriceOfIt;
const maxPriceOfIt = 5;
const isWide = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Arabic}]/u;

/** `Two things matter: her father has a wheelchair, and a third of us are vegan.` */
function listBehind(sentence: string, language: string): string[] | undefined {
  const [, head = '', rest = ''] = /^([^:]{3,140}):\s+(\S.+)$/u.exec(sentence) ?? [];
  if (rest === '' || wordsOf(head).length > maxHead) return undefined;
  const parts = parted(rest, conjunctions(language, anything)).flatMap((part) =>
    outside(part, /,\s/gu),
  );
  const own = parts.map(trimmed).filter((part) => /\p{L}{2}/u.test(part));
  const asks = own.some(isAsked) || announcing.test(head) || askingFor.test(head);
  const isPart = (part: string): boolean =>
    asks ? isAsked(part) || part.length > leastNoun : isSpoken(part);
  return own.length > 1 && own.every(isPart) ? own : undefined;
}
const anything = '\\S';

/** `Our boiler is old, and we have two tenants with a cough.`: somebody does something on either side. */
function clauses(sentence: string, language: string): string[] {
  const begins = subjects.get(language);
  if (begins === undefined) return [];
  const parts = parted(sentence, conjunctions(language, begins));
  return parts.every((part) => wordsOf(part).length >= minSpoken) ? parts : [];
}

/** What a clause of its own begins with. */
const subjects = new Map(
  Object.entries({
    en: "(?:we|i|it|there|they|he|she|nobody|somebody|some of|half of|about an?|(?:our|my|his|her|the|one|two|three|four|\\d+) (?:\\p{L}+ ){0,3}(?:is|are|was|were|has|have|had|need|needs|want|wants|can|will|must|do|does|don[’']t|doesn[’']t|can[’']t|won[’']t|isn[’']t|aren[’']t))\\s",
    de: '(?:wir|ich|es|sie|er|man|niemand|(?:\\p{L}+ ){1,3}(?:ist|sind|war|hat|haben|braucht|brauchen|muss|müssen|kann|können|will|wollen|wird|werden|gibt|essen|isst|sitzt|sitzen))\\s',
    fr: "(?:nous|on|je|j[’']|il|elle|ils|elles|c[’']est|ça|cela|personne|(?:un|une|deux|trois|le|la|les|l[’']|notre|nos|mon|ma|mes|\\d+) ?(?:\\p{L}+ ){1,3}(?:est|sont|a|ont|doit|doivent|peut|peuvent|veut|veulent))\\s?",
    es: '(?:hay|tenemos|tengo|somos|soy|es|está|están|necesit\\p{L}+|quer\\p{L}+|nos|me|no|(?:un|una|dos|tres|el|la|los|las|mi|mis|nuestr\\p{L}+|\\d+) (?:\\p{L}+ ){1,3}(?:es|son|está|están|tiene|tienen|hay|debe|puede|quiere|quieren))\\s',
    it: "(?:c[’']è|ci|abbiamo|ho|siamo|sono|è|serv\\p{L}+|vorre\\p{L}+|dobbiamo|mi|non|(?:un|una|due|tre|il|la|i|le|mio|mia|nostr\\p{L}+|\\d+) (?:\\p{L}+ ){1,3}(?:è|sono|ha|hanno|deve|devono|vuole|vogliono))\\s",
    pt: '(?:há|temos|tenho|somos|é|está|estão|precis\\p{L}+|quer\\p{L}+|nos|não|(?:um|uma|dois|duas|três|o|a|os|as|\\d+) (?:\\p{L}+ ){1,3}(?:é|são|está|estão|tem|têm|deve|pode|quer|querem))\\s',
    nl: '(?:we|wij|ik|het|er|ze|zij|hij|niemand|(?:\\p{L}+ ){1,3}(?:is|zijn|was|heeft|hebben|moet|moeten|kan|kunnen|wil|willen|wordt|worden))\\s',
    pl: '(?:mamy|mam|jest|są|jeste\\p{L}+|potrzeb\\p{L}+|chce\\p{L}+|musi\\p{L}+|nie)\\s',
  }),
);

const ands: Readonly<Record<string, string>> = {
  ...{ en: 'and', de: 'und', fr: 'et', es: '[ye]', it: 'ed?', pt: 'e', nl: 'en', pl: '[ia]|oraz' },
};
const conjunctions = (language: string, follows: string): RegExp => {
  const known = patterns.get(`${language} ${follows}`);
  if (known) return known;
  const and = ands[language] ?? 'and';
  const made = new RegExp(
    [
      `;\\s+(?:(?:${and})\\s)?`,
      // After a comma alone only what asks is something else.
      ...(follows === byItself || follows === anything
        ? [`,\\s(?:(?:${and})\\s)?(?=${byItself})`]
        : []),
      `,?\\s(?:${and})\\s(?=${follows})`,
    ].join('|'),
    'giu',
  );
  patterns.set(`${language} ${follows}`, made);
  return made;
};
const patterns = new Map<string, RegExp>();

const parted = (sentence: string, at: RegExp): string[] => outside(sentence, at).map(trimmed);

/** Parted wherever the mark stands outside brackets and quotation marks. */
function outside(text: string, at: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(at)) {
    const before = text.slice(0, match.index);
    if (depthOf(before) > 0) continue;
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}
const depthOf = (text: string): number =>
  (text.match(/[([“„«]/gu)?.length ?? 0) - (text.match(/[)\]”“»]/gu)?.length ?? 0);

const trimmed = (part: string): string => part.trim().replace(/[.,;:!?\s]{1,4}$/u, '');
const isAsked = (part: string): boolean => asksFirst.test(part) || byVerb.test(part);
/** How only a question begins: `Können vorhandene Regale bleiben, und …?` */
const byVerb =
  /^¿?(?:can|could|do|does|did|is|are|will|would|should|must|has|may|kann|können|könnten?|darf|dürfen|gibt|ist|sind|hat|wird|werden|muss|müssen|pueden?|podemos|está|están|son|tienen?|incluye|può|possono|possiamo|potete|è|pode|podem|podemos|é|kan|kunnen|mag|mogen|zijn|heeft|hebben|moet|moeten)(?!\p{L})/iu;
const isSpoken = (part: string): boolean => wordsOf(part).length >= minSpoken;
const asSentence = (part: string): string =>
  `${capitalised(part)}${isAsked(part) || askingFor.test(part) || wordsOf(part).length < minSpoken ? '?' : '.'}`;
