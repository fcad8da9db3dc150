// Instructions that give a thing its place right below the headline, or say how many of a kind there may be.
import type { BlockType } from '../../../content/content.ts';
import type { ReadingWords } from '../grammar/languages/request_words.ts';
import { kindOf } from '../grammar/section_kinds.ts';
import { wordNumbersIn } from '../text/number_words.ts';
import type { Wish } from './command.ts';
import { nameIn } from './named.ts';
import { placing } from './order.ts';
import { readQuote } from './quote.ts';

const headline =
  '(?:the |le |la |el |il |lo |o |a |de |het |der |dem |den |die )?(?:headline|heading|title|hero|überschrift|headline|titel|titre|título|titular|encabezado|titolo|kop|koptekst|nagłówk\\p{L}+|tytuł\\p{L}*)';
/** `Right below the headline`, `tout en haut, juste après le titre`. */
const belowHeadline = new RegExp(
  `(?:,?\\s(?:at the (?:very )?top|tout en haut|en haut|ganz oben|arriba del todo|arriba|in cima|in alto|no topo|bovenaan|na (?:samej )?górze))?,?\\s(?:right|directly|immediately|straight|just|juste|immédiatement|direkt|gleich|unmittelbar|justo|inmediatamente|subito|immediatamente|logo|meteen|direct|vlak|zaraz|tuż|bezpośrednio)\\s(?:below|beneath|after|under|après|sous|nach|unter|después d(?:e|el)|debajo d(?:e|el)|tras|bajo|dopo|sotto|depois d[eo]|abaixo d[eo]|na|onder|po|pod)\\s${headline}(?:\\s(?:setzen|stellen|zeigen|bringen|zetten|plaatsen))?$`,
  'iu',
);
const japaneseBelow = /(?:見出し|タイトル)の(?:すぐ|直)[下後](?:に|へ).{0,14}$/u;

/** What stands right below the headline, and whom it quotes, where it is somebody's words. */
export function readBelowHeadline(
  bare: string,
  tables: readonly ReadingWords[],
): Wish[] | undefined {
  const pattern = [belowHeadline, japaneseBelow].find((one) => one.test(bare));
  if (!pattern) return undefined;
  const left = bare.replace(pattern, '').replace(/を$/u, '');
  const [quote] = readQuote(left, tables) ?? [];
  // Somebody's words are known by the name below them.
  if (quote?.kind === 'quote') return [quote, { kind: 'first', about: quote.by }];
  const about = nameIn(left.replace(placing, ''));
  return about.length < 2 ? undefined : [{ kind: 'first', about }];
}

const advantages =
  /^(?:benefits|advantages|reasons|arguments|bullet(?: point)?s|vorteile|gründe|argumente|stichpunkte|avantages|bénéfices|raisons|ventajas|beneficios|razones|argumentos|vantaggi|benefici|motivi|argomenti|vantagens|benefícios|razões|voordelen|redenen|argumenten|korzyści|zalet|argumentów|メリット|利点|特長)$/iu;
const most =
  /^(?:(?:use|show|keep|give|list|name|include|with|nimm|zeige?|nenne?|verwende|utilise[rz]?|montre[rz]?|garde[rz]?|cite[rz]?|usa|use|muestr[ae]|deja|usi|mostr[ai]|tieni|mostre|gebruik|toon|noem|użyj|pokaż|podaj)\s)?(?:no(?:t)? more than|at most|up to|max(?:imum|imal|imaal)?\.?|höchstens|nicht mehr als|(?:pas )?plus de|au (?:plus|maximum)|no más de|como (?:máximo|mucho)|máximo|non più di|al massimo|massimo|não mais de|no máximo|niet meer dan|hoogstens|hooguit|nie więcej niż|najwyżej|maksymalnie)\s(\S+)\s(\p{L}[\p{L} ’'-]{2,30})$/iu;
const japaneseMost = /^(\p{L}{2,12})は(\d{1,2})(?:つ|個|件|点)(?:まで|以内)/u;

/** `No more than three benefits`: how many entries of a kind there may be. */
export function readMost(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const [, name, figure] = japaneseMost.exec(bare) ?? [];
  const [, count = figure, of = name] = most.exec(bare) ?? [];
  if (count === undefined || of === undefined) return undefined;
  const counted = tables.flatMap(({ language }) => wordNumbersIn(count, language))[0]?.number;
  const number = /^\d{1,2}$/.test(count) ? Number(count) : counted;
  const type = advantages.test(of)
    ? 'benefits'
    : tables
        .map((words): BlockType | undefined => kindOf(of, words))
        .find((one) => one !== undefined);
  return number === undefined || number < 1 || type === undefined
    ? undefined
    : [{ kind: 'atMost', type, most: number }];
}
