import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyCharacter } from '../../test/support/characters.ts';
import { everyField } from '../../test/support/form_pages.ts';
import { fieldTypes } from '../content/content.ts';
import { unstorableParts } from '../platform/http/json.ts';
import { type Field, internationalPhone, readForm } from './fields.ts';
import { senderOf } from './sender.ts';

const field = (fieldType: Field['fieldType'], more: Partial<Field> = {}): Field => ({
  name: 'it',
  label: 'It',
  fieldType,
  required: false,
  ...more,
});

/** The entry, or the code of the fault. */
function read(one: Field, value: unknown): unknown {
  const { input, faults } = readForm([one], new Map([['it', value]]));
  return faults[0] ? `fault ${faults[0].code}` : input.it;
}

test('texts are trimmed, line ends made one, and lengths counted in characters', () => {
  assert.equal(read(field('text'), ['  Ada \r\n']), 'Ada');
  assert.equal(read(field('textarea'), ['a\r\nb\rc']), 'a\nb\nc');
  assert.equal(read(field('text'), ['🙂'.repeat(1_000)]), '🙂'.repeat(1_000));
  assert.equal(read(field('text'), ['🙂'.repeat(1_001)]), 'fault too_long');
  assert.equal(read(field('textarea'), ['x'.repeat(20_001)]), 'fault too_long');
  assert.equal(read(field('text'), ['a\0']), 'fault nul_character');
  assert.equal(read(field('text'), ['\ud800']), 'fault lone_surrogate');
  assert.equal(read(field('text'), 7), 'fault wrong_type');
  assert.equal(read(field('text'), { toString: () => 'x' }), 'fault wrong_type');
});

// On the code before, these did not come back within the time a test has.
test('a text longer than its field takes is refused before anything reads it', () => {
  const size = 500_000;
  assert.equal(read(field('number'), [`${'1'.repeat(size)}x`]), 'fault too_long');
  assert.equal(read(field('number'), [`${'1'.repeat(40)}x`]), 'fault wrong_format');
  assert.equal(read(field('email'), [`a@${'ü'.repeat(size)}.example`]), 'fault too_long');
  assert.equal(read(field('url'), [`https://${'語'.repeat(size)}`]), 'fault too_long');
  assert.equal(read(field('phone'), ['('.repeat(size)]), 'fault too_long');
  assert.equal(read(field('select'), ['x'.repeat(size)]), 'fault too_long');
});

test('what is required must be there; what is not may be missing or empty', () => {
  for (const fieldType of fieldTypes) {
    for (const nothing of [undefined, null, '', [''], []]) {
      assert.equal(read(field(fieldType, { required: true }), nothing), 'fault required');
      const left = read(field(fieldType), nothing);
      assert.equal(left, fieldType === 'checkbox' ? false : undefined);
    }
  }
  assert.equal(read(field('text', { required: true }), ['   ']), 'fault required');
  assert.equal(read(field('checkbox', { required: true }), [false]), 'fault required');
});

test('emails take their one spelling', () => {
  assert.equal(read(field('email'), [' Ada@Engines.Example ']), 'ada@engines.example');
  for (const wrong of [
    'ada',
    'ada@',
    '@x.example',
    'a b@x.example',
    'ada@localhost',
    'a@b@c.d,e',
  ]) {
    assert.equal(read(field('email'), [wrong]), 'fault wrong_format', wrong);
  }
});

test('phone numbers are taken as people write them', () => {
  for (const sound of [
    '+44 20 7946 0000',
    '(415) 555-0100',
    '030/123456',
    '+1 415 555 0100 ext. 12',
  ]) {
    assert.equal(read(field('phone'), [sound]), sound);
  }
  for (const wrong of ['call me', '12', '+', '1'.repeat(16), '+44 20 <b>', '1'.repeat(50)]) {
    assert.equal(read(field('phone'), [wrong]), 'fault wrong_format', wrong);
  }
  assert.equal(internationalPhone('+44 (20) 7946-0000 x12'), '+442079460000');
  assert.equal(internationalPhone('030/123456'), undefined);
  assert.equal(internationalPhone('+0123456'), undefined);
});

test('web addresses are http or https, with their scheme or without', () => {
  for (const sound of ['www.example.com', 'https://example.com/a?b=c', 'EXAMPLE.com:8080/x']) {
    assert.equal(read(field('url'), [sound]), sound);
  }
  for (const wrong of [
    'javascript:alert(1)',
    'ftp://x.example',
    'https://',
    'a b.example',
    'data:,x',
  ]) {
    assert.equal(read(field('url'), [wrong]), 'fault wrong_format', wrong);
  }
  assert.equal(read(field('url'), [`https://x.example/${'a'.repeat(2_048)}`]), 'fault too_long');
});

test('numbers are numbers, and exactly those that were written', () => {
  const sound: [string, number][] = [
    ['12', 12],
    ['-1.5', -1.5],
    ['+3', 3],
    ['.5', 0.5],
    ['1e3', 1_000],
    ['007', 7],
    ['-0', 0],
  ];
  for (const [text, value] of sound) assert.equal(read(field('number'), [text]), value);
  assert.equal(read(field('number'), 12), 12);
  for (const wrong of ['many', '1,5', '0x10', '1e', '--1', 'Infinity', 'NaN', '1 2']) {
    assert.equal(read(field('number'), [wrong]), 'fault wrong_format', wrong);
  }
  assert.equal(read(field('number'), ['12345678901234567890']), 'fault out_of_range');
  assert.equal(read(field('number'), ['1e999']), 'fault out_of_range');
  assert.equal(read(field('number'), Number.NaN), 'fault out_of_range');
});

test('choices are out of the options; without options a choice is in the visitor’s words', () => {
  const options = ['One', 'Two'];
  assert.equal(read(field('select', { options }), ['Two']), 'Two');
  assert.equal(read(field('select', { options }), ['Three']), 'fault not_allowed');
  assert.equal(read(field('select'), ['Three']), 'Three');
  assert.deepEqual(read(field('checkbox', { options }), ['Two', 'One', 'Two']), options);
  assert.deepEqual(read(field('checkbox', { options }), 'One'), ['One']);
  assert.equal(read(field('checkbox', { options }), ['One', 'Three']), 'fault not_allowed');
  assert.equal(read(field('checkbox', { options }), [{}]), 'fault not_allowed');
  assert.equal(read(field('checkbox', { options, required: true }), []), 'fault required');
  assert.equal(read(field('checkbox'), ['on']), true);
  assert.equal(read(field('checkbox'), 'maybe'), 'fault wrong_type');
});

test('the sender is read from types first, and then from names', () => {
  const fields = [
    field('text', { name: 'first_name' }),
    field('text', { name: 'LastName' }),
    field('email', { name: 'contact' }),
    field('phone', { name: 'tel' }),
  ];
  const input = {
    first_name: 'Ada',
    LastName: 'Lovelace',
    contact: 'a@b.example',
    tel: '+4930 1234',
  };
  assert.deepEqual(senderOf(fields, input), {
    email: 'a@b.example',
    name: 'Ada Lovelace',
    phoneNumber: '+49301234',
  });
  assert.deepEqual(senderOf(fields, {}), {
    email: undefined,
    name: undefined,
    phoneNumber: undefined,
  });
});

test('whatever is entered, the result is storable, of known fields, and each field is read or at fault', () => {
  const fields = everyField as Field[];
  const values = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(fc.string({ unit: anyCharacter }), { maxLength: 3 }),
    fc.anything(),
    fc.constantFrom('Pro', ['A', 'B'], 'true', '1e5', 'a@b.example', '+49301234567'),
  );
  const names = fc.constantFrom(...fields.map(({ name }) => name), '__proto__', 'constructor');
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (entries) => {
      const { input, faults } = readForm(fields, new Map(entries));
      assert.deepEqual(unstorableParts(JSON.parse(JSON.stringify(input))), []);
      assert.deepEqual(JSON.parse(JSON.stringify(input)), input);
      const known = new Set(fields.map(({ name }) => name));
      for (const name of Object.keys(input)) assert.ok(known.has(name));
      for (const { name } of faults) assert.ok(!Object.hasOwn(input, name));
      const missing = fields.filter(
        ({ name, required }) =>
          required && !Object.hasOwn(input, name) && !faults.some((one) => one.name === name),
      );
      assert.deepEqual(missing, []);
    }),
  );
});
