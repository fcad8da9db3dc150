// What somebody said, in the marks that are read as such: British and Dutch texts set it in single marks, German
// ones in guillemets that point inwards. Mark for mark, so that every place in the text stays where it was.

/** Where a line, an entry or what a label introduces begins. */
const opening = /^\s{0,8}(?:[-*•–—>]\s{1,3})?(?:[^:：'‘’"“„«»\n]{2,40}[:：]\s)?['‘](?=\p{L})/u;
/** It ends a sentence, or its speaker follows; an apostrophe has a letter on both sides. */
const closing = /(?<=[.!?…])['’](?=$|[\s,)–—-])|['’](?=\s?[–—-]\s?\p{L}|,\s\p{Lu}|\s?\(\p{L})/u;
const minSaid = 15;

/** `'It never stopped.' – Mrs Hale` */
function withoutSingle(line: string): string {
  const start = (opening.exec(line)?.[0].length ?? 0) - 1;
  if (start < 0) return line;
  const said = line.slice(start + 1);
  const end = closing.exec(said)?.index ?? 0;
  return end < minSaid
    ? line
    : `${line.slice(0, start)}“${said.slice(0, end)}”${said.slice(end + 1)}`;
}
const low = /‚([^‚‘’\n]{12,600})[‘’]/gu;
const inward = /»([^«»\n]{8,600})«/gu;

/** French ones point outwards: there a line has an opening one first. */
const withoutInward = (line: string): string =>
  /^[^«]*»/.test(line) ? line.replace(inward, '“$1”') : line;

export const withPlainQuotations = (text: string): string =>
  /['‘‚»]/.test(text)
    ? text
        .replace(low, '“$1”')
        .split('\n')
        .map((line) => withoutInward(withoutSingle(line)))
        .join('\n')
    : text;
