// Of what is called by one name in the sources (`Option: …`, or what stands under `Extras`) only the one that is enough.
// Where nothing is called so, nobody can tell which are meant, and all stay.
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import type { Command } from '../../commands/command.ts';
import type { Source } from '../../context/source.ts';
import { saidBy } from '../brief/meant.ts';
import { stemOf } from '../texts/word_forms.ts';

export type Enough = Extract<Command, { kind: 'enough' }>;

/** The entries of that name beside the one that is enough. */
export function othersOf({ of, about }: Enough, source: Source): (text: string) => boolean {
  const { context, topics, language } = source;
  const [kept, kind] = [saidBy(about, language), stemOf(fold(of), language)];
  const isCalled = (text: string): boolean =>
    language === 'ja'
      ? text.startsWith(of)
      : stemOf(fold(wordsOf(text)[0] ?? ''), language) === kind && /^\S+[:：\s]/u.test(text);
  const under = [...context, ...topics].filter(
    ({ heading, items, tables }) =>
      heading !== undefined &&
      saidBy(of, language).isIn(heading) &&
      [
        ...items.map(({ title }) => title),
        ...tables.flatMap(({ rows }) => rows.map((row) => row[0] ?? '')),
      ].some(kept.isIn),
  );
  const entries = new Set(
    under.flatMap(({ items, tables }) => [
      ...items.flatMap(({ title, text = '' }) => [
        title,
        `${title} ${text}`.trim(),
        ...sentencesOf(text, language),
      ]),
      ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
    ]),
  );
  return (text) => (entries.has(text) || isCalled(text)) && !kept.isIn(text);
}
