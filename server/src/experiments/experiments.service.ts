// A holdout on a page: a share of the units sees the control's version in place of its own. This room owns
// the experiments and who is in which arm; it refuses a control that is one person's page.
import type { ExperimentUnits } from '../analytics/experiment_units.ts';
import type { Audiences } from '../audiences/audiences.service.ts';
import type { Pages } from '../pages/pages.service.ts';
import { refuseArchived } from '../pages/pages.service.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { ExperimentMetric, ExperimentRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import { compare, splitP } from './confidence.ts';
import {
  deleteUnitsOf,
  findLatest,
  insertExperiment,
  listExperiments,
  updateExperiment,
} from './experiments.store.ts';
import { endOf, stepsOf } from './steps.ts';
import { isInformative, verdictOf } from './verdict.ts';

export interface ExperimentPlan {
  holdout: number;
  controlAudienceId: string;
  metric: ExperimentMetric;
  alpha: number;
}

export type Results = Awaited<ReturnType<typeof resultsOf>>;
export type Timeseries = Awaited<ReturnType<typeof timeseriesOf>>;

export interface Experiments {
  /** Starts one, or changes the one that runs; another share or control is another experiment. */
  put(tenantId: string, pageId: string, plan: ExperimentPlan): Promise<ExperimentRow>;
  /** The one that runs, else the last one. */
  get(tenantId: string, pageId: string): Promise<ExperimentRow>;
  /** Newest first; a page had a handful. */
  list(tenantId: string, pageId: string): Promise<ExperimentRow[]>;
  end(tenantId: string, pageId: string): Promise<void>;
  results(tenantId: string, pageId: string): Promise<Results>;
  /** What the results were at the end of every step of time so far. */
  timeseries(tenantId: string, pageId: string): Promise<Timeseries>;
  /** Inside a transaction: gives how many rows named them. */
  forgetPerson(tenantId: string, personId: string): Promise<number>;
}

export const ppm = (share: number): number => Math.round(share * 1e6);

interface Deps {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  changed: SiteChanges;
  pages: Pages;
  audiences: Pick<Audiences, 'get'>;
  outbox: Outbox;
  units: ExperimentUnits;
}

export function makeExperiments(deps: Deps): Experiments {
  const { db, clock, makeId, changed, pages, audiences, outbox } = deps;

  async function latest(tenantId: string, pageId: string): Promise<ExperimentRow> {
    await pages.get(tenantId, pageId);
    const row = await findLatest(db, tenantId, pageId);
    if (!row) throw new Failure('no_experiment');
    return row;
  }

  const announce = (
    type: 'experiment.started' | 'experiment.changed' | 'experiment.ended',
    row: ExperimentRow,
    at: number,
  ) =>
    outbox.write(
      row.tenant_id,
      type,
      row.page_id,
      {
        experimentId: row.experiment_id,
        pageId: row.page_id,
        holdout: row.holdout_ppm / 1e6,
        controlAudienceId: row.control_audience_id,
        metric: row.metric,
        alpha: row.alpha_ppm / 1e6,
        at: isoTime(at),
      },
      at,
    );

  async function endOne(row: ExperimentRow, at: number): Promise<void> {
    await updateExperiment(db, row.tenant_id, row.experiment_id, { ended_at: at });
    await announce('experiment.ended', row, at);
  }

  async function startOne(tenantId: string, pageId: string, plan: ExperimentPlan, at: number) {
    const row: ExperimentRow = {
      experiment_id: makeId('experiment'),
      tenant_id: tenantId,
      page_id: pageId,
      control_audience_id: plan.controlAudienceId,
      holdout_ppm: ppm(plan.holdout),
      alpha_ppm: ppm(plan.alpha),
      metric: plan.metric,
      started_at: at,
      changed_at: null,
      ended_at: null,
    };
    await insertExperiment(db, row);
    await announce('experiment.started', row, at);
    return row;
  }

  async function changeOne(row: ExperimentRow, plan: ExperimentPlan, at: number) {
    const news = { metric: plan.metric, alpha_ppm: ppm(plan.alpha), changed_at: at };
    if (row.metric === news.metric && row.alpha_ppm === news.alpha_ppm) return row;
    await updateExperiment(db, row.tenant_id, row.experiment_id, news);
    const after = { ...row, ...news };
    await announce('experiment.changed', after, at);
    return after;
  }

  async function refuseControl(tenantId: string, pageId: string, audienceId: string) {
    const refuse = (code: string, detail: string): never => {
      throw invalidField('/controlAudienceId', code, detail);
    };
    const audience = await audiences.get(tenantId, pageId, audienceId).catch((error: unknown) => {
      if (!(error instanceof Failure && error.code === 'audience_not_found')) throw error;
      return refuse('unknown_reference', 'must be the id of an audience of this page');
    });
    if (audience.person_id !== null || audience.erased_at !== null) {
      refuse('personal_audience', 'must be a group: others would see what was made for one person');
    }
    if (audience.published_version_id === null || audience.archived_at !== null) {
      refuse('not_published', 'must have a published version and not be archived');
    }
  }

  return {
    async put(tenantId, pageId, plan) {
      refuseArchived(await pages.get(tenantId, pageId));
      await refuseControl(tenantId, pageId, plan.controlAudienceId);
      return db.transaction(async () => {
        await db.lock(`experiment of ${pageId}`);
        const row = await findLatest(db, tenantId, pageId);
        const at = clock.now();
        const running = row && row.ended_at === null ? row : undefined;
        const same =
          running?.holdout_ppm === ppm(plan.holdout) &&
          running.control_audience_id === plan.controlAudienceId;
        if (running && same) return changeOne(running, plan, at);
        if (running) await endOne(running, at);
        changed.page(tenantId, pageId);
        return startOne(tenantId, pageId, plan, at);
      });
    },
    get: latest,
    async end(tenantId, pageId) {
      await pages.get(tenantId, pageId);
      await db.transaction(async () => {
        await db.lock(`experiment of ${pageId}`);
        const row = await findLatest(db, tenantId, pageId);
        if (!row || row.ended_at !== null) throw new Failure('no_experiment');
        await endOne(row, clock.now());
        changed.page(tenantId, pageId);
      });
    },
    async list(tenantId, pageId) {
      await pages.get(tenantId, pageId);
      return listExperiments(db, tenantId, pageId, 100);
    },
    results: async (tenantId, pageId) => resultsOf(deps, await latest(tenantId, pageId)),
    timeseries: async (tenantId, pageId) => timeseriesOf(deps, await latest(tenantId, pageId)),
    forgetPerson: (tenantId, personId) => deleteUnitsOf(db, tenantId, personId),
  };
}

async function resultsOf({ units, clock }: Pick<Deps, 'units' | 'clock'>, row: ExperimentRow) {
  const { tenant_id: tenantId, experiment_id: experimentId, page_id: pageId, metric } = row;
  const arms = await units.arms(tenantId, experimentId, metric);
  const { control, treated } = arms;
  const [holdout, alpha] = [row.holdout_ppm / 1e6, row.alpha_ppm / 1e6];
  const compared = compare(control, treated, alpha);
  const p = splitP(control.units, treated.units, holdout);
  const all = control.units + treated.units;
  const to = row.ended_at ?? clock.now() + 1;
  return {
    row,
    arms,
    ...compared,
    width: compared.interval[1] - compared.interval[0],
    informative: isInformative(compared),
    sampleRatio: { expected: holdout, observed: all === 0 ? null : control.units / all, p },
    outside: {
      sessions: await units.outside(tenantId, pageId, { from: row.started_at, to }),
    },
    verdict: verdictOf({ ...compared, control, treated, alpha, holdout, metric, splitP: p }),
  };
}

/** By the same counts and formulas as the results, so its last point is what they say now. */
async function timeseriesOf({ units, clock }: Pick<Deps, 'units' | 'clock'>, row: ExperimentRow) {
  const steps = stepsOf(row.started_at, row.ended_at ?? clock.now());
  const looks = await units.overTime(row.tenant_id, row.experiment_id, row.metric, steps);
  const points = looks.map((arms, step) => ({
    at: endOf(steps, step),
    arms,
    ...compare(arms.control, arms.treated, row.alpha_ppm / 1e6),
  }));
  return { row, stepMs: steps.stepMs, points };
}
