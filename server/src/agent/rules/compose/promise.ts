// What the house promises in one line: its slogan, or the first sentence of the text that is short and
// whole. It is the headline where nothing in the sources answers this reader better.
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion } from '../context/questions.ts';
import {
  defines,
  isClaim,
  isListing,
  isSize,
  ofUs,
  openEnd,
  shortened,
  wordCount,
} from './claim_lines.ts';
import type { Desk } from './desk.ts';
import { openingParagraphs } from './opening.ts';
import { isStatement, knowsVerbs } from './statements.ts';

const maxWords = 13;
const minWords = 4;
/** Half a sentence of fewer words says too little. */
const minHead = 5;
const maxSentences = 3;

/** What only says what or how large the house is counts where nothing else is left to say. */
export function promiseOf(desk: Desk, poor = false): string | undefined {
  const { source, language } = desk;
  if (source.pitch === undefined && source.slogan !== undefined) return capitalised(source.slogan);
  const opening = openingParagraphs(desk)
    .slice(0, 1)
    .flatMap((text) => sentencesOf(text, language).slice(0, maxSentences));
  const pitch = pitchLine(desk);
  if (pitch !== undefined) return pitch;
  const said = opening.map(withoutStop);
  const done = said.flatMap((sentence) => doneBy.exec(sentence)?.[1] ?? [])[0];
  const lines = said.map((one) => shortLine(one, desk)).filter((line) => isPromise(desk, line));
  return done ?? lines.find((line) => poor || !(defines.test(line) || isSize(line)));
}

/** In the author's own word for it: what stands behind `In short:` is the promise, as it is. */
function pitchLine(desk: Desk): string | undefined {
  const lines = (desk.source.pitch ?? []).slice(0, maxSentences).map(withoutStop);
  const done = lines.flatMap((line) => doneBy.exec(line)?.[1] ?? [])[0];
  const whole = lines.find((line) => wordCount(line) <= maxPitch && isSound(line));
  return done ?? whole ?? lines.map((line) => shortLine(line, desk)).find(isSound);
}
const maxPitch = 16;
const isSound = (line: string): boolean =>
  wordCount(line) >= minHead && wordCount(line) <= maxPitch && !isQuestion(line);

function isPromise({ source: { product }, language }: Desk, line: string): boolean {
  const words = wordCount(line);
  if (words > maxWords || words < minWords || !isClaim(line, language)) return false;
  const named = product !== undefined && line.slice(0, product.length + 6).includes(product);
  return (
    named ||
    ofUs.test(line) ||
    weDo.test(line) ||
    isStatement(line, language) ||
    (!knowsVerbs(language) && !isListing(line))
  );
}
/** `Compriamo`, `Reparamos`. */
const weDo = /^\p{L}+(?:mos|iamo)(?!\p{L})/iu;

function shortLine(sentence: string, { source }: Desk): string {
  if (wordCount(sentence) <= maxWords) return sentence;
  const short = shortened(sentence);
  const own =
    sentence.includes(source.product ?? ' ') || ofUs.test(sentence) || weDo.test(sentence);
  if (wordCount(short) <= maxWords || !own) return short;
  const heads = [...sentence.matchAll(secondVerb)].map(({ index }) => sentence.slice(0, index));
  const clause = (/^[^,;:：]{20,110}(?=[,;])/u.exec(sentence)?.[0] ?? '').replace(openEnd, '');
  const bare = beside.exec(sentence)?.[0] ?? '';
  return (
    [...heads.toReversed(), clause, bare].find(
      (one) => wordCount(one) <= maxWords && wordCount(one) > minHead,
    ) ?? short
  );
}

/** How and by what it is done can be left out. */
const beside =
  /^[^,;:：]{20,110}?(?= (?:with|using|according to|depending on|mit|nach|avec|grâce|selon|con|según|secondo|com|segundo|met|volgens) )/u;

/** `Frostline watches every room and calls somebody`: whole before its second verb. */
const secondVerb =
  /,? and (?=\p{Ll}{3,}s (?!(?:for|in|of|to|at|with|on|from|and|or|by|across|around|into)\s)\p{L})| und (?=\p{Ll}{3,}t\s)/gu;

/** `ミエルラボは、食品工場の外観検査をカメラとAIで自動化するサービスです`: what it does. */
const doneBy =
  /^[^、。]{2,24}は、?(\S{6,40}[化理援営送造入築断測査定供])する(?:[^、。はを]{0,12})(?:サービス|システム|会社|ソフト|アプリ|仕組み)です$/u;
