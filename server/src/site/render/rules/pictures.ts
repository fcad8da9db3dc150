// The rules of blocks/pictures.ts: logos, cards, media, gallery.

/** Also for cards that show logos, which are no block. */
export const logoList = `
.logo-list{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:1.25rem clamp(2rem,5vw,4rem)}
.logo-list img{width:auto;max-width:9rem;height:2rem;object-fit:contain}
.wordmark{color:var(--muted);font:650 var(--t1)/1.3 var(--heading-font);letter-spacing:-.01em}
`;

export const picturesRules = {
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
@media (min-width:40rem) and (max-width:55.99rem){.cards .grid:not(.c1)>:last-child:nth-child(odd):has(img){flex-direction:row}.cards .grid:not(.c1)>:last-child:nth-child(odd)>:is(picture,img){flex:0 0 50%;width:50%}.cards .grid:not(.c1)>:last-child:nth-child(odd) img{height:100%}}
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
.pictures:not(.p1,.p2){grid-template-columns:repeat(2,minmax(0,1fr))}
@media (min-width:40rem){.pictures.p2{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (max-width:55.99rem){
.pictures.odd>:first-child{grid-column:1/-1}
.pictures.odd>:first-child img{aspect-ratio:16/9}
}
@media (min-width:56rem){
.pictures.p3{grid-template-columns:minmax(0,2fr) minmax(0,1fr)}
.pictures.p3 li:first-child{grid-row:span 2}
.pictures.p3 li:first-child :is(figure,picture){height:100%}
.pictures.p3 li:first-child figure{display:grid;grid-template-rows:minmax(0,1fr) auto}
.pictures.p3 li:first-child img{height:100%;aspect-ratio:auto;min-height:20rem}
.pictures.p5{grid-template-columns:repeat(6,minmax(0,1fr))}
.p5>*{grid-column:span 2}
.p5.r2>:nth-child(-n+2){grid-column:span 3}
.p5.r2>:nth-child(-n+2) img{aspect-ratio:3/2}
.p5.r1>:first-child{grid-column:1/-1}
.p5.r1>:first-child img{aspect-ratio:21/9}
.pictures.p1 img{aspect-ratio:21/9}
}
`,
};
