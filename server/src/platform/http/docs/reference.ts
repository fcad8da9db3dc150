// The page of the API reference: Scalar, told to stay at home.
import type { ApiReferenceConfiguration } from '@scalar/fastify-api-reference';
import { escapeHtml } from './html.ts';

const configuration = {
  url: '/openapi.json',
  metaData: { title: 'Facet API reference' },
  // Everything that would leave this server: fonts, usage counts, the assistant,
  // the hosted client and its proxy, the generator of MCP servers.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  proxyUrl: '',
  // A key that was typed in is forgotten with the page, not stored in the browser.
  persistAuth: false,
  documentDownloadType: 'direct',
  authentication: { preferredSecurityScheme: 'apiKey' },
} satisfies Partial<ApiReferenceConfiguration>;

export function referencePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Facet API reference</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<style>
:root { --scalar-custom-header-height: 44px; }
.facet-nav { position: sticky; top: 0; z-index: 100; display: flex; gap: 1.25rem; align-items: center; box-sizing: border-box;
  height: 44px; padding: 0 1.25rem; font: .9375rem/1 system-ui, sans-serif;
  background: var(--scalar-background-1, Canvas); border-bottom: 1px solid var(--scalar-border-color, #8884); }
.facet-nav a { color: var(--scalar-color-1, CanvasText); }
</style>
</head>
<body>
<nav class="facet-nav" aria-label="Documentation"><a href="/docs/guides">Guides</a>
<a href="/docs/errors">Error codes</a> <a href="/docs/search">Search</a></nav>
<noscript>
<p>The reference needs JavaScript. Without it: the <a href="/openapi.json">OpenAPI document</a>
and the <a href="/docs/errors">error codes</a>.</p>
</noscript>
<script id="api-reference" data-configuration="${escapeHtml(JSON.stringify(configuration))}"></script>
<script src="/docs/scalar.js"></script>
</body>
</html>
`;
}

export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<path fill="#6d5dfc" d="M16 2 29 11 16 30 3 11z"/><path fill="#a79dff" d="M16 2 21 11H11z"/>
<path fill="#4b3bd6" d="M11 11h10l-5 19z"/></svg>
`;
