// The headline on what the team wants first: the best line that any source has on it, an entry, a
// sentence, an answer with its question, or a day that the reader named.
import { figuresIn } from '../../../claims/figures.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { withoutYesOrNo } from '../context/questions.ts';
import { evenWeights } from '../fit/score.ts';
import { meaningsIn } from '../fit/thesaurus.ts';
import {
  compares,
  inBrackets,
  invites,
  isClaim,
  isListing,
  isPieces,
  isSize,
  lacksSubject,
  ofEverybody,
  ofProblem,
  shortened,
  tellingFigure,
  wentWrong,
  wordCount,
} from './claim_lines.ts';
import { conditionIn } from './conditions.ts';
import type { Desk } from './desk.ts';
import { doubtedIn } from './doubts.ts';
import { candidatesOf, headlinesOf } from './headline.ts';
import { kindOf } from './kinds.ts';
import { entryIn } from './labels.ts';
import { dayIn, hasDay } from './led_words.ts';
import { isStepsSection } from './lists.ts';
import { meantBy } from './meant.ts';
import { smallFirst } from './small_first.ts';
import { isStatement } from './statements.ts';
import { isUnfit } from './unfit_lead.ts';
import { askable } from './wish_words.ts';
import { sharing } from './wishes.ts';

const maxWords = 12;
/** Two short clauses may stand together. */
const maxJoined = 16;
const maxLongWords = 20;
const maxLines = 600;
/** Half of what is named may be chance; more is not. */
const enough = 0.5;
/** So many of the words of a wish must be told of somewhere. */
const enoughKnown = 0.4;
/** One of several steps is meant where most of its name is said. */
const namedStep = 0.66;

interface Line {
  text: string;
  /** How much of what is named it says, from 0 to 1. */
  share: number;
  worth: number;
}

/** The best first; none where no source speaks of it. */
export function ledHeadlines(desk: Desk): string[] {
  const wishes = desk.commands.list.filter((command) => command.kind === 'lead');
  const first = wishes.filter(({ headline }) => headline === true);
  for (const wish of [...first, ...wishes.filter((one) => !first.includes(one))]) {
    const found = linesFor(desk, wish);
    if (found) return found;
  }
  if (wishes.length === 0) return [];
  const told = sectionLines(desk, wishes[0]?.about ?? '');
  return told.length > 0 ? told : linesMeant(desk, wishes);
}

/** What troubles them, in no word of theirs: of what may lead anyway, what means most of the same. */
const linesMeant = (desk: Desk, wishes: readonly { about: string; concern?: true }[]): string[] =>
  candidatesOf(desk)
    .filter(({ tells }) => tells === true)
    .map(({ text, score }) => ({
      ...{ text, score },
      held: wishes
        .filter(({ concern }) => concern === true)
        .reduce((sum, { about }) => sum + meaningsShared(desk, about, text), 0),
    }))
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held || b.score - a.score)
    .map(({ text }) => capitalised(text));

/** How many words of the one mean what the other means too. */
export function meaningsShared({ language }: Desk, about: string, text: string): number {
  const told = new Set(meaningsIn(text, language).flat());
  return meaningsIn(about, language).filter((fields) => fields.some((one) => told.has(one))).length;
}

const byLetters = 0.25;
const maxLetters = 48;
const bracketed = /\s?[(（][^()（）]{2,80}[)）]/gu;

/** Where no line names it and a section is about it, what that section says first. */
function sectionLines(desk: Desk, about: string): string[] {
  const { source, language, scorer } = desk;
  const wanted = evenWeights(askable(desk, about), language);
  const [best] = source.context
    .filter((section) => section.heading !== undefined && !ofProblem.test(section.heading))
    .filter((section) => kindOf(section) !== 'price' && !isStepsSection(section))
    .map((section) => ({
      section,
      held: scorer.coverage(
        [section.heading, ...section.paragraphs.map(({ text }) => text)].join(' '),
        wanted,
      ),
    }))
    .sort((a, b) => b.held - a.held)
    // Where words are not parted, their letters are held: the best by far is meant.
    .filter(
      ({ held }, at, all) =>
        held > enough ||
        (language === 'ja' && held > byLetters && held >= 2 * (all[at + 1]?.held ?? 0)),
    );
  const isDoubted = doubtedIn(desk);
  return (best?.section.paragraphs ?? [])
    .flatMap(({ text }) => sentencesOf(text, language))
    .filter((text, at) => at === 0 || !lacksSubject(text, language))
    .map((text) => shortened(withoutStop(text.replace(bracketed, ''))))
    .filter((text) =>
      language === 'ja' ? text.length <= maxLetters : wordCount(text) <= maxJoined,
    )
    .filter((text) => wordCount(text) > 3 && !hasAmount(text))
    .filter((text) => isClaim(text, language) && !isUnfit(desk, text) && !isDoubted(text))
    .slice(0, 2);
}

/** Undefined where no source speaks of it. */
function linesFor(desk: Desk, wish: { about: string; headline?: true }): string[] | undefined {
  const dated = wish.headline === true && datePart.test(wish.about);
  const about = dated ? wish.about.replace(datePart, ' ').trim() : wish.about;
  const wanted = askable(desk, about);
  // Of `reusing the old stone`, `stone` alone is anything.
  const known =
    termsOf(wanted, desk.language).length / Math.max(1, termsOf(about, desk.language).length);
  const shareOf = known < enoughKnown ? () => 0 : sharing(desk, wanted);
  const isFit = (text: string): boolean => !dated || hasDate(text);
  const isDoubted = doubtedIn(desk);
  const lines = [...toldLines(desk, shareOf, wanted), ...answerLines(desk, shareOf)]
    .slice(0, maxLines)
    .map((line) => lineOf(desk, line, shareOf, isDoubted))
    .filter((line) => line !== undefined)
    .filter(({ share, text }) => share >= enough && isFit(text))
    .sort((a, b) => b.share * 1.5 + b.worth - (a.share * 1.5 + a.worth));
  const [usual] = headlinesOf(desk);
  const best = Math.max(0, ...lines.map(({ share }) => share));
  // What is chosen for this reader anyway may say it as well.
  const bare = usual !== undefined && !/^[^:：]{2,40}[:：]\s\p{L}/u.test(usual);
  if (bare && shareOf(usual) >= Math.max(best, enough) && isFit(usual))
    return [capitalised(usual.replace(also, ''))];
  if (lines.length > 0) return lines.map(({ text }) => capitalised(text));
  const day = dayIn(about);
  const named =
    day !== undefined && desk.said.some((one) => one.sentences.some((text) => hasDay(text, day)));
  return named ? inTime(desk) : undefined;
}

const datePart =
  /(?<!\p{L})(?:the )?(?:date|day|datum|termin|fecha|data|dag|termin)(?: (?:of|von|der|des|de la|de|du|del|della|da|do|van))?(?!\p{L})/iu;
const hasDate = (text: string): boolean => figuresIn(text).some(({ kind }) => kind === 'date');

interface Told {
  text: string;
  /** What it is an answer to or stands under; counts as said. */
  about?: string;
  /** An answer with its question, or a condition and what is done then. */
  whole?: true;
  /** One of several steps: only where it is named. */
  step?: boolean;
  /** Stands under just what is wanted. */
  headed?: boolean;
  /** Opens its paragraph: nothing stands before it that it could lean on. */
  opens?: boolean;
}

function* toldLines(desk: Desk, shareOf: (text: string) => number, wanted = ''): Generator<Told> {
  const { source, language } = desk;
  const meant = meantBy(wanted, language);
  const says = (text: string): boolean => wanted !== '' && meant.share(text) > enough;
  for (const section of [...source.context, ...source.topics]) {
    const { heading, paragraphs, items, tables } = section;
    if (ofProblem.test(heading ?? '')) continue;
    const step = isStepsSection(section);
    const story = kindOf(section) === 'proof';
    // Of `the trial with two barrels` all is told under `The trial`.
    const headed =
      heading !== undefined &&
      !step &&
      (shareOf(heading) >= 1 || (wanted !== '' && sharing(desk, heading)(wanted) >= 1));
    for (const { title, text } of items) {
      yield { text: title, step, headed };
      if (text === undefined || wordCount(title) > 5) continue;
      // Where what is said of it names it too, its label adds nothing.
      const whole = `${title}: ${text}`;
      const [said = ''] = sentencesOf(text, language);
      if (wordCount(said) >= minOwnWords && shareOf(said) >= shareOf(whole)) yield { text: said };
      yield { text: pairOf(title, smallFirst(said, desk)), about: whole };
    }
    for (const { text } of paragraphs) {
      if (invites(text)) continue;
      for (const part of behindLabel(text)) yield { text: part, about: text };
      const sentences = sentencesOf(text, language);
      for (const [at, sentence] of sentences.entries()) {
        // `Hems with 5 cm to spare: one uniform goes from a boy of 14 to one of 17`.
        const [, reason = ''] = /^[^:]{3,80}\s?:\s([^:]+)$/u.exec(withoutStop(sentence)) ?? [];
        if (wordCount(reason) >= minOwnWords && isClaim(reason, language) && !isListing(reason))
          yield { text: reason, about: sentence, headed };
        // `New customers get a day with a biologist: how high, how dense, when to turn`.
        const [, named = ''] = /^([^:;]{20,110}):\s/u.exec(sentence) ?? [];
        if (at === 0 && isStatement(named, language))
          yield { text: named, about: sentence, headed };
        if (at > 0 && lacksSubject(sentence, language)) continue;
        // How large the house of another is opens their story, and is no point of it.
        if (story && isSize(sentence) && !compares.test(sentence)) continue;
        // `Driver shortage. Every route you take out is a driver you need not find.`
        const topic = sentences[at - 1] ?? '';
        const below = topic !== '' && wordCount(topic) <= maxTopic;
        const about = below ? { about: `${topic} ${sentence}` } : {};
        yield { text: sentence, headed, opens: at === 0 && says(sentence), ...about };
      }
    }
    // What is on at a certain time is called by its title, without who speaks.
    for (const [, named = ''] of tables.flatMap(({ rows, kind }) =>
      kind === 'agenda' ? rows : [],
    ))
      yield { text: named.split(/\s[–—]\s/u)[0] ?? named, about: named, whole: true };
    for (const { rows, kind } of tables)
      for (const [name = '', value = '', more] of kind === 'plain' ? rows : [])
        if (more === undefined && /\d/.test(value)) {
          const about = `${heading ?? ''} ${name} ${value}`;
          // Of what a cell lists, each that says what changes.
          for (const part of value.split(/;\s/u))
            if (wordCount(part) >= minPartWords && tellingFigure(part)) yield { text: part, about };
          yield { text: `${name}: ${smallFirst(value, desk)}`, about };
        }
  }
}

/** `Results: 1,260 people trained, 84% pass`: each that says what changes, without the label. */
const behindLabel = (text: string): string[] => {
  const entry = entryIn(withoutStop(text));
  if (!entry) return [];
  const parts = entry.text.split(/,\s|;\s|、/u).filter((part) => wordCount(part) >= 4);
  const [first = ''] = sentencesOf(entry.text, 'und');
  return [...(wordCount(first) >= minOwnWords ? [first] : []), ...parts.filter(tellingFigure)];
};

/** `Transport in made-to-measure crates`: what begins with its preposition needs no colon. */
const pairOf = (title: string, text: string): string =>
  withPreposition.test(text) ? `${title} ${text}` : `${title}: ${text}`;
const withPreposition =
  /^(?:in|by|with|at|on|mit|bei|per|en|avec|par|sur|con|a|da|em|com|met|op|z|w)\s(?!\p{L}{1,3}\s\d)\p{L}/iu;

const minOwnWords = 7;
const minPartWords = 4;
const maxTopic = 3;

const ofCourse =
  /^(?:sure|of course|certainly|klar|natürlich|selbstverständlich|bien sûr|claro(?: que sí)?|certo|certamente|natuurlijk|oczywiście)[,!.]\s/iu;
/** Speaks of what its question named. */
const pronoun = /(?<!\p{L})(?:it|them|they|sie|ihn|ihm|ils|elles|ze|hem|ello)(?!\p{L})/iu;

/** `If a box goes out of range: you are phoned`, or the question with its answer. */
function* answerLines(desk: Desk, shareOf: (text: string) => number): Generator<Told> {
  const { source, language } = desk;
  for (const { question, answer } of source.questions) {
    const [first = '', second = ''] = sentencesOf(answer, language);
    const said = withoutStop(/^\P{L}*\p{L}{2,4}\P{L}*$/u.test(first) ? second : first);
    if (said === '') continue;
    const about = `${question} ${answer}`;
    const clause = withoutYesOrNo(said).replace(ofCourse, '');
    const condition = conditionIn(question, language);
    if (condition !== undefined) {
      const colon = language === 'fr' ? '\u00A0: ' : language === 'ja' ? '、' : ': ';
      const short = clipped(clause, Math.max(5, maxWords - wordCount(condition)));
      const text = `${condition}${colon}${smallFirst(capitalised(short), desk)}`;
      yield { text, about: `${condition} ${about}`, whole: true };
    } else if (shareOf(clause) >= enough && !pronoun.test(clause) && isClaim(clause, language)) {
      yield { text: capitalised(clause), about };
    } else yield { text: `${question} ${said}`, about, whole: true };
  }
}

function lineOf(
  { language }: Desk,
  { text, about, whole, step, headed, opens }: Told,
  shareOf: (text: string, beside?: string) => number,
  isDoubted: (text: string) => boolean,
): Line | undefined {
  const share = Math.max(shareOf(text, about ?? text), headed === true ? ofHeading : 0);
  if (share < (step === true ? namedStep : enough)) return undefined;
  const bare = withoutStop(text.replace(inBrackets, '').replace(also, ''));
  const line = whole === true ? bare : lastResort(bare, shareOf, Math.min(share, shareOf(bare)));
  const length = wordCount(line);
  if (ofEverybody.test(line) || isDoubted(line)) return undefined;
  if (length > maxLongWords || length < 3 || (hasAmount(line) && !nothing.test(line)))
    return undefined;
  // `Lead time: 4 days` says it, where the team asks for just that.
  const sound =
    whole === true ||
    (opens === true && !/(?<!\d)[:：]|[()?;]/u.test(line)) ||
    isClaim(line.replace(/^[^:：]{2,40}\s?[:：]\s/u, ''), language);
  if ((!sound && share < 1) || (whole !== true && isPieces(line))) return undefined;
  const worth =
    (sound ? 0.3 : 0) +
    (tellingFigure(line) ? 0.25 : /\d/.test(line) ? 0.1 : 0) -
    (wentWrong.test(line) && whole !== true && !compares.test(line) ? 0.5 : 0) -
    Math.max(0, length - maxWords) * 0.05 -
    Math.max(0, 5 - length) * 0.1;
  return { text: line, share, worth };
}
/** What comes on top of something else, is the first thing said here. */
const also = /^(?:also|auch|aussi|también|anche|também|ook|także|również)\s(?=\p{L})/iu;
/** What stands below the heading says it, and what says it itself says it better. */
const ofHeading = 0.8;
const nothing = /(?<![\d.,])0\s?[€$£]|[€$£]\s?0(?![\d.,])/u;

/** Shorter at the bound of a clause, as long as it still says what is wanted. */
function lastResort(line: string, shareOf: (text: string) => number, share: number): string {
  const short = [shortened(line), clipped(line, maxJoined)].find(
    (one) => wordCount(one) <= maxJoined && shareOf(one) >= share,
  );
  return wordCount(line) <= maxWords || short === undefined ? line : short;
}

const subordinate =
  /^(?:if|when|after|before|because|since|with|without|for|in|at|on|by|to|wenn|falls|nach|vor|weil|da|mit|ohne|für|bei|si|quand|après|avant|avec|sans|pour|dans|cuando|después|antes|con|sin|para|se|quando|dopo|prima|senza|per|depois|com|sem|als|wanneer|na|voor|met|zonder|jeśli|gdy|po|przed|z|bez)\s/iu;

/** The first clauses that fit, where what comes first can stand alone. */
function clipped(line: string, most: number): string {
  if (wordCount(line) <= most || subordinate.test(line)) return line;
  // What follows a semicolon is often what matters.
  const bounds = [...line.matchAll(/,\s|\s[–—]\s|、/gu)].map(({ index }) => index);
  const heads = bounds.map((at) => line.slice(0, at)).filter((head) => wordCount(head) >= 4);
  return heads.filter((head) => wordCount(head) <= most).at(-1) ?? heads[0] ?? line;
}

const maxDayWords = 10;

/** How soon it is done: that is what a day the reader named is held against. */
function inTime(desk: Desk): string[] {
  const fit = (text: string): boolean => wordCount(text) <= maxDayWords && !hasAmount(text);
  return [...toldLines(desk, () => 0), ...rowLines(desk)]
    .slice(0, maxLines)
    .map(({ text }) => withoutStop(text.replace(inBrackets, '')))
    .filter((text) => fit(text) && within.test(text) && isClaim(text, desk.language));
}
/** `Survey: within 3 weeks`, where a table has it. */
const rowLines = ({ source }: Desk): Told[] =>
  source.context
    .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))
    .flatMap(([name = '', ...cells]) => {
      const soon = cells.find((cell) => within.test(cell));
      return soon === undefined ? [] : [{ text: `${name} ${smallLetter(soon)}` }];
    });
const smallLetter = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const within =
  /(?<!\p{L})(?:within|in (?:just )?(?:\d+|two|three|four|five|six|ten)|innerhalb|binnen|sous|en moins de|dans les|en (?:\d+|una?|dos|tres)|entro|em (?:\d+|uma?|dois|três)|dentro de|w ciągu)(?!\p{L})[^.]{0,20}(?:hours?|days?|weeks?|stunden?|tagen?|wochen?|heures?|jours?|semaines?|horas?|días?|semanas?|or[ae]|giorn[oi]|settiman[ae]|dias?|uur|uren|dagen?|weken|godzin|dni|tygodni)(?!\p{L})|\d(?:日|週間|時間)以内/iu;
