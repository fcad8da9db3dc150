// An experiment with an answer: a mailing to many companies, half of which see the page that is the same for
// all. Personal pages do far better here than they would in life, so that few companies are enough.
import type { Arm } from '../platform/db/tables.ts';
import type { Beacon } from '../sessions/beacon.ts';
import { openInBrowser } from './browsing.ts';
import type { DemoServices } from './services.ts';
import type { Page } from './story.ts';
import type { Chance } from './visitors.ts';

export const trialDay = 9;
const lastDay = 27;
const companies = 72;
const rates = { control: 0.08, treated: 0.62 };
const atOnce = 10;

const given = ['Alma', 'Bram', 'Chiara', 'Davud', 'Elin', 'Farah', 'Goran', 'Hanne', 'Ivo', 'Jana'];
const family = [
  ...['Aalto', 'Brandt', 'Costa', 'Duarte', 'Egger', 'Falk', 'Greco', 'Haas', 'Ilves', 'Jansen'],
  ...['Kovacs'],
];
// Seven and eleven have no factor in common: no company comes twice.
const trades = ['Lifts', 'Heating', 'Solar', 'Networks', 'Pumps', 'Plumbing', 'Facilities'];
const titles = ['Head of Operations', 'Service Manager', 'Dispatcher', 'Managing Director'];

export const trialPage: Page = {
  path: '/spring',
  page: {
    name: 'Ready for spring',
    brandId: 'orbit',
    pageType: 'outbound',
    pageContext: `Orbit plans the day of field crews. In spring the phones do not stand still: a plan for all crews takes under a minute, and late jobs move the rest of the day by themselves.

Why teams choose it:
- Dispatchers save two hours a day.
- Crews see changes on their phone at once.`,
    headerActionId: 'plan',
    actions: [
      {
        actionId: 'plan',
        purpose: 'Plan one real day together',
        buttonTitle: 'Plan a day with us',
        actionType: 'url',
        url: 'https://orbit.example/plan',
      },
    ],
    actionCardWidgets: [],
    footerLinks: [],
    scripts: [],
  },
  persons: [],
  groups: [{ name: 'Everybody on the list', context: 'The same page for all.' }],
};

export interface Invited {
  personId: string;
  company: string;
}

/** The people on the list; every tenth company is known by its account, so that it counts as one. */
export async function invite(services: DemoServices, tenantId: string): Promise<Invited[]> {
  const invited: Invited[] = [];
  for (let n = 0; n < companies; n++) {
    const company = `${family[n % family.length]} ${trades[n % trades.length]}`;
    const domain = `${company.toLowerCase().replaceAll(' ', '-')}.example`;
    if (n % 10 === 0) {
      const log = { domain, name: company, source: 'crm', type: 'import', payload: {} };
      const { row } = await services.accounts.createLog(tenantId, {
        ...log,
        idempotencyKey: `spring ${domain}`,
      });
      const size = { industry: trades[n % trades.length] ?? null, employees: 20 + n * 3 };
      await services.accounts.update(tenantId, row.account_id ?? '', size);
    }
    for (let person = 0; person < (n % 10 === 0 ? 2 : 1); person++) {
      const name = `${given[(n + person * 3) % given.length]} ${family[(n + person) % family.length]}`;
      const email = `${name.toLowerCase().replace(' ', '.')}@${domain}`;
      const title = titles[(n + person) % titles.length] ?? null;
      const known = { name, email, title };
      const { person_id: personId } = await services.persons.create(tenantId, known);
      invited.push({ personId, company });
    }
  }
  return invited;
}

export interface Trial {
  /** What those on the list do that day. */
  live(day: number, now: number): Promise<void>;
}

/** Starts the experiment. `paths`: the addresses that were sent to the people on the list. */
export async function startTrial(
  services: DemoServices,
  tenantId: string,
  about: { pageId: string; controlAudienceId: string; paths: string[] },
  chance: Chance,
): Promise<Trial> {
  const { pageId, controlAudienceId, paths } = about;
  const plan = { holdout: 0.5, controlAudienceId, metric: 'converted', alpha: 0.05 } as const;
  await services.experiments.put(tenantId, pageId, plan);
  // Each comes once or twice, on a day of their own.
  const visits = paths.flatMap((path) => {
    const day = trialDay + Math.floor(chance() * (lastDay - trialDay));
    const again = chance() < 0.3 ? [{ path, day: Math.min(lastDay, day + 1) }] : [];
    return [{ path, day }, ...again];
  });
  // By quota and not by chance: who is in which arm differs from demo to demo, the answer does not.
  const come = { control: 0, treated: 0 };
  const converts = (arm: Arm): boolean => {
    const before = Math.floor(come[arm] * rates[arm]);
    come[arm] += 1;
    return Math.floor(come[arm] * rates[arm]) > before;
  };
  return {
    async live(day, now) {
      const today = visits.filter((visit) => visit.day === day);
      for (let from = 0; from < today.length; from += atOnce) {
        const some = today.slice(from, from + atOnce);
        await Promise.all(
          some.map(({ path }) => visitOnce(services, { tenantId, path, now, chance, converts })),
        );
      }
    },
  };
}

async function visitOnce(
  services: DemoServices,
  visitor: {
    tenantId: string;
    path: string;
    now: number;
    chance: Chance;
    converts(arm: Arm): boolean;
  },
): Promise<void> {
  const { now, chance } = visitor;
  const visit = await openInBrowser(services, visitor.tenantId, visitor.path);
  const converts = visit.exposure !== undefined && visitor.converts(visit.exposure.arm);
  const visibleMs = 15_000 + Math.round(chance() * 120_000);
  const key = `trial${Math.floor(chance() * 2 ** 32).toString(36)}${now.toString(36)}visit`;
  const beacon: Beacon = {
    context: services.visitContexts.seal(visit),
    session: key,
    view: `view${key}`,
    elapsedMs: visibleMs + 1_000,
    visibleMs,
    scrollPercent: 40 + Math.floor(chance() * 60),
    closed: true,
    presses: converts ? 2 : 0,
    moves: 40,
    ...(converts ? { interactions: [clickAt(visibleMs)] } : {}),
  };
  await services.sessions.take({ visit, beacon, receivedAt: now, flag: null });
}

const clickAt = (visibleMs: number) => ({
  sequence: 1,
  atMs: Math.round(visibleMs * 0.8),
  kind: 'action' as const,
  actionId: 'plan',
  label: 'Plan a day with us',
  input: 'pointer' as const,
  inputsBefore: 20,
});
