// The rules of every page's style sheet. Sides are logical (inline, block), so
// right-to-left pages need none of their own. Colours come from the palette alone,
// and no state changes a text's colour or ground, so its contrast holds everywhere.

const base = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:radial-gradient(120% 100% at 50% 0,var(--soft),var(--ground) 75%) 0 0/100% 46rem no-repeat var(--ground);color:var(--text);font:1.0625rem/1.65 var(--font);overflow-wrap:anywhere}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0}
h1,h2,h3{font-family:var(--heading-font);font-weight:650;line-height:1.2;letter-spacing:-.018em;text-wrap:balance}
h2{font-size:clamp(1.6rem,1.2rem + 1.6vw,2.375rem)}
h3{font-size:1.1875rem;letter-spacing:-.01em;line-height:1.35}
[dir=rtl] :is(h1,h2,h3){letter-spacing:0}
p{text-wrap:pretty}
ul,ol{list-style:none}
img,video{display:block;max-width:100%;height:auto}
a{color:var(--accent)}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:.25rem}
main:focus{outline:0}
.hidden,.skip:not(:focus),.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:focus{position:fixed;inset:.75rem auto auto .75rem;z-index:1;padding:.6rem 1rem;background:var(--primary);color:var(--on-primary);border-radius:.5rem}
.wrap{width:100%;max-width:74rem;margin-inline:auto;padding-inline:clamp(1.25rem,5vw,3rem)}
.block{padding-block:clamp(2.5rem,5.5vw,4.25rem);scroll-margin-top:1rem}
.text>p+p,.lead+.lead,figcaption p+p,blockquote p+p{margin-top:1em}
.section-heading{max-width:44rem;margin-bottom:clamp(1.75rem,4vw,3rem)}
.grid{display:grid;gap:clamp(1.5rem,3vw,2.5rem);grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))}
.narrow>.wrap>*{max-width:46rem;margin-inline:auto}
`;

const controls = `
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.125rem;padding:.6rem 1.5rem;border:1px solid transparent;border-radius:.75rem;background:var(--primary);color:var(--on-primary);font-weight:600;line-height:1.3;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{box-shadow:0 6px 20px -8px var(--primary)}
.button.quiet{background:transparent;border-color:var(--edge);color:var(--text)}
.button.quiet:hover{border-color:currentColor;box-shadow:none}
.button.small{min-height:2.75rem;padding:.4rem 1.125rem;font-size:.9375rem}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}
.panel{padding:clamp(1.5rem,4vw,2.5rem);background:var(--card);border:1px solid var(--line);border-radius:1.25rem}
.field{margin-bottom:1.25rem}
.field>label,legend{display:block;margin-bottom:.4rem;padding:0;font-weight:600;line-height:1.4}
.optional{color:var(--muted);font-weight:400}
input,select,textarea{width:100%;min-height:3rem;padding:.65rem .9rem;background:var(--ground);border:1px solid var(--edge);border-radius:.625rem}
textarea{display:block;resize:vertical}
select{appearance:none;padding-inline-end:2.5rem;background:linear-gradient(45deg,transparent 50%,var(--muted) 0) calc(100% - 1.25rem) 55%/.4rem .4rem no-repeat,linear-gradient(-45deg,transparent 50%,var(--muted) 0) calc(100% - .9rem) 55%/.4rem .4rem no-repeat,var(--ground)}
[dir=rtl] select{background-position:1.25rem 55%,.9rem 55%,0}
::placeholder{color:var(--muted);opacity:1}
:is(input,select,textarea):focus-visible{outline-offset:0;border-color:var(--accent);border-radius:.625rem}
.check{display:flex;align-items:flex-start;gap:.7rem}
.check input{flex:none;width:1.25rem;min-height:0;height:1.25rem;margin:.2rem 0 0;accent-color:var(--primary)}
.check label,.check>label{margin:0;font-weight:400;line-height:1.65}
.check+.check{margin-top:.5rem}
.form .text{margin-bottom:1.75rem;color:var(--muted)}
.form .button{width:100%}
.ask .panel{background:var(--soft);border-color:transparent}
.ask .section-heading{margin-bottom:1.25rem}
.question{display:flex;gap:.75rem}
.question .button{flex:none}
.question input{flex:1;min-width:0;min-height:3.25rem;background:var(--ground)}
.chips{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:1.1rem}
.chip{min-height:2.5rem;padding:.4rem 1rem;background:var(--ground);border:1px solid var(--line);border-radius:1.5rem;font-size:.9375rem;line-height:1.4;text-align:start;cursor:pointer}
.chip:hover{border-color:var(--accent)}
`;

const frame = `
.top>.wrap{display:flex;align-items:center;gap:1rem 1.5rem;min-height:5rem;padding-block:1rem}
.top .button{flex:none;max-width:45%;margin-inline-start:auto}
.top .wrap>:is(.brand,.home){flex:none;max-width:45%}
.brand{display:inline-block;color:var(--text);font:650 1.1875rem/1.2 var(--heading-font);letter-spacing:-.015em}
.brand img{width:auto;max-width:11rem;height:2rem;object-fit:contain}
.home{text-decoration:none}
.addressee{overflow:hidden;padding-inline-start:1.5rem;border-inline-start:1px solid var(--line);color:var(--muted);font-size:.9375rem;text-overflow:ellipsis;white-space:nowrap}
.addressee:first-child{padding:0;border:0}
.bottom{margin-top:clamp(1.5rem,3vw,2.5rem);border-top:1px solid var(--line)}
.bottom>.wrap{display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:2rem 4rem;padding-block:clamp(2.5rem,5vw,4rem)}
.bottom nav{display:flex;flex-wrap:wrap;gap:2rem clamp(2.5rem,6vw,5rem)}
.bottom h2{margin-bottom:.75rem;font-size:.9375rem;letter-spacing:0}
.bottom li a{display:inline-block;padding-block:.25rem;color:var(--muted);font-size:.9375rem;text-decoration:none}
.bottom li a:hover{text-decoration:underline}
.widget .panel{display:grid;gap:1.5rem;justify-items:center;text-align:center;background:var(--soft);border-color:transparent}
.widget h2{font-size:1.375rem}
.widget .actions{margin:0}
`;

const blocks = `
.hero,.title{padding-block:clamp(2.75rem,6vw,5rem)}
.display{font-size:clamp(2.25rem,1.4rem + 4vw,4rem);line-height:1.08;letter-spacing:-.03em}
.eyebrow{margin-bottom:1.1rem;color:var(--accent);font-size:.9375rem;font-weight:600}
.lead{max-width:42rem;margin-top:1.4rem;color:var(--muted);font-size:clamp(1.125rem,1.05rem + .4vw,1.3125rem);line-height:1.55}
.centered .said{max-width:54rem;margin-inline:auto;text-align:center}
.centered .lead{margin-inline:auto}
:is(.centered,.band) .actions{justify-content:center}
.picture{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:1.25rem}
.pictured>.wrap{display:grid;gap:clamp(2rem,5vw,4rem);align-items:center}
.aside{margin-bottom:1.5rem}
.prose .text{max-width:44rem;font-size:1.125rem;line-height:1.7}
.benefits li{padding-top:1.4rem;border-top:1px solid var(--line)}
.benefits li::before{content:"";display:block;width:2rem;height:.25rem;margin:calc(-1.4rem - 2px) 0 1.4rem;background:var(--accent);border-radius:.25rem}
.benefits li>p,.steps li>p,.card p{margin-top:.5rem;color:var(--muted)}
.steps ol{counter-reset:step}
.steps li{position:relative;padding:0 0 2.25rem;padding-inline-start:4rem;counter-increment:step}
.steps li:last-child{padding-bottom:0}
.steps li::before{content:counter(step);position:absolute;inset-block-start:-.3rem;inset-inline-start:0;width:2.5rem;height:2.5rem;border-radius:50%;background:var(--soft);color:var(--accent);font-weight:650;line-height:2.5rem;text-align:center}
.steps li:not(:last-child)::after{content:"";position:absolute;inset-block:2.75rem .6rem;inset-inline-start:calc(1.25rem - .5px);width:1px;background:var(--line)}
.quote figure{max-width:52rem;margin-inline:auto;text-align:center}
blockquote{font:500 clamp(1.375rem,1.1rem + 1.4vw,2rem)/1.4 var(--heading-font);letter-spacing:-.012em}
blockquote p{text-wrap:balance}
.quote figure::before{content:"";display:block;width:3rem;height:.25rem;margin:0 auto 2rem;background:var(--accent);border-radius:.25rem}
.quote figcaption{display:grid;margin-top:1.75rem;color:var(--muted)}
cite{color:var(--text);font-style:normal;font-weight:600}
.stats{background:var(--soft)}
.stats dl{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))}
.stats dl>div{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding-inline-start:1.25rem;border-inline-start:2px solid var(--accent)}
.stats dd{color:var(--accent);font:650 clamp(2.25rem,1.8rem + 2vw,3.25rem)/1.1 var(--heading-font);letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.stats dt{margin-top:.4rem;color:var(--muted);line-height:1.45}
.logos .section-heading{max-width:none;margin-bottom:2rem;color:var(--muted);font:600 .9375rem/1.5 var(--font);letter-spacing:0;text-align:center}
.logo-list{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:1.5rem clamp(2rem,5vw,4rem)}
.logo-list img{width:auto;max-width:9rem;height:2.25rem;object-fit:contain}
.plate{padding:var(--plate-space);background:var(--plate);border-radius:.625rem}
.wordmark{color:var(--muted);font:650 1.25rem/1.3 var(--heading-font);letter-spacing:-.01em}
.card{position:relative;display:flex;flex-direction:column;overflow:hidden;background:var(--card);border:1px solid var(--line);border-radius:1.25rem}
.card>img{width:100%;aspect-ratio:16/10;object-fit:cover}
.card-text{display:flex;flex:1;flex-direction:column;padding:1.6rem}
.card a{text-decoration:none}
.card :is(h2,h3) a{color:inherit}
.more{margin-top:auto;padding-top:1.1rem;font-weight:600}
.card a::before{content:"";position:absolute;inset:0}
.card:hover a{text-decoration:underline}
.card:has(a):hover{border-color:var(--edge)}
.media img,.media video{max-height:56rem;margin-inline:auto;border-radius:1.25rem}
.media video{width:100%;aspect-ratio:16/9;background:var(--soft)}
.media figcaption{max-width:44rem;margin-top:1rem;color:var(--muted);font-size:.9375rem}
.watch{display:grid;gap:.25rem;justify-items:center;padding:clamp(2rem,6vw,4rem);background:var(--soft);border-radius:1.25rem;color:var(--text);font-size:1.1875rem;text-align:center;text-decoration:none}
.play{width:3.5rem;height:3.5rem;margin-bottom:.75rem;padding:1rem;background:var(--primary);border-radius:50%;fill:var(--on-primary)}
.watch .play+span{color:var(--accent);font-size:.9375rem;font-weight:600}
.watch:hover .play+span{text-decoration:underline}
details{border-bottom:1px solid var(--line)}
details:first-of-type{border-top:1px solid var(--line)}
summary{display:flex;justify-content:space-between;gap:1.5rem;padding-block:1.2rem;font-size:1.125rem;font-weight:600;line-height:1.4;list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{content:"";flex:none;width:.6rem;height:.6rem;margin:.3rem .25rem 0;border:solid var(--accent);border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary::after{margin-top:.6rem;transform:rotate(225deg)}
details .text{max-width:44rem;padding-bottom:1.5rem;color:var(--muted)}
.band{padding:clamp(2.5rem,7vw,5rem) clamp(1.5rem,6vw,5rem);background:var(--primary);border-radius:1.5rem;color:var(--on-primary);text-align:center}
.band p{max-width:40rem;text-wrap:balance;margin:1rem auto 0;font-size:1.125rem}
.band .button{background:var(--on-primary);color:var(--primary)}
.band .button.quiet{background:transparent;border-color:currentColor;color:var(--on-primary)}
.band :focus-visible{outline-color:var(--on-primary)}
`;

const statusPage = `
.status{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;background-size:100% 100%}
.status main{display:flex;flex:1;align-items:center;padding-block:4rem 20vh;text-align:center}
.status .display{font-size:clamp(2rem,1.3rem + 3vw,3.25rem)}
.status .lead{max-width:34rem;margin-inline:auto}
`;

const conditions = `
@media (min-width:56rem){
.split>.wrap{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:4rem;align-items:start}
.split .aside{position:sticky;top:2.5rem;margin:0}
.pictured>.wrap{grid-template-columns:minmax(0,1.1fr) minmax(0,1fr)}
.pictured .display{font-size:clamp(2.5rem,1.2rem + 3vw,3.5rem)}
}
@media (max-width:36rem){
.addressee{display:none}
.actions .button{width:100%}
.question{flex-direction:column}
}
@media (prefers-reduced-motion:no-preference){
html{scroll-behavior:smooth}
.button,.card,.chip,summary::after{transition:box-shadow .2s,border-color .2s,transform .2s}
}
@media print{.top .button,.actions,.ask,.form,.skip{display:none}}
`;

const compact = (css: string): string => css.replace(/\n/g, '');

export const rules = [base, controls, frame, blocks, conditions].map(compact).join('');

/** Follows the others on a page that says that there is no page. */
export const statusRules = compact(statusPage);
