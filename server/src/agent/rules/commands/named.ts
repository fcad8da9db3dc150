// What a clause names: without its verb, articles, prepositions and politeness.
import type { ReadingWords, Verb } from '../grammar/languages/request_words.ts';
import { firstOf, phrasesOf, stripAround } from '../grammar/phrases.ts';
import { withoutPoliteEnding } from './starts.ts';
import { tone } from './words.ts';

const edge =
  /^(?:(?:the|our|a|an|any|der|die|das|den|dem|des|ein|eine|einen|einem|einer|le|la|les|l[’']|une?|aucune?s?|keine?[nrs]?|ningún|ninguna|nessun[ao]?|nenhuma?|geen|żadn\p{L}{1,4}|du|des|d[’']|el|los|las|lo del?|una?|il|lo|gli|i|dell[’']|della|dello|del|dei|delle|degli|o|os|as|uma?|de|het|een|for|für|pour|para|per|voor|dla|with|mit|about|über|of|von|vom|sur|sobre|su|sul|sulla|over|o|w|za)\s+|l[’']|d[’']|dell[’'])/iu;
const closingVerb =
  /\s(?:nennen|erwähnen|zeigen|schreiben|sagen|bringen|angeben|aufführen|anbieten|vorstellen|verwenden|noemen|vermelden|tonen|schrijven|zeggen|laten zien|mentionner|montrer|afficher|citer|mencionar|mostrar|menzionare|mostrare|citare|citar|podawać|wspominać|pokazać)$|(?:を|は|について|に関して)?(?:紹介|掲載|記載|表示|説明)?(?:する|して|(?<=紹介|掲載|記載|表示|説明)し)?$/iu;

/** `冒頭は騒音の低減から`: where it is to stand is no part of it. */
const placeFirst = /^(?:冒頭|最初|はじめ|始め)(?:は|に|で|には)、?/u;

const surely = /(?:[をもは])?(?:必ず|ぜひ|絶対に?|忘れずに)\s?$/u;

/** What is meant, without articles, prepositions and the verb at the end. */
export function nameIn(text: string): string {
  let name = withoutPoliteEnding(text.split(/,\s(?!\d)/)[0] ?? '')
    .replace(surely, '')
    .replace(placeFirst, '')
    .replace(closingVerb, '')
    .trim();
  for (let round = 0; round < 3; round++) name = name.replace(edge, '').trim();
  const about = name.replace(pieceOf, '');
  return about === name || about.length < 2 ? name : nameIn(about);
}

/** `The bits about late payers`: what they are about is meant. */
const pieceOf =
  /^(?:(?:bits?|parts?|pieces?|passages?|stuff|things?) (?:about|on|with)|(?:stellen?|teile?s?|abschnitte?|passagen?|sachen?) (?:über|zu[mr]?|mit|von)|(?:stukk?(?:en)?|stukjes?|delen|deel|passages?) (?:over|met)|(?:parties?|passages?|morceaux?) (?:sur|concernant)|(?:partes?|trozos?|trechos?) (?:sobre|con|com)|(?:parti|parte|passaggi|pezz[oi]) (?:su|sui|sul|sulla|sulle|sugli|con)|(?:częś(?:ć|ci)|fragment\p{L}*) (?:o|z))\s/iu;

export function firstGroup(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern
      .exec(text)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (found !== undefined) return found.trim();
  }
  return undefined;
}

/** By the words that edits are read by: a verb that opens or closes the clause. */
export function anchored(
  bare: string,
  verb: Verb,
  tables: readonly ReadingWords[],
  opening = false,
): string | undefined {
  for (const words of tables) {
    const found = firstOf(bare, phrasesOf(words.verbs[verb], words.unspaced));
    // Where the verb comes last, it opens nothing.
    const late = found !== undefined && bare.slice(found.end).replace(kindly, '') !== '';
    if (!found || (found.start > 0 && (late || (opening && words.unspaced !== true)))) continue;
    const about = nameIn(stripAround(found.rest, smallIn(words)));
    if (about.length >= 2) return about;
  }
  return undefined;
}

const kindly = /^(?:ください|下さい|ほしい|欲しい|おいて(?:ください)?|お願いします)$/u;

export const smallIn = (words: ReadingWords) => phrasesOf(words.small, words.unspaced);

/** `Her boss is a warm and friendly man` asks for nothing. */
export const isTone = (bare: string): boolean =>
  tone.test(bare) && bare.split(/\s+/).length <= maxTone;
const maxTone = 5;
