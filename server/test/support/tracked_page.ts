// A page as visitors get it, with the tracker, on a host that passes /_facet on to a Facet.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { RenderInput } from '../../src/site/render/input.ts';
import { renderPage } from '../../src/site/render/page.ts';
import type { TestServer } from './server.ts';
import type { TestVisit } from './visits.ts';

export interface TrackedPage {
  url: string;
  /** The requests that came, as `GET /path`. */
  requests: string[];
  /** The beacons that came, as they were sent. */
  beacons: string[];
  /** Whatever else is to be had from this host, by path. */
  files: Map<string, string>;
  /** While true, whatever is sent to /_facet/collect is lost on the way. */
  loses: boolean;
}

export async function serveTrackedPage(
  t: TestContext,
  facet: TestServer,
  visit: TestVisit,
): Promise<TrackedPage> {
  const page: TrackedPage = {
    url: '',
    requests: [],
    beacons: [],
    files: new Map([['/page', renderPage(inputFor(visit.context))]]),
    loses: false,
  };
  const server = createServer((incoming, reply) => {
    const path = new URL(incoming.url ?? '/', 'http://host').pathname;
    page.requests.push(`${incoming.method} ${path}`);
    const file = page.files.get(path);
    if (file !== undefined) return void reply.setHeader('content-type', 'text/html').end(file);
    if (path.startsWith('/_facet/')) return void passOn(page, facet, incoming, reply);
    reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  page.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`;
  return page;
}

async function passOn(
  page: TrackedPage,
  facet: TestServer,
  incoming: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (incoming.method === 'POST') page.beacons.push(body.toString());
  if (page.loses && incoming.method === 'POST') return void incoming.socket.destroy();
  const { method, headers } = incoming;
  const outgoing = request(`${facet.url}${incoming.url}`, { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(reply);
  });
  outgoing.on('error', () => reply.destroy());
  outgoing.end(body);
}

const about = (componentId: string) => ({ componentId, chunkIds: [] });
const paragraph = 'Crews see changes at once, and dispatchers save two hours a day. ';

const inputFor = (context: string): RenderInput => ({
  content: {
    blocks: [
      {
        type: 'hero',
        ...about('opening'),
        headline: 'Crews that are where they should be',
        actionIds: ['book'],
      },
      {
        type: 'faq',
        ...about('questions'),
        heading: 'What people ask',
        items: [
          { question: 'How long does it take?', answer: 'A week.' },
          { question: 'What if it rains?', answer: 'Then it takes two.' },
        ],
      },
      {
        type: 'prose',
        ...about('story'),
        heading: 'How it works',
        paragraphs: Array.from({ length: 20 }, () => paragraph.repeat(8)),
      },
      {
        type: 'form',
        ...about('contact'),
        formId: 'contact',
        fields: [{ name: 'email', label: 'Email', fieldType: 'email', required: true }],
        submitLabel: 'Send',
      },
    ],
  },
  page: {
    title: 'Orbit',
    actions: [{ actionId: 'book', buttonTitle: 'Book a demo', actionType: 'form' }],
    actionCardWidgets: [],
    scripts: [],
  },
  audience: {},
  personal: false,
  includeScripts: true,
  trackerUrl: '/_facet/track.js',
  context,
  assetUrl: () => undefined,
});
