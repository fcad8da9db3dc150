/** Of the guides and the search; the reference has its own. */
export const styles = `
:root { color-scheme: light dark; --quiet: light-dark(#5c5c66, #a0a0a8); --line: light-dark(#e4e4e8, #34343a);
  --panel: light-dark(#f6f6f8, #1e1e22); --accent: light-dark(#5a4be0, #a79dff); }
body { max-width: 46rem; margin: 0 auto; padding: 0 1.25rem 4rem; background: light-dark(#fff, #131316);
  font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--accent); }
.top { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; justify-content: space-between;
  padding: 1rem 0; border-bottom: 1px solid var(--line); }
.top nav a { margin-right: 1rem; }
input, button { font: inherit; padding: .25rem .6rem; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); color: inherit; }
.guides { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: .75rem 0; font-size: .875rem; border-bottom: 1px solid var(--line); }
.guides [aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
h1 { margin: 1.75rem 0 .5rem; line-height: 1.2; }
h2 { margin: 2.25rem 0 .5rem; font-size: 1.2rem; }
li { margin: .4rem 0; }
code { font: .92em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { padding: .9rem 1rem; border-radius: 8px; background: var(--panel); overflow-x: auto; }
pre code { overflow-wrap: normal; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.found small { color: var(--quiet); }
`;
