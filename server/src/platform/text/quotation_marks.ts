// What somebody said, in the marks that are read as such: British and Dutch texts set it in single marks, German
// ones in guillemets that point inwards. Mark for mark, so that every place in the text stays where it was.

/** Where a line, an entry or what a label introduces begins. */
const opening = String.raw`(?<=^\s{0,8}(?:[-*•–—>]\s{1,3})?(?:[^:：'‘’"“„«»\n]{2,40}[:：]\s)?)`;
/** A whole sentence, or words with their speaker behind them; an apostrophe has a letter on both sides. */
const closing = String.raw`(?:(?<=[.!?…])['’](?=$|[\s,)–—-])|['’](?=\s?[–—-]\s?\p{L}|,\s\p{Lu}|\s?\(\p{L}))`;
const single = new RegExp(`${opening}['‘](\\p{L}[^\\n]{15,600}?)${closing}`, 'gmu');
const low = /‚([^‚‘’\n]{12,600})[‘’]/gu;
const inward = /»([^«»\n]{8,600})«/gu;

export const withPlainQuotations = (text: string): string =>
  /['‘‚»]/.test(text)
    ? text
        .replace(single, '“$1”')
        .replace(low, '“$1”')
        .split('\n')
        .map((line) => (/^[^«]*»/.test(line) ? line.replace(inward, '“$1”') : line))
        .join('\n')
    : text;
