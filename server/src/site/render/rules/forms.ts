// The rules of blocks/forms.ts: form, ask.

const controls = `
.panel{padding:clamp(1.5rem,4vw,2.5rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.field{margin-bottom:1.125rem}
.field>label,legend{display:block;margin-bottom:.35rem;padding:0;font-size:.9375rem;font-weight:600;line-height:1.4}
.optional{color:var(--muted);font-weight:400}
input,select,textarea{width:100%;min-height:3rem;padding:.65rem .9rem;background:var(--field,var(--ground));border:1px solid var(--edge);border-radius:calc(var(--radius)*.6)}
textarea{display:block;resize:vertical}
select{appearance:none;padding-inline-end:2.5rem;background:linear-gradient(45deg,transparent 50%,var(--muted) 0) calc(100% - 1.25rem) 55%/.4rem .4rem no-repeat,linear-gradient(-45deg,transparent 50%,var(--muted) 0) calc(100% - .9rem) 55%/.4rem .4rem no-repeat,var(--field,var(--ground))}
[dir=rtl] select{background-position:1.25rem 55%,.9rem 55%,0}
::placeholder{color:var(--muted);opacity:1}
:is(input,select,textarea):focus-visible{outline-offset:0;border-color:var(--accent);border-radius:calc(var(--radius)*.6)}
.check{display:flex;align-items:flex-start;gap:.7rem;min-height:1.75rem}
.check input{flex:none;width:1.25rem;min-height:0;height:1.25rem;margin:.2rem 0 0;accent-color:var(--primary)}
.check label,.check>label{margin:0;font-weight:400;line-height:1.6}
.check+.check{margin-top:.5rem}
`;

export const formsRules = {
  form: `${controls}
.contact{background:var(--card);border:1px solid var(--line);border-radius:var(--band-radius)}
.contact:has(.aside){padding:clamp(.375rem,.9vw,.625rem);background:linear-gradient(to top,transparent,var(--deep-ground) 65%),repeating-radial-gradient(circle at var(--near) 118%,transparent 0 2.4rem,var(--deep-line) 2.4rem calc(2.4rem + 1.5px)),var(--deep-ground);border:0;color:var(--on-deep)}
.contact .aside{position:static;margin:0;padding:clamp(1.5rem,4vw,3rem) clamp(1.125rem,4vw,3rem)}
.contact .aside h2{font-size:var(--t5);line-height:1.1}
.contact .aside .text{color:var(--deep-muted)}
.contact h2+.text{margin-top:.875rem}
.contact .text:first-child{color:inherit;font-size:var(--t1);line-height:1.5}
.ways{display:grid;gap:.75rem;margin-top:1.75rem}
.ways li{display:flex;gap:.75rem;align-items:center}
.way{padding-block:.25rem;color:inherit;font-weight:600}
.entry{padding:clamp(1.5rem,3.5vw,2.75rem) clamp(1.125rem,3.5vw,2.75rem)}
.aside+.entry{background:var(--ground);border-radius:calc(var(--band-radius)*.7);color:var(--text);--field:var(--ground)}
.fields{display:grid;gap:0 1rem}
.field{min-width:0}
.form .button{width:100%}
@media (min-width:40rem){.fields{grid-template-columns:repeat(2,minmax(0,1fr))}.field:not(.half){grid-column:1/-1}.form .button{width:auto;min-width:12rem}}
@media (min-width:56rem){.contact:has(.aside){display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr)}.contact:not(:has(.aside :is(.text,.ways))){grid-template-columns:minmax(0,4fr) minmax(0,8fr)}.contact:not(:has(.aside :is(.text,.ways))) h2{font-size:var(--t4)}}
`,
  ask: `${controls}
.ask .panel{background:var(--tint);border-color:transparent}
.ask h2{font-size:var(--t3)}
.ask .section-heading{margin-bottom:1.25rem}
.question{display:flex;gap:.75rem}
.question .button{flex:none}
.question input{flex:1;min-width:0}
.chips{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:1rem}
.chip{min-height:2.75rem;padding:.4rem 1.1rem;background:var(--field,var(--ground));border:1px solid var(--line);border-radius:1.5rem;font-size:.9375rem;line-height:1.4;text-align:start;cursor:pointer}
.chip:hover{border-color:var(--accent)}
@media (max-width:40rem){.question{flex-direction:column}}
`,
};
