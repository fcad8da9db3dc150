// Requests as people type them, by the case whose page they change: found by writing them first and
// looking at what came of them. Each says what must be gone or there, and which blocks may change.
import type { EvalEdit } from './case.ts';

export const editRounds: Readonly<Record<string, readonly EvalEdit[]>> = {
  'freight-alerts': [
    {
      message: 'Can you put the customer quote right under the hero?',
      changes: [],
      first: ['quote'],
    },
    {
      message: "no mention of Harlow's 2.3M please",
      hide: ['2.3M'],
      mention: ['11 ratios'],
      changes: ['prose'],
    },
    {
      message: 'drop the second bullet under Why it matters',
      hide: ['Waiver letters'],
      changes: ['benefits'],
    },
    { message: 'Pls add the SOC 2 answer to the FAQ', refused: true },
    { message: 'Make the headline about NetSuite', changes: ['hero'] },
    { message: "it's a bit too salesy, can you tone it down?", refused: true },
    { message: 'Do we say anything about where data is stored? If not add it', refused: true },
  ],
  'primary-school': [
    {
      message: 'the open mornign is from 9.15, change 9.30 to 9.15 in the heading',
      mention: ['9.15 to 11.30'],
      changes: ['hero'],
    },
    { message: 'Take out what breakfast club costs', hide: ['£4.50'], mention: ['£9'] },
    {
      message: 'Could you add something about lunch and allergies to the hero?',
      mention: ['allergies'],
      changes: ['hero'],
    },
  ],
  schulmoebel: [
    {
      message: 'Könnt ihr bitte die Preise rausnehmen? Die schicken wir separat.',
      hide: ['148,00', '612,00'],
      changes: ['pricing', 'heard'],
    },
    {
      message: 'Zitat von Frau Nolte direkt unter die Überschrift setzen',
      changes: [],
      first: ['quote'],
    },
    {
      message: 'Headline bitte mit Fokus auf die fünf Jahre Gewährleistung',
      mention: ['Fünf Jahre'],
      changes: ['hero'],
    },
    {
      message: 'Füg noch eine FAQ zu Ersatzteilen hinzu',
      mention: ['Wie lange sind Ersatzteile lieferbar?'],
      changes: ['faq'],
    },
  ],
  'musee-ecole': [
    {
      message: "Enlève l'accès en train",
      hide: ['gare à 600'],
      mention: ['parking'],
    },
    {
      message:
        'On peut retirer la location de la halle du tableau ? Ça ne concerne pas les écoles.',
      hide: ['2 800'],
      changes: ['table'],
    },
    { message: 'raccourcis ce bloc stp', selected: 'prose', changes: ['prose'] },
  ],
  'cadena-frio': [
    {
      message: '¿Puedes subir los precios justo debajo de la cabecera?',
      changes: [],
      first: ['pricing'],
    },
    { message: 'Quita lo del seguro', hide: ['600.000'], mention: ['IFS Logistics'] },
    {
      message: 'El botón que ponga «Probar con cinco palés»',
      mention: ['Probar con cinco palés'],
      changes: ['form'],
    },
  ],
  'manutenzione-presse': [
    {
      message: 'Metti in evidenza i 3.200 articoli a magazzino',
      changes: ['statement', 'prose'],
      first: ['prose'],
    },
    {
      message: "Per favore elimina «Analisi dell'olio in laboratorio» e sposta i prezzi in fondo",
      hide: ['olio'],
      changes: ['benefits'],
    },
  ],
  'drones-agro': [
    {
      message: 'Tira o preço abaixo de 500 hectares',
      hide: ['R$ 75'],
      mention: ['R$ 62'],
    },
    {
      message: 'pode tirar a segunda etapa do Como funciona?',
      hide: ['Plano de voo'],
      changes: ['steps'],
    },
  ],
  catering: [
    {
      message: 'Kun je de prijs weghalen uit ons voorstel en uit de tabel?',
      hide: ['8,40', '9,80'],
      changes: ['heard', 'table'],
    },
    {
      message: 'Voeg iets toe over opzeggen aan de veelgestelde vragen',
      mention: ['Opzeggen kan per week'],
      changes: ['faq'],
    },
  ],
  schronisko: [
    {
      message: 'Usuń proszę informację o odliczeniu od podatku z nagłówka',
      changes: ['hero'],
    },
    { message: 'Przenieś cytat na początek strony', changes: [], first: ['quote'] },
  ],
  yoshoku: [
    { message: 'ブリの価格を削除', hide: ['11,200円'], mention: ['4,800円'], changes: ['table'] },
    {
      message: 'ボタンを「まずは一尾から試す」にしてください',
      mention: ['まずは一尾から試す'],
      changes: ['form'],
    },
  ],
  'shokuhin-kikai': [
    {
      message: '年間保守の行を消して、お客様の声を一番上にしてください',
      hide: ['28万円'],
      changes: ['table'],
      first: ['quote'],
    },
  ],
  'secrets-bank': [
    {
      message: 'pls remove "Slack" from what it does, they don\'t use it',
      hide: ['Slack'],
      mention: ['Confluence and container images'],
    },
    {
      message: "I don't like the headline, use the 4,300 credentials one",
      changes: ['hero'],
    },
    {
      message: 'change 11 minutes to 8 minutes in the headline',
      mention: ['8 minutes'],
      changes: ['hero'],
    },
    { message: "Don't mention Lumen Health anywhere.", hide: ['Lumen'] },
  ],
  waermepumpe: [
    {
      message: 'Den Zweifamilienhaus-Preis bitte raus, sie hat ein Einfamilienhaus.',
      hide: ['34.500'],
      mention: ['26.900'],
      changes: ['table'],
    },
    { message: 'Tausch die Reihenfolge von Ablauf und Preisen', changes: [] },
    {
      message: 'Bitte noch eine Frage zur Wartung in die FAQ aufnehmen',
      mention: ['Fragen und Antworten'],
      changes: ['faq'],
    },
  ],
  'placas-solares': [
    { message: 'no quiero que salga el precio', hide: ['690'], changes: ['prose'] },
    {
      message: 'Cambia el segundo punto de «Qué incluye» por «Subvención tramitada por nosotros»',
      mention: ['Subvención tramitada por nosotros', 'Qué incluye'],
      changes: ['benefits'],
    },
  ],
  coworking: [
    {
      message: 'Tira o café da lista do que está incluído',
      hide: ['café'],
      mention: ['correio'],
    },
    { message: 'Apaga a frase «Sete já são grandes de mais para nós.»', hide: ['Sete já são'] },
  ],
  leasefietsen: [
    {
      message: 'Zet de kosten helemaal bovenaan aub, dat is haar vraag',
      changes: [],
      first: ['prose'],
    },
    { message: 'Haal Visma weg, ze gebruiken AFAS', hide: ['Visma'], mention: ['AFAS'] },
    { message: 'Maak de kop over de drie weken levertijd', changes: ['hero'] },
  ],
  'magazyn-wynajem': [
    { message: 'Skasuj punkt o posadzce', hide: ['Posadzka'], changes: ['benefits'] },
  ],
  'tenken-saas': [
    {
      message: '導入の流れの三番目のステップを消して',
      hide: ['一か月お試し'],
      changes: ['steps'],
    },
  ],
  'knee-clinic': [
    { message: 'take Vitality off the insurance list', hide: ['Vitality'], mention: ['Aviva'] },
    { message: 'move After the operation up, before On the day', changes: [] },
  ],
  entwicklerin: [
    {
      message: 'Bitte die 200 € beim Code-Nachmittag streichen',
      hide: ['200 €'],
      mention: ['echtem Code'],
      changes: ['steps'],
    },
    { message: 'Die Frage nach dem Rechner kann weg', hide: ['Rechner'], changes: ['faq'] },
  ],
  'paie-saas': [
    { message: 'Enlève « sans abonnement »', hide: ['abonnement'], mention: ['1,90 €'] },
    { message: 'Supprime tout ce qui concerne le prix, merci !', hide: ['1,90 €'] },
  ],
  tradutora: [
    {
      message: 'Põe a citação logo a seguir ao título',
      mention: ['Preço'],
      changes: [],
      first: ['quote'],
    },
  ],
  'stad-bomen': [
    {
      message: "Haal het tweede punt onder 'Wat betekent dit voor u' weg",
      hide: ['Fietsers en voetgangers'],
      mention: ['Marktplein'],
    },
  ],
  biblioteka: [{ message: 'Usuń drugi temat, ona uczy w piątej klasie', hide: ['Detektyw'] }],
  'kintai-saas': [
    {
      message: '「紙のシフト表」の項目は不要です',
      hide: ['紙のシフト表'],
      mention: ['月末の集計'],
    },
  ],
};
