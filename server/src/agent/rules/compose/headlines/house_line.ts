// What the house does, in one line that any seller would sign: a sentence of which it is the subject, cut at a joint where
// it is too long. It leads where no promise fits this reader.

import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { isOfferHeading } from '../../context/pitch.ts';
import type { Section } from '../../context/reading.ts';
import { isHalf } from '../brief/apt.ts';
import type { Brief } from '../brief/brief.ts';
import { isRefusal } from '../brief/own_lines.ts';
import { isOfDocument } from '../brief/unfit_lead.ts';
import {
  inBrackets,
  isListing,
  leansOnOther,
  negated,
  ofEverybody,
  ofProblem,
  wordCount,
} from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { doneBy } from './lead_kinds.ts';

/** So much fits a glance; a whole sentence may be a little longer. */
const maxWords = 12;
const maxWhole = 14;
const minWords = 4;
const maxSections = 4;
const maxParagraphs = 4;
const maxSentences = 3;

export function houseLine(brief: Brief): string | undefined {
  const { source, language } = brief;
  const said = [
    ...(source.pitch ?? []),
    ...source.context
      .filter(mayTell)
      .filter(({ heading }, at) => at < maxSections || isOfferHeading(heading ?? ''))
      .flatMap(({ paragraphs }) => paragraphs.slice(0, maxParagraphs))
      .filter(({ pain }) => pain !== true)
      .flatMap(({ text }) => sentencesOf(text, language).slice(0, maxSentences)),
  ];
  return said
    .map((sentence, at) => ({ line: cut(brief, withoutStop(sentence)), at }))
    .flatMap(({ line, at }) =>
      line === undefined ? [] : [{ line, worth: worthOf(brief, line, at) }],
    )
    .sort((a, b) => b.worth - a.worth)
    .find(({ worth }) => worth > 0)?.line;
}

const mayTell = (section: Section): boolean =>
  section.backMatter !== true &&
  !ofProblem.test(section.heading ?? '') &&
  !['recap', 'price', 'proof', 'risk', 'practical'].includes(kindOf({ ...section, tables: [] }));

/** The name of the house and what it does is the safest; what only counts or advises is none. */
function worthOf({ source: { product }, language }: Brief, line: string, at: number): number {
  const named = product !== undefined && line.slice(0, product.length + 6).includes(product);
  const counts = /\d/.test(line.replace(year, ''));
  return (
    1 +
    (named ? 0.6 : 0) +
    (forWhom.test(line) || isListing(line) ? 0.3 : 0) -
    (counts ? 1 : 0) -
    (advises.test(line) || lasts.test(line) ? 1 : 0) -
    (leansOnOther(line, language) ? 2 : 0) -
    at * 0.08
  );
}
const year = /(?<!\d)(?:18|19|20)\d\d(?!\d)/gu;
/** How long a visit takes is a step of theirs. */
const lasts =
  /(?<!\p{L})(?:seconds?|minutes?|hours?|sekunden|minuten|stunden?|secondes?|heures?|segundos?|minutos?|horas?|second[oi]|minut[oiay]|or[ae]|seconden|uur|uren|godzin\p{L}?)(?!\p{L})|[分秒]間|時間/iu;
const forWhom = /(?<!\p{L})(?:for|für|pour|para|per|voor|dla)(?!\p{L})|向け|のための/iu;
/** `We recommend …`, `We start at one box`, `Two can share a place`: what they say, when or what is allowed, and not what they do. */
const advises =
  /(?<!\p{L})(?:can|may|kann|können|darf|dürfen|peut|peuvent|puede|pueden|può|possono|pode|podem|kan|kunnen|mag|mogen|może|mogą|recommend|advise|suggest|believe|think|start|began|hope|know|empfehlen|raten|glauben|denken|wissen|beginnen|recommandons|conseillons|pensons|croyons|savons|commençons|recomendamos|aconsejamos|creemos|pensamos|sabemos|empezamos|consigliamo|crediamo|pensiamo|sappiamo|aconselhamos|acreditamos|começamos|raden|adviseren|geloven|denken|weten|polecamy|zalecamy|radzimy|wierzymy)(?!\p{L})/iu;

function cut(brief: Brief, sentence: string): string | undefined {
  // Since when they do it says nothing to whom they do it for.
  const done = doneBy.exec(sentence)?.[1];
  if (done !== undefined) return done;
  const line = sentence.replace(inBrackets, '').replace(since, '').replace(opening, '').trim();
  if (/(?<!\d)(?:18|19|20)\d\d(?!\d)/u.test(line)) return undefined;
  if (!isFit(brief, line)) return undefined;
  if (wordCount(line) <= maxWhole) return line;
  const heads = [...line.matchAll(joint)]
    .map(({ index }) => line.slice(0, index))
    .filter((head) => wordCount(head) >= minWords && wordCount(head) <= maxWords)
    .filter((head) => isSound(brief, head, line.slice(head.length)));
  return heads.at(-1);
}

const isFit = (brief: Brief, line: string): boolean =>
  isOfHouse(brief, line) &&
  wordCount(line) >= minWords &&
  !/[:：]/.test(line) &&
  !isRefusal(line) &&
  !negated.test(line) &&
  !hasAmount(line) &&
  !isQuestion(line) &&
  !ofEverybody.test(line) &&
  !isHalf(brief, line) &&
  !isOfDocument(line, brief.language);

/** `…, since 2003`. */
const since =
  /,?\s(?:since|seit|depuis|desde|dal|sinds|od)\s(?:\p{L}+\s){0,2}(?:18|19|20)\d\d(?:\s(?:roku|r\.))?(?=$|[.,])/iu;
/** `Since 2003 we clean …`. */
const opening = /^(?:\p{L}+\s){1,2}(?:19|20)\d\d,?\s(?:\p{L}+\s(?=(?:wir|wij)\s))?/u;
const we = lean(
  /^(?:we|wir|nous|wij|je|ich|i)\s(?!(?:are|sind|sommes|zijn|bin|am|suis|ben)\s)|^(?!(?:vamos|estamos|tenemos|somos|siamo|abbiamo|temos|estamos|jesteśmy|mamy)(?!\p{L}))\p{L}{2,}(?:[aei]mos|iamo|(?<=\p{L}{3})[aeiuy]my)(?!\p{L})/iu,
);
/** It is the subject: `We repair …`, `Berthline is …`, `La Tonnellerie Maugard fabrique …`. */
function isOfHouse({ source: { product }, language }: Brief, line: string): boolean {
  if (we.test(line)) return true;
  if (product === undefined) return false;
  // `Larkfield is …`, of Larkfield Eye Clinic.
  const name = line.includes(product) ? product : (product.split(' ', 1)[0] ?? product);
  const at = line.indexOf(name);
  if (at < 0 || at > maxArticle || name.length < minName) return false;
  const rest = line.slice(at + name.length);
  return language === 'ja' ? /^は/u.test(rest) : /^\s\p{Ll}/u.test(rest);
}
const maxArticle = 6;
const minName = 4;

/** Before a preposition, a relative clause or a second one. */
const joint =
  /,?\s(?=(?:across|throughout|in|on|at|from|for|with|by|between|using|since|which|who|where|so|and (?:we|our|then|have|keep)|im|am|auf|aus|für|mit|bei|zwischen|nach|seit|ohne|sodass|damit|dans|sur|pour|avec|depuis|chez|entre|qui|dont|et (?:nous|à)|desde|con|para|por|entre|nel|nella|nelle|dal|per|tra|fra|em|no|nos|nas|com|op|voor|met|tussen|sinds|uit|die|dla|od|między|który|która|które|przez)\s)|、/giu;

/** Half of a list, or a verb without what it needs, is not whole. */
function isSound(brief: Brief, head: string, rest: string): boolean {
  const { language } = brief;
  if (language === 'ja') return false;
  // `reinigen wir …` ends where the clause does: a verb at the end of the rest belongs to the head.
  if (braced.test(head)) return false;
  const listed =
    /,\s[^,]{2,40}$/u.test(head) &&
    !/\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz)\s[^,]{2,40}$/u.test(head);
  const goesOn =
    /^,?\s[^,.;]{2,40}(?:,|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz)\s)/u.test(rest) && listed;
  return !listed && !goesOn && !barely.test(head) && wordCount(head) >= minWords;
}
/** `… to everyone who lives`: of whom it speaks is not said yet. */
const barely =
  /\s(?:who|which|that|qui|dont|que|che|cui|quien(?:es)?|któr\p{L}+)\s[\p{L}’']+$|\s(?:everyone|everybody|anyone|anybody|those|people|allen?|jeden|tous|ceux|celles|todos|quienes|tutti|iedereen|wszystkich)$/iu;
const braced = lean(
  /(?<!\p{L})(?:wird|werden|hat|haben|kann|können|helf\p{L}*|helps?|aid\p{L}+|ayud\p{L}+|aiut\p{L}+|ajud\p{L}+|help\p{L}*|wordt|heeft|kan|kunnen|pomag\p{L}+)(?!\p{L})(?!.*\s(?:to|à|a|te|zu)\s\p{L})/iu,
);
