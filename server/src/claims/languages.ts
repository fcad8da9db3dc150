import { languageOf } from '../platform/text/language.ts';

/** The language of texts that come without one. */
export const contentlessLanguage = (texts: readonly string[]): string =>
  languageOf(texts.slice(0, 40).join('\n'));
