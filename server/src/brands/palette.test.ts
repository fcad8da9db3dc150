import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { renderPage } from '../site/render/page.ts';
import { samples } from '../site/render/samples.ts';
import { themes } from './brand.ts';
import { type Color, contrast, hex, mix, parseColor, strongestOn } from './color.ts';
import { pairsOf } from './contrasts.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { paletteOf, scaleOf } from './palette.ts';

const channel = fc.integer({ min: 0, max: 255 });
const color: fc.Arbitrary<Color> = fc.tuple(channel, channel, channel);
const brand = fc
  .record(
    {
      primary: color.map(hex),
      accent: color.map(hex),
      background: color.map(hex),
      text: color.map(hex),
    },
    { requiredKeys: [] },
  )
  .map((colors) => ({ colors }));

test('contrast is that of WCAG', () => {
  const pairs: [string, string, number][] = [
    ['#000', '#fff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#000000', 2.44],
  ];
  for (const [first, second, ratio] of pairs) {
    const one = parseColor(first);
    const other = parseColor(second);
    assert.ok(one && other);
    assert.equal(Math.round(contrast(one, other) * 100) / 100, ratio);
    assert.equal(contrast(one, other), contrast(other, one));
  }
});

test('a colour is read as it was written, and nothing else is a colour', () => {
  fc.assert(fc.property(color, (one) => assert.deepEqual(parseColor(hex(one)), one)));
  assert.deepEqual(parseColor('#1aF'), [17, 170, 255]);
  for (const text of [
    '',
    '#12',
    '#12345',
    '#1234567',
    'red',
    'rgb(1,2,3)',
    '#ggg',
    '#fff;',
    ' #fff',
  ]) {
    assert.equal(parseColor(text), undefined, text);
  }
});

test('black or white reads on any colour', () => {
  fc.assert(
    fc.property(color, (ground) => assert.ok(contrast(strongestOn(ground), ground) >= 4.5)),
  );
});

for (const scheme of ['light', 'dark'] as const) {
  test(`every text reads at 4.5 or more, whatever the brand, in ${scheme}`, () => {
    fc.assert(
      fc.property(brand, (given) => {
        for (const [name, text, ground, ratio] of pairsOf(paletteOf(given, scheme))) {
          assert.ok(contrast(text, ground) >= ratio, `${name}: ${contrast(text, ground)}`);
        }
      }),
      { numRuns: 5000 },
    );
  });
}

test('text reads on every shade of the gradient from soft to ground', () => {
  fc.assert(
    fc.property(brand, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const { soft, ground, text, muted } = paletteOf(given, 'light');
      const shade = mix(soft, ground, share);
      // Half a step of a channel is lost to rounding.
      for (const one of [text, muted]) assert.ok(contrast(one, shade) >= 4.45);
    }),
  );
});

test('a scale has eleven steps, each darker than the one before, in the hue of its colour', () => {
  fc.assert(
    fc.property(color, (one) => {
      const scale = scaleOf(one);
      assert.equal(scale.length, 11);
      const lights = scale.map((step) => toOklch(step)[0]);
      lights.forEach((light, index) => {
        if (index > 0) assert.ok(light < (lights[index - 1] ?? 0), JSON.stringify(lights));
      });
    }),
    { numRuns: 2000 },
  );
});

test('a colour goes to OKLCH and back', () => {
  fc.assert(
    fc.property(color, (one) => {
      const back = fromOklch(toOklch(one));
      back.forEach((channel, index) => {
        assert.ok(Math.abs(channel - (one[index] ?? 0)) <= 1, `${one} ${back}`);
      });
    }),
  );
});

test('a button wears the brand colour on light ground, a shade darker where white nearly reads', () => {
  const paper: Color = [255, 255, 255];
  fc.assert(
    fc.property(color, (primary) => {
      const worn = paletteOf({ colors: { primary: hex(primary) } }, 'light');
      const white = contrast(primary, paper);
      if (white < 3.3 || white >= 4.5) return assert.deepEqual(worn.primary, primary);
      assert.deepEqual(worn.onPrimary, paper);
      const shade = toOklch(primary)[0] - toOklch(worn.primary)[0];
      assert.ok(shade > 0 && shade < 0.11, `${hex(primary)} ${hex(worn.primary)}`);
    }),
  );
});

test('in dark, the page is dark and a button stands out from it', () => {
  fc.assert(
    fc.property(brand, (given) => {
      const { ground, primary } = paletteOf(given, 'dark');
      assert.deepEqual(strongestOn(ground), [255, 255, 255]);
      assert.ok(contrast(primary, ground) >= 3);
    }),
  );
});

test('at night the surfaces of an orange, brown or yellow brand are graphite, not mud', () => {
  for (const primary of ['#f07d00', '#8a5a2b', '#7b4a21', '#ffb703', '#ffd400']) {
    const { ground, soft, tint, card, deep } = paletteOf({ colors: { primary } }, 'dark');
    for (const surface of [ground, soft, tint, card, deep]) {
      assert.ok(toOklch(surface)[1] < 0.015, `${primary}: ${hex(surface)}`);
    }
  }
});

test('a whole page is under 25 KB on the wire, and its sheet defines every variable it uses', () => {
  for (const [name, sample] of Object.entries(samples)) {
    for (const theme of themes) {
      const page = renderPage({ ...sample, brand: { ...sample.brand, theme } });
      // Pictures within the address are the samples' own way to do without a server.
      const sent = gzipSync(page.replace(/data:image[^"]*/g, '/a.png')).length;
      assert.ok(sent < 25 * 1024, `${name}: ${sent} bytes`);
      const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
      const used = new Set([...style.matchAll(/var\((--[\w-]+)/g)].map(([, given]) => given));
      const defined = new Set([...style.matchAll(/(--[\w-]+):/g)].map(([, given]) => given));
      assert.ok(used.size > 10);
      assert.deepEqual(
        [...used].filter((given) => !defined.has(given)),
        [],
      );
    }
  }
});
