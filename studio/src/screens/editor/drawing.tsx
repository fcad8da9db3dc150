// What each kind of block looks like, in a few strokes.

// Drawn on 96 by 60: `a` is text, `b` strong text, `c` a surface, `d` the accent, `e` text on it. x y width height.
const drawings: Record<string, string> = {
  hero: 'b 14 14 50 7;a 14 26 62 4;a 14 33 48 4;d 14 43 22 8',
  prose: 'b 14 12 34 5;a 14 22 68 3;a 14 28 64 3;a 14 34 68 3;a 14 40 40 3',
  benefits:
    'c 8 16 24 30;c 36 16 24 30;c 64 16 24 30;b 12 21 14 4;b 40 21 14 4;b 68 21 14 4;a 12 29 16 3;a 40 29 16 3;a 68 29 16 3',
  steps: 'd 12 12 8 8;b 26 14 40 4;d 12 27 8 8;b 26 29 46 4;d 12 42 8 8;b 26 44 34 4',
  quote: 'd 14 12 3 32;b 24 14 56 5;b 24 23 44 5;a 24 36 28 3',
  stats: 'd 12 20 16 9;d 40 20 16 9;d 68 20 16 9;a 10 36 20 3;a 38 36 20 3;a 66 36 20 3',
  logos: 'a 26 12 44 3;c 10 26 16 10;c 30 26 16 10;c 50 26 16 10;c 70 26 16 10',
  cards:
    'c 8 10 24 40;c 36 10 24 40;c 64 10 24 40;d 8 10 24 14;d 36 10 24 14;d 64 10 24 14;a 12 30 14 3;a 40 30 14 3;a 68 30 14 3',
  media: 'c 12 8 72 38;d 40 20 16 14;a 28 50 40 3',
  gallery: 'c 8 8 38 20;c 50 8 38 20;c 8 32 24 20;c 36 32 24 20;c 64 32 24 20',
  statement: 'd 0 14 96 32;e 16 24 64 5;e 28 33 40 4',
  table:
    'c 10 10 76 8;a 10 24 20 3;a 40 24 18 3;a 66 24 18 3;a 10 34 20 3;a 40 34 18 3;a 66 34 18 3;a 10 44 20 3;a 40 44 18 3;a 66 44 18 3',
  heard: 'c 10 10 34 16;d 52 10 34 16;c 10 32 34 16;d 52 32 34 16',
  timeline:
    'd 18 8 2 44;d 15 12 8 8;d 15 34 8 8;b 30 13 34 4;a 30 20 46 3;b 30 35 34 4;a 30 42 46 3',
  plan: 'c 12 12 8 8;b 26 14 34 4;a 68 14 16 4;c 12 27 8 8;b 26 29 34 4;a 68 29 16 4;c 12 42 8 8;b 26 44 34 4;a 68 44 16 4',
  pricing:
    'c 10 8 36 44;c 50 8 36 44;b 16 14 18 5;b 56 14 18 5;d 16 24 20 7;d 56 24 20 7;a 16 38 24 3;a 56 38 24 3',
  faq: 'c 12 10 72 11;c 12 25 72 11;c 12 40 72 11;b 16 14 36 3;b 16 29 44 3;b 16 44 30 3',
  form: 'c 22 8 52 9;c 22 21 52 9;c 22 34 52 9;d 22 47 24 8',
  ask: 'b 26 12 44 5;c 16 24 64 12;d 64 26 14 8;c 22 42 22 7;c 50 42 22 7',
  sender: 'd 14 16 24 24;b 46 18 30 5;a 46 27 22 3;a 46 34 30 3',
  place: 'c 48 8 40 44;b 10 14 26 5;a 10 24 28 3;a 10 31 24 3;a 10 38 20 3',
  callToAction: 'c 8 10 80 40;b 26 18 44 6;a 30 28 36 3;d 36 36 24 9',
};
const fills: Record<string, string> = {
  a: 'fill-edge',
  b: 'fill-muted',
  c: 'fill-line',
  d: 'fill-accent',
  e: 'fill-on-accent',
};

export function Drawing({ type }: { type: string }) {
  return (
    <svg viewBox="0 0 96 60" className="block w-full" aria-hidden="true">
      {(drawings[type] ?? drawings.prose ?? '').split(';').map((shape) => {
        const [fill = 'a', x, y, width, height] = shape.split(' ');
        return (
          <rect
            key={shape}
            x={x}
            y={y}
            width={width}
            height={height}
            rx="1.5"
            className={fills[fill]}
          />
        );
      })}
    </svg>
  );
}
