// The rules of blocks/tables.ts: table, heard, plan, pricing.

export const tablesRules = {
  table: `
.table-frame{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
table{width:100%;border-collapse:collapse;text-align:start;line-height:1.45}
th,td{padding:1rem 1.25rem;border-top:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:break-word}
thead :is(th,td){border-top:0;padding-block:1.125rem;font-size:var(--small);font-weight:600;color:var(--muted)}
tbody:first-child>tr:first-child>*,.plainly tbody>tr:first-child>*{border-top:0}
.plainly{position:relative}
.plainly thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody th{font-weight:600}
tbody td{color:var(--muted);font-variant-numeric:tabular-nums}
.table .sum td{color:var(--text);font-weight:600}
.table .figures{text-align:end}
.two:has(td.figures) tbody th{font-weight:400}
.two td.figures{color:var(--text);font-weight:600}
.table .marked{background:var(--tint);color:var(--text)}
.table td.marked{font-weight:600}
.table thead .marked{color:var(--text)}
.dash{color:var(--muted)}
.table.narrow>.wrap>*{max-width:none}
@media (min-width:40.01rem){.table .short{white-space:nowrap}.two :is(th,td):first-child{width:40%}.two:has(td.figures) :is(th,td):first-child{width:60%}}
@media (min-width:40.01rem) and (max-width:60rem){.many :is(th,td){padding:.75rem .625rem;font-size:.9375rem}}
@media (max-width:40rem){
.two :is(th,td){padding:.875rem;overflow-wrap:anywhere}
.two :is(th,td):first-child{padding-inline-end:0}
.two thead th,.firm tbody th{overflow-wrap:break-word}
.two .figures.short{white-space:nowrap}
.two tbody th{min-width:7rem}
.few :is(th,td){padding:.75rem .625rem}
.few :is(th,td):first-child{padding-inline-start:.875rem}
.few :is(th,td):last-child{padding-inline-end:.875rem}
.many{overflow:visible;background:none!important;border:0!important;border-radius:0}
.many :is(table,tbody,tr,th,td){display:block}
.many thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.many tr{margin-bottom:.75rem;overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.many tbody th{padding:1rem 1.125rem .6rem;border:0}
.many td.figures{text-align:start}
.many td{display:grid;align-items:baseline;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem;padding:.6rem 1.125rem}
.many td:not([data-label]){display:block}
.many td:empty{display:none}
.many td .tick{align-self:center}
.many td::before{content:attr(data-label);color:var(--muted);font-size:var(--small);font-weight:400}
}
`,
  heard: `
.pairs{overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.pairs li{display:grid}
.pairs li+li{border-top:1px solid var(--line)}
.pairs li>div{position:relative;padding:1.25rem clamp(1.25rem,3vw,2.25rem)}
.pairs .label{margin-bottom:.5rem}
.pairs p:not(.label){font-size:var(--t1);line-height:1.45;text-wrap:pretty}
.pairs .said p:not(.label){color:var(--muted)}
.pairs .proposed{background:var(--tint)}
.pairs .proposed .label{color:var(--text)}
.pairs .proposed p:not(.label){font-weight:500}
@media (min-width:48rem){
.pairs li{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.pairs li>div{padding-block:1.375rem}
.pairs li:first-child>div{padding-top:1.75rem}
.pairs li:last-child>div{padding-bottom:1.75rem}
.pairs .proposed{padding-inline-start:clamp(2rem,4vw,3rem)}
.pairs li+li{border:0}
.pairs li+li>div{border-top:1px solid color-mix(in srgb,var(--text) 12%,transparent)}
.pairs li+li .label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.pairs .proposed::before{content:"";position:absolute;inset-block-start:50%;inset-inline-start:-1.125rem;width:2.25rem;height:2.25rem;margin-top:-1.125rem;border:1px solid var(--line);border-radius:50%;background:var(--card)}
.pairs .proposed::after{content:"";position:absolute;inset-block-start:50%;inset-inline-start:-.3rem;width:.45rem;height:.45rem;margin-top:-.2rem;border:solid var(--vivid);border-width:2px 2px 0 0;transform:rotate(45deg)}
[dir=rtl] .pairs .proposed::after{transform:rotate(-135deg)}
.pairs.one li>div{padding-block:clamp(1.75rem,3.5vw,2.75rem)}
.pairs.one .proposed{align-content:center}
.pairs.one .proposed p:not(.label){font:500 var(--t3)/1.3 var(--heading-font);letter-spacing:-.012em;text-wrap:balance}
}
`,
  plan: `
.rows{border-top:1px solid var(--line)}
.rows li{display:grid;grid-template-columns:2rem minmax(0,1fr);gap:.25rem 1rem;padding-block:1.125rem;border-bottom:1px solid var(--line)}
.rows .mark{display:grid;place-items:center;width:1.75rem;height:1.75rem;border:2px solid var(--edge);border-radius:50%;font-size:.875rem}
.rows .done .mark{background:var(--primary);border-color:var(--primary)}
.rows .done .tick{stroke:var(--on-primary)}
.rows .item-title{font-size:1.0625em;line-height:1.6}
.rows .done .item-title{color:var(--muted);font-weight:500}
.what p{color:var(--muted)}
.rows :is(.owner,.due){grid-column:2;color:var(--muted);font-size:var(--small)}
.rows .owner{display:flex;gap:.6rem;align-items:center;color:var(--text);font-weight:500}
.dot{display:grid;flex:none;place-items:center;width:1.75rem;height:1.75rem;border-radius:50%;background:var(--tint);font-size:.75rem;font-weight:600;line-height:1}
.dot:empty{display:none}
@media (min-width:48rem){
.rows li{grid-template-columns:2rem minmax(0,5fr) minmax(0,4fr) 9rem;gap:1rem 1.5rem;align-items:center}
.rows .owner{grid-column:3}
.rows:not(:has(.due)) li{grid-template-columns:2rem minmax(0,1fr) auto}
.rows .due{grid-column:4;text-align:end;font-variant-numeric:tabular-nums}
}
`,
  pricing: `
.options{display:grid;gap:1.25rem;align-items:stretch;padding-top:.25rem}
.option{position:relative;display:flex;flex-direction:column;gap:1rem;padding:clamp(1.5rem,3vw,2.25rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.option.marked{border:2px solid var(--primary)}
.option>.label{position:absolute;inset-block-start:-.95rem;inset-inline-start:clamp(1.5rem,3vw,2.25rem);max-width:calc(100% - 3rem);padding:.25rem .85rem;background:var(--primary);border-radius:1rem;color:var(--on-primary)}
.price{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .45rem;font:var(--heading-weight) var(--t4)/1.1 var(--heading-font);letter-spacing:var(--tracking);font-variant-numeric:tabular-nums}
.unit{color:var(--muted);font:400 var(--t0)/1.5 var(--font);letter-spacing:0}
.option .text{color:var(--muted)}
.included{display:grid;gap:.6rem;padding-top:1rem;border-top:1px solid var(--line)}
.included li{display:flex;gap:.6rem;line-height:1.45}
.included .tick{margin-top:.1em}
.option .actions{margin-top:auto;padding-top:.75rem}
.option .button{width:100%}
.options:not(.c1) .option:not(.marked) .button{background:transparent;border-color:var(--edge);color:var(--text)}
.listed .option{gap:.25rem;padding:1.125rem 1.25rem}
.listed .price{font-size:var(--t3)}
.listed .included{padding:0;border:0;color:var(--muted);font-size:var(--small)}
@media (max-width:39.99rem){.options.listed{gap:.625rem}.listed .option{flex-flow:row wrap;gap:.125rem 1rem;align-items:baseline;justify-content:space-between}.listed .item-title{flex:1 1 9rem;max-width:100%;overflow-wrap:break-word}.listed .price{font-size:var(--t2)}.listed .included{flex-basis:100%}}
@media (min-width:56rem){.options.c4{grid-template-columns:repeat(4,minmax(0,1fr))!important}.c4:not(.listed)>.option{padding:1.5rem}.c4 .price{font-size:var(--t3)}}
@media (min-width:40rem){.options:not(.c1){grid-template-columns:repeat(2,minmax(0,1fr))}}
.option.named>.label{position:static;width:fit-content;max-width:100%}
@media (min-width:56rem){.c1>.option{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);grid-template-rows:repeat(3,auto) 1fr;gap:.5rem 3rem;padding:clamp(2rem,4vw,3rem)}.c1>.option>*{grid-column:1}.c1 .included{grid-column:2;grid-row:1/span 5;align-content:center;padding:0 0 0 3rem;border:0;border-inline-start:1px solid var(--line)}[dir=rtl] .c1 .included{padding:0 3rem 0 0}.options.c3{grid-template-columns:repeat(3,minmax(0,1fr))}}
`,
};
