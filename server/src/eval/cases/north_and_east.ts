// Dutch, Polish, Japanese and Arabic.
import { makeCase } from '../case.ts';

export const dutchBikes = makeCase({
  name: 'leasefietsen',
  language: 'nl',
  brand: { name: 'Trapvast' },
  pageType: 'outbound',
  pageName: 'HR managers zorg',
  context: `Let op: alleen intern gebruiken tot Joost akkoord is

Trapvast regelt leasefietsen voor zorginstellingen. Medewerkers kiezen hun fiets online, en wij houden de inhouding via het loonstrookje bij.

Wat het oplevert
- 31% van de medewerkers stapt in het eerste jaar op de fiets
- het ziekteverzuim daalt met gemiddeld 0,7 procentpunt
- geen administratie voor HR

Kosten
De werkgever betaalt niets. De medewerker betaalt vanaf € 38 per maand, met verzekering en onderhoud.

Zo werkt het
1. We sluiten de regeling aan op AFAS of Visma
2. Medewerkers kiezen hun fiets bij een van 480 winkels
3. De eerste fietsen staan er binnen drie weken

„Onze parkeerplaats is voor het eerst halfleeg.” – Willeke Prins, hoofd HR, Zorggroep Dommel

onze marge is 9%, niet noemen
misschien komt er een actie in mei`,
  actions: [
    {
      buttonTitle: 'Plan een gesprek',
      actionType: 'calendar',
      url: 'https://trapvast.example/gesprek',
    },
  ],
  person: { name: 'Annemiek de Wit', title: 'HR-manager' },
  account: { name: 'Zorghuis Linde', industry: 'Zorg', employees: 780 },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Hoi, wij werken met AFAS en hebben 780 medewerkers, waarvan veel in de wijk. Wat kost het de werkgever?',
      },
    },
  ],
  mention: ['31%', '€ 38', '480 winkels', 'Willeke Prins', 'drie weken', 'AFAS'],
  hide: ['Joost', 'intern', '9%', 'misschien', 'actie in mei', 'Let op'],
  readerFacts: ['780 medewerkers', 'AFAS', 'Wat kost het de werkgever?'],
  edits: [{ message: 'Verwijder de kosten', hide: ['€ 38'] }],
});

export const dutchMover = makeCase({
  name: 'verhuizer',
  language: 'nl',
  brand: { name: 'Verhuisbedrijf Kuipers' },
  pageType: 'inbound',
  pageName: 'offerte familie Bos',
  context: `Kuipers verhuist al 40 jaar gezinnen in Groningen en Drenthe.

Voor uw verhuizing
Twee verhuizers met een wagen van 40 m³: € 780 per dag
Verhuislift tot de zesde verdieping: € 165
Inpakken van de keuken: € 240
Dozen lenen: gratis, 60 stuks

U betaalt pas na de verhuizing. Schade is verzekerd tot € 100.000.

We komen langs of bekijken uw huis via video, dat duurt twintig minuten.

"Om half vier zaten we aan de koffie in het nieuwe huis." – familie De Groot, Assen

Niet vermelden: wagen 2 is naar de garage tot 20 mei`,
  actions: [{ buttonTitle: 'Kies een datum', actionType: 'form' }],
  person: { name: 'Mevrouw Bos' },
  activity: [
    {
      type: 'aanvraag',
      direction: 'from',
      payload: {
        tekst:
          'We verhuizen op 30 mei van Haren naar Assen, vierde verdieping zonder lift. Er moet ook een piano mee.',
      },
    },
  ],
  mention: ['€ 780', '€ 165', '€ 100.000', 'De Groot', '60 stuks'],
  hide: ['garage', '20 mei', 'Niet vermelden'],
  readerFacts: ['30 mei', 'piano', 'vierde verdieping'],
  blocks: ['table|pricing'],
  edits: [
    {
      message: 'twintig minuten moet dertig minuten zijn',
      mention: ['dertig minuten'],
      hide: ['twintig minuten'],
      changes: ['prose'],
    },
  ],
});

export const polishWarehouse = makeCase({
  name: 'magazyn-wynajem',
  language: 'pl',
  brand: { name: 'Hala Park Łódź' },
  pageType: 'outbound',
  pageName: 'najem hal - lista Q2',
  context: `DO UŻYTKU WEWNĘTRZNEGO: cena minimalna 3,90 EUR
Hala Park Łódź to 42 000 m² powierzchni magazynowej przy węźle A1 i A2.

Co oferujemy
- moduły od 2 500 m²
- wysokość składowania 11,5 m
- posadzka o nośności 7 t/m²
- 24 doki i 3 bramy z poziomu zero

Warunki
Czynsz od 4,60 EUR za m² miesięcznie. Umowa od trzech lat. Pierwsze dwa miesiące bez czynszu.

Budynek ma certyfikat BREEAM Very Good, a panele na dachu pokrywają 40% zużycia prądu.

„Przenieśliśmy się w jeden weekend.” – Agata Wrona, dyrektor logistyki, Meblonet

nie wspominać o remoncie zjazdu w lipcu
Dostępne od 1 września.`,
  actions: [
    { buttonTitle: 'Umów wizytę', actionType: 'calendar', url: 'https://halapark.example/wizyta' },
  ],
  person: { name: 'Tomasz Bielak', title: 'Kierownik logistyki' },
  account: { name: 'Sklepex', industry: 'E-commerce' },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        body: 'Dzień dobry, szukamy 6 000 m² od października, potrzebujemy co najmniej 6 doków. Czy jest możliwa praca na trzy zmiany?',
      },
    },
  ],
  mention: ['4,60 EUR', '11,5 m', 'BREEAM', 'Agata Wrona', '1 września', '24 doki'],
  hide: ['3,90', 'minimalna', 'remon', 'lipcu', 'lista Q2', 'WEWN'],
  readerFacts: ['6 000 m²', '6 doków', 'Sklepex'],
  edits: [],
});

export const polishParents = makeCase({
  name: 'przedszkole',
  language: 'pl',
  brand: { name: 'Przedszkole Leśny Kącik' },
  pageType: 'custom',
  pageName: 'rekrutacja 2026',
  context: `notatki do strony, Ania proszę popraw

Leśny Kącik to przedszkole dla 48 dzieci w wieku od 3 do 6 lat, na skraju lasu w Otwocku.

Dzieci spędzają na dworze co najmniej trzy godziny dziennie. Grupy mają po 12 dzieci i dwie nauczycielki.

Czynne od poniedziałku do piątku, 7:00–17:30.
Czesne: 1 450 zł miesięcznie, wyżywienie 22 zł dziennie.

Dni otwarte: 14 marca i 18 kwietnia, godzina 10:00.
Zapisy trwają do 30 kwietnia.

Co zabrać na dzień próbny: kalosze, ubranie na zmianę, ulubioną przytulankę.

„Córka pierwszy raz nie choruje co dwa tygodnie.” – mama Hani

kierowniczka odchodzi w czerwcu, nie pisać o tym`,
  actions: [{ buttonTitle: 'Zapisz się na dzień otwarty', actionType: 'form' }],
  group: 'Rodzice trzylatków',
  mention: ['48 dzieci', '1 450 zł', '14 marca', '30 kwietnia', 'kalosze', 'trzy godziny'],
  hide: ['Ania', 'kierowniczka', 'popraw', 'notatki', 'Firma'],
  edits: [],
});

export const japaneseInspection = makeCase({
  name: 'tenken-saas',
  language: 'ja',
  brand: { name: 'テンケン' },
  pageType: 'outbound',
  pageName: '製造業向けアウトバウンド',
  context: `テンケン 営業資料 第3版（社内用）

テンケンは、工場の点検記録をスマートフォンで残せるクラウドサービスです。点検結果はその場で本社に共有されます。

導入効果
・点検にかかる時間が平均42％減りました
・記入漏れが月120件から3件になりました
・報告書は自動で作成されます

導入の流れ
1. 現在の点検表をお預かりします
2. 二週間で専用の点検画面をご用意します
3. 現場で一か月お試しいただきます

料金
スタンダード：月額35,000円（30名まで）
プロ：月額68,000円（100名まで）
社内用：下限は月額22,000円

お客様の声
「紙を探す時間がなくなりました。」――東海樹脂株式会社　製造部長　木村直人様

よくある質問
Q. 電波の届かない場所でも使えますか？
A. はい。オフラインで入力し、電波が戻ったときに送信されます。

※ライターさんへ：競合のカミナシには触れないでください
値引き可（10％まで）`,
  actions: [
    { buttonTitle: '資料を請求する', actionType: 'form' },
    {
      buttonTitle: '打ち合わせを予約する',
      actionType: 'calendar',
      url: 'https://tenken.example/meet',
    },
  ],
  person: { name: '佐藤健一', title: '工場長' },
  account: { name: '北陸精密株式会社', industry: '製造業' },
  notes: '料金は載せない。',
  activity: [
    {
      type: 'メール',
      direction: 'from',
      payload: {
        本文: 'お世話になっております。当社には工場が4か所あり、点検表は約80種類あります。地下の設備は電波が届きません。',
      },
    },
  ],
  mention: ['42％', '120件から3件', '木村直人', '二週間', 'オフライン', '北陸精密'],
  hide: [
    '22,000',
    '社内用',
    'カミナシ',
    '値引き',
    'ライター',
    '35,000',
    '68,000',
    '第3版',
    'アウトバウンド',
  ],
  readerFacts: ['工場が4か所', '約80種類', '電波が届きません'],
  edits: [
    {
      message: '見出しを「点検時間を42％削減」に変更してください',
      mention: ['点検時間を42％削減'],
      changes: ['hero'],
    },
  ],
});

export const japaneseRyokan = makeCase({
  name: 'ryokan',
  language: 'ja',
  brand: { name: '山水荘' },
  pageType: 'custom',
  pageName: 'リピーター様',
  context: `山水荘は、伊豆の山あいにある全12室の温泉旅館です。すべてのお部屋に露天風呂がついています。

秋のご案内
・夕食は地元の野菜と駿河湾の魚を使った会席料理です
・チェックインは15時、チェックアウトは11時です
・修善寺駅まで無料でお迎えにあがります

ご宿泊料金（お一人様、一泊二食付き、税込）
平日　32,000円
休前日　38,500円

キャンセルは7日前まで無料です。

「静かで、時間を忘れました。」（横浜市　60代ご夫婦）

メモ：板長が10月に退職予定。載せないこと
差し替え予定：紅葉の写真`,
  actions: [
    { buttonTitle: '空室を確認する', actionType: 'url', url: 'https://sansui.example/rooms' },
  ],
  person: { name: '高橋美和' },
  activity: [
    {
      type: 'フォーム',
      direction: 'from',
      payload: {
        内容: '11月に両親の金婚式のお祝いで伺いたいです。母は足が悪いので、椅子の席はありますか。',
      },
    },
  ],
  mention: ['12室', '32,000円', '会席料理', '7日前', '15時'],
  hide: ['板長', '退職', '差し替え', 'メモ', 'リピーター様', '会社名'],
  readerFacts: ['金婚式', '椅子の席はありますか'],
  edits: [
    { message: '休前日の料金は出さないでください', hide: ['38,500円'], changes: ['table'] },
    { message: '英語版も作れますか？', refused: true },
  ],
});

export const japaneseHr = makeCase({
  name: 'kintai-saas',
  language: 'ja',
  brand: { name: 'キンタイプラス' },
  pageType: 'call_followup',
  pageName: '商談後フォロー',
  context: `商談メモ（社内共有）
担当：田中
確度：B

キンタイプラスは、シフトと勤怠を一つにまとめるサービスです。

5月12日の打ち合わせで伺ったこと
・店舗ごとに紙のシフト表を使っている
・月末の集計に3日かかっている

ご提案
シフトの作成から給与ソフトへの連携までを一つの画面で行えます。集計は自動で、月末の作業は半日になります。

実績
飲食店を中心に640店舗でご利用いただいています。

今後の予定
・5月20日：デモ環境のご案内（キンタイプラス）
・5月29日：2店舗での試用開始（株式会社まるや食堂）
・6月30日：結果のご報告（キンタイプラス）

予算は月10万円くらいらしい。決裁者は社長`,
  actions: [
    { buttonTitle: '日程を確認する', actionType: 'calendar', url: 'https://kintai.example/date' },
  ],
  person: { name: '森田由紀', title: '総務部' },
  account: { name: '株式会社まるや食堂', industry: '飲食' },
  activity: [
    {
      type: 'メール',
      direction: 'from',
      payload: {
        本文: '18店舗のシフトを一人で集計しています。アルバイトは約240名です。給与ソフトはそのまま使いたいです。',
      },
    },
  ],
  mention: ['640店舗', '半日', '5月20日', '6月30日', '2店舗'],
  hide: ['田中', '確度', '10万円', '決裁者', '社内共有', '商談メモ', '商談後'],
  readerFacts: ['18店舗', '約240名', '給与ソフトはそのまま'],
  blocks: ['plan|timeline', 'heard'],
  edits: [{ message: '実績を提案より先にしてください', changes: ['benefits'] }],
});

export const arabicClinic = makeCase({
  name: 'iyada',
  language: 'ar',
  brand: { name: 'عيادة النخيل' },
  pageType: 'custom',
  pageName: 'مرضى جدد',
  context: `ملاحظة للكاتب: نبرة هادئة ورسمية

عيادة النخيل متخصصة في طب الأطفال في جدة. يعمل لدينا خمسة أطباء، ونستقبل الأطفال حتى سن 14 عامًا.

مواعيد العمل
من الأحد إلى الخميس من 9 صباحًا حتى 9 مساءً. يوم السبت من 4 عصرًا حتى 9 مساءً.

الأسعار
كشف أول: 250 ريال
متابعة خلال أسبوعين: مجانًا
تطعيم الإنفلونزا: 120 ريال

نقبل تأمين بوبا والتعاونية. يرجى إحضار بطاقة التأمين وسجل التطعيمات.

داخلي: نقبل أقل من 200 للموظفين، لا تنشروا ذلك
الدكتورة هدى سيغادر العيادة في الصيف

قالت والدة سارة: «انتظرنا عشر دقائق فقط.»`,
  actions: [{ buttonTitle: 'احجز موعدًا', actionType: 'form' }],
  person: { name: 'ليلى منصور' },
  activity: [
    {
      type: 'form',
      direction: 'from',
      payload: { رسالة: 'ابني عمره 6 سنوات ولديه حساسية من البيض. هل تطعيم الإنفلونزا مناسب له؟' },
    },
  ],
  mention: ['250 ريال', 'خمسة أطباء', 'سجل التطعيمات', '14 عامًا'],
  hide: ['هدى', 'داخلي', '200', 'للكاتب', 'نبرة', 'الشركة'],
  readerFacts: ['حساسية من البيض'],
  edits: [],
});
