// What the agent says after an edit: plainly what it did, and what it could not do.
import type { Edited } from './apply.ts';
import type { Request } from './requests.ts';

const understood =
  'I understand requests such as: set the headline to "…"; add a section about …; remove, move, shorten or expand a section; replace "…" with "…"; mention …; answer "…".';

export function replyTo(requests: readonly Request[], { did, not }: Edited): string[] {
  if (requests.length === 0)
    return [`I was asked for nothing, so I changed nothing. ${understood}`];
  const lost = requests.some((request) => request.kind === 'unknown');
  return [...did, ...not, ...(lost ? [understood] : [])];
}
