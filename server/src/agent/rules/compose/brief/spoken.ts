// A page without what colleagues said among themselves: where it is fit to be told at all, it answers what was asked.
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import type { Source } from '../../context/source.ts';

/** Whether colleagues said it among themselves, of some list of that: all of it, or from one of its words on. */
function saidIn(list: readonly string[]): (text: string) => boolean {
  const said = new Set(list.map(keyOf));
  const starting = Map.groupBy(
    [...said].filter(({ length }) => length > few),
    (one) => one.split(' ', 1)[0] ?? '',
  );
  return (text) => {
    const key = keyOf(text);
    if (key === '' || said.has(key)) return key !== '';
    return key
      .matchAll(/\S+/gu)
      .some(({ 0: word, index }) => starting.get(word)?.some((one) => key.startsWith(one, index)));
  };
}
const few = 8;

/** What may stand among other lines, and never by itself. */
export const isSpoken = ({ spoken }: Source): ((text: string) => boolean) => saidIn(spoken.among);

/** `leading`: what opens a page was never said among colleagues. */
export function withoutSpoken(source: Source, leading = false): Source {
  const { language, spoken } = source;
  const list = [...spoken.answers, ...(leading ? spoken.among : [])];
  if (list.length === 0) return source;
  const isSaid = saidIn(list);
  const isAnswer = saidIn(spoken.answers);
  const left = (text: string): string =>
    joinSentences(
      sentencesOf(text, language).filter((one) => !isSaid(one)),
      language,
    );
  return {
    ...source,
    context: source.context.map(({ heading, ...section }) => ({
      ...section,
      ...(heading !== undefined && !isAnswer(heading) ? { heading } : {}),
      paragraphs: section.paragraphs.flatMap((passage) => {
        const text = left(passage.text);
        return text === '' ? [] : [{ ...passage, text }];
      }),
      items: section.items.filter(
        ({ title, text }) => ![title, text ?? '', `${title}: ${text ?? ''}`].some(isSaid),
      ),
    })),
  };
}
