// The rules of blocks/lists.ts: benefits, steps, stats, timeline, frequent questions.

export const listsRules = {
  benefits: `
.benefits li{display:grid;gap:1rem;align-content:start}
.benefits .grid{gap:clamp(.75rem,1.6vw,1.25rem)}
.benefits .grid li{padding:clamp(1.375rem,2.4vw,2rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.benefits.plain .grid li{background:var(--soft);border-color:transparent}
.benefits :is(.tick,.icon){width:2.75rem;height:2.75rem;padding:.65rem;background:var(--tint);border-radius:calc(var(--radius)*.75);stroke:var(--vivid)}
.benefits.narrow>.wrap>*{max-width:none}
.barred li::before{content:"";width:2.25rem;height:3px;border-radius:2px;background:var(--vivid)}
.benefits p{margin-top:.4rem;color:var(--muted)}
.benefits p:first-of-type{margin-top:.4rem}
@media (max-width:40rem){.benefits .grid:not(.barred) li{grid-template-columns:auto minmax(0,1fr)}.benefits .icon{width:2.5rem;height:2.5rem;padding:.55rem}}
.single .item-title{font-size:var(--t2)}
.single p{font-size:var(--t1);line-height:1.55}
.ticked{display:grid;gap:.25rem 2.5rem}
.ticked li{grid-template-columns:auto 1fr;align-items:start;padding-block:.75rem;border-top:1px solid var(--line)}
.ticked .tick{width:1.25rem;height:1.25rem;margin-top:.15rem;padding:0;background:none}
@media (min-width:40rem){.benefits .grid{grid-template-columns:repeat(2,minmax(0,1fr))}:is(.pairs-of,.narrow .ticked){grid-template-columns:repeat(2,minmax(0,1fr))}.pairs-of li:last-child:nth-child(odd){grid-column:1/-1}}
@media (min-width:56rem){.benefits .c3{grid-template-columns:repeat(3,minmax(0,1fr))}.benefits .c4{grid-template-columns:repeat(4,minmax(0,1fr))}}
`,
  steps: `
.steps ol{counter-reset:step}
.steps li{position:relative;counter-increment:step}
.steps li::before{content:counter(step);display:grid;place-items:center;width:2.5rem;height:2.5rem;border-radius:50%;background:var(--tint);color:var(--text);font-weight:700;line-height:1}
.steps p{margin-top:.4rem;color:var(--muted)}
.down li,.across li{padding:0 0 2rem;padding-inline-start:3.75rem}
.steps li:last-child{padding-bottom:0}
.steps li::before{position:absolute;inset-block-start:-.35rem;inset-inline-start:0}
.steps li:not(:last-child)::after{content:"";position:absolute;inset-block:2.6rem .5rem;inset-inline-start:calc(1.25rem - .5px);width:1px;background:var(--line)}
.down li:not(:has(p))::after{display:none!important}
@media (max-width:55.99rem){.steps li:not(:has(p))::after{display:none}.steps li:not(:has(p)){padding-bottom:1.375rem}}
@media (min-width:56rem){
.across{display:grid;gap:2rem}
.across li{padding:4rem 0 0!important}
.across li::before{inset-block-start:0}
.across li:not(:last-child)::after{inset-block:1.25rem auto;inset-inline:3.25rem -1.25rem;width:auto;height:1px}
}
`,
  stats: `
.stats .section-heading{margin-bottom:1.75rem}
.stats h2{font-size:var(--t2)}
.stats dl{display:grid;gap:1.75rem 2rem}
.stats dl>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding-top:1.25rem;border-top:1px solid var(--line)}
.stats dd{color:var(--vivid);font:var(--heading-weight) var(--t5)/1.05 var(--heading-font);letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.stats dt{max-width:18rem;margin-top:.5rem;line-height:1.45;text-wrap:balance}
.stats .lengthy dd{font-size:var(--t4);line-height:1.1}
.source{display:block;margin-top:.25rem;color:var(--muted);font-size:var(--small)}
@media (max-width:29.99rem){
.stats dl:not(.lengthy){grid-template-columns:minmax(max-content,4.5rem) minmax(0,1fr);gap:0 1.25rem}
.stats dl:not(.lengthy)>div{grid-column:1/-1;display:grid;grid-template-columns:minmax(max-content,8.5rem) minmax(0,1fr);grid-template-columns:subgrid;align-items:center;padding-block:1rem}
.stats dl:not(.lengthy) dd{grid-area:1/1;font-size:var(--t4)!important}
.stats dl:not(.lengthy) dt{grid-area:1/2;margin:0}
}
@media (min-width:30rem){.stats dl:not(.c1){grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:30rem) and (max-width:47.99rem){.stats .c5>:last-child{grid-column:1/-1}}
@media (min-width:48rem) and (max-width:63.99rem){.stats dl.c5{grid-template-columns:repeat(6,minmax(0,1fr))}.c5>*{grid-column:span 2}.c5>:nth-child(n+4){grid-column:span 3}}
@media (min-width:64rem){.stats dl.c5{grid-template-columns:repeat(5,minmax(0,1fr))}.stats .c5 dd{font-size:calc(var(--t4)*1.15)}}
@media (min-width:56rem){
.stats dl:is(.c1,.c2:not(.lengthy))>div{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 1.5rem;align-items:center;padding-top:1.5rem}
.stats dl:is(.c1,.c2:not(.lengthy)) dd{grid-area:1/1;font-size:var(--t6)}
.stats dl:is(.ample,.c1.lengthy) dd{font-size:var(--t5)!important}
.stats dl:is(.c1,.c2:not(.lengthy)) dt{grid-area:1/2;margin:0;font-size:var(--t1)}
}
@media (min-width:48rem){.stats dl.c3{grid-template-columns:repeat(3,minmax(0,1fr))}.stats dl.c4:not(.lengthy){grid-template-columns:repeat(4,minmax(0,1fr))}}
@media (min-width:60rem){.stats dl.c4{grid-template-columns:repeat(4,minmax(0,1fr))!important}}
`,
  timeline: `
.events li{position:relative;display:grid;gap:.25rem;padding:0 0 1.75rem;padding-inline-start:2rem}
.events li::before{content:"";position:absolute;inset-block-start:.4rem;inset-inline-start:0;z-index:1;width:.875rem;height:.875rem;border:2px solid var(--vivid);border-radius:50%;background:var(--vivid)}
.events li:not(.past)::before{background:var(--ground)}
.events li.next::before{box-shadow:0 0 0 4px var(--tint)}
.events li:not(:last-child)::after{content:"";position:absolute;inset-block:.6rem -.4rem;inset-inline-start:calc(.4375rem - 1px);width:2px;background:var(--line)}
.events li:last-child{padding-bottom:0}
.at{display:flex;flex-wrap:wrap;gap:0 .6rem;align-items:center;color:var(--muted);font-size:var(--small);font-weight:600;font-variant-numeric:tabular-nums}
.at .label{padding:.05rem .55rem;background:var(--tint);border-radius:1rem;color:var(--text)}
.events div p{margin-top:.3rem;color:var(--muted)}
@media (min-width:48rem){
.events{--at:9.5rem}
.events.soon{--at:5.25rem}
.events li{grid-template-columns:var(--at) minmax(0,1fr);gap:2.5rem;padding-inline-start:0}
.events .at{justify-content:flex-start;align-content:start;padding-top:.15rem}
.events li::before{inset-inline-start:calc(var(--at) + .5rem)}
.events li:not(:last-child)::after{inset-inline-start:calc(var(--at) + .9375rem - 1px)}
.events li>div{padding-inline-start:.75rem}
}
`,
  faq: `
details{border-bottom:1px solid var(--line)}
details:first-of-type{border-top:1px solid var(--line)}
summary{display:flex;justify-content:space-between;gap:1.5rem;padding-block:1.1rem;font-size:1.0625em;font-weight:600;line-height:1.45;text-wrap:balance;list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{content:"";flex:none;width:.55rem;height:.55rem;margin:.35rem .25rem 0;border:solid var(--accent);border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary::after{margin-top:.65rem;transform:rotate(225deg)}
details .text{max-width:44rem;padding-bottom:1.35rem;color:var(--muted)}
.answered{padding-block:1.25rem 1.375rem;border-top:1px solid var(--line)}
.answered .text{max-width:44rem;margin-top:.4rem;color:var(--muted)}
`,
};
