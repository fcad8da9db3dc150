import assert from 'node:assert/strict';
import { isAbsolute, resolve } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { ConfigError } from '../platform/errors.ts';
import { readConfig } from './config.ts';
import { variables } from './variables.ts';

function faultsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.faults;
  }
}
const isRefused = (name: string, value: string): boolean => {
  const faults = faultsOf({ [name]: value });
  return faults.length === 1 && faults[0]?.startsWith(`${name} `) === true;
};

test('an empty environment gives the defaults that are written down', () => {
  const config = readConfig({});
  assert.deepEqual(config, {
    ...config,
    port: 4400,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databasePoolSize: 10,
    databaseDirectUrl: undefined,
    processes: 1,
    apiKey: undefined,
    publicUrl: 'http://localhost:4400',
    roles: ['api', 'site', 'worker'],
    agent: undefined,
    rateLimit: undefined,
    webhookAllowPrivate: false,
    logLevel: 'info',
    unknownVariables: [],
  });
});

test('a variable set to nothing, or to spaces, counts as not set', () => {
  for (const nothing of ['', '  ']) {
    const env = Object.fromEntries(variables.map(([name]) => [name, nothing]));
    assert.deepEqual(readConfig(env), readConfig({}));
  }
});

test('every variable is read', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    FACET_DATA_DIR: 'some/where',
    DATABASE_URL: 'postgresql://facet@db.example/facet',
    FACET_DATABASE_POOL: '25',
    FACET_API_KEY: 'my-key-of-thirty-two-characters-1',
    FACET_PUBLIC_URL: 'https://pages.example//',
    FACET_ROLES: 'worker, api,worker',
    FACET_AGENT_MODEL: 'some/model',
    FACET_AGENT_BASE_URL: 'https://models.example/v1',
    FACET_AGENT_API_KEY: 'secret',
    FACET_AGENT_TIMEOUT: '45',
    FACET_AGENT_MAX_TOKENS: '9000',
    FACET_AGENT_JUDGE_MODEL: 'some/judge',
    FACET_RATE_LIMIT: '1000/5m',
    FACET_LEASE_SECONDS: '30',
    FACET_WEBHOOK_ALLOW_PRIVATE: 'true',
    FACET_LOG_LEVEL: 'warn',
  });
  assert.ok(isAbsolute(config.dataDir));
  assert.deepEqual(config, {
    ...config,
    port: 0,
    host: '0.0.0.0',
    dataDir: resolve('some/where'),
    databaseUrl: 'postgresql://facet@db.example/facet',
    databasePoolSize: 25,
    leaseMs: 30_000,
    apiKey: 'my-key-of-thirty-two-characters-1',
    publicUrl: 'https://pages.example',
    roles: ['worker', 'api'],
    agent: {
      model: 'some/model',
      baseUrl: 'https://models.example/v1',
      apiKey: 'secret',
      timeoutMs: 45_000,
      maxOutputTokens: 9000,
      judgeModel: 'some/judge',
    },
    rateLimit: { max: 1000, windowMs: 300_000 },
    webhookAllowPrivate: true,
    logLevel: 'warn',
    unknownVariables: [],
  });
});

test('links are made from the port when no public address is set', () => {
  assert.equal(readConfig({ PORT: '8080' }).publicUrl, 'http://localhost:8080');
});

test('a rate limit is a count and a time', () => {
  const limits: [text: string, max: number, windowMs: number][] = [
    ['10/s', 10, 1_000],
    ['10/30s', 10, 30_000],
    ['1000/1m', 1_000, 60_000],
    ['5/2h', 5, 7_200_000],
  ];
  for (const [text, max, windowMs] of limits) {
    assert.deepEqual(readConfig({ FACET_RATE_LIMIT: text }).rateLimit, { max, windowMs });
  }
  for (const text of ['10', '0/s', '10/d', '10/0s', '-1/s', '10 / s', '1.5/s', 'on', '1e3/s']) {
    assert.ok(isRefused('FACET_RATE_LIMIT', text), text);
  }
});

test('a lease is 1 to 300 seconds, or as its kind has it', () => {
  assert.equal(readConfig({}).leaseMs, undefined);
  for (const text of ['0', '301', '1.5', '-1', '10s']) {
    assert.ok(isRefused('FACET_LEASE_SECONDS', text), text);
  }
});

test('a port is a whole number from 0 to 65535', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_535 }), (port) => {
      assert.equal(readConfig({ PORT: String(port) }).port, port);
    }),
  );
  for (const text of ['65536', '-1', '80.5', '0x50', '8e1', 'http', '80 80', '٨٠']) {
    assert.ok(isRefused('PORT', text), text);
  }
});

test('a flag is true, false, 1 or 0', () => {
  const read = (text: string) =>
    readConfig({ FACET_WEBHOOK_ALLOW_PRIVATE: text }).webhookAllowPrivate;
  assert.deepEqual(['true', '1', 'false', '0'].map(read), [true, true, false, false]);
  for (const text of ['yes', 'TRUE', 'on']) {
    assert.ok(isRefused('FACET_WEBHOOK_ALLOW_PRIVATE', text), text);
  }
});

test('what is not valid is refused by its name', () => {
  const wrong: [name: string, value: string][] = [
    ['DATABASE_URL', 'mysql://db.example/facet'],
    ['DATABASE_URL', 'db.example'],
    ['FACET_DATABASE_POOL', '0'],
    ['FACET_DATABASE_POOL', '201'],
    ['FACET_PUBLIC_URL', 'ftp://pages.example'],
    ['FACET_PUBLIC_URL', 'pages.example'],
    ['FACET_PUBLIC_URL', 'https://pages.example/?from=here'],
    ['FACET_PUBLIC_URL', 'https://me:secret@pages.example'],
    ['FACET_ROLES', 'api,chef'],
    ['FACET_ROLES', ','],
    ['FACET_LOG_LEVEL', 'loud'],
    ['FACET_API_KEY', 'a'],
    ['FACET_API_KEY', 'x'.repeat(31)],
    ['FACET_API_KEY', 'two words'],
    ['FACET_API_KEY', 'schlüssel'],
    ['FACET_API_KEY', 'x'.repeat(201)],
  ];
  for (const [name, value] of wrong) assert.ok(isRefused(name, value), `${name}=${value}`);
});

test('the address of a model is checked, whether a model is named or not', () => {
  for (const model of ['some/model', '']) {
    const faults = faultsOf({ FACET_AGENT_MODEL: model, FACET_AGENT_BASE_URL: 'models.example' });
    assert.deepEqual(
      faults.map((fault) => fault.split(' ')[0]),
      ['FACET_AGENT_BASE_URL'],
    );
  }
});

test('a bucket takes the place of the data folder, with the keys to it', () => {
  const keys = { FACET_STORAGE_ACCESS_KEY: 'access', FACET_STORAGE_SECRET_KEY: 'hunter2' };
  const url = 's3://uploads?region=eu-west-1&endpoint=https%3A%2F%2Fs3.example';
  assert.deepEqual(readConfig({ FACET_STORAGE_URL: url, ...keys }).bucket, {
    bucket: 'uploads',
    region: 'eu-west-1',
    endpoint: 'https://s3.example',
    accessKey: 'access',
    secretKey: 'hunter2',
  });
  const plain = readConfig({ FACET_STORAGE_URL: 's3://uploads', ...keys }).bucket;
  assert.deepEqual([plain?.region, plain?.endpoint], ['us-east-1', undefined]);
  assert.equal(readConfig(keys).bucket, undefined);
  for (const wrong of ['https://uploads', 's3://', 's3://uploads?endpoint=s3.example']) {
    const faults = faultsOf({ FACET_STORAGE_URL: wrong, ...keys });
    assert.equal(faults.length, 1, wrong);
    assert.ok(!faults.join().includes('hunter2'));
  }
  assert.equal(faultsOf({ FACET_STORAGE_URL: 's3://uploads' }).length, 1);
});

test('the limit of uploads is a size with its unit', () => {
  const limit = (text: string) => readConfig({ FACET_UPLOAD_LIMIT: text }).uploadLimitBytes;
  assert.equal(readConfig({}).uploadLimitBytes, 50 * 1024 ** 2);
  assert.equal(limit('200kb'), 200 * 1024);
  assert.equal(limit('2GB'), 2 * 1024 ** 3);
  for (const wrong of ['50', '0MB', '5GB', '-1MB', '1.5MB', 'MB']) {
    assert.ok(isRefused('FACET_UPLOAD_LIMIT', wrong), wrong);
  }
});

test('all faults are told at once', () => {
  const env = { PORT: 'x', DATABASE_URL: 'x', FACET_ROLES: 'x', FACET_LOG_LEVEL: 'x' };
  const faults = faultsOf(env);
  assert.equal(faults.length, 4);
  for (const name of Object.keys(env)) assert.ok(faults.some((fault) => fault.startsWith(name)));
});

test('a fault never repeats a secret', () => {
  const faults = faultsOf({
    DATABASE_URL: 'mysql://facet:hunter2@db.example/facet',
    FACET_API_KEY: 'my key hunter2',
  });
  assert.equal(faults.length, 2);
  assert.ok(!faults.join().includes('hunter2'));
});

test('a variable that looks like ours and is not known is pointed out', () => {
  const env = { FACET_API_KEYS: 'x', FACET_TYPO: '1', OTHER: 'x', PATH: '/bin' };
  assert.deepEqual(readConfig(env).unknownVariables, ['FACET_API_KEYS', 'FACET_TYPO']);
});
