// Style rules of the pages that answer a form or a question, beside those of every page. The same promises hold:
// logical sides, and no colour but the palette's.

export const visitorRules = `
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
main{flex:1}
.sent{display:grid;align-items:center;min-height:62vh}
.sent .tick{display:block;width:4.5rem;height:4.5rem;margin:0 auto 1.75rem;padding:1.25rem;border-radius:50%;background:var(--tint)}
.slim{padding-bottom:0}
.faults{margin-bottom:1.5rem;padding:1.1rem 1.4rem;background:var(--soft);border-inline-start:.3rem solid var(--accent);border-radius:.5rem}
.faults p{font-weight:650}
.faults ul{margin-top:.4rem;padding-inline-start:1.2rem;list-style:disc}
.fault{display:flex;gap:.5rem;margin-top:.45rem;font-size:.9375rem;font-weight:600;line-height:1.45}
.fault::before{content:"!";flex:none;width:1.25rem;height:1.25rem;margin-top:.05rem;border-radius:50%;background:var(--text);color:var(--ground);font-size:.875rem;line-height:1.25rem;text-align:center}
.check+.fault{margin:-.75rem 0 1.25rem}
fieldset .check+.fault{margin:.45rem 0 0}
[aria-invalid]{border:2px solid var(--text)}
.asked{font-size:clamp(1.75rem,1.3rem + 2vw,2.75rem)}
.asked+*{margin-top:1.75rem}
.quotes{display:grid;gap:1.5rem}
.quotes figure,.sources li{padding-inline-start:1.4rem;border-inline-start:.25rem solid var(--accent)}
.quotes figcaption,.sources p{margin-top:.5rem;color:var(--muted);font-size:.9375rem}
.plain{font:inherit;font-size:1.125rem;letter-spacing:0}
.plain p{text-wrap:pretty}
.answer .text{font-size:1.125rem}
.sources-heading{margin-top:2.5rem;font-size:1.1875rem;letter-spacing:0}
.sources{display:grid;gap:1rem;margin-top:1rem}
.cited{font-size:.875em;text-decoration:none}
.way-back{margin-top:2rem}
.answer{padding-bottom:1rem}
.narrow+.ask>.wrap>*{max-width:46rem;margin-inline:auto}
`.replace(/\n/g, '');
