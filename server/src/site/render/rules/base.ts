// The rules of every page. Sides are logical (inline, block), so right-to-left pages need none of
// their own. Colours come from the palette alone; a ground changes the palette for all that stands
// on it. No state changes a text's colour or ground, so its contrast holds everywhere.

export const base = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--text);font:400 var(--t0)/1.6 var(--font);overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
h1,h2,h3{font-family:var(--heading-font);font-weight:var(--heading-weight);line-height:1.12;letter-spacing:var(--tracking);text-wrap:balance}
h2{font-size:var(--t4)}
h2.stoutest{font-size:var(--t3);line-height:1.2}
.contact .aside h2.stoutest{font-size:calc(var(--t3)*.88)!important}
.item-title{font-size:var(--t1);line-height:1.3;letter-spacing:-.01em}
:is(:lang(ar),:lang(he),:lang(fa),:lang(ur),:lang(ja),:lang(zh),:lang(ko),[dir=rtl]) :is(h1,h2,h3,blockquote,dd,strong){letter-spacing:0}
:is(:lang(ja),:lang(zh)) :is(h1,h2,h3){word-break:auto-phrase}
:is(:lang(ja),:lang(zh)) :is(blockquote,.lead,.words,.lede .text){word-break:auto-phrase}
:is(:lang(ja),:lang(zh),[dir=rtl]) :is(h1,h2,h3){line-height:1.3!important}
:is(:lang(ja),:lang(zh),[dir=rtl]) .words.words{line-height:1.35}
p{text-wrap:pretty}
ul,ol{list-style:none}
img,video,picture{display:block;max-width:100%}
img,video{height:auto}
a{color:var(--accent);text-underline-offset:.2em}
address{font-style:normal}
time[datetime]{white-space:nowrap}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:.25rem}
main:focus{outline:0}
.hidden,.skip:not(:focus),.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:focus{position:fixed;inset:.75rem auto auto .75rem;z-index:9;padding:.6rem 1rem;background:var(--primary);color:var(--on-primary);border-radius:.5rem}
.wrap{width:100%;max-width:75rem;margin-inline:auto;padding-inline:clamp(1.25rem,5vw,2.5rem)}
.block{position:relative;padding-block:var(--room);scroll-margin-top:1rem}
.block.brief{padding-block:calc(var(--room)*.66)}
.plain+.plain{padding-top:calc(var(--room)*.3)}
:root{--end:right;--corner:100%;--near:0%;--way:1}
[dir=rtl]{--end:left;--corner:0%;--near:100%;--way:-1}
body{--rings:linear-gradient(to var(--end),var(--deep-ground) 35%,transparent),repeating-radial-gradient(circle at var(--corner) 130%,transparent 0 2.4rem,var(--deep-line) 2.4rem calc(2.4rem + 1.5px))}
.soft{background:var(--soft)}
.soft,.plain{--field:var(--ground)}
.deep,.fill{color:var(--text)}
.deep{--text:var(--on-deep);--muted:var(--deep-muted);--accent:var(--deep-accent);--vivid:var(--deep-accent);--line:var(--deep-line);--card:var(--deep-soft);--tint:var(--deep-soft);--soft:var(--deep-soft);--primary:var(--on-deep);--on-primary:var(--deep-ground);--logo:grayscale(1) invert(1);--blend:screen;background:var(--deep-ground)}
.fill{--text:var(--on-brand);--muted:var(--on-brand);--accent:var(--on-brand);--vivid:var(--on-brand);--line:var(--on-brand-line);--primary:var(--on-brand);--on-primary:var(--on-brand-button);background:var(--brand)}
.text>p+p,.lead+.lead,figcaption p+p,blockquote p+p,.intro p+p{margin-top:.9em}
.section-heading{max-width:46rem;margin-bottom:clamp(1.75rem,3.2vw,2.75rem)}
.intro{margin-top:.75rem;color:var(--muted);font-size:var(--t1);line-height:1.5}
.label{color:var(--muted);font-size:var(--small);font-weight:600;line-height:1.4}
.note{margin-top:1.25rem;color:var(--muted);font-size:var(--small)}
.grid{display:grid;gap:clamp(1.5rem,2.8vw,2.5rem)}
.narrow>.wrap>*{max-width:46rem}
.aside{margin-bottom:1.5rem}
.icon{flex:none;width:1.5em;height:1.5em;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
.tick{flex:none;width:1.25em;height:1.25em;fill:none;stroke:var(--vivid);stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.6rem 1.5rem;border:1px solid transparent;border-radius:var(--button-radius);background:var(--primary);color:var(--on-primary);font-weight:600;line-height:1.3;text-align:center;text-wrap:balance;text-decoration:none;cursor:pointer}
.button.quiet{background:transparent;border-color:var(--edge);color:var(--text)}
:is(.deep,.fill) .button.quiet{border-color:var(--text)}
.button:hover{box-shadow:0 0 0 3px color-mix(in srgb,var(--primary) 22%,transparent)}
.button.small{min-height:2.75rem;padding:.4rem 1.125rem;font-size:.9375rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
.portrait img{width:100%;aspect-ratio:1;object-fit:cover}
.plate{padding:var(--plate-space);background:var(--plate);border-radius:.5rem}
.plate.lit{padding:.5rem .75rem;background:#f4f5f7}
.partner{filter:var(--logo);mix-blend-mode:var(--blend)}
@media (min-width:56rem){
.split>.wrap{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);gap:0 calc(100%/12);align-items:start}
.split .aside{position:sticky;top:2rem;margin:0}
.c2{grid-template-columns:repeat(2,minmax(0,1fr))}
.c3{grid-template-columns:repeat(3,minmax(0,1fr))}
.c4{grid-template-columns:repeat(4,minmax(0,1fr))}
.block .c3.rest{grid-template-columns:repeat(6,minmax(0,1fr))}
.c3.rest>*{grid-column:span 2}
.c3.rest>:nth-last-child(-n+2){grid-column:span 3}
.block .c4.rest{grid-template-columns:repeat(12,minmax(0,1fr))}
.c4.rest>*{grid-column:span 3}
.c4.rest>:nth-last-child(-n+3){grid-column:span 4}
}
@media (min-width:40rem) and (max-width:55.99rem){:is(.grid,.options):not(.c1)>:last-child:nth-child(odd){grid-column:1/-1}}
@media (max-width:40rem){
h1,h2,h3{hyphens:auto;hyphenate-limit-chars:14 5 5}
.eyebrow{margin-bottom:1rem}
.actions .button{width:100%;padding-inline:1rem}
}
@media (prefers-reduced-motion:no-preference){
html{scroll-behavior:smooth}
.button,.card,.chip,summary::after{transition:box-shadow .2s,border-color .2s,transform .2s}
}
`;

export const frame = `
.top{position:relative;z-index:1}
.over .top{background:none}
.top>.wrap{display:flex;align-items:center;gap:.75rem 1.5rem;min-height:4.5rem;padding-block:.75rem}
.top .button{flex:none;max-width:45%;margin-inline-start:auto}
.top .wrap>:is(.brand,.home){flex:none;max-width:60%}
.brand{display:inline-block;color:var(--text);font:700 1.1875rem/1.2 var(--heading-font);letter-spacing:-.01em;word-spacing:.06em}
.brand img{width:auto;max-width:11rem;height:2rem;object-fit:contain}
.brand.upright img{height:2.75rem}
.brand.lengthy{font-size:1.0625rem}
.home{text-decoration:none}
.addressee{overflow:hidden;padding-inline-start:1.5rem;border-inline-start:1px solid var(--line);color:var(--muted);font-size:var(--small);text-overflow:ellipsis;white-space:nowrap}
.addressee:first-child{padding:0;border:0}
@media (max-width:56rem){.reaching .addressee{display:none}}
.title{padding-block:clamp(2.5rem,5vw,4.5rem)}
.display{font-size:var(--t6);line-height:1.06}
.display.long{font-size:var(--t5);line-height:1.1}
.display.lengthy{font-size:calc(var(--t4)*1.08);line-height:1.18}
.display.stoutest:not(.lengthy){font-size:min(var(--t5),8.8vw)!important;line-height:1.1}
@media (max-width:40rem){.display.stout:not(.lengthy,.long,.stoutest){font-size:min(var(--t6),10vw)}.contact .aside h2.stout,:not(.slim)>.wrap>.band h2.stout{font-size:var(--t4)}:not(.slim)>.wrap>.band h2.stoutest{font-size:var(--t3)}}
.lead{max-width:42rem;margin-top:1.25rem;color:var(--muted);font-size:var(--t1);line-height:1.5}
.eyebrow{width:fit-content;max-width:100%;margin-bottom:1.25rem;padding:.3rem .9rem;border:1px solid var(--line);border-radius:2rem;color:var(--accent);font-size:var(--small);font-weight:600;line-height:1.4}
.centered .said{max-width:54rem;margin-inline:auto;text-align:center}
.centered .lead{margin-inline:auto}
.centered .actions{justify-content:center}
.bottom{border-top:1px solid var(--line)}
.bottom>.wrap{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:2rem 4rem;padding-block:clamp(1.75rem,3vw,2.5rem)}
.bottom nav{display:flex;flex-wrap:wrap;gap:2rem clamp(2.5rem,6vw,5rem)}
.bottom h2{margin-bottom:.5rem;font:600 var(--small)/1.5 var(--font);letter-spacing:0}
.bottom li a{display:inline-block;padding-block:.3rem;color:var(--muted);font-size:var(--small);text-decoration:none}
.bottom li a:hover{text-decoration:underline}
.bottom>.wrap:has(.own){align-items:center}
.own{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem}
.reach{display:none}
@media (max-width:40rem){
.addressee{display:none}
.reaching .top .button{display:none}
.reaching .top .wrap>:is(.brand,.home){max-width:100%}
.reach{position:sticky;bottom:0;z-index:5;display:block;padding:.625rem 1.25rem calc(.625rem + env(safe-area-inset-bottom,0px));background:var(--ground);border-top:1px solid var(--line)}
.reach .button{width:100%}
.closed .reach{position:fixed;inset-inline:0}
.reach:focus-within{z-index:7!important}
.closing,.closed .bottom{position:relative;z-index:6}
.closing.plain,.bottom{background:var(--ground)}
}
@supports (animation-timeline:scroll()){
@media (max-width:40rem) and (prefers-reduced-motion:no-preference){
@keyframes reach{from{transform:translateY(101%);visibility:hidden}}
.reach{animation:reach linear both;animation-timeline:scroll(root);animation-range:12rem 20rem}
}
}
`;

export const widgetRules = `
.panel{padding:clamp(1.5rem,4vw,2.5rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.widget .panel{display:grid;gap:1.5rem;justify-items:center;text-align:center;background:var(--soft);border-color:transparent}
.widget h2{font-size:var(--t2)}
.widget .actions{margin:0}
`;

export const statusPage = `
.status{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}
.status main{display:flex;flex:1;align-items:center;padding-block:4rem 20vh;text-align:center}
.status .display{font-size:var(--t5)}
.status .lead{max-width:34rem;margin-inline:auto}
`;
