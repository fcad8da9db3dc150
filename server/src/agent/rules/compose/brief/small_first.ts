// A text that goes on behind a colon or within a sentence.
import type { Brief } from './brief.ts';

/** Small after a colon, unless it is a name: those are written large within a sentence too. */
export function smallFirst(text: string, { language, input }: Brief): string {
  const [first = ''] = text.split(/[\s,]/);
  const isName = new RegExp(`\\p{Ll},? ${first.replace(/[^\p{L}\p{N}]/gu, '.')}(?!\\p{L})`, 'u');
  const large =
    language === 'de' ||
    first === 'I' ||
    !/^\p{Lu}\p{Ll}*$/u.test(first) ||
    // `St Anne's School`: two in a row are a name.
    /^\p{Lu}\p{Ll}*\s\p{Lu}\p{Ll}/u.test(text) ||
    isName.test(input.page.pageContext.slice(0, 20_000));
  return large ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
