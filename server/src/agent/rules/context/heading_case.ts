// A heading in capitals, written as its language writes it: names and German nouns keep their capital, and what is
// short for something stays as it is. How the rest of the text writes a word decides.

import { stopWords } from '../../../platform/text/stop_words.ts';

/** How a word is written inside lines that are not all in capitals. */
export type Casing = (word: string) => string | undefined;

const maxRead = 100_000;
const word = /[\p{L}\p{M}][\p{L}\p{M}\p{N}’'-]*/gu;

export function casingOf(raw: string): Casing {
  let forms: Map<string, string> | undefined;
  return (asked) => {
    forms ??= formsIn(raw.slice(0, maxRead));
    return forms.get(asked.toLocaleLowerCase());
  };
}

function formsIn(raw: string): Map<string, string> {
  const forms = new Map<string, string>();
  for (const line of raw.split('\n')) {
    const head = line.replace(/[(（].*|,\s.*/u, '');
    if (isCapitals(head) || isShouted(head)) continue;
    for (const { 0: found, index } of line.matchAll(word)) {
      // What begins a sentence says nothing of how it is written elsewhere.
      if (!/[\p{L}\p{N},)]\s$/u.test(line.slice(Math.max(0, index - 2), index))) continue;
      const key = found.toLocaleLowerCase();
      // `BEFORE you sign` is stressed.
      if (isUpper(found) && found.length > longestShort) continue;
      const known = forms.get(key);
      forms.set(key, known === undefined || found === key ? found : known);
    }
  }
  return forms;
}

const lettersOf = (text: string): string => text.replace(/[^\p{Lu}\p{Ll}\p{Lt}]/gu, '');
const isUpper = (text: string): boolean =>
  text === text.toLocaleUpperCase() && text !== text.toLocaleLowerCase();
const minLetters = 4;
const longestShort = 6;

export function isCapitals(text: string): boolean {
  const letters = lettersOf(text);
  return letters.length >= minLetters && isUpper(letters);
}

/** `PRICES ex VAT`: shouted, but for a word or two. */
const isShouted = (text: string): boolean => {
  const loud = (text.match(word) ?? []).filter((one) => /^\p{Lu}{5,}$/u.test(one));
  // `THREE WAYS TO EAT   per guest`: of several in a row none is short for something.
  return (
    loud.length > 0 && (loud.join('').length * 2 >= lettersOf(text).length || inARow.test(text))
  );
};

const inARow = /(?<!\p{L})\p{Lu}{2,20}\s\p{Lu}{2,20}\s\p{Lu}{2,20}(?!\p{L})/u;

/** The heading as it is, unless it is in capitals. */
export function quieted(heading: string, language: string, casing: Casing): string {
  if (!isCapitals(heading) && !isShouted(heading)) return heading;
  const last = heading.match(word)?.at(-1);
  // `WAS DANN PASSIERT`: the verb stands last.
  const asks = language === 'de' && germanAsking.test(heading);
  const nameFrom = namedFrom(heading, language);
  const text = heading.replace(word, (found, at: number) => {
    if (!isUpper(found) || /\d/.test(found)) return found;
    const isName = language !== 'de' && casing(found) === undefined && at >= nameFrom;
    if (isName && !isStopWord(found, language))
      return `${found.charAt(0)}${found.slice(1).toLocaleLowerCase()}`;
    const isVerb =
      asks && found === last && /(?:T|EN)$/u.test(found) && casing(found) === undefined;
    return isVerb ? found.toLocaleLowerCase() : cased(found, language, casing);
  });
  return text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
}

/** `NEW SITE: HOLLOW CREEK`, `THE LOFT, WHITBY`: behind such a mark stands a name; `TERMS, FEES AND DATES` are a list. */
function namedFrom(heading: string, language: string): number {
  const at = /[:：,][^:：,]*$/u.exec(heading)?.index;
  if (at === undefined) return heading.length;
  const behind = heading.slice(at).match(word) ?? [];
  const isList = heading.charAt(at) === ',' && behind.some((one) => isStopWord(one, language));
  return isList ? heading.length : at;
}

const isStopWord = (found: string, language: string): boolean =>
  stopWords(language).has(found.toLocaleLowerCase());

function cased(found: string, language: string, casing: Casing): string {
  const small = found.toLocaleLowerCase();
  const known = casing(found);
  if (known !== undefined) return known;
  if (abbreviated.has(small)) return found;
  return language === 'de' && small.length >= minLetters && !germanSmall.has(small)
    ? `${found.charAt(0)}${small.slice(1)}`
    : small;
}

const abbreviated = new Set(
  'vat ht ttc tva iva btw b2b usp faq kwh m² q&a pdf gmbh crm erp it hr ii iii iv'.split(' '),
);
const germanAsking = /^(?:was|wie|wer|wo|wann|warum|wofür|womit|wozu|wohin|woher)(?!\p{L})/iu;
/** What a German heading has besides nouns. */
const germanSmall = new Set(
  `oder ohne beim über unter nach durch gegen zwischen während unser unsere unseren unserem
  unserer ihre ihren ihrem ihrer dein deine eure euren dich euch alle alles jede jeder
  jedes eine einen einem einer eines dies diese dieser diesen kein keine wann warum wieso
  woher wohin welche welcher womit wofür dafür sind wird werden haben kann können müssen
  sollte machen macht bieten bietet läuft geht gehen kostet kommt kommen brauchen gibt
  bekommen enthalten inklusive möglich wichtig neue neuen neues nächste nächsten weitere
  häufige häufig typische noch mehr auch nicht dazu damit sowie bitte netto brutto
  zuzüglich passt sagen steht liegt tun sonst etwa rund immer schon nur dann bevor weiter wieder
  kurz`
    .split(/\s+/)
    .filter(({ length }) => length >= minLetters),
);
