// The only reader of the environment. Every fault is reported at once, and the
// README's table is printed from the same list.
import { resolve } from 'node:path';

export type Role = 'api' | 'site' | 'worker';
export interface RateLimit {
  max: number;
  windowMs: number;
}
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  apiKey: string | undefined;
  publicUrl: string;
  roles: Role[];
  agent: { model: string; baseUrl: string | undefined; apiKey: string | undefined } | undefined;
  rateLimit: RateLimit | undefined;
  webhookAllowPrivate: boolean;
  logLevel: LogLevel;
  /** Set, look like ours, and mean nothing: most likely a slip worth a warning. */
  unknownVariables: string[];
}

export const variables = [
  ['PORT', '4400', 'port to listen on; 0 picks a free one'],
  ['HOST', '127.0.0.1', 'address to listen on'],
  ['FACET_DATA_DIR', './data', 'SQLite file, uploaded files, secrets made at first start'],
  ['DATABASE_URL', '', '`postgres://…`: use PostgreSQL in place of the SQLite file'],
  ['FACET_DATABASE_POOL', '10', 'PostgreSQL connections of this process'],
  [
    'FACET_API_KEY',
    '',
    'bootstraps an admin key of the default tenant with exactly this value; when unset, the first start makes one and prints it once',
  ],
  [
    'FACET_PUBLIC_URL',
    'http://localhost:PORT',
    'the origin that links and download URLs are made from',
  ],
  ['FACET_ROLES', 'api,site,worker', 'which roles this process runs'],
  [
    'FACET_AGENT_MODEL',
    '',
    'a language model for the page agent; unset: the built-in rules agent, which needs no network',
  ],
  ['FACET_AGENT_BASE_URL', '', 'where that model is served'],
  ['FACET_AGENT_API_KEY', '', 'the key for that model'],
  ['FACET_RATE_LIMIT', 'off', 'requests per API key, such as `1000/1m` (units s, m, h)'],
  [
    'FACET_WEBHOOK_ALLOW_PRIVATE',
    'false',
    'let webhooks reach private and loopback addresses (development, tests)',
  ],
  ['FACET_LOG_LEVEL', 'info', 'trace, debug, info, warn, error or silent'],
] as const;

type VariableName = (typeof variables)[number][0];

export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`The environment is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

const unitMs = { s: 1_000, m: 60_000, h: 3_600_000 } as const;

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const faults: string[] = [];
  const known = new Set<string>(variables.map(([name]) => name));

  function read<T>(
    name: VariableName,
    parse: (text: string) => T | undefined,
    expected: string,
  ): T {
    const fallback = variables.find(([known]) => known === name)?.[1] ?? '';
    const text = env[name]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined)
      faults.push(`${name} must be ${expected}, not ${JSON.stringify(text)}`);
    return value as T;
  }
  const optional = (name: VariableName): string | undefined => env[name]?.trim() || undefined;
  const oneOf =
    <T extends string>(...values: T[]) =>
    (text: string): T | undefined =>
      values.find((value) => value === text);
  const integer = (min: number, max: number) => (text: string) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };

  const port = read('PORT', integer(0, 65535), 'a port number from 0 to 65535');
  const model = optional('FACET_AGENT_MODEL');
  const url = (name: VariableName, protocols: string[], text: string | undefined) => {
    if (text === undefined) return undefined;
    const parsed = URL.parse(text);
    if (parsed && protocols.includes(parsed.protocol)) return text;
    faults.push(`${name} must be a URL that starts with ${protocols.join('// or ')}//`);
    return undefined;
  };

  const config: Config = {
    port,
    host: read('HOST', (text) => text, 'an address'),
    dataDir: resolve(read('FACET_DATA_DIR', (text) => text, 'a folder')),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:'], optional('DATABASE_URL')),
    databasePoolSize: read('FACET_DATABASE_POOL', integer(1, 200), 'a number from 1 to 200'),
    apiKey: optional('FACET_API_KEY'),
    publicUrl: (
      url('FACET_PUBLIC_URL', ['http:', 'https:'], optional('FACET_PUBLIC_URL')) ??
      `http://localhost:${port}`
    ).replace(/\/+$/, ''),
    roles: read('FACET_ROLES', parseRoles, 'a list out of api, site, worker'),
    agent:
      model === undefined
        ? undefined
        : {
            model,
            baseUrl: url(
              'FACET_AGENT_BASE_URL',
              ['http:', 'https:'],
              optional('FACET_AGENT_BASE_URL'),
            ),
            apiKey: optional('FACET_AGENT_API_KEY'),
          },
    rateLimit: read('FACET_RATE_LIMIT', parseRateLimit, 'off, or a count and a time like 1000/1m')
      ?.limit,
    webhookAllowPrivate: read('FACET_WEBHOOK_ALLOW_PRIVATE', parseFlag, 'true or false'),
    logLevel: read(
      'FACET_LOG_LEVEL',
      oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
      'trace, debug, info, warn, error or silent',
    ),
    unknownVariables: Object.keys(env).filter(
      (name) => name.startsWith('FACET_') && !known.has(name),
    ),
  };
  if (config.apiKey !== undefined && !/^[\x21-\x7e]{1,200}$/.test(config.apiKey)) {
    faults.push('FACET_API_KEY must be 1 to 200 visible ASCII characters without spaces');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function parseFlag(text: string): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

function parseRoles(text: string): Role[] | undefined {
  const roles = text.split(',').map((role) => role.trim());
  const valid = roles.every((role) => role === 'api' || role === 'site' || role === 'worker');
  return valid ? [...new Set(roles as Role[])] : undefined;
}

function parseRateLimit(text: string): { limit: RateLimit | undefined } | undefined {
  if (text === 'off') return { limit: undefined };
  const match = /^([1-9]\d{0,8})\/([1-9]\d{0,4})?([smh])$/.exec(text);
  if (!match) return undefined;
  const windowMs = Number(match[2] ?? 1) * unitMs[match[3] as keyof typeof unitMs];
  return { limit: { max: Number(match[1]), windowMs } };
}
