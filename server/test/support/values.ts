// Values for a JSON Schema, as fast-check arbitraries: sound ones, those on the
// edge of what it allows, and, where asked for, hostile ones in their place.
import fc from 'fast-check';
import { anyCharacter } from './characters.ts';
import { alternativesOf, type Schema } from './schema.ts';

export interface Taste {
  /**
   * Which fields an object has: `all`, with something in every list and the schema's own
   * examples; the `least` it must have; or, left out, some.
   */
  fields?: 'all' | 'least';
  /** Hostile values here and there, edges overstepped, fields left out or made up. */
  hostile?: boolean;
  /** Values a field of this name should have, such as ids that were seen in a reply. */
  known?: (name: string) => fc.Arbitrary<string> | undefined;
}

const samples = new WeakMap<Schema, { value: unknown }>();

/** The value tests use where any sound one will do: the same in every run. */
export function sampleOf(schema: Schema): unknown {
  // Made once, and copied: the contract suites ask for the same ones thousands of times.
  let sample = samples.get(schema);
  if (!sample) {
    const [value] = fc.sample(valuesOf(schema, { fields: 'all' }), { seed: 1, numRuns: 1 });
    sample = { value };
    samples.set(schema, sample);
  }
  return structuredClone(sample.value);
}

export function valuesOf(schema: Schema, taste: Taste, name = ''): fc.Arbitrary<unknown> {
  const shapes = alternativesOf(schema);
  const first = shapes[0] ?? {};
  const sound =
    taste.fields === 'all'
      ? soundValues(first, taste, name)
      : fc.oneof(...shapes.map((shape) => soundValues(shape, taste, name)));
  if (!taste.hostile) return sound;
  return fc.oneof({ weight: 30, arbitrary: sound }, { weight: 1, arbitrary: hostileValues });
}

function soundValues(schema: Schema, taste: Taste, name: string): fc.Arbitrary<unknown> {
  if (taste.fields === 'all' && schema.example !== undefined) return fc.constant(schema.example);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return texts(schema, taste, name);
    case 'integer':
    case 'number':
      return numbers(schema, taste);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return lists(schema, taste, name);
    case 'object':
      return objects(schema, taste);
    case undefined:
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`no values for the type ${schema.type}: add them to test/support/values.ts`);
  }
}

function objects(schema: Schema, taste: Taste): fc.Arbitrary<unknown> {
  const required = new Set(schema.required);
  const wanted = Object.entries(schema.properties ?? {}).filter(([name, { readOnly }]) => {
    if (taste.fields === 'least') return required.has(name);
    return taste.fields !== 'all' || !readOnly;
  });
  const fields = Object.fromEntries(
    wanted.map(([name, property]) => [name, valuesOf(property, taste, name)]),
  );
  const names = Object.keys(fields);
  const requiredKeys = taste.fields ? names : names.filter((name) => required.has(name));
  const declared = fc.record(fields, { requiredKeys });
  const extra = fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 2 }), {
    maxKeys: 4,
  });
  const sound =
    schema.additionalProperties === true
      ? fc.tuple(extra, declared).map(([more, known]) => ({ ...more, ...known }))
      : declared;
  if (!taste.hostile) return sound;
  const sparse = fc.record(fields, { requiredKeys: [] });
  const madeUp = fc
    .tuple(declared, hostileTexts, hostileValues)
    // Defined, not assigned: `__proto__` is to be a field like any other.
    .map(([known, field, value]) =>
      Object.defineProperty({ ...known }, field, { value, enumerable: true }),
    );
  return fc.oneof(
    { weight: 30, arbitrary: sound },
    { weight: 1, arbitrary: sparse },
    { weight: 1, arbitrary: madeUp },
  );
}

function lists(schema: Schema, taste: Taste, name: string): fc.Arbitrary<unknown[]> {
  const items = valuesOf(schema.items ?? {}, taste, name);
  const lengths = { all: 1, least: 0, some: Math.min(schema.maxItems ?? 3, 3) };
  const minLength = Math.max(schema.minItems ?? 0, taste.fields === 'all' ? 1 : 0);
  const maxLength = Math.max(minLength, lengths[taste.fields ?? 'some']);
  const sound = schema.uniqueItems
    ? fc.uniqueArray(items, { minLength, maxLength, selector: JSON.stringify })
    : fc.array(items, { minLength, maxLength });
  if (!taste.hostile) return sound;
  const beyond = fc.array(items, { maxLength: maxLength + 1 });
  return fc.oneof({ weight: 10, arbitrary: sound }, { weight: 1, arbitrary: beyond });
}

function numbers(schema: Schema, taste: Taste): fc.Arbitrary<number> {
  const { minimum = -1_000, maximum = Math.max(minimum, 1_000) } = schema;
  const [min, max] = [Math.ceil(minimum), Math.floor(Math.min(maximum, 2 ** 31 - 1))];
  const edges = fc.constantFrom(minimum, maximum);
  // Between two shares there may be no whole number.
  const sound = min > max ? edges : fc.oneof(fc.integer({ min, max }), edges);
  if (!taste.hostile) return sound;
  const beyond = fc.constantFrom(minimum - 1, maximum + 1, minimum + 0.5);
  return fc.oneof({ weight: 10, arbitrary: sound }, { weight: 1, arbitrary: beyond });
}

function texts(schema: Schema, taste: Taste, name: string): fc.Arbitrary<string> {
  const known = taste.known?.(name);
  const sound = plainTexts(schema, taste);
  const chosen = known
    ? fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: sound })
    : sound;
  if (!taste.hostile || schema.maxLength === undefined) return chosen;
  const atTheEdge = fc
    .tuple(fc.constantFrom('a', 'é', '😀'), fc.constantFrom(0, 1))
    .map(([letter, over]) => letter.repeat((schema.maxLength ?? 0) + over));
  return fc.oneof({ weight: 20, arbitrary: chosen }, { weight: 1, arbitrary: atTheEdge });
}

function plainTexts(schema: Schema, taste: Taste): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = Infinity } = schema;
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  if (schema.format !== undefined) return formatted(schema.format, taste).filter(fits);
  if (schema.pattern !== undefined) {
    // Left to itself, `+` gives a few letters: one that must be long would be tried for ever.
    const longest = Math.min(maxLength, minLength + 40);
    const bounded = schema.pattern.replace(/\]\+\$$/, `]{${Math.max(1, minLength)},${longest}}$`);
    return keep(bounded, () => fc.stringMatching(RegExp(bounded))).filter(fits);
  }
  const lengths = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) };
  const simple = strings(lengths, 'grapheme-ascii');
  if (taste.fields === 'all') return simple;
  return fc.oneof(simple, strings(lengths, 'grapheme').filter(fits));
}

const kept = new Map<string, fc.Arbitrary<string>>();

/** Making one costs more than drawing from it, and thousands of fields have the same limits. */
function keep(name: string, make: () => fc.Arbitrary<string>): fc.Arbitrary<string> {
  const made = kept.get(name) ?? make();
  kept.set(name, made);
  return made;
}

const strings = (
  lengths: { minLength: number; maxLength: number },
  unit: 'grapheme-ascii' | 'grapheme',
): fc.Arbitrary<string> =>
  keep(JSON.stringify([lengths, unit]), () => fc.string({ ...lengths, unit }));

/** Few enough that requests meet each other's: two persons with one email, logs of one domain. */
const fewDomains = fc.nat({ max: 3 }).map((n) => `company${n}.example`);

const segments = fc.constantFrom('', 'a', 'b-c', 'x.y', '~u', '%C3%A9', '%2F', 'q;p=1', '@home');
/** fast-check's own builds a table of every character there is. */
const webAddresses = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    host: fc.domain(),
    path: fc.array(segments, { maxLength: 4 }),
    rest: fc.constantFrom('', '?', '?a=1&b=%20', '#top', '?a#b'),
  })
  .map(({ scheme, host, path, rest }) => `${scheme}://${host}/${path.join('/')}${rest}`);

interface FormatValues {
  sound(): fc.Arbitrary<string>;
  /** Right or wrong by a hair. */
  edges: string[];
}

const formats: Record<string, FormatValues> = {
  mailbox: {
    sound: () =>
      fc.oneof(
        fc.tuple(fc.nat({ max: 2 }), fewDomains).map(([n, domain]) => `person${n}@${domain}`),
        fc.emailAddress(),
      ),
    edges: ['a@b', 'a@b.c', '.a@b.c', 'a..b@b.c', 'ä@bücher.example', 'a@[127.0.0.1]', 'a@b.c '],
  },
  domain: {
    sound: () => fc.oneof(fewDomains, fc.domain()),
    edges: ['https://www.Company1.example/x?y#z', 'bücher.example', 'a..b', '-a.b', 'xn--', '1.2'],
  },
  'web-address': {
    sound: () => webAddresses,
    edges: ['company1.example/x', 'javascript:alert(1)', 'https://', '//a', 'https://a b'],
  },
  'safe-url': {
    sound: () => fc.oneof(webAddresses, fc.constantFrom('mailto:a@b.example', 'tel:+14155550100')),
    edges: [
      'javascript:alert(1)',
      'data:text/html,x',
      'java\tscript:alert(1)',
      '//a',
      'http:',
      'x',
    ],
  },
  uri: { sound: () => webAddresses, edges: ['a:', 'javascript:alert(1)', 'http://[::1]:0/'] },
  'date-time': {
    sound: () =>
      fc
        .date({ min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
        .map((date) => date.toISOString()),
    edges: [
      '2999-01-31T09:30:00+05:45',
      '2999-06-30t23:59:59.123456z',
      '9999-12-31T23:59:59-23:59',
      '0000-01-01T00:00:00+23:59',
      '2999-02-29T00:00:00Z',
      '2999-01-01T23:59:60Z',
    ],
  },
};

function formatted(format: string, taste: Taste): fc.Arbitrary<string> {
  const values = formats[format];
  if (!values) {
    throw new Error(`no values for the format ${format}: add them to test/support/values.ts`);
  }
  const { edges } = values;
  const sound = keep(format, values.sound);
  if (!taste.hostile) return sound;
  return fc.oneof(
    { weight: 10, arbitrary: sound },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  );
}

export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'nul\0inside',
    '\ud800',
    'tail\udfff',
    '__proto__',
    'constructor',
    'toString',
    "'; drop table persons; --",
    '%_\\',
    '../../etc/passwd',
    '{{7*7}}',
    '<script>alert(1)</script>',
    'A\u0308\u0323'.repeat(50),
    '\u202eabc\u2066',
    '\ufeff',
    '\uffff',
    '💥'.repeat(300),
    'x'.repeat(2_500),
  ),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
);

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 2 ** 53, 1e308, 5e-324, [], {}),
  fc.constantFrom<unknown>([[[]]], [null], { '': {} }, { 'a/b~c': 1 }, { toString: null }),
  fc.integer({ min: 1, max: 100 }).map((depth) => nested(depth)),
  fc.jsonValue({ maxDepth: 3, stringUnit: anyCharacter }),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
}
