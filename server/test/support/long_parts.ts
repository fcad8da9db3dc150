// What `npm run test:long` does, cut into parts of some minutes, so that little is lost when it is stopped.

export interface LongPart {
  name: string;
  /** A test file, from the root of the repository. */
  file: string;
  env: Record<string, string>;
}

interface Campaign {
  what: string;
  file: string;
  /** The variable that says how often. */
  variable: string;
  total: number;
  each: number;
  /** Further variables. */
  also?: Record<string, string>;
}

// The longest part comes first, so that nothing waits for it at the end.
const campaigns: Campaign[] = [
  {
    what: 'minutes of mixed and hostile load, on each engine',
    file: 'server/test/soak.test.ts',
    variable: 'FACET_SOAK_MINUTES',
    total: 30,
    each: 30,
  },
  {
    what: 'kills while clients write',
    file: 'server/test/robustness.kill.test.ts',
    variable: 'FACET_KILL_ROUNDS',
    total: 200,
    each: 20,
  },
  {
    what: 'kills while webhooks are delivered',
    file: 'server/test/robustness.webhooks.test.ts',
    variable: 'FACET_WEBHOOK_KILLS',
    total: 200,
    each: 20,
  },
  {
    what: 'kills while beacons arrive',
    file: 'server/test/robustness.beacons.test.ts',
    variable: 'FACET_KILL_ROUNDS',
    total: 200,
    each: 50,
  },
  {
    what: 'kills while forms are submitted',
    file: 'server/test/robustness.forms.test.ts',
    variable: 'FACET_FORM_KILLS',
    total: 200,
    each: 50,
  },
  {
    what: 'kills while messages are drafted',
    file: 'server/test/robustness.drafts.test.ts',
    variable: 'FACET_DRAFT_KILLS',
    total: 100,
    each: 25,
  },
  {
    what: 'rows of an import through three kills',
    file: 'server/test/robustness.imports.test.ts',
    variable: 'FACET_IMPORT_ROWS',
    total: 100_000,
    each: 100_000,
    also: { FACET_IMPORT_KILLS: '3' },
  },
  {
    what: 'failovers of PostgreSQL',
    file: 'server/test/robustness.failover.test.ts',
    variable: 'FACET_FAILOVERS',
    total: 10,
    each: 5,
  },
  {
    what: 'pages of inputs drawn at random, times those of an ordinary run',
    file: 'server/src/agent/rules/properties.test.ts',
    variable: 'FACET_DRAWN',
    total: 300,
    each: 60,
  },
  {
    what: 'hostile texts on pages, times those of an ordinary run',
    file: 'server/src/site/render/escaping.test.ts',
    variable: 'FACET_DRAWN',
    total: 20,
    each: 20,
  },
  {
    what: 'planted notes and false claims, times those of an ordinary run',
    file: 'server/test/gate.properties.test.ts',
    variable: 'FACET_DRAWN',
    total: 5,
    each: 1,
  },
  {
    what: 'walks through every list',
    file: 'server/test/paging.test.ts',
    variable: 'FACET_PAGING_RUNS',
    total: 10,
    each: 10,
  },
  {
    what: 'fuzzed requests',
    file: 'server/test/fuzz.test.ts',
    variable: 'FACET_FUZZ_REQUESTS',
    total: 100_000,
    each: 10_000,
  },
  {
    what: 'streams of beacons, recounted',
    file: 'server/src/sessions/streams.test.ts',
    variable: 'FACET_STREAMS',
    total: 20_000,
    each: 2_000,
  },
  {
    what: 'visits, replayed byte for byte',
    file: 'server/test/replay.test.ts',
    variable: 'FACET_REPLAY_VISITS',
    total: 10_000,
    each: 2_500,
  },
  {
    what: 'runs of an agent that obeys every text it reads',
    file: 'server/test/mcp.hostile.test.ts',
    variable: 'FACET_MCP_RUNS',
    total: 1_000,
    each: 500,
  },
  {
    what: 'a client that a public generator makes',
    file: 'server/test/generated_client.test.ts',
    variable: 'FACET_GENERATED_CLIENT',
    total: 1,
    each: 1,
  },
  {
    what: 'queries held against a plain reference',
    file: 'server/src/platform/search/search.reference.test.ts',
    variable: 'FACET_SEARCH_QUERIES',
    total: 5_000,
    each: 1_000,
  },
  {
    what: 'signed bodies, verified with another library',
    file: 'server/src/webhooks/signature.test.ts',
    variable: 'FACET_SIGNED_BODIES',
    total: 10_000,
    each: 10_000,
  },
  {
    what: 'simulated experiments of each kind',
    file: 'server/src/experiments/lift.test.ts',
    variable: 'FACET_EXPERIMENTS',
    total: 10_000,
    each: 10_000,
  },
];

/** The seed of a part follows from that of the run, so that one part can be repeated alone. */
export const longParts = (seed: number): LongPart[] =>
  campaigns.flatMap(({ what, file, variable, total, each, also }) =>
    Array.from({ length: Math.ceil(total / each) }, (_, n) => ({
      name: `${what}, ${n * each + 1} to ${Math.min(total, (n + 1) * each)}`,
      file,
      env: { [variable]: String(each), FACET_FUZZ_SEED: String((seed + n) % 2 ** 31), ...also },
    })),
  );
