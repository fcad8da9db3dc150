// Whoever a note wants unnamed: `Ask Jo whether Fairlight mind being named`. Whatever else tells of them waits for the
// answer too, wherever it stands.
import { sentenceSpans, sentencesOf } from '../../platform/text/sentences.ts';
import { termsOf } from '../../platform/text/words.ts';
import type { HideSpan, Line } from './lines.ts';
import { leaveGiven } from './patterns/leave_given.ts';
import { pattern, spaced } from './patterns/pattern.ts';

/** Told oftener, it is who the page is about. */
const maxTold = 3;
/** More than people write; each is held against every line. */
const maxNames = 20;
const maxNote = 400;
/** `Alder, Brook and Fairlight`: one of many goes from among them where the page is written. */
const manyListed = 3;
/** In one clause: `fine with being quoted, but not again before May` leaves nothing open. */
const near = '[^.,;!?]{0,60}?';

/** That they are named, quoted or shown as a customer. */
const naming = [
  'nam(?:ed|ing)|mention(?:ed|ing)|quot(?:ed|ing)|(?:as an? |use as )?reference|(?:their|the) logo|being (?:used|cited)',
  'genannt|nennen|nennung|erwähnt|erwähnen|zitiert|zitieren|referenz|(?:ihr|das) logo',
  'cité\\p{L}*|citer|nommé\\p{L}*|nommer|mentionné\\p{L}*|mentionner|(?:en |comme )?référence|(?:leur|le) logo',
  'citad[oa]s?|citar(?:l[oae]s?)?|nombrad[oa]s?|nombrar(?:l[oae]s?)?|mencionad[oa]s?|mencionar(?:l[oae]s?)?|referencia|(?:su|el) logo',
  'citat[oaie]|citar(?:e|l[oaie])|nominat[oaie]|nominar(?:e|l[oaie])|menzionat[oaie]|menzionare|referenza|(?:il )?loro logo',
  'nomead[oa]s?|nomear|mencionar|citá-l[oa]s?|referência|logótipo|logotipo',
  'genoemd|noemen|vermeld|vermelden|geciteerd|citeren|referentie|(?:hun|het) logo',
  'wymieni\\p{L}+|wymieniać|cytowa\\p{L}+|referencj\\p{L}+|(?:ich )?logo|podawać nazw\\p{L}',
].join('|');
/** Nobody knows yet, or they have not agreed. */
const open = [
  "whether|if|ask|check|find out|not|\\p{L}{2,7}n[’']t|never|no longer|waiting|pending|until|stop",
  'ob|nicht|kein\\p{L}{0,2}|nie|fragen|klären|warten|erst|noch offen',
  "s[’']ils?|si|pas|plus|jamais|demander|vérifier|attendre|tant que",
  'si|no|nunca|preguntar|esperar|hasta|todavía|aún',
  'se|non|mai|chiedere|aspettare|finché|ancora',
  'se|não|nunca|perguntar|esperar|até|ainda',
  'of|niet|nooit|vragen|navragen|wachten|nog|geen',
  'czy|nie|nigdy|zapytać|czekać|jeszcze',
].join('|');
const unsettled = pattern(
  `${spaced(open)}${near}${spaced(naming)}`,
  `${spaced(naming)}${near}${spaced(open)}`,
);
const negated = pattern(
  spaced("not|\\p{L}{2,7}n[’']t|never|nicht|nie|pas|jamais|no|nunca|non|mai|não|niet|nooit|nigdy"),
);
/** `社名掲載は未確認`. */
const unsettledWide =
  /(?:社名|名前|お名前|ロゴ|実名|事例)[^。]{0,20}(?:未|まだ|確認|許可|不可|NG|出さ|載せな|控え)/u;

const spacedName =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}’'&.-]*\p{L}(?:\s(?:&\s|of\s|de\s|van\s|und\s|y\s|e\s)?\p{Lu}[\p{L}’'&-]*\p{L}){0,3}(?:\s\d[\d./-]*)?/gu;
/** Written large for its weight, it is no part of a name. */
const loud = /(?<!\p{L})(?:NO|NOT|NICHT|NEIN|PAS|NON|NÃO|NIET|NIE)(?!\p{L})/gu;
/** Behind a name, in its clause: `Ostrava Pay NO`, `Quendelhof: nicht nennen`, `Halden – happy, but under NDA`. */
const refuses =
  /^[^.,;!?\p{Lu}]{0,26}?(?:×|(?<!\p{L})(?:[Nn]ot (?:yet )?(?:asked|agreed|signed|cleared|named?|ticked)|(?:noch )?nicht (?:gefragt|nennen|freigegeben)|(?:under )?(?:embargo|NDA)|(?:do not|don[’']t|never) (?:name|mention|show)|pas (?:encore )?demandé|ne pas citer|no (?:nombrar|citar)|non (?:citare|nominare)|não (?:citar|nomear)|niet (?:noemen|gevraagd)|nie (?:podawać|wymieniać))(?!\p{L}))/u;
/** Whole, with what may stand inside a name. */
const smallWord = /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}’'&.-]*/gu;
const wideName = /[\p{sc=Han}\p{sc=Katakana}ー]{2,20}(?=様|さん|社)/gu;

/** `left`: the text with blanks where a note stood. */
export function hideUnnamed(
  lines: readonly Line[],
  { notes, left, language }: { notes: readonly string[]; left: string; language: string },
  hide: HideSpan,
): void {
  const names = new Set<string>();
  for (const note of notes)
    if (note.length <= maxNote)
      for (const sentence of sentencesOf(note, language))
        for (const name of namesOf(sentence, language)) names.add(name);
  if (names.size === 0) return;
  const shown = lines
    .map(({ start, end }) => ({ start, end, text: left.slice(start, end) }))
    .filter(({ text }) => text.trim() !== '');
  const words = new Set(lines.flatMap(({ text }) => text.match(smallWord) ?? []));
  // `The owner has not agreed to be named`: what the text writes small as well names nobody.
  const proper = [...names].filter((name) => !words.has(name.toLowerCase()));
  const refused = new Set(notes.flatMap((note) => (note.length > maxNote ? [] : namesKept(note))));
  for (const name of proper.slice(0, maxNames)) {
    const told = shown.filter((line) => tellsOf(line.text, name));
    // Whoever may not be named goes from every sentence.
    if (refused.has(name) && told[0] !== shown[0])
      for (const { start, text } of shown
        .filter((line) => line.text.includes(name))
        .slice(0, maxTold))
        for (const span of sentenceSpans(text, language))
          if (
            text.slice(span.start, span.end).split(/,\s/).length < manyListed + 1 &&
            text.slice(span.start, span.end).includes(name)
          )
            hide(start + span.start, start + span.end, 'unsure');
    // The first line names the house.
    if (told.length === 0 || told.length > maxTold || told[0] === shown[0]) continue;
    for (const line of told) {
      const isList = line.text.split(/,\s/).length >= manyListed && !/\d|["”»“」]/u.test(line.text);
      if (!isList) hide(line.start, line.end, 'unsure');
    }
  }
}

/** The line is about them: it begins with them, or it is what they said. `Yards in Hull and Oban` only names a place. */
function tellsOf(line: string, name: string): boolean {
  const at = line.indexOf(name);
  const after = line.slice(at + name.length);
  if (at === -1 || /^[\p{Lu}\p{Ll}]/u.test(after)) return false;
  const before = line.slice(0, at);
  return /^["“„«「]/u.test(line.trim()) || /^[^\p{L}]*(?:\p{L}+\s){0,2}$/u.test(before);
}

/** Whom a sentence keeps from the page. */
export function namesKept(sentence: string): string[] {
  const said = sentence.replace(loud, '×');
  return [...said.matchAll(spacedName)].flatMap(({ 0: name, index }) =>
    termsOf(name).length > 0 &&
    (refuses.test(said.slice(index + name.length)) || said.slice(0, index).endsWith('× '))
      ? [name]
      : [],
  );
}

function namesOf(sentence: string, language: string): string[] {
  if (leaveGiven.test(sentence) && !negated.test(sentence)) return [];
  if (/\p{sc=Han}|\p{sc=Katakana}/u.test(sentence))
    return unsettledWide.test(sentence) ? (sentence.match(wideName) ?? []) : [];
  const kept = namesKept(sentence);
  if (kept.length > 0 || !unsettled.test(sentence)) return kept;
  const found = sentence.match(spacedName) ?? [];
  // Every noun is written large there: two together, or none that begins the sentence.
  return language === 'de' ? found.filter((name) => /\s/.test(name)) : found;
}
