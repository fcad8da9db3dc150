// What is worth a look before a variant goes out. Nothing here forbids: the member decides, unless the
// page publishes only what is proven.
import type { Page } from '@facet/sdk';
import { decimal } from '../../lib/format.ts';
import type { FrameFault } from '../../lib/frame_protocol.ts';
import { t } from '../../lib/texts.ts';
import { labelOf, pictureSlots } from './blocks.ts';
import type { Claim } from './claims_query.ts';
import { type Block, type Content, textsOf, valueAt } from './content.ts';

export const checks = ['claims', 'text', 'links', 'contrast', 'pictures', 'alt', 'action'] as const;
export type Check = (typeof checks)[number];

export interface Finding {
  check: Check;
  componentId: string;
  detail: string;
}

/** Texts of new blocks that are no use to a reader; a field called “Email” is. */
const placeholders = [
  'headline',
  'heading',
  'title',
  'text',
  'label',
  'quote',
  'name',
  'picture',
  'question',
  'address',
  'empty',
] as const;
const unfinished = /\b(lorem ipsum|todo|tbd|xxx|placeholder)\b|\[[^\]]{2,40}\]|\{\{[^}]*\}\}/i;

export function findingsIn(
  content: Content,
  page: Page,
  claims: readonly Claim[],
  faults: readonly FrameFault[],
): Finding[] {
  return [
    ...claims.filter(isOpen).map(
      (claim): Finding => ({
        check: 'claims',
        componentId: claim.componentId,
        detail: claim.text,
      }),
    ),
    ...content.blocks.flatMap(findingsOf),
    ...faults.map((fault): Finding => findingOf(fault, content)),
    ...(leadsOn(content, page) ? [] : [nothingToDo(content)]),
  ];
}

export const isOpen = (claim: Claim): boolean =>
  claim.status === 'unsupported' || claim.status === 'stale';

function findingsOf(block: Block): Finding[] {
  const samples = new Set(placeholders.map((name) => t.samples[name]));
  const findings: Finding[] = [];
  const found = (check: Check, detail: string) =>
    findings.push({
      check,
      componentId: block.componentId,
      detail: `${labelOf(block.type)}: ${detail}`,
    });
  const rough = textsOf(block).find((text) => unfinished.test(text) || samples.has(text));
  if (rough !== undefined) found('text', rough.slice(0, 60));
  for (const url of urlsOf(block)) {
    if (/^https?:\/\/(www\.)?example\.(com|org)/.test(url)) found('links', url);
  }
  const needed = block.type === 'media' && block.url === undefined;
  if (needed && pictureSlots(block).every((slot) => valueAt(block, slot) === undefined))
    found('pictures', t.editor.publish.noPicture);
  return findings;
}

function findingOf({ kind, componentId, text, ratio }: FrameFault, content: Content): Finding {
  const block = content.blocks.find((one) => one.componentId === componentId);
  const name = block ? labelOf(block.type) : '';
  const detail =
    kind === 'contrast'
      ? `${name}: ${text} (${t.editor.publish.ratio(decimal(ratio ?? 0))})`
      : name;
  return { check: kind, componentId, detail };
}

const nothingToDo = (content: Content): Finding => ({
  check: 'action',
  componentId: content.blocks.at(-1)?.componentId ?? '',
  detail: t.editor.publish.noAction,
});

const urlsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member === 'string' && /url$/i.test(name) ? [member] : urlsOf(member),
  );
};

/** Something the reader can do: a button, a form, a question. */
const leadsOn = (content: Content, page: Page): boolean =>
  page.headerActionId !== undefined ||
  content.blocks.some(
    (block: Block) =>
      block.type === 'form' ||
      block.type === 'ask' ||
      ('actionIds' in block && block.actionIds.length > 0),
  );
