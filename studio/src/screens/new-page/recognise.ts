// What a pasted text holds that a page can use, counted as one types.

export interface Found {
  kind: 'words' | 'numbers' | 'quotes' | 'questions' | 'links' | 'emails' | 'phones';
  count: number;
  sample: string;
}

/** Written with the country, or the way numbers are called by hand. */
const phone = /(?<![\w/])\+\d[\d ()/-]{6,18}\d(?!\w)/g;
const listMark = /^[ \t]*\d{1,2}[.)](?=\s)/gm;

const patterns: [Exclude<Found['kind'], 'words'>, RegExp][] = [
  [
    // A figure that says something; the `1.` of a list and the parts of a phone number say nothing.
    'numbers',
    /(?<![\w/.+-])(?:[€$£]\s?)?\d[\d.,]*(?<![.,])\s?(?:%|€|percent|Prozent|euros?|hours?|Stunden|minutes?|Minuten|days?|Tage|weeks?|Wochen|x|×)?(?![\w/@-])/gi,
  ],
  ['quotes', /[“„"«][^“”„"«»\n]{12,400}[”“"»]/g],
  ['questions', /[^.!?\n]{6,200}\?/g],
  ['links', /https?:\/\/[^\s<>"]{4,200}/g],
  ['emails', /[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,60})+/g],
  ['phones', phone],
];
const scanned = 50_000;

export function recognised(text: string): Found[] {
  const part = text.slice(0, scanned);
  const words = part.split(/\s+/).filter(Boolean).length;
  if (words === 0) return [];
  const found = patterns.flatMap(([kind, pattern]) => {
    const searched = kind === 'numbers' ? part.replace(listMark, '').replace(phone, '') : part;
    const matches = searched.match(pattern) ?? [];
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
