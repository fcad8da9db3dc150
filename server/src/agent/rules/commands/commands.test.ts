import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isYesOrNo, withoutYesOrNo } from '../context/questions.ts';
import { readCommands } from './commands.ts';

for (const [notes, lead] of [
  ['Start with the pilot, keep it short', 'pilot'],
  ['Warranty first.', 'Warranty'],
  ['Zuerst die Termine, dann der Rest', 'Termine'],
  ['D’abord la livraison', 'livraison'],
  ['Primero lo del hueso.', 'hueso'],
  ['Começa pelos prazos', 'prazos'],
  ['De garantie eerst, dan de rest', 'garantie'],
] as const) {
  test(`“${notes}” puts ${lead} first`, () => {
    assert.deepEqual(readCommands(notes, 'en').lead, [lead]);
  });
}

for (const [notes, wishes] of [
  ['Only the Tender plan, please.', [{ kind: 'only', about: 'Tender plan', prices: false }]],
  ['Preise nur für vier Gruppen nennen', [{ kind: 'only', about: 'vier Gruppen', prices: true }]],
  [
    'Ne montrer que la formule Complète',
    [{ kind: 'only', about: 'formule Complète', prices: false }],
  ],
  ['Put the warranty high on the page.', [{ kind: 'early', about: 'warranty' }]],
  ['Leave the mill room out completely.', [{ kind: 'skip', about: 'mill room' }]],
  ['Den Speicher nicht vorschlagen', [{ kind: 'skip', about: 'Speicher' }]],
  ['Ne pas proposer la cave', [{ kind: 'skip', about: 'cave' }]],
  ['Answer her questions about the lift and the rent at the top.', [{ kind: 'answered' }]],
  ['Beginne mit der Antwort auf seine Frage.', [{ kind: 'answered' }]],
  ['Comece por responder ao que ele perguntou', [{ kind: 'answered' }]],
  ['Empieza por la respuesta a si cabe el piano', [{ kind: 'lead', about: 'cabe el piano' }]],
  [
    'Start with the tasting and then the cellar tour.',
    [
      { kind: 'lead', about: 'tasting' },
      { kind: 'early', about: 'cellar tour' },
    ],
  ],
  ['Parla prima della serra', [{ kind: 'lead', about: 'serra' }]],
  [
    'Show the tower plan but leave all fees out.',
    [{ kind: 'mention', about: 'the tower plan' }, { kind: 'noPricing' }],
  ],
  [
    'Mention the club rate and that lockers stay free.',
    [
      { kind: 'mention', about: 'club rate' },
      { kind: 'mention', about: 'lockers stay free' },
    ],
  ],
  [
    'Mention the tasting as the next step.',
    [
      { kind: 'mention', about: 'tasting' },
      { kind: 'last', about: 'tasting' },
    ],
  ],
  ['The next step is the free tasting.', [{ kind: 'last', about: 'free tasting' }]],
  ['Don’t make them feel stupid.', [{ kind: 'tone' }]],
  ['Mit „Sie“ ansprechen.', [{ kind: 'address', form: 'formal' }]],
  [
    'Answer her questions first. Then the steps of the move.',
    [{ kind: 'answered' }, { kind: 'early', about: 'steps of the move' }],
  ],
  ['スタンダードプランのみ紹介', [{ kind: 'only', about: 'スタンダードプラン', prices: false }]],
  [
    'Put the date of the fair in the headline',
    [{ kind: 'lead', about: 'date of the fair', headline: true }],
  ],
  ['Prima la sicurezza, poi i costi.', [{ kind: 'order', first: 'sicurezza', second: 'costi' }]],
  ['Terminar con la prueba de nivel', [{ kind: 'last', about: 'prueba de nivel' }]],
  ['Citare Luca Ferraris', [{ kind: 'quote', by: 'Luca Ferraris' }]],
  ["Include Marco's quote", [{ kind: 'quote', by: 'Marco' }]],
  ['Das Zitat von Frau Lüders aufnehmen', [{ kind: 'quote', by: 'Lüders' }]],
  ['Añade el testimonio de doña Carmen', [{ kind: 'quote', by: 'Carmen' }]],
  ['Neem het citaat van mevrouw Bakker op', [{ kind: 'quote', by: 'Bakker' }]],
  ['Dodaj opinię pana Tomasza', [{ kind: 'quote', by: 'Tomasza' }]],
  ['佐藤様の声を必ず入れてください', [{ kind: 'quote', by: '佐藤' }]],
  ['無料のお試しを必ず入れてください', [{ kind: 'mention', about: '無料のお試し' }]],
  ['Make sure the halal food is in', [{ kind: 'mention', about: 'halal food' }]],
  ['Das Modell M empfehlen', [{ kind: 'mention', about: 'Modell M', forward: true }]],
  ['Thank her for the call', [{ kind: 'unread' }]],
  ['Use the Brant Mill case', [{ kind: 'mention', about: 'Brant Mill' }]],
  ['Utiliser le cas de Vire Habitat', [{ kind: 'mention', about: 'Vire Habitat' }]],
  ['Nimm das Beispiel Nordkai', [{ kind: 'mention', about: 'Nordkai' }]],
  ['Skip the loft, she said no', [{ kind: 'skip', about: 'loft' }]],
  ['Keine Preise, er hat nein gesagt', [{ kind: 'noPricing' }]],
  ['Geen prijzen noemen, hij zei nee', [{ kind: 'noPricing' }]],
  ['They are vegan so no meat recipes', [{ kind: 'skip', about: 'meat recipes' }]],
  ['Friendly but not gushing', [{ kind: 'tone' }, { kind: 'tone' }]],
  ['Cercano pero no pesado', [{ kind: 'tone' }, { kind: 'tone' }]],
  ['Forma Pani', [{ kind: 'address', form: 'formal' }]],
  [
    'Could you mention the crane and skip the FAQ?',
    [
      { kind: 'mention', about: 'crane' },
      { kind: 'without', type: 'faq' },
    ],
  ],
  ['Don’t mention the number of sensors', [{ kind: 'skip', about: 'number of sensors' }]],
  ['Geen prijzen en niets over Delft', [{ kind: 'noPricing' }, { kind: 'skip', about: 'Delft' }]],
  [
    'Sie-Form, sachlich, kurz',
    [{ kind: 'address', form: 'formal' }, { kind: 'tone' }, { kind: 'short' }],
  ],
  ['Address her by first name', [{ kind: 'named' }]],
  ['Pas plus de 350 mots.', [{ kind: 'words', most: 350 }]],
  ['400字以内で。', [{ kind: 'words', most: 400 }]],
  ['Rispondi prima alle sue domande.', [{ kind: 'answered' }]],
  ['Answer her three points in her order.', [{ kind: 'answered' }]],
  ['Er hat drei Fragen gestellt, die gehören nach vorn.', [{ kind: 'answered' }]],
  ['Elle a deux questions, elles passent en premier.', [{ kind: 'answered' }]],
  ['Grow is the right package for her.', [{ kind: 'mention', about: 'Grow', forward: true }]],
  ['Wartungs-Empfehlung Plus.', [{ kind: 'mention', about: 'Plus', forward: true }]],
  ['Pakket Zilver is ons voorstel.', [{ kind: 'mention', about: 'Pakket Zilver', forward: true }]],
  ['Talk about the bench not about finance.', [{ kind: 'modest', about: 'finance' }]],
  ['Angst vor Zahlen nehmen.', [{ kind: 'early', about: 'Zahlen' }]],
  // What somebody is not forbids nothing.
  ['No es del oficio y tiene que enseñarlo en la junta.', []],
  ['Não conhece o setor.', []],
  ['Non ha tempo.', []],
  ['Niet te zwaar maken.', [{ kind: 'tone' }]],
  ['Nicht zu werblich.', [{ kind: 'tone' }]],
  ['Zet de tarieven in een tabel.', [{ kind: 'tabled', about: 'tarieven' }]],
  ['Preise bitte als Tabelle.', [{ kind: 'tabled', about: 'Preise' }]],
  ['Sag „Werkstatt“ statt „Garage“.', [{ kind: 'wording', use: 'Werkstatt', avoid: 'Garage' }]],
  [
    'Call them lorries, not trucks. No prices.',
    [{ kind: 'wording', use: 'lorries', avoid: 'trucks' }, { kind: 'noPricing' }],
  ],
  ['Nenne sie Gäste, nicht Kunden.', [{ kind: 'wording', use: 'Gäste', avoid: 'Kunden' }]],
  ['Say lift rather than elevator.', [{ kind: 'wording', use: 'lift', avoid: 'elevator' }]],
  [
    '「トラック」ではなく「貨物車」と書いてください。',
    [{ kind: 'wording', use: '貨物車', avoid: 'トラック' }],
  ],
  ['Gebruik de quote van Marleen.', [{ kind: 'quote', by: 'Marleen' }]],
  [
    'Start with the trial, not with the price.',
    [
      { kind: 'lead', about: 'trial' },
      { kind: 'order', first: 'trial', second: 'price' },
    ],
  ],
  ['N’utilisez pas le mot « solution ».', [{ kind: 'wording', avoid: 'solution' }]],
  ['Keine Ausrufezeichen.', [{ kind: 'unmarked', marks: 'exclamation' }]],
  [
    'Schrijf u, niet je.',
    [
      { kind: 'address', form: 'formal' },
      { kind: 'address', form: 'formal' },
    ],
  ],
  ['Escribe en alemán.', [{ kind: 'language', code: 'de' }]],
  ['Parli soprattutto della vendemmia.', [{ kind: 'lead', about: 'vendemmia' }]],
  [
    'Start with the trial, then the price.',
    [
      { kind: 'lead', about: 'trial' },
      { kind: 'order', first: 'trial', second: 'price' },
    ],
  ],
  ['Leave out anything about leasing.', [{ kind: 'skip', about: 'leasing' }]],
  ['Noem geen namen van andere corporaties.', [{ kind: 'nameless' }]],
  ['The button should be blue.', [{ kind: 'unread' }]],
  ['Don’t diagnose anything.', [{ kind: 'tone' }]],
  ['Nichts vermuten.', [{ kind: 'tone' }]],
  ['He is allergic to adjectives.', [{ kind: 'tone' }]],
  ['Address as Dr. Lang.', [{ kind: 'named', name: 'Dr. Lang' }]],
  ['Her chairman is sceptical, and budget is about 40k.', []],
  [
    'Show only Leeds and Bath in the rates.',
    [{ kind: 'only', about: 'Leeds and Bath', prices: false, within: 'rates' }],
  ],
  [
    'Pour les villes, Lyon uniquement.',
    [{ kind: 'only', about: 'Lyon', prices: false, within: 'villes' }],
  ],
  ['Only the office in Leeds', [{ kind: 'only', about: 'office in Leeds', prices: false }]],
  ['料金はスタンダードのみ', [{ kind: 'only', about: 'スタンダード', prices: true }]],
  [
    'They run labs, so put the laboratory before the office.',
    [{ kind: 'order', first: 'laboratory', second: 'office' }],
  ],
  [
    'Costs after the trial month, please',
    [{ kind: 'order', first: 'trial month', second: 'Costs' }],
  ],
  ['Werkwijze voor de prijzen zetten', [{ kind: 'order', first: 'Werkwijze', second: 'prijzen' }]],
  ['導入の流れを料金より先に', [{ kind: 'order', first: '導入の流れ', second: '料金' }]],
  [
    'Lead with the shortage, not with the money.',
    [
      { kind: 'lead', about: 'shortage' },
      { kind: 'order', first: 'shortage', second: 'money' },
    ],
  ],
  ['Mention the crane early', [{ kind: 'early', about: 'crane' }]],
  ['Hable pronto de la licencia', [{ kind: 'early', about: 'licencia' }]],
  ['Fale cedo da plantação', [{ kind: 'early', about: 'plantação' }]],
  ['Wi-Fiの件は早めに伝えてください', [{ kind: 'early', about: 'Wi-Fi' }]],
  ['Keep it under six sections', [{ kind: 'short', most: 5 }]],
  ['Höchstens 5 Abschnitte', [{ kind: 'short', most: 5 }]],
  ["Don't name customers", [{ kind: 'nameless' }]],
  ["Don't name any tenants.", [{ kind: 'nameless' }]],
  ['Não citar nenhum sócio.', [{ kind: 'nameless' }]],
  ['Keine Mieter nennen.', [{ kind: 'nameless' }]],
  ['Ne citer aucun locataire.', [{ kind: 'nameless' }]],
  ['No tenants on this page.', [{ kind: 'skip', about: 'tenants' }]],
  ['Do not push the yearly plan', [{ kind: 'modest', about: 'yearly plan' }]],
  ['Do not mention Title IV-A', [{ kind: 'skip', about: 'Title IV-A' }]],
  ['Say nothing about fumes at the quay', [{ kind: 'skip', about: 'fumes at the quay' }]],
  ['Keep it to what a harbour master cares about', [{ kind: 'unread' }]],
  ['Dia del Lei', [{ kind: 'address', form: 'formal' }]],
] as const) {
  test(`“${notes}” is read for what it asks`, () => {
    const read = readCommands(notes, 'en').list.map(({ text, ...wish }) => wish);
    assert.deepEqual(read, wishes);
  });
}

for (const [notes, skip] of [
  ['No trucks, they use a 3PL.', 'trucks'],
  ['No mencione las ayudas: las tramita su asesor', 'ayudas'],
  ['No hable de olivo, ella solo tiene almendro', 'olivo'],
  ['Kein Wort über Förderung, das macht sein Steuerberater', 'Förderung'],
  ['N’évoquez pas le dépôt : ils ont le leur', 'dépôt'],
  ['Non parli degli incentivi, l’azienda è a Moncalieri', 'incentivi'],
  ['Não fale de fardas, o hotel não tem cozinha', 'fardas'],
  ['Niets zeggen over subsidie; die is al aangevraagd', 'subsidie'],
  ['Nie wspominaj o dotacji, bo budżet jest zamknięty', 'dotacji'],
  ['夜勤がないので、夜食には触れないでください', '夜食'],
] as const) {
  test(`“${notes}” leaves out ${skip}, and the reason asks for nothing`, () => {
    assert.deepEqual(
      readCommands(notes, 'en').list.map(({ text: _, ...wish }) => wish),
      [{ kind: 'skip', about: skip }],
    );
  });
}

for (const notes of ['Ne pas mettre les tarifs.', 'Don’t put prices', 'Preise nicht angeben']) {
  test(`“${notes}” is about prices`, () => assert.equal(readCommands(notes, 'en').noPricing, true));
}

test('a yes or no is told from what an answer says besides', () => {
  assert.equal(
    withoutYesOrNo('Yes, work orders open by themselves.'),
    'work orders open by themselves.',
  );
  assert.equal(withoutYesOrNo('No other firm does this.'), 'No other firm does this.');
  assert.ok(isYesOrNo('Con la anestesia no.'));
  assert.ok(!isYesOrNo('Only in Milan.'));
});
