// Small sections as one: those of one line stand together, and those under no heading speak of the sender.
import { capitalised } from '../context/items.ts';
import type { Desk, Draft } from './desk.ts';

/** Sections of one line stand together, and no page has more blocks than `room`. */
export function gatherSmall(desk: Desk, parts: readonly Draft[][], room: number): Draft[] {
  const loose = parts.filter(isUntitled);
  // What leads stands on its own.
  const small = parts.filter(
    (part, at) =>
      isSmall(part) && !isUntitled(part) && !(at === 0 && desk.commands.lead.length > 0),
  );
  const others = parts.filter((part) => !loose.includes(part) && !small.includes(part));
  const folded = small.length >= 2 ? [...small] : [];
  const count = () =>
    [...parts]
      .filter((part) => !loose.includes(part) && !folded.includes(part))
      .reduce((sum, part) => sum + part.length, 0) +
    (loose.length > 0 ? 1 : 0) +
    (folded.length > 0 ? 1 : 0);
  // From the end: what matters to the reader stands before it.
  for (let at = others.length - 1; at > 0 && count() > room; at--) {
    const part = others[at];
    if (part && asEntry(part)?.title !== undefined) folded.push(part);
  }
  if (folded.length === 1) folded.pop();
  const order = parts.filter((part) => folded.includes(part));
  const gathered = gatherTitled(desk, order);
  const about = gatherLoose(desk, loose);
  const opens = loose[0] !== undefined && loose[0] === parts[0];
  const out: Draft[] = opens ? [...about] : [];
  for (const part of parts) {
    if (loose.includes(part)) continue;
    if (!order.includes(part)) out.push(...part);
    else if (part === order[0]) out.push(...gathered);
  }
  return opens ? out : [...out, ...about];
}

const smallText = 220;

const isSmall = (part: readonly Draft[]): boolean => {
  const [only] = part;
  return (
    part.length === 1 && only?.type === 'prose' && only.paragraphs.join(' ').length <= smallText
  );
};

/** Text that no heading of the author's stands above. */
const isUntitled = (part: readonly Draft[]): boolean =>
  part.length === 1 && part[0]?.type === 'prose' && part[0].heading === undefined;

/** A section as one entry of a list; none when it is too much for that. */
function asEntry(
  part: readonly Draft[],
): { title?: string; text: string; chunkIds: string[] } | undefined {
  const [only] = part;
  if (part.length !== 1 || !only) return undefined;
  if (only.type === 'prose') {
    const text = only.paragraphs.join(' ');
    if (text.length > 600) return undefined;
    return {
      text,
      chunkIds: only.chunkIds,
      ...(only.heading === undefined ? {} : { title: only.heading }),
    };
  }
  if ((only.type === 'benefits' || only.type === 'steps') && only.heading !== undefined) {
    const text = only.items
      .map((item) =>
        item.text === undefined ? item.title : `${item.title}: ${item.text.replace(/[.。]$/, '')}`,
      )
      .join('; ');
    return text.length > 400
      ? undefined
      : { title: only.heading, text: `${text}.`, chunkIds: only.chunkIds };
  }
  return undefined;
}

function gatherTitled(desk: Desk, parts: readonly Draft[][]): Draft[] {
  const entries = parts.flatMap((part) => asEntry(part) ?? []);
  const items = entries.flatMap(({ title, text }) =>
    title === undefined ? [] : [{ title, text }],
  );
  if (items.length === 0) return [];
  const chunkIds = [...new Set(entries.flatMap((entry) => entry.chunkIds))];
  const { goodToKnow } = desk.phrases;
  const heading =
    goodToKnow !== undefined && desk.claims.claim(goodToKnow) ? goodToKnow : undefined;
  return [{ type: 'benefits', chunkIds, ...(heading === undefined ? {} : { heading }), items }];
}

const maxLoose = 6;

/** What stands under no heading is about the sender; what has a label of its own is an entry. */
function gatherLoose(desk: Desk, parts: readonly Draft[][]): Draft[] {
  const proses = parts.flat().flatMap((draft) => (draft.type === 'prose' ? [draft] : []));
  if (proses.length === 0) return [];
  const { phrases, source } = desk;
  const all = proses.flatMap((prose) => prose.paragraphs);
  const entries = all.map(entryIn).filter((entry) => entry !== undefined);
  const listed = entries.length >= 2;
  const paragraphs = all
    .filter((text) => !listed || entryIn(text) === undefined)
    .slice(0, maxLoose);
  const chunkIds = [...new Set(proses.flatMap((prose) => prose.chunkIds))];
  const about =
    source.product === undefined
      ? phrases.goodToKnow
      : (phrases.about?.(source.product) ?? phrases.goodToKnow);
  const headed = (heading: string | undefined): { heading?: string } =>
    heading !== undefined && desk.claims.claim(heading) ? { heading } : {};
  return [
    ...(paragraphs.length === 0
      ? []
      : [{ type: 'prose' as const, chunkIds, ...headed(about), paragraphs }]),
    ...(listed
      ? [
          {
            type: 'benefits' as const,
            chunkIds,
            ...headed(phrases.goodToKnow),
            items: entries.slice(0, maxLoose),
          },
        ]
      : []),
  ];
}

const labelled = /^(\p{Lu}[^.:：!?]{1,39}?)\s?[:：]\s(\S.{3,300})$/u;

/** `Punctuality in 2025: 98.7% of all arrivals.` */
function entryIn(text: string): { title: string; text: string } | undefined {
  const [, title, said] = labelled.exec(text) ?? [];
  if (title === undefined || said === undefined || title.split(' ').length > 5) return undefined;
  return { title, text: capitalised(said) };
}
