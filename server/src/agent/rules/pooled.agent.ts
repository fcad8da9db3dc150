// The rules agent in the pool: what it reads was written by others, and one long text must not keep
// every other request waiting.
import type { Pool } from '../../platform/pool/pool.ts';
import { task } from '../../platform/pool/task.ts';
import type { Agent } from '../agent.ts';

const drafting = task<typeof import('./rules.task.ts')>({
  name: 'Drafting',
  module: new URL('./rules.task.ts', import.meta.url).href,
});

export const makePooledRulesAgent = (pool: Pool): Agent => ({
  name: 'rules',
  async *run(input, signal, tenantId = '') {
    yield* await pool.run(drafting, input, { share: tenantId, signal });
  },
});
