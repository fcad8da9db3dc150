// Judges the document of a reply: either it is a page that may be shown, or every
// fault of it is named, in words the model can act on.
import {
  type Block,
  type PageContent,
  PageContentSchema,
  raggedRows,
} from '../../content/content.ts';
import { Failure } from '../../platform/errors.ts';
import { formats } from '../../platform/formats/formats.ts';
import { parseJson } from '../../platform/http/json.ts';
import { type Check, makeValidator } from '../../platform/http/validate.ts';
import type { AgentChunk, AgentInput } from '../agent.ts';
import { makeLinkCheck } from './links.ts';
import { type Given, isObject, tidyBlock } from './tidy.ts';

export type Verdict = { content: PageContent } | { faults: string[] };

const maxFaults = 30;

/** Compiled once, for every run of an agent. */
export const makeContentCheck = (): Check => makeValidator(formats)(PageContentSchema, 'body');

/** Judges the replies of one run; `chunks` are the passages the model was shown. */
export function makeJudge(
  input: AgentInput,
  chunks: AgentChunk[],
  check: Check,
): (document: string) => Verdict {
  const current = input.current?.blocks ?? [];
  const selectedId = input.current && input.message?.selectedElement?.componentId;
  const actionIds = new Set(input.page.actions.map((action) => action.actionId));
  const given: Given = {
    chunkIds: new Set(chunks.map((chunk) => chunk.chunkId)),
    assetIds: new Set([
      ...input.assets.map((asset) => asset.assetId),
      ...input.page.logos.flatMap(({ items }) => items.flatMap((item) => item.assetId ?? [])),
      ...current.flatMap(assetIdsOf),
    ]),
    isKnownUrl: makeLinkCheck(input),
  };
  // A block that stays may keep what it rested on, whether or not it is shown again.
  const citedBefore = new Map(current.map((block) => [block.componentId, chunkIdsOf(block)]));
  const tidy = (block: unknown): unknown => {
    const before = isObject(block) ? citedBefore.get(String(block.componentId)) : undefined;
    if (!before) return tidyBlock(block, given);
    return tidyBlock(block, { ...given, chunkIds: new Set([...given.chunkIds, ...before]) });
  };
  const faultsOf = (content: unknown): string[] => {
    const faults = check(content).map(({ pointer, detail }) => `${pointer || '/'} ${detail}`);
    return faults.length > 0 ? faults : ruleFaults(content as PageContent, actionIds);
  };

  return (document) => {
    const parsed = parse(document);
    if ('faults' in parsed) return parsed;
    const written = isObject(parsed.value) ? parsed.value.blocks : undefined;
    if (!isObject(parsed.value) || !Array.isArray(written)) {
      return { faults: ['/ must be an object with a member "blocks" that is an array'] };
    }
    if (selectedId === undefined) {
      const content = { ...parsed.value, blocks: written.map(tidy) };
      const faults = faultsOf(content).slice(0, maxFaults);
      return faults.length > 0 ? { faults } : { content: content as PageContent };
    }
    const edit = editOf(selectedId, current, written);
    if (typeof edit === 'string') return { faults: [edit] };
    if (edit.block === undefined) return { content: { blocks: edit.others } };
    const block = tidy(edit.block);
    const faults = faultsOf({ blocks: [block] }).slice(0, maxFaults);
    if (faults.length > 0) return { faults };
    return { content: { blocks: edit.others.toSpliced(edit.index, 0, block as Block) } };
  };
}

function parse(document: string): { value: unknown } | { faults: string[] } {
  try {
    return { value: parseJson(Buffer.from(document)) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const named = error.details.errors?.map(({ pointer, detail }) => `${pointer || '/'} ${detail}`);
    return { faults: named ?? [`it is not valid JSON: ${error.message}`] };
  }
}

/**
 * What becomes of the selected block, and where it stands among the others, which are the
 * very blocks of the current page: whatever the model wrote in their place is not looked at.
 */
function editOf(
  selectedId: string,
  current: Block[],
  written: unknown[],
): { block?: unknown; index: number; others: Block[] } | string {
  const others = current.filter((block) => block.componentId !== selectedId);
  const ids = written.map((block) => (isObject(block) ? block.componentId : undefined));
  const at = ids.indexOf(selectedId);
  const showsOthers = others.every((block) => ids.includes(block.componentId));
  if (at >= 0) {
    const whole = showsOthers && ids.length === current.length;
    const index = whole ? at : current.findIndex((block) => block.componentId === selectedId);
    return { block: written[at], index, others };
  }
  const removed = written.length === 0 || (showsOthers && ids.length === others.length);
  if (!removed) return `/blocks must hold the component "${selectedId}" under this componentId`;
  if (others.length === 0) return '/blocks the only component of a page cannot be removed';
  return { index: 0, others };
}

/** What the schema cannot say. */
function ruleFaults({ blocks }: PageContent, actionIds: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  return blocks.flatMap((block, index) => {
    const faults: string[] = [];
    const at = `/blocks/${index}`;
    if (seen.has(block.componentId)) {
      faults.push(`${at}/componentId "${block.componentId}" is that of another block`);
    }
    seen.add(block.componentId);
    for (const actionId of actionIdsOf(block)) {
      if (!actionIds.has(actionId)) {
        faults.push(`${at}/actionIds "${actionId}" is not an action of the page`);
      }
    }
    if (raggedRows(block).length > 0) {
      faults.push(`${at}/rows every row needs as many cells as there are columns`);
    }
    if (block.type === 'media' && block.url === undefined && block.assetId === undefined) {
      faults.push(`${at} needs an assetId or a url that was given; leave the block out otherwise`);
    }
    return faults;
  });
}

function chunkIdsOf(block: Block): Set<string> {
  const inside = block.type === 'faq' ? block.items.flatMap((item) => item.chunkIds ?? []) : [];
  return new Set([...block.chunkIds, ...inside]);
}

function actionIdsOf(block: Block): string[] {
  if (block.type === 'pricing') return block.options.flatMap((option) => option.actionIds);
  return 'actionIds' in block ? block.actionIds : [];
}

function assetIdsOf(block: Block): string[] {
  const found: string[] = [];
  JSON.stringify(block, (key, value: unknown) => {
    if (typeof value === 'string' && /assetId$/i.test(key)) found.push(value);
    return value;
  });
  return found;
}
