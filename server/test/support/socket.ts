// HTTP by hand, for what no client library would send.
import { connect } from 'node:net';

export interface RawReply {
  status: number;
  headers: Headers;
  text: string;
}

/** Writes the bytes as they are, ends its own side if told to, and reads until the server hangs up. */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  options: { hangUp?: boolean } = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      if (options.hangUp) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that hangs up on bytes it never read resets the line, after its answer.
    socket.on('error', (error) => {
      if (chunks.length === 0) reject(error);
    });
    socket.on('close', () => resolve(parse(Buffer.concat(chunks).toString())));
  });
}

function parse(answer: string): RawReply {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return { status: Number(statusLine.split(' ')[1]), headers, text: rest.join('\r\n\r\n') };
}
