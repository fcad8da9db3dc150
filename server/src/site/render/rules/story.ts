// The rules of blocks/story.ts: hero, prose, statement, quote, call to action.

export const storyRules = {
  hero: `
.hero{padding-block:clamp(2.5rem,6vw,5.5rem)}
.hero:first-child{padding-top:clamp(1.5rem,4.5vw,4.5rem)}
.hero.alone .said{max-width:56rem}
.hero.alone .lead{max-width:44rem}
.hero:is(.beside,.figured)>.wrap{display:grid;gap:clamp(2rem,5vw,4rem);align-items:center}
@media (min-width:56rem){
.hero.beside>.wrap,.hero.figured>.wrap{grid-template-columns:minmax(0,13fr) minmax(0,11fr);gap:clamp(2rem,4vw,3.5rem)}
.hero:is(.beside,.figured) .display{font-size:var(--t5)}
.hero:is(.beside,.figured) .display.short{font-size:var(--t6)}
.hero.block .display.lengthy{font-size:calc(var(--t4)*1.08);line-height:1.16}
}
`,
  /** What a hero shows has rules of its own, for pages where it does. */
  heroScene: `
.scene{display:grid}
.scene>*{grid-area:1/1}
.art{position:relative;place-self:stretch;overflow:hidden;aspect-ratio:2;border-radius:var(--band-radius);background:linear-gradient(160deg,var(--soft),var(--tint))}
.art svg{position:absolute;inset:0;overflow:visible;width:100%;height:100%}
.peek{--text:var(--root-text);--muted:var(--root-muted);--line:var(--root-line);--vivid:var(--root-vivid);position:relative;place-self:end start;display:grid;width:min(22.5rem,100% - 2.5rem);margin:4rem 1.25rem 1.25rem;padding:1.125rem 1.375rem .75rem;background:var(--card);border:1px solid var(--line);border-radius:var(--radius);color:var(--text);text-decoration:none;counter-reset:line}
.peek .label{display:flex;gap:.75rem;justify-content:space-between;padding-bottom:.6rem;color:var(--muted)}
.peek .label :nth-child(2){flex:none;max-width:60%;font-weight:400;text-align:end}
.peek .line{display:flex;flex-wrap:wrap;gap:0 .75rem;justify-content:space-between;padding-block:.6rem;border-top:1px solid var(--line);font-size:var(--small);line-height:1.4;counter-increment:line}
.peek .line:first-child{border:0}
.peek .line>span{flex:1 1 6.5rem;max-width:100%;overflow-wrap:break-word}
.peek b{flex:0 1 auto;margin-inline-start:auto;font-weight:600;text-align:end;font-variant-numeric:tabular-nums;word-break:keep-all}
.peek:is(.ticks,.numbers) .line{flex-wrap:nowrap;justify-content:flex-start;font-weight:500}
.peek.ticks .line::before{content:"";flex:none;width:.4rem;height:.75rem;margin:.15rem .25rem 0;border:solid var(--vivid);border-width:0 2px 2px 0;transform:rotate(42deg)}
.peek.numbers .line::before{content:counter(line);flex:none;min-width:1em;color:var(--vivid);font-weight:700}
.k0,.k1,.k2,.k3{fill:var(--primary)}
.k1{opacity:.6}
.k2{opacity:.32}
.k3{opacity:.13}
.k4{fill:none;stroke:var(--primary);stroke-width:1.25;opacity:.45}
.k5{fill:var(--spark)}
@media (min-width:56rem){
.art{aspect-ratio:1/1}
.scene:has(.peek) .art{margin-inline-start:2rem}
.peek{width:min(24rem,84%);margin:5rem 0 2.5rem}
}
`,
  heroFigure: `
.figure{display:grid;gap:.5rem;align-content:center;padding:clamp(1.5rem,4vw,3rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.figured>.wrap>.figure{--text:var(--on-deep);--muted:var(--deep-muted);--vivid:var(--on-deep);min-height:clamp(13rem,30vw,23rem);align-content:end;background:var(--rings),var(--deep-ground);border-color:var(--deep-line);color:var(--text)}
.figure strong{color:var(--vivid);font:var(--heading-weight) var(--t6)/1 var(--heading-font);letter-spacing:var(--tracking);font-variant-numeric:tabular-nums}
.figure span{max-width:20rem;color:var(--muted);line-height:1.45}
.visual .figure{position:absolute;inset-block-end:1rem;inset-inline-start:1rem;max-width:calc(100% - 2rem);padding:1rem 1.25rem;gap:.15rem;background:var(--ground);color:var(--root-text)}
.visual .figure strong{color:inherit;font-size:var(--t3)}
.visual .figure span{color:inherit;font-size:var(--small)}
.behind .visual .figure{display:none}
`,
  heroVoice: `
.voice{padding:clamp(1.5rem,4vw,2.5rem);background:var(--card);border:1px solid var(--line);border-radius:var(--radius)}
.voice blockquote{font:500 var(--t2)/1.4 var(--heading-font);letter-spacing:-.01em}
.voice figcaption{display:grid;margin-top:1.25rem;color:var(--muted);font-size:var(--small)}
.said .voice{margin-top:2rem;padding:0;padding-inline-start:1.25rem;background:none;border:0;border-inline-start:3px solid var(--vivid);border-radius:0}
.said .voice blockquote{font-size:var(--t1)}
cite{color:var(--text);font-style:normal;font-weight:600}
`,
  heroPicture: `
.hero .visual{position:relative}
.hero .visual img{width:100%;aspect-ratio:5/4;object-fit:cover;border-radius:var(--radius)}
.hero.beside.tall .visual img{aspect-ratio:1}
.behind{overflow:hidden;isolation:isolate}
.behind .eyebrow{padding:0;border:0}
.behind .visual{position:absolute;inset:0;z-index:-1;background:var(--deep-ground)}
.behind .visual picture{height:100%}
.behind .visual img{width:100%;height:100%;aspect-ratio:auto;object-fit:cover;border-radius:0}
.behind .visual::after{content:"";position:absolute;inset:0;background:linear-gradient(to top,color-mix(in srgb,var(--deep-ground) calc(var(--veil) + 12%),transparent),color-mix(in srgb,var(--deep-ground) var(--veil),transparent))}
.over .hero.behind{margin-top:-4.5rem;padding-top:8rem}
.hero.behind>.wrap{display:grid;align-content:end;min-height:min(38rem,72vh)}
.hero.behind .said{max-width:52rem}
.hero.below .said{max-width:60rem}
.hero.below .visual{margin-top:clamp(2rem,5vw,3.5rem)}
.hero.below .visual img{aspect-ratio:21/9}
@media (min-width:56rem){
.hero.beside .visual img{aspect-ratio:1}
.hero.beside.wide>.wrap{grid-template-columns:repeat(2,minmax(0,1fr))}
.hero.beside.wide .visual img{aspect-ratio:5/4}
.hero.beside.tall>.wrap{grid-template-columns:minmax(0,7fr) minmax(0,5fr)}
.hero.beside.tall .visual img{aspect-ratio:4/5}
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
.remark .aside h2{font-size:var(--t2);line-height:1.25}
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
.statement{padding-block:clamp(2.75rem,5vw,4.5rem)!important}
.words{max-width:56rem;font:var(--heading-weight) var(--t5)/1.16 var(--heading-font);letter-spacing:var(--tracking);text-wrap:balance}
.words.middling{font-size:calc(var(--t4)*1.1);line-height:1.2}
.words.long{font-size:var(--t4);line-height:1.25}
.words p{text-wrap:balance}
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
.by{display:grid;max-width:calc(100% - 4rem);line-height:1.5;text-wrap:balance}
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
.sole .spoken:has(.long){text-align:start}
.sole .spoken:has(.long)::before{margin-inline:0}
.sole .spoken:has(.long) figcaption{justify-content:flex-start}
@media (max-width:55.99rem){.block.duo.one{padding-bottom:0}.block.duo.two{padding-top:1.25rem}}
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
  callToAction: `
.band{display:grid;gap:1.75rem 3rem;align-items:center;padding:clamp(2rem,6vw,5rem) clamp(1.25rem,5vw,4.5rem);background:var(--rings),var(--deep-ground);border-radius:var(--band-radius);color:var(--text)}
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
.wordy h2{max-width:52rem;font-size:var(--t4)!important;line-height:1.2}
@media (min-width:56rem){:not(.slim)>.wrap>.band:not(.wordy):has(.actions){grid-template-columns:minmax(0,1fr) auto}.band:not(.wordy) .actions{justify-content:flex-end;max-width:33rem}}
`,
};
