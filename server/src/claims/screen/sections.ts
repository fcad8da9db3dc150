// Headings that mark all that stands under them: `## Internal notes`, `Pricing grid – staff only`.

import { markedHeading } from '../../platform/text/headings.ts';
import { lean } from '../../platform/text/quickened.ts';
import type { LeftOutReason } from '../claims.ts';
import type { HideLine, Line } from './lines.ts';
import { startsUnit } from './lines.ts';
import { isSectionMark } from './marks.ts';
import { agreedThere, isMeetingNotes } from './patterns/meeting_notes.ts';
import { isPassedOn } from './patterns/passed_on.ts';
import { isTeamHeading } from './patterns/team_headings.ts';
import { markedInternal } from './patterns.ts';
import { ended, wordsIn } from './shape.ts';

const headingMarks = /^\s{0,3}(#{1,6})\s/;
const bracketed = /^【([^【】]{1,40})】/u;
const separator = /^\s*(?:[-=_*~–—•·]\s?){3,}\s*$/;

/** Higher ranks have smaller numbers; a plain line that heads a text ranks last. */
export function headingRank(lines: readonly Line[], at: number): number | undefined {
  const text = lines[at]?.text ?? '';
  if (text.trim() === '') return undefined;
  const marks = headingMarks.exec(text)?.[1];
  if (marks) return marks.length;
  const next = lines[at + 1]?.text ?? '';
  if (isSetOff(text) && ![next, lines[at - 1]?.text ?? ''].some(isSetOff)) return 7;
  // A list that a line of dashes ends has no heading for its last entry.
  const underlined = text.length <= 100 && !/^\s*[-*•]\s/.test(text);
  if (underlined && /^(?:={3,}|-{3,})\s*$/.test(next.trim())) return 2;
  if (/^\s*(?:\*\*|__)[^*_]{2,100}(?:\*\*|__):?\s*$/.test(text)) return 7;
  if (bracketed.test(text) || isNumberedOrSigned(lines, at)) return 7;
  return isPlainHeading(lines, at) ? 8 : undefined;
}

/** `>> Prices`, `--- from the brochure ---`: one such line among others; several in a row are quoted. */
const isSetOff = (text: string): boolean =>
  /^\s{0,3}(?:>{2,3}|[-=~*]{2,6})\s?\p{L}[^.!?。]{1,70}$/u.test(text);

/** Only the lines around are looked at: a document may have ten thousand. */
function isNumberedOrSigned(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const cut = /^\s{0,3}[-=–—*]{2}.*\d/.test(lines[at - 1]?.text ?? '');
  if (!cut && !/^\s{0,3}(?:\d|[■□◆◇▼▲●○★☆§【[>]|\p{L}{3,11}\s?\d)/u.test(text)) return false;
  const from = Math.max(0, at - 40);
  const near = lines.slice(from, at + 41).map((line) => line.text);
  return markedHeading(near, at - from) !== undefined;
}

/** `Workshop notes (Leeds, 44 people):` is as long as what stands before the bracket. */
const bracketAtEnd = /\s?[(（][^()（）]{1,80}[)）](?=[:：]?$)/u;

/** Short, on its own, without an end: `PRICES`, `Opening hours:`. */
function isPlainHeading(lines: readonly Line[], at: number): boolean {
  const text = (lines[at]?.text ?? '').trim();
  const tabled = /[|\t]|\S\s{3,}\S/.test(lines[at + 1]?.text ?? '');
  if (
    text === '' ||
    text.replace(bracketAtEnd, '').length > (tabled ? 100 : 60) ||
    /[.!?,;。！？、]$/.test(text) ||
    /^(?:[-*•|>\d]|[–—・].*[^–—]$)/.test(text)
  ) {
    return false;
  }
  const before = (lines[at - 1]?.text ?? '').trim();
  if (before !== '' && !separator.test(before)) return false;
  const capitals = text.length >= 4 && text === text.toUpperCase() && /\p{Lu}/u.test(text);
  return capitals || /[:：]$/.test(text) || (lines[at + 1]?.text ?? '').trim() !== '';
}

const unspacedHeading = /^[\p{Lu}\p{Lo}][\p{L}’'-]*(?:\s[\p{L}’'-]{1,24}){0,4}$/u;
const maxUnspaced = 40;
const minUnspaced = 3;
const gaps = 0.1;

/** Where a text has no gaps, its headings stand right below what ends above them: several short lines, each above sentences or entries. */
export function unspacedHeadings(lines: readonly Line[]): ReadonlySet<number> {
  const empty = lines.filter(({ text }) => text.trim() === '').length;
  if (empty > lines.length * gaps) return new Set();
  const found = [...lines.keys()].filter((at) => {
    const text = (lines[at]?.text ?? '').trim();
    const next = lines[at + 1]?.text ?? '';
    if (text.length > maxUnspaced || !unspacedHeading.test(text)) return false;
    return startsUnit.test(next) || (ended.test(next) && wordsIn(next) > wordsIn(text));
  });
  return new Set(found.length < minUnspaced ? [] : found);
}

/** `Customer: “Nobody goes to the baker any more.” – Sabine Ott`: after a gap, no part of the notes above. */
const isQuoted = (text: string): boolean =>
  text.length <= 600 &&
  /^(?:[^:："“„«「『\d]{2,40}\s?[:：]\s*)?["“„«「『][^"“”„«»「」『』]{15,400}["”“»」』][.,]?\s*(?:[–—-]|\(|（|,)\s*\p{L}/u.test(
    text,
  );

/** `Parking: first hour free`, below the gap where a letter ends. */
const labelled = /^\p{Lu}[^.:：!?]{2,30}[:：]\s?\S/u;

export function hideSections(lines: readonly Line[], hideLine: HideLine): void {
  let rank: number | undefined;
  let reason: LeftOutReason = 'internal';
  let inBlock = false;
  let tight = false;
  let talk = false;
  let letter = false;
  const first = lines.findIndex((line) => line.text.trim() !== '');
  for (let at = 0; at < lines.length; at++) {
    const text = (lines[at]?.text ?? '').trim();
    const heading = headingRank(lines, at);
    // `Margin | 15 mm` is a row, and heads nothing.
    const isRow = /[|｜\t].*\d/u.test(text);
    const named = isRow ? undefined : isSectionMark(bracketed.exec(text)?.[1] ?? text);
    const passed = isPassedOn(text);
    const ours =
      passed || isMarkedHeading(text, heading) || (at > first && isOfTeam(text, heading));
    const mark = named ?? (ours ? 'internal' : undefined);
    if (rank !== undefined && !mark) {
      const ends = heading !== undefined && heading <= rank;
      // `Tone` right above its lines speaks of those lines alone.
      const gap = tight && text === '';
      const apart = rank === 8 && (lines[at - 1]?.text ?? '').trim() === '';
      const left = letter && (lines[at - 1]?.text ?? '').trim() === '' && labelled.test(text);
      if (ends || gap || left || (rank === 8 && separator.test(text)) || (apart && isQuoted(text)))
        rank = undefined;
    }
    // A block ends at a gap, or where something else is headed.
    if (inBlock && (text === '' || heading !== undefined)) inBlock = false;
    if (mark !== undefined && (heading !== undefined || standsAlone(text))) {
      reason = mark;
      // A letter has gaps in it, and ends where something else is headed.
      rank = passed ? (heading ?? 8) : heading;
      const close = (lines[at + 1]?.text ?? '').trim() !== '';
      tight = !passed && heading === 8 && (mark === 'instruction' || named === undefined) && close;
      inBlock = !passed && heading === undefined;
      hideLine(at, reason);
      letter = passed;
      talk = named === undefined && isMeetingNotes(text);
    } else if (
      (rank !== undefined || inBlock) &&
      text !== '' &&
      !(talk && agreedThere.test(text))
    ) {
      // A list in a letter is what it brings.
      if (!letter) hideLine(at, reason);
      else if (!startsUnit.test(text) || /^["“„«「]/u.test(text)) hideLine(at, 'mail', true);
    }
  }
}

/** `Who buys`, `Slide 9 – backup`, `Where they are today`; the first line names the document instead. */
const isOfTeam = (text: string, rank: number | undefined): boolean =>
  !(rank === undefined && startsUnit.test(text)) &&
  (isTeamHeading(text) ||
    (rank !== undefined && text.length <= 60 && theirState.test(`${bare(text)}: .`)) ||
    (rank !== undefined && ((text.length <= 100 && minutes.test(text)) || isMeetingNotes(text))));

const bare = (heading: string): string =>
  heading.replace(/^[#\s*_\d.)]{1,8}|[\s:：*_]{1,8}$/gu, '');

/** `committee mins 3 March (extract)`: of a meeting, by its date or as a part of them. */
const minutes = lean(
  /^[^.\d]{0,30}(?<!\p{L})(?:mins|minutes|\p{L}{0,14}protokoll|comptes?[- ]rendus?|acta|verbale|ata|notulen|protokół|議事録)(?: (?:of|from|der|des|vom|du|de|del|della|dell[’']|da|do|van|z|ze))?(?: \p{L}+){0,3}[ ,]{1,2}(?:\(?(?:extract|excerpt|auszug|extrait|extracto|estratto|excerto|uittreksel|fragment|抜粋)|\(?\p{L}{0,3}\.? ?\d{1,2}(?:[./]|\.?(?:st|nd|rd|th|er|º)?(?: de)? \p{L}))/iu,
);

/** `Club minutes 3 May, item 4: …`: all on one line. */
const item =
  /(?<!\p{L})(?:items?|top|punkt|point|punto|ponto|agendapunt|punt|pkt|punkt)\.? ?\d{1,2}[:.,]/iu;

/** `Known issues: the door sensor is flaky`: heads its own line. */
export function isTeamLabelled(text: string): boolean {
  const ofMood = impressions.test(text.slice(0, 40)) && !priceOnly.test(text.slice(0, 80));
  if (
    ofMood ||
    theirLiking.test(text.slice(0, 40)) ||
    (minutes.test(text.slice(0, 60)) && item.test(text.slice(0, 80))) ||
    theirState.test(text.slice(0, 80)) ||
    toDo.test(text.slice(0, 40))
  )
    return true;
  const parts = /^([^:：]{3,60})[:：]\s?\S/u.exec(text.slice(0, 120));
  return parts?.[1] !== undefined && !cites.test(parts[1].trim()) && isTeamHeading(parts[1]);
}

/** `To do: …`, with what is to be done behind it. */
const toDo =
  /^\s*(?:[-*•–—・]\s?)?(?:to do|(?:still )?missing|(?:es )?fehlt(?: noch)?|il manque(?: encore)?|manquent?(?: encore)?|faltan?|manca(?:no)?|a fazer|falta(?:m)? ainda|te doen|ontbreekt(?: nog)?|brakuje(?: jeszcze)?|やること|宿題)\s?[:：]\s?\S/iu;

/** How the reader seemed to the team. */
const impressions =
  /^\s*(?:[-*•–—]\s)?(?:(?:my |our )?impressions?|mood|vibe|gut feeling|(?:mein |unser )?eindr[uü]ck\p{L}*|stimmung|bauchgefühl|(?:mes |nos )?impressions?|ressentis?|impresiones|sensaciones|impressioni|sensazioni|impressões|indruk(?:ken)?|onderbuikgevoel|wrażeni[ae]|odczucia|所感|印象)\s?[:：]\s?\S/iu;

/** `Stimmung: 110 €`: what is sold by that name. */
const priceOnly =
  /[:：]\s?(?:(?:from|ab|à partir de|desde|da|a partire da|a partir de|vanaf|od)\s)?(?:\p{Sc}\s?\d[\d.,' ]{0,12}|\d[\d.,' ]{0,12}\s?(?:\p{Sc}|zł|EUR|CHF|円))/iu;

const theirLiking =
  /^\s*(?:[-*•–—]\s)?(?:what (?:they|he|she) (?:liked|asked|said|wanted)|\p{L}{2,15} (?:is |was )?(?:worried|nervous|concerned|sceptical|unsure) about)\s?[:：]\s?\S/iu;

/** `What they do today: …`, `They want: …`: how the reader manages so far, or would like to, told about them and not to them. */
const theirState =
  /^\s*(?:[-*•–—]\s)?(?:(?:[Ww]here|[Ww]hat|[Hh]ow) they(?:[’']re)? (?:.{2,20} )?(?:today|now|currently|at the moment|so far|at present)(?: \p{Ll}+)?|[Ww]here they stand|[Ww]o sie (?:heute |jetzt |gerade |derzeit )?stehen|[Oo]ù (?:ils|elles) en sont|[Dd]ónde están(?: hoy| ahora)?|[Dd]ove sono(?: oggi| adesso| ora)?|[Oo]nde estão(?: hoje| agora)?|[Ww]aar (?:ze|zij) (?:nu |vandaag )?staan(?: nu| vandaag)?|[Gg]dzie (?:teraz |dziś )?są(?: teraz| dziś)?|(?:[Ww]as|[Ww]ie) sie (?:es )?(?:heute|jetzt|bisher|derzeit|aktuell|momentan|im Moment)(?: \p{L}+){1,2}|(?:[Cc]e qu|[Cc]omment )[’']?(?:ils|elles) (?:\p{L}+ ){1,3}(?:aujourd[’']hui|actuellement|maintenant|pour l[’']instant)|(?:[Ll]o que|[Cc]ómo) (?:ellos )?(?:lo )?\p{Ll}{1,12}n (?:ahora|hoy|actualmente|hasta ahora)|(?:[Cc]he cosa|[Cc]osa|[Qq]uello che|[Cc]ome) \p{Ll}{2,12}no (?:oggi|adesso|ora|attualmente)|(?:[Oo] que|[Cc]omo) (?:eles )?\p{Ll}{1,12}m (?:hoje|agora|atualmente)|(?:[Ww]at|[Hh]oe) (?:ze|zij) (?:het )?(?:nu|vandaag|momenteel|op dit moment|tot nu toe)(?: \p{Ll}+){1,2}|(?:[Cc]o|[Jj]ak) (?:oni )?(?:teraz |dziś |obecnie )?\p{Ll}{2,12}ją(?: teraz| dziś| dzisiaj| obecnie)|[Ww]hat they (?:have|use|do|run|pay|need|want|work with)|[Ww]as sie (?:haben|nutzen|machen|brauchen|zahlen)|[Cc]e qu[’']il(?:s|) (?:ont|a|utilisent|utilise|font|fait|paient|veulent|veut)|[Ll]o que (?:tienen|usan|hacen|pagan|necesitan|quieren)|(?:[Qq]uello che|[Cc]osa) (?:hanno|usano|fanno|pagano|vogliono)|[Oo] que (?:têm|usam|fazem|pagam|querem)|[Ww]at (?:ze|zij) (?:hebben|gebruiken|doen|betalen|willen)|[Cc]o (?:mają|używają|robią|płacą|chcą)|[Tt]hey (?:want|need|have|use|run|asked(?: for)?|would like|care about)|(?:[Dd]er [Kk]unde|[Dd]ie [Kk]undin|[Ee]r) (?:will|möchte|braucht|wünscht)|(?:[Ii]ls|[Ee]lles|[Ll]e client|[Ll]a cliente) (?:veu(?:len)?t|voudrai(?:en)?t|cherche(?:nt)?|demande(?:nt)?)|[Qq]uieren|[Tt]ienen|[Pp]iden|[Vv]ogliono|[Hh]anno|[Cc]hiedono|[Qq]uerem|[Tt]êm|[Pp]edem|[Mm]ają|[Ss]ie haben|[Ii]ls ont|[Zz]e hebben|(?:[Zz]e|[Zz]ij|[Dd]e klant) (?:wil(?:len)?|vra(?:agt|gen)|zoek(?:t|en))|[Cc]hcą|[Kk]lient chce|先方の(?:現状|状況|運用|要望|希望))\s?[:：]/u;

/** `Source: Office for National Statistics`, `Margins: 2.5 cm`: told to readers. */
const cites =
  /^(?:sources?|fuentes?|font[ei]s?|quellen?|bron(?:nen)?|źródł[oa]|出典|المصادر|owners?|margins?)$/iu;

/** `4. Compliance [not approved yet]`, `Pricing grid – staff only`, `Not approved (ticket 4471):`. */
function isMarkedHeading(text: string, rank: number | undefined): boolean {
  if (rank === undefined || text.length > 100) return false;
  const at = text.search(markedInternal);
  if (at === -1) return false;
  // A plain line that begins with its mark is a note of its own: `Do not mention the works`.
  return rank < 8 || /[:：]$/.test(text) || (at > 0 && !/[:：]\s*\S/.test(text));
}

/** A mark with nothing beside it speaks of what follows. */
const standsAlone = (text: string): boolean => text.length <= 60 && !/[.。]\s*\S/.test(text);
