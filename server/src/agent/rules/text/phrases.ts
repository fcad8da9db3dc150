// The few words a page needs that its sources may not hold: headings above what
// the reader said, prices and questions, labels of a form, the closing. Short and
// sure in each language, or left out.
import { tables } from './phrase_tables.ts';
import type { Phrases, ReplyPhrases } from './phrase_types.ts';

export type { Phrases } from './phrase_types.ts';

/** A form must have labels; in a language we do not speak they are the plainest English ones. */
const unknown: Phrases = {
  language: 'und',
  quotes: ['“', '”'],
  fields: { name: 'Name', email: 'Email', company: 'Company', message: 'Message' },
};

const byLanguage = new Map(tables.map((phrases) => [phrases.language, phrases]));

export const phrasesOf = (language: string): Phrases => byLanguage.get(language) ?? unknown;
export const replyPhrases = (language: string): ReplyPhrases =>
  phrasesOf(language).reply ?? (byLanguage.get('en')?.reply as ReplyPhrases);

/** Between a label and what it labels. */
export const colonOf = (language: string): string =>
  language === 'fr' ? '\u00A0: ' : language === 'ja' ? '：' : ': ';
