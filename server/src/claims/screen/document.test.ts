import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { isOpeningHours } from './marks.ts';

const shownOf = (text: string, language: string): string => screenDocument(text, language).shown;

test('the head of a table is no menu; names of pages side by side are', () => {
  const head = '| Plan | Per sensor / month | Includes |';
  const text = `We watch every fridge.\n\n${head}\n| Watch | $4 | alerts |\n| Comply | $7 | reports |`;
  assert.ok(shownOf(text, 'en').includes(head));
  const cornered = '\tTonnes\tOpen\tClosed\tClosed + fan';
  const silos = `Prices\n\n${cornered}\nCone 75\t75\t$14,200\t$16,100\t$18,950\nCone 90\t90\t$19,800\t$22,300\t$25,700`;
  assert.match(shownOf(silos, 'en'), /Tonnes[\s|]+Open[\s|]+Closed[\s|]+Closed \+ fan/);
  const storeys = 'Piano | ground floor | 2nd floor and up';
  const moved = `We move pianos.\n\n${storeys}\nUpright | £140 | £210\nGrand | £410 | £560`;
  assert.ok(shownOf(moved, 'en').includes(storeys));
  assert.ok(!shownOf(moved.replace('ground floor', 'floor price'), 'en').includes('£410'));
  const halls = '部屋      広さ   椅子 机あり      一日';
  const rows = 'ホール    90㎡   80名   50名   33,000\n小部屋    30㎡   20名   12名   11,000';
  assert.ok(shownOf(`${halls}\n${rows}`, 'ja').includes(halls));
  const menu = 'Home | Rooms | Groups | Contact';
  assert.ok(!shownOf(`${menu}\n\nOur rooms look at the lake.`, 'en').includes(menu));
});

test('a quotation at the end of a text is no address, whatever its words mean elsewhere', () => {
  const quote =
    '« Le parking était plein à 8 h 30. » Solène Guéguen, responsable RSE, Mutuelle Arvor';
  assert.ok(shownOf(`Nous livrons les vélos sur site.\n\n${quote}`, 'fr').includes(quote));
  const address = 'Vélos Arvor, 12 rue du Port, 56000 Vannes';
  assert.ok(!shownOf(`Nous livrons les vélos sur site.\n\n${address}`, 'fr').includes(address));
});

test('opening hours are shown; what only names hours is not thereby shown', () => {
  const hours = 'Sprechzeiten: Mo–Do 8–18 Uhr, Fr 8–13 Uhr.';
  const note = 'Hinweis Empfang: Dr. Mensah hört im Sommer auf, Nachfolge offen.';
  assert.ok(shownOf(`Wir behandeln Sie ohne Eile.\n\n${hours}\n\n${note}`, 'de').includes(hours));
  const remark = 'Mo–Fr 8–18 Uhr vertritt Jana den Chef, was draußen niemand wissen muss.';
  assert.ok(isOpeningHours(hours));
  assert.ok(!isOpeningHours(remark));
});

test('whom to ask, right below a note, is shown; the note is not', () => {
  const note = 'Marge zit op 14%, korting alleen via Henk.';
  const contact = 'Contact: Sanne de Wit, adviseur zakelijk, 026 555 01 20';
  const shown = shownOf(`Wij leggen zonnepanelen op bedrijfsdaken.\n\n${note}\n${contact}`, 'nl');
  assert.ok(!shown.includes('Henk'));
  assert.ok(shown.includes('Sanne de Wit'));
  const own = 'Intern: Pieter bellen, 026 555 01 99';
  assert.ok(!shownOf(`Wij leggen zonnepanelen.\n\n${own}`, 'nl').includes('Pieter'));
});

for (const [language, note] of [
  ['ja', '※値引きは最大12％まで。部長決裁。'],
  ['it', 'Ai clienti grossi facciamo il 18%, agli altri niente.'],
  ['de', 'Großkunden bekommen zwölf Prozent.'],
] as const) {
  test(`terms that are the team’s own are not shown (${language})`, () => {
    assert.ok(!shownOf(`A.\n\n${note}`, language).includes(note));
  });
}

test('what only looks like a note is shown', () => {
  for (const line of [
    'Winner of the 2024 National Fire and Security Award.',
    'All engineers are DBS checked.',
    '- Name a contact who knows the wiring',
  ])
    assert.ok(
      shownOf(`We fit alarms in offices and schools.\n\n${line}`, 'en').includes(line),
      line,
    );
});

test('a remark that something is still being checked hides only what it speaks of', () => {
  const shown = shownOf(
    '在庫管理から発送までを引き受けます。月額は3万円からです。※社内確認中',
    'ja',
  );
  assert.ok(shown.includes('引き受けます'));
  assert.ok(!shown.includes('3万円'));
});

test('a note inside a paragraph takes only itself', () => {
  const offers = ['Colonies cost £2,950 per season.', 'Swarms are collected within four hours.'];
  const note = 'Between us, Pauline would take £2,400 if they ask.';
  const shown = shownOf(`${offers[0]} ${note} ${offers[1]}`, 'en');
  assert.ok(!shown.includes('Pauline'));
  for (const offer of offers) assert.ok(shown.includes(offer), offer);
});

test('what happens when somebody is away is told; that a colleague will be is not', () => {
  const cover =
    'Kündigt jemand oder geht in Elternzeit, können Sie das Rad zurückgeben.\nIf an employee is on parental leave, the seat is free.';
  assert.equal(shownOf(cover, 'de'), cover);
  assert.doesNotMatch(shownOf('Frau Behrens geht im März in Elternzeit.', 'de'), /Behrens/);
});

test('a line of a price list is nobody who speaks, though a thread stands below it', () => {
  const text = `Fees
Monthly paid: £4.60 per payslip
Set-up: £18 per employee, once
Year end: included

---- thread ----
From: Gareth
To: Lena
Lena, please do not offer the second run for free.

From: Lena
To: Gareth
Understood.`;
  assert.match(shownOf(text, 'en'), /Set-up: £18 per employee/);
  assert.doesNotMatch(shownOf(text, 'en'), /second run/);
});
