// Which plain lines are headings, and how a heading stands on a page.
import { isEnded } from '../../../platform/text/sentences.ts';
import { capitalised } from './items.ts';
import type { Line } from './lines.ts';
import { labelOf } from './notes.ts';
import { answeredIn, askedIn } from './questions.ts';

const maxPlainHeading = 70;
const maxListHeading = 95;
const maxTitleLine = 200;

/** The name of the paper, set apart above it: `Group visits – autumn 2026 (for the web site)`. */
export function isTitleLine(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line?.kind !== 'text' || lines[at + 1]?.kind !== 'blank') return false;
  const { text } = line;
  if (text.length > maxTitleLine || isEnded(text) || /[,;:]$/.test(text)) return false;
  return text.length > maxPlainHeading && /\s[–—-]\s|[(（|·]|\/\/|\s{3,}/.test(text);
}

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
  const closed = /[:：]$/.test(text);
  // Right above a list, a colon makes a heading of a longer line too.
  const listHead = closed && text.length <= maxListHeading && lines[at + 1]?.kind === 'item';
  if (text.length > maxPlainHeading && !listHead) return false;
  if (labelOf(text) || askedIn(text) || answeredIn(text)) return false;
  if (!closed && /[.!,;…。！、،]["”»)]?$/.test(text)) return false;
  if (/^["“„«「]/.test(text) || (labelled.test(text) && !/[)）]$/.test(text))) return false;
  let next = at + 1;
  while (lines[next]?.kind === 'blank') next++;
  const after = lines[next];
  if (!after) return false;
  // `Formats and prices (ex works, per 1,000 pieces)` right above its table.
  if (after.kind === 'row' && next === at + 1 && /[)）]$/.test(text)) return true;
  // `February: roof check` under `Timeline`, and below it `March: …`, are entries.
  if (before?.kind === 'heading' && labelledText.test(text) && isLabelledText(after)) return false;
  if (isStatement(text)) return false;
  if (after.kind !== 'text') return after.kind !== 'heading' || first;
  const second = lines[next + 1];
  const listed =
    next === at + 1 &&
    second?.kind === 'text' &&
    !isEnded(after.text) &&
    !isEnded(second.text) &&
    second.text.length <= maxPlainHeading;
  if (listed && !first) return true;
  // `Approach`, and below it `Week 1: …`.
  if (!first && next === at + 1 && /^\p{Lu}[^.:：!?]{1,40}[:：]\s\S/u.test(after.text)) return true;
  if (/^["“„«「『]/u.test(after.text)) return true;
  if (closed) return text.length <= 60 && isEnded(after.text);
  if (first && /\b(?:notes|call|meeting|recap|minutes)\b/i.test(text)) return true;
  return after.text.length > maxPlainHeading || isEnded(after.text) || next > at + 1;
}

const labelledText = /^[\p{Lu}\p{Lo}\d][^:：]{1,40}[:：]\s?\S/u;
const isLabelledText = (line: Line): boolean =>
  line.kind === 'row' || (line.kind === 'text' && labelledText.test(line.text));

/** `Awards: gold in 2025, silver in 2024` says it all on its line. */
const labelled = /^[^:：]{2,40}[:：]\s?[^:：]{0,60}[\d,、]/u;

/** `Fixed yearly price, no fee in the first 12 months` says something itself. */
const isStatement = (text: string): boolean =>
  text.split(/\s+/).length > 6 && /[\d,]/.test(text) && !/[:：]/.test(text);

/** Words of those who write pages, not of those who read them. */
const writersHeading =
  /^(?:proof points?|key messages?|value prop(?:osition)?s?|usps?|talking points|elevator pitch|boilerplate|approved (?:wording|text|copy)|freigegebene[rs]? texte?|textes? validés?|texto aprobado|testo approvato|texto aprovado|goedgekeurde tekst|copy|text|body|content|main|misc(?:ellaneous)?|other|stuff|facts?|infos?|kernbotschaften?|argumente|messages clés|mensajes clave|messaggi chiave|story|numbers|(?:key )?figures|stats|statistics|(?:kenn)?zahlen(?: (?:und|&) fakten)?|fakten|chiffres(?:[- ]clés)?|cifras|datos|numeri|dati|números|dados|cijfers|feiten|liczby|fakty)(?::.*)?$/iu;

/** `What's new since they signed` was written about the reader, not for them. */
const ofOthers =
  /(?<!\p{L})(?:they|them|their|he|she|his|him|elle|lui|leur|ella|ellos|loro|lhe|lhes|ela|eles|hem|haar|hen|hun|jej|nich)(?!\p{L})/iu;

const tellingBracket =
  /[(（](?=[^()（）]{2,80}[)）]\s*$)[^()（）]*(?:\d{2}|(?<!\p{L})(?:netto|brutto|net|gross|excl|incl|inkl|exkl|zzgl|plus|hors|HT|TTC|VAT|MwSt|USt|TVA|IVA|btw|per|pro|je|par|por|al)(?!\p{L}))/iu;

/** As headings stand: not in capitals, and not in the writer's own words. */
export function tidyHeading(heading: string): string {
  // How many, when, and what a price is for belongs to what stands below.
  const text = tellingBracket.test(heading)
    ? heading.trim()
    : heading.replace(/\s*[(（][^()（）]*[)）]?\s*$/u, '').trim() || heading;
  if (/^proof points?$/i.test(text)) return 'Results';
  const story = /^story:\s+(.{3,})$/i.exec(text)?.[1];
  if (story !== undefined) return story;
  if (writersHeading.test(text) || ofOthers.test(text)) return '';
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < 4 || letters !== letters.toUpperCase() || letters === letters.toLowerCase())
    return capitalised(text);
  const lower = text.toLocaleLowerCase();
  return `${lower.charAt(0).toLocaleUpperCase()}${lower.slice(1)}`;
}

const recapHeading =
  /^(?:(?:short |quick |call )?recap|summary of (?:our|the) (?:call|meeting)|zusammenfassung (?:unseres|des) (?:gesprächs|telefonats|termins)|compte[- ]rendu|resumen de (?:la|nuestra) (?:llamada|reunión)|riepilogo|議事録|(?:our |agreed |proposed )?next steps?|what (?:we|you) (?:discussed|agreed|talked about|decided|heard)(?: .{0,40})?|action items?|(?:what was )?agreed|decisions?|(?:die )?nächsten? schritte?|so geht es weiter|was wir besprochen haben|vereinbart(?:es)?|ergebnis(?:se)? (?:vom|des|aus) .{1,40}|prochaines étapes|ce que nous avons (?:dit|vu|convenu)|la suite|próximos pasos|lo (?:hablado|acordado)|prossimi passi|cosa ci siamo detti|próximos passos|o que combin[aá]mos|volgende stappen|wat we bespraken|następne kroki|co ustaliliśmy|今後の(?:予定|流れ)|次回(?:の.{1,12})?|次のステップ|.{0,20}伺ったこと|打ち合わせの内容|الخطوات التالية|ما اتفقنا عليه)$/iu;

/** Written to be shared with those who were there. */
export const isRecapHeading = (heading: string): boolean => recapHeading.test(heading);
