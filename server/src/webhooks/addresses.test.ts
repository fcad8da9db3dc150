// Where webhooks may not go: no form of such an address, however it is written or
// resolved, ever leads to a connection.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { says, startSink } from '../../test/support/sink.ts';
import { hooks, subscribe, untilNewest } from '../../test/support/webhooks.ts';
import { isPublicAddress } from './addresses.ts';

/** Listens wherever this machine can be reached, and counts who comes. */
async function startCanary(t: TestContext) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0);
  await once(server, 'listening');
  t.after(() => void server.close());
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

/** Addresses that are not on the Internet, or not only there. */
const specialAddresses = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255'],
  ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1'],
  ...['100.127.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255'],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::127.0.0.1'],
  ...['::ffff:0:127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::7f00:1'],
  ...['2002:7f00:1::', '2002:a9fe:a9fe::1', '2001:0:7f00:1::', '2001:2::1', '2001:10::1'],
  ...['2001:20::1', '2001:db8::1', '3fff::1', '5f00::1', '100::1', 'fe80::1', 'febf::1'],
  ...['fec0::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', 'ff0e::1', '::ffff:10.0.0.1'],
  ...['::ffff:192.168.1.1', '::ffff:169.254.169.254', '4000::1', 'e000::1', '200::1'],
];

/** Other ways to write an address in a URL. */
const disguises = [
  ...['127.1', '127.0.1', '0x7f.1', '0x7f000001', '0177.0.0.1', '017700000001', '2130706433'],
  ...['127.0.0.1.', '0', '0x0', '00000177.1', '１２７.０.０.１', '127。0。0。1', '①②⑦.0.0.1'],
  ...['%31%32%37.0.0.1', '0xa9fea9fe', '2852039166', '[0:0:0:0:0:0:0:1]', '[::ffff:7f00:0001]'],
  ...['[0000:0000:0000:0000:0000:ffff:127.0.0.1]', '[::FFFF:127.0.0.1]'],
];

/** Names: what they lead to is the resolver's to say. */
const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛocalhost',
  'sub.localhost',
  'inside.example',
];

const asHost = (address: string) => (address.includes(':') ? `[${address}]` : address);

/** Points the subscription there behind the back of the check that would refuse it. */
async function sendTo(facet: TestServer, subscriptionId: string, url: string) {
  await facet.db.sql.updateTable('webhook_subscriptions').set({ url }).execute();
  await facet.post(`${hooks}/${subscriptionId}/test`, {});
  return untilNewest(facet, subscriptionId, ({ attempts }) => attempts.length === 1);
}

const refused = 'The address is not a public one.';

test('special addresses are not public, those of the Internet are', () => {
  for (const address of specialAddresses) assert.equal(isPublicAddress(address), false, address);
  for (const text of [
    '',
    'localhost',
    '127.1',
    '0x7f.0.0.1',
    '::1%eth0',
    '8.8.8.8 ',
    '010.8.8.8',
  ]) {
    assert.equal(isPublicAddress(text), false, text);
  }
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1']) {
    assert.equal(isPublicAddress(address), true, address);
  }
});

eachEngine('where webhooks may not go', (engine) => {
  /** An address is judged without the database: on the other engine a few stand for all. */
  const some = (all: string[]) => all.filter((_, n) => engine === 'sqlite' || n % 8 === 0);

  test('no form of a special address is connected to, nor a name that leads to one', async (t) => {
    const canary = await startCanary(t);
    let leadsTo: string[] = ['127.0.0.1', '::1'];
    const facet = await startServer(t, engine, {
      settings: { webhookAllowPrivate: false },
      resolveHost: async () => leadsTo,
    });
    const { subscriptionId } = await subscribe(facet, 'https://receiver.example/hook');
    const literals = [...specialAddresses.map(asHost), ...disguises];
    assert.ok(literals.length >= 60);
    for (const host of some(literals)) {
      const url = `http://${host}:${canary.port}/`;
      const made = await facet.post(hooks, { url, events: null });
      assert.equal(made.status, 400, `${url} was taken`);
      assert.equal(made.body.errors[0].pointer, '/url');
      const { attempts } = await sendTo(facet, subscriptionId, url);
      assert.deepEqual([attempts[0].status, attempts[0].error], [null, refused], url);
    }
    for (const name of names) {
      const { attempts } = await sendTo(facet, subscriptionId, `http://${name}:${canary.port}/`);
      assert.equal(attempts[0].error, refused, name);
    }
    for (const address of some(specialAddresses)) {
      leadsTo = [address];
      const url = `https://inside.example:${canary.port}/`;
      const { attempts } = await sendTo(facet, subscriptionId, url);
      assert.equal(attempts[0].error, refused, address);
    }
    assert.equal(canary.connections(), 0);
  });

  test('a name that changes its mind between check and connection gains nothing', async (t) => {
    const canary = await startCanary(t);
    let asked = 0;
    // Public by its range, and routed nowhere: the first try can only fail.
    const resolveHost = async () => (asked++ === 0 ? ['3000::1'] : ['127.0.0.1', '::1']);
    const settings = { webhookAllowPrivate: false };
    const facet = await startServer(t, engine, { settings, resolveHost });
    const url = `http://rebinds.example:${canary.port}/`;
    const { subscriptionId } = await subscribe(facet, url);
    await facet.post(`${hooks}/${subscriptionId}/test`, {});
    const first = await untilNewest(facet, subscriptionId, ({ attempts }) => attempts.length === 1);
    assert.equal(asked, 1, 'one try, one lookup');
    assert.equal(first.status, 'waiting');
    facet.clock.advance(6_000);
    const second = await untilNewest(facet, subscriptionId, ({ attempts }) => attempts.length > 1);
    assert.equal(second.attempts[1].error, refused);
    assert.equal(canary.connections(), 0);
  });

  test('a redirect to this machine is not followed', async (t) => {
    const canary = await startCanary(t);
    const facet = await startServer(t, engine);
    for (const status of [301, 302, 303, 307, 308]) {
      const sink = await startSink(
        t,
        says(status, { location: `http://127.0.0.1:${canary.port}/` }),
      );
      const { subscriptionId } = await subscribe(facet, sink.url);
      await facet.post(`${hooks}/${subscriptionId}/test`, {});
      const { attempts } = await untilNewest(
        facet,
        subscriptionId,
        (one) => one.attempts.length > 0,
      );
      assert.equal(attempts[0].status, status);
    }
    assert.equal(canary.connections(), 0);
  });

  test('other schemes, passwords and ports that are not allowed are refused', async (t) => {
    const webhookPorts = [{ from: 443, to: 443 }];
    const facet = await startServer(t, engine, { settings: { webhookPorts } });
    const wrong = ['ftp://a.example/', 'file:///etc/passwd', 'gopher://a.example/', 'javascript:1'];
    wrong.push('https://user:pass@a.example/', 'https://a.example:22/', 'http://a.example/', '//a');
    wrong.push('https://a.example/#part', 'https://a.example/ b', 'https:\\\\a.example');
    for (const url of wrong) {
      assert.equal((await facet.post(hooks, { url, events: null })).status, 400, url);
    }
    await subscribe(facet, 'https://a.example/hook?token=1');
    await subscribe(facet, 'https://a.example:443/hook');
  });

  test('a port that is no longer allowed is not dialled', async (t) => {
    const canary = await startCanary(t);
    const facet = await startServer(t, engine, {
      settings: { webhookPorts: [{ from: 443, to: 443 }] },
    });
    const { subscriptionId } = await subscribe(facet, 'http://127.0.0.1:443/');
    await facet.db.sql
      .updateTable('webhook_subscriptions')
      .set({ url: `http://127.0.0.1:${canary.port}/` })
      .execute();
    await facet.post(`${hooks}/${subscriptionId}/test`, {});
    const { attempts } = await untilNewest(facet, subscriptionId, (one) => one.attempts.length > 0);
    assert.equal(attempts[0].error, 'Webhooks may not use this port.');
    assert.equal(canary.connections(), 0);
  });
});
