// Words of whoever hands a text over to whoever makes the page of it: what it is for (`so that you can make her page`),
// which of its marks are not for readers, and whose work something is that the house does not do.
import { pattern, spaced } from './pattern.ts';

const end = '(?=\\s?(?:$|[.,;:!)–—-]))';

const handsOver = spaced(
  'so (?:that )?you can (?:make|build|write|do|put together|set up)(?: (?!your )\\p{L}+){1,3} (?:page|site|website)',
  '(?:what|all|everything) (?:i|we) (?:want|need) on (?:the|her|his|their) page',
  'damit du (?:(?!dein)\\p{L}+ ){0,6}(?:seite|website) (?:machen|bauen|basteln|schreiben|erstellen|machst|baust|bastelst|schreibst)',
  'pour que tu (?:(?!ta )\\p{L}+ ){1,5}(?:page|site)',
  'para que (?:le |les |me |nos )?(?:montes|hagas|prepares|armes|escribas) (?:(?!tu )\\p{L}+ ){0,2}(?:página|web)',
  '(?:così|perché) (?:tu )?(?:gli |le |ci |mi )?(?:puoi fare|fai|prepari|possa (?:fare|preparare)(?:gli|le)?|monti|scrivi) (?:(?!tua )\\p{L}+ ){0,2}pagina',
  'para (?:que )?(?:lhe |lhes |nos |me )?(?:faças|fazeres|montares|preparares|montes|escreveres) (?:(?!tua )\\p{L}+ ){0,2}página',
  'zodat je (?:(?!je )\\p{L}+ ){0,4}(?:pagina|website) (?:kunt|kan|maakt)',
);

/** What in a text is marked by brackets, a colour or a star. */
const mark = {
  en: '(?:brackets|parentheses|red|blue|green|yellow|italics?|bold|(?:an? )?(?:star|asterisk)|starred|highlighted)',
  de: '(?:klammern?|rot|blau|grün|gelb|kursiv|fett|stern(?:chen)?)',
  fr: '(?:crochets|parenthèses|rouge|bleu|vert|jaune|italique|gras|astérisque|étoile)',
  es: '(?:corchetes|paréntesis|rojo|azul|verde|amarillo|cursiva|negrita|asterisco)',
  it: '(?:parentesi|quadre|rosso|blu|verde|giallo|corsivo|grassetto|asterisco)',
  pt: '(?:parênteses|parêntesis|colchetes|vermelho|azul|verde|amarelo|itálico|negrito|asterisco)',
  nl: '(?:haken|haakjes|rood|blauw|groen|geel|cursief|vet|sterretje)',
  pl: '(?:nawias\\p{L}{0,4}|czerwon\\p{L}{1,3}|niebiesk\\p{L}{1,3}|zielon\\p{L}{1,3}|kursyw\\p{L}|gwiazdk\\p{L})',
};
const near = '(?:[ ,]+\\p{L}+){0,4}?[ ,]+';

const convention = spaced(
  `${mark.en}${near}(?:is|are)(?: just| only| all| meant)? (?:for (?:you|us)|notes? (?:to|for) (?:you|us)|internal|not for (?:the page|her|him|them|the (?:client|customer|reader)s?))${end}`,
  `${mark.de}${near}(?:ist|sind)(?: nur| bloß| alles)? (?:für (?:dich|euch|uns)|an dich|intern|nicht für (?:die seite|sie|ihn|den kunden))${end}`,
  `${mark.fr}${near}(?:est|sont|c[’']est)(?: juste| seulement| uniquement)? (?:pour (?:toi|vous|nous)|interne|pas pour (?:la page|elle|lui|le client))${end}`,
  `${mark.es}${near}(?:es|son|va|van)(?: solo| sólo)? (?:para (?:ti|vosotros|nosotros)|interno|no (?:es )?para (?:la página|ella|él))${end}`,
  `${mark.it}${near}(?:è|sono)(?: solo)? (?:per (?:te|voi|noi)|intern[oe]|non per (?:la pagina|lei|lui))${end}`,
  `${mark.pt}${near}(?:é|são)(?: só| apenas)? (?:para (?:ti|você|vocês|nós)|intern[oa]s?)${end}`,
  `${mark.nl}${near}(?:is|zijn)(?: alleen| enkel)? (?:voor (?:jou|jullie|ons)|intern|niet voor (?:de pagina|haar|hem))${end}`,
  `${mark.pl}${near}(?:jest|są)(?: tylko)? (?:dla (?:ciebie|was|nas)|wewnętrzn\\p{L}{1,3})${end}`,
);

const trade = '\\p{L}{3,14}';
const closing = '\\s?[.!]?\\s*$';
/** `NOT full repaint, that’s her painter`. */
const theirs = [
  `(?:^|[,;.–—-] ?)(?:that|this)(?:[’']s| is) (?:his|her|their)(?: own)? (?:${trade}(?:er|or|ian|ect|ant|ist)(?:[’']s (?:job|work|business))?|job|business|lookout)${closing}`,
  `(?:^|[,;.–—-] ?)das (?:macht|ist|übernimmt) (?:ihr|sein|deren)e? ${trade}(?:er|erin|ekt|iker)${closing}`,
  `(?:^|[,;.–—-] ?)(?:ça,? )?c[’']est (?:son|sa|leur) ${trade}(?:tre|eur|ien|iste)(?: qui (?:le )?fait)?${closing}`,
  `(?:^|[,;.–—-] ?)eso (?:es|lo hace) su ${trade}(?:or|ora|ista|ero|era)${closing}`,
  `(?:^|[,;.–—-] ?)(?:quello|questo) (?:è|lo fa) (?:il |la )?(?:suo|sua|loro) ${trade}(?:ino|ore|ista|aio|aico)${closing}`,
  `(?:^|[,;.–—-] ?)dat (?:doet|is) (?:haar|zijn|hun) ${trade}(?:er|ien|eur)${closing}`,
];

export const toMaker = pattern(
  handsOver,
  convention,
  '(?:括弧|カッコ|かっこ|赤字|青字|＊印|星印)(?:内|の中|書き|の部分|の文)?[^。]{0,6}は(?:、)?(?:あなた|社内|内部|担当者?|こちら)(?:用|向け|宛て|あて|への)',
  ...theirs,
);
export const isConvention = pattern(
  convention,
  '(?:括弧|カッコ|かっこ)(?:内|の中|書き|の部分)?[^。]{0,6}は(?:、)?(?:あなた|社内|内部|担当者?|こちら)(?:用|向け|宛て|あて|への)',
);
