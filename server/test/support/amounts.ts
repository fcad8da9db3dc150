// How much of what could go on for ever. `npm run test:long` raises these.
const read = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

export const amounts = {
  /** kill -9 while clients write, and while beacons arrive. */
  killRounds: read('FACET_KILL_ROUNDS', 1),
  webhookKills: read('FACET_WEBHOOK_KILLS', 1),
  formKills: read('FACET_FORM_KILLS', 1),
  draftKills: read('FACET_DRAFT_KILLS', 1),
  /** PostgreSQL's primary dies and its standby takes over; two servers each, so only in the long tests. */
  failovers: read('FACET_FAILOVERS', 0),
  /** Walks through every list while rows come and go. */
  pagingRuns: read('FACET_PAGING_RUNS', 1),
  /** How many others each cursor is tried on. */
  otherLists: read('FACET_OTHER_LISTS', 4),
  fuzzRequests: read('FACET_FUZZ_REQUESTS', 2_500),
  /** Streams of beacons on SQLite; on PostgreSQL less than half as many. */
  streams: read('FACET_STREAMS', 400),
  /** Visits that are replayed on SQLite; on PostgreSQL half as many. */
  replayVisits: read('FACET_REPLAY_VISITS', 200),
  /** Queries that are held against a plain reference, on each engine. */
  searchQueries: read('FACET_SEARCH_QUERIES', 200),
  signedBodies: read('FACET_SIGNED_BODIES', 1_000),
  /** Simulated experiments of each kind. */
  experiments: read('FACET_EXPERIMENTS', 250),
};

const given = process.env.FACET_FUZZ_SEED;
/** For fast-check: the seed of a run that is to be repeated; otherwise it takes one of its own. */
export const givenSeed: { seed?: number } = given === undefined ? {} : { seed: Number(given) };

/** Numbers from 0 to 1, the same for the same seed. */
export function makeRandom(seed = given === undefined ? Date.now() : Number(given)): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32: small, and good enough to shuffle with.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * For properties of pages, whose inputs are endless: the same ones in every ordinary run, so that a run says
 * something about the change at hand; `npm run test:long` draws many more, anew each time.
 */
export const drawn = (numRuns: number) => ({
  numRuns: numRuns * read('FACET_DRAWN', 1),
  seed: 1,
  ...givenSeed,
});
