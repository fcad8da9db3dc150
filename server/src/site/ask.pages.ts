// The page that answers a question: what was asked, the answer with its sources, and the box to ask again. Pure.
import type { BlockOf } from '../content/content.ts';
import type { Answer, Source } from './answers.ts';
import { actionRow } from './render/actions.ts';
import { ask } from './render/blocks/forms.ts';
import { type Html, html, trusted } from './render/html.ts';
import type { RenderInput } from './render/input.ts';
import { heading, paragraphs } from './render/text.ts';
import { actionsFrom, backLink, sheet, withBack, wordsFor } from './visitor_pages.ts';
import type { VisitorWords } from './visitor_words.ts';

export interface Asked {
  block: BlockOf<'ask'>;
  question: string;
  answer: Answer;
  back: string | undefined;
}

export function answerPage(input: RenderInput, { block, question, answer, back }: Asked): string {
  const words = wordsFor(input);
  const found = answer.sources.length > 0;
  const suggestions = block.suggestions.filter((suggestion) => suggestion !== question);
  const again = { ...block, heading: words.askAgain, suggestions };
  return sheet({ ...input, ...withBack(back) }, words.answer, (view) => {
    const body = found ? answered(words, answer) : notFound(words, input, back);
    return html`<div class="block title answer narrow"><div class="wrap">
<p class="eyebrow">${view.words.yourQuestion}</p>
${heading(1, question, 'asked')}
${body}<p class="way-back">${backLink(words, back, 'back')}</p>
</div></div>
${ask(again, view)}`;
  });
}

/** The question had no words, or too many. */
export function questionPage(
  input: RenderInput,
  block: BlockOf<'ask'>,
  back: string | undefined,
): string {
  const words = wordsFor(input);
  return sheet(
    { ...input, ...withBack(back) },
    words.questionFault,
    (view) => html`<div class="block title narrow"><div class="wrap">
${heading(1, words.questionFault, 'asked')}</div></div>
${ask(block, view)}`,
  );
}

function answered(words: VisitorWords, { by, text, sources }: Answer): Html {
  if (by === 'rules') {
    return html`<div class="quotes">
${sources.map(
  ({ title, quote }) => html`<figure><blockquote class="plain">
${paragraphs(quote)}</blockquote>
<figcaption><cite dir="auto">${title}</cite></figcaption></figure>
`,
)}</div>
`;
  }
  return html`<div class="text">
${paragraphs(text).map((paragraph) => cited(paragraph, sources.length))}</div>
${heading(2, words.sources, 'sources-heading')}
<ol class="sources">
${sources.map(source)}</ol>
`;
}

const source = ({ title, quote }: Source, index: number): Html =>
  html`<li id="source.${index + 1}"><cite dir="auto">${title}</cite>${paragraphs(quote)}</li>\n`;

/** `[1]` leads to the first source. The paragraph is escaped already: brackets and digits alone are looked at. */
function cited(paragraph: Html, count: number): Html {
  const parts = paragraph.text.split(/\[(\d{1,3})\]/);
  return html`${parts.map((part, index) => {
    if (index % 2 === 0) return trusted(part);
    const number = Number(part);
    return number >= 1 && number <= count
      ? html`<a class="cited" href="#source.${number}">[${number}]</a>`
      : html`[${part}]`;
  })}`;
}

function notFound(words: VisitorWords, input: RenderInput, back: string | undefined): Html {
  return html`<p class="lead" dir="auto">${words.notFound}</p>
${actionRow(actionsFrom(input, back))}`;
}
