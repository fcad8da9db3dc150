// What the agent says after an edit: plainly what it did, and what it could not do;
// in the language of the request, and shorter where that is not English.
import type { Block } from '../../../content/content.ts';
import { headingOf } from '../compose/texts/texts.ts';
import { aboutUs } from '../grammar/languages/edit_words.ts';
import type { Deed, RequestWords } from '../grammar/languages/request_words.ts';
import { tableOf } from '../grammar/languages/tables.ts';
import { clipped, type Edited, type Outcome, shortly } from './editing.ts';
import { entriesOf } from './ground/entry.ts';
import type { Request } from './requests.ts';

const understood =
  'I understand requests such as: set the headline to "…"; add a section about …; remove, move, shorten or expand a section; replace "…" with "…"; mention …; answer "…".';

export function replyTo(requests: readonly Request[], { did, not, lost }: Edited): string[] {
  if (requests.length === 0)
    return [`I was asked for nothing, so I changed nothing. ${understood}`];
  const refused = did.length === 0 ? not : not.map(withoutNothing);
  if (!lost) return [...did, ...refused];
  return [...did, ...refused, tableOf(lost.language ?? 'en')?.replies.understood ?? understood];
}

/** Beside what was done, nobody may read that nothing was. */
const nothing =
  /,? so I changed nothing(?=[.;])| und (?:habe )?nichts geändert(?=\.)| ; je n’ai rien changé(?=\.)|; no he cambiado nada(?=\.)|; non ho cambiato nulla(?=\.)|; não alterei nada(?=\.)| en (?:heb )?niets veranderd(?=\.)| i niczego nie zmieniam(?=\.)|، ولم أغيّر شيئًا(?=\.)/gu;
const forThis: readonly (readonly [none: string, forThis: string])[] = [
  [' I changed nothing.', ' I changed nothing for this.'],
  [' Nichts geändert.', ' Dafür habe ich nichts geändert.'],
  [' Je n’ai rien changé.', ' Pour cela, je n’ai rien changé.'],
  [' No he cambiado nada.', ' Para eso no he cambiado nada.'],
  [' Non ho cambiato nulla.', ' Per questo non ho cambiato nulla.'],
  [' Não alterei nada.', ' Para isso não alterei nada.'],
  [' Ik heb niets veranderd.', ' Daarvoor heb ik niets veranderd.'],
  [' Niets gewijzigd.', ' Daarvoor is niets gewijzigd.'],
  [' Niczego nie zmieniam.', ' W tej sprawie niczego nie zmieniam.'],
  [' Nic nie zmieniono.', ' W tej sprawie nic nie zmieniono.'],
  ['。何も変更していません。', '。この点は変更していません。'],
  ['。変更はしていません。', '。この点は変更していません。'],
  ['見つからないため、何も変更していません', '見つかりません'],
  ['理解できなかったため、何も変更していません', '理解できませんでした'],
];
const withoutNothing = (told: string): string =>
  forThis.reduce((text, [none, one]) => text.replace(none, one), told.replace(nothing, ''));

const deeds: Partial<Record<Request['kind'], Deed>> = {
  addAbout: 'added',
  addText: 'added',
  mention: 'added',
  answer: 'added',
  reckon: 'added',
  showButton: 'added',
  remove: 'removed',
  removeText: 'removed',
  keepOnly: 'shortened',
  hideButton: 'removed',
  move: 'moved',
  swap: 'moved',
  merge: 'moved',
  splitOut: 'moved',
  focus: 'moved',
  shorten: 'shortened',
  expand: 'expanded',
  rewrite: 'rewritten',
};

/** The outcome with its words in the language of the request. */
export function inLanguageOf(request: Request, outcome: Outcome): Outcome {
  const words = tableOf(request.language ?? 'en');
  if (!words) return outcome;
  const { did, not, why, blocks, touched } = outcome;
  const { replies } = words;
  const block = blocks?.find(({ componentId }) => componentId === touched);
  const about = outcome.about ?? (block ? [nameIn(block, words)] : []);
  // A name is read with `section` behind it where the request has its own word for that.
  const inQuotes = (names: readonly string[]): string =>
    names
      .map((name) => (name === 'about us' ? (aboutUs[words.language] ?? name) : name))
      .map((name) => quotedIn(clipped(name.replace(/ section$/, '')), words))
      .join(', ');
  const quoted = inQuotes(about);
  const reasons = inQuotes(outcome.reasons ?? about);
  const deed = outcome.deed ?? deeds[request.kind] ?? 'changed';
  const also = outcome.also ? [[outcome.also.deed, inQuotes(outcome.also.about)] as const] : [];
  const tell = ([one, names]: readonly [Deed, string]): string =>
    sentence(replies.done[one], names, words);
  return {
    ...outcome,
    ...(did === undefined ? {} : { did: [[deed, quoted] as const, ...also].map(tell).join(' ') }),
    ...(not === undefined
      ? {}
      : {
          not: why === 'told' ? not : replies.why[why ?? 'impossible'].replace('{}', () => reasons),
        }),
  };
}

/** What the sections are called, for who named one that is not there. */
export function sectionsTold(blocks: readonly Block[], language: string): string[] {
  const words = tableOf(language);
  const names = blocks
    .filter(({ type }) => type !== 'hero')
    .flatMap((block) => headingOf(block) ?? [])
    .map(shortly);
  const told = names.map((name) => (words ? quotedIn(name, words) : `“${name}”`)).join(', ');
  const said = words?.replies.sections ?? 'The sections of the page are {}.';
  return told === '' ? [] : [said.replace('{}', () => told)];
}

function sentence(done: string, quoted: string, { unspaced, replies }: RequestWords): string {
  const stop = unspaced ? '。' : '.';
  return quoted === '' ? `${done}${stop}` : `${done}${replies.colon ?? ': '}${quoted}${stop}`;
}

const quotedIn = (text: string, { replies: { quotes } }: RequestWords): string => {
  const [open = '', close = ''] = quotes.includes('|') ? quotes.split('|') : [...quotes];
  return `${open}${text}${close}`;
};

/** What has no heading is known to readers by its first entry, not by its kind. */
const nameIn = (block: Block, { kinds }: RequestWords): string =>
  headingOf(block) ?? entriesOf(block)[0]?.name ?? kinds[block.type]?.split('|')[0] ?? block.type;
