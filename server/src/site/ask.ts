// POST /_facet/ask: a visitor's question to the page, typed or one of those suggested. Answered from the page's
// topics: to a browser with a page that quotes and names its sources, to a script with JSON.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BlockOf } from '../content/content.ts';
import type { Clock } from '../platform/clock.ts';
import { Failure, type Fault, fieldFault } from '../platform/errors.ts';
import { escapePointer, textFault } from '../platform/http/json.ts';
import { refuseOthers } from '../platform/http/methods.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { Answer, Answers } from './answers.ts';
import { answerPage, questionPage } from './ask.pages.ts';
import {
  componentName,
  contextName,
  honeypotName,
  questionName,
  suggestionName,
} from './render/blocks/forms.ts';
import {
  backOf,
  bodyOptions,
  ownNames,
  ownText,
  sendPage,
  sessionName,
  type VisitorBody,
  visitorScope,
  wantsJson,
} from './visitor_http.ts';
import { actionsFrom, wordsFor } from './visitor_pages.ts';
import type { Visit, Visits } from './visits.ts';

const limit = { max: 20, windowMs: 60_000 };
const questionMax = 1_000;

export interface AskDeps {
  clock: Clock;
  visits: Visits;
  answers: Answers;
  sessions: Sessions;
}

export function serveAsk(http: FastifyInstance, services: AskDeps): void {
  visitorScope(http, services.clock, limit, (scope) => {
    scope.post('/_facet/ask', bodyOptions, (request, reply) => ask(services, request, reply));
    refuseOthers(scope, '/_facet/ask', 'POST');
  });
}

async function ask(
  services: AskDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = (request.body ?? { strict: false, entered: new Map() }) as VisitorBody;
  const visit = await services.visits.open(ownText(body, contextName));
  const block = blockOf(visit, ownText(body, componentName));
  if (!block) throw new Failure('ask_not_found');
  const { question, faults } = readQuestion(body);
  const back = backOf(request, body);
  if (faults.length > 0) {
    if (wantsJson(request)) throw new Failure('validation_failed', { errors: faults });
    return sendPage(reply, 400, questionPage(visit.input, block, back));
  }
  const askedAt = services.clock.now();
  const isMachine = Boolean(ownText(body, honeypotName)?.trim());
  const topicIds = JSON.parse(visit.page.topic_ids) as string[];
  const answer = await services.answers.answer(visit.context.tenantId, topicIds, question, {
    signal: untilGone(reply),
    quoteOnly: isMachine,
    failed: (error) =>
      request.server.lines.warn({ requestId: request.id, err: error }, 'the model gave no answer'),
  });
  if (!isMachine) await note(services, request, { visit, block, question, answer, askedAt });
  if (!wantsJson(request)) {
    return sendPage(reply, 200, answerPage(visit.input, { block, question, answer, back }));
  }
  return reply.send(answerJson(visit, answer));
}

const blockOf = ({ input }: Visit, componentId: unknown): BlockOf<'ask'> | undefined => {
  const asks = input.content.blocks.filter((block) => block.type === 'ask');
  return asks.find((block) => block.componentId === componentId) ?? asks[0];
};

function readQuestion(body: VisitorBody): { question: string; faults: Fault[] } {
  const { strict, entered } = body;
  const faults: Fault[] = [];
  const fault = (name: string, code: string, detail: string) =>
    faults.push(fieldFault(`/${escapePointer(name)}`, code, detail));
  // A suggestion is a button: pressed, it is meant, whatever else was typed.
  const name = ownText(body, suggestionName) === undefined ? questionName : suggestionName;
  const question = (ownText(body, name) ?? '').trim();
  const wrong = textFault(question);
  if (question === '') fault(name, 'required', 'is required');
  else if (wrong) fault(name, wrong.code, wrong.detail);
  else if ([...question].length > questionMax) {
    fault(name, 'too_long', `must have at most ${questionMax} characters`);
  }
  for (const member of strict ? entered.keys() : []) {
    if (member === questionName || member === suggestionName || ownNames.has(member)) continue;
    fault(member, 'unknown_field', 'is not a field of this request');
  }
  return { question, faults };
}

/** The visitor has their answer, whether or not it could be noted. */
async function note(
  { clock, sessions }: AskDeps,
  request: FastifyRequest,
  asked: {
    visit: Visit;
    block: BlockOf<'ask'>;
    question: string;
    answer: Answer;
    askedAt: number;
  },
): Promise<void> {
  const { visit, block, question, answer, askedAt } = asked;
  const { sources, text } = answer;
  const common = {
    visit: visit.context,
    sessionKey: ownText(request.body as VisitorBody, sessionName),
    componentId: block.componentId,
    label: question,
  };
  try {
    const { suggestions: options } = block;
    await sessions.note({ ...common, at: askedAt, kind: 'question', options });
    await sessions.note({
      ...common,
      // Never at the same moment: they are read in the order of their times.
      at: Math.max(clock.now(), askedAt + 1),
      kind: 'answer',
      responseText: sources.length === 0 ? wordsFor(visit.input).notFound : text,
      groundingChunkIds: sources.map(({ chunkId }) => chunkId),
    });
  } catch (error) {
    request.server.lines.warn({ requestId: request.id, err: error }, 'a question was not noted');
  }
}

function answerJson({ input }: Visit, { text, sources }: Answer) {
  const found = sources.length > 0;
  return {
    found,
    answer: found ? text : wordsFor(input).notFound,
    sources,
    groundingChunkIds: sources.map(({ chunkId }) => chunkId),
    // What else there is to do, for whoever got no answer.
    ...(found
      ? {}
      : { actions: actionsFrom(input, '').map(({ title, href }) => ({ title, url: href })) }),
  };
}

function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
