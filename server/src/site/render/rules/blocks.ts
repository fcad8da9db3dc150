// The rules of each block, sent only with pages that have one.
import type { BlockType } from '../../../content/content.ts';

const logoList = `
.logo-list{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:1.25rem clamp(2rem,5vw,4rem)}
.logo-list img{width:auto;max-width:9rem;height:2rem;object-fit:contain}
.wordmark{color:var(--muted);font:650 var(--t1)/1.3 var(--heading-font);letter-spacing:-.01em}
`;

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

export const blockRules: Record<BlockType, string> = {
  hero: `
.hero{padding-block:clamp(2.5rem,6vw,5.5rem)}
.hero:first-child{padding-top:clamp(1.5rem,4.5vw,4.5rem)}
.hero .visual{position:relative}
.hero .visual img{width:100%;aspect-ratio:5/4;object-fit:cover;border-radius:var(--radius)}
.hero.alone .said{max-width:56rem}
.hero.alone .lead{max-width:44rem}
.hero:is(.beside,.figured)>.wrap{display:grid;gap:clamp(2rem,5vw,4rem);align-items:center}
.figure{display:grid;gap:.5rem;align-content:center;padding:clamp(1.5rem,4vw,3rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.figured>.wrap>.figure{--text:var(--on-deep);--muted:var(--deep-muted);--vivid:var(--on-deep);min-height:clamp(13rem,30vw,23rem);align-content:end;background:var(--rings),var(--deep-ground);border-color:transparent;color:var(--text)}
.scene{display:grid}
.scene>*{grid-area:1/1}
.art{position:relative;place-self:stretch;overflow:hidden;aspect-ratio:2;border-radius:var(--band-radius);background:linear-gradient(160deg,var(--soft),var(--tint))}
.art svg{position:absolute;inset:0;overflow:visible;width:100%;height:100%}
.peek{--text:var(--root-text);--muted:var(--root-muted);--line:var(--root-line);--vivid:var(--root-vivid);position:relative;place-self:end start;display:grid;width:min(22.5rem,100% - 2.5rem);margin:4rem 1.25rem 1.25rem;padding:1.125rem 1.375rem .75rem;background:var(--card);border:1px solid var(--line);border-radius:var(--radius);color:var(--text);text-decoration:none;counter-reset:line}
.peek .label{padding-bottom:.6rem;color:var(--muted)}
.peek .line{display:flex;gap:.75rem;justify-content:space-between;padding-block:.6rem;border-top:1px solid var(--line);font-size:var(--small);line-height:1.4;counter-increment:line}
.peek .line:first-child{border:0}
.peek b{flex:none;max-width:55%;font-weight:600;text-align:end;font-variant-numeric:tabular-nums}
.peek:is(.ticks,.numbers) .line{justify-content:flex-start;font-weight:500}
.peek.ticks .line::before{content:"";flex:none;width:.4rem;height:.75rem;margin:.15rem .25rem 0;border:solid var(--vivid);border-width:0 2px 2px 0;transform:rotate(42deg)}
.peek.numbers .line::before{content:counter(line);flex:none;min-width:1em;color:var(--vivid);font-weight:700}
.peek.more::after{content:"";justify-self:center;width:.5rem;height:.5rem;margin:.1rem 0 .5rem;border:solid var(--muted);border-width:0 2px 2px 0;transform:rotate(45deg)}
.peek a{color:inherit;text-decoration:none}
.peek a:hover{text-decoration:underline}
.k0,.k1,.k2,.k3{fill:var(--primary)}
.k1{opacity:.6}
.k2{opacity:.32}
.k3{opacity:.13}
.k4{fill:none;stroke:var(--primary);stroke-width:1.25;opacity:.45}
.k5{fill:var(--spark)}
.figure strong{color:var(--vivid);font:var(--heading-weight) var(--t6)/1 var(--heading-font);letter-spacing:var(--tracking);font-variant-numeric:tabular-nums}
.figure span{max-width:20rem;color:var(--muted);line-height:1.45}
.visual .figure{position:absolute;inset-block-end:1rem;inset-inline-start:1rem;max-width:calc(100% - 2rem);padding:1rem 1.25rem;gap:.15rem;background:var(--ground);color:var(--root-text)}
.visual .figure strong{color:inherit;font-size:var(--t3)}
.visual .figure span{color:inherit;font-size:var(--small)}
.voice{padding:clamp(1.5rem,4vw,2.5rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.voice blockquote{font:500 var(--t2)/1.4 var(--heading-font);letter-spacing:-.01em}
.voice figcaption{display:grid;margin-top:1.25rem;color:var(--muted);font-size:var(--small)}
.said .voice{margin-top:2rem;padding:0;padding-inline-start:1.25rem;background:none;border:0;border-inline-start:3px solid var(--vivid);border-radius:0}
.said .voice blockquote{font-size:var(--t1)}
.behind{overflow:hidden;isolation:isolate}
.behind .visual{position:absolute;inset:0;z-index:-1;background:var(--deep-ground)}
.behind .visual picture{height:100%}
.behind .visual img{width:100%;height:100%;aspect-ratio:auto;object-fit:cover;border-radius:0}
.behind .visual::after{content:"";position:absolute;inset:0;background:linear-gradient(to top,color-mix(in srgb,var(--deep-ground) calc(var(--veil) + 12%),transparent),color-mix(in srgb,var(--deep-ground) var(--veil),transparent))}
.over .hero.behind{margin-top:-4.5rem;padding-top:8rem}
.hero.behind>.wrap{display:grid;align-content:end;min-height:min(38rem,72vh)}
.hero.behind .said{max-width:52rem}
.behind .visual .figure{display:none}
.hero.below .said{max-width:60rem}
.hero.below .visual{margin-top:clamp(2rem,5vw,3.5rem)}
.hero.below .visual img{aspect-ratio:21/9}
cite{color:var(--text);font-style:normal;font-weight:600}
@media (min-width:56rem){
.art{aspect-ratio:1/1}
.scene:has(.peek) .art{margin-inline-start:2rem}
.peek{width:min(24rem,84%);margin:5rem 0 2.5rem}
.hero.beside>.wrap,.hero.figured>.wrap{grid-template-columns:minmax(0,13fr) minmax(0,11fr);gap:clamp(2rem,4vw,3.5rem)}
.hero:is(.beside,.figured) .display{font-size:var(--t5)}
.hero:is(.beside,.figured) .display.short{font-size:var(--t6)}
.hero.beside .visual img{aspect-ratio:1}
}
@media (min-width:56rem){
.hero.behind .said{max-width:min(46rem,64%)}
.hero.behind .visual::after{background:linear-gradient(to right,color-mix(in srgb,var(--deep-ground) calc(var(--veil) + 8%),transparent),color-mix(in srgb,var(--deep-ground) var(--veil),transparent) 72%,color-mix(in srgb,var(--deep-ground) 30%,transparent))}
[dir=rtl] .hero.behind .visual::after{transform:scaleX(-1)}
}
@media (max-width:40rem){.hero.below .visual img{aspect-ratio:4/3}}
`,
  prose: `
.prose .text{max-width:44rem;font-size:var(--t1);line-height:1.55}
.prose .columns{font-size:1.0625em;line-height:1.65}
.prose.lede .text{font:500 var(--t3)/1.35 var(--heading-font);letter-spacing:-.012em}
.lede .text p{text-wrap:balance}
.lede .aside h2{font-size:var(--t1);line-height:1.4;letter-spacing:-.01em;color:var(--accent)}
@media (min-width:56rem){.lede .aside h2{padding-top:.35em}}
@media (max-width:55.99rem){.lede .aside{margin-bottom:.75rem}}
@media (min-width:64rem){.text.columns{max-width:none;columns:2;column-gap:2.5rem}}
.prose.lede.narrow .text{max-width:54rem;margin-inline:auto;text-align:center;text-wrap:balance}
.facts{display:grid;gap:0 2.5rem}
.facts p{padding-block:1rem 1.125rem;border-top:1px solid var(--line);font-size:1.0625em;line-height:1.5}
.factual.narrow>.wrap>*{max-width:none}
@media (min-width:48rem){
.facts{grid-template-columns:repeat(2,minmax(0,1fr))}
.facts p:last-child:nth-child(odd){grid-column:1/-1}
}
`,
  statement: `
.statement{padding-block:clamp(3rem,7vw,6rem)!important}
.words{max-width:56rem;font:var(--heading-weight) var(--t5)/1.16 var(--heading-font);letter-spacing:var(--tracking);text-wrap:balance}
.words.long{font-size:var(--t4);line-height:1.25}
.words p+p{margin-top:.6em}
.statement.behind{color:var(--on-deep)}
.statement.behind>.wrap{min-height:20rem;display:grid;align-content:center}
.statement .visual{position:absolute;inset:0;z-index:-1;background:var(--deep-ground)}
.statement.behind{overflow:hidden;isolation:isolate}
.statement .visual :is(picture,img){width:100%;height:100%}
.statement .visual img{object-fit:cover}
.statement .visual::after{content:"";position:absolute;inset:0;background:color-mix(in srgb,var(--deep-ground) var(--veil),transparent)}
`,
  quote: `
blockquote{font:500 var(--t3)/1.35 var(--heading-font);letter-spacing:-.015em}
blockquote.brief{font-size:var(--t4);line-height:1.22}
blockquote.long{font-size:var(--t2);line-height:1.45}
blockquote p{text-wrap:balance}
blockquote.long p{text-wrap:pretty}
.quote .spoken{max-width:52rem}
.quote .spoken::before{content:"";display:block;width:41px;height:32px;margin-bottom:1.5rem;background:var(--vivid);clip-path:path("M0 32V18C0 6 7 0 18 0v8c-6 0-9 4-9 10h8v14zM23 32V18C23 6 30 0 41 0v8c-6 0-9 4-9 10h8v14z")}
.quote figcaption{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;margin-top:1.75rem;color:var(--muted)}
.quote .logo{margin-inline-start:1rem}
.monogram{display:grid;flex:none;place-items:center;width:3rem;height:3rem;border-radius:50%;background:var(--tint);color:var(--text);font-weight:600;line-height:1}
.by{display:grid;max-width:calc(100% - 4rem);line-height:1.5}
cite{color:var(--text);font-style:normal;font-weight:600}
.quote .logo img{width:auto;max-width:8rem;height:1.5rem;object-fit:contain}
.quote .portrait{max-width:9rem}
.quote .portrait img{border-radius:var(--radius)}
.faced figure{display:grid;gap:1.5rem clamp(2rem,5vw,4.5rem)}
.duo figure{padding:clamp(1.5rem,3vw,2.5rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.duo blockquote{font-size:var(--t2);line-height:1.4}
.duo blockquote.brief{font-size:var(--t3);line-height:1.3}
.duo .spoken{max-width:none}
.deep.duo .monogram{background:var(--line)}
@media (max-width:55.99rem){.block.duo.one{padding-bottom:0}.block.duo.two{padding-top:1rem}}
@media (min-width:56rem){
main:has(>.duo){display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}
main:has(>.duo)>*{grid-column:1/-1}
main>.block.duo{grid-column:auto;padding-block:var(--room)}
.duo>.wrap{max-width:37.5rem;height:100%}
.duo.one>.wrap{margin-inline-end:0;padding-inline-end:.625rem}
.duo.two>.wrap{margin-inline-start:0;padding-inline-start:.625rem}
.duo :is(figure,.spoken){height:100%}
.duo .spoken{display:flex;flex-direction:column}
.duo figcaption{margin-top:auto;padding-top:1.75rem}
.turned .spoken{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,7fr);grid-template-rows:auto 1fr;gap:0 calc(100%/12);max-width:none}
.turned blockquote{grid-column:2;grid-row:1/span 2}
.turned figcaption{align-self:end;margin-top:1.25rem}
}
@media (min-width:48rem){.faced figure{grid-template-columns:minmax(9rem,17rem) minmax(0,1fr);align-items:center}.quote .portrait{max-width:none}}
`,
  logos: `${logoList}
.logos{padding-block:clamp(1.5rem,3vw,2.5rem)!important}
.logos .section-heading{max-width:none;margin-bottom:1.5rem;text-align:center}
.logos h2{color:var(--muted);font:600 var(--small)/1.5 var(--font);letter-spacing:0}
`,
  cards: `
.card{position:relative;display:flex;flex-direction:column;overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.card img{width:100%;aspect-ratio:16/10;object-fit:cover}
.card-text{display:flex;flex:1;flex-direction:column;padding:1.5rem}
.card p{margin-top:.5rem;color:var(--muted)}
.card a{text-decoration:none}
.card .item-title a{color:inherit}
.more{margin-top:auto;padding-top:1rem;font-weight:600}
.card a::before{content:"";position:absolute;inset:0}
.card:hover a{text-decoration:underline}
.card:has(a):hover{border-color:var(--edge)}
@media (min-width:40rem){.cards .grid{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:56rem){.cards .c3{grid-template-columns:repeat(3,minmax(0,1fr))}.cards .c4{grid-template-columns:repeat(4,minmax(0,1fr))}.cards .c1{grid-template-columns:minmax(0,40rem)}}
`,
  media: `
.media figure{margin:0}
.media.missing{padding-block:1.25rem}
.media img,.media video{width:100%;max-height:44rem;object-fit:cover;border-radius:var(--radius)}
.media video{aspect-ratio:16/9;background:var(--soft)}
figcaption{color:var(--muted);font-size:var(--small)}
.media figcaption{max-width:44rem;margin-top:.875rem}
.watch{position:relative;display:grid;gap:.25rem;justify-items:center;padding:clamp(2rem,6vw,4rem);background:var(--tint);border-radius:var(--radius);color:var(--text);font-size:var(--t1);text-align:center;text-decoration:none}
.play{width:4rem;height:4rem;margin-bottom:.75rem;padding:1.125rem;background:var(--primary);border-radius:50%;fill:var(--on-primary)}
.watch span{color:var(--text)}
.watch .play+span{color:var(--text);font-size:var(--small);font-weight:600}
.watch:hover .play+span{text-decoration:underline}
.still{overflow:hidden;isolation:isolate;align-content:end;justify-items:start;min-height:clamp(16rem,46vw,34rem);padding:clamp(1.25rem,4vw,2.5rem);background:var(--deep-ground);text-align:start}
.still picture,.still>img{position:absolute;inset:0;z-index:-2;width:100%;height:100%;max-height:none!important;border-radius:0!important}
.still picture img{width:100%;height:100%;max-height:none!important;border-radius:0!important}
.still::after{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(to top,color-mix(in srgb,var(--deep-ground) calc(var(--veil) + 14%),transparent),color-mix(in srgb,var(--deep-ground) var(--veil),transparent) 40%,transparent 75%)}
.still span{color:var(--on-deep)!important}
`,
  gallery: `
.pictures{display:grid;gap:clamp(.75rem,1.6vw,1.25rem)}
.pictures img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:var(--radius)}
.pictures figcaption{margin-top:.6rem;color:var(--muted);font-size:var(--small);line-height:1.45}
@media (min-width:40rem){.pictures:not(.p1){grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:56rem){
.pictures.p3{grid-template-columns:minmax(0,2fr) minmax(0,1fr)}
.pictures.p3 li:first-child{grid-row:span 2}
.pictures.p3 li:first-child :is(figure,picture){height:100%}
.pictures.p3 li:first-child figure{display:grid;grid-template-rows:minmax(0,1fr) auto}
.pictures.p3 li:first-child img{height:100%;aspect-ratio:auto;min-height:20rem}
.pictures.p5{grid-template-columns:repeat(3,minmax(0,1fr))}
.pictures.p1 img{aspect-ratio:21/9}
}
`,
  callToAction: `
.band{display:grid;gap:1.75rem 3rem;align-items:center;padding:clamp(2.25rem,6vw,5rem) clamp(1.75rem,5vw,4.5rem);background:var(--rings),var(--deep-ground);border-radius:var(--band-radius);color:var(--text)}
.band h2{font-size:var(--t5);line-height:1.1}
:is(.plain,.soft):not(.slim)>.wrap>.band{--text:var(--on-deep);--muted:var(--deep-muted);--primary:var(--on-deep);--on-primary:var(--deep-ground);--accent:var(--deep-accent)}
.band p{max-width:40rem;margin-top:.75rem;color:var(--muted);font-size:var(--t1);line-height:1.5}
.band .actions{margin:0}
.band .button.quiet{border-color:var(--text)}
:is(.deep,.fill,.slim).callToAction .band{padding:0;background:none;color:inherit}
.slim .band{justify-content:center;justify-items:center;gap:.875rem 1.5rem;text-align:center}
.slim .band h2{font:600 var(--t1)/1.4 var(--font);letter-spacing:-.01em}
.slim .band p{margin-top:.25rem;font-size:var(--t0)}
.slim .button{min-height:2.75rem;background:none;border-color:var(--edge);color:var(--text)}
.block.slim{padding-block:0 calc(var(--room)*.6);margin-top:calc(var(--room)*-.35)}
@media (min-width:40rem){.slim .band{grid-template-columns:auto auto;text-align:start}}
@media (min-width:56rem){:not(.slim)>.wrap>.band:has(.actions){grid-template-columns:minmax(0,1fr) auto}.band .actions{justify-content:flex-end;max-width:33rem}}
`,
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
.ticked{display:grid;gap:.25rem 2.5rem}
.ticked li{grid-template-columns:auto 1fr;align-items:start;padding-block:.75rem;border-top:1px solid var(--line)}
.ticked .tick{width:1.25rem;height:1.25rem;margin-top:.15rem;padding:0;background:none}
@media (min-width:40rem){.benefits .grid{grid-template-columns:repeat(2,minmax(0,1fr))}:is(.pairs-of,.narrow .ticked){grid-template-columns:repeat(2,minmax(0,1fr))}.pairs-of li:last-child:nth-child(odd){grid-column:1/-1}}
@media (min-width:56rem){.benefits .c3{grid-template-columns:repeat(3,minmax(0,1fr))}.benefits .c4{grid-template-columns:repeat(4,minmax(0,1fr))}.benefits .c1{grid-template-columns:1fr}.benefits .c1 li{padding:clamp(1.75rem,3vw,2.75rem)}.c1 .item-title{font-size:var(--t2)}}
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
.stats dd{color:var(--vivid);font:var(--heading-weight) var(--t5)/1.05 var(--heading-font);letter-spacing:var(--tracking);font-variant-numeric:tabular-nums}
.stats dt{max-width:18rem;margin-top:.5rem;line-height:1.45}
.stats .lengthy dd{font-size:var(--t4);line-height:1.1}
.source{display:block;margin-top:.25rem;color:var(--muted);font-size:var(--small)}
@media (min-width:30rem){.stats dl:not(.c1){grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:48rem){.stats dl.c3{grid-template-columns:repeat(3,minmax(0,1fr))}.stats dl.c4{grid-template-columns:repeat(4,minmax(0,1fr))}}
`,
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
.table .figures{text-align:end}
.two:has(td.figures) tbody th{font-weight:400}
.two td.figures{color:var(--text);font-weight:600}
.table .marked{background:var(--tint);color:var(--text)}
.table td.marked{font-weight:600}
.table thead .marked{color:var(--text)}
.dash{color:var(--muted)}
.table.narrow>.wrap>*{max-width:none}
@media (min-width:40.01rem){.table .short{white-space:nowrap}.two :is(th,td):first-child{width:40%}.two:has(td.figures) :is(th,td):first-child{width:60%}}
@media (max-width:40rem){
.two :is(th,td){padding:.875rem;overflow-wrap:anywhere}
.two :is(th,td):first-child{padding-inline-end:0}
.two .figures{white-space:nowrap}
.many{overflow:visible;background:none!important;border:0!important;border-radius:0}
.many :is(table,tbody,tr,th,td){display:block}
.many thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.many tr{margin-bottom:.75rem;overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.many tbody th{padding:1rem 1.125rem .6rem;border:0}
.many td.figures{text-align:start}
.many td{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem;padding:.6rem 1.125rem}
.many td:not([data-label]){display:block}
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
.events li{grid-template-columns:8rem minmax(0,1fr);gap:2.5rem;padding-inline-start:0}
.events .at{justify-content:flex-start;align-content:start;padding-top:.15rem}
.events li::before{inset-inline-start:8.5rem}
.events li:not(:last-child)::after{inset-inline-start:calc(8.9375rem - 1px)}
.events li>div{padding-inline-start:.75rem}
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
.rows li{grid-template-columns:2rem minmax(0,6fr) minmax(0,3fr) minmax(0,2fr);gap:1.5rem;align-items:center}
.rows .owner{grid-column:3}
.rows .due{grid-column:4;text-align:end;font-variant-numeric:tabular-nums}
}
`,
  pricing: `
.options{display:grid;gap:1.25rem;align-items:stretch;padding-top:.25rem}
.option{position:relative;display:flex;flex-direction:column;gap:1rem;padding:clamp(1.5rem,3vw,2.25rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.option.marked{border:2px solid var(--primary)}
.option>.label{position:absolute;inset-block-start:-.95rem;inset-inline-start:clamp(1.5rem,3vw,2.25rem);max-width:calc(100% - 3rem);padding:.25rem .85rem;background:var(--primary);border-radius:1rem;color:var(--on-primary)}
.price{font:var(--heading-weight) var(--t4)/1.1 var(--heading-font);letter-spacing:var(--tracking);font-variant-numeric:tabular-nums}
.unit{color:var(--muted);font:400 var(--t0)/1.5 var(--font);letter-spacing:0}
.option .text{color:var(--muted)}
.included{display:grid;gap:.6rem;padding-top:1rem;border-top:1px solid var(--line)}
.included li{display:flex;gap:.6rem;line-height:1.45}
.included .tick{margin-top:.1em}
.option .actions{margin-top:auto;padding-top:.75rem}
.option .button{width:100%}
.option:not(.marked) .button{background:transparent;border-color:var(--edge);color:var(--text)}
@media (min-width:40rem){.options:not(.c1){grid-template-columns:repeat(2,minmax(0,1fr))}}
.option.named>.label{position:static;width:fit-content;max-width:100%}
@media (min-width:56rem){.c1>.option{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);grid-template-rows:repeat(3,auto) 1fr;gap:.5rem 3rem;padding:clamp(2rem,4vw,3rem)}.c1>.option>*{grid-column:1}.c1 .included{grid-column:2;grid-row:1/span 5;align-content:center;padding:0 0 0 3rem;border:0;border-inline-start:1px solid var(--line)}[dir=rtl] .c1 .included{padding:0 3rem 0 0}.options.c3{grid-template-columns:repeat(3,minmax(0,1fr))}}
`,
  faq: `
details{border-bottom:1px solid var(--line)}
details:first-of-type{border-top:1px solid var(--line)}
summary{display:flex;justify-content:space-between;gap:1.5rem;padding-block:1.1rem;font-size:1.0625em;font-weight:600;line-height:1.45;list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{content:"";flex:none;width:.55rem;height:.55rem;margin:.35rem .25rem 0;border:solid var(--accent);border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary::after{margin-top:.65rem;transform:rotate(225deg)}
details .text{max-width:44rem;padding-bottom:1.35rem;color:var(--muted)}
.answered{padding-block:1.25rem 1.375rem;border-top:1px solid var(--line)}
.answered .text{max-width:44rem;margin-top:.4rem;color:var(--muted)}
`,
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
@media (min-width:48rem){.card-of{grid-template-columns:auto minmax(0,1fr);align-items:center}.sender .portrait{width:8rem;height:8rem;font-size:2.5rem;line-height:8rem}.card-of:not(:has(.actions)) .who{padding-block:.5rem}}
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
  form: `${controls}
.contact{background:var(--card);border:1px solid var(--line);border-radius:var(--band-radius)}
.contact:has(.aside){padding:clamp(.375rem,.9vw,.625rem);background:linear-gradient(to top,transparent,var(--deep-ground) 65%),repeating-radial-gradient(circle at var(--near) 118%,transparent 0 2.4rem,var(--deep-line) 2.4rem calc(2.4rem + 1.5px)),var(--deep-ground);border:0;color:var(--on-deep)}
.contact .aside{position:static;margin:0;padding:clamp(1.5rem,4vw,3rem)}
.contact .aside h2{font-size:var(--t5);line-height:1.1}
.contact .aside .text{color:var(--deep-muted)}
.contact h2+.text{margin-top:.875rem}
.contact .text:first-child{color:inherit;font-size:var(--t1);line-height:1.5}
.ways{display:grid;gap:.75rem;margin-top:1.75rem}
.ways li{display:flex;gap:.75rem;align-items:center}
.way{padding-block:.25rem;color:inherit;font-weight:600}
.entry{padding:clamp(1.5rem,3.5vw,2.75rem)}
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
