// What is worth a look before a variant goes out. Nothing here forbids: the member decides.
import type { Page } from '@facet/sdk';
import { t } from '../../lib/texts.ts';
import { labelOf, pictureSlots } from './blocks.ts';
import { type Block, type Content, textsOf, valueAt } from './content.ts';

export interface Finding {
  check: 'text' | 'links' | 'pictures' | 'action';
  componentId: string;
  detail: string;
}

const unfinished = /\b(lorem ipsum|todo|tbd|xxx|placeholder)\b|\[[^\]]{2,40}\]|\{\{[^}]*\}\}/i;

export function findingsIn(content: Content, page: Page): Finding[] {
  const samples = new Set(Object.values(t.samples));
  const findings: Finding[] = [];
  for (const block of content.blocks) {
    const found = (check: Finding['check'], detail: string) =>
      findings.push({ check, componentId: block.componentId, detail });
    const rough = textsOf(block).find((text) => unfinished.test(text) || samples.has(text));
    if (rough !== undefined) found('text', `${labelOf(block.type)}: ${rough.slice(0, 60)}`);
    for (const url of urlsOf(block)) {
      if (/^https?:\/\/(www\.)?example\.(com|org)/.test(url))
        found('links', `${labelOf(block.type)}: ${url}`);
    }
    const pictures = pictureSlots(block);
    const needed = block.type === 'media' && block.url === undefined;
    if (needed && pictures.every((slot) => valueAt(block, slot) === undefined))
      found('pictures', `${labelOf(block.type)}: ${t.editor.publish.noPicture}`);
  }
  const first = content.blocks[0];
  if (first && !leadsOn(content, page))
    findings.push({
      check: 'action',
      componentId: content.blocks.at(-1)?.componentId ?? first.componentId,
      detail: t.editor.publish.noAction,
    });
  return findings;
}

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
