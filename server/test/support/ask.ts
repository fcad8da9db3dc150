// `call` for any route, whatever it answers with: a reply that never ends is
// left as soon as it has begun, so its body is empty here.
import { type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { type CallOptions, checkReply, type Reply, type TestServer } from './server.ts';

export async function ask(
  facet: TestServer,
  route: { method: string; endless: boolean },
  path: string,
  options: CallOptions = {},
): Promise<Reply> {
  if (!route.endless) return facet.call(route.method, path, options);
  const { key = facet.key, headers = {} } = options;
  const response = await open(facet.url + path, route.method, {
    ...(key === null ? {} : { 'x-api-key': key }),
    ...headers,
  });
  const { statusCode: status = 0 } = response;
  const text = status < 300 ? '' : await readText(response);
  response.destroy();
  const reply: Reply = {
    status,
    headers: new Headers(response.headers as Record<string, string>),
    body: text === '' ? undefined : JSON.parse(text),
    text,
  };
  checkReply(route.method, path, reply);
  return reply;
}

/** On a connection of its own, which ends with the reply: fetch would open another in its place. */
function open(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, agent: false }, resolve).on('error', reject).end();
  });
}

export const isEndless = (replyType: string | undefined): boolean =>
  replyType === 'text/event-stream';
