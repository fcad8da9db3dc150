// What a pasted text holds that a page can use, counted as one types.

export interface Found {
  kind: 'words' | 'numbers' | 'quotes' | 'questions' | 'links' | 'emails';
  count: number;
  sample: string;
}

const patterns: [Exclude<Found['kind'], 'words'>, RegExp][] = [
  [
    'numbers',
    /(?<![\w/.+-])(?:[€$£]\s?)?\d[\d.,]*\s?(?:%|€|percent|Prozent|hours?|Stunden|days?|Tage|x|×)?(?![\w/@-])/gi,
  ],
  ['quotes', /[“„"«][^“”„"«»\n]{12,400}[”“"»]/g],
  ['questions', /[^.!?\n]{6,200}\?/g],
  ['links', /https?:\/\/[^\s<>"]{4,200}/g],
  ['emails', /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,60})+/g],
];
const scanned = 50_000;

export function recognised(text: string): Found[] {
  const part = text.slice(0, scanned);
  const words = part.split(/\s+/).filter(Boolean).length;
  if (words === 0) return [];
  const found = patterns.flatMap(([kind, pattern]) => {
    const matches = part.match(pattern) ?? [];
    return matches.length === 0
      ? []
      : [
          {
            kind,
            count: matches.length,
            sample: matches
              .slice(0, 3)
              .map((match) => match.trim())
              .join(', '),
          },
        ];
  });
  return [{ kind: 'words', count: words, sample: '' }, ...found];
}
