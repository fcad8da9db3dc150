// A wish that the models found, as a request that the page can be changed by. What takes a grammar of its own (a place,
// how short, which form) is put in plain words and read by the rules.
import { tableOf } from '../../grammar/languages/tables.ts';
import { readRequests } from '../read_requests.ts';
import type { Place, Request } from '../requests.ts';
import { type Restated, restated } from './restated.ts';
import type { Wish } from './wishes.ts';

interface Reading {
  wish: Wish;
  language: string;
  /** What a wish without a name is for. */
  unnamed: string;
  /** All words of a part, and the first of them. */
  all(part: string): readonly string[];
  one(part: string): string | undefined;
}

/** `language`: of the page, in which most requests are written. `behind`: another wish stands before it. */
export function requestsOf(wish: Wish, language: string, behind: boolean): Request[] {
  const all = (part: string): readonly string[] => wish.parts[part] ?? [];
  const read = readers[wish.kind];
  const requests =
    read?.({ wish, language, unnamed: behind ? 'it' : 'page', all, one: (part) => all(part)[0] }) ??
    [];
  const found = requests.length > 0 ? requests : [{ kind: 'unknown', text: wish.said } as const];
  return tableOf(language) ? found.map((request) => ({ language, ...request })) : found;
}

const readers: Readonly<Record<string, (reading: Reading) => Request[]>> = {
  headline: ({ all, one }) => {
    const value = one('text');
    if (value !== undefined) return [{ kind: 'setHero', member: 'headline', value }];
    const topic = all('about').join(' ');
    const without = one('not');
    return topic === ''
      ? [{ kind: 'otherHeadline' }]
      : [{ kind: 'headlineAbout', topic, ...(without ? { without } : {}) }];
  },
  subline: ({ one }) => {
    const [value, about] = [one('text'), one('about')];
    if (value !== undefined) return [{ kind: 'setHero', member: 'subheadline', value }];
    return about === undefined
      ? []
      : [{ kind: 'mention', text: about, section: 'subheadline', sourced: true }];
  },
  heading: ({ one }) => {
    const [section, value] = [one('what'), one('text')];
    return value === undefined ? [] : [{ kind: 'setHeading', section: section ?? 'it', value }];
  },
  remove: ({ all, one }) => {
    const [from, keep] = [one('from'), one('keep')];
    return all('what').map((what) => ({
      kind: 'remove',
      section: from === undefined ? what : `${what} ${from}`,
      ...(keep === undefined ? {} : { keep }),
    }));
  },
  only: ({ all, language }) => {
    const text = all('what').join(` ${and[language] ?? 'and'} `);
    return text === '' ? [] : [{ kind: 'keepOnly', text }];
  },
  shorten: (reading) => {
    const to = reading.all('to').join(' ');
    const names = reading.all('what');
    return (names.length === 0 ? [reading.unnamed] : names).flatMap((section): Request[] => {
      const short =
        to === '' || names.length === 0 ? [] : restate('shorten', reading, { what: section, to });
      return short.length > 0
        ? short
        : [{ kind: 'shorten', section, ...(halved.test(to) ? { to: 'half' as const } : {}) }];
    });
  },
  expand: ({ all, unnamed }) => {
    const names = all('what');
    return (names.length === 0 ? [unnamed] : names).map((section) => ({ kind: 'expand', section }));
  },
  move: (reading) => {
    const to = reading.all('to').join(' ');
    return reading.all('what').flatMap((what): Request[] => {
      const [moved] = to === '' ? [] : restate('move', reading, { what: stand, to });
      if (moved?.kind === 'merge') return [{ ...moved, one: what }];
      const place: Place = moved?.kind === 'move' ? moved.place : { where: 'top' };
      return [{ kind: 'move', section: what, place }];
    });
  },
  swap: (reading) => {
    const [one, other] = reading.all('what');
    return one === undefined
      ? []
      : [{ kind: 'swap', one, ...(other === undefined ? {} : { other }) }];
  },
  add: (reading) => {
    const place = placeIn(reading);
    return reading
      .all('text')
      .filter(isTold)
      .map((text) => ({ kind: 'mention', text: ended(text), retold: true, ...place }));
  },
  mention: (reading) => {
    const place = placeIn(reading);
    return reading.all('what').map((topic) => ({ kind: 'addAbout', topic, ...place }));
  },
  answer: ({ all }) =>
    all('question').map((question) => ({ kind: 'answer', question: asked(question) })),
  check: ({ all, wish }) => [{ kind: 'check', question: asked(all('question')[0] ?? wish.said) }],
  replace: ({ one, wish }) => {
    const [old, wanted, what] = [one('old'), one('new'), one('what')];
    if (wanted === undefined) return [];
    if (old === undefined)
      return what === undefined
        ? [{ kind: 'unknown', text: wish.said }]
        : [{ kind: 'setValue', section: what, value: wanted }];
    const counts = /\d/.test(old) && /\d/.test(wanted);
    return counts
      ? [{ kind: 'correct', wanted, old, about: what ?? '' }]
      : [{ kind: 'replace', from: old, to: wanted }];
  },
  sum: (reading) => restate('sum', reading, { what: reading.all('what').join(' + ') }),
  form: (reading) => {
    const [what, as] = [
      reading.all('what').join(` ${and[reading.language] ?? 'and'} `),
      reading.one('as'),
    ];
    return as === undefined ? [] : restate('form', reading, { what, as });
  },
  merge: ({ all, one }) => {
    const [first, second] = all('what');
    const other = second ?? one('to');
    return first === undefined || other === undefined ? [] : [{ kind: 'merge', one: first, other }];
  },
  button: ({ one }) => {
    const [from, to] = [one('old'), one('text')];
    return to === undefined || /[:/]{2}|@/u.test(to)
      ? []
      : [{ kind: 'renameButton', to, ...(from === undefined ? {} : { from }) }];
  },
  tone: ({ wish }) => [{ kind: 'refuse', because: 'style', text: wish.said }],
  other: ({ wish, language }) =>
    readRequests(wish.said, language).filter(({ kind }) => kind === 'refuse'),
};

/** Where what is new should stand. */
function placeIn(reading: Reading): { place?: Place } {
  const to = reading.all('to').join(' ');
  const [moved] = to === '' ? [] : restate('move', reading, { what: stand, to });
  return moved?.kind === 'move' ? { place: moved.place } : {};
}

/** Stands for whatever is to go somewhere. */
const stand = 'Kvarn';

const kinds: Readonly<Record<Restated, Request['kind']>> = {
  move: 'move',
  shorten: 'shorten',
  form: 'reshape',
  sum: 'reckon',
};

/** As the rules read it in plain words; nothing where they read anything else. */
function restate(
  wish: Restated,
  { language }: Reading,
  parts: Readonly<Record<string, string>>,
): Request[] {
  const requests = readRequests(restated(wish, language, parts), language);
  return requests.every(({ kind }) => kind === kinds[wish] || (wish === 'move' && kind === 'merge'))
    ? [...requests]
    : [];
}

const and: Readonly<Record<string, string>> = {
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  pt: 'e',
  nl: 'en',
  pl: 'i',
  ja: 'と',
  ar: 'و',
};
const halved = /half|hälfte|moitié|mitad|metà|metade|helft|połow|半分|نصف/iu;

const asked = (question: string): string =>
  /[?？؟]$/u.test(question.trim())
    ? question.trim()
    : `${question.trim().replace(/[.!。]$/u, '')}?`;

/** Fewer words are no sentence. */
const isTold = (text: string): boolean =>
  text.split(/\s+/).length > 3 || /[\p{sc=Hiragana}\p{sc=Arabic}].{6}/u.test(text);

const ended = (text: string): string => (/[.!?。！？؟]$/u.test(text) ? text : `${text}.`);
