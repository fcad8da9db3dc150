// What the paging suite asks of a list: where it is, how a row comes into it, and how one leaves it.
import assert from 'node:assert/strict';
import type { Reply, TestServer } from './server.ts';

export interface OpenList {
  path: string;
  idOf(item: Reply['body']): string;
  /** What the list is sorted by, least first; left out, it is by id, newest first. */
  rankOf?(item: Reply['body']): number;
  /** Adds a row and gives the id it is listed under. */
  add(): Promise<string>;
  /** Takes a row away for good, and says whether it is still listed. */
  remove?(id: string): Promise<boolean>;
}

/** A list of its own in the tenant of the key. */
export type MakeList = (facet: TestServer, key: string) => Promise<OpenList>;

export type Post = (path: string, body: unknown) => Promise<Reply['body']>;

/** Makes and deletes as the tenant of the key; all of it must succeed. */
export function client(facet: TestServer, key: string) {
  async function made(path: string, body: unknown): Promise<Reply['body']> {
    const reply = await facet.post(path, body, { key });
    assert.ok(reply.status < 300, reply.text);
    return reply.body;
  }
  async function gone(path: string): Promise<void> {
    const reply = await facet.call('DELETE', path, { key });
    assert.equal(reply.status, 204, reply.text);
  }
  return { made, gone };
}

export const withQuery = (path: string, query: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;
