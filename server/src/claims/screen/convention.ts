// A document may say itself which of its lines are for others: `only lines with * may go out`, `Sternchen = darf zum
// Kunden, ohne = nur für uns`. Then what has no such mark is the team's, unless it belongs to a line that has.
import { lean } from '../../platform/text/quickened.ts';
import type { HideLine, HideSpan, Line } from './lines.ts';
import { isConvention } from './patterns/to_maker.ts';
import { headingRank } from './sections.ts';

const marks = '[*★☆✓✔●◎○]';
const star =
  /(?<!\p{L})(?:asterisks?|stars?|starred|sternchen|stern|astérisques?|étoiles?|asteriscos?|asterisc[oh]i?|estrel(?:la|inha)s?|stell(?:ina|ine|a|e)|sterretjes?|ster|gwiazdk\p{L}{1,3})(?!\p{L})|アスタリスク|星印/iu;
const open = lean(
  /(?<!\p{L})(?:go out|go to (?:the )?(?:customers?|clients?)|be (?:sent|shown|shared|used|published|passed on)|ok(?:ay)? (?:to (?:send|show|share|use)|for)|for (?:customers|clients|the page|the public|readers)|(?:darf|dürfen|kann|können) (?:raus|hinaus|nach außen|zum kunden|an (?:den |die )?kunden|auf die seite|verschickt|gezeigt|verwendet|weitergegeben)|für (?:die |den )?kunden|peu(?:t|vent) (?:sortir|être (?:envoyée?s?|montrée?s?|diffusée?s?|transmise?s?))|pour (?:les clients|le client)|se pueden? (?:enviar|mostrar|mandar|usar|publicar)|pueden? (?:salir|enviarse|mostrarse)|para (?:el cliente|los clientes|clientes)|si (?:può|possono) (?:inviare|mostrare|mandare|usare|pubblicare)|(?:può|possono) (?:uscire|andare (?:fuori|al cliente|ai clienti))|per (?:il cliente|i clienti)|pode(?:m)? (?:sair|ir para (?:o cliente|fora)|ser (?:enviad|mostrad|usad|publicad)[oa]s?)|para (?:o cliente|os clientes)|(?:mag|mogen) (?:naar buiten|eruit|(?:naar|voor) (?:de )?klant(?:en)?|gestuurd|getoond|gebruikt|verstuurd)|voor (?:de )?klanten|można (?:wysyłać|wysłać|pokazać|pokazywać|użyć|publikować)|(?:dla|do) klient(?:a|ów))(?!\p{L})|(?:お客様|顧客|社外|外部)(?:に|へ)?(?:見せ|出し|送っ|公開し)ても?(?:よい|いい|良い|可|OK)|(?:公開|社外)可/iu,
);
/** What has no mark is said to be the team's. */
const ours =
  /(?<!\p{L})(?:internal|for us|team only|intern|für uns|interne|pour nous|intern[oa]|para nosotros|per noi|para nós|voor ons|wewnętrzn\p{L}+|dla nas)(?!\p{L})|社内|内部/iu;
/** Only some of the text's own lines: `only services with *` speaks of something else. */
const onlyLines =
  /(?<!\p{L})(?:only|nur|seul\p{L}{0,4}|uniquement|solo|sólo|solamente|soltanto|só|apenas|somente|alleen|enkel|tylko|wyłącznie)(?!\p{L})[^.]{0,20}(?<!\p{L})(?:lines?|points|bullets|rows|entries|zeilen|punkte|stichpunkte|lignes?|líneas|puntos|righe|punti|linhas|pontos|regels|punten|lini[ei]|linijki|punkty|wiersze)(?!\p{L})|(?:行|項目)(?:だけ|のみ)/iu;
/** The mark is spoken of, and is no bullet: `with *`, `* =`. */
const spoken = new RegExp(
  `(?<!\\p{L})(?:with|mit|avec|con|com|met|z|marked|markiert)\\s(?:an?\\s|einem\\s|une?\\s|uma?\\s|een\\s)?["'“„«(]?(${marks})|(${marks})["'”“»)]?\\s?(?:=|means|heißt|bedeutet|signifie|significa|betekent|oznacza|の|印|付き)`,
  'iu',
);

const maxDeclared = 250;
const minMarked = 3;

/** The mark that a line declares, if it does. */
function declaredIn(text: string): string | undefined {
  if (text.length > maxDeclared || !open.test(text)) return undefined;
  if (!ours.test(text) && !onlyLines.test(text)) return undefined;
  const found = spoken.exec(text);
  return found?.[1] ?? found?.[2] ?? (star.test(text) ? '*' : undefined);
}

const indentOf = (text: string): number => text.length - text.trimStart().length;

export function hideUnmarked(lines: readonly Line[], hideLine: HideLine): void {
  const declared = lines.findIndex(({ text }) => declaredIn(text) !== undefined);
  const mark = declaredIn(lines[declared]?.text ?? '');
  if (mark === undefined) return;
  const isMarked = ({ text }: Line): boolean =>
    text.trimStart().startsWith(mark) || text.trimEnd().endsWith(mark);
  if (lines.filter((line, at) => at !== declared && isMarked(line)).length < minMarked) return;
  hideLine(declared, 'internal');
  /** How far the marked line above is set in; what is set in further goes on from it. */
  let indent = Number.POSITIVE_INFINITY;
  for (const [at, line] of lines.entries()) {
    if (at === declared || line.text.trim() === '') continue;
    if (isMarked(line)) {
      indent = indentOf(line.text);
      continue;
    }
    if (indentOf(line.text) > indent) continue;
    indent = Number.POSITIVE_INFINITY;
    const below = lines.slice(at + 1).find(({ text }) => text.trim() !== '');
    const heads = headingRank(lines, at) !== undefined && below !== undefined && isMarked(below);
    if (!heads) hideLine(at, 'internal');
  }
}

const square =
  /(?<!\p{L})(?:square|eckige\p{L}?|crochets|corchetes|quadre|colchetes|retos|vierkante|kwadratow\p{L}+)(?!\p{L})|角括弧|大括弧/iu;
const anyBrackets =
  /(?<!\p{L})(?:brackets|parenthes[ei]s|klammern?|parenthèses|paréntesis|parentesi|parênteses|parêntesis|haken|haakjes|nawias\p{L}{0,4})(?!\p{L})|括弧|カッコ|かっこ/iu;
const inSquare = /[[［][^[\]［］]{1,800}[\]］]/gu;
const inRound = /[(（][^()（）]{1,800}[)）]/gu;

/** `What is in brackets is for you`: all that stands in them, over several lines too, where it is not hidden yet. */
export function hideBracketed(
  text: string,
  lines: readonly Line[],
  isHidden: (line: Line) => boolean,
  hide: HideSpan,
): void {
  const said = lines.find((line) => line.text.length <= maxSaid && isConvention.test(line.text));
  if (said === undefined) return;
  const named =
    square.test(said.text) || (anyBrackets.test(said.text) && text.search(inSquare) >= 0);
  if (!named && !anyBrackets.test(said.text)) {
    hideStarred(lines, said, isHidden, hide);
    return;
  }
  for (const { 0: match, index } of text.matchAll(named ? inSquare : inRound)) {
    const one = { start: index, end: index + match.length, text: match };
    if (!isHidden(one)) hide(one.start, one.end, 'instruction');
  }
}

/** Fewer than half of the lines: else the star is a bullet. */
function hideStarred(
  lines: readonly Line[],
  said: Line,
  isHidden: (line: Line) => boolean,
  hide: HideSpan,
): void {
  if (!star.test(said.text)) return;
  const starred = lines.filter(
    (line) => line !== said && /^\s*[*★☆]|[*★☆]\s*$/u.test(line.text) && /\p{L}/u.test(line.text),
  );
  if (starred.length * 2 > lines.filter(({ text }) => text.trim() !== '').length) return;
  for (const line of starred) if (!isHidden(line)) hide(line.start, line.end, 'instruction');
}
const maxSaid = 600;
