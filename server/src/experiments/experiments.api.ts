import { isoTime } from '../platform/clock.ts';
import type { ExperimentRow } from '../platform/db/tables.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import type { Experiments } from './experiments.service.ts';

const { route } = endpoints<{ experiments: Experiments }>();

const metrics = OneOf(['converted', 'formSubmitted', 'engaged'], {
  default: 'converted',
  description: 'The flag of a session that counts, once for each unit',
});

const holdoutOf = { minimum: 0.01, maximum: 0.5, example: 0.2 };
const alphaOf = { minimum: 0.001, maximum: 0.2, default: 0.05 };

const NewExperiment = Exact(
  {
    holdout: Type.Number({
      ...holdoutOf,
      description: 'The share of units that see the control. Another share is another experiment',
    }),
    controlAudienceId: Type.String({
      minLength: 1,
      maxLength: 100,
      description:
        'A group of this page with a published version. Another control is another experiment',
    }),
    metric: Type.Optional(metrics),
    alpha: Type.Optional(
      Type.Number({ ...alphaOf, description: 'How often a false alarm may be raised, at most' }),
    ),
    experimentId: ReadOnly,
    pageId: ReadOnly,
    startedAt: ReadOnly,
    changedAt: ReadOnly,
    endedAt: ReadOnly,
  },
  { title: 'NewExperiment' },
);

const Experiment = Type.Object(
  {
    experimentId: Type.String(),
    pageId: Type.String(),
    holdout: Type.Number(holdoutOf),
    controlAudienceId: Type.String(),
    metric: metrics,
    alpha: Type.Number(alphaOf),
    startedAt: Timestamp,
    changedAt: Nullable(
      Type.String({ format: 'date-time', description: 'When metric or alpha were last changed' }),
    ),
    endedAt: Nullable(Timestamp),
  },
  { title: 'Experiment' },
);

const Share = Type.Number({ minimum: 0, maximum: 1 });
const Points = Type.Number({ minimum: -1, maximum: 1 });
const Count = Type.Integer({ minimum: 0 });
const ArmResults = Type.Object(
  {
    units: Type.Integer({ minimum: 0, description: 'Accounts, or persons without one' }),
    sessions: Count,
    converted: Type.Integer({ minimum: 0, description: 'Units with the metric at least once' }),
  },
  { title: 'ArmResults' },
);

const ExperimentResults = Type.Object(
  {
    experiment: Experiment,
    arms: Type.Object({ control: ArmResults, treated: ArmResults }),
    difference: Nullable(
      Type.Number({
        minimum: -1,
        maximum: 1,
        description:
          'The rate of treated units less that of control units; null while an arm is empty',
      }),
    ),
    interval: Type.Array(Points, {
      minItems: 2,
      maxItems: 2,
      description: 'Holds the true difference at every look at once, with probability 1 - alpha',
    }),
    width: Type.Number({ minimum: 0, maximum: 2 }),
    alwaysValid: Type.Literal(true),
    informative: Type.Boolean({
      description: 'False while the interval is too wide to tell anything at this number of units',
    }),
    sampleRatio: Type.Object({
      expected: Share,
      observed: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
      p: Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'How likely a split this far off is, at whatever look; near 0 is a fault',
      }),
    }),
    outside: Type.Object(
      { sessions: Count },
      { description: 'Sessions of the page meanwhile that are in no arm: visitors nobody knows' },
    ),
    verdict: Type.String({ description: 'All of it in a sentence' }),
  },
  { title: 'ExperimentResults' },
);

const ArmCounts = Type.Object(
  { units: Count, converted: Count },
  { title: 'ArmCounts', description: 'All units that had come by then' },
);

const ExperimentTimeseries = Type.Object(
  {
    experiment: Experiment,
    stepSeconds: Type.Integer({
      minimum: 1,
      description: 'Between two points; the last step may be shorter',
    }),
    points: Type.Array(
      Type.Object(
        {
          at: Timestamp,
          arms: Type.Object({ control: ArmCounts, treated: ArmCounts }),
          difference: Nullable(Type.Number({ minimum: -1, maximum: 1 })),
          interval: Type.Array(Points, { minItems: 2, maxItems: 2 }),
        },
        { title: 'ExperimentPoint' },
      ),
      { maxItems: 120, description: 'Oldest first; the last one is what the results say now' },
    ),
  },
  { title: 'ExperimentTimeseries' },
);

const render = (row: ExperimentRow): Static<typeof Experiment> => ({
  experimentId: row.experiment_id,
  pageId: row.page_id,
  holdout: row.holdout_ppm / 1e6,
  controlAudienceId: row.control_audience_id,
  metric: row.metric,
  alpha: row.alpha_ppm / 1e6,
  startedAt: isoTime(row.started_at),
  changedAt: row.changed_at === null ? null : isoTime(row.changed_at),
  endedAt: row.ended_at === null ? null : isoTime(row.ended_at),
});

const tag = 'Experiments';
const path = '/v0/pages/{page_id}/experiment';

export const putExperiment = route({
  id: 'putExperiment',
  method: 'PUT',
  path,
  scope: 'write',
  tag,
  summary: 'Start or change the experiment of a page',
  description:
    'A share of the units (accounts, or persons without one) sees the control’s version in place of their own. Another holdout or control ends the running experiment and starts a new one; metric and alpha can be changed while it runs.',
  body: NewExperiment,
  reply: Experiment,
  fails: ['page_not_found', 'page_archived'],
  async run({ params, body, caller, services }) {
    const { holdout, controlAudienceId, metric = 'converted', alpha = 0.05 } = body;
    const plan = { holdout, controlAudienceId, metric, alpha };
    return render(await services.experiments.put(caller.tenantId, params.page_id, plan));
  },
});

export const getExperiment = route({
  id: 'getExperiment',
  method: 'GET',
  path,
  scope: 'read',
  tag,
  summary: 'Get the experiment of a page',
  description: 'The one that runs, else the last one that ran.',
  reply: Experiment,
  fails: ['page_not_found', 'no_experiment'],
  run: async ({ params, caller, services }) =>
    render(await services.experiments.get(caller.tenantId, params.page_id)),
});

export const endExperiment = route({
  id: 'endExperiment',
  method: 'DELETE',
  path,
  status: 204,
  scope: 'write',
  tag,
  summary: 'End the experiment of a page',
  description: 'Everybody sees their own version again. The results stay.',
  fails: ['page_not_found', 'no_experiment'],
  run: ({ params, caller, services }) => services.experiments.end(caller.tenantId, params.page_id),
});

export const getExperimentResults = route({
  id: 'getExperimentResults',
  method: 'GET',
  path: `${path}/results`,
  scope: 'read',
  tag,
  summary: 'Get the results of an experiment',
  description:
    'By unit, so that colleagues who talk to each other count once. The interval is valid however often you look, and you may stop whenever you like.',
  reply: ExperimentResults,
  fails: ['page_not_found', 'no_experiment'],
  async run({ params, caller, services }) {
    const { row, ...results } = await services.experiments.results(caller.tenantId, params.page_id);
    return { experiment: render(row), ...results, alwaysValid: true as const };
  },
});

export const getExperimentTimeseries = route({
  id: 'getExperimentTimeseries',
  method: 'GET',
  path: `${path}/timeseries`,
  scope: 'read',
  tag,
  summary: 'Get how the results of an experiment came about',
  description:
    'The difference and its interval as somebody would have read them at each time since it started, 120 points at most. A unit counts from its first visit, and as converted from the visit that had the metric.',
  reply: ExperimentTimeseries,
  fails: ['page_not_found', 'no_experiment'],
  async run({ params, caller, services }) {
    const { row, stepMs, points } = await services.experiments.timeseries(
      caller.tenantId,
      params.page_id,
    );
    return {
      experiment: render(row),
      stepSeconds: stepMs / 1000,
      points: points.map(({ at, ...point }) => ({ at: isoTime(at), ...point })),
    };
  },
});

export const listExperiments = route({
  id: 'listExperiments',
  method: 'GET',
  path: '/v0/pages/{page_id}/experiments',
  scope: 'read',
  tag,
  summary: 'List the experiments of a page',
  description: 'Those that ran and the one that runs, newest first, 100 at most.',
  reply: Type.Object({ items: Type.Array(Experiment) }, { title: 'ExperimentList' }),
  fails: ['page_not_found'],
  run: async ({ params, caller, services }) => ({
    items: (await services.experiments.list(caller.tenantId, params.page_id)).map(render),
  }),
});

export const experimentRoutes = [
  putExperiment,
  getExperiment,
  listExperiments,
  endExperiment,
  getExperimentResults,
  getExperimentTimeseries,
];
