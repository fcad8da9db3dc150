// Who came by in the course of a month, and what they did: always the same for the same seed, so that
// two people who look at the demo talk about the same figures.
import type { BlockOf, PageContent } from '../content/content.ts';
import type { Beacon } from '../sessions/beacon.ts';
import type { VisitContext } from '../sessions/visit_context.ts';
import type { DemoServices } from './services.ts';
import { formMessages, questions } from './story.ts';

/** A published variant that can be visited. */
export interface Shown {
  visit: VisitContext;
  /** Where it is shown; undefined for a group that no link leads to. */
  path?: string | undefined;
  content: PageContent;
  topicIds: string[];
  /** Whom it is for, if for one person. */
  personId: string | null;
  name: string;
  email: string | undefined;
}

export type Chance = () => number;

/** A small generator of even numbers between 0 and 1 (xorshift of 32 bits). */
export function makeChance(seed: number): Chance {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

type Seen = Pick<Parameters<DemoServices['sessions']['take']>[0], 'flag' | 'doubt'>;

export interface Visitor {
  shown: Shown;
  at: number;
  sessionKey: string;
  beacon: Beacon;
  /** What its request says against a person. */
  seen: Seen;
  asks: string | undefined;
  submits: boolean;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** More on working days, and more of those with something new to see. */
export function visitorsOfDay(
  services: Pick<DemoServices, 'visitContexts'>,
  shown: readonly Shown[],
  dayStart: number,
  chance: Chance,
): Visitor[] {
  const weekday = new Date(dayStart).getUTCDay();
  const busy = weekday === 0 || weekday === 6 ? 0.25 : 1;
  const visitors: Visitor[] = [];
  for (const one of shown) {
    const most = one.personId === null ? 5 : 2;
    const count = Math.floor(chance() * (most + 1) * busy);
    for (let n = 0; n < count; n++) {
      const at = dayStart + Math.round((8 + chance() * 10) * 60 * minuteMs);
      visitors.push(visitor(services, one, at, chance));
    }
  }
  return visitors.filter(({ at }) => at < dayStart + dayMs).sort((a, b) => a.at - b.at);
}

function visitor(
  { visitContexts }: Pick<DemoServices, 'visitContexts'>,
  shown: Shown,
  at: number,
  chance: Chance,
): Visitor {
  const interest = chance();
  // A third turns away at once; the others read on for up to six minutes.
  const visibleMs = Math.round(
    interest < 0.33 ? interest * 24_000 : interest * interest * 6 * minuteMs,
  );
  const elapsedMs = Math.round(visibleMs * (1 + chance()) + 2_000);
  const clicks = interest > 0.55 ? [actionClick(shown.content, visibleMs)].flat() : [];
  const key = `demo${Math.floor(chance() * 2 ** 32).toString(36)}${at.toString(36)}visit`;
  return {
    shown,
    at,
    sessionKey: key,
    beacon: {
      context: visitContexts.seal(shown.visit),
      session: key,
      view: `view${key}`,
      elapsedMs,
      visibleMs,
      scrollPercent: Math.min(100, Math.round(15 + interest * 110)),
      closed: true,
      // Who stays a while uses the mouse; a glance needs no hand.
      presses: clicks.length * 2,
      moves: interest < 0.2 ? 0 : 60,
      ...(clicks.length === 0 ? {} : { interactions: clicks }),
    },
    seen: { flag: null },
    asks: interest > 0.7 ? questions[Math.floor(chance() * questions.length)] : undefined,
    submits: interest > 0.9,
  };
}

/** What scanners of mail, crawlers and monitors do with a link that was sent around. */
const machines: { seen: Seen; beacon: Partial<Beacon>; clicks: number }[] = [
  { seen: { flag: 'user_agent' }, beacon: { elapsedMs: 3_000, visibleMs: 3_000 }, clicks: 0 },
  { seen: { flag: null }, beacon: { elapsedMs: 250, visibleMs: 250, closed: true }, clicks: 3 },
  {
    seen: { flag: null },
    beacon: { elapsedMs: 5_000, visibleMs: 5_000, automated: true },
    clicks: 0,
  },
  { seen: { flag: null }, beacon: { elapsedMs: 600, visibleMs: 600, closed: true }, clicks: 0 },
  {
    seen: { flag: null, doubt: 'fetched_ahead' },
    beacon: { elapsedMs: 2_400, visibleMs: 2_400, closed: true },
    clicks: 0,
  },
];

/** Each for a variant by chance, at night as in the day. */
export function machinesOfDay(
  { visitContexts }: Pick<DemoServices, 'visitContexts'>,
  shown: readonly Shown[],
  dayStart: number,
  chance: Chance,
): Visitor[] {
  return machines.flatMap(({ seen, beacon, clicks }) => {
    const one = shown[Math.floor(chance() * shown.length)];
    if (one === undefined || chance() < 0.5) return [];
    const at = dayStart + Math.round(chance() * dayMs);
    const key = `demo${Math.floor(chance() * 2 ** 32).toString(36)}${at.toString(36)}machine`;
    const [click] = actionClick(one.content, 0);
    const interactions = Array.from({ length: clicks }, (_, n) => ({
      ...click,
      kind: 'action' as const,
      sequence: n + 1,
      atMs: 60 + n,
      inputsBefore: 0,
    }));
    const common = { context: visitContexts.seal(one.visit), session: key, view: `view${key}` };
    return {
      shown: one,
      at,
      sessionKey: key,
      beacon: { elapsedMs: 0, visibleMs: 0, ...common, ...beacon, presses: clicks, interactions },
      seen,
      asks: undefined,
      submits: false,
    };
  });
}

function actionClick(content: PageContent, visibleMs: number): NonNullable<Beacon['interactions']> {
  const hero = content.blocks.find((block) => block.type === 'hero');
  return [
    {
      sequence: 1,
      atMs: Math.round(visibleMs / 2),
      kind: 'action',
      ...(hero === undefined ? {} : { componentId: hero.componentId }),
      actionId: 'book',
      label: 'See your own day planned',
      input: 'pointer',
      inputsBefore: 40,
    },
  ];
}

/** Writes a visit down by the ways a real one takes. */
export async function visitPage(services: DemoServices, visitor: Visitor): Promise<void> {
  const { sessions, forms } = services;
  const { shown, at, beacon, sessionKey } = visitor;
  await sessions.take({
    visit: shown.visit,
    beacon,
    receivedAt: at + beacon.elapsedMs,
    ...visitor.seen,
  });
  if (visitor.asks !== undefined) await ask(services, visitor, visitor.asks);
  const form = shown.content.blocks.find((block) => block.type === 'form');
  if (visitor.submits && form) {
    await forms.submit({
      visit: shown.visit,
      form,
      input: entriesFor(form, shown, at),
      addresseeId: shown.personId,
      suspicion: undefined,
      sentBy: { address: '192.0.2.1', program: 'demo', submissionKey: sessionKey },
      sessionKey,
    });
  }
}

async function ask(services: DemoServices, visitor: Visitor, question: string): Promise<void> {
  const { shown, at, beacon, sessionKey } = visitor;
  const { tenantId } = shown.visit;
  const { text, sources } = await services.answers.answer(tenantId, shown.topicIds, question, {
    signal: AbortSignal.timeout(10_000),
    quoteOnly: true,
    failed: () => {},
  });
  if (sources.length === 0) return;
  const block = shown.content.blocks.find((one) => one.type === 'ask');
  const askedAt = at + Math.round(beacon.visibleMs / 3);
  const common = {
    visit: shown.visit,
    sessionKey,
    label: question,
    ...(block === undefined ? {} : { componentId: block.componentId, options: block.suggestions }),
  };
  await services.sessions.note({ ...common, at: askedAt, kind: 'question' });
  await services.sessions.note({
    ...common,
    at: askedAt + 1,
    kind: 'answer',
    responseText: text,
    groundingChunkIds: sources.map(({ chunkId }) => chunkId),
  });
}

const newSender = { name: 'Sven Berg', email: 'dispatch@nordwind.example' };

/** What somebody of this audience would enter, field by field. */
function entriesFor(form: BlockOf<'form'>, shown: Shown, now: number): Record<string, string> {
  // Whoever reads a group's page is known by what they enter alone.
  const sender = shown.email === undefined ? newSender : { name: shown.name, email: shown.email };
  const entries: Record<string, string> = {};
  for (const field of form.fields) {
    if (field.fieldType === 'email') entries[field.name] = sender.email;
    else if (field.fieldType === 'textarea') {
      const which = Math.floor(now / dayMs) % formMessages.length;
      entries[field.name] = formMessages[which] ?? '';
    } else if (field.name === 'name' || field.required) entries[field.name] = sender.name;
  }
  return entries;
}
