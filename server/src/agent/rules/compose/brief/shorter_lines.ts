// A line in fewer words, by leaving out: a label, a reason, an aside, a year, a place, the name of the firm.

import { fold } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { lastPlace, subordinate } from '../../grammar/languages/edit_words.ts';
import { wordCount } from '../texts/claim_lines.ts';
import type { Brief } from './brief.ts';

/** `Clinics cut no-shows by 38 percent, because …` is whole without its reason. */
export const mainClause = (line: string): string[] => {
  const [, clause] = subordinate.exec(line) ?? [];
  return clause === undefined ? [] : [clause];
};

const marks = /[;,]\s|[:：]\s?|\s[–—-]\s|、|،\s/gu;
/** What begins so says nothing without what follows. */
const opensOnly =
  /^(?:if|when|while|as|because|wenn|falls|sobald|weil|si|quand|lorsque|comme|cuando|se|quando|als|wanneer|gaat|jeśli|gdy|إذا|عندما)(?!\p{L})/iu;

export function shorterOf(headline: string, brief: Brief): string[] {
  const [, aside = headline] = /^(.{8,}?)\s?[(（][^()（）]{1,80}[)）]$/u.exec(headline) ?? [];
  const cuts = [...headline.matchAll(marks)]
    .map(({ index }) => headline.slice(0, index))
    .filter(isWhole)
    .filter((part) => part.length <= headline.length * 0.8)
    .reverse();
  return [
    headline,
    ...withoutLabel(headline, brief),
    ...mainClause(headline),
    ...cuts,
    aside,
    ...withoutYear(headline),
    ...withoutPlace(headline),
    ...withoutEnding(headline),
  ];
}

/** `…へお届けしています`: a headline ends with what is done, as `…へお届け` does. */
function withoutEnding(headline: string): string[] {
  const [, rest = ''] =
    /^(.{8,}?(?:\p{sc=Han}{2}|お\p{sc=Han}\p{sc=Hiragana}?))(?:(?:を?行(?:って|い)|いた|致)?(?:し(?:て(?:い|おり))?)?ます|です)$/u.exec(
      headline,
    ) ?? [];
  return rest === '' ? [] : [rest];
}

/** `Scaffolding for renovation sites in Devon and Cornwall`: what it is is said without where. */
function withoutPlace(headline: string): string[] {
  const [, rest = ''] = lastPlace.exec(headline) ?? [];
  return wordCount(rest) >= 4 && !/\d/.test(headline.slice(rest.length)) ? [rest] : [];
}

const lastYear =
  /(?:,|\s(?:in|im jahr|en|nel|em|w|في|عام|في عام))\s(?:19|20)\d\d(?:[/–-]\d{2,4})?(?:\sr\.|\sroku)?$|\s?[(（](?:19|20)\d\d年?[)）]$/iu;
const firstYear =
  /^(?:(?:in|im jahr|en|nel|em|w|في|عام|في عام)\s)?(?:19|20)\d\d(?:,\s|:\s|年(?:の|は|に|、))/iu;

/** `38% less waste in 2025`: the figure stays; `until 2027` and `since 2001` say what it is worth. */
const withoutYear = (headline: string): string[] =>
  [headline.replace(lastYear, ''), capitalised(headline.replace(firstYear, ''))].filter(
    (rest) => rest !== headline && rest.length >= 8,
  );

const firmOf = ({ source, input }: Brief): string[] =>
  [source.product, input.brand?.name].filter((name) => name !== undefined);

/** `Ledgerline for Northwind: close in four days` says it without the names. */
function withoutLabel(headline: string, brief: Brief): string[] {
  const [, label = '', rest = ''] = /^(.{2,60}?)[:：]\s?(.+)$/su.exec(headline) ?? [];
  const isName =
    (wordCount(label) <= 2 && !/^\P{L}*\d/u.test(rest)) ||
    firmOf(brief).some((name) => fold(label).includes(fold(name)));
  return isName && wordCount(rest) >= 3 ? [capitalised(rest)] : [];
}

const isWhole = (part: string): boolean =>
  (!/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(part) || /(?:です|ます|ました|ません)$/u.test(part)) &&
  !opensOnly.test(part) &&
  !/[?？؟]/.test(part) &&
  (wordCount(part) >= 4 || (wordCount(part) >= 2 && /\d/.test(part)));
