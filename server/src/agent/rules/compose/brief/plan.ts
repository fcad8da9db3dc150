// Next steps as a plan: who does what by when, wherever the text gives it.

import { figuresIn } from '../../../../claims/figures.ts';
import { capitalised } from '../../context/items.ts';
import type { Item, Section } from '../../context/reading.ts';
import { type Brief, citing, type DraftOf } from './brief.ts';

const nextHeading =
  /^(?:agreed|vereinbart|convenu|acordado|concordato|combinado|afgesproken|ustalon\p{L}|決定事項|合意事項)$|next steps?|action items?|what (?:we(?: both)?|you) (?:will )?do next|(?<!\p{L})to-?dos?$|was (?:wir|jetzt) als nächstes|nächste\p{L}* schritte|so geht es weiter|prochaines étapes|la suite|et après|what happens next|what[’']?s next|wie geht es weiter|qué sigue|cosa succede|hoe verder|co dalej|who does what|wer macht was|qui fait quoi|quién hace qué|chi fa cosa|quem faz o qu[eê]|wie doet wat|kto co robi|役割分担|próximos pa(?:sos|ssos)|prossimi passi|volgende stappen|następne kroki|kolejne kroki|今後の(?:予定|流れ)|次のステップ|الخطوات التالية/iu;

export const isPlanHeading = (heading: string | undefined): boolean =>
  heading !== undefined && nextHeading.test(heading);

type Step = DraftOf<'plan'>['items'][number];

export function planBlock(brief: Brief, section: Section): DraftOf<'plan'> | undefined {
  if (!isPlanHeading(section.heading)) return undefined;
  const lines = [
    ...section.items.map(stepOfItem),
    ...section.tables.flatMap(({ rows }) => rows.map(stepOfRow)),
  ];
  const steps = lines.filter((step) => step !== undefined);
  if (steps.length < 2) return undefined;
  for (const { title } of steps) brief.claims.claim(title);
  if (section.heading !== undefined) brief.claims.claim(section.heading);
  return {
    type: 'plan',
    chunkIds: citing([...section.items, ...section.tables]),
    ...(section.heading === undefined ? {} : { heading: section.heading }),
    items: steps,
  };
}

const maxAgreed = 6;

/** What either side undertook in a call with the reader. */
export function agreedBlock(brief: Brief): DraftOf<'plan'> | undefined {
  const { said, phrases, claims, input } = brief;
  const [left, right] = phrases.quotes;
  const items = said
    .flatMap(({ agreed = [] }) => agreed)
    // What cannot be told as a task and has no day is talk, and a reader's own sentence is no task of theirs.
    .filter(({ quoted, date, theirs }) => quoted !== true || (date !== undefined && !theirs))
    .slice(0, maxAgreed)
    // A day that both agreed on is what the steps of either lead to.
    .toSorted((one, other) => Number(one.who === undefined) - Number(other.who === undefined))
    .map(({ who, theirs, text, quoted, date }) => {
      const owner = theirs ? (input.person?.name ?? who) : who;
      return {
        title: quoted === true ? `${left}${text}${right}` : text,
        ...(owner === undefined ? {} : { owner }),
        ...(date === undefined ? {} : { date }),
      };
    });
  if (items.length === 0) return undefined;
  const { nextSteps } = phrases;
  const heading = nextSteps !== undefined && claims.claim(nextSteps) ? nextSteps : undefined;
  return { type: 'plan', chunkIds: [], ...(heading === undefined ? {} : { heading }), items };
}

const isDate = (text: string): boolean => {
  const figures = figuresIn(text);
  const dates = figures.filter(({ kind }) => kind === 'date');
  const rest = dates.reduce((left, { text: date }) => left.replace(date, ''), text);
  // `from 1 June` is a date; `choose the colour by 22 May` is a step.
  return dates.length > 0 && rest.trim().length <= 16;
};
const isOwner = (text: string): boolean =>
  text.length <= 40 &&
  !/\d|[.!?]/.test(text.replace(/^(?:Fr|Hr|Dr|Mr|Mrs|Ms|Sra?|M)\./u, '')) &&
  text.split(' ').length <= 5;

/** Cells in whatever order: the longest that is neither a date nor a name is the step. */
function stepOfRow(raw: readonly string[]): Step | undefined {
  const [who = '', task = ''] = raw;
  const until =
    raw.length === 2 && isOwner(who) ? (dated.exec(task) ?? dateAtEnd.exec(task)) : null;
  // `Nadia: export of staff records, by 16 January`, but `Site visit: Anna, 12 January`.
  if (until?.[1] !== undefined && /^\p{Ll}|\s\S+\s/u.test(until[1]))
    return stepOf(capitalised(until[1]), who, until[2]);
  // `we, Monday 23 November` is who and when.
  const row = (raw.length === 2 ? [raw[0] ?? '', ...ownerAndDate(raw[1] ?? '')] : raw).flatMap(
    taskAndOwner,
  );
  const date = row.find(isDate);
  const rest = row.filter((cell) => cell !== date && cell !== '');
  const title = [...rest].sort((a, b) => b.length - a.length)[0];
  const owner = rest.find((cell) => cell !== title && isOwner(cell));
  return title === undefined ? undefined : stepOf(title, owner, date);
}

/** `Visit of the workshops – Fibrelien` is a step and who takes it. */
function taskAndOwner(cell: string): string[] {
  const [task = '', who = '', ...more] = cell.split(/\s[–—]\s/);
  return more.length === 0 && task.length >= 3 && who !== '' && isOwner(who) ? [task, who] : [cell];
}

function ownerAndDate(cell: string): string[] {
  const [, who = '', when = ''] = /^([^,]{2,40}),\s(.{3,60})$/u.exec(cell) ?? [];
  return isOwner(who) && figuresIn(when).some(({ kind }) => kind === 'date') ? [who, when] : [cell];
}

function stepOfItem({ title, text }: Item): Step | undefined {
  if (text === undefined) {
    const [, what = title, inside = ''] = bracketed.exec(title) ?? [];
    const owner = isOwner(inside) && inside !== '' ? inside : undefined;
    const step = owner === undefined ? title : what;
    const until = dated.exec(step) ?? dateAtEnd.exec(step);
    return stepOf(until?.[1] ?? step, owner, until?.[2]);
  }
  const said = text.replace(/[.。]$/, '');
  const cells = said.split(/\s[–—-]\s/);
  if (cells.length > 1 && cells.some(isDate)) return stepOfRow([title, ...cells]);
  if (isDate(said)) return stepOf(title, undefined, said);
  if (isDate(title)) return stepOf(said, undefined, title);
  if (!isOwner(title)) return { title, text };
  const until = dated.exec(text.trim());
  return until ? stepOf(until[1] ?? '', title, until[2]) : stepOf(said, title, undefined);
}

/** `Aufstellungsplan bis 28.02.`: what, and by when. */
const dated =
  /^(.{3,200}?),?\s(?:by|until|on|bis|am|jusqu[’']au|avant le|le|hasta el|el|antes del|entro il|il|até|em|tegen|op|voor|do|dnia)\s((?:\p{L}+,?\s)?\d{1,2}[./]\s?(?:\d{1,2}[./]?(?:\d{2,4})?|\p{L}+)(?:\s\d{4})?|\d{1,2}\s\p{L}{3,12}(?:\s\d{4})?|\p{Lu}\p{L}{2,8}\.?\s\d{1,2}(?:,\s\d{4})?(?:,\s\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm))?)\.?$/iu;

/** `Site survey in Swindon, 12 January`. */
const dateAtEnd =
  /^(.{3,200}),\s((?:\d{1,2}\.? (?:and|und|et|y|e|en|i) )?\d{1,2}\.?\s\p{L}{3,12}(?:\s\d{4})?|\d{1,2}[./]\d{1,2}\.?)$/u;

const bracketed = /^(.{3,300}?)\s*[(（]([^()（）]{2,40})[)）]$/u;

function stepOf(raw: string, owner: string | undefined, date: string | undefined): Step {
  const match = owner === undefined ? bracketed.exec(raw) : null;
  const named = match?.[2] !== undefined && isOwner(match[2]) ? match[2] : undefined;
  const title = (named === undefined ? raw : (match?.[1] ?? raw)).replace(/[.。]$/, '');
  const who = owner ?? named;
  return {
    title: title.slice(0, 290),
    ...(who === undefined ? {} : { owner: who }),
    ...(date === undefined ? {} : { date }),
  };
}
