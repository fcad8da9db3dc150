// The histogram of request times. prom-client's own looks its series up by hashing the labels
// on every observation; here a route keeps its series, and counting is two additions.
import type { Registry } from 'prom-client';

const name = 'facet_http_request_seconds';
const help = 'Time from request to response';
const boundsSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

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
  const known = new Map<string, { times: RouteTimes; byStatus: Map<number, Series> }>();

  function add(key: string, method: string, route: string): RouteTimes {
    const byStatus = new Map<number, Series>();
    const times: RouteTimes = {
      method,
      route,
      observe(status, seconds) {
        let series = byStatus.get(status);
        if (!series) {
          series = { counts: new Array<number>(boundsSeconds.length + 1).fill(0), sum: 0 };
          byStatus.set(status, series);
        }
        const found = boundsSeconds.findIndex((bound) => seconds <= bound);
        const at = found === -1 ? boundsSeconds.length : found;
        series.counts[at] = (series.counts[at] ?? 0) + 1;
        series.sum += seconds;
      },
    };
    known.set(key, { times, byStatus });
    return times;
  }

  const values = (): Value[] =>
    [...known.values()].flatMap(({ times: { method, route }, byStatus }) =>
      [...byStatus].flatMap(([status, series]) =>
        seriesValues(series, { method, route, status: String(status) }),
      ),
    );

  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({ name, help, type: 'histogram', aggregator: 'sum', values: values() }),
    reset: () => known.clear(),
  };
  return {
    of(method, route) {
      const key = `${method} ${route}`;
      return known.get(key)?.times ?? add(key, method, route);
    },
    // The registry's types know only its own classes; what it asks of a metric is get() and name.
    register: (registry) =>
      registry.registerMetric(metric as unknown as Parameters<Registry['registerMetric']>[0]),
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
