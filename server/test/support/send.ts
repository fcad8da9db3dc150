// One request, and all of its reply. Not by fetch, whose streams cost three times as much as the request itself:
// the tests send a hundred thousand.
import { type Dispatcher, request } from 'undici';

export interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

export async function send(url: string, { method, ...rest }: Sent): Promise<Received> {
  const reply = await request(url, { method: method as Dispatcher.HttpMethod, ...rest });
  return {
    status: reply.statusCode,
    headers: headersOf(reply.headers),
    text: await reply.body.text(),
  };
}

function headersOf(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value = []] of Object.entries(given)) {
    for (const one of [value].flat()) headers.append(name, one);
  }
  return headers;
}
