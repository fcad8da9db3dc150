// A message is read twice: by the models that learnt how people ask, and by the rules, which know fewer ways and read those
// to the letter. What both read alike is done as the rules read it; else the surer reading goes first, and where it comes
// to nothing, the other one has its turn.
import type { PageContent } from '../../../content/content.ts';
import type { Brief } from '../compose/brief/brief.ts';
import { better } from '../grammar/languages/message_words.ts';
import type { Why } from '../grammar/languages/request_words.ts';
import { tableOf } from '../grammar/languages/tables.ts';
import { applyRequests } from './apply.ts';
import type { Edited, Editing } from './editing.ts';
import { readRequests } from './read_requests.ts';
import type { Request } from './requests.ts';
import { requestsOf } from './tagged/as_requests.ts';
import { pageWords } from './tagged/page_words.ts';
import { readWishes, type Wish } from './tagged/wishes.ts';

export interface Obeyed {
  requests: readonly Request[];
  edited: Edited;
}

export function obey(
  brief: Brief,
  current: PageContent,
  message: string,
  given: Pick<Editing, 'selected' | 'previous'> = {},
): Obeyed {
  const ruled = readRequests(message, brief.language);
  const wishes = readWishes(message, pageWords(brief, current));
  const language = spokenIn(ruled, brief.language);
  const learnt = wishes.flatMap((wish, at) => requestsOf(wish, language, at > 0));
  const read = { message, ruled, wishes, learnt };
  const headline = dictatedHeadline(read);
  const dictated = headline === undefined ? [] : [headlineTo(headline, language)];
  const readings = [dictated, ...(isTrusted(read) ? inTurn(read) : [ruled])];
  let first: Obeyed | undefined;
  for (const requests of readings) {
    if (requests.length === 0) continue;
    const edited = applyRequests(brief, current, requests, given);
    if (edited.did.length > 0 || isAnswered(requests)) return { requests, edited };
    first ??= { requests, edited };
    // What the rules refused for a reason is not to be had by reading it another way.
    if (requests === ruled && isFinal(edited, read)) break;
  }
  const done = first ?? { requests: ruled, edited: applyRequests(brief, current, ruled, given) };
  return lastResort(brief, current, read, given, done);
}

/** Whatever was read: where all of it came to nothing and something was to be said, the one line that has its words. */
function lastResort(
  brief: Brief,
  current: PageContent,
  { message, ruled, wishes }: Readings,
  given: Pick<Editing, 'selected' | 'previous'>,
  done: Obeyed,
): Obeyed {
  const says = wishes.some(({ kind }) => saying.has(kind));
  const isRefused = done.edited.whys.some((why) => !sought.has(why));
  // What the team tells itself was held against the sources already.
  const tells =
    done.edited.whys.includes('nearest') &&
    done.requests.some((one) => one.kind === 'mention' && one.retold === true);
  if (!says || isRefused || tells || done.edited.did.length > 0) return done;
  const spoken = spokenIn(ruled, brief.language);
  const language = tableOf(spoken) ? { language: spoken } : {};
  const requests: Request[] = [{ kind: 'unknown', text: message, content: true, ...language }];
  const edited = applyRequests(brief, current, requests, given);
  const isThere = edited.whys.length > 0 && edited.whys.every((why) => why === 'already');
  return edited.did.length > 0 || isThere ? { requests, edited } : done;
}

const saying: ReadonlySet<string> = new Set(['add', 'mention', 'answer']);
const sought: ReadonlySet<Why> = new Set([
  'unknown',
  'missing',
  'unclear',
  'remark',
  'unfound',
  'nearest',
  'nearLines',
] as const);

/** The rules know the language of a request; what is read nowhere is in that of the page. */
const spokenIn = (ruled: readonly Request[], home: string): string =>
  ruled.find(({ language }) => language !== undefined)?.language ??
  (ruled.length > 0 ? 'en' : home);

/** The rules look for a line that is about it, or take `less …` for a wish for other wording. */
const aboutLine: ReadonlySet<Request['kind']> = new Set([
  'headlineAbout',
  'refuse',
  'unknown',
  'remark',
] as const);

const headlineTo = (value: string, language: string): Request => ({
  kind: 'setHero',
  member: 'headline',
  value,
  ...(tableOf(language) ? { language } : {}),
});

interface Readings {
  message: string;
  ruled: readonly Request[];
  wishes: readonly Wish[];
  learnt: readonly Request[];
}

/** Whether what the models read may be done at all. */
function isTrusted({ message, ruled, wishes, learnt }: Readings): boolean {
  if (!learnt.some(({ kind }) => kind !== 'unknown') || learnt.length > maxRequests) return false;
  if (rethought.test(message)) return false;
  if (wishes.some(({ kind, sure }) => sure < (limits[kind] ?? likely))) return false;
  // What stands in quotation marks is meant to the letter.
  const quoted = [...message.matchAll(quotation)].map(([, text = '']) => text.trim());
  const parts = new Set(wishes.flatMap((wish) => Object.values(wish.parts).flat()));
  return quoted.length === 0 || (!isRead(ruled) && quoted.every((text) => parts.has(text)));
}

/** Both readings, the likelier first. */
function inTurn({ ruled, wishes, learnt }: Readings): (readonly Request[])[] {
  // The rules weigh every figure of the page before they change one.
  const [deeds, others] = [deedsOf(ruled), deedsOf(learnt)];
  if (others.size === 1 && others.has('replace'))
    return deeds.has('replace') ? [ruled] : [ruled, learnt];
  if (!isRead(ruled)) return [learnt, ruled];
  // What takes something away is not done on one reading's word where the other one reads something else.
  if (others.has('remove') && !deeds.has('remove')) return [ruled, learnt];
  if (deeds.has('replace') || deeds.has('answer')) return [ruled, learnt];
  // Who is only remarked upon or asked may as well have been misread.
  const isIdle = [...deeds].every((deed) => deed === 'check');
  if (isIdle && !others.has('check') && !others.has('reckon')) return [learnt, ruled];
  const holds = [...others].every((deed) => deeds.has(deed));
  const isSure = wishes.every(({ sure }) => sure >= surely);
  return holds || !isSure ? [ruled, learnt] : [learnt, ruled];
}

/**
 * `Change the headline to: Less driving, more jobs`: what stands behind the colon like a line is the line. In small letters, as
 * a question or `something about …` it tells what the line should be like.
 */
function dictatedHeadline({ message, ruled, wishes }: Readings): string | undefined {
  if (quotes.test(message) || !ruled.every(({ kind }) => aboutLine.has(kind))) return undefined;
  const [, value] = /^[^:：\n]{3,60}[:：]\s*([^\n]{4,120})$/u.exec(message.trim()) ?? [];
  const [first, ...others] = wishes;
  if (value === undefined || first?.kind !== 'headline' || first.parts.about || first.parts.not)
    return undefined;
  const isLine = /^[\p{Lu}\p{Lo}\p{N}]/u.test(value) && !/[?？؟]|[.!。]\s*\S/u.test(value);
  return isLine && others.every(({ sure }) => sure < surely)
    ? value.replace(/[.。]$/u, '')
    : undefined;
}

const isRead = (requests: readonly Request[]): boolean =>
  requests.length > 0 && requests.every(({ kind }) => kind !== 'unknown');

const [likely, surely] = [0.55, 0.85];
/** What takes something away or puts the team's own words on the page must be surer. */
const limits: Readonly<Record<string, number>> = {
  add: 0.8,
  mention: 0.65,
  remove: 0.8,
  subline: 0.9,
  heading: 0.9,
  button: 0.9,
};
/** The rules read no more clauses either. */
const maxRequests = 30;
const quotes = /["“”„«»「」]/u;
const quotation = /["“”„«「]([^"“”„«»「」]+)["“”»」]/gu;
/** `…, or rather …`: what was said first does not hold. */
const rethought = new RegExp(`[\\s,;:.…、。–-](?:${better})(?:[\\s,:、]|$)`, 'iu');

/** Whether the models' reading is no help: it would be for something else, or there was a reason. */
function isFinal({ whys }: Edited, { ruled, learnt }: Readings): boolean {
  const deeds = deedsOf(ruled);
  const others = [...deedsOf(learnt)];
  const isAkin =
    !isRead(ruled) ||
    others.some((deed) => deeds.has(deed)) ||
    others.every((one) => harmless.has(one));
  return !isAkin || !whys.every((why) => misread.has(why));
}

/** Nothing goes by these, and no word of the team's stands on the page. */
const harmless: ReadonlySet<string> = new Set([
  'move',
  'shorten',
  'expand',
  'keepOnly',
  'answer',
  'add',
]);

/** What comes of a wish that was read wrongly. */
const misread: ReadonlySet<Why> = new Set(['unknown', 'missing', 'unclear', 'remark'] as const);

/** A question to the agent changes nothing, and is answered all the same. */
const isAnswered = (requests: readonly Request[]): boolean =>
  requests.every(({ kind }) => kind === 'check' || kind === 'refuse');

/** What the requests are for, whatever they name. */
const deedsOf = (requests: readonly Request[]): ReadonlySet<string> =>
  new Set(requests.flatMap(({ kind }) => deeds[kind] ?? kind));

const deeds: Partial<Record<Request['kind'], string | readonly string[]>> = {
  remark: [],
  setHero: 'headline',
  headlineAbout: 'headline',
  otherHeadline: 'headline',
  removeText: 'remove',
  hideButton: 'remove',
  addAbout: 'add',
  addText: 'add',
  mention: 'add',
  setText: 'replace',
  setValue: 'replace',
  correct: 'replace',
  setHours: 'replace',
  setDays: 'replace',
  splitOut: 'reshape',
  focus: 'move',
};
