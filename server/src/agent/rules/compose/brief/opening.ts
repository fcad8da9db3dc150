// What the text opens with: the sentence it is about, and the one or two below the headline that say
// what it is, for whom, and what changes.
import { figuresIn } from '../../../../claims/figures.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import {
  ensureEnd,
  joinSentences,
  leading,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { isOfferHeading } from '../../context/pitch.ts';
import type { Section } from '../../context/reading.ts';
import {
  genericLabel,
  leansOnOther,
  ofEverybody,
  ofProblem,
  shortened,
  wentWrong,
  wordCount,
} from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { isBesideThePoint } from './apt.ts';
import type { Brief } from './brief.ts';
import { isCaption, isOwn, isRefusal, whatTheyDo } from './own_lines.ts';
import { isOfDocument, ofPrices } from './unfit_lead.ts';

const maxSubheadline = 260;

/** The opening of the text, where it says what it is about. */
function openingOf({ source }: Brief): Section | undefined {
  const telling = source.context.filter(
    (section, at) =>
      section.paragraphs.length > 0 &&
      !section.backMatter &&
      // `Residencial Albéniz: 46 homes …` opens a text; further down a label is a label.
      ((at === 0 && section.heading === undefined) ||
        !/^(?:[^\s:：.!?]{2,20}\s?){1,3}[:：]\s/u.test(section.paragraphs[0]?.text ?? '')),
  );
  const [first] = source.context;
  return (
    // Further down, text under no heading may be about anything.
    telling.find((section) => section.heading === undefined && section === first) ??
    telling.find(({ heading }) => heading !== undefined && isOfferHeading(heading)) ??
    telling.find((section) => section.heading !== undefined && tellsOffer(section)) ??
    telling[0]
  );
}

const tellsOffer = (section: Section): boolean =>
  kindOf(section) === 'offer' && !ofProblem.test(section.heading ?? '');

/** The sentence in which the text says what it is about. */
export function openingSentence(brief: Brief): string | undefined {
  const [passage] = openingOf(brief)?.paragraphs ?? [];
  return passage ? sentencesOf(passage.text, brief.language)[0] : undefined;
}

export function firstSentence(brief: Brief): string | undefined {
  const first = openingSentence(brief) ?? brief.source.context[0]?.items[0]?.title;
  if (first === undefined) return undefined;
  const line = withoutStop(shortened(first));
  if (ofEverybody.test(line) || isQuestion(line)) return undefined;
  return invitationIn(line)?.name ?? firstClause(line);
}

const maxOpening = 14;

/** `… cares for the elderly from Monday to Friday, from 8:30 to 19:00, in Ruzafa`: the rest follows below. */
function firstClause(line: string): string {
  if (wordCount(line) <= maxOpening) return line;
  const head = /^[^,;:：、]{20,}?(?=[,;、])/u.exec(line)?.[0] ?? '';
  return wordCount(head) >= 6 ? head : line;
}

const minOpening = 3;

/** Without what goes wrong elsewhere: that is nothing to say below a promise. */
const openingLines = (brief: Brief): string[] =>
  (openingOf(brief)?.paragraphs ?? [])
    .filter(
      ({ text, pain }) =>
        pain !== true &&
        !isOfDocument(withoutStop(text), brief.language) &&
        !sentencesOf(text, brief.language).some(
          (one) => ofEverybody.test(one) || (wentWrong.test(one) && /\d/.test(one)),
        ),
    )
    .map(({ text }) => text);

/** What is given as such and an invitation's day stand in any case; other sentences where `mayStand` lets them. */
export function subheadlineOf(
  brief: Brief,
  most: number,
  mayStand: (sentence: string) => boolean,
): string {
  const { source, claims, language } = brief;
  const given = source.subheadline === undefined ? [] : [ensureEnd(source.subheadline, language)];
  const [opening = '', ...following] = openingLines(brief);
  const when = whenOf(brief);
  const invitation = invitationIn(withoutStop(when ?? ''));
  // Where the headline has its name, only the day and the place are left to say.
  const dated =
    invitation && !claims.isFresh(invitation.name) ? capitalised(invitation.when) : when;
  const told = dated === undefined ? given : [...given, ensureEnd(dated, language)];
  const all = sentencesOf(opening, language);
  const own = all.filter(
    (one) =>
      wordCount(one) >= minOpening &&
      !genericLabel.test(one) &&
      !wentWrong.test(one) &&
      !ofPrices.test(one) &&
      !isRefusal(one) &&
      !isBesideThePoint(brief, one),
  );
  // A first line that only says who it is, or is the headline already, is followed by the next.
  const whole = own.filter((one) => !isCaption(brief, one));
  const what =
    whole.some((one) => isOwn(brief, one) && claims.isFresh(one)) || isEvent(brief)
      ? undefined
      : whatTheyDo(brief);
  const left = whole.filter(claims.isFresh);
  const more =
    left.length < 2 && left.join(' ').length <= shortOpening
      ? following
          .slice(0, 2)
          .flatMap((text) => sentencesOf(text, language))
          .filter((sentence) => isOpening(sentence))
          .filter((sentence) => !leansOnOther(sentence, language) && !isRefusal(sentence))
          .filter((sentence) => !ofPrices.test(sentence) && !isBesideThePoint(brief, sentence))
      : [];
  const fresh = [...told, ...(what === undefined ? [] : [what]), ...whole, ...more]
    .filter((sentence, at, every) => every.indexOf(sentence) === at)
    .filter((sentence) => dated === when || sentence !== when)
    .filter((sentence) => told.includes(sentence) || mayStand(sentence))
    // When and where stands at the top of an invitation, whatever repeats it.
    .filter((sentence) => claims.isFresh(sentence) || (isEvent(brief) && told.includes(sentence)));
  const kept = leading(withoutFrames(brief, fresh), maxSubheadline)
    .slice(0, most)
    // `It is …` needs the sentence before it, here or above.
    .filter((sentence, at, shown) => {
      const before = all[all.indexOf(sentence) - 1];
      return (
        !leansOnOther(sentence, language) ||
        before === undefined ||
        shown[at - 1] === before ||
        (own.includes(before) && !left.includes(before))
      );
    });
  const shown = kept.filter((sentence) => claims.claim(sentence) || told.includes(sentence));
  return joinSentences(shown, language);
}

/** `Lightning protection since 1968`, right below a name: no sentence, where there is one to stand in its place. */
function withoutFrames(brief: Brief, sentences: readonly string[]): readonly string[] {
  const whole = sentences.filter(
    (one) => /[.!?:。！？：]["”»)]?$/u.test(one) || !isCaption(brief, one),
  );
  return whole.length > 0 ? whole : sentences;
}

/** Something happens by the hour. */
const isEvent = ({ source }: Brief): boolean =>
  source.context.some(({ tables }) =>
    tables.some(
      ({ kind, rows }) => kind === 'agenda' && rows.some(([when = '']) => clock.test(when)),
    ),
  );

const shortOpening = 120;

const isOpening = (sentence: string): boolean =>
  !/[:：]/.test(sentence) &&
  !isQuestion(sentence) &&
  !hasAmount(sentence) &&
  // A heading that was read as a text.
  !isOfferHeading(withoutStop(sentence)) &&
  (/[.!?。！？]$/u.test(sentence) || wordCount(sentence) > maxHeading);
const maxHeading = 4;

/** `Open day for companies: Thursday 14 May, 10 to 5` is called what stands before the colon. */
function invitationIn(line: string): { name: string; when: string } | undefined {
  const [, name = '', when = ''] = /^(\p{Lu}[^:：.!?\d]{7,70})[:：]\s(.{6,140})$/u.exec(line) ?? [];
  const dated = figuresIn(when).some(({ kind }) => kind === 'date');
  return dated && name.includes(' ') ? { name: name.trim(), when } : undefined;
}

const clock = /\d{1,2}[:.h]\d{2}|\d{1,2}\s?(?:uhr|am|pm|h)(?!\p{L})|\d{1,2}時/iu;
const maxWhen = 160;

/** An invitation says first when and where: a line with a date and a time, on its own. */
function whenOf(brief: Brief): string | undefined {
  const { source, language } = brief;
  if (!isEvent(brief)) return undefined;
  const dated = source.context
    .slice(0, 4)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ text }) => sentencesOf(text, language))
    .filter((text) => text.length <= maxWhen)
    .filter((text) => figuresIn(text).some((one) => one.kind === 'date' && /\d/.test(one.text)));
  return dated.find((text) => clock.test(text)) ?? dated[0];
}
