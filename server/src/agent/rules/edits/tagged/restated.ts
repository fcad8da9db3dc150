// Wishes with a place, a measure or a form, put as the rules read them: data only.
export type Restated = 'move' | 'shorten' | 'form' | 'swap' | 'sum' | 'add';

const en: Record<Restated, string> = {
  move: 'Move {what} {to}',
  shorten: 'Shorten {what} {to}',
  form: 'Show {what} {as}',
  swap: 'Swap {what} and {other}',
  sum: 'Work out: {what}',
  add: 'Add that {text} {to}',
};

const others: Readonly<Record<string, Record<Restated, string>>> = {
  de: {
    move: 'Verschiebe {what} {to}',
    shorten: 'Kürze {what} {to}',
    form: 'Zeige {what} {as}',
    swap: 'Vertausche {what} und {other}',
    sum: 'Rechne aus: {what}',
    add: 'Ergänze, dass {text} {to}',
  },
  fr: {
    move: 'Déplace {what} {to}',
    shorten: 'Raccourcis {what} {to}',
    form: 'Montre {what} {as}',
    swap: 'Échange {what} et {other}',
    sum: 'Calcule : {what}',
    add: 'Ajoute que {text} {to}',
  },
  es: {
    move: 'Mueve {what} {to}',
    shorten: 'Acorta {what} {to}',
    form: 'Muestra {what} {as}',
    swap: 'Intercambia {what} y {other}',
    sum: 'Calcula: {what}',
    add: 'Añade que {text} {to}',
  },
  it: {
    move: 'Sposta {what} {to}',
    shorten: 'Accorcia {what} {to}',
    form: 'Mostra {what} {as}',
    swap: 'Scambia {what} e {other}',
    sum: 'Calcola: {what}',
    add: 'Aggiungi che {text} {to}',
  },
  pt: {
    move: 'Move {what} {to}',
    shorten: 'Encurta {what} {to}',
    form: 'Mostra {what} {as}',
    swap: 'Troca {what} e {other}',
    sum: 'Calcula: {what}',
    add: 'Acrescenta que {text} {to}',
  },
  nl: {
    move: 'Verplaats {what} {to}',
    shorten: 'Kort {what} in {to}',
    form: 'Toon {what} {as}',
    swap: 'Wissel {what} en {other} om',
    sum: 'Reken uit: {what}',
    add: 'Voeg toe dat {text} {to}',
  },
  pl: {
    move: 'Przenieś {what} {to}',
    shorten: 'Skróć {what} {to}',
    form: 'Pokaż {what} {as}',
    swap: 'Zamień {what} i {other}',
    sum: 'Policz: {what}',
    add: 'Dodaj, że {text} {to}',
  },
  ja: {
    move: '{what}を{to}移動してください',
    shorten: '{what}を{to}短くしてください',
    form: '{what}を{as}してください',
    swap: '{what}と{other}を入れ替えてください',
    sum: '計算してください：{what}',
    add: '{text}と書いてください',
  },
  ar: {
    move: 'انقل {what} {to}',
    shorten: 'اختصر {what} {to}',
    form: 'اعرض {what} {as}',
    swap: 'بدّل بين {what} و {other}',
    sum: 'احسب: {what}',
    add: 'أضف أن {text} {to}',
  },
};

/** `{what}` and the like give way to the words of the wish. */
export const restated = (
  wish: Restated,
  language: string,
  parts: Readonly<Record<string, string>>,
): string =>
  (others[language] ?? en)[wish]
    .replace(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
