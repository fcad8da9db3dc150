// The Facet API for TypeScript and JavaScript. See README.md.
export type { Call } from './call.ts';
export { Facet } from './client.ts';
export * from './errors.ts';
export type { List, ListPage } from './list.ts';
export type { Resources } from './operations.gen.ts';
export type { FacetOptions, RequestOptions } from './request.ts';
export type { AudienceEvent, ServerEvent } from './stream.ts';
export type * from './types.gen.ts';
export type { Waiting } from './wait.ts';
export { type SignedRequest, verifyWebhook } from './webhooks.ts';
