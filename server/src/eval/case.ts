// One case of the evaluation: a context as messy as real ones, a reader, and what
// a page for them must say, must never show, and must do when asked to change.
import type { AgentInput } from '../agent/agent.ts';

export interface EvalEdit {
  message: string;
  /** On the page afterwards. */
  mention?: string[];
  /** Not on the page afterwards. */
  hide?: string[];
  /** Block types that may change; every other block stays as it is. Absent: any may. */
  changes?: string[];
  /** Nothing may change: the request cannot be met. */
  refused?: boolean;
  /** The first block below the hero is one of these. */
  first?: string[];
  /** The type of the block that is selected. */
  selected?: string;
}

export interface EvalCase {
  name: string;
  language: string;
  input: AgentInput;
  /** Each must be on the page; alternatives are parted by `|`. */
  mention: string[];
  /** None may be anywhere on the page. */
  hide: string[];
  /** What the reader said or is: the share of these on the page is counted. */
  readerFacts: string[];
  /** The first comes before the second. */
  order?: [first: string, second: string][];
  /** Block types that this context calls for. */
  blocks?: string[];
  edits: EvalEdit[];
}

type Page = AgentInput['page'];
type Action = Page['actions'][number];

export interface CaseSketch {
  name: string;
  language: string;
  brand?: AgentInput['brand'];
  pageType?: Page['pageType'];
  pageName: string;
  context: string;
  actions?: (Omit<Action, 'actionId' | 'purpose'> & { purpose?: string })[];
  logos?: string[];
  person?: AgentInput['person'];
  account?: AgentInput['account'];
  /** The name of a group, where there is no person. */
  group?: string;
  notes?: string;
  activity?: { type: string; direction?: 'from' | 'about'; payload: Record<string, unknown> }[];
  topics?: { topic: string; question?: string; text: string }[];
  assets?: AgentInput['assets'];
  mention: string[];
  hide: string[];
  readerFacts?: string[];
  order?: [string, string][];
  blocks?: string[];
  edits?: EvalEdit[];
}

export function makeCase(sketch: CaseSketch): EvalCase {
  const { name, language, mention, hide } = sketch;
  return {
    name,
    language,
    mention,
    hide,
    readerFacts: sketch.readerFacts ?? [],
    ...(sketch.order ? { order: sketch.order } : {}),
    ...(sketch.blocks ? { blocks: sketch.blocks } : {}),
    edits: sketch.edits ?? [],
    input: inputOf(sketch),
  };
}

const writtenAt = '2026-05-04T08:00:00.000Z';

function inputOf(sketch: CaseSketch): AgentInput {
  const { person, account, group } = sketch;
  const actions = (sketch.actions ?? []).map((action, at) => ({
    purpose: action.buttonTitle,
    ...action,
    actionId: `action_${at + 1}`,
  }));
  const [header] = actions;
  return {
    page: {
      pageId: `page_${sketch.name}`,
      name: sketch.pageName,
      title: sketch.pageName,
      pageType: sketch.pageType ?? 'outbound',
      pageContext: sketch.context,
      actions,
      ...(header ? { headerActionId: header.actionId } : {}),
      logos: sketch.logos
        ? [{ title: '', items: sketch.logos.map((altText) => ({ altText })) }]
        : [],
    },
    ...(sketch.brand ? { brand: sketch.brand } : {}),
    audience: {
      audienceId: `audience_${sketch.name}`,
      name: group ?? [person?.name, account?.name].filter((part) => part).join(', '),
      ...(sketch.notes === undefined ? {} : { supplementaryContext: sketch.notes }),
    },
    ...(person ? { person } : {}),
    ...(account ? { account } : {}),
    activity: (sketch.activity ?? []).map((entry, at) => ({
      source: 'crm',
      activityId: `activity_${at + 1}`,
      createdAt: writtenAt,
      ...entry,
    })),
    chunks: (sketch.topics ?? []).map(({ topic, ...chunk }, at) => ({
      chunkId: `chunk_${at + 1}`,
      topicName: topic,
      ...chunk,
    })),
    assets: sketch.assets ?? [],
    conversation: [],
  };
}
