// LISTEN and NOTIFY between the processes on one PostgreSQL. The listening
// connection is its own, and comes back by itself when it is lost.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Db } from '../db/open.ts';
import type { Relay } from './signals.ts';

const channel = 'facet_signals';
const reconnectMs = 1_000;
/** PostgreSQL takes 8,000 bytes in one notification. */
const payloadBytes = 7_000;

export async function openRelay(databaseUrl: string, db: Db): Promise<Relay> {
  const self = randomUUID();
  let receive: (messages: string[]) => void = () => {};
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'facet signals',
    });
    const lost = () => {
      if (closed || client !== next) return;
      client = undefined;
      retry = setTimeout(() => void connect().catch(() => {}), reconnectMs);
    };
    client = next;
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload = '' }) => {
      const [sender, ...messages] = payload.split('\n');
      if (sender !== self) receive(messages);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch {
      lost();
    }
  }

  await connect();
  return {
    async send(messages) {
      for (const payload of packed(messages)) {
        await db.query(`select pg_notify($1, $2)`, [channel, `${self}\n${payload}`], true);
      }
    },
    onMessages(listener) {
      receive = listener;
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}

/** As few payloads as the limit allows. */
function packed(messages: string[]): string[] {
  const payloads: string[] = [];
  for (const message of messages) {
    const last = payloads.at(-1);
    if (last !== undefined && last.length + message.length < payloadBytes) {
      payloads[payloads.length - 1] = `${last}\n${message}`;
    } else {
      payloads.push(message);
    }
  }
  return payloads;
}
