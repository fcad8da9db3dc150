// Which page agent writes here, and a run on a made-up page that shows whether it can: the way to
// find out about a wrong key or an unknown model before a page waits for it.
import type { Agent, AgentInput } from '../agent/agent.ts';
import { makePooledRulesAgent } from '../agent/rules/pooled.agent.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/pool/pool.ts';

const rulesTimeoutMs = 30_000;
const modelTimeoutMs = 60_000;
const modelMaxOutputTokens = 16_000;

/** Of a language model; without, the rules agent writes. */
export interface ModelChoice {
  model: string;
  baseUrl: string | undefined;
  apiKey: string | undefined;
  timeoutMs?: number;
  maxOutputTokens?: number;
  judgeModel?: string | undefined;
}

export interface AgentFacts {
  agent: Agent['name'];
  model?: string;
  servedFrom?: string;
  timeoutMs: number;
  maxOutputTokens: number | null;
}

export interface AgentRun {
  ok: boolean;
  agent: Agent['name'];
  durationMs: number;
  blocks: number;
  headline?: string;
  /** Why it failed, in the provider's words. */
  detail?: string;
}

export interface AgentCheck {
  facts(): AgentFacts;
  run(tenantId: string): Promise<AgentRun>;
}

const sample: AgentInput = {
  page: {
    pageId: 'page_sample',
    name: 'Route planning',
    title: 'Route planning',
    pageType: 'outbound',
    pageContext:
      'Orbit plans the routes of field crews. Dispatchers save two hours a day. A first depot is live within two weeks.',
    actions: [
      {
        actionId: 'action_call',
        purpose: 'Book a call',
        buttonTitle: 'Book a call',
        actionType: 'url',
        url: 'https://orbit.example/call',
      },
    ],
    headerActionId: 'action_call',
    logos: [],
  },
  audience: { audienceId: 'audience_sample', name: 'Heating installers' },
  activity: [],
  chunks: [],
  assets: [],
  conversation: [],
};

export function makeAgentCheck(deps: {
  settings: ModelChoice | undefined;
  pool: Pool;
  clock: Clock;
}): AgentCheck {
  const { settings, pool, clock } = deps;

  async function open(): Promise<Agent> {
    if (settings === undefined) return makePooledRulesAgent(pool);
    const { makeModelAgent } = await import('../agent/model/model.agent.ts');
    const { baseUrl, apiKey, timeoutMs, maxOutputTokens, model, judgeModel } = settings;
    return makeModelAgent({
      model,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(judgeModel === undefined ? {} : { judgeModel }),
    });
  }

  const facts = (): AgentFacts =>
    settings === undefined
      ? { agent: 'rules', timeoutMs: rulesTimeoutMs, maxOutputTokens: null }
      : {
          agent: 'model',
          model: settings.model,
          ...(settings.baseUrl === undefined ? {} : { servedFrom: new URL(settings.baseUrl).host }),
          timeoutMs: settings.timeoutMs ?? modelTimeoutMs,
          maxOutputTokens: settings.maxOutputTokens ?? modelMaxOutputTokens,
        };

  return {
    facts,
    async run(tenantId) {
      const { agent: name, timeoutMs } = facts();
      const startedAt = clock.now();
      const told = { ok: false, agent: name, blocks: 0 };
      try {
        const agent = await open();
        let blocks: unknown[] = [];
        for await (const event of agent.run(sample, AbortSignal.timeout(timeoutMs), tenantId)) {
          if (event.type === 'content') blocks = event.content.blocks;
        }
        const [hero] = blocks as { headline?: string }[];
        return {
          ...told,
          ok: blocks.length > 0,
          blocks: blocks.length,
          durationMs: clock.now() - startedAt,
          ...(hero?.headline === undefined ? {} : { headline: hero.headline }),
        };
      } catch (error) {
        const detail = error instanceof Error ? error.message : 'unknown';
        return { ...told, durationMs: clock.now() - startedAt, detail: detail.slice(0, 500) };
      }
    },
  };
}
