// The parts of what is named together, by the words that join them in one language: `en` is `and` in Dutch, and `in` in
// Spanish and French; `pago en aceite` is one thing.
const joining: Readonly<Record<string, string>> = {
  en: 'and|or|nor',
  de: 'und|oder|noch',
  fr: 'et|ou|ni',
  es: 'y|e|o|u|ni',
  it: 'e|ed|o|né',
  pt: 'e|ou|nem',
  nl: 'en|noch',
  pl: 'i|oraz|lub|ani',
};

/** `Neither the price nor the term`: what joins two stands before the first as well. */
const opening = /^(?:neither|either|weder|ni|né|nem|noch|ani)\s/iu;

const patterns = new Map<string, RegExp>();

export function partsOf(text: string, languages: readonly string[]): string[] {
  const key = languages.join(' ');
  const words = languages.flatMap((language) => joining[language] ?? []).join('|');
  const pattern = patterns.get(key) ?? new RegExp(`,\\s|\\s(?:${words || 'and'})\\s|、|と`, 'u');
  patterns.set(key, pattern);
  return text.replace(opening, '').split(pattern);
}
