// Notes that stand together below a text, in mails passed on, and claims that are only spoken of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';
import { doubtfulIn } from './doubtful.ts';

/** Which of the lines are gone, whole. */
function goneIn(language: string, lines: readonly string[], readers: string[] = []): string[] {
  const screened = screenDocument(lines.join('\n'), language);
  const gone = [...screened.hidden, ...doubtfulIn(screened, language, [], [], readers)];
  return lines.filter(
    (line) => line !== '' && gone.some(({ text }) => text.includes(line.trim().replace(/^- /, ''))),
  );
}

const below: Record<string, { text: string[]; notes: string[] }> = {
  en: {
    text: [
      'Halyard & Finch Piano Removals',
      '',
      'We move upright and grand pianos between homes, schools and concert halls in Wales and the West Country. Between us we have carried about 9,000 instruments.',
      '',
      'What a move costs',
      'upright, ground floor to ground floor .... £165',
      'upright, one flight of stairs ............ £210',
      'grand up to 6 ft ......................... £320',
      '(Prices are without VAT. Schools get an invoice with 30 days.)',
      '',
      'If it rains',
      'We bring padded covers and a tailgate tent. If the street is flooded we ring you the evening before and find another day, at no charge.',
      'After the move a piano needs about two weeks to settle. We can give you the numbers of three tuners we trust.',
      '',
      'Insurance',
      'Every instrument is insured for £40,000 while it is with us. Above that we need the value in writing, and the insurer usually answers within two days.',
    ],
    notes: [
      'things for the person doing the site',
      `"never scratched one" – Gareth's words, there was the Yamaha in 2022`,
      "don't mention Swansea Conservatoire till they've paid",
      'the Luton van fails its MOT in March, we may be one vehicle short',
      "we'd go to 190 for the stairs one if she asks twice",
    ],
  },
  de: {
    text: [
      'Imkerei Sonnleitner – Bestäubung für Obstbauern',
      '',
      'Wir stellen Bienenvölker in Apfel-, Kirsch- und Rapskulturen auf, von Mitte April bis Ende Mai. 340 eigene Völker, Standort Lana.',
      '',
      'Ablauf',
      'Vier Wochen vor der Blüte gehen wir mit Ihnen durch die Anlage und legen die Standplätze fest.',
      'Die Völker kommen nachts, damit keine Biene verloren geht. Für das Abladen braucht niemand von Ihnen dabei zu sein.',
      'Während der Blüte sehen wir alle fünf Tage nach. Ist ein Volk schwach, tauschen wir es noch in derselben Nacht.',
      '',
      'Preise',
      'Apfel: 62 Euro je Volk und Blüte',
      'Kirsche: 58 Euro je Volk und Blüte',
      'Ab 40 Völkern übernehmen wir die Fahrt, darunter kostet sie 90 Euro.',
      '',
      'Spritzmittel',
      'Bitte melden Sie uns jede Spritzung 48 Stunden vorher. Wir verschließen die Fluglöcher dann selbst oder fahren die Völker weg, das ist im Preis enthalten.',
    ],
    notes: [
      '== Mails ==',
      '> Toni: beim Gruberhof sind letztes Jahr 11 Völker eingegangen, da will ich nichts drüber lesen',
      '> Vroni: ist das mit "30 % mehr Ertrag" belegt? Toni: nein, das hat der Berater mal gesagt',
      '> Toni: der Anhänger hat keinen TÜV bis Mai',
      '> Vroni: für Plattner geht 55, aber erst wenn er jammert',
    ],
  },
  fr: {
    text: [
      "ATELIER DES TROIS CLOCHERS – horloges d'édifices",
      '',
      'Nous entretenons les horloges et les sonneries de 160 communes en Auvergne et dans le Velay. Cinq horlogers, deux cordistes, un atelier à Brioude.',
      '',
      'La visite annuelle',
      "Un technicien contrôle le mouvement, les marteaux, les battants et le tableau électrique. Comptez une demi-journée pour un clocher, une journée s'il y a un carillon.",
      "Il remet ensuite à la mairie une fiche d'une page avec des photos.",
      '',
      'En cas de panne',
      "Nous rappelons dans l'heure et, une fois sur deux, le réglage se fait par téléphone avec l'employé communal. Sinon nous venons sous quatre jours ouvrés.",
      '',
      'Tarifs 2026 HT',
      'visite annuelle, une cloche | 190 €',
      'visite annuelle, deux ou trois cloches | 260 €',
      "dépannage, l'heure | 72 €",
      'Les communes de moins de 500 habitants paient en deux fois si elles le souhaitent.',
      '',
      'Électrification',
      "Passer du remontage manuel au moteur demande l'accord de l'architecte des bâtiments de France si l'église est classée. Nous rédigeons le dossier technique.",
    ],
    notes: [
      '— notes de Solange —',
      "« le plus ancien atelier de France » : c'est faux, il y en a un en Franche-Comté",
      "Langeac n'a toujours pas payé 2024, ne pas les citer",
      'Régis part à la retraite en juin, les mairies ne le savent pas',
      'on peut faire 230 pour trois cloches si le maire insiste',
    ],
  },
  nl: {
    text: [
      'Touwslagerij De Lange Baan',
      '',
      'Wij slaan touw voor schepen, speeltuinen en theaters, op een baan van 112 meter in Oudewater. Zeven mensen, twee leerlingen.',
      '',
      'Wat wij maken',
      'Hennep, manilla en polyprop, van 6 tot 48 mm. Splitsen en kousen zitten bij de prijs in.',
      'Voor speeltoestellen leveren wij het certificaat volgens EN 1176 mee.',
      '',
      'Levertijd',
      'Tot 200 meter: twee weken. Meer: vier weken, in overleg eerder.',
      'Is een touw binnen twee jaar gebroken door een fout in het slaan, dan krijgt u een nieuw.',
      '',
      'Prijs per meter, excl. btw',
      'hennep 12 mm | € 3,10',
      'hennep 24 mm | € 7,40',
      'polyprop 16 mm | € 1,95',
      'Onder 25 meter rekenen we € 18 opstartkosten.',
    ],
    notes: [
      'Nog even van Wout:',
      '- "het sterkste touw van Nederland" kunnen we niet hardmaken',
      '- de partij hennep uit Roemenië was vochtig, niet over beginnen',
      '- voor de gemeente kan 24 mm voor 6,80',
      '- Hanneke vraagt nog een foto van de baan',
      '- verzekering loopt af in mei',
    ],
  },
  pl: {
    text: [
      'Pracownia Witraży Jutrzenka, Toruń',
      '',
      'Naprawiamy i odtwarzamy witraże w kościołach, szkołach i kamienicach. Od 1988 roku odnowiliśmy okna w 95 budynkach.',
      '',
      'Jak pracujemy',
      'Najpierw oglądamy okno na miejscu i robimy mapę uszkodzeń. Oględziny do 60 km od Torunia są bezpłatne.',
      'Kwatery wyjmujemy sami, a w ich miejsce wstawiamy szyby zastępcze, żeby kościół mógł działać.',
      'Praca nad jednym oknem trwa od sześciu do dziesięciu tygodni.',
      '',
      'Ceny netto',
      'czyszczenie kwatery: 180 zł',
      'przelutowanie kwatery: 540 zł',
      'nowa szybka malowana: od 95 zł',
      'Jeśli obiekt jest w rejestrze zabytków, potrzebna jest zgoda konserwatora. Piszemy program prac do wniosku, to jest w cenie.',
    ],
    notes: [
      'uwagi Grażyny do strony:',
      'hasło „najlepsi w Polsce” wyrzucić, nikt tego nie potwierdził',
      'proboszcz z Chełmży jeszcze nie zapłacił',
      'dla szkoły możemy zejść do 490 za przelutowanie',
      'Zbyszek odchodzi w sierpniu, na razie cisza',
    ],
  },
  ja: {
    text: [
      '【つむぎ乗馬】企業研修プログラムのご案内',
      '',
      '■内容',
      '馬とふれあいながら、伝え方と聴き方を学ぶ一日研修です。1回の定員は12名、講師2名と馬4頭で行います。',
      '雨天の場合は屋根付き馬場で行います。料金は変わりません。',
      '',
      '■当日の流れ',
      '10時に集合し、午前は馬の手入れ、午後は引き馬の課題に取り組みます。16時に終了します。',
      '終了後2週間以内に、参加者ごとの記録を1枚にまとめてお送りします。',
      '',
      '■料金（税別）',
      '1名あたり…………18,000円',
      '貸切（12名まで）……180,000円',
      '送迎バス……………1台 25,000円',
      '馬アレルギーのある方は、見学と座学のみの参加ができます。料金は半額です。',
    ],
    notes: [
      '■メモ（山根）',
      '「満足度98%」はアンケートを取っていないので書かないこと。',
      '栗毛のハルは足を痛めていて、3月まで使えない。',
      '先方が渋ったら貸切は16万まで可。',
      '来年から講師が1名減る予定、まだ言わない。',
    ],
  },
};

for (const [language, { text, notes }] of Object.entries(below))
  test(`notes below a text go together, and the text above them stays (${language})`, () => {
    assert.deepEqual(goneIn(language, [...text, '', ...notes]), notes);
  });

test('a last list for readers stays, and rows of prices above notes do', () => {
  const lists = [
    [
      'We make saddles.',
      '',
      'Good to know',
      'Leather wants soap, not oil',
      'Parking is behind the forge',
    ],
    [
      'Wir vermieten Kühlzellen.',
      '',
      'Zum Schluss',
      '- bei Frost nicht abschalten',
      '- die Kaution gibt es bar zurück',
    ],
  ];
  assert.deepEqual(
    lists.map((lines, at) => goneIn(at === 0 ? 'en' : 'de', lines)),
    [[], []],
  );
});

test('what colleagues wrote into a mail goes, and what a customer said there stays', () => {
  const said = '> “They came on a Sunday night.” – Ruth Pascoe, matron';
  const cover = "Here's the latest, shout if it's wrong.";
  const written = [
    '> visibility is two metres in a good week, Bronagh says better no photos',
    '> Bronagh wrote:',
    '> the compressor is being serviced until the 9th',
  ];
  const text = [
    ...['From: Bronagh', 'To: desk', 'Subject: Fw: text for the marina', '', cover, ''],
    'We inspect moorings by divers in Strangford Lough and Carlingford, about nine a day.',
    'You get a sheet for each mooring: wear in millimetres, photographs, what we advise.',
    'Above force five we do not dive, and you pay nothing for the day.',
    ...['', said, '', ...written],
  ];
  const gone = goneIn('en', text);
  assert.deepEqual(
    [cover, ...written, said].map((line) => gone.includes(line)),
    [true, true, true, true, false],
  );
});

test('a line whose label names the reader is about them, and told to colleagues', () => {
  const about = 'Ausgangslage Nordholt: 210 Leute am Standort. Schichtbeginn 6:30 Uhr.';
  const own = 'Haus Wellenweg: 1,2 km vom Werk. Der Bus hält vor der Tür.';
  const text = ['Wir reservieren Plätze für Betriebe.', '', about, '', own];
  const screened = screenDocument(text.join('\n'), 'de');
  const gone = [...screened.hidden, ...doubtfulIn(screened, 'de', [], [], ['Nordholt'])];
  const isGone = (part: string): boolean => gone.some(({ text: one }) => one.includes(part));
  assert.deepEqual(
    [isGone('Schichtbeginn'), isGone('1,2 km'), isGone('Der Bus')],
    [true, false, false],
  );
});

test('what readers are told by its form stays, though it stands among the notes below a text', () => {
  const notes: Record<string, string[]> = {
    en: [
      'no idea who wrote the bit on storage, ask Priya before it goes out',
      "don't mention the Leeds job till they've paid",
      'we would go to 190 if she asks twice',
    ],
    fr: [
      'ne pas parler du chantier de Brest, ils contestent la facture',
      'on peut descendre à 190 si elle insiste, pas plus bas',
      'à revoir avec Nadia avant de publier',
    ],
  };
  const told: Record<string, string[]> = {
    en: [
      '"They came at six and the hall was ready by eight." Caretaker, a school in Hull',
      'Cancellations inside two days are charged at half the fee. Bookings: Tom Ashgrove, 01632 960 228.',
      'Can we store it with you? Yes, for up to three months.',
    ],
    fr: [
      '« Ils sont arrivés à six heures et la salle était prête à huit. » Un gardien d’école',
      'Merci d’appeler avant de venir : Hélène Baudrimont, 04 55 55 07 33.',
    ],
  };
  for (const [language, lines] of Object.entries(told)) {
    const [first = '', ...others] = notes[language] ?? [];
    const gone = goneIn(language, [
      ...(below[language]?.text ?? []),
      '',
      first,
      ...lines,
      ...others,
    ]);
    assert.deepEqual(gone, [first, ...others]);
  }
});
