// Dutch, Polish, Japanese, Arabic: catering, an animal shelter, food machines, a training centre.
import { makeCase } from '../case.ts';

export const catering = makeCase({
  name: 'catering',
  language: 'nl',
  brand: { name: 'De Soepfabriek', tone: 'je, vrolijk' },
  pageName: 'bedrijfslunch maart (Floor)',
  context: `Opmerking voor de schrijver: graag vlot en kort, en gebruik niet het woord "ontzorgen".

Elke dag verse lunch op kantoor, gekookt in Utrecht en gebracht op de fiets.

Wat je krijgt
* twee soepen, waarvan één vegan
* brood van bakker Vroeg
* salade en een warm gerecht
* allergenen op elk etiket

Prijs per persoon per dag
10–25 personen    € 9,80
26–75 personen    € 8,40
meer dan 75       € 7,60

Bestellen kan tot 16.00 uur de dag ervoor. Opzeggen kan per week.
Gemiddeld gaat 4 % in de prullenbak; in een kantine is dat 21 % (meting 2025 bij 33 klanten).

"Sinds de soep eten we weer samen." – Marloes de Wit, officemanager bij Tandem Architecten

Floor: inkoopprijs soep 1,90, dus er zit nog 15% in. NIET delen
concurrent Lunchbus is failliet, klanten bellen!

Zo begin je: een proeflunch voor tien collega's, gratis. Daarna kies je de dagen.`,
  actions: [{ buttonTitle: 'Plan de proeflunch', actionType: 'form' }],
  person: { name: 'Ruben Postma', title: 'Officemanager' },
  account: { name: 'Lichtlijn', industry: 'Software', employees: 48 },
  activity: [
    {
      type: 'mail',
      direction: 'from',
      payload: {
        onderwerp: 'lunch',
        tekst:
          "Hoi, we zitten met 48 mensen in Utrecht Overvecht. Dinsdag en donderdag is iedereen er. Zes collega's eten vegan en één heeft een notenallergie. Hoe laat moet ik bestellen?",
      },
    },
  ],
  mention: ['€ 8,40', '16.00 uur', '4 %', 'Marloes de Wit', 'allergenen', 'proeflunch'],
  hide: [
    'ontzorgen',
    'Floor',
    'inkoopprijs',
    '1,90',
    'Lunchbus',
    'failliet',
    'schrijver',
    'delen',
    'Opmerking',
    ' u ',
    ' uw ',
  ],
  readerFacts: ['48 mensen', 'Dinsdag en donderdag', 'vegan', 'Hoe laat moet ik bestellen?'],
  blocks: ['table|pricing'],
  edits: [
    {
      message: 'de klantreactie van Marloes mag helemaal onderaan',
      mention: ['Sinds de soep eten we weer samen'],
      changes: ['quote'],
    },
    { message: 'Haal de prijs voor meer dan 75 personen weg', hide: ['7,60'], mention: ['€ 8,40'] },
    {
      message: 'Zet de kop op "Soep voor 48 mensen, twee keer per week"',
      mention: ['Soep voor 48 mensen, twee keer per week'],
      changes: ['hero'],
    },
    { message: 'Verwijder het citaat', hide: ['weer samen'] },
  ],
});

export const animalShelter = makeCase({
  name: 'schronisko',
  language: 'pl',
  brand: { name: 'Fundacja Ciepły Kąt' },
  pageName: 'firmy - 1,5% i wolontariat',
  context: `Tekst dla firm (robocze, Ania jeszcze poprawi)

Prowadzimy schronisko dla 180 psów i 90 kotów pod Krakowem. W zeszłym roku 412 zwierząt znalazło dom.

Jak firma może pomóc
- Dzień wolontariatu dla zespołu: do 25 osób, z instruktorem, w każdy piątek
- Opieka nad boksem: 600 zł miesięcznie pokrywa karmę i leczenie dwóch psów
- Zbiórka w biurze: dajemy pojemniki i plakaty

Co firma dostaje
Raport co kwartał, ze zdjęciami i rozliczeniem. Darowiznę można odliczyć od podatku, do 10 % dochodu.

Na co idą pieniądze: 71 % na leczenie i karmę, 22 % na opiekunów, 7 % na biuro.

„Nasz zespół wrócił z błotem na butach i z dwoma psami.” – Marta Cieślak, HR, Studio Baza

UWAGA wewnętrzne: kontrola sanepidu w maju, nie pisać o kwarantannie
Karma-Pol odmówił, Ania dzwoni jeszcze raz

Kolejne kroki: rozmowa 20 minut, wizyta w schronisku, umowa na rok.`,
  actions: [{ buttonTitle: 'Umów rozmowę', actionType: 'form' }],
  person: { name: 'Paweł Górniak', title: 'Dyrektor HR' },
  account: { name: 'Nordkod', industry: 'Oprogramowanie', employees: 140 },
  activity: [
    {
      type: 'mail',
      direction: 'from',
      payload: {
        tresc:
          'Dzień dobry, szukamy pomysłu na dzień wolontariatu dla 22 osób, najlepiej we wrześniu. Czy darowiznę można odliczyć od podatku?',
      },
    },
    {
      type: 'notatka',
      direction: 'about',
      payload: { tekst: 'Prezes nie lubi psów. Budżet CSR 15 tys.' },
    },
  ],
  mention: ['412 zwierząt', 'do 25 osób', '600 zł', 'Marta Cieślak', '71 %', 'odliczyć'],
  hide: [
    'Ania jeszcze',
    'Ania dzwoni',
    'robocze',
    'sanepid',
    'kwarantann',
    'Karma-Pol',
    'Prezes',
    '15 tys',
    'wewnętrzne',
    'UWAGA',
  ],
  readerFacts: ['22 osób', 'wrześniu', 'Czy darowiznę można odliczyć od podatku?'],
  edits: [
    { message: 'Usuń cytat', hide: ['błotem na butach'], mention: ['412 zwierząt'] },
    {
      message: 'Zmień nagłówek na „22 osoby, jeden piątek, 180 psów”',
      mention: ['22 osoby, jeden piątek, 180 psów'],
      changes: ['hero'],
    },
  ],
});

export const foodMachines = makeCase({
  name: 'shokuhin-kikai',
  language: 'ja',
  brand: { name: '丸和機工' },
  pageType: 'inbound',
  pageName: '【社外秘】包装機 引合対応テンプレ',
  context: `件名：Re: 包装機ページ原稿の件
田中さん、お疲れ様です。以下が原稿です。価格の下限は載せないでください。

丸和機工は、惣菜と弁当の工場に自動包装機を納めて四十年になります。

■ MW-300の特長
・一分間に60パックを包装
・品種の切り替えは工具なしで3分
・水洗いできるステンレス製（IP65）
・既設のコンベヤーに接続可能

■ 価格（税別）
MW-300 本体　　　　480万円
据付と試運転　　　　35万円
年間保守　　　　　　28万円

※社内限：本体は430万円まで値引き可（課長決裁）

■ 導入までの流れ
1. 現場の確認（無料、半日）
2. お客様の商品で包装テスト
3. ご注文から12週間で納品
4. 据付2日、操作の研修1日

■ 導入事例
株式会社ひまわりデリカ様：包装の人員が5名から2名になりました。
「夜勤をなくせたのが一番大きい。」（ひまわりデリカ 工場長 岡本様）

故障のご連絡には、関東圏なら当日に伺います。

メモ：ヤマト食品は競合の大森機械と比較中。納期で勝負。
以上、よろしくお願いいたします。
営業二課　佐藤`,
  actions: [{ buttonTitle: '包装テストを申し込む', actionType: 'form' }],
  person: { name: '中村 恵', title: '製造部長' },
  account: { name: 'ヤマト食品', industry: '食品製造' },
  activity: [
    {
      type: '問い合わせ',
      direction: 'from',
      payload: {
        本文: '埼玉の工場で惣菜を一日に2万パック作っています。品種が40あり、切り替えに毎回20分かかっています。既設のコンベヤーはそのまま使えますか。',
      },
    },
  ],
  mention: ['480万円', '60パック', '3分', '12週間', '岡本', 'コンベヤー'],
  hide: [
    '430万円',
    '課長',
    '社外秘',
    '社内限',
    '田中',
    '佐藤',
    '競合',
    '大森',
    'お疲れ様',
    '原稿',
    '載せないで',
    'メモ',
  ],
  readerFacts: ['2万パック', '20分', '既設のコンベヤーはそのまま使えますか'],
  blocks: ['table|pricing', 'steps'],
  edits: [
    { message: '価格の表を削除してください', hide: ['480万円'], mention: ['60パック'] },
    {
      message: '見出しを「品種の切り替えが20分から3分に」に変更してください',
      mention: ['品種の切り替えが20分から3分に'],
      changes: ['hero'],
    },
    { message: '値引きのことを書いてください', refused: true },
  ],
});

export const trainingCentre = makeCase({
  name: 'markaz-tadrib',
  language: 'ar',
  brand: { name: 'مركز أفق للتدريب' },
  pageType: 'inbound',
  pageName: 'دورات الشركات - مسودة',
  context: `مسودة للمراجعة - لا تنشر قبل موافقة أ. هدى

ندرب موظفي خدمة العملاء في الشركات منذ عام 2011، في الرياض وجدة وعن بعد.

ماذا تشمل الدورة
- ثلاثة أيام، ست ساعات كل يوم
- تمارين على مكالمات حقيقية من شركتكم
- اختبار في النهاية وشهادة معتمدة
- متابعة بعد شهرين

الأسعار
مجموعة حتى 12 متدربا: 14,500 ريال
مجموعة حتى 20 متدربا: 21,000 ريال

ملاحظة داخلية: الحد الأدنى 12,000 ريال بموافقة المدير

في عام 2025 ارتفع رضا العملاء لدى شركائنا بنسبة 27% في المتوسط.
«تغيرت نبرة الفريق من الأسبوع الأول.» - سلمى الحربي، مديرة خدمة العملاء، شركة نماء

كيف نبدأ
1. مكالمة نصف ساعة لفهم احتياجكم
2. نستمع إلى عشرين مكالمة من فريقكم
3. تبدأ الدورة خلال ثلاثة أسابيع`,
  actions: [{ buttonTitle: 'اطلب موعدا', actionType: 'form' }],
  person: { name: 'خالد المطيري', title: 'مدير العمليات' },
  account: { name: 'شركة رواد', industry: 'اتصالات' },
  activity: [
    {
      type: 'رسالة',
      direction: 'from',
      payload: {
        نص: 'السلام عليكم، لدينا 18 موظفا في مركز الاتصال في جدة. نريد أن نبدأ قبل رمضان. هل يمكن أن تكون الدورة في مقرنا؟',
      },
    },
  ],
  mention: ['21,000 ريال', '27%', 'سلمى الحربي', 'ثلاثة أسابيع', '2011'],
  hide: ['مسودة', 'هدى', 'ملاحظة داخلية', '12,000', 'لا تنشر', 'الحد الأدنى'],
  readerFacts: ['18 موظفا', 'قبل رمضان', 'جدة'],
});
