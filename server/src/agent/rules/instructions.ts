// What an instruction asks a page to mention and the page does not say yet is added as an edit
// would add it: in the words of a source, or not at all.
import type { PageContent } from '../../content/content.ts';
import type { Composition } from './compose/compose.ts';
import type { Desk } from './compose/desk.ts';
import { judgeCommands } from './compose/followed.ts';
import { settled } from './compose/settled.ts';
import { applyRequests } from './edits/apply.ts';
import type { Edited } from './edits/editing.ts';
import type { Request } from './edits/requests.ts';

/** `gate`: what comes to the page passes it, like any other text. */
export function withMentions(
  desk: Desk,
  composition: Composition,
  gate: (edited: Edited) => PageContent,
): Composition {
  const unmet = new Set(
    judgeCommands(desk, composition.content)
      .filter(({ verdict }) => verdict === 'not' || verdict === 'partly')
      .map(({ text }) => text),
  );
  const requests = desk.commands.list.flatMap((command): Request[] =>
    (command.kind === 'mention' || command.kind === 'early') && unmet.has(command.text)
      ? [{ kind: 'mention', text: command.about, sourced: true }]
      : [],
  );
  if (requests.length === 0) return composition;
  const content = gate(applyRequests(desk, composition.content, requests));
  // What was added stands under the same instructions.
  return { ...composition, content: settled(desk, content) };
}
