// The only reader of the environment. Every fault is reported at once, and the
// table of docs/settings.md is printed from the same list.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { BucketSettings } from './assets/storage.ts';
import type { OidcSettings } from './members/oidc.ts';
import { ConfigError } from './platform/errors.ts';
import type { RateLimit } from './platform/http/rate.ts';
import type { LogLevel } from './platform/logger.ts';
import type { PortRange } from './webhooks/addresses.ts';

export type Role = 'api' | 'site' | 'worker';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** Processes of this machine behind one port; more than one needs PostgreSQL. */
  processes: number;
  /** PostgreSQL itself, where DATABASE_URL names a pooler before it. */
  databaseDirectUrl?: string | undefined;
  apiKey: string | undefined;
  publicUrl: string;
  roles: Role[];
  uploadLimitBytes: number;
  /** Uploaded files go there in place of the data folder. */
  bucket: BucketSettings | undefined;
  agent:
    | {
        model: string;
        baseUrl: string | undefined;
        apiKey: string | undefined;
        timeoutMs?: number;
        maxOutputTokens?: number;
        judgeModel?: string | undefined;
      }
    | undefined;
  /** How many days a page as visitors saw it is kept after another took its place. */
  renditionDays?: number;
  /** Who is asked about form submissions in place of the built-in enricher. */
  enrichmentUrl?: string | undefined;
  /** Proxies whose word for a client's address is taken. */
  trustedProxies?: string[];
  /** A file with the networks of machines. */
  machineNetworks?: string | undefined;
  rateLimit: RateLimit | undefined;
  /** Who signs members in, beside passwords and passkeys. */
  oidc?: OidcSettings | undefined;
  /** How long the work of a process that died is left alone; undefined: as its kind has it. */
  leaseMs?: number | undefined;
  webhookAllowPrivate: boolean;
  /** Where webhooks may be sent; undefined: any port. */
  webhookPorts: PortRange[] | undefined;
  /** Seals secrets that are stored; undefined: the one in the data folder. */
  secretKey: string | undefined;
  /** Who asks for /metrics must send it. */
  metricsToken?: string | undefined;
  /** /metrics is served there, and no longer beside the API. */
  metricsPort?: number | undefined;
  logLevel: LogLevel;
  /** Set, look like ours, and mean nothing: most likely a slip worth a warning. */
  unknownVariables: string[];
}

export const variables = [
  ['PORT', '4400', 'port to listen on; 0 picks a free one'],
  ['HOST', '127.0.0.1', 'address to listen on'],
  ['FACET_DATA_DIR', './data', 'SQLite file, uploaded files, secrets made at first start'],
  ['DATABASE_URL', '', '`postgres://…`: use PostgreSQL in place of the SQLite file'],
  [
    'FACET_PROCESSES',
    '1',
    'processes of this machine behind one port, or `auto`: as many as it has cores; more than one needs PostgreSQL. SIGHUP replaces them one after the other',
  ],
  [
    'FACET_DATABASE_DIRECT_URL',
    '',
    '`postgres://…` of PostgreSQL itself, where `DATABASE_URL` leads to a pooler such as PgBouncer: notifications do not pass one',
  ],
  ['FACET_DATABASE_POOL', '10', 'PostgreSQL connections of this process'],
  [
    'FACET_API_KEY',
    '',
    'bootstraps an admin key of the default tenant with exactly this value, 32 characters or more; when unset, the first start makes one and prints it once',
  ],
  [
    'FACET_PUBLIC_URL',
    'http://localhost:PORT',
    'the origin that links and download URLs are made from',
  ],
  ['FACET_ROLES', 'api,site,worker', 'which roles this process runs'],
  ['FACET_UPLOAD_LIMIT', '50MB', 'the largest file that may be uploaded (units KB, MB, GB)'],
  [
    'FACET_STORAGE_URL',
    '',
    '`s3://BUCKET?region=…&endpoint=…`: keep uploaded files in a bucket that speaks S3, in place of the data folder; `endpoint` only for services other than Amazon’s',
  ],
  ['FACET_STORAGE_ACCESS_KEY', '', 'the access key for that bucket'],
  ['FACET_STORAGE_SECRET_KEY', '', 'the secret key for that bucket'],
  [
    'FACET_AGENT_MODEL',
    '',
    'a language model for the page agent; unset: the built-in rules agent, which needs no network',
  ],
  ['FACET_AGENT_BASE_URL', '', 'where that model is served'],
  ['FACET_AGENT_API_KEY', '', 'the key for that model'],
  [
    'FACET_AGENT_TIMEOUT',
    '60',
    'how many seconds one try of that model may take; after that the rules agent writes',
  ],
  ['FACET_AGENT_MAX_TOKENS', '16000', 'how many tokens one reply of that model may have'],
  [
    'FACET_AGENT_JUDGE_MODEL',
    '',
    'a second model, with the same address and key, that judges each draft and may send it back once; unset: none does',
  ],
  [
    'FACET_ENRICHMENT_URL',
    '',
    'an endpoint that every form submission is posted to, and that answers with what it knows of the sender, as a JSON object; unset: what Facet itself knows',
  ],
  [
    'FACET_RENDITION_DAYS',
    '730',
    'how many days a page as visitors saw it is kept after another took its place, 1 to 36500',
  ],
  [
    'FACET_OIDC_ISSUER',
    '',
    'an OpenID Connect provider that members can sign in with, such as `https://accounts.google.com`; its redirect address is `/studio/oidc/return`',
  ],
  ['FACET_OIDC_CLIENT_ID', '', 'what the provider calls Facet'],
  ['FACET_OIDC_CLIENT_SECRET', '', 'the secret that goes with it'],
  [
    'FACET_OIDC_DOMAINS',
    '',
    'domains of emails, such as `example.com,example.org`, whose people come in as viewers without an invitation',
  ],
  [
    'FACET_TRUSTED_PROXIES',
    '',
    'addresses or networks of the proxies in front, such as `127.0.0.1,10.0.0.0/8`: the client’s address is then taken from their X-Forwarded-For; limits per address need it',
  ],
  [
    'FACET_MACHINE_NETWORKS',
    '',
    'a file with networks of data centres and scanners, one on each line, such as `203.0.113.0/24`: visits from there count only after pointer, touch or key input',
  ],
  ['FACET_RATE_LIMIT', 'off', 'requests per API key, such as `1000/1m` (units s, m, h)'],
  [
    'FACET_LEASE_SECONDS',
    '',
    'how long the drafts and webhooks of a process that has died wait for another process, 1 to 300 seconds; unset: 15 for drafts, 24 for webhooks. A webhook that takes longer than this is sent twice',
  ],
  [
    'FACET_WEBHOOK_ALLOW_PRIVATE',
    'false',
    'let webhooks reach private and loopback addresses (development, tests)',
  ],
  [
    'FACET_WEBHOOK_PORTS',
    '80,443,1024-65535',
    'ports webhooks may be sent to: numbers and ranges, or `any`',
  ],
  [
    'FACET_SECRET_KEY',
    '',
    'seals the signing secrets of webhooks in the database, 32 characters or more; when unset, the first start makes `secret.key` in the data folder. Processes that share a database must share it',
  ],
  [
    'FACET_METRICS_TOKEN',
    '',
    'a token that `/metrics` then asks for, as `Authorization: Bearer TOKEN`; unset: anybody who reaches the main host may read them',
  ],
  ['FACET_METRICS_PORT', '', 'a port of its own for `/metrics`, which is then not served on PORT'],
  ['FACET_LOG_LEVEL', 'info', 'trace, debug, info, warn, error or silent'],
] as const;

/** Two years: a question about a page comes within them, and personal pages are not kept for ever. */
export const defaultRenditionDays = 730;

type VariableName = (typeof variables)[number][0];

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

  const seconds = (text: string) => {
    const count = integer(1, 300)(text);
    return count === undefined ? undefined : { ms: count * 1_000 };
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
  const agentBaseUrl = url(
    'FACET_AGENT_BASE_URL',
    ['http:', 'https:'],
    optional('FACET_AGENT_BASE_URL'),
  );

  const agentTimeoutMs =
    read('FACET_AGENT_TIMEOUT', integer(1, 600), 'a number of seconds from 1 to 600') * 1000;
  const agentMaxTokens = read(
    'FACET_AGENT_MAX_TOKENS',
    integer(500, 200_000),
    'a number from 500 to 200000',
  );

  function bucket(text: string | undefined): BucketSettings | undefined {
    const accessKey = optional('FACET_STORAGE_ACCESS_KEY');
    const secretKey = optional('FACET_STORAGE_SECRET_KEY');
    const address = url('FACET_STORAGE_URL', ['s3:'], text);
    const parsed = address === undefined ? null : URL.parse(address);
    if (!parsed) return undefined;
    if (parsed.hostname === '') faults.push('FACET_STORAGE_URL must name a bucket: s3://BUCKET');
    if (accessKey === undefined || secretKey === undefined) {
      faults.push('FACET_STORAGE_ACCESS_KEY and FACET_STORAGE_SECRET_KEY must go with it');
      return undefined;
    }
    const endpoint = parsed.searchParams.get('endpoint') ?? undefined;
    return {
      bucket: parsed.hostname,
      region: parsed.searchParams.get('region') ?? 'us-east-1',
      endpoint: url('FACET_STORAGE_URL', ['http:', 'https:'], endpoint),
      accessKey,
      secretKey,
    };
  }

  const asPort = (text: string) => {
    const found = integer(1, 65535)(text);
    return found === undefined ? undefined : { port: found };
  };

  function oidc(): OidcSettings | undefined {
    const issuer = url('FACET_OIDC_ISSUER', ['https:', 'http:'], optional('FACET_OIDC_ISSUER'));
    if (issuer === undefined) return undefined;
    const clientId = optional('FACET_OIDC_CLIENT_ID');
    const clientSecret = optional('FACET_OIDC_CLIENT_SECRET');
    if (clientId === undefined || clientSecret === undefined) {
      faults.push('FACET_OIDC_CLIENT_ID and FACET_OIDC_CLIENT_SECRET must go with it');
      return undefined;
    }
    const domains = (optional('FACET_OIDC_DOMAINS') ?? '').toLowerCase().split(',');
    return {
      issuer,
      clientId,
      clientSecret,
      domains: domains.map((domain) => domain.trim()).filter((domain) => domain !== ''),
    };
  }

  const config: Config = {
    port,
    host: read('HOST', (text) => text, 'an address'),
    dataDir: resolve(read('FACET_DATA_DIR', (text) => text, 'a folder')),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:'], optional('DATABASE_URL')),
    processes: read(
      'FACET_PROCESSES',
      (text) => (text === 'auto' ? availableParallelism() : integer(1, 64)(text)),
      'a number from 1 to 64, or auto',
    ),
    databaseDirectUrl: url(
      'FACET_DATABASE_DIRECT_URL',
      ['postgres:', 'postgresql:'],
      optional('FACET_DATABASE_DIRECT_URL'),
    ),
    databasePoolSize: read('FACET_DATABASE_POOL', integer(1, 200), 'a number from 1 to 200'),
    apiKey: optional('FACET_API_KEY'),
    publicUrl: (
      url('FACET_PUBLIC_URL', ['http:', 'https:'], optional('FACET_PUBLIC_URL')) ??
      `http://localhost:${port}`
    ).replace(/(?<!\/)\/+$/, ''),
    roles: read('FACET_ROLES', parseRoles, 'a list out of api, site, worker'),
    uploadLimitBytes: read('FACET_UPLOAD_LIMIT', parseSize, 'a size from 1KB to 4GB, such as 50MB'),
    bucket: bucket(optional('FACET_STORAGE_URL')),
    agent:
      model === undefined
        ? undefined
        : {
            model,
            baseUrl: agentBaseUrl,
            apiKey: optional('FACET_AGENT_API_KEY'),
            timeoutMs: agentTimeoutMs,
            maxOutputTokens: agentMaxTokens,
            judgeModel: optional('FACET_AGENT_JUDGE_MODEL'),
          },
    enrichmentUrl: url(
      'FACET_ENRICHMENT_URL',
      ['http:', 'https:'],
      optional('FACET_ENRICHMENT_URL'),
    ),
    oidc: oidc(),
    renditionDays: read(
      'FACET_RENDITION_DAYS',
      integer(1, 36_500),
      'a number of days from 1 to 36500',
    ),
    trustedProxies: read(
      'FACET_TRUSTED_PROXIES',
      parseNetworks,
      'a list of addresses and networks, such as 127.0.0.1,10.0.0.0/8',
    ),
    machineNetworks: optional('FACET_MACHINE_NETWORKS'),
    leaseMs: read(
      'FACET_LEASE_SECONDS',
      (text) => (text === '' ? { ms: undefined } : seconds(text)),
      'a number of seconds from 1 to 300',
    )?.ms,
    rateLimit: read('FACET_RATE_LIMIT', parseRateLimit, 'off, or a count and a time like 1000/1m')
      ?.limit,
    webhookAllowPrivate: read('FACET_WEBHOOK_ALLOW_PRIVATE', parseFlag, 'true or false'),
    webhookPorts: read(
      'FACET_WEBHOOK_PORTS',
      parsePorts,
      'ports and ranges such as 443,8000-8999, or any',
    )?.ranges,
    secretKey: optional('FACET_SECRET_KEY'),
    metricsToken: optional('FACET_METRICS_TOKEN'),
    metricsPort: read(
      'FACET_METRICS_PORT',
      (text) => (text === '' ? { port: undefined } : asPort(text)),
      'a port number from 1 to 65535',
    )?.port,
    logLevel: read(
      'FACET_LOG_LEVEL',
      oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
      'trace, debug, info, warn, error or silent',
    ),
    unknownVariables: Object.keys(env).filter(
      (name) => name.startsWith('FACET_') && !known.has(name),
    ),
  };
  const origin = URL.parse(config.publicUrl);
  if (origin && (origin.search || origin.hash || origin.username || origin.password)) {
    faults.push('FACET_PUBLIC_URL must be an origin: no user name, no query, no fragment');
  }
  if (config.apiKey !== undefined && !/^[\x21-\x7e]{32,200}$/.test(config.apiKey)) {
    faults.push(
      'FACET_API_KEY must be 32 to 200 visible ASCII characters without spaces, such as `openssl rand -hex 24` prints',
    );
  }
  if (config.secretKey !== undefined && config.secretKey.length < secretKeyMinLength) {
    faults.push(`FACET_SECRET_KEY must have ${secretKeyMinLength} characters or more`);
  }
  if (config.processes > 1 && config.databaseUrl === undefined) {
    if (env.FACET_PROCESSES?.trim() === 'auto') config.processes = 1;
    else faults.push('FACET_PROCESSES above 1 needs PostgreSQL: set DATABASE_URL');
  }
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

const secretKeyMinLength = 32;

function parsePorts(text: string): { ranges: PortRange[] | undefined } | undefined {
  if (text === 'any') return { ranges: undefined };
  const ranges: PortRange[] = [];
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,5})(?:-(\d{1,5}))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? match?.[1]);
    if (!(from >= 1 && from <= to && to <= 65535)) return undefined;
    ranges.push({ from, to });
  }
  return { ranges };
}

function parseFlag(text: string): boolean | undefined {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

const unitBytes = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 } as const;

function parseSize(text: string): number | undefined {
  const match = /^([1-9]\d{0,6})(KB|MB|GB)$/i.exec(text);
  if (!match) return undefined;
  const bytes = Number(match[1]) * unitBytes[match[2]?.toUpperCase() as keyof typeof unitBytes];
  return bytes <= 4 * unitBytes.GB ? bytes : undefined;
}

function parseRoles(text: string): Role[] | undefined {
  const roles = text.split(',').map((role) => role.trim());
  const valid = roles.every((role) => role === 'api' || role === 'site' || role === 'worker');
  return valid ? [...new Set(roles as Role[])] : undefined;
}

function parseNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((network) => network.trim());
  if (text === '') return [];
  const sound = networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network));
  return sound ? networks : undefined;
}

function parseRateLimit(text: string): { limit: RateLimit | undefined } | undefined {
  if (text === 'off') return { limit: undefined };
  const match = /^([1-9]\d{0,8})\/([1-9]\d{0,4})?([smh])$/.exec(text);
  if (!match) return undefined;
  const windowMs = Number(match[2] ?? 1) * unitMs[match[3] as keyof typeof unitMs];
  return { limit: { max: Number(match[1]), windowMs } };
}
