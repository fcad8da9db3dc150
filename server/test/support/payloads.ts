// Two hundred texts that would run `pwned(n)` if a page took any of them for markup, an attribute,
// a style, a script or an address: every way in crossed with every way out of where a text may stand.

const waysOut = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '--><!-->',
  '</title>',
  '</style>',
  '</script>',
  '</textarea>',
  '</option></select>',
  '`',
  '\\"',
  '*/',
  '}}',
  '\u2028',
  '&quot;>',
  '%22%3E',
  ']]>',
  '<!--',
];

const waysIn = [
  '<script>pwned(N)</script>',
  '<img src=x onerror=pwned(N)>',
  '<svg onload=pwned(N)>',
  ' onfocus=pwned(N) autofocus tabindex=1 x=',
  '<iframe srcdoc="<script>parent.pwned(N)</script>"></iframe>',
  '<details open ontoggle=pwned(N)>',
  '<a href="javascript:pwned(N)" id=clickme>x</a>',
  '<style>@import "javascript:pwned(N)";*{background:url(javascript:pwned(N))}</style>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=pwned(N)>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the point of it
  '${pwned(N)}{{constructor.constructor("pwned(N)")()}}<x onclick=pwned(N)>',
];

export const payloads: string[] = waysOut.flatMap((out, row) =>
  waysIn.map((way, column) => `${out}${way}`.replaceAll('N', String(row * waysIn.length + column))),
);

/** Addresses that run something when followed or loaded. */
export const hostileUrls = [
  'javascript:pwned(N)',
  'JaVaScRiPt:pwned(N)',
  ' javascript:pwned(N)',
  'java\tscript:pwned(N)',
  'java\nscript:pwned(N)',
  '\u0001javascript:pwned(N)',
  'data:text/html,<script>pwned(N)</script>',
  'data:image/svg+xml,<svg onload=pwned(N)>',
  'vbscript:pwned(N)',
  '//evil.example/"onload=pwned(N)//',
  'https://a.example/"onmouseover="pwned(N)',
  'https://a.example/<script>pwned(N)</script>',
  'mailto:a@b.example"onclick="pwned(N)',
  'blob:http://a.example/pwned(N)',
];
export const hostileUrl = (n: number): string =>
  (hostileUrls[n % hostileUrls.length] ?? '').replaceAll('N', String(n));
