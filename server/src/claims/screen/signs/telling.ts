// How much a sentence speaks as colleagues do among themselves.
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { people } from './people.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import {
  allSigns,
  compiled,
  compiledSmall,
  type Sign,
  type Spacing,
  type Vocabulary,
} from './signs.ts';

interface Reader {
  signs: [sign: Sign, pattern: RegExp][];
  me?: RegExp;
  you?: RegExp;
  we?: RegExp;
  offer?: RegExp;
  each?: RegExp;
  theirs?: RegExp;
  /** Speaks only where the sentence has some of these words. */
  onlyIn?: RegExp;
}

/** In other languages, `fine`, `temps`, `was` and `so` are other words. */
const englishWords =
  /(?<!\p{L})(?:the|and|with|they|you|this|that|have|has|would|not|from|are|their|our|your|it|don[’']t)(?!\p{L})/giu;
const fewWords = 2;
const isIn = (sentence: string, words: RegExp): boolean =>
  (sentence.match(words)?.length ?? 0) >= fewWords;

const spacings: Record<string, Spacing> = { ja: 'none', ar: 'clitics' };
const cased = new Set(['de', 'es', 'pl']);

function readerOf(language: string, words: Vocabulary): Reader {
  const spaced = spacings[language] ?? 'words';
  const { me, you, we, offer, each, theirs } = words;
  const signs = allSigns.flatMap((sign): [Sign, RegExp][] => {
    const own = words[sign];
    return own === undefined ? [] : [[sign, compiledSmall(own, spaced)]];
  });
  return {
    signs,
    // `I` is no `i`: Polish and Italian have that too. `Sie` speaks to the reader, `sie` of others; `Pani` alone does, `Pani Dorota` is somebody; `os` does, `Os Lusíadas` does not.
    ...(me === undefined ? {} : { me: compiled(me, spaced, language === 'en' ? 'u' : 'iu') }),
    ...(you === undefined ? {} : { you: compiled(you, spaced, cased.has(language) ? 'u' : 'iu') }),
    ...(we === undefined ? {} : { we: compiledSmall(we, spaced) }),
    ...(offer === undefined ? {} : { offer: compiledSmall(offer, spaced) }),
    ...(each === undefined ? {} : { each: compiledSmall(each, spaced) }),
    ...(theirs === undefined ? {} : { theirs: compiledSmall(theirs, spaced) }),
  };
}

const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries({ ar, de, en, es, fr, it, ja, nl, pl, pt }).map(([language, words]) => [
    language,
    readerOf(language, { ...words, ...people[language] }),
  ]),
);

/** Small letters, without the signs for Arabic vowels, which some write and some do not. */
const plainly = (sentence: string): string =>
  sentence.toLowerCase().replace(/[\u064b-\u0652\u0640]/g, '');

const marks = ['you', 'we', 'offer', 'each', 'theirs'] as const;
type Mark = (typeof marks)[number];

export interface Telling {
  signsIn(sentence: string): (Sign | 'me' | 'register')[];
  /** What speaks for a sentence: it is said to the reader, offers something, holds for all. */
  marksIn(sentence: string): Mark[];
  /** Begins with what holds for all: `Every room …`. */
  isOfAll(sentence: string): boolean;
}

/** From this share on, a text is told by one person: a craftsman's own words. */
const oneVoice = 0.25;
/** What is called so: `« ma cantine »`. */
const named = /["“„«「]\s?[^"”“»」]{1,40}["”“»」]/gu;
const asked = /[?？؟][^\p{L}\p{N}]{0,6}$/u;
const minPolite = 3;
const atBeginning = 30;
const polite = /(?:です|ます|ません|ました|ましょう|ください|でした)[。！]?\s*$/u;
const plain = /(?:[るたいだうくむ]|予定|こと|模様)。\s*$/u;

/** `tu` in a text that says `vous` is said to somebody else. */
const forms: Record<string, { close: RegExp; polite: RegExp }> = {
  de: {
    close: /(?<!\p{L})(?:du|dir|dich|dein\p{L}{0,2}|euch)(?!\p{L})(?! (?:Sie|Ihnen))/u,
    polite: /(?<=\p{L}[^.!?]*\s)(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  },
  fr: {
    close: /(?<!\p{L})(?:tu|toi|ton|ta|tes|te)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu,
  },
  nl: {
    close: /(?<!\p{L})(?:jij|jou|jouw|je)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:u|uw)(?!\p{L})/iu,
  },
  es: {
    close: /(?<!\p{L})(?:tú|te|ti|tus?|contigo)(?!\p{L})/iu,
    polite: /(?<!\p{L})(?:usted|ustedes)(?!\p{L})/iu,
  },
};

/** What the words of a sentence tell, whatever text it stands in. */
interface Told {
  signs: Sign[];
  marks: Mark[];
  ofAll: boolean;
}

/** A sentence is judged several times: by the screen, by a careful writer, and in every draft. */
const told = new Map<string, Told>();
const maxTold = 10_000;

function toldIn(sentence: string, spoken: string, known: readonly Reader[]): Told {
  const key = `${spoken}\n${sentence}`;
  const before = told.get(key);
  if (before) return before;
  const small = plainly(sentence);
  const beginning = sentence.slice(0, atBeginning).toLowerCase();
  const signs = new Set<Sign>();
  const apt = known.filter(({ onlyIn }) => onlyIn === undefined || isIn(sentence, onlyIn));
  for (const reader of apt)
    for (const [sign, pattern] of reader.signs) if (pattern.test(small)) signs.add(sign);
  const found = {
    signs: [...signs],
    marks: marks.filter((mark) =>
      apt.some((reader) => reader[mark]?.test(mark === 'you' ? sentence : small)),
    ),
    ofAll: apt.some(({ each }) => each?.test(beginning)),
  };
  if (told.size >= maxTold) told.clear();
  if (sentence.length <= maxKept) told.set(key, found);
  return found;
}

const maxKept = 500;

/** `languages`: those the text may be in. `sentences`: all of it, to know its ways. */
export function tellingOf(languages: Iterable<string>, sentences: readonly string[]): Telling {
  const spoken = new Set(languages);
  const known = [...spoken].flatMap((language, at): Reader[] => {
    const reader = readers.get(language);
    if (reader === undefined) return [];
    return [language === 'en' && at > 0 ? { ...reader, onlyIn: englishWords } : reader];
  });
  // In another language, an English `I` may be an article.
  const selves = [...spoken].flatMap((language, at) =>
    language === 'en' && at > 0 ? [] : (readers.get(language)?.me ?? []),
  );
  const own = (sentence: string): boolean =>
    !asked.test(sentence) &&
    selves.some((me) => me.test(sentence)) &&
    selves.some((me) => me.test(sentence.replace(named, ' ')));
  const voiced =
    (sentences[0] !== undefined && own(sentences[0])) ||
    sentences.filter(own).length >= Math.max(3, sentences.length * oneVoice);
  const politeOnes = sentences.filter((sentence) => polite.test(sentence)).length;
  const plainOnes = sentences.filter(
    (sentence) => plain.test(sentence) && !polite.test(sentence),
  ).length;
  const isPolite = politeOnes >= minPolite && politeOnes > plainOnes * 2;
  const form = [...spoken].flatMap((language) => forms[language] ?? [])[0];
  const politeForms = form ? sentences.filter((one) => form.polite.test(one)).length : 0;
  const closeForms = form ? sentences.filter((one) => form.close.test(one)).length : 0;
  const isClose = (sentence: string): boolean =>
    form !== undefined &&
    politeForms > closeForms &&
    form.close.test(sentence) &&
    !form.polite.test(sentence);
  const key = [...spoken].join();
  const of = (sentence: string): Told => toldIn(sentence, key, known);
  return {
    signsIn(sentence) {
      const found: (Sign | 'me' | 'register')[] = [...of(sentence).signs];
      if (!voiced && own(sentence)) found.push('me');
      const isPlain = isPolite && plain.test(sentence) && !polite.test(sentence);
      if ((isPlain && sentence.length >= 10) || isClose(sentence)) found.push('register');
      return found;
    },
    marksIn: (sentence) => of(sentence).marks,
    isOfAll: (sentence) => of(sentence).ofAll,
  };
}
