// What belongs to a headline and did not fit into it: the rest of its sentence, what it is measured
// against, and whose figure it is.
import { ensureEnd, sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { isDraftersLabel } from '../../context/drafters_labels.ts';
import { capitalised } from '../../context/items.ts';
import { isOfMost } from '../answers/counted_share.ts';
import type { Brief } from '../brief/brief.ts';
import { entryIn } from '../selection/labels.ts';
import { ofOthers, tellingFigure, wordCount } from '../texts/claim_lines.ts';

/** What the headline is the beginning of is said with it. */
export const sentencesBeginning = ({ source, language }: Brief, bare: string): string[] =>
  source.context
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ text }) => [text, entryIn(text)?.text ?? ''])
    .filter((text) => text.includes(bare))
    .flatMap((text) => sentencesOf(text, language))
    .filter(
      (sentence) =>
        (sentence.startsWith(bare) && /^[^\p{L}\p{N}]/u.test(sentence.slice(bare.length))) ||
        // `…を自動化するサービスです`: what it does is the headline.
        (language === 'ja' && sentence.includes(bare)),
    );

/** `Breakdowns: if a van stops, …` is said with its label too. */
export const labelledBy = ({ source }: Brief, bare: string): string[] =>
  source.context
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
    .filter((text) => entryIn(text)?.text.startsWith(bare));

const maxTail = 160;
const minTailWords = 3;

export interface Tail {
  text: string;
  /** The headline is not the whole truth without it. */
  needed: boolean;
}

/** What the headline left out of its sentence: `Average of 27 farms, 2025.` */
export function tailOf(brief: Brief, headline: string): Tail | undefined {
  const whole = sentencesBeginning(brief, headline).find((one) => one.startsWith(headline)) ?? '';
  const rest = withoutStop(whole.slice(headline.length)).replace(/^[\s,;:：–—(（]+|[)）]$/gu, '');
  // `, and you never climb a ladder` has its own subject, and says what comes of it.
  const tail = rest.replace(beforeClause, '');
  const own = tail !== rest;
  // `, and we …` goes on with another thought, `, with …` needs what it belongs to.
  const goesOn = /^(?:and|or|und|oder|et|ou|y|o|e|en|of|i)\s/iu.test(tail);
  const stands =
    !goesOn && (/\d/.test(tail) || /^(?:\s?[:：;(（]|\s\p{L})/u.test(whole.slice(headline.length)));
  const whose = needed(comparedTo(brief, headline));
  if (wordCount(tail) < minTailWords || tail.length > maxTail || goesOn) return whose;
  if (!stands && whose) return whose;
  const explains = /^\s?[:：]/u.test(whole.slice(headline.length));
  return {
    text: ensureEnd(capitalised(tail.trim()), brief.language),
    needed:
      own ||
      // `…, with a midwife who calls the same evening`: what those get of whom it speaks.
      isOfMost(headline) ||
      (tellingFigure(headline) && addressee.test(tail)) ||
      (stands &&
        (tellingFigure(headline) || measured.test(tail) || ofClock.test(tail) || explains)),
  };
}

const beforeClause =
  /^(?:and|so(?: that)?|und|et|y|e|en|i|zodat|więc)\s(?=(?:we|you|it|they|nobody|everybody|no \p{L}+|two|the|your|our|wir|sie|niemand|jeder|nous|vous|personne|usted|nadie|lei|nessuno|você|ninguém|wij|we|u|je|niemand|nikt|każdy)\s)/iu;

/** For whom or how long it holds. */
const addressee =
  /^(?:for|für|solange|pour|tant que|para|mientras|per|finché|voor|zolang|dla|dopóki)\s/iu;

const needed = (text: string | undefined): Tail | undefined =>
  text === undefined ? undefined : { text, needed: true };

/** `…, from 7.00 to 10.30`: open at some hours, and not all day. */
const ofClock = /(?<!\d)[012]?\d[.:h][0-5]\d(?!\d)/u;

/** Of what and of when a figure is. */
const measured =
  /(?<!\p{L})(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:measured|average|median|survey|gemessen|durchschnitt\p{L}*|mittel|mesuré\p{L}*|moyenne|medid[oa]s?|promedio|media|misurat[oaie]|média|gemeten|gemiddeld\p{L}*|średni\p{L}*)(?!\p{L})|平均/iu;

/** `Elsewhere it is 4 to 6%`: what the headline is measured against stands with it. */
const comparedTo = ({ source, language }: Brief, headline: string): string | undefined =>
  source.context
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ text }) => text.includes(headline))
    .map(({ text }) => sentencesOf(text, language))
    .flatMap((all) => all[all.findIndex((one) => withoutStop(one) === headline) + 1] ?? [])
    .find((next) => ofOthers.test(next));

/** Whose figure it is and from when, where the heading of its list says so. */
export function ownerOf({ source, language }: Brief, headline: string): string | undefined {
  if (!/\d/.test(headline)) return undefined;
  const section = source.context.find(
    ({ items, tables }) =>
      items.some(({ title }) => withoutStop(title).startsWith(headline)) ||
      tables.some(({ rows }) =>
        rows.some(([name = '', value = '']) => isPair(headline, name, value)),
      ),
  );
  const heading = section?.heading;
  const tells =
    heading !== undefined &&
    /\d/.test(heading) &&
    wordCount(heading) >= minTailWords &&
    !isDraftersLabel(heading, language);
  return tells ? ensureEnd(heading, language) : undefined;
}

const isPair = (headline: string, name: string, value: string): boolean =>
  name !== '' && headline.endsWith(value) && headline.toLowerCase().startsWith(name.toLowerCase());
