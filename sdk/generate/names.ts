// What a method is called. The resource is the last collection of the path (a segment that has items
// below it), the method follows from what comes after it and from the HTTP method.
import { methodsOf, type OpenApi, type Operation } from './openapi.ts';

/** Where the rule gives an awkward name. */
const names: Record<string, string> = {
  'POST /v0/pages/{page_id}/audiences/{audience_id}/messages': 'messages.send',
  'POST /v0/pages/{page_id}/audiences/{audience_id}/presence': 'audiences.announcePresence',
  'GET /healthz': 'operations.health',
  'GET /readyz': 'operations.readiness',
  'POST /v0/simulate': 'pageLinks.simulate',
  'DELETE /v0/me/sessions/{member_session_id}': 'me.endSession',
  'GET /v0/pages/{page_id}/experiments': 'experiments.list',
  'POST /v0/me/passkeys/options': 'me.beginPasskey',
  'POST /v0/me/passkeys': 'me.addPasskey',
  'GET /v0/me/passkeys': 'me.passkeys',
  'DELETE /v0/me/passkeys/{passkey_id}': 'me.deletePasskey',
  'GET /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/claims':
    'claims.ofVersion',
};

/** Collections whose own name says too little, and singletons that hold operations. */
const resources: Record<string, string> = {
  '/v0/topics/{topic_id}/entries': 'topicEntries',
  '/v0/webhook_subscriptions/{subscription_id}/deliveries': 'webhookDeliveries',
  '/v0/pages/{page_id}/audiences/{audience_id}/messages': 'messages',
  '/v0/pages/{page_id}/analytics': 'analytics',
  '/v0/pages/{page_id}/experiment': 'experiments',
  '/v0/me': 'me',
  '/studio': 'studio',
  '/_facet': 'visitors',
};

const verbs: Record<string, [collection: string, item: string]> = {
  get: ['list', 'get'],
  post: ['create', 'create'],
  put: ['put', 'put'],
  patch: ['update', 'update'],
  delete: ['delete', 'delete'],
};

const camel = (text: string): string =>
  text.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `[resource, method]` for every operation; two of one name are an error. */
export function nameOperations(document: OpenApi): Map<Operation, [string, string]> {
  const paths = Object.keys(document.paths);
  const named = new Map<Operation, [string, string]>();
  const taken = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths)) {
    const methods = methodsOf(item);
    for (const [method, operation] of methods) {
      const line = `${method.toUpperCase()} ${path}`;
      const name = names[line] ?? byRule(path, method, methods.length > 1, paths);
      const other = taken.get(name);
      if (other !== undefined) throw new Error(`${line} and ${other} are both called ${name}`);
      taken.set(name, line);
      named.set(operation, name.split('.') as [string, string]);
    }
  }
  return named;
}

function byRule(path: string, method: string, shared: boolean, paths: string[]): string {
  const base = resourceBase(path, paths);
  const resource = resources[base] ?? camel(base.split('/').at(-1) ?? '');
  const [ofCollection, ofItem] = verbs[method] ?? ['', ''];
  const tail = path
    .slice(base.length)
    .split('/')
    .filter((part) => part !== '');
  const words = tail.filter((part) => !part.startsWith('{'));
  if (words.length === 0) {
    // A path that only ever names one thing, such as /v0/tenant, has no list.
    const isCollection = tail.length === 0 && paths.some((one) => one.startsWith(`${base}/{`));
    const plural =
      tail.length === 0 && (isCollection || base.endsWith('s') || base.endsWith('_log'));
    return `${resource}.${tail.length > 0 || !plural ? ofItem : ofCollection}`;
  }
  const word = camel(words.join('_'));
  return `${resource}.${shared ? `${ofItem}${word.charAt(0).toUpperCase()}${word.slice(1)}` : word}`;
}

/** The longest beginning of the path that is a collection. */
function resourceBase(path: string, paths: string[]): string {
  const parts = path.split('/');
  for (let length = parts.length; length > 1; length -= 1) {
    const base = parts.slice(0, length).join('/');
    if (base in resources) return base;
    const last = parts[length - 1] ?? '';
    const hasItems = paths.some((one) => one.startsWith(`${base}/{`));
    // Below `me` everything is one's own.
    if (!last.startsWith('{') && hasItems && !base.startsWith('/v0/me/')) return base;
  }
  return parts.slice(0, 3).join('/');
}
