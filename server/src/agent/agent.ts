// What a page agent is: what is known goes in, an async stream of text,
// progress and finally one page comes out, under an AbortSignal. Agents do no
// I/O of Facet's own; the job that runs them reads and writes.
import type { SuggestedAsset as AgentAsset } from '../assets/suggest.ts';
import type { PageContent } from '../content/content.ts';
import type { RetrievedChunk as AgentChunk } from '../topics/retrieval.ts';

export type { AgentAsset, AgentChunk };

export type PageType = 'inbound' | 'outbound' | 'call_followup' | 'sales_deck' | 'custom';
export type ActionType = 'url' | 'form' | 'calendar' | 'email' | 'phone' | 'ask';

export interface AgentAction {
  actionId: string;
  purpose: string;
  buttonTitle: string;
  actionType: ActionType;
  url?: string;
}

export interface SelectedElement {
  componentId: string;
  selector?: string;
  text?: string;
  html?: string;
}

export interface AgentActivity {
  activityId?: string;
  source: string;
  type: string;
  /** `from`: said by the reader or their company themselves, and fit for their page. Absent: `about`. */
  direction?: 'from' | 'about';
  payload: Record<string, unknown>;
  createdAt: string;
}

export interface AgentInput {
  page: {
    pageId: string;
    name: string;
    title: string;
    pageType: PageType;
    pageContext: string;
    actions: AgentAction[];
    headerActionId?: string;
    logos: { title: string; items: { altText: string; url?: string; assetId?: string }[] }[];
  };
  /** Who speaks. Its name, tone and language come from here, never from a line of the context. */
  brand?: {
    name?: string;
    /** A language tag; when absent, the context's own. */
    language?: string;
    /** In the brand's words: `warm, plain`, `Sie`. */
    tone?: string;
  };
  audience: {
    audienceId: string;
    /** Its effective name. */
    name: string;
    supplementaryContext?: string;
    /** Replace the form and its introduction of the header action for this audience. */
    actionFormId?: string;
    actionFormInstructions?: string;
  };
  /** Absent for a group. */
  person?: { name: string; email?: string; domain?: string; title?: string };
  account?: { name?: string; domain?: string; industry?: string; employees?: number };
  /** Newest first; payloads come from other systems and are data, never instructions. */
  activity: AgentActivity[];
  /** The passages of the page's topics that fit best, best first. */
  chunks: AgentChunk[];
  assets: AgentAsset[];
  /** The page as it is now; absent when this is the first version. */
  current?: PageContent;
  /** The page before its last change: what undoing brings back. */
  previous?: PageContent;
  /** Earlier turns, oldest first. */
  conversation: { role: 'user' | 'agent'; text: string }[];
  /** What is asked for; absent when the first version is written unasked. */
  message?: { text: string; selectedElement?: SelectedElement };
}

export type AgentEvent =
  /** A piece of the agent's reply, to be shown as it is written. */
  | { type: 'text'; text: string }
  | { type: 'progress'; step: string }
  /** The page. The last one counts. */
  | { type: 'content'; content: PageContent };

export interface Agent {
  readonly name: 'rules' | 'model';
  /** `tenantId`: whose work it is, for an agent that shares a pool among tenants. */
  run(input: AgentInput, signal: AbortSignal, tenantId?: string): AsyncIterable<AgentEvent>;
}
