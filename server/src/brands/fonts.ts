// Fonts that pages bring along: a handful of open families from npm, or a file of the tenant's
// library. At most two files a page, from its own host, and more only on a machine that has no
// font for the script (`eastern_fonts.ts`); until one is there a font of the machine
// stands in, stretched to the same measures, so that nothing moves when it comes.
import { type Brand, type Theme, themeOf } from './brand.ts';
import { easternRules, hasEasternFont, localEastern, sentEastern } from './eastern_fonts.ts';

interface Metrics {
  ascent: number;
  descent: number;
  /** Units of an em, and the average width of a letter in them. */
  em: number;
  width: number;
}

interface Family extends Metrics {
  /** The package, and the first part of its files' names. */
  slug: string;
  weights: string;
  serif?: boolean;
}

const bundled: Record<string, Family> = {
  Figtree: { slug: 'figtree', weights: '300 900', ascent: 950, descent: 250, em: 1000, width: 449 },
  Inter: { slug: 'inter', weights: '100 900', ascent: 1984, descent: 494, em: 2048, width: 978 },
  Manrope: {
    slug: 'manrope',
    weights: '200 800',
    ascent: 2132,
    descent: 600,
    em: 2000,
    width: 920,
  },
  'Bricolage Grotesque': {
    slug: 'bricolage-grotesque',
    weights: '200 800',
    ascent: 930,
    descent: 270,
    em: 1000,
    width: 470,
  },
  Newsreader: {
    slug: 'newsreader',
    weights: '200 800',
    ascent: 1470,
    descent: 530,
    em: 2000,
    width: 857,
    serif: true,
  },
};

export const bundledFamilies = Object.keys(bundled);
export const bundledSlugs = Object.values(bundled).map(({ slug }) => slug);
export const fontPath = '/_facet/fonts';
/** Part of a file's address, so that it may be kept for ever. */
const edition = '5.3';

/** Arial and Georgia are equally wide on average. */
const standInWidth = 913 / 2048;

const themeFonts: Record<Theme, { body: string; heading: string }> = {
  calm: { body: 'Figtree', heading: 'Figtree' },
  bold: { body: 'Figtree', heading: 'Bricolage Grotesque' },
  editorial: { body: 'Figtree', heading: 'Newsreader' },
};

const systemFonts =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji"';
const systemSerifs = 'Georgia,"Times New Roman","Noto Serif",serif';

/** Families that machines have for scripts that are not Latin, after the brand's own. */
const scriptFonts: [languages: RegExp, sans: string, serif: string][] = [
  [
    /^ja(?:-|$)/i,
    '"Hiragino Sans","Yu Gothic UI","Noto Sans JP","Noto Sans CJK JP",Meiryo',
    '"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP"',
  ],
  [
    /^zh-(?:hant|tw|hk)/i,
    '"PingFang TC","Microsoft JhengHei","Noto Sans TC","Noto Sans CJK TC"',
    '"Songti TC","Noto Serif TC","Noto Serif CJK TC",PMingLiU',
  ],
  [
    /^zh(?:-|$)/i,
    '"PingFang SC","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC"',
    '"Songti SC","Noto Serif SC","Noto Serif CJK SC",SimSun',
  ],
  [
    /^ko(?:-|$)/i,
    '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR"',
    '"AppleMyungjo",Batang,"Noto Serif KR","Noto Serif CJK KR"',
  ],
  [
    /^(?:ar|fa|ur)(?:-|$)/i,
    '"SF Arabic","Segoe UI","Noto Sans Arabic","Noto Kufi Arabic","Geeza Pro",Tahoma,Arial',
    '"Noto Naskh Arabic","Amiri","Geeza Pro","Sakkal Majalla","Traditional Arabic",Arial',
  ],
];

/** Arabic has a family of its own: what machines have for it is often only fit for lists. */
export const arabicFamily = { slug: 'tajawal', weights: [400, 700] } as const;
const arabicRange =
  'U+600-6FF,U+750-77F,U+870-88E,U+890-891,U+897-8E1,U+8E3-8FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';
const isArabic = (tag: string): boolean => /^ar(?:-|$)/i.test(tag);

// Nothing of a machine has its measures, so it is used only if it is there in time: nothing moves.
const arabicFaces = (): Face[] =>
  arabicFamily.weights.map((weight) => ({
    family: 'Tajawal',
    url: `${fontPath}/${arabicFamily.slug}-arabic-${weight}.woff2?v=${edition}`,
    weights: weight === 400 ? '100 500' : '600 900',
    range: arabicRange,
    display: 'optional',
  }));

/** Languages in Latin letters beyond those of western Europe. */
const extended = new Set([
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'tr',
  'hr',
  'sl',
  'lt',
  'lv',
  'et',
  'mt',
  'cy',
]);
/** Languages that Latin letters do not write: a Latin font would be fetched for a name or two. */
const unwritten = /^(?:ja|zh|ko|ar|he|fa|ur|ru|uk|be|bg|sr|mk|el|th|hi|bn|ta|ka|hy)(?:-|$)/i;

export interface PageFonts {
  /** The `@font-face` rules. */
  faces: string;
  body: string;
  heading: string;
  /** What is fetched at once. */
  files: string[];
}

interface Face {
  family: string;
  url: string;
  weights: string;
  range?: string;
  display?: 'swap' | 'optional';
}

const latin =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0';

/** `text`: all that is shown, or more. */
export function fontsOf(
  brand: Brand,
  tag: string,
  assetUrl: (assetId: string) => string | undefined,
  text = '',
): PageFonts {
  const chosen = themeFonts[themeOf(brand)];
  const body =
    nameOf(brand.fontFamily) ?? (brand.fontAssetId === undefined ? chosen.body : 'Brand');
  const ownBody = brand.fontFamily !== undefined || brand.fontAssetId !== undefined;
  const heading =
    nameOf(brand.headingFontFamily) ??
    (brand.headingFontAssetId !== undefined ? 'Brand heading' : ownBody ? body : chosen.heading);
  const wide = extended.has(tag.toLowerCase().split('-')[0] ?? '');
  // The letters of one family in full come before a second family in part.
  const headingShown = wide && isBundled(heading) && isBundled(body) ? body : heading;
  const faces = [
    ...facesOf(headingShown, brand.headingFontAssetId, { tag, wide, assetUrl }),
    ...(headingShown === body
      ? []
      : facesOf(body, brand.fontAssetId, { tag, wide: false, assetUrl })),
    ...(headingShown === body && brand.headingFontAssetId === undefined
      ? facesOf('', brand.fontAssetId, { tag, wide, assetUrl, family: body })
      : []),
    ...(isArabic(tag) ? arabicFaces() : []),
  ].slice(0, 2);
  const used = [...new Set([headingShown, body])].filter((name) => bundled[name] !== undefined);
  return {
    faces:
      faces.map(faceRule).join('') +
      used.map(standIn).join('') +
      easternRules(tag, text, (slug, part) => `${fontPath}/${slug}-${part}.woff2?v=${edition}`),
    body: stackOf(body, tag),
    heading: stackOf(headingShown, tag),
    files: faces.map(({ url }) => url),
  };
}

const isBundled = (name: string): boolean => bundled[name] !== undefined;

/** A name of letters, digits, spaces and dashes; another could say more than a name. */
function nameOf(family: string | undefined): string | undefined {
  if (family === undefined || !/^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(family)) return undefined;
  return bundledFamilies.find((name) => name.toLowerCase() === family.toLowerCase()) ?? family;
}

function facesOf(
  name: string,
  assetId: string | undefined,
  given: {
    tag: string;
    wide: boolean;
    assetUrl: (assetId: string) => string | undefined;
    family?: string;
  },
): Face[] {
  const own = assetId === undefined ? undefined : given.assetUrl(assetId);
  const family = given.family ?? name;
  // Only what cannot end the address in the style sheet.
  if (own !== undefined && /^[\w/:.?=&%~+,@-]+$/.test(own)) {
    return [{ family, url: own, weights: '100 900' }];
  }
  const found = bundled[name];
  if (found === undefined || unwritten.test(given.tag)) return [];
  const { slug, weights } = found;
  const file = (subset: string) => `${fontPath}/${slug}-${subset}.woff2?v=${edition}`;
  return [
    { family, url: file('latin'), weights, range: latin },
    ...(given.wide ? [{ family, url: file('latin-ext'), weights, range: latinExtended }] : []),
  ];
}

const faceRule = ({ family, url, weights, range, display = 'swap' }: Face): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-weight:${weights};font-display:${display};src:url("${url}") format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`;

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** A font of the machine with the measures of the one that is on its way. */
function standIn(name: string): string {
  const family = bundled[name];
  if (family === undefined) return '';
  const { ascent, descent, em, width, serif } = family;
  const size = width / em / standInWidth;
  // Where Arial or Georgia is not there, one of the same measures often is.
  const local = serif
    ? 'local("Georgia"),local("Gelasio"),local("Times New Roman")'
    : 'local("Arial"),local("Liberation Sans"),local("Arimo")';
  return `@font-face{font-family:"${name} stand-in";src:${local};size-adjust:${percent(size)};ascent-override:${percent(ascent / em / size)};descent-override:${percent(descent / em / size)};line-gap-override:0%}`;
}

function stackOf(name: string, tag: string): string {
  const family = bundled[name];
  const [, sans, serif] = scriptFonts.find(([languages]) => languages.test(tag)) ?? [];
  const named = family?.serif ? serif : sans;
  const script = isArabic(tag)
    ? `"Tajawal",${named}`
    : hasEasternFont(tag)
      ? `${named},"${localEastern}","${sentEastern}"`
      : named;
  const first = script === undefined ? '' : `${script},`;
  if (family === undefined) return `"${name}",${first}${systemFonts}`;
  // A family that is not sent would be a name, and its stand-in a font without the letters.
  const own = script === undefined ? `"${name}","${name} stand-in",` : '';
  return `${own}${first}${family.serif ? systemSerifs : systemFonts}`;
}
