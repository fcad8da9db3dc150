// What the team recommends to this reader is marked where the page lists what there is to choose from.
import type { Block } from '../../../../content/content.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import type { Brief } from '../brief/brief.ts';

const words: Readonly<Record<string, string>> = {
  ...{ en: 'recommended', de: 'empfohlen', fr: 'recommandé', es: 'recomendado' },
  ...{ it: 'consigliato', pt: 'recomendado', nl: 'aanbevolen', pl: 'polecane', ja: 'おすすめ' },
};

export function recommended({ commands, language }: Brief, blocks: readonly Block[]): Block[] {
  const word = words[language];
  const offers = commands.list.flatMap((one) =>
    one.kind === 'mention' && one.forward === true ? [keyOf(one.about)] : [],
  );
  if (offers.length === 0 || word === undefined) return [...blocks];
  const isMeant = (title: string): boolean => offers.includes(keyOf(title));
  const marked = (title: string): string =>
    isMeant(title) ? (language === 'ja' ? `${title}（${word}）` : `${title} (${word})`) : title;
  return blocks.map((block): Block => {
    switch (block.type) {
      case 'pricing': {
        const label = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
        const options = block.options.map((option) =>
          isMeant(option.title) ? { ...option, highlighted: true, label } : option,
        );
        return { ...block, options };
      }
      // One alone is no choice.
      case 'benefits':
        return block.items.length < 2
          ? block
          : { ...block, items: block.items.map((one) => ({ ...one, title: marked(one.title) })) };
      case 'table': {
        const rows = block.rows.map(({ cells: [name = '', ...cells] }) => ({
          cells: [marked(name), ...cells],
        }));
        return block.rows.length < 2 ? block : { ...block, rows };
      }
      default:
        return block;
    }
  });
}

/** Whether it is marked so. */
export const isMarked = (title: string, language: string): boolean => {
  const word = words[language];
  return word !== undefined && /[)）]$/u.test(title) && title.includes(word);
};
