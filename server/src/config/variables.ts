// Every variable of the environment that means something, with its default and what it does.
// The table of docs/settings.md is printed from this list.

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

export type VariableName = (typeof variables)[number][0];

export const defaultOf = (name: VariableName): string =>
  variables.find(([known]) => known === name)?.[1] ?? '';
