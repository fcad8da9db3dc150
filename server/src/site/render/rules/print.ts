// A page on paper: black on white, sizes in points, nothing that can only be clicked. These rules
// come last in the sheet, after those of blocks and themes, which they put aside. Only headings of
// sections keep to what follows: a title that ends its item would pass that on to the next section,
// and nothing could be parted any more.
import type { BlockType } from '../../../content/content.ts';

const button = `
.block .button{display:block;width:auto;min-height:0;padding:0;border:0;color:#000!important;text-align:start}
.button:is([href^=http],[href^=mailto])::after{content:" – " attr(href);font-weight:400}
`;

/** Of every page. */
export const print = `
@page{margin:16mm 18mm}
:root{--small:9pt;--t0:10.5pt;--t1:11pt;--t2:12.5pt;--t3:14pt;--t4:16pt;--t5:19pt;--t6:22pt;--room:0px;--brand:#fff;--deep-ground:#fff}
body{background:#fff!important;line-height:1.5;orphans:3;widows:3}
body *{--text:#000;--root-text:#000;--muted:#333;--accent:#000;--vivid:#000;--line:#bbb;--edge:#888;--primary:#555;--on-primary:#000;--on-deep:#000;--deep-muted:#333;--deep-accent:#000;--deep-line:#bbb;--on-brand:#000;--on-brand-line:#bbb;--logo:grayscale(1);--blend:multiply;background:none!important;box-shadow:none!important}
body :is(.top,.block){color:#000!important}
.top .button,.skip,.reach,.bottom,.widget,.plain+.plain>.wrap::before{display:none!important}
.brand.pale img{filter:grayscale(1) invert(1)}
.block.block{min-height:0!important;margin:0!important;padding-block:0 7mm!important}
.top>.wrap,.wrap{max-width:none;margin:0;padding-inline:0!important}
.top>.wrap{min-height:0;padding-block:0 3mm!important;border-bottom:1px solid #bbb}
.section-heading,.split .aside{position:static;margin-bottom:3mm;break-after:avoid}
.block :is(.section-heading,.aside,.band) h2{font-size:var(--t4)}
.block .label{font-size:var(--small)}
.block .item-title{line-height:1.3}
.note{break-before:avoid}
.grid{gap:4mm!important}
.grid li{padding:4mm!important;border:1px solid #bbb!important}
li,tr,figure,.grid,.top,.section-heading,.aside{break-inside:avoid}
`;

const stepsPrint = `
.steps li::after{display:none}
.steps li::before{inset-block-start:0!important;width:auto;height:auto;font:inherit;font-weight:700;line-height:1.3}
.steps :is(.down,.across) li{padding:0!important;padding-inline-start:7mm!important;margin-bottom:3mm}
`;

/** Of pages that have such a block. */
export const blockPrint: Partial<Record<BlockType, string>> = {
  hero: `
.block.hero{padding-top:4mm!important}
.hero .actions,.scene,.hero .visual::after{display:none!important}
.hero .wrap{display:block!important;min-height:0!important}
.hero.block .display,.hero .lead{max-width:160mm;font-size:var(--t6)}
.hero .lead{font-size:12pt}
.hero .eyebrow{margin-bottom:2mm;padding:0;border:0}
.hero .visual,.hero .figure{position:static!important;min-height:0!important;margin-top:5mm!important;padding:0;border:0;color:#000!important}
.hero .visual img{width:auto;max-height:75mm;aspect-ratio:auto!important}
`,
  logos: '.logos h2{font-size:var(--small)!important}',
  prose: '.lede .text{line-height:1.4!important}',
  statement: `
.statement .visual{display:none}
.words.words{font-size:var(--t5);color:#000}
.statement .wrap{display:block!important;min-height:0!important}
`,
  quote: `
.spoken::before,.sole::after{display:none!important}
.sole blockquote.brief{font-size:var(--t5);line-height:1.3}
.sole .spoken{text-align:start!important}
.sole figcaption{justify-content:flex-start!important}
.monogram{border:1px solid #888}
main:has(>.duo){display:block}
.duo figure{padding:4mm;border:1px solid #bbb}
`,
  cards: '.card img{max-height:45mm}.card-text{padding:4mm 0 0}',
  media:
    '.watch,video{display:none!important}.media img{width:auto;max-height:75mm;object-fit:contain}',
  gallery: '.pictures{break-inside:avoid}.pictures img{max-height:45mm}',
  callToAction: `${button}
.band.band{display:block;justify-items:normal;padding:0!important;text-align:start;break-inside:avoid}
.band .actions{display:block;margin-top:2mm}
`,
  benefits: '.benefits .tick,.benefits .icon,.barred li::before{display:none!important}',
  steps: stepsPrint,
  stats: `
.stats dl{break-inside:avoid}
.stats dl>div{padding-top:2mm}
.stats.block dl dd{font-size:var(--t5)!important}
`,
  table: `
.table-frame{border-width:1px 0!important;border-radius:0;break-inside:avoid}
.table :is(th,td){padding:2mm 0;padding-inline-end:3mm}
.table .figures:last-child{padding-inline-end:0}
`,
  heard:
    '.pairs .proposed::before,.pairs .proposed::after{display:none!important}.pairs li>div{padding-block:3mm!important}',
  timeline: '.events li{padding-bottom:3mm}.events li::before{box-shadow:none!important}',
  plan: '.rows li{padding-block:2.5mm}',
  pricing: `
.option .actions{display:none!important}
.options{break-inside:avoid}
.option.option{padding:4mm;border:1px solid #bbb}
.option>.label{position:static;padding:0}
`,
  faq: `
details::details-content{content-visibility:visible;block-size:auto}
details,.answered{break-inside:avoid}
summary{padding-bottom:1mm}
summary::after{display:none!important}
details .text{padding-bottom:3mm}
`,
  sender: `${button}
.card-of.card-of{padding:4mm;border:1px solid #bbb;break-inside:avoid}
.card-of>.actions{display:block;grid-column:2}
.sender .portrait{border:1px solid #888}
`,
  form: '.contact.contact{display:block;padding:0;border:0;color:#000}.contact .aside{padding:0}.entry{display:none}',
  ask: '.ask{display:none}',
};
