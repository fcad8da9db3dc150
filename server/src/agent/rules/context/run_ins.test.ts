import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readText } from './read.ts';

const titlesOf = (text: string, language: string): string[] =>
  readText(text, language).sections.flatMap(({ items }) => items.map(({ title }) => title));
const long = {
  en: 'Our fitters bring the parts with them and tell you on the day what has to be ordered and why.',
  de: 'Unsere Monteure bringen die Teile mit und sagen Ihnen noch am selben Tag, was bestellt werden muss.',
  fr: 'Nos poseurs apportent les pièces et vous disent le jour même ce qu’il faut commander et pourquoi.',
  ja: '担当者が部品を持参し、追加で必要なものがあれば当日のうちに理由とあわせてご説明します。',
};

test('paragraphs of a section that each begin with a short sentence are entries with a title', () => {
  const section = (heading: string, body: string, ...titles: string[]): string =>
    `# Mill Lane\n\nWe repair lifts.\n\n## ${heading}\n\n${titles.map((title) => `${title} ${body}`).join('\n\n')}`;
  assert.deepEqual(
    titlesOf(
      section('Why us', long.en, 'One visit is enough.', 'Plain words.', 'No call-out fee.'),
      'en',
    ),
    ['One visit is enough', 'Plain words', 'No call-out fee'],
  );
  assert.deepEqual(
    titlesOf(section('Warum wir', long.de, 'Ein Termin.', 'Klare Worte.', 'Kein Zuschlag.'), 'de'),
    ['Ein Termin', 'Klare Worte', 'Kein Zuschlag'],
  );
  assert.deepEqual(
    titlesOf(section('Nos atouts', long.fr, 'Une visite.', 'Des mots simples.', 'Un prix.'), 'fr'),
    ['Une visite', 'Des mots simples', 'Un prix'],
  );
  assert.deepEqual(
    titlesOf(
      section('選ばれる理由', long.ja, '一度で完了。', 'わかりやすい説明。', '追加なし。'),
      'ja',
    ),
    ['一度で完了', 'わかりやすい説明', '追加なし'],
  );
});

test('text that only now and then begins shortly stays text', () => {
  for (const paragraphs of [
    [`We began small. ${long.en}`, long.en, `Then it grew. ${long.en}`],
    [`Plain words. ${long.en}`, `One visit. ${long.en}`],
    [`Why so? ${long.en}`, `Who pays? ${long.en}`, `How long? ${long.en}`],
    [`Rob called. Fine.`, `It rained. We left.`, `They came. We won.`],
  ])
    assert.deepEqual(
      titlesOf(`# Mill\n\nWe fix.\n\n## More\n\n${paragraphs.join('\n\n')}`, 'en'),
      [],
    );
});

test('bold titles, line after line, make a list; one alone is emphasis', () => {
  const bold = (one: string, two: string): string =>
    `# Mill\n\n## More\n**${one}.** ${long.en}\n**${two}.** ${long.en}`;
  assert.deepEqual(titlesOf(bold('Direct', 'Shared'), 'en'), ['Direct', 'Shared']);
  assert.deepEqual(titlesOf(`# Mill\n\n## More\n**Direct.** ${long.en}`, 'en'), []);
});
