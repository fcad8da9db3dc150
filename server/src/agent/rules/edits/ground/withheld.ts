// What the sources have and no reader is told: notes for the team, chats, and what the reader said in confidence.
import { figuresIn } from '../../../../claims/figures.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { denies } from '../../compose/answers/held_against.ts';
import { type Brief, textsIn } from '../../compose/brief/brief.ts';
import { isUsable } from '../../context/usable.ts';
import { assured, charged, free, hedged, takenBack } from '../../grammar/languages/claim_words.ts';
import { isConfided } from '../../reader/units.ts';
import { quoteTerms } from './target.ts';

/** The sources speak of it, but not to readers: then nobody may say that they do not, nor tell it. */
export function withheldLine(brief: Brief, topic: string): string | undefined {
  const wanted = tellingTerms(brief, topic);
  const open = openTerms(brief);
  return keptBack(brief).find((text) => {
    const shared = wanted.intersection(new Set(termsIn(brief)(text)));
    if (wanted.size > 0 && shared.size === wanted.size) return true;
    // Two of its words, one of which stands nowhere else.
    return shared.size > 1 && [...shared].some((term) => !open.has(term));
  });
}

const openTerms = (brief: Brief): ReadonlySet<string> =>
  new Set([...textsIn(brief.source), ...shown(brief)].flatMap(termsIn(brief)));

/** A line that was left out and has a figure which no text for readers has: in whatever words it is put, that line is told. What may only be a note is the team's to tell, unless it says not to. */
export function keptFigure(brief: Brief, claim: string): string | undefined {
  const open = openTerms(brief);
  const own = figuresIn(claim).filter(({ key, text }) => /\d/.test(text) && !open.has(`#${key}`));
  const wanted = tellingTerms(brief, claim.replace(/\d[\d.,]*/g, ' '));
  const tells = (text: string): boolean => {
    const terms = new Set(termsIn(brief)(text));
    const isRare = ({ kind, text: written }: (typeof own)[number]): boolean =>
      kind === 'amount' || kind === 'percentage' || /\d\D?\d\D?\d/.test(written);
    return own
      .filter(({ key }) => terms.has(`#${key}`))
      .some((one) => (isRare(one) && one.kind !== 'date') || !wanted.isDisjointFrom(terms));
  };
  return brief.source.leftOut
    .flatMap(({ text, reason }) =>
      sentencesOf(text, brief.language).map((line) => ({ line, reason })),
    )
    .find(({ line, reason }) => {
      const isFree = (reason === 'chat' || reason === 'unsure') && !denies(line, brief.language);
      return !isFree && tells(line);
    })?.line;
}

/** A sentence that was left out only because it may be a note, with most of a claim and every figure of it. */
export function doubtfulLine(brief: Brief, claim: string): string | undefined {
  const { source, language } = brief;
  const figures = figuresIn(claim).map(({ key }) => key);
  return source.leftOut
    .filter(({ reason }) => reason === 'unsure')
    .flatMap(({ text }) => sentencesOf(text.replace(/^[>\s•*-]+/u, ''), language))
    .find((text) => {
      const own = figuresIn(text).map(({ key }) => key);
      return (
        isUsable(text) && figures.every((key) => own.includes(key)) && saysMost(brief, claim, text)
      );
    });
}

/** A sentence that is kept from readers and says nearly all of a claim, with its figures; what colleagues said in their chat, and what only may be a note, is the team's to tell. */
export function withheldClaim(brief: Brief, claim: string): string | undefined {
  const { language, source } = brief;
  const wanted = tellingTerms(brief, claim);
  const figures = figuresIn(claim).map(({ key }) => `#${key}`);
  const free = new Set(
    source.leftOut
      .filter(({ reason }) => reason === 'chat' || reason === 'unsure')
      .flatMap(({ text }) => sentencesOf(text, language)),
  );
  return keptBack(brief).find((text) => {
    const own = new Set(termsIn(brief)(text));
    const shared = wanted.intersection(own);
    return (
      !free.has(text) &&
      shared.size >= Math.max(leastKept, wanted.size * nearlyAll) &&
      figures.every((key) => own.has(key))
    );
  });
}
/** Where something is promised, whatever is kept from readers and speaks of it. */
export function keptOn(brief: Brief, claim: string): string | undefined {
  const open = new Set(textsIn(brief.source).flatMap(termsIn(brief)));
  const wanted = [...tellingTerms(brief, claim.replace(assured, ' '))].filter(
    (term) => /\p{L}{4}/u.test(term) && !open.has(term),
  );
  return keptBack(brief).find((text) => {
    const own = new Set(termsIn(brief)(text));
    return wanted.some((term) => own.has(term));
  });
}

/** A line that no reader gets and that says otherwise: it denies what is claimed, takes it back, charges for it, or leaves it open. */
export function spokenAgainst(brief: Brief, claim: string): string | undefined {
  const { language } = brief;
  const wanted = tellingTerms(brief, claim.replace(allFree, ' '));
  const said = denies(claim, language);
  const isCharged = (clause: string): boolean =>
    free.test(claim) && charged.test(clause) && !free.test(clause);
  const isOther = (clause: string): boolean =>
    denies(clause, language) !== said ||
    (!said && takenBack.test(clause)) ||
    (hedged.test(clause) && !hedged.test(claim));
  const ownIn = (part: string): Set<string> => wanted.intersection(new Set(termsIn(brief)(part)));
  const own = (part: string): number => ownIn(part).size;
  const named = namedOnlyThere(brief, claim);
  return keptBack(brief).findLast((text) => {
    const shared = own(text);
    const clauses = shared === 0 ? [] : text.split(/[,;；、()]\s?/u).filter((one) => own(one) > 0);
    return (
      clauses.some((one) => isCharged(one) && own(one) === wanted.size) ||
      (shared >= Math.max(leastKept, wanted.size * mostOf) && clauses.some(isOther)) ||
      clauses.some((one) => isOther(one) && !ownIn(one).isDisjointFrom(named))
    );
  });
}
/** A name that no text for readers has: `Do not speak of Acme Books yet` is said of it, whatever else is claimed. */
function namedOnlyThere(brief: Brief, claim: string): ReadonlySet<string> {
  // German writes every noun large.
  const names = brief.language === 'de' ? [] : (claim.match(/(?<=\s)\p{Lu}[\p{L}\d-]{2,}/gu) ?? []);
  const { company, full, group } = brief.addressee;
  const open = [...textsIn(brief.source), company ?? '', full ?? '', group ?? ''];
  const known = new Set(open.flatMap(termsIn(brief)));
  return new Set(names.flatMap(termsIn(brief))).difference(known);
}
const allFree = new RegExp(free.source, 'giu');

const leastKept = 2;
const nearlyAll = 0.8;

function saysMost(brief: Brief, claim: string, text: string): boolean {
  const wanted = tellingTerms(brief, claim);
  const shared = wanted.intersection(new Set(termsIn(brief)(text)));
  return wanted.size > 0 && shared.size >= wanted.size * mostOf;
}
const mostOf = 0.6;

/** A line of the context has it all, though nothing could be made of it. */
export function isUnread(brief: Brief, topic: string): boolean {
  const wanted = tellingTerms(brief, topic);
  return (
    wanted.size > 0 &&
    brief.input.page.pageContext
      .split('\n')
      .some((line) => wanted.isSubsetOf(new Set(termsIn(brief)(plainText(line)))))
  );
}

/** Words, and figures with their units: `11 %` is more than a week 11. */
const termsIn =
  ({ language }: Brief) =>
  (text: string): string[] => [
    ...termsOf(text, language),
    ...figuresIn(text).map(({ key }) => `#${key}`),
  ];

/** The reader and the product are spoken of everywhere. */
function tellingTerms(brief: Brief, topic: string): Set<string> {
  const { input, source, language } = brief;
  const names = [source.product, input.brand?.name, input.account?.name, input.person?.name];
  const common = new Set(termsOf(names.join(' '), language));
  return new Set(
    termsIn(brief)(topic).filter((term) => !common.has(term) && !quoteTerms.has(term)),
  );
}

const shown = ({ said }: Brief): string[] => said.flatMap(({ sentences }) => sentences);

/** What was screened off, what the team notes about the reader, and what the reader said in confidence. */
const keptBack = ({ source, input, language }: Brief): string[] => [
  ...source.leftOut.flatMap(({ text }) => sentencesOf(text, language)),
  ...input.activity.flatMap(({ direction, payload }) =>
    Object.values(payload)
      .filter((value) => typeof value === 'string')
      .flatMap((value) => sentencesOf(value, language))
      .filter((sentence) => direction !== 'from' || isConfided(sentence)),
  ),
];
