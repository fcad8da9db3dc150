// Whether pages fit a small phone: all of them as frames of one document, which measures them when a
// browser opens it. One start of a browser for any number of pages.

export const narrowWidth = 320;

export interface NamedPage {
  name: string;
  html: string;
}

/** The frames may not run scripts; the document around them may look into them. */
export function overflowSheet(pages: readonly NamedPage[]): string {
  const frames = pages.map(
    ({ name, html }) =>
      `<iframe sandbox="allow-same-origin" data-name="${quoted(name)}" width="${narrowWidth}" height="700" style="border:0" srcdoc="${quoted(html)}"></iframe>`,
  );
  return `<!doctype html><meta charset="utf-8"><pre id="widths"></pre>${frames.join('')}<script>${measure}</script>`;
}

const measure = `addEventListener('load', () => {
  const widths = {};
  for (const frame of document.querySelectorAll('iframe')) {
    widths[frame.dataset.name] = frame.contentDocument.documentElement.scrollWidth;
  }
  document.getElementById('widths').textContent = JSON.stringify(widths);
});`;

/** From the document as the browser left it: how wide each page is. Undefined where it did not measure. */
export function readWidths(dom: string): Record<string, number> | undefined {
  const found = /<pre id="widths">(\{[^<]*\})<\/pre>/.exec(dom)?.[1];
  return found === undefined
    ? undefined
    : (JSON.parse(found.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as Record<
        string,
        number
      >);
}

export const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
