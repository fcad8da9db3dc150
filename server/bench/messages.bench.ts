// Accepting messages: the request alone, with no worker in the process that would draft meanwhile.
import assert from 'node:assert/strict';
import type { AudienceRow, PageRow } from '../src/platform/db/tables.ts';
import { compareThroughput } from './compare.ts';
import { bothEngines, type Figure, ratioAtLeast } from './figure.ts';
import type { Load } from './load.ts';
import { startServer } from './server.ts';
import { facetAndFloorWith } from './stage.ts';

/** Messages come in for many audiences: those of one wait for each other by design. */
const manyAudiences = 200;
const pageId = 'page_bench';
const audienceIdOf = (n: number): string => `audience_bench${n}`;

const pageRow = (tenantId: string): PageRow => ({
  page_id: pageId,
  tenant_id: tenantId,
  name: 'Orbit for field teams',
  page_context: 'Orbit plans the day of field crews.',
  page_type: 'outbound',
  status: 'draft',
  brand_id: 'default',
  header_action_id: null,
  actions: '[]',
  action_card_widgets: '[]',
  footer_links: '[]',
  scripts: '[]',
  topic_ids: '[]',
  claim_policy: 'warn',
  metadata: null,
  published_at: null,
  archived_at: null,
  created_at: 1,
  updated_at: 1,
  deleted_at: null,
});

const audienceRow = (tenantId: string, n: number): AudienceRow => ({
  audience_id: audienceIdOf(n),
  tenant_id: tenantId,
  page_id: pageId,
  person_id: null,
  custom_name: `Group ${n}`,
  supplementary_context: null,
  action_url_override: null,
  language: null,
  action_form_id_override: null,
  action_form_instructions_override: null,
  metadata_override: null,
  latest_version_id: null,
  published_version_id: null,
  version_number: 0,
  stream_number: 0,
  archived_at: null,
  erased_at: null,
  created_at: 1,
  updated_at: 1,
});

let sent = 0;
const messageLoad: Load = () => {
  const n = ++sent;
  return {
    method: 'POST',
    path: `/v0/pages/${pageId}/audiences/${audienceIdOf(n % manyAudiences)}/messages`,
    body: JSON.stringify({ message: `Set the headline to "Take ${n}"`, clientMessageId: `m${n}` }),
  };
};

const acceptMessage: Figure = {
  area: 'messages',
  name: 'accept a message (202)',
  targets: bothEngines(ratioAtLeast(0.65)),
  async run(bench) {
    const { floor, database } = await facetAndFloorWith(bench, (tenantId) => ({
      pages: [pageRow(tenantId)],
      audiences: Array.from({ length: manyAudiences }, (_, n) => audienceRow(tenantId, n)),
    }));
    const facet = () => startServer(bench, 'facet', { ...database.env, FACET_ROLES: 'api' });
    return compareThroughput(bench, { facet, floor }, messageLoad, (replies) => {
      for (const reply of Object.values(replies)) {
        assert.deepEqual(Object.keys(reply as object).toSorted(), [
          'accepted',
          'audienceId',
          'clientMessageId',
          'versionId',
        ]);
      }
    });
  },
};

export const messageFigures = [acceptMessage];
