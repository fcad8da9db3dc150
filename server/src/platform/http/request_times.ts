// The histogram of request times. prom-client's own looks its series up by hashing the labels
// on every observation; here a route keeps its series, and counting is two additions.
import type { Registry } from 'prom-client';

const name = 'facet_http_request_seconds';
const help = 'Time from request to response';
// Few bounds, and no status among the labels: a hundred routes are a hundred histograms, and every
// bound of each is a series to be scraped and stored. Statuses have a counter of their own.
const boundsSeconds = [0.0025, 0.01, 0.05, 0.25, 1, 5];
const countName = 'facet_http_requests_total';
const countHelp = 'Requests answered, by status';
/** What a client may write as a method, or as a path, must not become a series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** All requests of one method and route, by status. */
export interface RouteTimes {
  readonly method: string;
  readonly route: string;
  observe(status: number, seconds: number): void;
}

export interface RequestTimes {
  /** The same object for the same method and route. */
  of(method: string, route: string): RouteTimes;
  register(registry: Registry): void;
}

interface Series {
  /** Observations by the first bound that holds them; those above every bound come last. */
  counts: number[];
  sum: number;
}

interface Value {
  value: number;
  labels: Record<string, string | number>;
  metricName: string;
}

export function makeRequestTimes(): RequestTimes {
  const known = new Map<
    string,
    { times: RouteTimes; series: Series; byStatus: Map<number, number> }
  >();

  function add(key: string, method: string, route: string): RouteTimes {
    const byStatus = new Map<number, number>();
    const series: Series = {
      counts: new Array<number>(boundsSeconds.length + 1).fill(0),
      sum: 0,
    };
    const times: RouteTimes = {
      method,
      route,
      observe(status, seconds) {
        byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
        const found = boundsSeconds.findIndex((bound) => seconds <= bound);
        const at = found === -1 ? boundsSeconds.length : found;
        series.counts[at] = (series.counts[at] ?? 0) + 1;
        series.sum += seconds;
      },
    };
    known.set(key, { times, series, byStatus });
    return times;
  }

  /** Routes nobody has asked for yet have nothing to say. */
  const asked = () => [...known.values()].filter(({ byStatus }) => byStatus.size > 0);
  const values = (): Value[] =>
    asked().flatMap(({ times: { method, route }, series }) =>
      seriesValues(series, { method, route }),
    );
  const counts = (): Value[] =>
    asked().flatMap(({ times: { method, route }, byStatus }) =>
      [...byStatus].map(([status, value]) => ({
        value,
        labels: { method, route, status: String(status) },
        metricName: countName,
      })),
    );

  const reset = () => known.clear();
  // The registry's types know only its own classes; what it asks of a metric is get() and name.
  const metricOf = (metric: { name: string; help: string; type: string }, read: () => Value[]) =>
    ({
      ...metric,
      aggregator: 'sum',
      get: async () => ({ ...metric, aggregator: 'sum', values: read() }),
      reset,
    }) as unknown as Parameters<Registry['registerMetric']>[0];

  return {
    of(given, route) {
      const method = methods.has(given) ? given : 'other';
      const key = `${method} ${route}`;
      return known.get(key)?.times ?? add(key, method, route);
    },
    register(registry) {
      registry.registerMetric(metricOf({ name, help, type: 'histogram' }, values));
      const counter = { name: countName, help: countHelp, type: 'counter' };
      registry.registerMetric(metricOf(counter, counts));
    },
  };
}

function seriesValues({ counts, sum }: Series, labels: Record<string, string>): Value[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    const le = boundsSeconds[index] ?? '+Inf';
    return { value: total, labels: { le, ...labels }, metricName: `${name}_bucket` };
  });
  return [
    ...buckets,
    { value: sum, labels, metricName: `${name}_sum` },
    { value: total, labels, metricName: `${name}_count` },
  ];
}
