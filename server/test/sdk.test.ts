// The SDK against the real server: every operation has a method, and every method calls its operation.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  Facet,
  FacetAbortError,
  FacetAuthenticationError,
  FacetConflictError,
  FacetConnectionError,
  FacetError,
  FacetNotFoundError,
  FacetRateLimitError,
  FacetTimeoutError,
  FacetValidationError,
  FacetWebhookError,
  type NewPage,
  verifyWebhook,
} from '@facet/sdk';
import { operations } from '../../sdk/src/operations.gen.ts';
import type { Route } from '../src/platform/http/route.ts';
import { operations as endpoints, routes } from '../src/routes.ts';
import { newPage } from './support/pages.ts';
import { makeReals, paramsOf, soundBody } from './support/reals.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';
import { picture } from './support/uploads.ts';

type Method = (...given: unknown[]) => Promise<unknown> & { pages?: unknown };

const methodLines = new Map(
  Object.entries(operations).flatMap(([resource, methods]) =>
    Object.entries(methods).map(([method, line]) => {
      const [flags = '', ...rest] = line.split(' ');
      return [rest.join(' '), { resource, method, flags }] as const;
    }),
  ),
);

const sdkOf = (facet: TestServer, more: Partial<ConstructorParameters<typeof Facet>[0]> = {}) =>
  new Facet({ baseUrl: facet.url, apiKey: facet.key, ...more });

test('every operation of the route table has a method of its own', () => {
  assert.equal(methodLines.size, endpoints.length);
  for (const { method, path } of endpoints) assert.ok(methodLines.has(`${method} ${path}`), path);
});

eachEngine('the SDK', (engine) => {
  test('every method calls its operation', async (t) => {
    const facet = await startServer(t, engine);
    const refused: string[] = [];
    // What is for members who are signed in refuses a key.
    const forKeys = ({ scope, fails }: Route) =>
      scope !== 'public' && !fails.includes('members_only');
    for (const route of routes) {
      if (!(await callThroughSdk(facet, route)) && forKeys(route)) refused.push(route.id);
    }
    // A sample of a schema cannot know every rule; nearly all bodies must be taken all the same.
    assert.ok(refused.length < routes.length / 16, `refused: ${refused.join(', ')}`);
  });

  test('a list is awaited for a page, and iterated for everything', async (t) => {
    const facet = await startServer(t, engine);
    const sdk = sdkOf(facet);
    for (let made = 0; made < 7; made += 1) await sdk.persons.create({ name: `Person ${made}` });
    const page = await sdk.persons.list({ limit: 3 });
    assert.equal(page.items.length, 3);
    assert.equal(page.totalCount, 7);
    const names: string[] = [];
    for await (const person of sdk.persons.list({ limit: 3 })) names.push(person.name);
    assert.deepEqual(
      names,
      [6, 5, 4, 3, 2, 1, 0].map((number) => `Person ${number}`),
    );
    let pages = 0;
    for await (const one of sdk.persons.list({ limit: 3 }).pages())
      pages += one.items.length > 0 ? 1 : 0;
    assert.equal(pages, 3);
  });

  test('from nothing to a published page, with the stream beside it', async (t) => {
    const facet = await startServer(t, engine);
    const sdk = sdkOf(facet);
    const { personId } = await sdk.persons.create({ name: 'Ada Lovelace' });
    const { pageId } = await sdk.pages.create(newPage() as unknown as NewPage);
    const { audienceId } = await sdk.audiences.create(pageId, { personId });
    await sdk.versions.waitForDraft(pageId, audienceId);
    const { versionId } = await sdk.messages.send(pageId, audienceId, {
      message: 'Set the headline to "Two hours back, every day"',
    });
    const states: string[] = [];
    for await (const event of sdk.audiences.stream(pageId, audienceId, { lastEventId: '0' })) {
      if (event.type !== 'state' || event.data.versionId !== versionId) continue;
      states.push(event.data.status);
      if (event.data.status === 'draft') break;
    }
    assert.deepEqual(states, ['queued', 'draft']);
    const published = await sdk.versions.publish(pageId, audienceId, versionId);
    assert.equal(published.status, 'published');
    assert.match(await sdk.versions.preview(pageId, audienceId, versionId), /Two hours back/);
  });

  test('a file goes up with its progress', async (t) => {
    const facet = await startServer(t, engine);
    const file = new File([new Uint8Array(await picture())], 'roof.png', { type: 'image/png' });
    const told: number[] = [];
    const asset = await sdkOf(facet).assets.create(
      { file, name: 'Our roof' },
      { onProgress: (sent, total) => told.push(sent / total) },
    );
    assert.equal(asset.name, 'Our roof');
    assert.equal(told[0], 0);
    assert.equal(told.at(-1), 1);
  });

  test('a failure is an error of its kind, with code, faults and request id', async (t) => {
    const facet = await startServer(t, engine);
    const sdk = sdkOf(facet);
    await sdk.persons.create({ name: 'Ada', email: 'ada@engines.example' });
    const taken = await failureOf(sdk.persons.create({ name: 'A', email: 'ada@engines.example' }));
    assert.ok(taken instanceof FacetConflictError);
    assert.equal(taken.code, 'email_taken');
    assert.match(taken.requestId ?? '', /^req_/);
    const faulty = await failureOf(sdk.persons.create({ name: '', phoneNumber: 'none' }));
    assert.ok(faulty instanceof FacetValidationError);
    assert.deepEqual(faulty.errors.map(({ pointer }) => pointer).sort(), ['/name', '/phoneNumber']);
    assert.ok((await failureOf(sdk.persons.get('person_none'))) instanceof FacetNotFoundError);
    const stranger = sdkOf(facet, { apiKey: 'facet_wrong' });
    assert.ok((await failureOf(stranger.persons.get('x'))) instanceof FacetAuthenticationError);
    assert.equal((await failureOf(sdk.persons.get(''))).code, 'id_missing');
    const { response } = await sdk.persons
      .list({})
      .then(() => sdk.operations.health().withResponse());
    assert.equal(response.status, 200);
  });
});

/**
 * The method, with real ids and a body the route takes; it must reach that route and no other.
 * Answers whether the body was taken: what its subject has come to meanwhile is a matter of time.
 */
async function callThroughSdk(facet: TestServer, route: Route): Promise<boolean> {
  const line = methodLines.get(`${route.method} ${route.path}`);
  assert.ok(line, route.id);
  const reals = await makeReals(facet, route, facet.key);
  const ids = paramsOf(route).map((name) => reals[name] ?? '');
  const asked: string[] = [];
  const leave = new AbortController();
  // With its usual retries: any operation may be told to come back by a machine that is busy.
  const sdk = sdkOf(facet, {
    fetch: (input, init) => {
      asked.push(`${init?.method} ${new URL(String(input)).pathname}`);
      return fetch(input, init);
    },
  });
  const input = line.flags.includes('m') ? await fileFor(route) : (await soundBody(route)).body;
  const resource = (sdk as unknown as Record<string, Record<string, Method>>)[line.resource];
  const given = /[bq]/.test(line.flags) ? [...ids, input] : ids;
  const result = resource?.[line.method]?.(...given, { signal: leave.signal });
  let taken = true;
  if (line.flags.includes('s')) {
    const stream = result as unknown as AsyncGenerator;
    const first = stream.next();
    leave.abort();
    await first;
  } else {
    const failure = await Promise.resolve(result).then(
      () => undefined,
      (error: FacetError) => error,
    );
    taken = failure?.code !== 'validation_failed';
    // A sample may break a rule or meet a state that refuses it, never a path that is not there.
    const expected: string[] = ['validation_failed', ...route.fails];
    if (failure)
      assert.ok(
        expected.includes(failure.code),
        `${route.id}: ${failure.code}, ${failure.message}`,
      );
  }
  const path = route.path.replace(/{(\w+)}/g, (_, name: string) => reals[name] ?? '');
  assert.deepEqual([...new Set(asked)], [`${route.method} ${path}`], route.id);
  return taken;
}

const fileFor = async ({ upload }: Route): Promise<object> =>
  upload === 'rows'
    ? { kind: 'persons', file: new File(['name\nSomeone real\n'], 'people.csv') }
    : { file: new File([new Uint8Array(await picture())], 'a.png') };

const failureOf = (call: PromiseLike<unknown>): Promise<FacetError> =>
  Promise.resolve(call).then(
    () => assert.fail('it succeeded'),
    (error: FacetError) => {
      assert.ok(error instanceof FacetError);
      return error;
    },
  );

/** A server of canned replies, for what the real one rarely says. */
const canned = (replies: (() => Response | Promise<Response>)[]) => {
  const seen: Request[] = [];
  const answer: typeof fetch = async (input, init) => {
    seen.push(new Request(input, init));
    const next = replies[Math.min(seen.length, replies.length) - 1];
    return next ? next() : assert.fail('asked too often');
  };
  return { seen, answer };
};

const limited = () => new Response('{}', { status: 429, headers: { 'retry-after': '0' } });
const person = () => Response.json({ personId: 'person_1', name: 'Ada' }, { status: 201 });

test('a POST is tried again with the same key and the same bytes', async () => {
  const { seen, answer } = canned([limited, () => Promise.reject(new TypeError('reset')), person]);
  const sdk = new Facet({ baseUrl: 'http://facet.example', apiKey: 'k', fetch: answer });
  await sdk.persons.create({ name: 'Ada' });
  assert.equal(seen.length, 3);
  assert.equal(new Set(seen.map((one) => one.headers.get('idempotency-key'))).size, 1);
  assert.equal(new Set(await Promise.all(seen.map((one) => one.text()))).size, 1);
});

test('what is no passing fault, or has been tried often enough, is told at once', async () => {
  const { seen, answer } = canned([limited]);
  const sdk = new Facet({ baseUrl: 'http://facet.example', fetch: answer, maxRetries: 1 });
  assert.ok((await failureOf(sdk.persons.create({ name: 'Ada' }))) instanceof FacetRateLimitError);
  assert.equal(seen.length, 2);
  const faulty = canned([() => Response.json({ code: 'validation_failed' }, { status: 400 })]);
  const strict = new Facet({ baseUrl: 'http://facet.example', fetch: faulty.answer });
  await failureOf(strict.persons.create({ name: '' }));
  assert.equal(faulty.seen.length, 1);
  const long = canned([
    () => new Response('', { status: 503, headers: { 'retry-after': '9999' } }),
  ]);
  const patient = new Facet({ baseUrl: 'http://facet.example', fetch: long.answer });
  assert.equal((await failureOf(patient.persons.get('a'))).retryAfterSeconds, 9999);
  assert.equal(long.seen.length, 1);
});

test('an empty page in the middle of a list is not its end', async () => {
  const page = (items: object[], nextCursor: string | null) => () =>
    Response.json({ items, nextCursor, hasMore: nextCursor !== null, totalCount: 2 });
  const { answer, seen } = canned([
    page([{ name: 'a' }], 'one'),
    page([], 'two'),
    page([{ name: 'b' }], null),
  ]);
  const sdk = new Facet({ baseUrl: 'http://facet.example', fetch: answer });
  const names: string[] = [];
  for await (const one of sdk.persons.list()) names.push(one.name);
  assert.deepEqual(names, ['a', 'b']);
  assert.deepEqual(
    seen.map(({ url }) => new URL(url).searchParams.get('cursor')),
    [null, 'one', 'two'],
  );
});

test('a caller may stop, and a server that is silent is not waited for', async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
  const sdk = new Facet({ baseUrl: 'http://facet.example', fetch: silent, maxRetries: 0 });
  const leave = new AbortController();
  const stopped = failureOf(sdk.persons.get('a', { signal: leave.signal }));
  leave.abort();
  assert.ok((await stopped) instanceof FacetAbortError);
  const late = await failureOf(sdk.persons.get('a', { timeoutMs: 5 }));
  assert.ok(late instanceof FacetTimeoutError && late instanceof FacetConnectionError);
});

interface Vector {
  name: string;
  secrets: string[];
  body: string;
  headers: Record<string, string>;
}

test('webhooks: the published vectors verify, also during a rotation; changed or old ones do not', async (t) => {
  const file = new URL('../../docs/webhook-vectors.json', import.meta.url);
  const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };
  for (const { body, headers, secrets, name } of vectors) {
    t.mock.timers.enable({ apis: ['Date'], now: Number(headers['webhook-timestamp']) * 1000 });
    for (const secret of secrets) {
      const event = await verifyWebhook({ body, headers, secret });
      assert.deepEqual(event, JSON.parse(body), name);
    }
    const bytes = new TextEncoder().encode(body);
    await verifyWebhook({ body: bytes, headers: new Headers(headers), secret: secrets });
    const refused = (change: object): Promise<FacetError> =>
      failureOf(verifyWebhook({ body, headers, secret: secrets, ...change }));
    assert.equal((await refused({ body: `${body} ` })).code, 'signature_invalid');
    assert.equal((await refused({ secret: 'whsec_AAAA' })).code, 'signature_invalid');
    assert.equal((await refused({ headers: {} })).code, 'signature_missing');
    t.mock.timers.reset();
    const old = await refused({});
    assert.ok(old instanceof FacetWebhookError);
    assert.equal(old.code, 'timestamp_out_of_range');
  }
});
