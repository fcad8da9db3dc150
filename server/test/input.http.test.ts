// Hostile HTTP: bad URLs, headers beyond any measure, and bytes that are no
// request at all. Whatever comes back is a problem document with a request id.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';
import { type RawReply, sendRaw } from './support/socket.ts';

function assertProblem(what: string, reply: RawReply | Reply, status: number, code: string): void {
  assert.equal(reply.status, status, `${what}: ${reply.text}`);
  assert.match(reply.headers.get('content-type') ?? '', /^application\/problem\+json/, what);
  assert.match(reply.headers.get('x-request-id') ?? '', /^req_[0-9a-z]{26}$/, what);
  const problem = JSON.parse(reply.text) as Record<string, unknown>;
  assert.equal(problem.code, code, what);
  assert.equal(problem.requestId, reply.headers.get('x-request-id'), what);
}

eachEngine('hostile URLs', (engine) => {
  test('NUL in the path or the query: 400 that names the parameter', async (t) => {
    const facet = await startServer(t, engine);
    const inPath = await facet.get('/v0/persons/person%00id');
    assert.deepEqual([inPath.status, inPath.body.errors[0].pointer], [400, '/person_id']);
    const inQuery = await facet.get('/v0/persons?cursor=%00');
    assert.deepEqual([inQuery.status, inQuery.body.errors[0].pointer], [400, '/cursor']);
    const inName = await facet.get('/v0/persons?cur%00sor=x');
    assert.deepEqual([inName.status, inName.body.errors[0].pointer], [400, '/cur\0sor']);
  });

  test('percent signs that encode nothing: 400 in the path, and no 5xx in the query', async (t) => {
    const facet = await startServer(t, engine);
    for (const bad of ['%', '%zz', '%ff', '%c3', '%ed%a0%80', '%c0%af', '%u0041']) {
      assertProblem(bad, await facet.get(`/v0/persons/${bad}`), 400, 'malformed_request');
      const inQuery = await facet.get(`/v0/persons?cursor=${bad}`);
      assert.equal(inQuery.status, 400, `${bad}: ${inQuery.text}`);
      const inName = await facet.get(`/v0/persons?${bad}=1`);
      assert.equal(inName.body.code, 'validation_failed', `${bad}: ${inName.text}`);
    }
  });

  test('a parameter given twice, in brackets or without a value: 400 that names it', async (t) => {
    const facet = await startServer(t, engine);
    for (const query of ['limit=1&limit=2', 'limit', 'limit=', 'limit=1&limit=1']) {
      const reply = await facet.get(`/v0/persons?${query}`);
      assert.deepEqual([reply.status, reply.body.errors[0].pointer], [400, '/limit'], query);
    }
    for (const name of ['limit[]', 'limit[a]', '__proto__', 'constructor', 'toString']) {
      const reply = await facet.get(`/v0/persons?${encodeURIComponent(name)}=1`);
      assert.deepEqual([reply.status, reply.body.errors[0].pointer], [400, `/${name}`]);
    }
  });

  test('an id too long to be one: 404; a URL or a header too long to be read: 431', async (t) => {
    const facet = await startServer(t, engine);
    const longId = await facet.get(`/v0/persons/${'a'.repeat(5_000)}`);
    assertProblem('long id', longId, 404, 'person_not_found');
    const longUrl = await facet.get(`/v0/persons/${'a'.repeat(30_000)}`);
    assertProblem('long URL', longUrl, 431, 'headers_too_large');
    const longHeader = await facet.get('/v0/persons', {
      headers: { 'x-long': 'a'.repeat(20_000) },
    });
    assertProblem('long header', longHeader, 431, 'headers_too_large');
    const longKey = await facet.get('/v0/persons', { key: 'k'.repeat(8_000) });
    assertProblem('long key', longKey, 401, 'key_invalid');
  });

  test('dots, slashes and case lead nowhere they should not', async (t) => {
    const facet = await startServer(t, engine);
    const paths = ['/v0/persons/..%2faccounts', '/v0//persons', '/V0/persons', '/v0/persons%2f'];
    for (const path of [...paths, '/v0', '/', '/v0/persons/x/y/z', '/v1/persons']) {
      assert.equal((await facet.get(path)).status, 404, path);
    }
  });
});

const request = (line: string, ...headers: string[]): string =>
  [line, 'connection: close', ...headers, '', ''].join('\r\n');

eachEngine('hostile bytes', (engine) => {
  const broken: Record<string, string> = {
    'no HTTP at all': 'garbage\r\n\r\n',
    'a TLS hello': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
    'an unknown version': request('GET /v0/persons HTTP/9.9', 'host: a'),
    'an unknown method': request('FETCH /v0/persons HTTP/1.1', 'host: a'),
    'NUL in a header': request('GET /v0/persons HTTP/1.1', 'host: a', 'x-a: \0'),
    'a header without a colon': request('GET /v0/persons HTTP/1.1', 'host: a', 'nonsense'),
    'a space in the path': request('GET /v0/per sons HTTP/1.1', 'host: a'),
    'no host': request('GET /healthz HTTP/1.1'),
    'a negative length': request('POST /v0/persons HTTP/1.1', 'host: a', 'content-length: -1'),
    'a length in words': request('POST /v0/persons HTTP/1.1', 'host: a', 'content-length: ten'),
    'two lengths': request(
      'POST /v0/persons HTTP/1.1',
      'host: a',
      'content-length: 1',
      'content-length: 2',
    ),
    'a length and chunks, as smugglers send them': request(
      'POST /v0/persons HTTP/1.1',
      'host: a',
      'content-length: 5',
      'transfer-encoding: chunked',
    ),
  };

  test('what is not HTTP: 400, a problem document, and the line is closed', async (t) => {
    const facet = await startServer(t, engine);
    for (const [what, bytes] of Object.entries(broken)) {
      const reply = await sendRaw(facet.url, Buffer.from(bytes, 'latin1'));
      assertProblem(what, reply, 400, 'malformed_request');
      assert.match(reply.headers.get('connection') ?? '', /close/i, what);
    }
    assert.equal((await facet.get('/healthz', { key: null })).status, 200);
  });

  test('headers without an end: 431', async (t) => {
    const facet = await startServer(t, engine);
    const bytes = `GET /healthz HTTP/1.1\r\nhost: a\r\nx-endless: ${'a'.repeat(40_000)}`;
    assertProblem('endless', await sendRaw(facet.url, bytes), 431, 'headers_too_large');
  });

  test('an expectation nobody knows is not met with silence', async (t) => {
    const facet = await startServer(t, engine);
    const bytes = request('GET /healthz HTTP/1.1', 'host: a', 'expect: a-miracle');
    const reply = await sendRaw(facet.url, bytes);
    assert.equal(reply.status, 200, reply.text);
    assert.match(reply.headers.get('x-request-id') ?? '', /^req_[0-9a-z]{26}$/);
  });

  test('a key sent twice is no key', async (t) => {
    const facet = await startServer(t, engine);
    const keys = [`x-api-key: ${facet.key}`, `x-api-key: ${facet.key}`];
    const reply = await sendRaw(facet.url, request('GET /v0/persons HTTP/1.1', 'host: a', ...keys));
    assertProblem('two keys', reply, 401, 'key_invalid');
  });

  test('a body that ends before its length leaves nothing behind', async (t) => {
    const facet = await startServer(t, engine);
    await sendAndHangUp(facet, '{"name":"Half a person"}', 500);
    const { body } = await facet.get('/v0/persons');
    assert.equal(body.totalCount, 0);
  });
});

/** Announces more than it sends, then ends its side of the line. */
async function sendAndHangUp(facet: TestServer, body: string, length: number): Promise<void> {
  const head = request(
    'POST /v0/persons HTTP/1.1',
    'host: a',
    `x-api-key: ${facet.key}`,
    'content-type: application/json',
    `content-length: ${length}`,
  );
  await sendRaw(facet.url, head + body, { hangUp: true });
}
