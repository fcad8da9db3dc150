import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { withPlainFrames } from './plain_frames.ts';

const passedOn = ['One.', '', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'].map(
  (line) => `> ${line}`,
);

test('a mail that is passed on is read without its marks; a quotation keeps its own', () => {
  assert.deepEqual(withPlainFrames(['Here it is.', ...passedOn]).slice(0, 3), ['', 'One.', '']);
  const quoted = ['Text.', '> Said by somebody.', '> Ann Blair', 'More.'];
  assert.deepEqual(withPlainFrames(quoted), quoted);
});

test('a sender behind a mark is a mail’s: what was passed on in it is read without marks', () => {
  const thread = ['> From: Ann Blair', '> One.', '> Two.', '> > Type   Price', '> > Small   £3'];
  assert.deepEqual(withPlainFrames([...thread, '> Three.']).slice(1), [
    'One.',
    'Two.',
    'Type   Price',
    'Small   £3',
    'Three.',
  ]);
});

test('names in brackets before entries are names, one bracket alone is a blank', () => {
  assert.deepEqual(withPlainFrames(['[T20] up to 20 kg', '[T60] up to 60 kg']), [
    'T20: up to 20 kg',
    'T60: up to 60 kg',
  ]);
  assert.deepEqual(withPlainFrames(['[Name] writes to 3 people']), ['[Name] writes to 3 people']);
});

test('what colleagues add below a text is left out, and a chat is told by who comes again', () => {
  const { shown } = screenDocument(
    [
      '10:15 Tanaka',
      'We keep the stores of hospitals and change them in time.',
      '',
      '10:18 Oshiro',
      '・212 hospitals',
      '・waste down from 38% to 1%',
      '',
      '10:31 Tanaka',
      'thx, lol',
      '',
      '10:32 Oshiro',
      'np',
    ].join('\n'),
    'en',
  );
  assert.match(shown, /212 hospitals/);
  assert.doesNotMatch(shown, /Tanaka|Oshiro|lol/);
});

test('a chat set by tabs is no programme, and a note to oneself is no text', () => {
  const chat = [
    '14:02\tSato\tOne call to the front desk reaches an interpreter, day and night.',
    '14:03\tInoue\tthx, numbers pls',
    '14:06\tSato\t640 hotels all over the country use us.',
    '14:38\tInoue\tlol ok',
  ].join('\n');
  assert.doesNotMatch(screenDocument(chat, 'en').shown, /Sato|Inoue|14:0|lol/);
  assert.match(screenDocument(chat, 'en').shown, /640 hotels/);
  const programme =
    '09:00  Welcome  Hall A\n10:30  Coffee  Foyer\n11:00  Panel  Hall A\n15:00  Coffee  Foyer';
  assert.match(screenDocument(programme, 'en').shown, /Panel/);
  const { shown } = screenDocument('We clean at night.\n\nPromemoria mio: è mio cognato.', 'it');
  assert.doesNotMatch(shown, /cognato/);
});
