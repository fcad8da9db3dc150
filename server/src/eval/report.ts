// The evaluation as one HTML page: scores, faults, and every page beside its case,
// as a picture where a browser took one.
import { type Evaluated, meanOf, totalOf } from './evaluate.ts';
import { htmlOf } from './looks.ts';
import { measures } from './score.ts';

/** `pictureOf` gives the address of a picture, where there is one. */
export function reportOf(
  results: readonly Evaluated[],
  pictureOf: (name: string) => string | undefined,
): string {
  const percent = (share: number | undefined): string =>
    share === undefined ? '–' : `${Math.round(share * 100)} %`;
  const rows = results.map(
    ({ one, score }) =>
      `<tr><td><a href="#${escaped(one.name)}">${escaped(one.name)}</a></td><td>${one.language}</td>${measures
        .map(
          (name) =>
            `<td${(score.measures[name] ?? 1) < 1 ? ' class="low"' : ''}>${percent(score.measures[name])}</td>`,
        )
        .join('')}<td>${percent(score.total)}</td></tr>`,
  );
  const all = `<tr><th>all</th><td></td>${measures.map((name) => `<th>${percent(meanOf(results, name))}</th>`).join('')}<th>${percent(totalOf(results))}</th></tr>`;
  const sections = results.map((result) => {
    const { one, reply, score } = result;
    const url = pictureOf(one.name);
    const shown =
      url === undefined
        ? `<iframe sandbox srcdoc="${escaped(htmlOf(result))}"></iframe>`
        : `<a href="${escaped(url)}"><img loading="lazy" src="${escaped(url)}" alt="${escaped(one.name)} on a desk and on a phone, by day and by night"></a>`;
    return `<section id="${escaped(one.name)}"><h2>${escaped(one.name)} · ${percent(score.total)}</h2><p>${escaped(reply)}</p><ul>${score.faults
      .map((fault) => `<li>${escaped(fault)}</li>`)
      .join(
        '',
      )}</ul><div class="side"><pre>${escaped(one.input.page.pageContext)}</pre><div>${shown}</div></div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Facet evaluation</title><style>${style}</style><h1>Evaluation</h1><table><tr><th>case</th><th></th>${measures
    .map((name) => `<th>${name}</th>`)
    .join('')}<th>total</th></tr>${rows.join('')}${all}</table>${sections.join('')}</html>\n`;
}

const style =
  'body{font:15px/1.5 system-ui;margin:2rem;max-width:2000px}table{border-collapse:collapse}td,th{padding:.2rem .6rem;text-align:left;border-bottom:1px solid #ddd}.low{background:#fde8e8}.side{display:grid;grid-template-columns:22rem minmax(0,1fr);gap:1.5rem;align-items:start}pre{white-space:pre-wrap;background:#f6f6f6;padding:1rem;font-size:12px}img{width:100%;border:1px solid #ddd}iframe{width:100%;height:70rem;border:1px solid #ddd}';

const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char,
  );
