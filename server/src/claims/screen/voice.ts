// Whose voice a line is in: the page's, or that of somebody who made a note. Notes are known by
// how they are set down more than by their words: begun small, without an end, in shorthand, with
// a colleague's first name. Each trait adds to the doubt; what is doubtful stays off the page.

import { languageOf } from '../../platform/text/language.ts';
import { lean } from '../../platform/text/quickened.ts';
import { remembering } from '../../platform/text/remember.ts';
import type { LeftOutReason } from '../claims.ts';
import { yieldsTo } from './for_readers.ts';
import { givenNames, presented } from './given_names.ts';
import { likenessToNotes } from './learned/likeness.ts';
import { calledByName, traitsOf } from './learned/traits.ts';
import type { Line } from './lines.ts';
import { isOpeningHours } from './marks.ts';
import {
  breaksOff,
  ended,
  isRow,
  isSmall,
  longLine,
  type Shape,
  shortEntry,
  spaceless,
  wordsIn,
} from './shape.ts';
import { figureKindOf } from './signs/figures.ts';
import { type Telling, tellingOf } from './signs/telling.ts';

export interface Voice {
  /** From 1 on, a sentence is taken for a note. `opens`: it begins its line. */
  doubtOf(sentence: string, shape: Shape, opens: boolean): number;
  /** Names one of the team by the first name, as colleagues do. */
  namesInsider(text: string): boolean;
  /** Worded as hardly any note is: a word that notes have too says little against it. */
  isForReaders(text: string, reason: LeftOutReason): boolean;
  /** Tells what the house itself pays or earns. */
  isOfMoney(text: string): boolean;
  /** Somebody one would call by this name. */
  isFirstName(name: string): boolean;
  /** Log odds that it is a note, by its words alone. */
  likenessOf(text: string): number;
}

/** Names that are words of the language as well. */
const plainWords: Record<string, ReadonlySet<string>> = {
  nl: new Set(['dan', 'al', 'bas', 'floor', 'rob', 'storm', 'wil']),
  de: new Set(['ernst', 'mark', 'rosa', 'kai']),
  fr: new Set(['pierre', 'olive', 'rose', 'marine', 'aude', 'prudence']),
  es: new Set([
    'pilar',
    'mar',
    'sol',
    'luz',
    'rosa',
    'paz',
    'ángel',
    'marina',
    'consuelo',
    'cruz',
    'dan',
  ]),
  it: new Set(['rosa', 'gemma', 'marina', 'serena', 'viola', 'chiara', 'fiore', 'pia', 'sole']),
  pt: new Set(['rosa', 'marina', 'clara', 'luz', 'pilar', 'serena', 'graça']),
  en: new Set(['grit', 'sale', 'devon', 'milan']),
  pl: new Set(['kim', 'kamera', 'mila', 'róża', 'ala']),
};

/** What `Wojtka`, `Markowi` and `Kasią` may be the cases of. */
const polishForms = (name: string): string[] =>
  name.length < 5
    ? []
    : [
        name.replace(/k(?:a|owi|iem|u)$/u, 'ek'),
        name.replace(/(?:ą|ę|y|i|ie|o)$/u, 'a'),
        name.replace(/(?:owi|em|iem)$/u, ''),
        name.replace(/(?:a|u)$/u, ''),
      ].filter((form) => form !== name);

const minNormed = 3;
/** By letters: a sentence is weighed by itself, as a note's neighbour, and with its brackets. */
const maxWeighed = 100_000;

export function voiceOf(
  lines: readonly Line[],
  insiders: ReadonlySet<string>,
  language: string,
): Voice {
  const telling = tellingIn(lines, language);
  const likenessOf = remembering(likenessIn(telling, language), maxWeighed);
  const isGiveaway = (text: string): boolean =>
    telling.signsIn(text).some((sign) => giveaways.has(sign)) &&
    !telling.marksIn(text).includes('you');
  const introduced = introducedIn(lines);
  const words = new Set([...(plainWords[language] ?? []), ...describedIn(lines)]);
  const isGiven = (name: string): boolean =>
    givenNames.has(name) ||
    (language === 'pl' && polishForms(name).some((form) => givenNames.has(form)));
  const closing = closingShare(lines);
  const smallWeight = smallShare(lines) > 0.5 ? 0.4 : 1;
  const namesInsider = (text: string): boolean =>
    insiders.size > 0 &&
    (firstNamesIn(text).some((name) => insiders.has(name)) ||
      [...insiders].some((name) => spaceless.test(name) && text.includes(name)));
  return {
    namesInsider,
    likenessOf,
    isForReaders: (text, reason) => yieldsTo(likenessOf(text), reason, text, telling.marksIn(text)),
    isOfMoney: (text) => telling.signsIn(text).includes('money'),
    isFirstName: (name) => insiders.has(name.toLowerCase()) || givenNames.has(name.toLowerCase()),
    doubtOf(text, { listed, entry, heading, alien, closed, answers, sibling }, opens) {
      if (isOpeningHours(text)) return 0;
      if (sibling) return likenessOf(text) >= unlikeSiblings ? 1 : 0;
      const running = !(listed || entry) && !heading;
      let doubt = shorthandIn(text);
      if (running && opens && isSmall(text)) doubt += closed ? smallWeight * 0.6 : smallWeight;
      if (running && breaksOff(text)) doubt += closing >= 0.6 ? 1 : 0.4;
      if (entry && breaksOff(text, shortEntry)) doubt += wordsIn(text) >= longLine ? 0.6 : 0.4;
      const begun = opens ? startedSmall(text) : '';
      if (ofSomebody.test(begun) && !answers) doubt += listed ? 0.5 : 1;
      if (ofClient.test(begun)) doubt += 0.6;
      if (!opens && !entry && isSmall(text)) doubt += 0.4 * smallWeight;
      // At the beginning it may be told to a patient: `Non mangiare dopo le 20`.
      const asked = language === 'en' ? null : toStaff.exec(text);
      if (opens && !listed && warned.test(text)) doubt += 1;
      if (asked) doubt += asked.index === 0 ? 0.7 : 1;
      if (running && alien) doubt += 1;
      const likeness = likenessOf(text);
      // What is worded like nothing colleagues write was set down without care: a title, small print.
      if (likeness < plainlyText) doubt *= 0.3;
      const plainly = likeness < surelyText;
      // The name of a section is too short to be worded like anything.
      const isName = heading && wordsIn(text) < longLine;
      const told = isName ? 0 : Math.max(likeDoubt(likeness), isGiveaway(text) && !plainly ? 1 : 0);
      doubt += told * (listed || entry || answers ? weightInList(likeness) : 1);
      // Who does what by when is for the reader too.
      const planned = (listed || entry) && /\d(?![\d.,]*\s?[%€£$])/u.test(text);
      if (planned) return doubt;
      if (namesInsider(text)) doubt += listed ? 0.5 : 1;
      // `Our fitter Graham comes and looks at it` presents him.
      else if (plainly) return doubt;
      else {
        const names = firstNamesIn(text).filter((name) => isGiven(name) && !words.has(name));
        if (names.some((name) => !introduced.has(name))) doubt += listed ? 0.6 : 1;
        else if (names.length > 0) doubt += 0.6;
      }
      if (calledByName.test(text)) doubt += 1;
      return doubt;
    },
  };
}

/** Log odds that a sentence is a note, by its words and traits alone. */
export const likenessIn =
  (telling: Telling, language: string) =>
  (text: string): number =>
    likenessToNotes(
      text,
      traitsOf(text, telling, figureKindOf(text, { prices: [], language, counts: () => false })),
    );

/** A text may quote another language than its page's. */
export function tellingIn(lines: readonly Line[], language: string): Telling {
  const all = lines.map(({ text }) => text).filter((text) => text.trim() !== '');
  const sentences = all.filter((text) => text.length <= 2000 && ended.test(text));
  return tellingOf([language, languageOf(all.join('\n')), 'en'], sentences);
}

/** Log odds of being a note; of notes hardly any has less. */
const plainlyText = -0.8;
/** Of notes with a first name or a word on money one in fifty has less, of honest sentences with one every third. */
const surelyText = -2;

/** From log odds: of a hundred honest sentences, one looks so much like a note that this alone is enough. */
const likeDoubt = (odds: number): number => Math.max(0, Math.min(1.2, (odds + 0.4) / 2.6));

/** Entries and answers are worded as briefly as notes are: only what hardly any of them is like counts in full. */
const weightInList = (odds: number): number => (odds >= surelyNote ? 1 : 0.3);
/** Of three thousand honest sentences one has more. */
const surelyNote = 4;
/** Of a thousand rows and answers hardly one is worded so; how they are set down says nothing. */
const unlikeSiblings = 2.5;

/** Colleagues alone speak of these, unless they are told to the reader. */
const giveaways: ReadonlySet<string> = new Set(['money', 'hush']);

const fullName = /(?<!\p{L})(\p{Lu}\p{Ll}{1,15})\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}’'-]{1,20}/gu;

/** `One of them was Alan, who …`, `Alan, our cook, …`, `viene Marta, insegnante di musica, e …`. */
const described = new RegExp(
  `(?<!\\p{L})(\\p{Lu}\\p{Ll}{1,15})(?:,\\s(?:who|whose|der|die|deren|dessen|qui|dont|quien|que|che|cui|wie|który|która)\\s|${presented}|(?<=\\p{Ll}\\s\\p{L}{1,16}),\\s\\p{Ll}{5,16}(?:\\s\\p{Ll}{1,16}){0,3},\\s(?:and|und|et|y|e|en|i)\\s)`,
  'gu',
);

function describedIn(lines: readonly Line[]): string[] {
  return lines
    .filter(({ text }) => text.length <= 2000)
    .flatMap(({ text }) =>
      [...text.matchAll(described)].map(([, name = '']) => name.toLowerCase()),
    );
}

/** First names of those a text presents by their whole names. */
function introducedIn(lines: readonly Line[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of lines) {
    if (text.length > 2000) continue;
    for (const [, first = ''] of text.matchAll(fullName)) names.add(first.toLowerCase());
  }
  return names;
}

/** How many of the document's longer lines end as sentences do. */
function closingShare(lines: readonly Line[]): number {
  const prose = lines.filter(({ text }) => !isRow(text) && wordsIn(text) >= longLine);
  if (prose.length < minNormed) return 0.6;
  return prose.filter(({ text }) => ended.test(text)).length / prose.length;
}

/** Some people write everything small: then it says nothing of one line. By length, since notes are many and short. */
function smallShare(lines: readonly Line[]): number {
  const prose = lines.filter(({ text }) => !isRow(text) && wordsIn(text) >= 4);
  const lengthOf = (some: readonly Line[]): number =>
    some.reduce((sum, { text }) => sum + text.length, 0);
  return lengthOf(prose.filter(({ text }) => isSmall(text))) / Math.max(1, lengthOf(prose));
}

/** `OJO el administrador cobra comisión`. */
const warned =
  /^\s*(?:OJO|NB|PS|FYI|ACHTUNG|ATTENZIONE|ATENÇÃO|ATENCIÓN|ATTENTION|UWAGA|LET OP|WICHTIG|IMPORTANTE?|WAŻNE|REMINDER|TODO)[\s:!]+\p{L}/u;

const startedSmall = (text: string): string => {
  const line = text.trimStart();
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`;
};

/** Speaks of somebody who was not named: a note about the reader, at the beginning of a line. */
const ofSomebody =
  /^\s*(?:he|she|they|elle|elles|er(?= (?:will|hat|ist|braucht|fragt|sucht|kann|muss))|él|ella|ellos|lui|loro|ele|ela|eles|hij|zij|ze|ona|oni)\s\p{Ll}/u;
/** \`Client annoyed, ready to sign\`. */
const ofClient =
  /^\s*(?:client|customer|prospect|lead|patient|pt|kunde|kundin|patientin|cliente|paciente|paziente|klant|patiënt|klient|klientka|pacjent)\s\p{Ll}/u;
/** \`…, não prometer\`, \`nie chwalić się\`, \`…, nicht versprechen\`: told to the staff, by the form of its verb. */
const toStaff = lean(
  /(?:^|[,;:.(–—]\s)\s?(?:(?:não|no|non)\s(?:\p{L}{1,3}\s)?\p{Ll}{2,14}(?:ar|er|ir|are|ere|ire|arlo|erlo|irlo|arle|arla)|ne\s(?:pas|rien|jamais)\s(?:\p{L}{1,3}\s)?\p{Ll}{2,14}(?:er|ir|re)|nie\s\p{Ll}{2,14}[ćc](?:\ssię)?|(?:nicht|nix|nichts)\s(?:\p{L}+\s){0,2}\p{Ll}{3,14}en|niet\s(?:\p{L}+\s){0,2}\p{Ll}{3,14}en)(?!\p{L})(?=\s?(?:$|[.,;!)–—]|\p{Ll}))/u,
);

/** No sentence for a reader has these; `= 700.70` is a sum. */
const strong = /!{2,}|\?{2,}|[!?]{2}|\s[=≈]\s(?!\p{Sc}?\s?\d)|\s(?:=>|-->|>>)\s|\s&\/or\s/u;
/** One arrow is shorthand; several lead from step to step. */
const oneArrow = /^[^>]*\s->\s[^>]*$/u;
/** Written for speed. A word in capitals for its weight is one as well: `NO`, `NICHT`. */
const weak = lean(
  /\s(?:→|~\d)|(?<![\p{L}\p{N}])(?:w\/|w\/o|smth|sth|mths?|yrs?|wks?|mgr|acct|prob|approx|bc|cuz|gonna|wanna|ivm|z\.s\.m|iig|mbt|nix|iwie|vllt|jmd|pzt|wdh|rdv|qqch|qqn|pb|dispo|appro|pdt|xq|pq|vc|vcs|blz|qlcs|cmq|xché|tzn|ok[’']?d|pat)(?![\p{L}\p{N}])|(?<![\p{L}\d.,])\d{1,3}k(?!\p{L})|(?<!\p{L})(?:NOT|NO|NICHT|KEINE?N?|PAS|NON|NÃO|NIET|GEEN|NIE|ONLY|NUR)(?!\p{L})/u,
);

export const shorthandIn = (text: string): number =>
  (strong.test(text) || oneArrow.test(text) ? 1 : 0) + (weak.test(text) ? 0.6 : 0);

const capitalWord = /\p{Lu}\p{Ll}{1,15}(?![\p{L}’'.-]*\d)/gu;

/** First names that stand alone, small: `Bea` is one, `Bea Lindqvist` introduces somebody. */
function firstNamesIn(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(capitalWord)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const after = text.slice(end, end + 3);
    // A family name before or behind it, a saint, a day of January.
    if (/^[\p{L}\p{N}]|^\s\p{Lu}|^-\p{Lu}|^\s?\d/u.test(after)) continue;
    if (
      /[\p{L}\p{N}]$|\p{Lu}[\p{Ll}.]{1,10}\s$|(?:são|\d\.?)\s$|(?:[Ss]ainte?|[Ss]ankt|[Pp]ort|[Mm]ont|[Bb]ourg|[Vv]ille|[Ll]e|[Ll]a)-$|(?:tutta l|[Nn]ell|[Dd]ell|[Dd]all|[Ss]ull)[’']$/u.test(
        before,
      )
    )
      continue;
    found.push(match[0].toLowerCase());
  }
  return found;
}
