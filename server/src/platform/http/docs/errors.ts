// The page that the `type` of every problem leads to: /docs/errors#code.
import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorTable } from '../../errors.ts';
import { adviceFor } from './advice.ts';
import { escapeHtml } from './html.ts';

export function errorsPage(): string {
  const codes = Object.keys(errorTable) as ErrorCode[];
  const byStatus = [...Map.groupBy(codes, (code) => errorTable[code].status)];
  const groups = byStatus.sort(([a], [b]) => a - b);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Facet error codes</title>
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<header>
<nav><a href="/docs">API reference</a> · <a href="/docs/guides">Guides</a></nav>
<h1>Error codes</h1>
<p>A request that fails is answered with a problem document (RFC 9457,
<code>application/problem+json</code>). Its <code>code</code> is one of these and never changes meaning,
so let your program decide by it; <code>title</code> and <code>detail</code> are for people, and their
words may change. Its <code>type</code> leads to the code on this page. Quote the
<code>requestId</code> when you ask for help.</p>
<pre><code>${escapeHtml(example())}</code></pre>
</header>
<main>
${groups.map(([status, group]) => statusSection(status, group)).join('\n')}
</main>
</body>
</html>
`;
}

function statusSection(status: number, codes: ErrorCode[]): string {
  return `<section aria-labelledby="status-${status}">
<h2 id="status-${status}">${status} <span>${escapeHtml(STATUS_CODES[status] ?? '')}</span></h2>
${codes.map(entry).join('\n')}
</section>`;
}

function entry(code: ErrorCode): string {
  const { status, title } = errorTable[code];
  return `<article id="${code}">
<h3><a href="#${code}"><code>${code}</code></a> <small>${status}</small></h3>
<p><strong>${escapeHtml(title)}.</strong> ${escapeHtml(adviceFor(code))}</p>
</article>`;
}

function example(): string {
  const code: ErrorCode = 'email_taken';
  const { status, title } = errorTable[code];
  const personId = 'person_01jzk3w8e5f0x9v2m7q4n6t1bc';
  const problem = {
    type: `/docs/errors#${code}`,
    title,
    status,
    detail: `The email belongs to ${personId}.`,
    code,
    requestId: 'req_01jzk3w9a2h8r5c0y6d3p7s4gm',
    personId,
  };
  return JSON.stringify(problem, null, 2);
}

const styles = `
:root { color-scheme: light dark; --quiet: light-dark(#666, #a0a0a8); --line: light-dark(#e4e4e8, #34343a);
  --panel: light-dark(#f6f6f8, #1e1e22); --accent: light-dark(#5a4be0, #a79dff); }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: light-dark(#fff, #131316);
  font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--accent); }
h1 { margin: 1.5rem 0 .5rem; }
h2 { margin: 2.5rem 0 .5rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); font-size: 1.15rem; }
h2 span { color: var(--quiet); font-weight: 400; }
h3 { display: flex; justify-content: space-between; margin: 0; font-size: 1rem; }
h3 a { text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h3 small { color: var(--quiet); font-weight: 400; }
code { font: .92em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { padding: .9rem 1rem; border-radius: 8px; background: var(--panel); overflow-x: auto; }
article { margin: 0 -.8rem; padding: .6rem .8rem; border-radius: 8px; border-left: 3px solid transparent; }
article p { margin: .2rem 0 0; }
article:target { border-left-color: var(--accent); background: var(--panel); scroll-margin-top: 1rem; }
`;
