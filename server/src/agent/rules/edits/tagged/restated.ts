// Wishes with a place, a measure or a form, put as the rules read them: data only.
export type Restated = 'move' | 'shorten' | 'form' | 'sum';

const en: Record<Restated, string> = {
  move: 'Move {what} {to}',
  shorten: 'Shorten {what} {to}',
  form: 'Show {what} {as}',
  sum: 'Work out: {what}',
};

const others: Readonly<Record<string, Record<Restated, string>>> = {
  de: {
    move: 'Verschiebe {what} {to}',
    shorten: 'Kürze {what} {to}',
    form: 'Zeige {what} {as}',
    sum: 'Rechne aus: {what}',
  },
  fr: {
    move: 'Déplace {what} {to}',
    shorten: 'Raccourcis {what} {to}',
    form: 'Montre {what} {as}',
    sum: 'Calcule : {what}',
  },
  es: {
    move: 'Mueve {what} {to}',
    shorten: 'Acorta {what} {to}',
    form: 'Muestra {what} {as}',
    sum: 'Calcula: {what}',
  },
  it: {
    move: 'Sposta {what} {to}',
    shorten: 'Accorcia {what} {to}',
    form: 'Mostra {what} {as}',
    sum: 'Calcola: {what}',
  },
  pt: {
    move: 'Move {what} {to}',
    shorten: 'Encurta {what} {to}',
    form: 'Mostra {what} {as}',
    sum: 'Calcula: {what}',
  },
  nl: {
    move: 'Verplaats {what} {to}',
    shorten: 'Kort {what} in {to}',
    form: 'Toon {what} {as}',
    sum: 'Reken uit: {what}',
  },
  pl: {
    move: 'Przenieś {what} {to}',
    shorten: 'Skróć {what} {to}',
    form: 'Pokaż {what} {as}',
    sum: 'Policz: {what}',
  },
  ja: {
    move: '{what}を{to}移動してください',
    shorten: '{what}を{to}短くしてください',
    form: '{what}を{as}してください',
    sum: '計算してください：{what}',
  },
  ar: {
    move: 'انقل {what} {to}',
    shorten: 'اختصر {what} {to}',
    form: 'اعرض {what} {as}',
    sum: 'احسب: {what}',
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
