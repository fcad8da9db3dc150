// Three ways to set the same page. A theme is a set of measures, and a few rules of its own.
import type { Theme } from '../../../brands/brand.ts';

/** A scale of 1.25, fluid between a phone and a desk. */
const scale =
  '--small:.9375rem;--t0:clamp(1rem,.98rem + .12vw,1.0625rem);--t1:clamp(1.125rem,1.06rem + .3vw,1.3125rem);--t2:clamp(1.25rem,1.14rem + .5vw,1.5625rem);--t3:clamp(1.4375rem,1.25rem + .9vw,2rem);--t4:clamp(1.6875rem,1.36rem + 1.5vw,2.5rem);--t5:clamp(2.0625rem,1.5rem + 2.6vw,3.25rem);--t6:clamp(2.375rem,1.55rem + 3.7vw,4.0625rem)';

/** The scale up to its largest step, which themes have of their own. */
const below = scale.slice(0, scale.indexOf('--t6:'));

export const measures: Record<Theme, string> = {
  calm: `${scale};--room:clamp(3.5rem,6.5vw,5.5rem);--radius:1rem;--button-radius:.75rem;--band-radius:1.5rem;--heading-weight:600;--tracking:-.022em`,
  bold: `${below}--t6:clamp(2.625rem,1.4rem + 5.4vw,5.25rem);--room:clamp(3.5rem,7vw,6.5rem);--radius:1.5rem;--button-radius:2rem;--band-radius:1.5rem;--heading-weight:750;--tracking:-.032em`,
  editorial: `${below}--t6:clamp(2.5rem,1.5rem + 4.6vw,4.75rem);--room:clamp(3.25rem,6vw,5.5rem);--radius:.125rem;--button-radius:.125rem;--band-radius:0;--heading-weight:450;--tracking:-.018em`,
};

export const themeRules: Record<Theme, string> = {
  calm: `
body{background:radial-gradient(70rem 36rem at 88% -8rem,var(--tint),transparent 70%) no-repeat,radial-gradient(50rem 28rem at 0 -6rem,var(--soft),transparent 70%) no-repeat,var(--ground)}
@media (max-width:40rem){.benefits .barred li+li::before{display:none}}
.peek{box-shadow:0 1px 2px color-mix(in srgb,var(--deep-ground) 12%,transparent),0 20px 40px -16px color-mix(in srgb,var(--deep-ground) 35%,transparent)}
.eyebrow{background:var(--ground)}
.benefits .grid{gap:1px;overflow:hidden;border:1px solid var(--line);border-radius:var(--radius)}
.benefits .grid li,.benefits.plain .grid li{position:relative;background:var(--card);border:0;border-radius:0;box-shadow:0 0 0 1px var(--line)}
.benefits .barred li::before{position:absolute;inset-block-start:0;inset-inline-start:clamp(1.375rem,2.4vw,2rem);border-radius:0 0 2px 2px}
.hero .visual img,.figure,.voice,.art{box-shadow:0 24px 48px -24px color-mix(in srgb,var(--deep-ground) 28%,transparent)}
.statement .wrap{text-align:center}
.statement .words{margin-inline:auto}
.sole .spoken{margin-inline:auto;text-align:center}
.sole .spoken::before{margin-inline:auto}
.sole figcaption{justify-content:center;text-align:start}
`,
  bold: `
.eyebrow{font-weight:700}
.hero.fill .voice{background:var(--on-brand-soft);border-color:transparent}
.art{background:var(--on-brand-soft)}
.art [class]{--c:var(--on-brand);fill:var(--c);stroke:var(--c);stroke-width:.6;opacity:1}
.art .k1{--c:var(--art-other)}
.art .k2{--c:var(--art-second)}
.art .k3{--c:var(--on-brand-line)}
.sole blockquote.brief{font-size:var(--t5);line-height:1.12}
.contact:has(.aside){background:var(--brand);color:var(--on-brand)}
.contact:has(.aside):not(:has(.aside .text,.ways)){background-image:radial-gradient(circle farthest-side at 100% 100%,var(--on-brand-soft) 98.5%,transparent);background-position:0 100%;background-size:8rem 8rem;background-repeat:repeat-x}
.contact .aside .text{color:inherit}
.peek{border:0;box-shadow:0 0 0 .5rem var(--brand)}
.benefits .barred li::before{background:var(--brand)}
@media (min-width:56rem){
.sole{overflow:hidden}
.sole .spoken::before{display:none}
.sole::after{content:"";position:absolute;inset-block-start:calc(50% - 6.5rem);inset-inline-end:max(2.5rem,50% - 35rem);width:41px;height:32px;background:var(--card);clip-path:path("M0 32V18C0 6 7 0 18 0v8c-6 0-9 4-9 10h8v14zM23 32V18C23 6 30 0 41 0v8c-6 0-9 4-9 10h8v14z");transform:scale(6.5);transform-origin:100% 0}
[dir=rtl] .sole::after{transform-origin:0 0}
.quote.soft.sole::after{background:var(--tint)}
.quote.plain.sole::after{background:var(--soft)}
}
.duo figure{border-color:transparent}
.plain.duo figure{background:var(--soft)}
.monogram{background:var(--brand);color:var(--on-brand)}
.figured .figure strong,.stats dl:not(.c4,.c5,.lengthy) dd{font-size:var(--t6)}
@media (min-width:56rem){.hero:is(.beside,.figured) .display{font-size:calc(var(--t5)*1.18)}.hero:is(.beside,.figured) .display.long{font-size:var(--t5)}}
.stats dl>div{border-top-width:2px}
.benefits :is(.tick,.icon){background:var(--brand);stroke:var(--on-brand);border-radius:50%}
.steps li::before{background:var(--brand);color:var(--on-brand)}
.card,.option,.pairs,.table-frame,.card-of,.benefits .grid li{border-color:transparent;background:var(--card)}
.plain :is(.card,.option,.pairs,.table-frame,.card-of,.grid li){background:var(--soft)}
.option.marked{border-color:var(--primary)}
.words:not(.middling,.long){font-size:var(--t6);line-height:1.05}
.words.middling{font-size:var(--t5);line-height:1.12}
.bottom{border:0;background:var(--deep-ground);--text:var(--on-deep);--muted:var(--deep-muted);--line:var(--deep-line);color:var(--text)}
`,
  editorial: `
.top>.wrap{border-bottom:1px solid var(--line)}
.top>.wrap{max-width:70rem;padding-inline:0}
@media (max-width:75rem){.top>.wrap{max-width:none;margin-inline:clamp(1.25rem,5vw,2.5rem);width:auto}}
.plain+.plain{padding-top:0}
.plain+.plain.statement{padding-top:0!important}
.plain+.plain:not(.slim)>.wrap::before{content:"";display:block;height:1px;margin-bottom:var(--room);background:var(--line);grid-column:1/-1}
.plain+.plain:is(.stats,:has(>.wrap>.grid:first-child))>.wrap::before{display:none}
.eyebrow{padding:0;border:0}
.eyebrow,.label,.logos h2,thead th,.lede .aside h2{font-style:italic;font-family:var(--heading-font);font-weight:450;font-size:1.0625rem}
.lede .aside h2{font-size:var(--t1)}
:is(:lang(ar),:lang(he),:lang(fa),:lang(ja),:lang(zh),:lang(ko)) :is(.eyebrow,.label,.logos h2,thead th,.lede .aside h2,.steps li::before,blockquote,figcaption,.pairs .said p:not(.label)){font-style:normal}
.lead{font-family:var(--heading-font);font-size:var(--t2);line-height:1.4}
.item-title{font-size:var(--t2);line-height:1.25}
.initial>p:first-child::first-letter{float:inline-start;padding-inline-end:.08em;font:450 3.4em/.84 var(--heading-font);color:var(--accent)}
:is(:lang(ar),:lang(ja),:lang(zh),:lang(ko),[dir=rtl]) .initial>p:first-child::first-letter{float:none;padding:0;font:inherit;color:inherit}
blockquote{font-weight:400;font-style:italic}
:is(:lang(ar),:lang(ja),:lang(zh),:lang(ko)) blockquote{font-style:normal}
.sole .spoken{max-width:58rem;margin-inline:auto;text-align:center}
.sole .spoken::before{margin-inline:auto}
.sole figcaption{justify-content:center;text-align:start}
.duo figure{padding:1.5rem 0 0;background:none;border:0;border-top:1px solid var(--text);border-radius:0}
@media (max-width:55.99rem){.block.duo.two{padding-top:2.25rem}}
@media (min-width:56rem){
.duo.one>.wrap{padding-inline-end:1.25rem}
.duo.two>.wrap{padding-inline-start:1.25rem}
}
.art{background:var(--tint)}
.art .k4{stroke:var(--accent);stroke-width:.9;opacity:.85}
.art .k1{fill:var(--tint);opacity:1}
.art .k3{fill:var(--accent);stroke:none;opacity:.16}
.art text{fill:var(--accent);font:450 72px var(--heading-font)}
.prose.lede .text{font-weight:400}
.benefits :is(.tick,.icon),.barred li::before{display:none}
.benefits .grid:not(.barred) li{grid-template-columns:1fr}
.facts p{border-top-color:var(--text)}
.benefits .grid li,.benefits.plain .grid li{padding:1.25rem 0 0;background:none;border:0;border-top:1px solid var(--text);border-radius:0}
.benefits .grid{gap:clamp(1.5rem,2.8vw,2.5rem)}
.steps li::before{inset-block-start:-.1rem;width:auto;height:auto;background:none;border-radius:0;font:italic 450 var(--t3)/1.15 var(--heading-font)}
@media (max-width:55.99rem){.steps .across li::after{display:none}}
.steps .down li::after{display:none}
.steps :is(.down,.across) li{padding-inline-start:2.5rem}
.card{border:0;border-top:1px solid var(--text);background:none}
.card-text{padding:1.25rem 0 0}
.table-frame{background:none;border-width:1px 0;border-color:var(--text)}
.stats dl>div{border-top-color:var(--text)}
.pairs{background:none;border-width:1px 0;border-color:var(--text);border-radius:0}
.plain .pairs{border-bottom:0}
.plain .pairs li:last-child>div{padding-bottom:0}
.pairs li>div{padding-inline:0}
.pairs .proposed{background:none}
.pairs .said p:not(.label){font:italic 400 var(--t2)/1.4 var(--heading-font)}
.pairs .proposed{align-content:start!important}
.pairs .proposed::before,.pairs .proposed::after{display:none}
.peek{border-color:var(--text);border-width:1px 0 0}
.scene:has(.peek) .art svg{transform:translate(calc(14%*var(--way)),-16%) scale(1.15)}
.scene:has(.peek) .art :is(text,.k1){display:none}
.voice{background:none;border:0;border-block:1px solid var(--text);padding-inline:0}
.visual .figure{background:var(--ground);padding:1rem 1.25rem}
figcaption{font-style:italic}
.quote figcaption,.voice figcaption{font-style:normal}
.hero.below{padding-bottom:var(--room)}
.statement .words{max-width:64rem;font-size:var(--t6);line-height:1.08}
.statement .words.middling{font-size:var(--t5);line-height:1.14}
.statement .words.long{font-size:var(--t4);line-height:1.2}
@media (max-width:47.99rem){.pairs .said{padding-bottom:.125rem!important}}
@media (min-width:48rem){.pairs li{column-gap:calc(100%/12)}.pairs .proposed{padding-inline-start:0}}
`,
};
