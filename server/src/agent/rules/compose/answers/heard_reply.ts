// How an answer stands beside what the reader said. One that was written for a question of its own speaks to theirs
// only if it is understood without that question: a yes speaks to nothing beside something told.
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { isYesOrNo, opensWithYesOrNo, withoutYesOrNo } from '../../context/questions.ts';
import { begins, plain, stemsOf, wideRuns } from '../brief/in_common.ts';
import type { Answer } from '../texts/answer.ts';
import { isAsking, isWorry, takesYesOrNo } from '../texts/asking.ts';
import { lastAsked } from '../texts/heard_parts.ts';
import { covered, piecesOf } from './alikeness.ts';

const maxReply = 4;
const maxBrief = 4;
/** `38 dB at three metres, 35 dB at night.` says of what only with its question. */
const isBrief = (sentence: string): boolean =>
  /^\d/.test(sentence) || (!isWide.test(sentence) && sentence.split(/\s+/).length <= maxBrief);
/** Written without spaces. */
const isWide = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/** `first`: it stands right beside what they said, and no other answer between. */
export function replyTo(
  sentence: string,
  { text, question }: Answer,
  first: boolean,
  language: string,
): string[] {
  const sentences = sentencesOf(text, language);
  if (question === undefined) return sentences;
  const [opening = '', ...rest] = sentences;
  const alike = asksTheSame(sentence, question, language);
  // `On 30 June` answers when, and not whether.
  if (!alike && takesYesOrNo(sentence) && !takesYesOrNo(question) && isBrief(opening)) return [];
  const near = asksNear(sentence, question, language);
  const same = first && takesYesOrNo(sentence) && alike && near;
  const told = !isAsking(sentence) || isWorry(sentence);
  const pointsBack = !(first && alike) && pronouns.get(language)?.test(opening) === true;
  if (same || !(pointsBack || leans(opening) || (told && isBrief(opening)))) return sentences;
  const bare = withoutYesOrNo(opening);
  // `Yes, if it has 25 m²; else …` says all that it says without its yes.
  const stands =
    onlyIf.test(bare) || !(leansOnReply.test(bare) || goesOn.test(bare) || (told && isBrief(bare)));
  if (
    bare !== opening &&
    bare !== '' &&
    stands &&
    (onlyIf.test(bare) || !meansTheQuestion.test(bare))
  )
    return told || near ? [capitalised(bare), ...rest] : [];
  const [second] = rest;
  // `Yes. We have tools for both.`: what follows says it.
  if (isYesOrNo(opening) && /^\S+$/.test(opening) && second !== undefined && !isLeaning(second))
    return told || near ? rest : [];
  if (told) return [];
  const asksAlike = first && takesYesOrNo(sentence) && takesYesOrNo(question) && near;
  // A yes to a question that nobody reads may say the opposite of what is meant.
  return asksAlike || !(opensWithYesOrNo(opening) || pointsBack) ? sentences : [];
}

/** Its yes is theirs where both ask for much the same, the same way round: `Do we need new ones?` is no `Can we use ours?` */
function asksNear(sentence: string, question: string, language: string): boolean {
  const asked = sentence.replace(otherwise, '');
  if (!isSameWay(asked, question)) return false;
  const other = piecesOf(question, language);
  return [asked, lastAsked(asked) ?? asked].some((one) => {
    const own = piecesOf(one, language);
    return Math.min(covered(own, other), covered(other, own)) >= leastNear;
  });
}
/** `…, or do I need somebody else?` */
const otherwise =
  /\s(?:or|oder|ou(?: bien)?|o(?: bien)?|oppure|of|czy|albo|lub)\s(?=\p{L}+\s)[^?]{3,120}\?$/iu;
const leastNear = 0.34;

const isLeaning = (sentence: string): boolean =>
  leans(sentence) || leansOnReply.test(sentence) || meansTheQuestion.test(sentence);

/** Both ask whether it can be, or both whether it must be, and neither says not. */
const isSameWay = (one: string, other: string): boolean =>
  negates.test(one) === negates.test(other) && adverse.test(one) === adverse.test(other);
const adverse =
  /(?<!\p{L})(?:void\p{L}*|tied|locked|bound|gebunden|liés?|engag\p{L}+|atad[oa]s|vincolat[oi]|fideliz\p{L}+|pres[oa]s|vast|związan\p{L}+|los[es]\p{L}*|stop\p{L}*|clos(?:e|ed|ing)|shut\p{L}*|need\p{L}*|must|ha(?:ve|s) to|move out|risk\p{L}*|limit\p{L}*|break\p{L}*|damage\p{L}*|problem\p{L}*|verlier\p{L}*|erlischt|erlösch\p{L}*|müss\p{L}*|muss|schließ\p{L}*|problem\p{L}*|faut|do(?:it|is|ivent|it-on|vons)|fermer|risqu\p{L}*|perd\p{L}*|hay que|tenemos que|tiene que|cerrar|perder\p{L}*|riesgo|problema\p{L}*|bisogna|servono|dobbiamo|deve|chiudere|perd\p{L}*|precisa\p{L}*|temos (?:de|que)|é preciso|fechar|perde\p{L}*|moet\p{L}*|sluit\p{L}*|verlie\p{L}*|musi\p{L}*|trzeba|zamkn\p{L}*|strac\p{L}*)(?!\p{L})|必要|しなければ|止め|يجب/iu;

/** `They have confirmed it`: what they confirmed stands in the question alone. */
const meansTheQuestion =
  /(?<!\p{L})(?:it|cela|ça|eso|ello|ciò|isso|isto|(?:this|that|das|dies|es|dat|dit|to|lo)(?=[.,;!]))(?!\p{L})/iu;

/** Begins with a yes or no, with `only`, or with something that goes on from the question. */
const leans = (sentence: string): boolean =>
  isYesOrNo(sentence) ||
  withoutYesOrNo(sentence) !== sentence ||
  goesOn.test(sentence) ||
  (!isWide.test(sentence) && sentence.split(/\s+/).length <= maxReply);

/** `He signs in 9 of 10 cases`: who does, its question says. */
const pronouns = new Map(
  Object.entries({
    ...{ en: 'he|she', de: 'er', fr: 'il|ils|elles?', es: 'él|ell[oa]s?', it: 'lui|lei' },
    ...{ pt: 'eles?|elas?', nl: 'hij|zij', pl: 'oni?|ona' },
  }).map(([language, words]) => [language, new RegExp(`^(?:${words})(?!\\p{L})`, 'iu')]),
);
const goesOn =
  /^(?:only|nur|seulement|uniquement|solo|sólo|solamente|soltanto|somente|apenas|só|alleen|enkel|tylko|it|they|them|both|to|with|from|also|mit|aus|auch|à|avec|aussi|con|también|anche|com|também|met|ook|z|też|także|never|nie|niemals|jamais|nunca|mai|nooit|nigdy)(?!\p{L})/iu;
const onlyIf = /^(?:if|wenn|falls|si|se|als|jeśli)\s[^;,]{5,80}[;,]\s/iu;
const leansOnReply =
  /^(?:if|when|unless|provided|wenn|falls|sofern|solange|si|à condition|se|als|mits|jeśli|gdy|o ile|with|in|for|at|by|from|on|up to|until|via|both|and|mit|für|bei|ab|bis|von|im|am|und|avec|en|pour|chez|dès|jusqu|sur|par|et|y compris|con|para|desde|hasta|por|y|per|da|dal|fino|su|e|com|em|até|met|voor|vanaf|tot|bij|z|ze|w|we|dla|od|do|na|i|sin|sans|senza|sem|ohne|without|zonder|bez)(?!\p{L})/iu;

/** All that the question names, the reader asked about, and neither says not: only then its yes speaks to them as well. */
function asksTheSame(sentence: string, question: string, language: string): boolean {
  if (negates.test(sentence) !== negates.test(question)) return false;
  const runs = wideRuns(question);
  if (runs.length > 0) return runs.every((run) => sentence.includes(run));
  const own = stemsOf(question, language).filter((stem) => !plain.has(stem));
  const theirs = stemsOf(sentence, language);
  return own.every((stem) => theirs.some((other) => begins(stem, other)));
}
const negates =
  /(?<!\p{L})(?:not|no|never|without|\p{L}+n[’']t|nicht|kein\p{L}*|ohne|nie|pas|sans|jamais|sin|nunca|non|senza|mai|não|sem|niet|geen|zonder|nooit|bez)(?!\p{L})|ない|ません|ずに|なし|لا(?=\s)|بدون|بلا(?=\s)|ليس/iu;
