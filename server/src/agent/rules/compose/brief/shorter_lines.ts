// A line in fewer words, by leaving out: a label, a reason, an aside, a year, a place, the name of the firm.

import { fold } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import { lastPlace, neutralVerb, subordinate } from '../../grammar/languages/edit_words.ts';
import { wordCount } from '../texts/claim_lines.ts';
import { conjunctions } from '../texts/sentence_joints.ts';
import type { Brief } from './brief.ts';

/** `Clinics cut no-shows by 38 percent, because …` is whole without its reason. */
export const mainClause = (line: string): string[] => {
  const [, clause] = subordinate.exec(line) ?? [];
  return clause === undefined ? [] : [clause];
};

/** Without the reader's name in front: `For Acme: …`, `アクメ様：…`. */
export function bareOf({ addressee }: Brief, line: string): string {
  const at = addressee.company === undefined ? -1 : line.indexOf(addressee.company);
  const [, rest] =
    at === -1 || at > 12
      ? []
      : (/^様?\s?[:：]\s?(.+)$/su.exec(line.slice(at + (addressee.company ?? '').length)) ?? []);
  return rest === undefined ? line : capitalised(rest);
}

const marks = /[;,]\s|[:：]\s?|\s[–—-]\s|、|،\s/gu;
/** What begins so says nothing without what follows. */
const opensOnly =
  /^(?:if|when|while|as|because|wenn|falls|sobald|weil|si|quand|lorsque|comme|cuando|se|quando|als|wanneer|gaat|jeśli|gdy|إذا|عندما)(?!\p{L})/iu;
/** `…, notes and invoices`: what was cut is one of several things. */
const isListed = (rest: string, language: string): boolean =>
  new RegExp(
    `^[^,;:]{1,40}\\s(?:${conjunctions[language] ?? 'and|or'})\\s[^,;:]{1,60}$`,
    'iu',
  ).test(rest);

export function shorterOf(headline: string, brief: Brief): string[] {
  const [, aside = headline] = /^(.{8,}?)\s?[(（][^()（）]{1,80}[)）]$/u.exec(headline) ?? [];
  const cuts = [...headline.matchAll(marks)]
    .filter(({ index, 0: mark }) => !isListed(headline.slice(index + mark.length), brief.language))
    .map(({ index }) => headline.slice(0, index))
    .filter(isWhole)
    .filter((part) => part.length <= headline.length * 0.8)
    .reverse();
  return [
    bareOf(brief, headline),
    ...withoutLabel(headline, brief),
    ...mainClause(headline),
    ...cuts,
    aside,
    ...withoutYear(headline),
    ...withoutPlace(headline),
    ...withoutFirm(headline, brief),
    ...lastClause(headline),
    ...withoutEnding(headline),
  ];
}

/** `届出を代行し、取りこぼしを防ぎます`: what comes last is a sentence by itself; a condition or a topic stays. */
function lastClause(headline: string): string[] {
  const [, rest = ''] = /(?:し|ので|ため|って|んで|いて|けて)、([^、]{8,})$/u.exec(headline) ?? [];
  return /(?:です|ます|ました)$/u.test(rest) && !/^(?:その|それ|これ|この)/u.test(rest)
    ? [rest]
    : [];
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

/** `Ponte Nova does occupational health for builders`: what it does is said without its name too. */
function withoutFirm(headline: string, brief: Brief): string[] {
  const [, lead = '', rest = ''] =
    /^(?:(?:the|die|der|das|la|le|el|il|a|o|de|het)\s)?((?:\p{Lu}[\p{L}&.-]*\s){1,4}|[^\s、は]{2,16}(?=は))(.+)$/su.exec(
      headline,
    ) ?? [];
  const isFirm = firmOf(brief).some(
    (name) => lead.trim().length > 3 && fold(name).includes(fold(lead.trim())),
  );
  const bare = rest.replace(neutralVerb, '').replace(/^は、?/u, '');
  return isFirm && bare !== rest && wordCount(bare) >= 3 ? [capitalised(bare)] : [];
}
