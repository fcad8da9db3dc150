// Where a sentence can be parted, and how what is left is put together again.

/** How much of what was named a part holds; 0 for its opposite. */
export type Holding = (part: string) => number;

/** What joins two things; what does so in one language leads to a place in another: `en`, `of`. */
export const conjunctions: Record<string, string> = {
  en: 'and|or',
  de: 'und|oder|sowie',
  fr: 'et|ou',
  es: 'y|e|o|u',
  it: 'e|ed|o|od',
  pt: 'e|ou',
  nl: 'en|of',
  pl: 'i|oraz|lub',
};
export const jointsOf = (language: string): RegExp =>
  new RegExp(`(,\\s|\\s(?:${conjunctions[language] ?? 'and|und|et'})\\s|、|や|・)`, 'u');

/** The colon of a time is none of a label. */
export const labelled = /^([^:：]{2,80}[:：](?!\d)\s?)(.+)$/u;

/** Parted where a joint stands, and not inside brackets; joints between the pieces. */
export function outside(text: string, joint: RegExp): string[] {
  const pieces: string[] = [];
  let open = 0;
  for (const piece of text.split(joint)) {
    if (open > 0) pieces.push(`${pieces.pop() ?? ''}${piece}`);
    else pieces.push(piece);
    for (const [mark] of piece.matchAll(/[()（）]/gu)) open += /[(（]/u.test(mark) ? 1 : -1;
    open = Math.max(0, open);
  }
  return pieces;
}

/** The first goes with the joint behind it, another with the one before it; a final `and` stays final. */
export function spliced(pieces: readonly string[], at: number, sentence: string): string {
  const left = [...pieces];
  const joint = pieces[at - 1] ?? '';
  left.splice(Math.max(at - 1, 0), 2);
  const last = at === pieces.length - 1 && !joint.startsWith(',');
  if (last && left.length >= 3) left[left.length - 2] = joint;
  const stop = /[.!?。]$/.exec(sentence)?.[0] ?? '';
  const text = left.join('');
  return capitalisedIf(at === 0, stop !== '' && !text.endsWith(stop) ? text + stop : text);
}

export const capitalisedIf = (first: boolean, text: string): string =>
  first ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;

/** A bracket that is open still. */
export const isOpen = (text = ''): boolean =>
  text.split(/[(（]/u).length !== text.split(/[)）]/u).length;
