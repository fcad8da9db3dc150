// `Do you do the garden as well?`: what is asked for besides is the one thing that an answer must speak of. What
// shares the verb alone tells what is done to something else.
import { conceptsIn } from '../../fit/concepts.ts';
import { rootsOf } from '../../fit/roots.ts';
import { meaningsIn } from '../../fit/thesaurus.ts';
import type { Brief } from '../brief/brief.ts';
import { stemsOf } from '../brief/in_common.ts';
import { isKin } from '../brief/objects.ts';
import { toldBy } from '../brief/told.ts';
import type { Answer } from '../texts/answer.ts';
import { takesYesOrNo } from '../texts/asking.ts';

/** `Auch wenn` is no `also`. */
const besides =
  /(?<!\p{L})(?:also|auch|ebenfalls|aussi|également|también|anche|também|ook|też|także|również)\s(?!(?:wenn|if|when|si|quand|cuando|se|quando|als|wanneer|jeśli|gdy)\s)([^?,;]{3,80})/iu;
const besidesWide = /([\p{sc=Han}\p{sc=Katakana}ー]{2,12})も[^?？。]{0,30}か/u;

export function isOfOther(brief: Brief, sentence: string, { about, text }: Answer): boolean {
  // `Also for the small ones?`, `Yes, the small ones too.`: it says itself of whom.
  if (!takesYesOrNo(sentence) || besides.test(text)) return false;
  const { language } = brief;
  const wide = besidesWide.exec(sentence)?.[1];
  const thing = wide ?? besides.exec(sentence)?.[1];
  if (thing === undefined) return false;
  const meant = new Set(meaningsIn(about, language).flat());
  const concepts = conceptsIn(about, language);
  const isMeant = (text: string): boolean =>
    meaningsIn(text, language).some((fields) => fields.some((one) => meant.has(one))) ||
    [...conceptsIn(text, language)].some((concept) => concepts.has(concept));
  if (wide !== undefined)
    return !isMeant(wide) && ![...wide].some((_, at) => about.includes(wide.slice(at, at + 2)));
  const named = withoutVerb(thing, language);
  const { objects } = toldBy(brief, `${named}?`);
  if (objects.length === 0 || isMeant(named)) return false;
  const [stems, roots] = [stemsOf(about, language), rootsOf(about, language)];
  return !objects.some(
    ({ stem, root }) => roots.has(root) || stems.some((other) => isKin(stem, other)),
  );
}

/** `Also clean the carpets`, `auch Teppiche reinigen`: the verb stands before the thing, or behind it. */
const withoutVerb = (thing: string, language: string): string =>
  thing.replace(verbs[language] ?? beforeArticle, '').trim();
const beforeArticle =
  /^\p{L}+\s(?=(?:el|la|los|las|un|una|uno|il|lo|gli|i|le|les|des|os|as|o|a|um|uma)\s|l[’'])/iu;
const verbs: Readonly<Record<string, RegExp>> = {
  en: /^\p{L}+\s(?=\p{L})/u,
  de: /\s\p{Ll}+e?n$/u,
  nl: /(?<=\p{L})\s\p{Ll}+en$/u,
  pl: /^\p{L}+cie\s/u,
};

/** How many of the things that it asks about a text names. */
export function thingsNamed(brief: Brief, sentence: string, text: string): number {
  const { objects } = toldBy(brief, sentence);
  const [stems, roots] = [stemsOf(text, brief.language), rootsOf(text, brief.language)];
  return objects.filter(
    ({ stem, root }) => roots.has(root) || stems.some((other) => isKin(stem, other)),
  ).length;
}

/** `Can the whole group go canoeing?` is not `Can the shuttle take the whole group?`: others speak of the canoes. */
export function asksOfOther(
  brief: Brief,
  sentence: string,
  { question = '', about }: Answer,
  answers: readonly Answer[],
): boolean {
  const { language } = brief;
  const has = (text: string, stem: string): boolean =>
    stemsOf(text, language).some((other) => isKin(stem, other));
  const { objects } = toldBy(brief, sentence);
  const theirs = toldBy(brief, question).objects.some(({ stem }) => !has(sentence, stem));
  return (
    theirs &&
    objects.some(({ stem }) => !has(about, stem) && answers.some((one) => has(one.about, stem))) &&
    objects.length - thingsNamed(brief, sentence, about) > 0
  );
}
