import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../../eval/case.ts';
import { readBrief } from '../brief/brief.ts';
import type { Answer } from '../texts/answer.ts';
import { replyTo } from './heard_reply.ts';
import { isOtherKind } from './kind_asked.ts';

const briefOf = (language: string) =>
  readBrief(
    makeCase({
      ...{ name: 'kinds', language, brand: { name: 'Velum' }, pageType: 'inbound' },
      ...{ pageName: 'kinds', context: 'Velum', activity: [], mention: [], hide: [] },
    }).input,
  );
const told = (text: string): Answer => ({ text, about: text, answers: false, whole: true });
const isOther = (language: string, sentence: string, text: string): boolean =>
  isOtherKind(briefOf(language), sentence, told(text));

test('who asks whom to call is told how somebody is reached', () => {
  for (const [language, sentence, list, reached] of [
    [
      'en',
      'Who do I ring on a Sunday?',
      'Steps: you send the form, we read it.',
      'Ring 0191 555 0144.',
    ],
    [
      'de',
      'Wen rufe ich am Sonntag an?',
      'Ablauf: Sie senden, wir lesen.',
      'Bereitschaft: 0561 55 01 44.',
    ],
    [
      'fr',
      'Qui appeler le dimanche ?',
      'Vous envoyez, nous lisons.',
      'Astreinte : 02 40 55 01 44.',
    ],
    ['es', '¿A quién llamo el domingo?', 'Usted envía, nosotros leemos.', 'Guardia: 976 55 01 44.'],
    [
      'it',
      'Chi chiamo la domenica?',
      'Lei manda, noi leggiamo.',
      'Un tecnico è reperibile anche di notte.',
    ],
    ['pt', 'Para quem ligo ao domingo?', 'Envia, nós lemos.', 'Piquete: 22 555 01 44.'],
    [
      'nl',
      'Wie bel ik op zondag?',
      'U stuurt, wij lezen.',
      'Schadelijn 076 555 0144, dag en nacht.',
    ],
    ['pl', 'Do kogo dzwonić w niedzielę?', 'Wysyłacie, my czytamy.', 'Dyżur: 33 555 01 44.'],
  ] as const) {
    assert.ok(isOther(language, sentence, list), list);
    assert.ok(!isOther(language, sentence, reached), reached);
  }
});

test('a weight is answered by a weight', () => {
  const asked = 'The tank weighs 210 kg, is the hoist all right with that?';
  assert.ok(isOther('en', asked, 'One hoist with room for up to three tanks.'));
  assert.ok(!isOther('en', asked, 'The hoist lifts up to 320 kg.'));
});

test('a unit that is asked for stands in the answer', () => {
  const asked = 'Wie laut ist die Pumpe in dB(A)?';
  assert.ok(isOther('de', asked, 'Pumpe Bj. 2004, laut Hersteller rund 14 Filter im Monat.'));
  assert.ok(!isOther('de', asked, 'Die Pumpe erreicht 62 dB(A) in einem Meter Abstand.'));
});

test('whether there is something is answered by what speaks of it', () => {
  assert.ok(
    isOther('en', 'Is there a cloakroom in the evening?', 'Come to our open evening in May.'),
  );
  assert.ok(!isOther('en', 'Is there a cloakroom in the evening?', 'The cloakroom is free.'));
  assert.ok(isOther('de', 'Gibt es eine Garderobe am Abend?', 'Der Abend beginnt um sieben.'));
});

test('the yes or no to another question speaks to nobody', () => {
  const reply = (sentence: string, question: string, text: string, language = 'en'): string[] =>
    replyTo(sentence, { ...told(text), question, answers: true }, true, language);
  assert.deepEqual(
    reply(
      'Can the fitter sign the report on his tablet and it goes to the owner by itself?',
      'Do fitters need new tablets?',
      'No. Anything from 2019 on will do.',
    ),
    [],
  );
  assert.deepEqual(
    reply(
      'Könnten Sie noch vor Ostern kommen?',
      'Prüfen Sie auch Turnhallen?',
      'Ja, gleicher Preis.',
      'de',
    ),
    [],
  );
  assert.deepEqual(
    reply(
      'And if something is loose, do you fix it too or do I need somebody else?',
      'Do you fix what is loose?',
      'Yes. Bolts and brackets are on the van.',
    ),
    ['Yes.', 'Bolts and brackets are on the van.'],
  );
});
