// Which plain lines are headings, and how a heading stands on a page.

import { isMailHead, isPastedFrom } from '../../../claims/screen/patterns/pasted_from.ts';
import { isRaw } from '../../../claims/wholeness.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { lean } from '../../../platform/text/quickened.ts';
import { isEnded, sentencesOf } from '../../../platform/text/sentences.ts';
import { captured, withoutNumber, withoutPurposeOf } from './drafters_labels.ts';
import { type Casing, isCapitals, quieted } from './heading_case.ts';
import { capitalised } from './items.ts';
import type { Line } from './lines.ts';
import { labelOf } from './notes.ts';
import { answeredIn, askedIn } from './questions.ts';
import { bareNumber } from './table_head.ts';
import { isMisread } from './usable.ts';
import { withoutWritersWords } from './writers_words.ts';

const maxPlainHeading = 70;
const maxTitleLine = 200;

const minBody = 4;

/** The first line of a document names it, unless it is a sentence: what a page is about never stands there. */
export function isFirstTitle(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line?.kind !== 'text' || line.text.length > maxTitleLine) return false;
  if (isEnded(line.text) || /[,;:：]$/.test(line.text) || /^["“„«「]/u.test(line.text))
    return false;
  return lines.slice(at + 1).filter(({ kind }) => kind !== 'blank').length >= minBody;
}

/** Without markdown, a short line with no end, apart from what is above it, heads what is below. */
export function isPlainHeading(lines: readonly Line[], at: number, first: boolean): boolean {
  const line = lines[at];
  const before = lines[at - 1];
  if (line?.kind !== 'text' || (before && before.kind !== 'blank' && before.kind !== 'heading')) {
    return false;
  }
  const { text } = line;
  // `Third floor, 6,850 sq ft`, between the name of a thing and its data.
  if (before?.kind === 'heading' && /,\s.*\d/u.test(text)) return false;
  const closed = /[:：]$/.test(text);
  const bare = withoutBrackets(text.replace(/\s?[:：]$/, ''));
  const priced = isAbovePrices(lines, at);
  const longest = priced ? maxPriceHeading : maxPlainHeading;
  if (bare.length > longest || text.length > 2 * maxPlainHeading) return false;
  if (labelOf(text) || askedIn(text) || answeredIn(text) || isInitial(bare)) return false;
  // `パネル 1枚 1,650` is an entry: it has its price.
  if (/[\p{scx=Han}\p{scx=Katakana}].{0,140}\d,\d{3}/u.test(text)) return false;
  // `PRICES (extract, excl. VAT.)`: the stop is that of the brackets.
  if (!closed && /[.!,;…。！、،]["”»)]?$/.test(bare)) return false;
  let next = at + 1;
  while (lines[next]?.kind === 'blank') next++;
  const after = lines[next];
  if (!after || /^["“„«「]/.test(text)) return false;
  const story = next === at + 1 && after.kind === 'text' && isStoryOf(text, lines, next);
  if (labelled.test(text) && !/[)）]$/.test(text) && !story) return false;
  if (priced) return true;
  if (isStatement(bare) && !(closed && lines[at + 1]?.kind === 'item')) return false;
  if (after.kind === 'text' && entry.test(text) && entry.test(after.text)) return false;
  // `THREE PILLARS` above the heading of the first says nothing alone.
  if (after.kind !== 'text') return after.kind !== 'heading' || first || isCapitals(bare);
  const second = lines[next + 1];
  const listed =
    next === at + 1 &&
    second?.kind === 'text' &&
    !isEnded(after.text) &&
    !isEnded(second.text) &&
    second.text.length <= maxPlainHeading;
  if (!first && next === at + 1 && isCapitals(bare) && bare.split(/\s+/).length <= maxShouted)
    return true;
  if (listed && !first && before?.kind !== 'heading') return true;
  // `Procedure`, above a short line and a long one.
  if (!first && next === at + 1 && second?.kind === 'text' && isName(text) && isEnded(second.text))
    return true;
  // `Approach`, and below it `Week 1: …`.
  if (!first && next === at + 1 && /^\p{Lu}[^.:：!?]{1,40}[:：]\s\S/u.test(after.text)) return true;
  // `Ways to engage`, and below it `Single search – …` and `Retained search – …`.
  if (next === at + 1 && second?.kind === 'text' && [after, second].every(isDashed)) return true;
  if (/^["“„«「『]/u.test(after.text)) return true;
  // `Case study`, then whose, then the story.
  if (!first && caseAlone.test(text) && next === at + 1) return true;
  if (closed) return text.length <= 60 && isEnded(after.text);
  if (first && /\b(?:notes|call|meeting|recap|minutes)\b/i.test(text)) return true;
  return after.text.length > maxPlainHeading || isEnded(after.text) || next > at + 1;
}

/** `J` below a mail is who wrote it. */
export const isInitial = (text: string): boolean => /^\p{Lu}[.:]?$/u.test(text.trim());

const isDashed = (line: Line): boolean =>
  line.kind === 'text' && /^\p{Lu}[^.:：!?–—]{1,40}\s[–—-]\s\S/u.test(line.text);

/** Of a word or two, and no greeting or signature. */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}-]{3,24}(?:\s[\p{L}&-]{2,24})?$/u.test(text) && !parting.test(text);
const parting =
  /^(?:hi|hello|hey|dear|hallo|moin|servus|liebe[rs]?|bonjour|salut|chère?s?|hola|buen[ao]s|ciao|buongiorno|olá|bom|boa|beste|goede\p{L}*|dzień|best|kind|warm|many|thanks|cheers|regards|gruß|grüße|viele|beste|liebe|danke|cordialement|merci|bien|saludos|gracias|un|grazie|saluti|cordiali|obrigad[oa]|abraço|groet\p{L}*|met|dank|pozdrawiam|pozdrowienia)(?!\p{L})/iu;

/** `TIMING`, above whatever is said of it. */
const maxShouted = 5;
const maxPriceHeading = 120;

/** `What it costs, per desk and week, cleaning included` right above the amounts: without it they are the price of something else. */
function isAbovePrices(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const below = [lines[at + 1], lines[at + 2], lines[at + 3]];
  const rows = below.flatMap((one) => (one?.kind === 'row' ? [one.cells] : []));
  // Right below a heading, or of two sentences, it is said of the list.
  return (
    line?.kind === 'text' &&
    lines[at - 1]?.kind !== 'heading' &&
    !/[.!?]\s\p{Lu}/u.test(line.text) &&
    below[0]?.kind === 'row' &&
    !hasAmount(line.text) &&
    (rows.some((cells) => cells.slice(1).some(hasAmount)) ||
      (rows.length > 1 && rows.every((cells) => bareNumber.test(cells.at(-1) ?? ''))))
  );
}

/** `Awards: gold in 2025, silver in 2024` says it all on its line. */
const labelled = /^[^:：]{2,40}[:：]\s?[^:：]{0,60}[\d,、]/u;

/** `Case study: Thornhill Court, Croydon` above what is told of it, or what somebody of theirs said. */
function isStoryOf(heading: string, lines: readonly Line[], from: number): boolean {
  const named = /^[^:：]{2,40}[:：]\s?(\p{Lu}[^:：\d]{2,60})$/u.exec(heading)?.[1] ?? '';
  const told = lines.slice(from, from + maxStory);
  const [text = ''] = told.flatMap((line) => (line.kind === 'text' ? line.text : []));
  if (named === '' || !(isEnded(text) || /[:：]$/.test(text))) return false;
  const names = named.match(/\p{Lu}[\p{L}’'-]{3,}/gu) ?? [];
  return (
    caseLabel.test(heading) ||
    told.some((line) => line.kind === 'text' && names.some((name) => line.text.includes(name)))
  );
}
const maxStory = 3;

/** `Case: Halden Orthopaedics` is headed by who it is about. */
const cases =
  'case(?: study)?|customer story|example|(?:kunden|referenz|praxis|fall)?(?:beispiel|projekt|studie)|referenz|cas client|étude de cas|exemple|réalisation|référence|(?:estudo de )?caso(?: (?:de éxito|de sucesso|práctico|cliente|studio))?|ejemplo|esempio|exemplo|referencia|referenza|referência|(?:praktijk)?voorbeeld|praktijk|referentie|klantverhaal|studium przypadku|przykład|realizacja|referencje|(?:導入)?事例';
export const caseLabel = new RegExp(
  `^(?:${cases})(?:\\s(?:\\d|\\p{L}))?\\s?[:：–—-]\\s?(?=\\S{3})`,
  'iu',
);
const caseAlone = new RegExp(`^(?:${cases})$`, 'iu');

/** `Survey: two days` above `Design: a week`: both are entries. */
const entry = /^[^:：.!?]{2,40}[:：]\s?\S/u;

/** `Fixed yearly price, no fee in the first 12 months` says something itself. */
const isStatement = (text: string): boolean =>
  (text.split(/\s+/).length > 6 || /\d.*[、，].*\d/u.test(text)) &&
  /[\d,]/.test(text) &&
  !/[:：]/.test(text);

/** Words of those who write pages and of those who sell, not of those who read. */
const writersHeadings = [
  'one[- ]?liner?|in one (?:line|sentence)|(?:document |working )?title|proof points?|(?:key|core|main) (?:messages?|points)|messaging|value prop(?:osition)?s?|usps?|talking points|selling points|sales arguments?|elevator pitch|pitch|boilerplate|approved (?:wording|text|copy)|copy|text|body|content|main|misc(?:ellaneous)?|other|stuff|facts?|infos?|story|(?:our |message )?pillars|(?:the |our )?numbers|(?:key )?figures|stats|statistics|why (?:people|customers|they|clients|companies) (?:buy|sign)|why they choose us|reasons to buy|buying reasons|(?:common |frequent |typical )?objections?(?: handling)?',
  'titel|freigegebene[rs]? texte?|kern(?:botschaft|aussage|punkt)(?:en|e)?|(?:verkaufs)?argumente|säulen|(?:kenn)?zahlen(?: (?:und|&) fakten)?|fakten|warum (?:kunden|sie) kaufen|kaufgründe|(?:typische |häufige )?einwände',
  'titre|textes? validés?|messages? clés?|arguments?(?: de vente| clés?)?|argumentaire|piliers|(?:les )?chiffres(?:[- ]clés)?|pourquoi (?:ils|les clients) (?:achètent|signent)|objections?(?: fréquentes| courantes)?',
  'título|texto aprobado|mensajes? clave|argumentos?(?: de venta)?|pilares|(?:las )?cifras|(?:los )?datos|por qué (?:compran|nos compran)(?: los clientes)?|objeciones(?: frecuentes| habituales)?',
  'titolo|testo approvato|messagg[io] chiave|argomenti(?: di vendita)?|pilastri|(?:i )?numeri|dati|perché (?:comprano|i clienti comprano)|obiezioni(?: frequenti| comuni)?',
  'texto aprovado|mensage(?:m|ns)[- ]chave|argumentos?(?: de vendas?)?|(?:os )?números|dados|porqu[eê] (?:compram|os clientes compram)|objeções(?: frequentes| comuns)?',
  'goedgekeurde tekst|kernboodschap(?:pen)?|(?:verkoop)?argumenten|pijlers|(?:de )?cijfers|feiten|waarom (?:klanten|mensen|ze) kopen|(?:veelgehoorde )?bezwaren',
  'kluczowe (?:komunikaty|przekazy)|argumenty(?: sprzedażowe)?|filary|liczby|fakty|dlaczego (?:klienci )?kupują|(?:częste )?obiekcje',
  'キーメッセージ|コアメッセージ|訴求(?:ポイント|点)|セールスポイント|(?:[3３三]つの)?柱|想定(?:される)?(?:反論|質問)|よくある反論|購入理由',
].join('|');
const writersHeading = new RegExp(`^(?:${writersHeadings})(?:[:：].*)?$`, 'iu');

/** `Customers who don't mind being named`: that colleagues may say so is nothing to tell. */
const mayBeNamed =
  /(?<!\p{L})(?:(?:may|can|could|happy to|mind|allowed to|ok to|okay to|fine to) (?:be(?:ing)? )?(?:names?|named|mention(?:ed)?|quote[d]?|use[d]?)|names? to drop|nennen (?:dürfen|können)|genannt werden|peut (?:citer|nommer|mentionner)|pouvons (?:citer|nommer)|(?:se puede|podemos) (?:nombrar|citar|mencionar)|(?:si può|possiamo) (?:citare|nominare)|(?:podemos|se pode) (?:citar|nomear|mencionar)|(?:genoemd mogen|mogen (?:noemen|genoemd)|kunnen noemen)|(?:można|możemy|wolno) (?:wymienić|podać|wymieniać|cytować))(?!\p{L})|名前を出せる|公開可|掲載可/iu;

/** `What's new since they signed` was written about the reader, not for them. */
const ofOthers =
  /(?<!\p{L})(?:they|them|their|he|she|his|him|elle|lui|leur|ella|ellos|loro|lhe|lhes|ela|eles|hem|haar|hen|hun|jej|nich)(?!\p{L})/iu;

const lastBrackets = /\s*[(（]([^()（）]*)[)）]?\s*$/u;
const withoutBrackets = (heading: string): string =>
  heading.replace(lastBrackets, '').trim() || heading;
const maxBracketed = 90;
/** Data about the paper and not about the thing: `(Stand 11/2025)`, `(v2, 3 May)`. */
const ofPaper =
  /(?<!\p{L})(?:v\d|version|draft|entwurf|stand|updated?|rev|slide|folie|page|seite|p\.|see|siehe|voir|tbc|tbd|list|table|tabelle|tableau|tabla|tabella|tabela|price list|preisliste|liste|listino|lista|tarifario|prijslijst|cennik|excerpt|extract|auszug|extrait|extracto|estratto|excerto|roughly|approx|circa|ca|ungefähr|etwa|environ|aprox|ongeveer|około)(?!\p{L})/iu;

/** Whose figures these are, of when, and of how many: `Results at Alder Farm (1,150 ha, 2024)`. */
const bracketsKept = (heading: string): boolean => {
  const inner = lastBrackets.exec(heading)?.[1] ?? '';
  return heading.length <= maxBracketed && /\d/.test(inner) && !ofPaper.test(inner);
};

export const priceTerms = lean(
  /(?<!\p{L})(?:net|gross|plus vat|excl?\.?|incl?\.?|vat|per|each|netto|brutto|zzgl\.?|inkl\.?|mwst\.?|ust\.?|pro|je|ohne|ab werk|schlüsselfertig|ht|ttc|hors|par|tva|iva|sin|con|por|al|franco|esclus\p{L}|inclus\p{L}|sem|com|excl|incl|btw|per|bez|vat|od)(?!\p{L})|税|円|月額|(?<!\p{L})(?:guide|guide prices?|richtwerte?|richtpreise?|indicatif\p{L}*|indicatifs|orientativ\p{L}+|indicativ\p{L}+|richtprij\p{L}+|orientacyjn\p{L}+)(?!\p{L})/iu,
);

/** What holds for all below a heading, in its brackets: `Prices (net, per month)`, `Pricing (guide)`. */
function conditionsIn(heading: string): string | undefined {
  const inner = (lastBrackets.exec(heading)?.[1] ?? '')
    .split(/,\s/)
    .filter((part) => !ofPaper.test(part))
    .join(', ')
    .trim();
  return inner.length <= maxConditions && priceTerms.test(inner) ? inner : undefined;
}
const maxConditions = 60;

/** `Chi siamo in due righe`: how long the text was meant to be. */
const howLong =
  /\s[(（]?(?:in (?:one|two|three|a few) (?:lines?|sentences?|words?)|in (?:einem|zwei|drei|wenigen) (?:satz|sätzen|zeilen|worten)|en (?:une?|deux|trois|quelques) (?:lignes?|phrases?|mots)|en (?:una?|dos|tres|pocas) (?:líneas?|frases?|palabras)|in (?:una|due|tre|poche) (?:rig[ah]e?|righe|frasi|parole)|em (?:uma|duas|três|poucas) (?:linhas?|frases?|palavras)|in (?:één|twee|drie|een paar) (?:zinnen|zin|regels|woorden))[)）]?$/iu;

/** What kind of paper it was taken from says nothing to a reader. */
const paperAlone =
  /^(?:(?:(?:from |off )?(?:the |our )?(?:letter|home ?page|web ?(?:site|page))|(?:brief|webseite|startseite)|(?:la )?lettre|site (?:web|internet)|(?:la )?carta|página web|(?:la )?lettera|sito(?: web)?)$|(?:end(?: of)?|einde|ende|fin|fine|fim|koniec)(?: (?:of|van|vom|der|des|de|du|del|della|do|da))?(?: (?:the|de|het|la|le|el|il))? (?:folders?|brochures?|leaflets?|flyers?|e?-?mails?|text|copy|quote|broschüre|prospekts?|plaquette|dépliant|texte|folleto|texto|opuscolo|testo|folheto|tekstu?|ulotki)|(?:(?:copy|text) (?:from|of) (?:the |our )?)?(?:folder|brochure|leaflet|flyer|broschüre|prospekt|flugblatt|plaquette|dépliant|folleto|díptico|opuscolo|volantino|folheto|brochura)(?: text| copy)?|(?:fact|data|info|product) ?sheet|(?:standard )?blurb|boilerplate|(?:our |the )?text|datenblatt|merkblatt|infoblatt|steckbrief|textbausteine?|fiche|texte|ficha|texto|scheda|testo|folheto|infoblad|productblad|tekst|ulotka|案内文|資料)$/iu;

/** As headings stand: not in capitals, and not in the writer's own words. */
export function tidyHeading(
  heading: string,
  language = 'en',
  casing: Casing = () => undefined,
): string {
  if (captured.test(heading)) return '';
  const tidy = (text: string): string => tidied(text, language, casing);
  const own = withoutPurposeOf(withoutNumber(withoutWritersWords(heading)));
  if (bracketsKept(own)) return tidy(own);
  const conditions = conditionsIn(own);
  const bare = tidy(withoutBrackets(own));
  return conditions === undefined || bare === '' ? bare : `${bare} (${conditions})`;
}

function tidied(heading: string, language: string, casing: Casing): string {
  const text = heading.replace(howLong, '');
  if (/^proof points?$/i.test(text)) return 'Results';
  const story = /^story:\s+(.{3,})$/i.exec(text)?.[1];
  if (story !== undefined) return story;
  if (
    isMisread(text) ||
    isRaw(text, language) ||
    isOfTalk(text, language) ||
    writersHeading.test(text) ||
    paperAlone.test(text) ||
    isMailHead(text) ||
    isPastedFrom(text) ||
    ofOthers.test(text) ||
    mayBeNamed.test(text)
  )
    return '';
  // `PRICES (ex VAT at 13.5%)`, `THE LOFT, Quay Road`: what stands behind is written as it should be.
  const [head = '', tail = ''] = text.split(/(?=\s?[(（]|,\s[^(（]{0,80}\p{Ll})(.*)$/u);
  return capitalised(`${quieted(head, language, casing)}${tail}`);
}

/** Who speaks in a chat, and what they say: `R: ok, 40 of them`, `We leave at nine then. 40 of us`; `No queue. No forms.` and `Fees eff. 1 June` may head a section. */
function isOfTalk(text: string, language: string): boolean {
  if (speaking.test(text)) return true;
  const [first = '', ...more] = /\d/.test(text) ? sentencesOf(text, language) : [];
  return more.length > 0 && (first.split(/\s/u).length > 2 || /[。！？]$/u.test(first));
}
const speaking = /^\p{Lu}:\s(?=\p{L})|^[^「」\s]{1,8}「[^「」]*[。、！？][^「」]*」?$/u;

/** Reasons, advantages and services may be counted, but none comes before another. */
const noProcess = lean(
  /(?<!\p{L})(?:advantages?|benefits?|reasons?|why|features?|strengths|highlights|services|what you get|what (?:it|we|the \p{L}+|\p{Lu}\p{L}+) (?:does|do)|functions|was (?:es|wir) (?:kann|macht|tun|machen)|funktionen|ce que (?:ça|nous|cela) (?:fait|faisons)|fonctions|qué (?:hace|hacemos)|funciones|cosa (?:fa|facciamo)|funzioni|o que (?:faz|fazemos)|funções|wat (?:het|wij|we) (?:doet|doen)|functies|vorteile?|gründe|warum|nutzen|stärken|leistungen|merkmale|avantages?|raisons?|pourquoi|atouts|bénéfices|prestations|points forts|ventajas?|beneficios?|razones|motivos|por qué|características|servicios|vantagg\p{L}|benefici|motivi|perché|ragioni|caratteristiche|servizi|punti di forza|vantagens|benefícios|razões|porquê|por que|características|serviços|voordel\p{L}+|redenen|waarom|kenmerken|diensten|zalet\p{L}|korzyści|powod\p{L}|dlaczego|cechy|usługi)(?!\p{L})|メリット|特長|特徴|強み|理由|مزايا|فوائد|أسباب|لماذا/iu,
);
const process =
  /(?<!\p{L})(?:steps?|process|schritte?|ablauf|étapes?|déroul\p{L}+|pasos|proceso|passi|fasi|passos|processo|stappen|kroki|proces)(?!\p{L})|流れ|手順|خطوات/iu;

export const namesNoProcess = (heading: string): boolean =>
  noProcess.test(heading) && !process.test(heading);

const recapHeading =
  /^(?:(?:short |quick |call )?recap|summary of (?:our|the) (?:call|meeting)|zusammenfassung (?:unseres|des) (?:gesprächs|telefonats|termins)|compte[- ]rendu|resumen de (?:la|nuestra) (?:llamada|reunión)|riepilogo|議事録|(?:our |agreed |proposed )?next steps?|what (?:we|you) (?:discussed|agreed|talked about|decided|heard|understood|noted|took away)(?: .{0,40})?|was wir (?:verstanden|notiert|mitgenommen|gehört) haben|ce que nous avons (?:retenu|compris|noté|entendu)|ce que vous nous avez dit|lo que (?:entendimos|hemos entendido|anotamos|nos contó)|(?:quello che|cosa) abbiamo (?:capito|annotato)|o que (?:entendemos|anotamos|ouvimos)|wat we (?:hoorden|begrepen|noteerden|hebben (?:gehoord|begrepen))|co (?:usłyszeliśmy|zrozumieliśmy|zapisaliśmy)|action items?|(?:what was )?agreed|decisions?|(?:die )?nächsten? schritte?|so geht es weiter|was wir besprochen haben|vereinbart(?:es)?|ergebnis(?:se)? (?:vom|des|aus) .{1,40}|prochaines étapes|ce que nous avons (?:dit|vu|convenu)|la suite|próximos pasos|lo (?:hablado|acordado)|prossimi passi|cosa ci siamo detti|próximos passos|o que combin[aá]mos|volgende stappen|wat we bespraken|następne kroki|co ustaliliśmy|今後の(?:予定|流れ)|次回(?:の.{1,12})?|次のステップ|.{0,20}伺ったこと|打ち合わせの内容|الخطوات التالية|ما اتفقنا عليه)$/iu;

/** Written to be shared with those who were there. */
export const isRecapHeading = (heading: string): boolean => recapHeading.test(heading);
