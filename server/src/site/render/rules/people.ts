// The rules of blocks/people.ts: sender, place.

export const peopleRules = {
  sender: `
.card-of{display:grid;gap:1.5rem clamp(1.5rem,4vw,3rem);padding:clamp(1.5rem,4vw,3rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.sender .portrait{width:6.5rem;height:6.5rem;overflow:hidden;border-radius:50%;background:var(--tint);color:var(--text);font:var(--heading-weight) 2rem/6.5rem var(--heading-font);text-align:center}
.who .text{margin-bottom:1.25rem;font:500 var(--t2)/1.4 var(--heading-font);letter-spacing:-.01em;text-wrap:pretty}
.who .name{font-weight:600}
.who .role{color:var(--muted)}
.lines{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-top:.75rem}
.lines a{padding-block:.35rem;font-weight:500}
.card-of>.actions{margin:0}
.who .name{font-size:var(--t1)}
@media (max-width:47.99rem){.card-of:not(:has(.text)){grid-template-columns:auto minmax(0,1fr);gap:1.25rem 1.125rem;align-items:center}.card-of:not(:has(.text)) .portrait{width:4.5rem;height:4.5rem;font-size:1.5rem;line-height:4.5rem}.card-of:not(:has(.text))>.actions{grid-column:1/-1}.card-of:not(:has(.text)) .lines{margin-top:.25rem}}
@media (min-width:48rem){.card-of{grid-template-columns:auto minmax(0,1fr);align-items:center}.sender .portrait{width:8rem;height:8rem;font-size:2.5rem;line-height:8rem}.card-of:not(:has(.actions)) .who{padding-block:.5rem}}
@media (min-width:48rem){.card-of:not(:has(.text,.actions)){gap:1.75rem;padding:1.75rem clamp(1.5rem,4vw,2.5rem)}.card-of:not(:has(.text,.actions)) .portrait{width:5.5rem;height:5.5rem;font-size:1.875rem;line-height:5.5rem}.card-of:not(:has(.text,.actions)) .who{display:grid;grid-template-columns:minmax(0,1fr) auto;padding:0}.card-of:not(:has(.text,.actions)) .who>*{grid-column:1}.card-of:not(:has(.text,.actions)) .lines{grid-area:1/2/span 2;align-self:center;justify-content:flex-end;margin:0}}
@media (min-width:64rem){.card-of:has(.actions){grid-template-columns:auto minmax(0,1fr) auto}.card-of>.actions{flex-direction:column}}
@media (min-width:48rem) and (max-width:63.99rem){.card-of>.actions{grid-column:2}}
`,
  place: `
.place-card{display:grid;gap:2rem clamp(2rem,6vw,5rem)}
.where{font-size:var(--t1);line-height:1.5}
.where .text{margin-top:1rem;color:var(--muted);font-size:var(--t0)}
.more-line{margin-top:1rem;font-size:var(--t0);font-weight:600}
.more-line a{display:inline-block;padding-block:.35rem}
.hours dl{margin-top:.5rem}
.hours dl>div{display:flex;justify-content:space-between;gap:1.5rem;padding-block:.65rem;border-top:1px solid var(--line)}
.hours dt{font-weight:500}
.hours dd{color:var(--muted);text-align:end;font-variant-numeric:tabular-nums}
@media (min-width:48rem){.place-card{grid-template-columns:repeat(2,minmax(0,1fr))}}
`,
};
