// The last say of the team's instructions on a page that is laid out: which kinds of section it does
// without, what it ends with, and how long it may be.
import type { Block, BlockType } from '../../../content/content.ts';
import { plainText } from '../../../platform/text/inline.ts';
import type { Desk, Draft } from './desk.ts';
import { meantBy } from './meant.ts';
import { mapTexts } from './texts.ts';

/** So many sections are short. */
export const shortPage = 6;
const shortList = 3;

export const isShortened = ({ commands }: Desk): boolean =>
  commands.list.some(({ kind }) => kind === 'short');

export const doesWithout = ({ commands }: Desk, type: BlockType): boolean =>
  commands.list.some((command) => command.kind === 'without' && command.type === type);

export function finished(desk: Desk, drafts: readonly Draft[]): Draft[] {
  const kept = drafts.filter(({ type }) => type === 'hero' || !doesWithout(desk, type));
  return ended(desk, isShortened(desk) ? shortened(kept) : kept);
}

/** What a short page can best do without, the first of all first. */
const dispensable: readonly BlockType[] = [
  'media',
  'gallery',
  'ask',
  'logos',
  'cards',
  'faq',
  'stats',
  'table',
  'prose',
  'quote',
  'steps',
  'timeline',
];

function shortened(drafts: readonly Draft[]): Draft[] {
  const kept = drafts.map((draft) =>
    draft.type === 'faq' ? { ...draft, items: draft.items.slice(0, shortList) } : draft,
  );
  while (kept.length > shortPage) {
    const at = dispensable
      // What stands first is what the page is about.
      .map((type) => kept.findLastIndex((draft, place) => place > 1 && draft.type === type))
      .find((place) => place > 1);
    if (at === undefined) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** What the page is to end with stands last, button and all. */
function ended(desk: Desk, drafts: readonly Draft[]): Draft[] {
  const wish = desk.commands.list.find((command) => command.kind === 'last');
  if (!wish) return [...drafts];
  const meant = meantBy(wish.about, desk.language);
  const shares = drafts.map((draft, at) => (at === 0 ? 0 : meant.share(wordsOf(desk, draft))));
  const best = Math.max(...shares);
  const at = shares.lastIndexOf(best);
  const found = drafts[at];
  if (best < 0.5 || !found) return [...drafts];
  return [...drafts.slice(0, at), ...drafts.slice(at + 1), found];
}

/** All that a section says, with its buttons. */
export function wordsOf({ input }: Desk, draft: Draft | Block): string {
  const ids = 'actionIds' in draft ? draft.actionIds : [];
  const buttons = input.page.actions
    .filter(({ actionId }) => ids.includes(actionId))
    .map(({ buttonTitle }) => plainText(buttonTitle));
  const submit = draft.type === 'form' ? [draft.submitLabel] : [];
  const texts: string[] = [];
  mapTexts(draft as Block, (text) => {
    texts.push(text);
    return text;
  });
  return [...texts, ...buttons, ...submit].join(' ');
}
