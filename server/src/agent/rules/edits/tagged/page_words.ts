// What a page and its sources say, as the models look it up.
import type { PageContent } from '../../../../content/content.ts';
import { remembering } from '../../../../platform/text/remember.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { type PageWords, rootsOf } from './token_signs.ts';

export function pageWords({ language, input }: Brief, { blocks }: PageContent): PageWords {
  return {
    language,
    heading: rootsOf(blocks.flatMap((block) => headingOf(block) ?? [])),
    text: rootsOf(blocks.flatMap(textsOf)),
    sources: ofSources(
      [input.page.pageContext ?? '', ...input.chunks.map(({ text }) => text)].join('\n'),
    ),
  };
}

/** The sources of a page are the same for every request. */
const ofSources = remembering((text: string) => rootsOf([text]), 500_000);
