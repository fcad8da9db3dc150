// What the house promises in one line: its slogan, or the first sentence of the text that is short and
// whole. It is the headline where nothing in the sources answers this reader better.
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { isQuestion } from '../../context/questions.ts';
import type { Brief } from '../brief/brief.ts';
import { openingParagraphs } from '../brief/opening.ts';
import { isOwn } from '../brief/own_lines.ts';
import { isUnfit } from '../brief/unfit_lead.ts';
import {
  defines,
  isClaim,
  isListing,
  isSize,
  leansOnOther,
  negated,
  ofEverybody,
  openEnd,
  shortened,
  tellingFigure,
  wordCount,
} from '../texts/claim_lines.ts';
import { isNounless } from '../texts/nounless.ts';
import { isLimit } from '../texts/pledges.ts';
import { isStatement, knowsVerbs } from '../texts/statements.ts';

/** A whole sentence may be as long, half of one shorter. */
const maxWords = 16;
const maxHead = 13;
const idealWords = 12;
const minWords = 4;
/** Half a sentence of fewer words says too little. */
const minHead = 5;
const maxSentences = 4;

/** What only says what or how large the house is counts where nothing else is left to say. */
export function promiseOf(brief: Brief, poor = false): string | undefined {
  const { source, language } = brief;
  const pitch = bestLine(brief, source.pitch ?? [], true, true);
  if (pitch !== undefined) return pitch;
  if (source.slogan !== undefined) return capitalised(source.slogan);
  const opening = openingParagraphs(brief)
    .slice(0, 2)
    .flatMap((text) => sentencesOf(text, language))
    .slice(0, maxSentences);
  return bestLine(brief, opening, poor);
}

/** Whether the house itself says what it is in one line. */
export const hasPitch = ({ source }: Brief): boolean =>
  source.pitch !== undefined || source.slogan !== undefined;

/** Whole sentences before halves, what is done before what is listed, and all before what only is. */
function bestLine(
  brief: Brief,
  sentences: readonly string[],
  poor: boolean,
  given = false,
): string | undefined {
  const lines = sentences.map((one) =>
    withoutStop(one.replace(/(?<=[.!])\s\p{Extended_Pictographic}+$/u, '')),
  );
  const done = lines.flatMap((line) => doneBy.exec(line)?.[1] ?? [])[0];
  const ranked = lines
    .flatMap((sentence, at) =>
      [sentence, shortLine(sentence, given || isOwn(brief, sentence))]
        .filter((line, nth, both) => nth === 0 || line !== both[0])
        .filter((line) =>
          given
            ? isGiven(line) &&
              (at === 0 ||
                (!isNounless(line, brief.language) && !leansOnOther(line, brief.language)))
            : isPromise(brief, line, at === 0),
        )
        .map((line) => ({
          line,
          worth: worthOf(brief, line, line === sentence) - at * (given ? 0.5 : 0.1),
        })),
    )
    .filter(({ worth }) => poor || worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return done ?? ranked[0]?.line;
}

function worthOf(brief: Brief, line: string, whole: boolean): number {
  if (defines.test(line) || isSize(line)) return -1;
  const own = isOwn(brief, line) || ofYou.test(line) || !isStatement(line, brief.language);
  const long = Math.max(0, wordCount(line) - idealWords) * 0.05;
  return (whole ? 1 : 0.7) - long - (isListing(line) ? 0.4 : 0) - (own ? 0 : 0.6);
}
export const ofYou =
  /(?<!\p{L})(?:you|your|sie|ihre?[nmrs]?|du|dein\p{L}{0,2}|vous|votre|vos|usted|su|sus|lei|suo|sua|suoi|sue|voi|vostr[oaie]|você|seu|seus|suas|u|uw|je|jouw|państwo|pan|pani|twój)(?!\p{L})/iu;

/** Says what the house does, and nothing that it does for the reader. */
export const isDescription = (brief: Brief, line: string): boolean =>
  !ofYou.test(line) &&
  (!negated.test(line) || isLimit(line)) &&
  !tellingFigure(line) &&
  (isOwn(brief, line) ||
    isSize(line) ||
    (brief.source.pitch === undefined && namesTrade(line, brief.language)));

/** `Window replacement for housing associations`, `全国で210工場と契約しています`. */
const namesTrade = (line: string, language: string): boolean =>
  language === 'ja'
    ? /(?:契約|導入|採用|利用)(?:され)?(?:して|いただいて)?います$/u.test(line)
    : !isStatement(line, language) && (forWhom.test(line) || isListing(line));
const forWhom = /\s(?:for|für|pour|para|per|voor|dla)\s\p{Ll}/u;

/** As the author calls it the promise, it need only be whole. */
const isGiven = (line: string): boolean =>
  wordCount(line) >= minWords && wordCount(line) <= maxWords && !isSize(line) && !isQuestion(line);

/** `The right truck in the right months` needs no verb where the text begins with it. */
function isPromise(brief: Brief, line: string, opens: boolean): boolean {
  const { language } = brief;
  const words = wordCount(line);
  if (words > maxWords || words < minWords || !isClaim(line, language)) return false;
  if (ofPlace.test(line) || ofEverybody.test(line) || isUnfit(brief, line)) return false;
  return (
    isOwn(brief, line) ||
    toYou.test(line) ||
    isStatement(line, language) ||
    ((opens || !knowsVerbs(language)) && !isListing(line) && words <= idealWords)
  );
}
const toYou = /^(?:you|sie|vous|usted|lei|você|u|je)\s/iu;
/** Where somebody is, and thanks: neither is a promise. */
const ofPlace =
  /^(?:thank|danke|vielen dank|merci|gracias|grazie|obrigad|bedankt|dank u|dziękujemy)|(?<!\p{L})(?:is (?:located|at)|liegt|befindet sich|se trouve|est situé\p{L}*|está en|se encuentra|si trova|fica em|ligt (?:aan|in)|znajduje się)(?!\p{L})/iu;

function shortLine(sentence: string, own: boolean): string {
  if (wordCount(sentence) <= maxHead) return sentence;
  const short = shortened(sentence);
  if (wordCount(short) <= maxHead || !own) return short;
  const heads = [...sentence.matchAll(secondVerb)].map(({ index }) => sentence.slice(0, index));
  // In the middle of a list a half is less than half: `We rent and launder bed linen, towels and gowns`.
  const clause = (
    /^[^,;:：]{20,110}(?=[,;])(?!, [^,]{2,40}(?:,| (?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz) ))/u.exec(
      sentence,
    )?.[0] ?? ''
  ).replace(openEnd, '');
  const bare = (beside.exec(sentence)?.[0] ?? '').replace(halfJoined, '');
  return (
    [...heads.toReversed(), clause, bare].find(
      (one) => wordCount(one) <= maxHead + 2 && wordCount(one) > minHead,
    ) ?? short
  );
}

/** `… registered in Wales and certified`, by whom or to what was cut off. */
const halfJoined = /^.* (?:and|und|et|y|e|en|i|oraz) \S+$/u;

/** How and by what it is done can be left out. */
const beside =
  /^[^,;:：]{20,110}?(?= (?:with|using|according to|depending on|mit|nach|avec|grâce|selon|con|según|secondo|com|segundo|met|volgens) )/u;

/** `Frostline watches every room and calls somebody`: whole before its second verb, and never in a list. */
export const secondVerb =
  /(?<!, \p{L}{1,20})(?<!, \p{L}{1,20} \p{L}{1,20}),? and (?=\p{Ll}{3,}s (?!(?:since|for|in|of|to|at|with|on|from|and|or|by|across|around|into)\s)\p{L})| und (?=\p{Ll}{3,}t\s)/gu;

/** `ミエルラボは、食品工場の外観検査をカメラとAIで自動化するサービスです`: what it does. */
const doneBy =
  /^[^、。]{2,24}は、?(\S{6,40}\p{sc=Han})する(?:[^、。はを]{0,12})(?:サービス|システム|会社|ソフト|アプリ|仕組み)です$/u;

const paper =
  /(?<!\p{L})(?:notes?|copy|page|pager|messaging|sales|sheet|draft|text|content|deck|brief|brochure|leaflet|website|site|offer|proposal|version|info\p{L}*|facts?|faq|unterlagen|entwurf|angebot|webseite|texte?|notizen|fiche|dossier|brochure|site|ficha|folleto|base|hoja|scheda|note|testi|appunti|sito|folheto|tekst|notities|folder|offerte|notatki|ulotka|oferta|materiał\p{L}*|what we do)(?!\p{L})|資料|メモ|原稿/iu;
const maxDescription = 10;

/** `Rooflight | roof surveys by drone for landlords`: what stands behind the name in the title. */
export function describedAs({ source: { product, title } }: Brief): string | undefined {
  if (product === undefined || title === undefined) return undefined;
  if (!title.toLowerCase().startsWith(product.toLowerCase())) return undefined;
  const said = /^\s?[|–—:：,-]\s*(\p{L}.{8,90}?)(?:\s*[(（].*)?$/u.exec(
    title.slice(product.length),
  )?.[1];
  const words = wordCount(said ?? '');
  return said === undefined ||
    words < 3 ||
    words > maxDescription ||
    /\d/.test(said) ||
    paper.test(said)
    ? undefined
    : capitalised(said);
}
