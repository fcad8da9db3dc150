// Wake-ups: "something about this key changed, look". They carry no data and
// may be lost; whoever waits for one also looks by itself now and then.
// In this process they arrive at once; on PostgreSQL they also reach the
// others, gathered so that a busy server does not notify once a transaction: the first after a
// rest for a few milliseconds, those after it a little longer.
import { EventEmitter } from 'node:events';

export type Topic = 'jobs' | 'stream' | 'interrupt' | 'webhooks' | 'site';

/** Tells other processes, and hears from them. */
export interface Relay {
  send(messages: string[]): Promise<void>;
  onMessages(receive: (messages: string[]) => void): void;
  close(): Promise<void>;
}

export interface Signals {
  publish(topic: Topic, key: string): void;
  /** Returns how to stop listening. */
  subscribe(topic: Topic, listener: (key: string) => void): () => void;
  close(): Promise<void>;
}

const gatherMs = 5;
const betweenMs = 25;

export function makeSignals(relay?: Relay): Signals {
  const emitter = new EventEmitter().setMaxListeners(0);
  const outgoing = new Set<string>();
  let sending: Promise<void> | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;

  async function send(relayTo: Relay): Promise<void> {
    const waitMs = Math.max(gatherMs, sentAt + betweenMs - performance.now());
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    sentAt = performance.now();
    const messages = [...outgoing];
    outgoing.clear();
    sending = undefined;
    // Lost while the database is away: then the others' own looking around must do.
    await relayTo.send(messages).catch(() => {});
  }

  relay?.onMessages((messages) => {
    for (const message of messages) {
      const [topic = ''] = message.split(' ', 1);
      emitter.emit(topic, message.slice(topic.length + 1));
    }
  });

  return {
    publish(topic, key) {
      emitter.emit(topic, key);
      if (!relay) return;
      outgoing.add(`${topic} ${key}`);
      sending ??= send(relay);
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => void emitter.off(topic, listener);
    },
    async close() {
      await sending;
      await relay?.close();
    },
  };
}
