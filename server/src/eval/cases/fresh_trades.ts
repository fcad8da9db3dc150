// Trades unlike the others: a vet, a translator, a ferry, a city, a foundry, a choir, a lift maker, a
// library, a fish farm, a notary. Written to see whether faults of the earlier cases were truly gone.
import { makeCase } from '../case.ts';

export const vet = makeCase({
  name: 'vet-plan',
  language: 'en',
  brand: { name: 'Millpond Vets', tone: 'friendly' },
  pageType: 'inbound',
  pageName: 'Puppy plan page - Jess',
  context: `Puppy plan copy v2 (Jess to proof)

Hi Mo, here's what we said we'd put up. Cheers for doing this!

The puppy plan spreads the cost of the first year. You pay monthly and everything below is covered.

Included
- Two vaccinations and the booster
- Microchip
- Flea and worm treatment every month
- Neutering at 20% off
- Unlimited nurse clinics

Cost: £14.50 a month for small breeds, £18.50 for large breeds. Joining fee waived until 31 May.

Mo - don't say anything about the parvo case last week please, owner is upset
also Dr Hale goes part time in July but we haven't told clients

What happens at the first visit? We weigh your puppy, check heart, ears and teeth, and start the vaccinations. It takes 30 minutes.
What if I am away for the second vaccination? Call us. It can be given between week 10 and week 14.

Open Monday to Friday 8.30 to 18.30, Saturday 9 to 12.

"They remembered Biscuit's name on the second visit." Orla Keane, Biscuit's owner

Jess x
Practice Manager, Millpond Vets
01483 000 000 // jess@millpond.example`,
  actions: [{ buttonTitle: 'Book the first visit', actionType: 'form' }],
  person: { name: 'Daniel Osei', email: 'daniel@mail.example' },
  activity: [
    {
      type: 'contact-form',
      direction: 'from',
      payload: {
        message:
          'Hi, we are getting a Labrador puppy on 3 June. We are on holiday in week 11. Can the second jab wait? And how much is it per month for a big dog?',
      },
    },
  ],
  mention: ['£18.50', 'week 14', '30 minutes', 'Orla Keane', 'Microchip'],
  hide: [
    'Jess',
    'Mo ',
    'parvo',
    'Hale',
    'part time',
    'proof',
    'Cheers',
    'v2',
    'millpond.example',
    'Company',
  ],
  readerFacts: ['Labrador', 'week 11', '3 June'],
  edits: [
    { message: 'Remove the neutering line', hide: ['Neutering'], mention: ['Microchip'] },
    {
      message: 'Change the headline to "Your Labrador\'s first year, covered"',
      mention: ["Your Labrador's first year, covered"],
      changes: ['hero'],
    },
  ],
});

export const ferry = makeCase({
  name: 'faehre',
  language: 'de',
  brand: { name: 'Förde Linien' },
  pageName: 'Gruppenreisen B2B (Text Silke)',
  context: `Gruppenfahrten – Infotext, bitte so übernehmen

Mit der MS Holm fahren Sie in 55 Minuten von Kappeln nach Sonderhav und zurück. An Bord haben 240 Gäste Platz, davon 120 im beheizten Salon.

Für Gruppen ab 20 Personen:
• reservierte Tische im Salon
• Kaffeegedeck für 9,50 € pro Person
• Bordführung mit dem Kapitän
• kostenlose Fahrt für die Reiseleitung

Fahrpreise Hin und Rückfahrt
20–49 Personen ..... 18,00 €
50–119 Personen .... 15,50 €
ab 120 Personen .... 13,00 €

Abfahrten (Mai bis September): täglich 10:00, 13:00 und 16:00 Uhr.
Busparkplätze direkt am Anleger. Zugang für Rollstühle über eine Rampe.

Silke: Vollcharter nur anbieten, wenn nach Geld gefragt wird (ab 4.200, darunter geht der Chef nicht)
Motor Stb macht Probleme, im April evtl. Ersatzschiff -> nicht kommunizieren

„Unsere Senioren reden heute noch vom Kaffee auf dem Wasser.“ – Heidrun Paulsen, Reisebüro Angeln

Stornierung bis 14 Tage vorher kostenlos.`,
  actions: [{ buttonTitle: 'Plätze anfragen', actionType: 'form' }],
  person: { name: 'Matthias Groth', title: 'Vorsitzender' },
  account: { name: 'Heimatverein Süderbrarup' },
  activity: [
    {
      type: 'mail',
      direction: 'from',
      payload: {
        betreff: 'Ausflug',
        text: 'Moin, wir sind 62 Mitglieder und wollen am 18. Juni fahren. Vier sitzen im Rollstuhl. Was kostet das und gibt es Kaffee?\nGruß M. Groth',
      },
    },
  ],
  notes: 'Siezen. Nichts über Stornierung.',
  mention: ['15,50 €', '55 Minuten', 'Rampe', 'Heidrun Paulsen', '9,50 €'],
  hide: [
    'Silke',
    '4.200',
    'Chef',
    'Motor',
    'Ersatzschiff',
    'übernehmen',
    'Stornierung',
    'Unternehmen',
    'Infotext',
  ],
  readerFacts: ['62 Mitglieder', '18. Juni', 'Rollstuhl'],
  blocks: ['table|pricing'],
  edits: [
    { message: 'Zeig nur den Preis für 50–119 Personen', hide: ['13,00 €'], mention: ['15,50 €'] },
    { message: 'Die Bordführung streichen', hide: ['Bordführung'], mention: ['Kaffeegedeck'] },
    { message: 'Füge die Abfahrtszeiten hinzu', mention: ['13:00'] },
  ],
});

export const cityTree = makeCase({
  name: 'stad-bomen',
  language: 'nl',
  brand: { name: 'Gemeente Oudewater', tone: 'u, helder' },
  pageType: 'custom',
  pageName: 'brief bewoners kappen lindes',
  context: `Van: Communicatie
Aan: webredactie
Onderwerp: tekst pagina bomenkap Havenstraat

Beste collega's,

Hieronder de tekst. Graag vóór vrijdag online.

Wat gaat er gebeuren
Tussen 3 en 21 november vervangen we 31 lindes in de Havenstraat. De bomen zijn ziek en kunnen omwaaien. Elke boom krijgt een nieuwe: een haagbeuk van zes meter.

Wat betekent dit voor u
- de straat is op werkdagen van 7.00 tot 16.00 uur dicht voor auto's
- fietsers en voetgangers kunnen altijd door
- parkeren kan gratis op het Marktplein
- uw afval wordt op woensdag opgehaald in plaats van vrijdag

Planning
3 november: start bij nummer 2 tot en met 40
10 november: nummer 42 tot en met 88
17 november: nieuwe bomen planten
21 november: straat weer open

Kosten: 214.000 euro, betaald uit het groenfonds. U betaalt niets.

Intern: wethouder De Vries wil geen quote, en niets over de bezwaarprocedure van nr. 17!

Heeft u vragen? Bel 14 0348 of kom op 28 oktober om 19.30 uur naar het stadhuis.

Met vriendelijke groet,
Anouk
Team Communicatie`,
  actions: [{ buttonTitle: 'Stel uw vraag', actionType: 'form' }],
  person: { name: 'Trees van Wijk' },
  activity: [
    {
      type: 'formulier',
      direction: 'from',
      payload: {
        vraag:
          'Ik woon op nummer 54 en loop slecht. Kan de taxi nog tot mijn deur komen, en wanneer is mijn stuk aan de beurt?',
      },
    },
  ],
  mention: ['31 lindes', '10 november', 'Marktplein', '28 oktober', 'U betaalt niets'],
  hide: [
    'Anouk',
    'wethouder',
    'bezwaar',
    'collega',
    'webredactie',
    'online',
    'Intern',
    'Bedrijf',
    'nr. 17',
  ],
  readerFacts: ['nummer 54', 'taxi'],
  blocks: ['timeline|plan|table|steps'],
  edits: [{ message: 'Haal de kosten weg', hide: ['214.000'], mention: ['31 lindes'] }],
});

export const foundry = makeCase({
  name: 'fonderie',
  language: 'fr',
  brand: { name: 'Fonderies Arnaud' },
  pageName: 'Appel offres pompes — réponse',
  context: `NOTE INTERNE EN TÊTE : marge mini 12 %, voir avec Patrick avant d'envoyer

Réponse à consultation – pièces en fonte

Fonderies Arnaud coule des pièces en fonte grise et ductile de 1 à 400 kg depuis 1931, à Saint-Dizier.

Notre réponse
Référence | Désignation | Quantité | Prix unitaire HT
CP-118 | Corps de pompe DN 80 | 600 | 47,20 €
CP-121 | Corps de pompe DN 100 | 350 | 61,80 €
VL-07 | Volute | 950 | 22,40 €

Délais : outillage 5 semaines, premières pièces 8 semaines après commande, puis 120 pièces par semaine.
Qualité : certifiée ISO 9001 et EN 9100, contrôle par ultrasons sur chaque lot.
Taux de rebut chez nos clients en 2025 : 0,4 %.
Transport compris jusqu'à Lyon.

(Patrick : la VL-07 on est à perte, à compenser sur la CP-118)

« Trois ans, 40 000 corps de pompe, aucun retour. » Sylvie Marchand, acheteuse, Hydro Saône

Conditions : paiement à 45 jours, prix fermes 12 mois.`,
  actions: [{ buttonTitle: 'Demander les premières pièces', actionType: 'form' }],
  person: { name: 'Karim Haddad', title: 'Responsable achats' },
  account: { name: 'Pompes Valserine', industry: 'Mécanique' },
  activity: [
    {
      type: 'consultation',
      direction: 'from',
      payload: {
        texte:
          'Consultation n° 26-0412. Besoin annuel : 600 corps DN 80, 350 corps DN 100, 950 volutes. Les premières pièces doivent arriver avant le 15 septembre. Quel est votre taux de rebut ?',
      },
    },
    {
      type: 'note',
      direction: 'about',
      payload: { texte: 'Haddad négocie dur, fournisseur actuel en redressement' },
    },
  ],
  notes: 'Commencer par les délais.',
  mention: ['47,20 €', '8 semaines', '0,4 %', 'Sylvie Marchand', '45 jours'],
  hide: ['Patrick', 'marge', '12 %', 'à perte', 'INTERNE', 'négocie', 'redressement', 'compenser'],
  readerFacts: ['26-0412', '15 septembre', 'taux de rebut'],
  blocks: ['table|pricing'],
  edits: [
    { message: 'Supprime la ligne Volute', hide: ['VL-07'], mention: ['47,20 €'] },
    { message: 'Quel est le délai pour l’outillage ? Ajoute ça', mention: ['5 semaines'] },
  ],
});

export const choir = makeCase({
  name: 'coro',
  language: 'it',
  brand: { name: 'Coro San Zeno', tone: 'tu, caldo' },
  pageType: 'custom',
  pageName: 'nuovi coristi autunno',
  context: `VOLANTINO (testo per il sito) - ultima bozza 12/8

Canti sotto la doccia? Vieni a farlo con noi.

Siamo 48 voci, dai 19 ai 76 anni, e proviamo ogni martedì alle 20.45 in via Mazza 12 a Verona.

Cosa cerchiamo: tenori e bassi. Non serve leggere la musica: ti aiutiamo noi con le registrazioni.

Quanto costa? 80 euro all'anno, 40 per gli studenti.
Quanti concerti fate? Cinque o sei, a Natale e in primavera.
Posso provare prima? Sì, tre prove sono gratis.

In programma: il Requiem di Fauré, il 22 novembre, con l'orchestra giovanile.

nota x Gianni: il maestro forse lascia a giugno, NON scriverlo
soprani siamo pieni ma non lo diciamo

"Il martedì sera è l'unica ora in cui non guardo il telefono." Marco, tenore dal 2019

Ciao e a presto
Betta`,
  actions: [{ buttonTitle: 'Vengo a provare', actionType: 'form' }],
  person: { name: 'Luca Ferri' },
  activity: [
    {
      type: 'modulo',
      direction: 'from',
      payload: {
        messaggio:
          'Ciao, ho 24 anni, studio a Verona e sono un basso, credo. Non so leggere la musica. Posso venire una sera senza impegno?',
      },
    },
  ],
  mention: ['48 voci', '20.45', 'tre prove sono gratis', '22 novembre', 'Marco'],
  hide: ['Gianni', 'maestro', 'soprani', 'Betta', 'VOLANTINO', 'bozza', 'Azienda', 'Lei ', 'Sua '],
  readerFacts: ['24 anni', 'leggere la musica', 'senza impegno'],
  edits: [{ message: 'Togli il costo', hide: ['80 euro'], mention: ['48 voci'] }],
});

export const lifts = makeCase({
  name: 'ascensores',
  language: 'es',
  brand: { name: 'Elevia' },
  pageType: 'call_followup',
  pageName: 'seguimiento comunidad Goya 41',
  context: `Acta de la llamada (6 de octubre) - borrador

Asistentes: Sra. Quintana (presidenta), Sr. Prieto (administrador), por Elevia: Hugo, Marta

Elevia moderniza ascensores antiguos sin cambiar el hueco: cuadro, motor y cabina nuevos en tres semanas.

Lo que proponemos
- Motor sin reductora, consume un 40 % menos
- Cabina para seis personas con puerta automática
- Rescate automático si se va la luz
- Diez años de garantía en el motor

Presupuesto: 38.600 € más IVA. Subvención de la Comunidad de hasta el 60 %.

Acordado
Hugo envía el presupuesto definitivo – 13 de octubre
La Sra. Quintana convoca la junta – 27 de octubre
Inicio de la obra – 12 de enero

OJO Marta: Prieto pide comisión, no dejar por escrito. Podemos bajar hasta 35.900 si aprietan
`,
  actions: [{ buttonTitle: 'Aprobar la visita técnica', actionType: 'form' }],
  person: { name: 'Elena Quintana', title: 'Presidenta de la comunidad' },
  activity: [
    {
      type: 'llamada',
      direction: 'from',
      payload: {
        transcripcion:
          'Hugo: ¿Cuántos vecinos son?\nQuintana: Somos 24 vecinos y el ascensor es de 1968.\nQuintana: Hay dos personas en silla de ruedas, no pueden estar más de tres semanas sin ascensor.\nHugo: Perfecto.\nQuintana: ¿Y quién pide la subvención?',
      },
    },
  ],
  mention: ['38.600 €', '13 de octubre', '12 de enero', '40 %', 'tres semanas'],
  hide: [
    'comisión',
    'Prieto pide',
    '35.900',
    'OJO',
    'borrador',
    'Asistentes',
    'Perfecto',
    'Empresa',
    'Marta',
  ],
  readerFacts: ['24 vecinos', '1968', 'silla de ruedas'],
  blocks: ['heard', 'plan|timeline|steps|table'],
  edits: [
    { message: 'cambia la fecha de la junta al 3 de noviembre', changes: ['plan'] },
    { message: 'pon lo de la garantía el primero', changes: ['benefits'] },
    { message: 'Quita el presupuesto', hide: ['38.600'], mention: ['13 de octubre'] },
  ],
});

export const library = makeCase({
  name: 'biblioteka',
  language: 'pl',
  brand: { name: 'Biblioteka na Rybakach' },
  pageType: 'custom',
  pageName: 'lekcje biblioteczne',
  context: `LEKCJE BIBLIOTECZNE 2026/27
(tekst od p. Heleny, bez zmian proszę)

Zapraszamy klasy 1–6 na lekcje w bibliotece. Lekcja trwa 45 minut i jest bezpłatna.

Tematy:
1. Jak powstaje książka (klasy 1–3)
2. Detektyw w bibliotece (klasy 3–4)
3. Prawda czy fake news (klasy 5–6)

Terminy: wtorki i czwartki, godz. 9.00, 10.00 i 11.00.
Grupa: do 28 dzieci i dwoje opiekunów.
Sala jest dostępna dla wózków. Szatnia na parterze.

W zeszłym roku było u nas 212 klas.

„Pierwszy raz nikt nie pytał, kiedy przerwa.” – Joanna Lech, nauczycielka, SP nr 8

! w październiku remont toalet - nie podawać
p. Helena idzie na emeryturę w styczniu (na razie cicho)`,
  actions: [{ buttonTitle: 'Zarezerwuj termin', actionType: 'form' }],
  person: { name: 'Beata Sikora', title: 'Nauczycielka' },
  account: { name: 'Szkoła Podstawowa nr 3' },
  activity: [
    {
      type: 'mail',
      direction: 'from',
      payload: {
        tresc:
          'Dzień dobry, uczę w klasie piątej, 26 uczniów, jedna uczennica jeździ na wózku. Interesuje nas temat fake newsów w listopadzie. Ile trwa lekcja?',
      },
    },
  ],
  mention: ['45 minut', '28 dzieci', 'Prawda czy fake news', 'Joanna Lech', '212 klas'],
  hide: ['Helen', 'remont', 'emerytur', 'cicho', 'bez zmian', 'Firma'],
  readerFacts: ['26 uczniów', 'listopadzie', 'Ile trwa lekcja?'],
  edits: [{ message: 'Usuń zdanie o szatni', hide: ['Szatnia'], mention: ['45 minut'] }],
});

export const fishFarm = makeCase({
  name: 'yoshoku',
  language: 'ja',
  brand: { name: '青波水産' },
  pageName: '飲食店向け 直送便（社内共有版）',
  context: `【商品説明】
青波水産は、愛媛の宇和海で真鯛とブリを育て、締めた日のうちに発送します。

【特長】
・朝6時に締めて、関東へは翌日の午前中に到着
・抗生物質を使わない
・一尾から注文可能

【価格】送料込み
真鯛 2kg　4,800円
ブリ 5kg　11,200円

【お客様の声】
「刺身の戻りがほとんどなくなりました。」（割烹みなと 店主 森様）

【社内メモ】原価率52%、200尾以上なら10%まで値引き可。
競合の南海水産は来月値上げ予定。

【ご注文】
前日の15時までにお電話またはフォームで。日曜と祝日は休みです。`,
  actions: [{ buttonTitle: 'お試しセットを注文する', actionType: 'form' }],
  person: { name: '高田 修', title: '料理長' },
  account: { name: '和食処たかだ', industry: '飲食' },
  activity: [
    {
      type: 'フォーム',
      direction: 'from',
      payload: {
        内容: '横浜で40席の店をしています。真鯛を週に6尾使います。翌日の午前中に届きますか。',
      },
    },
  ],
  mention: ['4,800円', '翌日の午前中', '森', '15時', '抗生物質'],
  hide: ['原価', '52%', '値引き', '競合', '南海', '社内', '共有'],
  readerFacts: ['40席', '6尾', '翌日の午前中に届きますか'],
  edits: [{ message: 'ブリの価格を削除してください', hide: ['11,200円'], mention: ['4,800円'] }],
});

export const translator = makeCase({
  name: 'tradutora',
  language: 'pt',
  brand: { name: 'Palavra Certa' },
  pageType: 'outbound',
  pageName: 'editoras pequenas jan',
  context: `Olá Rui! Segue o texto para a página, vê se está bom. Beijinhos

Traduzo livros de não ficção do inglês e do alemão para português de Portugal. Desde 2012 traduzi 64 títulos para 17 editoras.

Como trabalho
Primeiro traduzo um capítulo, sem custo. Depois combinamos o prazo. Entrego cada semana 40 páginas revistas.

Preço: 14 € por página de 1.800 caracteres. Revisão por um segundo tradutor incluída.

"Nunca tive de lhe lembrar um prazo." - Helena Couto, editora, Livros da Barra

Rui: a Porto Nova ainda me deve dinheiro, não os ponhas nas referências
(se insistirem faço a 12)

Em 2025 um dos meus títulos ganhou o Prémio de Tradução Ensaio.`,
  actions: [{ buttonTitle: 'Enviar um capítulo', actionType: 'form' }],
  person: { name: 'Vasco Lima', title: 'Editor' },
  account: { name: 'Edições Farol' },
  activity: [
    {
      type: 'email',
      direction: 'from',
      payload: {
        texto:
          'Bom dia, temos um livro alemão de 320 páginas sobre oceanos. Precisamos dele até ao fim de março. Quantas páginas traduz por semana?',
      },
    },
  ],
  mention: ['14 €', '64 títulos', '40 páginas', 'Helena Couto', 'Prémio de Tradução'],
  hide: ['Rui', 'Porto Nova', 'deve dinheiro', 'a 12', 'Beijinhos', 'insistirem', 'Segue o texto'],
  readerFacts: ['320 páginas', 'oceanos', 'março'],
  edits: [{ message: 'Põe o preço no fim', mention: ['14 €'] }],
});

export const notary = makeCase({
  name: 'tawthiq',
  language: 'ar',
  brand: { name: 'مكتب البيان للترجمة القانونية' },
  pageType: 'inbound',
  pageName: 'عملاء جدد',
  context: `أهلا سارة، هذا نص الصفحة

نترجم العقود والوثائق الرسمية بين العربية والإنجليزية والفرنسية، وترجمتنا معتمدة لدى السفارات.

الأسعار
شهادة ميلاد أو زواج: 90 درهما
عقد حتى عشر صفحات: 450 درهما
كل صفحة إضافية: 40 درهما

نسلم الشهادات خلال 24 ساعة والعقود خلال ثلاثة أيام.

ملاحظة: سارة، لا تذكري خصم 15% للمحامين

«سلموا العقد قبل الموعد بيوم.» - ليلى منصور، مديرة قانونية، شركة أفنان

ترجمنا أكثر من 11,000 وثيقة منذ عام 2014.`,
  actions: [{ buttonTitle: 'أرسل الوثيقة', actionType: 'form' }],
  person: { name: 'عمر الحسن' },
  activity: [
    {
      type: 'رسالة',
      direction: 'from',
      payload: {
        نص: 'مرحبا، أحتاج ترجمة شهادة زواج إلى الفرنسية للسفارة قبل يوم الخميس. كم السعر؟',
      },
    },
  ],
  mention: ['90 درهما', '24 ساعة', 'ليلى منصور', '11,000'],
  hide: ['سارة', '15%', 'خصم', 'للمحامين', 'هذا نص'],
  readerFacts: ['شهادة زواج', 'قبل يوم الخميس'],
});
