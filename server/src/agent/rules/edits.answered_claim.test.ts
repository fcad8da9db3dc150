// `Add that …`: what a question and its answer say together is added as both; what they deny is not; anything else is the team's word.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofContext, run } from './testing/run.ts';

const contexts: Record<string, [context: string, asked: [string, RegExp | undefined][]]> = {
  en: [
    'Fen Archive scans parish records.\n\nQuestions\nWhere are the originals stored? In a vault in Ely; visitors need an appointment.\nDo you scan on Sundays? No, on Sundays the vault is closed.',
    [
      ['Add that the originals stay in Ely', /Where are the originals stored\?/],
      ['Add that the originals stay in Norwich', /The originals stay in Norwich\./],
      ['Add that we scan on Sundays', undefined],
      ["Add that we don't scan on Sundays", /Do you scan on Sundays\?/],
      ['Add that the originals are insured', /The originals are insured\./],
    ],
  ],
  de: [
    'Moorhof vermietet Festzelte.\n\nFragen\nWo stehen die Zelte im Winter? In einer Halle bei Bremen; sie ist beheizt.\nBauen Sie am Sonntag auf? Nein, der Aufbau ist immer samstags.',
    [
      ['Ergänze, dass die Zelte im Winter bei Bremen lagern', /Wo stehen die Zelte/],
      ['Ergänze, dass die Zelte im Winter bei Hamburg lagern', /Die Zelte lagern im Winter bei Hamburg\./],
      ['Ergänze, dass Sie am Sonntag aufbauen', undefined],
      ['Ergänze, dass wir am Sonntag nicht aufbauen', /Bauen Sie am Sonntag auf/],
    ],
  ],
  es: [
    'Telar Sur teje mantas.\n\nPreguntas\n¿Dónde se tiñe la lana? En un taller de Béjar; el agua se reutiliza.\n¿Cobran el lavado aparte? No, va incluido en el precio.',
    [
      ['Añade que la lana se tiñe en Béjar', /Béjar/],
      ['Añade que la lana se tiñe en Zamora', /La lana se tiñe en Zamora\./],
      ['Añade que no cobramos el lavado aparte', /Cobran el lavado/],
      ['Añade que cobramos el lavado aparte', undefined],
      ['Añade que no cobramos el envío aparte', /No cobramos el envío aparte\./],
    ],
  ],
  pl: [
    'Lutnia naprawia skrzypce.\n\nPytania\nGdzie trzymacie instrumenty? W sejfie w Poznaniu; wilgotność jest stała.',
    [
      ['Dodaj, że instrumenty są trzymane w Poznaniu', /Poznaniu/],
      ['Dodaj, że mamy sejf w Gdyni', /Mamy sejf w Gdyni\./],
    ],
  ],
};

for (const [language, [context, asked]] of Object.entries(contexts)) {
  const input = ofContext(language, context);
  for (const [message, added] of asked) {
    test(`${language}: ${message}`, async () => {
      const { content } = await run(input);
      // A page without its questions, as one that a team has cut.
      const current = { ...content, blocks: content.blocks.filter(({ type }) => type !== 'faq') };
      const after = await run({ ...input, current, message: { text: message } });
      const before = JSON.stringify(current.blocks);
      const now = JSON.stringify(after.content.blocks);
      if (added) assert.match(now, added);
      else assert.equal(now, before, after.text);
    });
  }
}
