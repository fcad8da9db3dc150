// What the agent tells the team of sentences that the page has no place for: `{}`.
const phrases: Readonly<Record<string, string>> = {
  en: 'Not on the page, though it may matter: {}.',
  de: 'Nicht auf der Seite, obwohl es wichtig sein kann: {}.',
  fr: 'Absent de la page, bien que cela puisse compter : {}.',
  es: 'No está en la página, aunque puede importar: {}.',
  it: 'Non è sulla pagina, anche se può contare: {}.',
  pt: 'Não está na página, embora possa importar: {}.',
  nl: 'Niet op de pagina, al kan het ertoe doen: {}.',
  pl: 'Nie ma na stronie, choć może być ważne: {}.',
  ja: 'ページに載せていませんが、大切かもしれないもの：{}。',
  ar: 'ليس في الصفحة وقد يهم: {}.',
};

export const unshownPhrase = (language: string, list: readonly string[]): string =>
  (phrases[language] ?? phrases.en ?? '').replace('{}', () =>
    list.join(language === 'ja' ? '、' : ', '),
  );
