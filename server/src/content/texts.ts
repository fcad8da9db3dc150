// What a version says, as one text: for telling its language.
import { languageOf } from '../platform/text/language.ts';
import type { PageContent } from './content.ts';

const unsaid =
  /^(?:type|componentId|chunkIds|sources|kind|state|layout|formId|fieldType|name|email|phone|date|buttonTitles|\w*Ids?|\w*[uU]rl)$/;
/** Enough to tell a language by; a page may be as long as it likes. */
const enough = 3000;

/** The first few thousand characters that a visitor reads. */
export function openingText({ blocks }: PageContent): string {
  const said: string[] = [];
  let length = 0;
  const collect = (value: unknown): void => {
    if (length >= enough) return;
    if (typeof value === 'string') {
      said.push(value);
      length += value.length;
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) if (!unsaid.test(key)) collect(member);
  };
  blocks.forEach(collect);
  return said.join('\n');
}

/** A primary language tag, or `und`. */
export const contentLanguage = (content: PageContent): string => languageOf(openingText(content));
