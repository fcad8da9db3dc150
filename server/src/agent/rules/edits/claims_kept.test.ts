// What an edit says it did is what the page says then: real requests, in several languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { run } from '../testing/run.ts';

interface Asked {
  language: string;
  context: string;
  email?: string;
}

const answered = async (input: ReturnType<typeof makeCase>['input']) => {
  const { text, content } = await run(input);
  return { text, content, page: JSON.stringify(content) };
};

async function edited({ language, context, email }: Asked, message: string) {
  const { input } = makeCase({
    name: 'one',
    language,
    pageName: 'one',
    pageType: 'inbound',
    brand: { name: 'Tierline' },
    person: { name: 'Sally Nance' },
    account: { name: 'Harbour Mills' },
    actions: [{ buttonTitle: 'Book a visit', actionType: 'form' }],
    context,
    mention: [],
    hide: [],
    ...(email
      ? { activity: [{ type: 'email', direction: 'from', payload: { body: email } }] }
      : {}),
  });
  const { content: current, page: before } = await answered(input);
  return { before, ...(await answered({ ...input, current, message: { text: message } })) };
}

const scaffold: Asked = {
  language: 'en',
  context: `Tierline hires and erects scaffolding for renovation sites in Devon and Cornwall.
Our crews put up 400 m² a day and are off your site before the first trade starts.

Packages
| Package | What's in it | Price |
|---|---|---|
| Basic | Tube scaffold, one handover | £9 per m² and week |
| Basic Plus | Basic + weekly inspection | £12 per m² and week |
| Full | Basic Plus + stair tower, alarm | £17 per m² and week |

What customers save
Sites on Full lost 34% fewer days to weather in 2025. A lost day costs a site of your size about £2,100.

FAQ
What happens if the wind picks up? We monitor wind from 38 mph and send a crew within two hours.
What is in Basic? Tube scaffold to BS EN 12811 and one handover certificate.
How long is the minimum hire? Six weeks.`,
  email: `Hello,
we are renovating two mills at Bideford, 3,100 m² of facade, starting on 8 March.
1. How quickly could it stand?
2. Who do we ring if the wind gets up at night?
Sally Nance`,
};

test('a package goes by its own name, with what is only about it, and no longer name does', async () => {
  const { page } = await edited(scaffold, 'drop Basic, only show Basic Plus and Full');
  assert.doesNotMatch(page, /"title":"Basic"/);
  assert.doesNotMatch(page, /What is in Basic\?/);
  assert.match(page, /"title":"Basic Plus"/);
  assert.match(page, /"title":"Full"/);
});

test('a button is renamed in the form and wherever else it stands', async () => {
  const { content } = await edited(scaffold, 'change the main button to "Get my survey date"');
  assert.equal(content.buttonTitles?.[0]?.title, 'Get my survey date');
  assert.match(JSON.stringify(content.blocks), /"submitLabel":"Get my survey date"/);
});

test('one wording for another is understood without quotation marks', async () => {
  const { page } = await edited(scaffold, "don't say 400 m² a day, say 350 m² a day");
  assert.match(page, /put up 350 m² a day/);
  assert.doesNotMatch(page, /400 m²/);
});

test('prices go, and what a lost day costs stays', async () => {
  const { page } = await edited(scaffold, 'remove the prices');
  assert.match(page, /£2,100/);
  assert.doesNotMatch(page, /£17/);
});

test('a price with its rate takes the place of the one that is named', async () => {
  const asked = 'change the price of Full to £18.50 per m² and week';
  const { page } = await edited(scaffold, asked);
  assert.match(page, /"title":"Full","price":"£18.50","unit":"per m² and week"/);
});

test('nothing is glued in front of a headline: what no sentence of the sources has is declined', async () => {
  const { text, page, before } = await edited(scaffold, 'put 8 March in the headline');
  assert.equal(page, before);
  assert.match(text, /no sentence about “8 March”/);
});

test('an answer that the team gives stands beside the question that was asked', async () => {
  const asked = 'Add the answer to question 2: Ring our duty line on 01392 496 000, day and night.';
  const email = `${scaffold.email}\n3. How long is the minimum hire?`;
  const { content } = await edited({ ...scaffold, email }, asked);
  const heard = content.blocks.find((block) => block.type === 'heard');
  const pair = heard?.items.find(({ said }) => said.includes('Who do we ring'));
  assert.equal(pair?.proposed, 'Ring our duty line on 01392 496 000, day and night.');
});

test('who asks what is unsure hears what was left open, and nothing changes', async () => {
  const { text, page, before } = await edited(
    scaffold,
    'is there anything you are not sure about?',
  );
  assert.match(text, /How quickly could it stand\?/);
  assert.equal(page, before);
});

const regaly: Asked = {
  language: 'pl',
  context: `Regalux projektuje i montuje regały magazynowe dla hurtowni w Małopolsce i na Śląsku.
Po przebudowie klienci mieszczą średnio o 38% więcej palet. Montujemy nocą i w weekendy.

Cennik
| Typ | Nośność | Cena |
|---|---|---|
| Półkowy | 250 kg | 310 zł za moduł |
| Paletowy | 1000 kg | 690 zł za moduł |
| Paletowy wjezdny | 1500 kg | 1120 zł za moduł |`,
};

test('a figure goes from the headline too, and another headline takes its place', async () => {
  const { before, page, content } = await edited(regaly, 'Usuń 38%');
  assert.match(before, /38%/);
  assert.doesNotMatch(page, /38%/);
  const [hero] = content.blocks;
  assert.ok(hero?.type === 'hero' && hero.headline.length > 10);
});

test('the words for a place are carried out and stand nowhere', async () => {
  const asked = 'Dodaj, że regały montujemy także nocą, zaraz pod nagłówkiem';
  const { content, page } = await edited(regaly, asked);
  const [hero] = content.blocks;
  assert.ok(hero?.type === 'hero' && hero.subheadline?.includes('Montujemy nocą i w weekendy.'));
  assert.doesNotMatch(page, /pod nagłówkiem/);
});

test('an inflected name is the entry that it names, and only its price goes', async () => {
  const { page } = await edited(regaly, 'Usuń cenę regału paletowego wjezdnego');
  assert.doesNotMatch(page, /1120 zł/);
  assert.match(page, /690 zł/);
  assert.match(page, /Paletowy wjezdny/);
});

const ruches: Asked = {
  language: 'fr',
  context: `Abeillage installe et entretient des ruches sur les toits d'entreprises en Île-de-France.
Nos apiculteurs passent deux fois par mois d'avril à septembre.

Formules
| Formule | Contenu | Tarif |
|---|---|---|
| Essaim | 2 ruches, visites | 3 200 € HT par an |
| Essaim Plus | 4 ruches, visites, 2 ateliers | 5 400 € HT par an |

Questions fréquentes
Est-ce dangereux ? Non. Nos abeilles sont de souche douce.
Qui est assuré ? Nous, à hauteur de 2 millions d'euros par sinistre.`,
};

test('an amount that is insured is no price', async () => {
  const { page } = await edited(ruches, 'Enlevez les tarifs');
  assert.match(page, /2 millions d'euros par sinistre/);
  assert.doesNotMatch(page, /5 400/);
});

test('an amount in groups of three is changed as a whole', async () => {
  const { page } = await edited(ruches, 'Le tarif de Essaim Plus passe à 5 900 € HT par an');
  assert.match(page, /"price":"5 900 €"/);
});
