// What an instruction asks a page to mention and the page does not say yet is added as an edit
// would add it: in the words of a source, or not at all.
import type { PageContent } from '../../content/content.ts';
import { sentencesOf } from '../../platform/text/sentences.ts';
import type { Brief } from './compose/brief/brief.ts';
import type { Composition } from './compose/compose.ts';
import { unsaidIn } from './compose/followed.ts';
import { settled } from './compose/headlines/settled.ts';
import { piecesIn } from './compose/selection/placing.ts';
import { applyRequests } from './edits/apply.ts';
import type { Edited } from './edits/editing.ts';
import type { Request } from './edits/requests.ts';

/** `gate`: what comes to the page passes it, like any other text. */
export function withMentions(
  brief: Brief,
  composition: Composition,
  gate: (edited: Edited) => PageContent,
): Composition {
  const requests = unsaidIn(brief, composition.content).map(
    (text): Request => ({ kind: 'mention', text, sourced: true }),
  );
  if (requests.length === 0) return composition;
  const content = gate(applyRequests(brief, composition.content, requests));
  // What was found may be on the page already, under another name.
  if (saysTwice(brief, content)) return composition;
  // What was added stands under the same instructions.
  return { ...composition, content: settled(brief, content) };
}

const saysTwice = ({ language }: Brief, { blocks }: PageContent): boolean =>
  blocks.flatMap(piecesIn).some((piece) => {
    const sentences = sentencesOf(piece, language);
    return new Set(sentences).size < sentences.length;
  });
