// Answers a visitor's question from the passages of the page's topics, and from nothing else. Built in: the
// passages that speak of what was asked, quoted as they stand. A language model, where there is one, writes the answer
// from the same passages; whatever it fails of, the quotations are there. What the passages do not answer is said not to be.
import type { AgentChunk } from '../agent/agent.ts';
import { languageOf } from '../platform/text/language.ts';
import { leading, sentencesOf } from '../platform/text/sentences.ts';
import { termsOf } from '../platform/text/words.ts';
import type { Retrieval } from '../topics/retrieval.ts';

export interface Source {
  chunkId: string;
  title: string;
  /** The part that answers, word for word. */
  quote: string;
}

export interface Answer {
  by: 'rules' | 'model';
  /** The quotations, or what the model wrote with `[1]` for the first source. Empty when nothing was found. */
  text: string;
  sources: Source[];
}

/** Undefined when the passages do not answer. */
export type Answerer = (
  question: string,
  passages: AgentChunk[],
  signal: AbortSignal,
) => Promise<{ text: string; cited: AgentChunk[] } | undefined>;

export interface Answers {
  answer(
    tenantId: string,
    topicIds: string[],
    question: string,
    options: {
      signal: AbortSignal;
      /** No model: for those who are not worth one. */
      quoteOnly: boolean;
      /** Hears of a model that failed; the answer comes all the same. */
      failed(error: unknown): void;
    },
  ): Promise<Answer>;
}

const retrieved = 12;
const quoted = 3;
/** What a model costs is not for everybody at once: who comes then gets the quotations. */
const modelAtOnce = 4;

export function makeAnswers(deps: {
  retrieval: Pick<Retrieval, 'retrieve' | 'beginnings'>;
  answerer: Answerer | undefined;
}): Answers {
  const { retrieval, answerer } = deps;
  let busy = 0;

  async function written(
    ask: Answerer,
    question: string,
    passages: AgentChunk[],
    { signal, failed }: { signal: AbortSignal; failed(error: unknown): void },
  ): Promise<Answer | undefined> {
    busy += 1;
    try {
      const reply = await ask(question, passages, signal);
      if (!reply) return nothing('model');
      const sources = reply.cited.map((chunk) => sourceOf(question, chunk));
      return { by: 'model', text: reply.text, sources };
    } catch (error) {
      failed(error);
      return undefined;
    } finally {
      busy -= 1;
    }
  }

  return {
    async answer(tenantId, topicIds, question, options) {
      if (topicIds.length === 0) return nothing('rules');
      const found = await retrieval.retrieve(tenantId, topicIds, question, retrieved);
      const asked = askedOf(question);
      const fit = fitting(asked, found);
      // A topic asked for by its name is answered by how it begins: its text need not repeat the name.
      const named =
        fit.length > 0 || asked.length === 0
          ? []
          : await retrieval.beginnings(tenantId, topicIds, names(asked), retrieved);
      const passages = [...new Map([...named, ...found].map((one) => [one.chunkId, one])).values()];
      if (passages.length === 0) return nothing('rules');
      if (answerer && !options.quoteOnly && busy < modelAtOnce) {
        const answer = await written(answerer, question, passages, options);
        if (answer) return answer;
      }
      return quote(question, fit.length > 0 ? fit : named);
    },
  };
}

const nothing = (by: Answer['by']): Answer => ({ by, text: '', sources: [] });

function quote(question: string, passages: AgentChunk[]): Answer {
  const sources = unlike(passages)
    .slice(0, quoted)
    .map((chunk) => sourceOf(question, chunk));
  return { by: 'rules', text: sources.map((source) => source.quote).join('\n\n'), sources };
}

/** Words that ask, and say nothing of what is asked for: `Backups: what should we know?` is about backups. */
const asking = new Set(
  termsOf('know knowing tell explain describe info information details learn'),
);

function askedOf(question: string): string[] {
  const terms = new Set(termsOf(question, languageOf(question)));
  return [...terms].filter((term) => !asking.has(term));
}

/** Whether a topic of this name is what was asked for, and nothing beyond it. */
const names =
  (asked: string[]) =>
  (topicName: string): boolean => {
    const own = new Set(termsOf(topicName, languageOf(topicName)));
    return asked.every((term) => own.has(term));
  };

/** Passages that speak of most of what was asked: a single shared word is no answer. */
function fitting(asked: string[], passages: AgentChunk[]): AgentChunk[] {
  if (asked.length === 0) return [];
  const enough = asked.length <= 4 ? 0.6 : 0.5;
  const rated = passages.map((chunk) => ({ chunk, share: shareOf(asked, chunk) }));
  const best = Math.max(...rated.map(({ share }) => share));
  // Sorting is stable: among equals, the order of the retrieval stands.
  return rated
    .filter(({ share }) => share >= enough && share >= best - 0.2)
    .sort((a, b) => b.share - a.share)
    .map(({ chunk }) => chunk);
}

/** Topics may hold the same words; a visitor needs them once. */
const unlike = (passages: AgentChunk[]): AgentChunk[] =>
  passages.filter(({ text }, at) => passages.findIndex((one) => one.text === text) === at);

function shareOf(asked: string[], { question = '', text }: AgentChunk): number {
  const held = new Set(termsOf(`${question} ${text}`, languageOf(text)));
  return asked.filter((term) => held.has(term)).length / asked.length;
}

const quoteMax = 480;

export function sourceOf(asked: string, chunk: AgentChunk): Source {
  const { chunkId, topicName, question } = chunk;
  const { heading, text } = headed(chunk.text);
  return { chunkId, title: question ?? heading ?? topicName, quote: quoteOf(asked, text) };
}

/** A passage may begin with the heading it stood under: a title, above what is a sentence. */
function headed(passage: string): { heading?: string; text: string } {
  const [, heading, text] =
    /^([^\n]{1,80}[^\n.:!?…。：！？])\n([^\n]*[.!?…。！？][\s\S]*)$/u.exec(passage) ?? [];
  return heading === undefined || text === undefined ? { text: passage } : { heading, text };
}

/** A short passage whole; of a long one, from the sentence that has most of what was asked. */
function quoteOf(asked: string, text: string): string {
  const whole = text.trim();
  if (whole.length <= quoteMax) return whole;
  const language = languageOf(whole);
  const terms = new Set(termsOf(asked, language));
  const sentences = sentencesOf(whole, language);
  const hits = sentences.map(
    (one) => new Set(termsOf(one, language).filter((term) => terms.has(term))).size,
  );
  const start = hits.indexOf(Math.max(...hits));
  const kept = leading(sentences.slice(start), quoteMax).join(' ');
  return kept.length <= 2 * quoteMax ? kept : `${kept.slice(0, 2 * quoteMax).toWellFormed()}…`;
}
