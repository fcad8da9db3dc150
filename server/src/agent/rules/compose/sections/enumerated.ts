// A sentence without one of the things that it lists: `for olives, almonds and vines in Jaén` without the vines is
// still true. Only where what is left can be told to be whole; elsewhere the sentence stays as it is.
import { ensureEnd } from '../../../../platform/text/sentences.ts';
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import type { Forbids } from '../instructions/forbidden.ts';
import { type Part, partsOf, type Smalls, smallsOf } from '../texts/small_words.ts';
import { oneLessJapanese } from './enumerated_wide.ts';

const maxEntry = 5;
const maxLead = 2;
const maxRounds = 4;

/** Holds for two, or names the two of them. */
const ofPair =
  /(?<!\p{L})(?:both|between|either|neither|beide\p{L}{0,2}|zwischen|sowohl|weder|entre|ambos|ambas|entrambi|entrambe|tra|fra|sia|zowel|tussen|między|obie|oba|les deux)(?!\p{L})/iu;

export function withoutEntries(text: string, isHeld: Forbids, language: string): string {
  let left = text;
  for (let round = 0; round < maxRounds && isHeld(left); round++) {
    const next =
      language === 'ja' ? oneLessJapanese(left, isHeld) : oneLess(left, isHeld, language);
    if (next === undefined) return text;
    left = next;
  }
  return isHeld(left) ? text : left;
}

function oneLess(text: string, isHeld: Forbids, language: string): string | undefined {
  const smalls = smallsOf(language);
  // `Fossils: …, rafts, ropes`: what stands before the colon is no entry.
  const [, label = '', body = text] = /^([^:：]{2,120}[:：]\s)(.+)$/su.exec(text) ?? [];
  if (!smalls || (label !== '' && isHeld(label))) return undefined;
  const all = partsOf(body, smalls);
  const at = all.findIndex((part) => isHeld(part.text));
  if (at < 0 || all.length < 2) return undefined;
  const leaning = all.slice(at + 1).findIndex(({ text: one }) => !ofThose.test(one));
  const parts = [...all.slice(0, at + 1), ...(leaning < 0 ? [] : all.slice(at + 1 + leaning))];
  if (parts.length < 2) return undefined;
  const list = new List(parts, smalls, language);
  if (list.isBound(label, at)) return undefined;
  const left = list.without(at, isHeld, label !== '');
  if (left === undefined) return undefined;
  const first = label === '' ? capitalisedAs(body, left) : left;
  return `${label}${/[.!?]$/.test(body) ? ensureEnd(first, language) : first}`;
}

/** `40 spaces, 12 with chargers`: the second counts some of the first, and says nothing without it. */
const ofThose =
  /^\s*(?:\d+|one|two|three|half|eine[rs]?|zwei|drei|un|une|deux|dos|tres|due|tre|dois|três|een|twee|drie)\s(?:of (?:them|which|those)|with|davon|mit|dont|avec|de ellos|de ellas|con|di cui|dos quais|das quais|com|ervan|met|z nich|z)(?!\p{L})|^\s*(?:davon|dont|di cui|waarvan|z czego|de los cuales|dos quais|of which)\s/iu;

const capitalisedAs = (before: string, after: string): string =>
  /^\p{Lu}/u.test(before) ? `${after.charAt(0).toUpperCase()}${after.slice(1)}` : after;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);
const bare = (word: string): string =>
  word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

class List {
  private readonly parts: readonly Part[];
  private readonly smalls: Smalls;
  private readonly language: string;
  constructor(parts: readonly Part[], smalls: Smalls, language: string) {
    this.parts = parts;
    this.smalls = smalls;
    this.language = language;
  }

  /** From the first to the last of what is listed together. */
  private runAround(at: number): [from: number, to: number] {
    let [from, to] = [at, at];
    while (from > 0 && (from === 1 || this.isEntry(this.parts[from - 1]))) from--;
    const end = this.parts.length - 1;
    while (to < end && (to + 1 === end || this.isEntry(this.parts[to + 1]))) to++;
    return [from, to];
  }

  /** `Three plans: A, B and C`, `both A and B`: what is left would be false. */
  isBound(label: string, at: number): boolean {
    const [from, to] = this.runAround(at);
    const many = to - from + 1;
    const text = `${label} ${this.join(this.parts.slice(0, to + 1))}`;
    const counted = [
      ...wordNumbersIn(text, this.language).map(({ number }) => number),
      ...(text.match(/(?<![\d.,])\d{1,2}(?![\d.,%])/gu) ?? []).map(Number),
    ];
    return counted.includes(many) || ofPair.test(`${label} ${this.parts[from]?.text ?? ''}`);
  }

  /** `labelled`: nothing but a list. */
  without(at: number, isHeld: Forbids, labelled: boolean): string | undefined {
    const part = this.parts[at] as Part;
    const next = this.parts[at + 1];
    const middle =
      at > 0 && next && this.isWhole(part, isHeld) ? this.withoutMiddle(at, labelled) : undefined;
    if (middle !== undefined) return middle;
    const rest = at > 0 ? this.behind(part.text, isHeld) : undefined;
    const last =
      rest !== undefined && (!next || rest !== '') ? this.withoutLast(at, rest) : undefined;
    return last ?? (next ? this.withoutFirst(at, isHeld) : undefined);
  }

  private isComma(at: number): boolean {
    return this.parts[at]?.joint.trim() === ',';
  }

  /** A few words that name something: no pronoun, no verb of the small ones. */
  private isEntry(part: Part | undefined): boolean {
    const words = wordsIn(part?.text ?? '').map(bare);
    const { articles, behind, of } = this.smalls;
    const stops = stopWords(this.language);
    return (
      words.length > 0 &&
      words.length <= maxEntry &&
      words.every(
        (word, place) =>
          !stops.has(word) || of.has(word) || articles.has(word) || (place > 0 && behind.has(word)),
      )
    );
  }

  /** `In summer, boats and canoes are out`: the first comma is none of the list. */
  private isOpening(at: number): boolean {
    const words = wordsIn(this.parts[at]?.text ?? '').map(bare);
    return at === 0 && words.length <= 4 && this.smalls.behind.has(words[0] ?? '');
  }

  /** The whole part is what is held, with a word or two beside it. */
  private isWhole({ text }: Part, isHeld: Forbids): boolean {
    return this.isEntry({ joint: '', text }) && this.behind(text, isHeld) === '';
  }

  private join(parts: readonly Part[]): string {
    return parts.map(({ joint, text }, at) => (at === 0 ? text : `${joint}${text}`)).join('');
  }

  private withoutMiddle(at: number, labelled: boolean): string | undefined {
    const last = this.parts[at + 1] as Part;
    if (!this.isComma(at) || this.isOpening(at - 1)) return undefined;
    // Of commas alone, it takes several to make a list.
    if (this.isComma(at + 1) && !labelled && this.parts.length < 4) return undefined;
    const two = at === 1 || !this.isComma(at - 1) || !this.isEntry(this.parts[at - 1]);
    const joint = two && !this.isComma(at + 1) ? last.joint.replace(/^,/, '') : last.joint;
    return this.join([
      ...this.parts.slice(0, at),
      { joint, text: last.text },
      ...this.parts.slice(at + 2),
    ]);
  }

  private withoutLast(at: number, rest: string): string | undefined {
    const { joint } = this.parts[at] as Part;
    const before = this.parts[at - 1] as Part;
    const after = this.parts.slice(at + 1);
    const listed = at > 1 && this.isComma(at - 1) && this.isEntry(before);
    if (this.isComma(at) && !(listed && rest === '' && after.length === 0)) return undefined;
    if (!this.isComma(at) && this.isHalf(before, this.parts[at] as Part)) return undefined;
    const spaced = rest === '' || /^[.,;:!?)]/.test(rest) ? rest : ` ${rest}`;
    const moved = listed && !this.isOpening(at - 2) && !this.isComma(at);
    const kept: Part = {
      joint: moved ? joint.replace(/^,/, '') : before.joint,
      text: `${before.text}${spaced}`,
    };
    return this.join([...this.parts.slice(0, at - 1), kept, ...after]);
  }

  /** `NHS and self-paying patients`, `Kassen- und Privatpatienten`: both are said of the one noun, which goes. */
  private isHalf({ text }: Part, { text: next }: Part): boolean {
    const word = bare(wordsIn(text).at(-1) ?? '');
    if (/[-‐–]\s*$/u.test(text)) return true;
    const own = wordsIn(next).filter((one) => !this.smalls.articles.has(bare(one)));
    if (own.length < 2) return false;
    if (this.language === 'en')
      return !/s$/u.test(word) && own.some((one) => /s$/u.test(bare(one)));
    return this.language === 'de' && /^\p{Ll}/u.test(wordsIn(text).at(-1) ?? '');
  }

  private withoutFirst(at: number, isHeld: Forbids): string | undefined {
    const words = wordsIn((this.parts[at] as Part).text);
    const next = this.parts[at + 1] as Part;
    const from = words.findLastIndex((_, place) => isHeld(words.slice(place).join(' ')));
    const entry = words.slice(from);
    if (from < 0 || this.behind(entry.join(' '), isHeld) !== '') return undefined;
    // `X, which …` lists nothing.
    if (this.isComma(at + 1) && !(this.isEntry(next) && this.parts.length > at + 2))
      return undefined;
    const head = this.headBefore(words.slice(0, from), next.text);
    if (head === undefined) return undefined;
    const text = head.length === 0 ? next.text : `${head.join(' ')} ${next.text}`;
    return this.join([
      ...this.parts.slice(0, at),
      { joint: this.parts[at]?.joint ?? '', text },
      ...this.parts.slice(at + 2),
    ]);
  }

  /** What stands before the first entry and may stand before the second; undefined where it belongs to the first. */
  private headBefore(words: readonly string[], next: string): readonly string[] | undefined {
    const { articles, behind, of } = this.smalls;
    const last = bare(words.at(-1) ?? '');
    const second = bare(wordsIn(next)[0] ?? '');
    if (articles.has(last)) {
      if (articles.has(second)) return words.slice(0, -1);
      return this.language === 'en' && last !== 'a' && last !== 'an' ? words : undefined;
    }
    if (words.length === 0 || behind.has(last) || of.has(last)) return words;
    // A verb; where adjectives stand before their noun, only right behind who does it.
    const doer = words.slice(0, -1);
    const named = doer.length <= 1 || doer.every((word) => /^\p{Lu}/u.test(word));
    return adjectivesBehind.has(this.language) || named ? words : undefined;
  }

  /** What follows what is held at the beginning of a part; undefined where it cannot be told apart. */
  private behind(text: string, isHeld: Forbids): string | undefined {
    const words = wordsIn(text);
    const to = words.findIndex((_, place) => isHeld(words.slice(0, place + 1).join(' ')));
    const from = words.findLastIndex((_, place) => isHeld(words.slice(place, to + 1).join(' ')));
    const lead = words.slice(0, Math.max(0, from)).map(bare);
    const { articles, behind, of } = this.smalls;
    const named = lead.filter((word) => !articles.has(word));
    const stops = stopWords(this.language);
    if (to < 0 || named.length > maxLead || named.some((word) => stops.has(word) && !of.has(word)))
      return undefined;
    const stop = /[.,;:!?)]+$/u.exec(words[to] ?? '')?.[0] ?? '';
    const rest = words.slice(to + 1);
    if (rest.length === 0) return '';
    const first = bare(rest[0] ?? '');
    if (stop !== '' || behind.has(first))
      return `${stop}${stop === '' ? '' : ' '}${rest.join(' ')}`;
    if (of.has(first)) return this.behindOf(rest);
    if (/^\d|^[(–—-]/u.test(rest[0] ?? '')) return undefined;
    // Nouns have capitals there, so a small word is the verb that all of them have.
    if (this.language === 'nl' || (this.language === 'de' && /^\p{Ll}/u.test(rest[0] ?? '')))
      return rest.join(' ');
    const second = bare(rest[1] ?? '');
    return this.parts.length > 2 && (rest.length === 1 || behind.has(second)) && !this.isSubject()
      ? rest.slice(1).join(' ')
      : undefined;
  }

  /** `jam of figs in jars`: the figs go with the jam; a place, with a capital, is of them all. */
  private behindOf(rest: readonly string[]): string | undefined {
    const [, second = ''] = rest;
    if (/^\p{Lu}/u.test(second)) return rest.join(' ');
    const to = rest.findIndex((word, place) => place > 1 && this.smalls.behind.has(bare(word)));
    const length = to < 0 ? rest.length : to;
    if (length > 3 || length < 2) return undefined;
    return to < 0 ? '' : rest.slice(to).join(' ');
  }

  /** The list opens the sentence: what follows it is its verb. */
  private isSubject(): boolean {
    return wordsIn(this.parts[0]?.text ?? '').length < 3;
  }
}

/** `vino rosso`: a noun before what tells its kind. */
const adjectivesBehind = new Set(['fr', 'es', 'it', 'pt']);
