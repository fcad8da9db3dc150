// Contexts that told something at first sight: notes among sentences, plans with owners, letters, invitations.
import { makeCase } from '../case.ts';

export const coldChainMap = makeCase({
  name: 'cold-chain-map',
  language: 'en',
  brand: { name: 'Frostline Sensors' },
  pageType: 'call_followup',
  pageName: 'Wrap-up Hadley Pharma call 3',
  context: `Call 3 w/ Hadley (Gong export, trimmed)

00:02:11 Tara (Frostline): thanks all, so quick recap...
00:02:40 Ines (Hadley): our auditors want mapping of the whole Swindon warehouse, not only the freezers.
00:03:05 Tara (Frostline): yeah that's doable, we did the same for Corvane
00:05:52 Ines (Hadley): and alarms must reach the night shift by phone, email is useless at 3 am
00:09:30 Rob (Hadley): IT won't allow anything on our wifi
00:09:41 Tara (Frostline): fine, LoRa gateway w/ own SIM
00:14:02 Ines (Hadley): we need it live before the MHRA inspection on 9 March

AGREED
- Site survey Swindon, 12 January (Frostline – Tara)
- Floor plan and rack layout to Frostline by 5 January (Hadley – Rob)
- Draft validation protocol by 26 January (Frostline – Owen)
- Sensors live and alarms tested by 27 February (both)

The product bits:
Frostline records temperature and humidity every 2 minutes. Sensors use their own radio network, so nothing touches the customer's wifi.
Alarms go out by phone call, SMS and app, and escalate until somebody confirms.
Every sensor has a UKAS calibration certificate, renewed every year.
Data is kept for 10 years and is 21 CFR Part 11 compliant.
Corvane mapped 14,000 pallet positions in 9 days and passed its MHRA inspection with no findings on storage. [ref ok'd by Corvane marketing? -> ask before using name]

Commercials: list 64k, we said "around 60". Rob mumbled smth about 50. Hold till Q1.
Owen on pat leave from 1 Feb so protocol must be out before!!`,
  actions: [
    {
      buttonTitle: 'Confirm the survey date',
      actionType: 'email',
      url: 'mailto:tara@frostline.example',
    },
  ],
  person: { name: 'Ines Calloway', title: 'Quality Director' },
  account: { name: 'Hadley Pharma', industry: 'Pharmaceutical distribution', employees: 140 },
  activity: [],
  notes: 'lead with the inspection date. formal tone please. no prices',
  mention: ['9 March', '10 years', 'Floor plan and rack layout', '26 January'],
  hide: ['64k', 'around 60', 'pat leave', 'Corvane', 'mumbled', 'Commercials'],
  readerFacts: ['alarms must reach', 'MHRA inspection'],
});

export const mandatVente = makeCase({
  name: 'mandat-vente',
  language: 'fr',
  brand: { name: 'Agence du Vieux Port', tone: 'vous, chaleureux' },
  pageType: 'call_followup',
  pageName: 'Mme Roussel – mandat',
  context: `Suite visite chez Mme Roussel, T4 rue des Carmes, 4e sans ascenseur
Elle veut 320, ça vaut 285 max. Voisin a vendu 279 en juin. Y aller doucement.
Succession, le frère pousse pour vendre vite

Ce qu'on lui propose :

Une estimation appuyée sur six ventes comparables dans votre quartier.
Des photos par un professionnel et une visite virtuelle, sans frais.
Votre annonce sur 14 sites dès le lendemain de la signature.
Un compte rendu après chaque visite, par SMS, dans les deux heures.

Nos honoraires : 3,9 % TTC du prix de vente, dus seulement chez le notaire.

En 2025, nous avons vendu 87 appartements en 41 jours en moyenne.

Les diagnostics : amiante, électricité, gaz, DPE. Comptez 480 € pour un T4, nous avançons la somme.

Calendrier type
Semaine 1 : estimation, diagnostics, photos
Semaine 2 : mise en ligne, premières visites
Semaines 4 à 6 : offres
Semaine 18 : signature chez le notaire

« Ils ont trouvé l'acheteur en trois semaines, et ils ont répondu même le dimanche. » Bernard et Odile Castaing, vendeurs rue Paradis

Karine passe la voir mardi avec des chocolats`,
  actions: [
    {
      buttonTitle: 'Choisir un rendez-vous',
      actionType: 'calendar',
      url: 'https://cal.example/avp',
    },
  ],
  person: { name: 'Françoise Roussel' },
  activity: [
    {
      type: 'sms',
      direction: 'from',
      payload: {
        texte:
          "Bonjour, merci pour votre visite. Mon frère habite à Lille, peut-il suivre les visites à distance ? Et qui paie les diagnostics ? Je ne veux pas m'engager plus de trois mois.",
      },
    },
  ],
  mention: ['14 sites', '87 appartements', 'Bernard et Odile Castaing', 'Semaine 18'],
  hide: [
    '285',
    '279',
    'succession',
    'Karine',
    'chocolats',
    'Elle veut',
    'doucement',
    'lui propose',
  ],
  readerFacts: ['peut-il suivre', 'qui paie'],
});

export const rematricula = makeCase({
  name: 'rematricula',
  language: 'pt',
  brand: { name: 'Colégio Girassol', tone: 'acolhedor' },
  pageType: 'custom',
  pageName: 'Rematrícula 2027 famílias',
  context: `CIRCULAR 41/2026 — REMATRÍCULA 2027
(Secretaria: Dona Célia confere as datas antes de soltar)

Queridas famílias,

as rematrículas para 2027 começam na segunda-feira, 9 de novembro.

Datas
9 a 20 de novembro: rematrícula de quem já é aluno
23 a 27 de novembro: irmãos
A partir de 30 de novembro: novos alunos

O que muda no ano que vem
- Período integral até 18h30 (era 18h)
- Inglês todos os dias a partir do 1º ano
- Nova biblioteca, com 6 mil livros

Mensalidade 2027
Educação infantil: R$ 1.480
Fundamental I: R$ 1.690
Fundamental II: R$ 1.850
Integral: mais R$ 620

Desconto de 5% para o segundo filho e de 10% para o terceiro.

Inadimplentes não rematricular sem falar com a direção (lista com a Célia). Reajuste de 9% – se reclamarem dizer que foi o dissídio.

Documentos: RG do responsável, comprovante de endereço, carteira de vacinação atualizada.

A biblioteca só fica pronta em março, não prometer fevereiro.

Dúvidas? Secretaria de segunda a sexta, das 7h30 às 17h.`,
  actions: [{ buttonTitle: 'Fazer a rematrícula', actionType: 'form' }],
  person: { name: 'Juliana Prado' },
  activity: [
    {
      type: 'app',
      direction: 'from',
      payload: {
        mensagem:
          'Boa tarde! A Lara vai para o 1º ano e o Téo entra no infantil. Como fica o desconto dos dois? E o integral vai até que horas?',
      },
    },
  ],
  notes: 'Começar pelo desconto de irmãos.',
  mention: ['18h30', 'R$ 1.850', 'segundo filho', '9 a 20 de novembro'],
  hide: ['Célia', 'Inadimplentes', 'dissídio', 'prometer', 'Queridas'],
  readerFacts: ['A Lara'],
  edits: [
    {
      message: 'tira o (era 18h)',
      mention: ['18h30'],
      hide: ['era 18h'],
      changes: ['heard', 'benefits'],
    },
  ],
});

export const hearingLetter = makeCase({
  name: 'hearing-letter',
  language: 'en',
  brand: { name: 'Clearwater Hearing', tone: 'plain, kind' },
  pageType: 'call_followup',
  pageName: 'Mrs Pryce – aftercare',
  context: `PT: PRYCE, G. DOB 04/02/1948 HN 22817
Hx: bilat SNHL, L>R. Trialled Oticon 2021 – returned. Daughter does the talking. HARD OF UNDERSTANDING COSTS – explain slowly

Template letter (aftercare), edit as needed:

Thank you for coming to see us. This page sums up what we talked about, so you can read it again at home.

Your hearing test
You hear low sounds well. High sounds, such as children's voices and birdsong, are harder for you, a little more on the left.

What we suggest
- A pair of small hearing aids that sit behind the ear
- Six weeks at home to try them, free of charge
- A quiet-room fitting that takes about an hour

Costs
The pair costs £1,950. You pay nothing until the six weeks are over, and nothing at all if you send them back.
Batteries are included for three years.

GP letter sent? y/n ____
Discount: can do 1,750 if daughter asks

Looking after them
Wipe them every evening. Keep them away from hairspray. Bring them in every six months and we clean them free of charge.

If you need help, ring 01743 000 000, Monday to Friday, 9 to 5. Home visits are possible on Wednesdays.

Rec'd by: TK   Review: 6/52`,
  actions: [{ buttonTitle: 'Book the fitting', actionType: 'phone', url: 'tel:+441743000000' }],
  person: { name: 'Gwen Pryce' },
  activity: [
    {
      type: 'call',
      direction: 'from',
      payload: {
        transcript:
          'Reception: Clearwater, good morning.\nMrs Pryce: Hello, it is Gwen Pryce. I cannot hear my granddaughter on the phone.\nReception: Oh dear.\nMrs Pryce: And I had aids before that whistled. Can I try them at home first?',
      },
    },
  ],
  notes: 'Lead with the home trial. No prices please.',
  mention: ['Six weeks at home', 'Keep them away from hairspray', 'Home visits'],
  hide: ['1,750', 'SNHL', 'DOB', 'HARD OF', 'TK', 'Template', '1,950'],
  readerFacts: ['granddaughter', 'whistled'],
});

export const traslochi = makeCase({
  name: 'traslochi',
  language: 'it',
  brand: { name: 'Rapisarda Traslochi', tone: 'Lei' },
  pageType: 'call_followup',
  pageName: 'trasloco ufficio – Studio Ferraris',
  context: `[WhatsApp export]
12/11/26, 09:14 - Totò: ferraris vuole tutto in un weekend
12/11/26, 09:15 - Totò: 34 postazioni + archivio
12/11/26, 09:21 - Enza: archivio lo dà a noi o ai facchini suoi?
12/11/26, 09:40 - Totò: a noi, ma occhio che il terzo piano non regge

Proposta trasloco Studio Ferraris

Spostiamo 34 postazioni e l'archivio in un fine settimana, da venerdì sera a domenica sera.

Lunedì alle 8 ogni scrivania è montata, con computer e telefono collegati.

Chi fa cosa
Etichette e cassoni: noi, lunedì 23 novembre
Svuotare i cassetti: Studio Ferraris, entro giovedì 26 novembre
Trasporto e montaggio: noi, 27–29 novembre
Verifica finale: insieme, lunedì 30 novembre ore 8

L'archivio viaggia in cassoni chiusi con sigillo numerato. Assicurazione fino a 250.000 €.

Prezzo: 7.800 € + IVA, tutto compreso. Acconto 30%.
costo nostro 5.400 circa, Enza controlla le ore di Natale

Parcheggio e permessi comunali li chiediamo noi.`,
  actions: [
    {
      buttonTitle: 'Confermare le date',
      actionType: 'email',
      url: 'mailto:enza@rapisarda.example',
    },
  ],
  person: { name: 'Ludovica Ferraris', title: 'Titolare' },
  account: { name: 'Studio Ferraris', industry: 'Commercialisti', employees: 34 },
  activity: [
    {
      type: 'mail',
      direction: 'from',
      payload: {
        testo:
          "Buongiorno, per noi la cosa più importante è che lunedì 30 si possa lavorare. Nell'archivio ci sono fascicoli riservati dei clienti: chi li tocca? Cordiali saluti, Ludovica Ferraris",
      },
    },
  ],
  mention: ['34 postazioni', 'sigillo numerato', 'Studio Ferraris'],
  hide: ['5.400', 'Enza', 'Totò', 'terzo piano', 'facchini'],
  readerFacts: ['lunedì 30', 'fascicoli riservati'],
  edits: [{ message: "sposta la verifica finale all'inizio del piano", changes: ['plan'] }],
});

export const gijutsuSeminar = makeCase({
  name: 'gijutsu-seminar',
  language: 'ja',
  brand: { name: '東都バルブ' },
  pageType: 'custom',
  pageName: 'セミナー招待 日新化学様',
  context: `宛先：営業二課　発信：企画 宮本
件名：12月セミナー案内文（案）

バルブの漏れを減らす技術セミナー
12月10日（木）14:00〜16:30　川崎工場 見学棟

配管の漏れは、多くがバルブの選定で防げます。実機を分解しながら、選び方と点検のこつをお伝えします。

プログラム
14:00　受付とごあいさつ
14:15　漏れの原因と選定の考え方
15:00　実機の分解と点検
16:00　個別相談

定員20名、参加費は無料です。作業着と安全靴はこちらでご用意します。

昨年は31社にご参加いただき、29社が「点検に役立った」と答えました。

日新化学は去年クレームあり（P-300の件）、個別相談は部長同席で。P-300の話はこちらから出さないこと。
お土産は数が足りないので先着のみ、案内には書かない`,
  actions: [{ buttonTitle: '参加を申し込む', actionType: 'form' }],
  person: { name: '小林 徹', title: '設備保全課長' },
  account: { name: '日新化学工業株式会社', industry: '化学', employees: 850 },
  activity: [
    {
      type: 'メール',
      direction: 'from',
      payload: {
        本文: '若手2名を連れて参加したいです。点検の実習はありますか。15時半には出なければなりません。',
      },
    },
  ],
  mention: ['12月10日', '川崎工場', '31社', '14:15'],
  hide: ['P-300', 'クレーム', '部長', 'お土産', '宮本'],
  readerFacts: ['若手2名'],
});
