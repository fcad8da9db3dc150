// Looks the claims of a page up in its sources, in a worker: both were written by others.
import type { AgentInput } from '../agent/agent.ts';
import { readSource } from '../agent/rules/context/source.ts';
import { readSaid } from '../agent/rules/reader/said.ts';
import { sourcesOf } from '../agent/rules/reader/sources.ts';
import type { Claim, Proof, ProvingType, Source } from '../claims/claims.ts';
import { type Corpus, prepareSources } from '../claims/corpus.ts';
import { contentLanguage, findClaims } from '../claims/find.ts';
import { proofOf, proveClaims } from '../claims/prove.ts';
import type { PageContent } from '../content/content.ts';

export interface ProvingInput {
  content: PageContent;
  /** Left out, nothing is proven: for knowing what to look for. */
  input?: AgentInput;
}

export type LookedUp = Pick<
  Claim,
  'claimId' | 'componentId' | 'pointer' | 'text' | 'kind' | 'sentence'
> & {
  source?: { type: ProvingType; id: string; quote: string };
};

/** As many as the longest pages make; a limit on what a hostile one can cost. */
const maxClaims = 2_000;
const proving = new Set<Source['type']>(['page_context', 'topic_entry', 'asset', 'reader']);

export function run({ content, input }: ProvingInput): LookedUp[] {
  const language = contentLanguage(content);
  const claims = findClaims(content, language).slice(0, maxClaims);
  if (!input) return claims.map((claim) => lookedUp(claim));
  const shared = input.page.pageType === 'call_followup' ? readSource(input).shared : undefined;
  const sources = sourcesOf(input, readSaid(input), shared);
  const corpus = prepareSources(
    sources.filter(({ type }) => proving.has(type)),
    language,
  );
  const labels = prepareSources(
    sources.filter(({ type }) => type === 'page'),
    language,
  );
  return proveClaims(claims, corpus).flatMap((claim) => {
    if (claim.status === 'supported') return [lookedUp(claim, claim.source, input)];
    return isOwnName(claim, labels) ? [] : [lookedUp(claim)];
  });
}

/** The names of the brand, its buttons and logos are the team's own: they assert nothing. */
const isOwnName = (claim: Claim, labels: Corpus): boolean =>
  claim.kind === 'name' && proofOf(claim, claim.text, labels) !== undefined;

function lookedUp(claim: Claim, proof?: Proof, input?: AgentInput): LookedUp {
  const { claimId, componentId, pointer, text, kind, sentence } = claim;
  const found = { claimId, componentId, pointer, text, kind, sentence };
  if (!proof || !input) return found;
  const { type, sourceId, quote } = proof;
  return { ...found, source: { type: type as ProvingType, id: recordOf(sourceId, input), quote } };
}

/** What the reader said in a call or in the notes has no record of its own. */
export const recordOf = (sourceId: string, { audience }: AgentInput): string =>
  sourceId === 'call' || sourceId === 'notes' ? audience.audienceId : sourceId;
