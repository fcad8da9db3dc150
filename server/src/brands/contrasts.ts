// Which colours of a palette are put on which, and how well they must read there: texts at 4.5,
// large figures and the edges of fields at 3.
import { type Color, contrast, mix, white } from './color.ts';
import type { Palette } from './palette.ts';

export type Pair = [name: string, color: Color, ground: Color, ratio: number];

const textRatio = 4.5;
const edgeRatio = 3;

/** Every text with every ground it may stand on, and every edge that must be seen. */
export function pairsOf(palette: Palette): Pair[] {
  const on = <Text extends keyof Palette, Ground extends keyof Palette>(
    texts: readonly Text[],
    grounds: readonly Ground[],
    ratio: number,
  ): Pair[] =>
    texts.flatMap((text) =>
      grounds.map(
        (ground): Pair => [
          `${text} on ${ground}`,
          palette[text] as Color,
          palette[ground] as Color,
          ratio,
        ],
      ),
    );
  const grounds = ['ground', 'soft', 'tint', 'card'] as const;
  const veiled = mix(white, palette.deep, palette.veil / 100);
  return [
    ...on(['text', 'muted'], grounds, textRatio),
    ...on(['accent'], ['ground', 'soft', 'card'], textRatio),
    ...on(['vivid', 'edge'], grounds, edgeRatio),
    ...on(['onPrimary'], ['primary'], textRatio),
    ...on(['onFill'], ['fill'], textRatio),
    ...on(['onFillButton'], ['onFill'], textRatio),
    ...on(['onDeep', 'deepMuted', 'deepAccent'], ['deep', 'deepSoft'], textRatio),
    ['a button on deep ground', palette.deep, palette.onDeep, textRatio],
    ['text on a veiled picture', palette.onDeep, veiled, textRatio],
  ];
}

/** Those that read worse than they must. */
export const faintPairs = (palette: Palette): Pair[] =>
  pairsOf(palette).filter(([, color, ground, ratio]) => contrast(color, ground) < ratio);
