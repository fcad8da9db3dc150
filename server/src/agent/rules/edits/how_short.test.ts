// `… to one sentence`: the text that is named keeps the sentences it begins with; a sentence to add or take away is no such wish.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edit, ofContext } from '../testing/run.ts';
import { readRequests } from './read_requests.ts';

const contexts: Record<string, [context: string, asked: [message: string, page: RegExp][]]> = {
  en: [
    'Bell & Rope repairs church bells.\n\nFAQ\nHow loud is it?\nAbout 90 decibels below. Ear plugs are handed out. The vicar holds a spare set.\nWho climbs the tower?\nTwo of us. One stays on the ladder.',
    [
      ['the decibels answer is too long, cut it to one sentence', /"About 90 decibels below\."/],
      ['boil the part on how loud it is down to two lines', /below\. Ear plugs are handed out\."/],
      ['Too much text about how loud it is. One sentence please', /"About 90 decibels below\."/],
      ['How loud is it: one sentence is enough', /"About 90 decibels below\."/],
    ],
  ],
  de: [
    'Glockenhof Thal stimmt Kirchenglocken.\n\nFragen\nWie laut ist das?\nUnten rund 90 Dezibel. Gehörschutz liegt bereit. Der Pfarrer hat Ersatz.\nWer steigt hinauf?\nZwei von uns. Einer bleibt an der Leiter.',
    [
      ['Kürz die Antwort auf „Wie laut ist das?“ auf einen Satz', /"Unten rund 90 Dezibel\./],
      ['Fass die Antwort zum Gehörschutz in zwei Sätzen zusammen', /Gehörschutz liegt bereit\."/],
    ],
  ],
  pt: [
    'Sinos do Minho afina sinos.\n\nPerguntas\nQual é o ruído?\nCerca de 90 decibéis. Damos protetores. O padre tem outros.\nQuem sobe?\nDois de nós. Um fica na escada.',
    [['Resume a resposta do ruído numa frase', /"Cerca de 90 decibéis\."/]],
  ],
};

for (const [language, [context, asked]] of Object.entries(contexts)) {
  const input = ofContext(language, context);
  for (const [message, page] of asked) {
    test(message, async () => {
      const { content } = await edit(input, message);
      assert.match(JSON.stringify(content), page);
    });
  }
}

const others = [
  'Add one sentence about parking',
  'Mention in one sentence that we deliver',
  'Remove the last two sentences of the intro',
  'Ergänze einen Satz zur Lieferung',
  'Ajoute une phrase sur la pose',
  'Quita una frase de la introducción',
];
for (const message of others) {
  test(`another wish: ${message}`, () => {
    assert.ok(readRequests(message).every(({ kind }) => kind !== 'shorten'));
  });
}
