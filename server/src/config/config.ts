// The only reader of the environment. Every fault is reported at once.
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { BucketSettings } from '../assets/storage.ts';
import type { OidcSettings } from '../members/oidc.ts';
import { ConfigError } from '../platform/errors.ts';
import type { RateLimit } from '../platform/http/rate.ts';
import type { LogLevel } from '../platform/logger.ts';
import type { PortRange } from '../webhooks/addresses.ts';
import { type Environment, readEnvironment } from './environment.ts';
import {
  integer,
  oneOf,
  parseFlag,
  parseNames,
  parseNetworks,
  parsePorts,
  parseRateLimit,
  parseRoles,
  parseSize,
  type Role,
} from './values.ts';

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

/** Two years: a question about a page comes within them, and personal pages are not kept for ever. */
export const defaultRenditionDays = 730;
const secretKeyMinLength = 32;
const web = ['http:', 'https:'];
const postgres = ['postgres:', 'postgresql:'];

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const from = readEnvironment(env);
  const port = from.read('PORT', integer(0, 65535), 'a port number from 0 to 65535');
  const config: Config = {
    port,
    host: from.read('HOST', (text) => text, 'an address'),
    publicUrl: readPublicUrl(from, port),
    roles: from.read('FACET_ROLES', parseRoles, 'a list out of api, site, worker'),
    ...readStorage(from),
    ...readAccess(from),
    ...readWork(from),
    agent: readAgent(from),
    enrichmentUrl: from.url('FACET_ENRICHMENT_URL', web),
    renditionDays: from.read(
      'FACET_RENDITION_DAYS',
      integer(1, 36_500),
      'a number of days from 1 to 36500',
    ),
    machineNetworks: from.text('FACET_MACHINE_NETWORKS'),
    metricsToken: from.text('FACET_METRICS_TOKEN'),
    metricsPort: from.readOptional(
      'FACET_METRICS_PORT',
      integer(1, 65535),
      'a port number from 1 to 65535',
    ),
    logLevel: from.read(
      'FACET_LOG_LEVEL',
      oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
      'trace, debug, info, warn, error or silent',
    ),
    unknownVariables: from.unknown,
  };
  if (from.faults.length > 0) throw new ConfigError(from.faults);
  return config;
}

function readPublicUrl(from: Environment, port: number): string {
  const given = from.url('FACET_PUBLIC_URL', web) ?? `http://localhost:${port}`;
  const origin = URL.parse(given);
  if (origin && (origin.search || origin.hash || origin.username || origin.password)) {
    from.faults.push('FACET_PUBLIC_URL must be an origin: no user name, no query, no fragment');
  }
  return given.replace(/(?<!\/)\/+$/, '');
}

/** Where everything is kept. */
function readStorage(from: Environment) {
  const databaseUrl = from.url('DATABASE_URL', postgres);
  return {
    dataDir: resolve(from.read('FACET_DATA_DIR', (text) => text, 'a folder')),
    databaseUrl,
    databaseDirectUrl: from.url('FACET_DATABASE_DIRECT_URL', postgres),
    databasePoolSize: from.read('FACET_DATABASE_POOL', integer(1, 200), 'a number from 1 to 200'),
    processes: readProcesses(from, databaseUrl),
    uploadLimitBytes: from.read(
      'FACET_UPLOAD_LIMIT',
      parseSize,
      'a size from 1KB to 4GB, such as 50MB',
    ),
    bucket: readBucket(from),
  };
}

function readProcesses(from: Environment, databaseUrl: string | undefined): number {
  const auto = from.text('FACET_PROCESSES') === 'auto';
  const processes = from.read(
    'FACET_PROCESSES',
    (text) => (auto ? availableParallelism() : integer(1, 64)(text)),
    'a number from 1 to 64, or auto',
  );
  if (databaseUrl !== undefined || !(processes > 1)) return processes;
  if (!auto) from.faults.push('FACET_PROCESSES above 1 needs PostgreSQL: set DATABASE_URL');
  return 1;
}

function readBucket(from: Environment): BucketSettings | undefined {
  const accessKey = from.text('FACET_STORAGE_ACCESS_KEY');
  const secretKey = from.text('FACET_STORAGE_SECRET_KEY');
  const address = from.url('FACET_STORAGE_URL', ['s3:']);
  const parsed = address === undefined ? null : URL.parse(address);
  if (!parsed) return undefined;
  if (parsed.hostname === '') from.faults.push('FACET_STORAGE_URL must name a bucket: s3://BUCKET');
  if (accessKey === undefined || secretKey === undefined) {
    from.faults.push('FACET_STORAGE_ACCESS_KEY and FACET_STORAGE_SECRET_KEY must go with it');
    return undefined;
  }
  const endpoint = parsed.searchParams.get('endpoint');
  return {
    bucket: parsed.hostname,
    region: parsed.searchParams.get('region') ?? 'us-east-1',
    endpoint: endpoint === null ? undefined : from.url('FACET_STORAGE_URL', web, endpoint),
    accessKey,
    secretKey,
  };
}

/** Who may come in, and how often. */
function readAccess(from: Environment) {
  const apiKey = from.text('FACET_API_KEY');
  if (apiKey !== undefined && !/^[\x21-\x7e]{32,200}$/.test(apiKey)) {
    from.faults.push(
      'FACET_API_KEY must be 32 to 200 visible ASCII characters without spaces, such as `openssl rand -hex 24` prints',
    );
  }
  const secretKey = from.text('FACET_SECRET_KEY');
  if (secretKey !== undefined && secretKey.length < secretKeyMinLength) {
    from.faults.push(`FACET_SECRET_KEY must have ${secretKeyMinLength} characters or more`);
  }
  return {
    apiKey,
    secretKey,
    oidc: readOidc(from),
    trustedProxies: from.read(
      'FACET_TRUSTED_PROXIES',
      parseNetworks,
      'a list of addresses and networks, such as 127.0.0.1,10.0.0.0/8',
    ),
    rateLimit: from.read(
      'FACET_RATE_LIMIT',
      parseRateLimit,
      'off, or a count and a time like 1000/1m',
    )?.limit,
  };
}

function readOidc(from: Environment): OidcSettings | undefined {
  const issuer = from.url('FACET_OIDC_ISSUER', ['https:', 'http:']);
  if (issuer === undefined) return undefined;
  const clientId = from.text('FACET_OIDC_CLIENT_ID');
  const clientSecret = from.text('FACET_OIDC_CLIENT_SECRET');
  if (clientId === undefined || clientSecret === undefined) {
    from.faults.push('FACET_OIDC_CLIENT_ID and FACET_OIDC_CLIENT_SECRET must go with it');
    return undefined;
  }
  const domains = parseNames(from.text('FACET_OIDC_DOMAINS') ?? '');
  return { issuer, clientId, clientSecret, domains };
}

/** What the worker does: leases, and where webhooks may go. */
function readWork(from: Environment) {
  const leaseSeconds = from.readOptional(
    'FACET_LEASE_SECONDS',
    integer(1, 300),
    'a number of seconds from 1 to 300',
  );
  return {
    leaseMs: leaseSeconds === undefined ? undefined : leaseSeconds * 1_000,
    webhookAllowPrivate: from.read('FACET_WEBHOOK_ALLOW_PRIVATE', parseFlag, 'true or false'),
    webhookPorts: from.read(
      'FACET_WEBHOOK_PORTS',
      parsePorts,
      'ports and ranges such as 443,8000-8999, or any',
    )?.ranges,
  };
}

function readAgent(from: Environment): Config['agent'] {
  // Read with or without a model: a slip is told all the same.
  const settings = {
    baseUrl: from.url('FACET_AGENT_BASE_URL', web),
    apiKey: from.text('FACET_AGENT_API_KEY'),
    timeoutMs:
      from.read('FACET_AGENT_TIMEOUT', integer(1, 600), 'a number of seconds from 1 to 600') *
      1_000,
    maxOutputTokens: from.read(
      'FACET_AGENT_MAX_TOKENS',
      integer(500, 200_000),
      'a number from 500 to 200000',
    ),
    judgeModel: from.text('FACET_AGENT_JUDGE_MODEL'),
  };
  const model = from.text('FACET_AGENT_MODEL');
  return model === undefined ? undefined : { model, ...settings };
}
