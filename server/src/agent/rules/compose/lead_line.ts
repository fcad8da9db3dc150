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
  conditional,
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
import { holdsOnlyThen } from './headline_pieces.ts';
import { definesHouse } from './headline_worth.ts';
import { kindOf } from './kinds.ts';
import { entryIn } from './labels.ts';
import { ledHeadings } from './lead_heading.ts';
import { dayIn, hasDay } from './led_words.ts';
import { isStepsSection } from './lists.ts';
import { meantBy } from './meant.ts';
import { smallFirst } from './small_first.ts';
import { isStatement } from './statements.ts';
import { isUnfit } from './unfit_lead.ts';
import { askable } from './wish_words.ts';
import { isFree, sharing } from './wishes.ts';

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
  /** Stands under a heading that names it, and says some of it or what changes. */
  headed?: boolean;
}
/** All but all of it. */
const named = 0.9;

/** The best first; none where no source speaks of it. */
export function ledHeadlines(desk: Desk): string[] {
  const { list } = desk.commands;
  const wishes = list.filter((command) => command.kind === 'lead');
  const first = wishes.filter(({ headline }) => headline === true);
  // `Open with the report and the insurer`: what is wanted beside it says more than half of it does.
  const beside = list
    .filter((command) => command.kind === 'early')
    .filter(({ text }) => wishes.some((wish) => wish.text === text));
  const found = [...first, ...wishes.filter((one) => !first.includes(one)), ...beside].map(
    (wish) => ({ lines: linesFor(desk, wish) ?? [], headings: ledHeadings(desk, wish.about) }),
  );
  const best = found.map(meantBest).find(({ length }) => length > 0);
  if (best) return best;
  if (wishes.length === 0) return [];
  const half = found.slice(0, wishes.length).find(({ lines }) => lines.length > 0);
  if (half) return half.lines.map(({ text }) => text);
  const told = sectionLines(desk, wishes[0]?.about ?? '');
  return told.length > 0 ? told : linesMeant(desk, wishes);
}

/** Beside a section that is named so, a line that only means something alike is not what is meant. */
function meantBest({ lines, headings }: { lines: readonly Line[]; headings: string[] }): string[] {
  const meant = lines.filter(
    ({ share, headed }) =>
      share > enough && (headings.length === 0 || share >= named || headed === true),
  );
  return meant.length > 0 ? meant.map(({ text }) => text) : headings;
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
    .filter((text) => !isBeside(text, language))
    .slice(0, 2);
}

/** Undefined where no source speaks of it. */
function linesFor(desk: Desk, wish: { about: string; headline?: true }): Line[] | undefined {
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
    .filter(({ share, text }) => share >= enough && isFit(text) && !definesHouse(desk, text))
    .sort((a, b) => b.share * 1.5 + b.worth - (a.share * 1.5 + a.worth));
  const [usual] = headlinesOf(desk);
  const best = Math.max(0, ...lines.map(({ share }) => share));
  // What is chosen for this reader anyway may say it as well.
  const bare =
    usual !== undefined && !/^[^:：]{2,40}[:：]\s\p{L}/u.test(usual) && !definesHouse(desk, usual);
  if (bare && shareOf(usual) >= Math.max(best, enough) && isFit(usual))
    return [{ text: capitalised(usual.replace(also, '')), share: shareOf(usual), worth: 0 }];
  if (lines.length > 0) return lines.map((line) => ({ ...line, text: capitalised(line.text) }));
  const day = dayIn(about);
  const theirs =
    day !== undefined && desk.said.some((one) => one.sentences.some((text) => hasDay(text, day)));
  const soon = theirs ? inTime(desk) : [];
  return soon.length === 0 ? undefined : soon.map((text) => ({ text, share: 1, worth: 0 }));
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
      // A long sentence of its own is one without its label.
      else if (wordCount(`${title} ${said}`) > maxWords && isStatement(said, language))
        yield { text: said, about: whole };
      yield { text: pairOf(title, smallFirst(said, desk), language), about: whole };
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
      for (const [name = '', value = '', more] of kind === 'agenda' ? [] : rows)
        if (kind === 'plain' && more === undefined && /\d/.test(value)) {
          const about = `${heading ?? ''} ${name} ${value}`;
          // Of what a cell lists, each that says what changes.
          for (const part of value.split(/;\s/u))
            if (wordCount(part) >= minPartWords && tellingFigure(part)) yield { text: part, about };
          yield { text: `${name}: ${smallFirst(value, desk)}`, about };
        } else if (isFree(value) && more === undefined)
          yield { text: `${name}: ${smallFirst(value, desk)}` };
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
const pairOf = (title: string, text: string, language: string): string =>
  withPreposition.test(text) && wordCount(text) <= maxBehind && !isStatement(text, language)
    ? `${title} ${smallLetter(text)}`
    : `${title}: ${text}`;
const withPreposition =
  /^(?:in|by|with|at|on|mit|bei|per|en|avec|par|sur|con|a|da|em|com|met|op|z|w)\s(?!\p{L}{1,3}\s\d)\p{L}/iu;

/** More are a sentence. */
const maxBehind = 8;
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
    const whole = withoutYesOrNo(said).replace(ofCourse, '');
    // `They stay; who lives below keeps the garden`: of two, the one that says it.
    const clause =
      whole.split('; ').find((part) => shareOf(part) >= Math.max(enough, shareOf(whole))) ?? whole;
    const condition = conditionIn(question, language);
    if (condition !== undefined) {
      const colon = language === 'fr' ? '\u00A0: ' : language === 'ja' ? '、' : ': ';
      // `You have the plan, the reports, the sheets and the certificate`: of a list half is not whole.
      const short = enumerates.test(clause)
        ? clause
        : clipped(clause, Math.max(5, maxWords - wordCount(condition)));
      const text = `${condition}${colon}${smallFirst(capitalised(short), desk)}`;
      yield { text, about: `${condition} ${about}`, whole: true };
    } else if (shareOf(clause) >= enough && !pronoun.test(clause) && isClaim(clause, language)) {
      yield { text: capitalised(clause), about };
    } else yield { text: `${question} ${said}`, about, whole: true };
    for (const later of sentencesOf(answer, language).slice(1).map(withoutStop))
      if (
        shareOf(later) >= enough &&
        shareOf(`${question} ${later}`) > enough &&
        !pronoun.test(later) &&
        isClaim(later, language)
      )
        yield { text: capitalised(later), about };
  }
}

function lineOf(
  { language }: Desk,
  { text, about, whole, step, headed, opens }: Told,
  shareOf: (text: string, beside?: string) => number,
  isDoubted: (text: string) => boolean,
): Line | undefined {
  const own = shareOf(text, about ?? text);
  // Under its name, what has to be there for it is told too.
  if (headed === true && own < 1 && isBeside(text, language)) return undefined;
  const share = Math.max(own, headed === true ? ofHeading : 0);
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
  return { text: line, share, worth, headed: headed === true && (own > 0 || tellingFigure(line)) };
}
const isBeside = (text: string, language: string): boolean =>
  ofNeed.test(text) ||
  conditional.test(text) ||
  (wordCount(text) <= fewWords && !isStatement(text, language) && !tellingFigure(text));
/** `Weekdays after two, or Saturdays`: no sentence. */
const fewWords = 6;
/** What one must have, and how little of it will do. */
const ofNeed =
  /(?<!(?:no|not|never|nothing|kein\p{L}{0,2}|nicht|pas|rien|aucun\p{L}?|no se|nada|non|nie|não|niet|geen) (?:\p{L}+ ){0,2})(?<!\p{L})(?:needs?|needed|requires?|required|enough|sufficient|brauch(?:en|t|st)|benötig(?:en|t)|nötig|reicht|reichen|genügt|genügen|il faut|faut|suffit|suffisent|nécessaires?|necesit\p{L}+|hacen? falta|bastan?|serv(?:e|ono)|occorr(?:e|ono)|bisogna|bastano|precis(?:a|amos|am)|necessári\p{L}+|bastam|nodig|genoeg|volstaa[tn]|potrzeb\p{L}+|wystarcz\p{L}+|trzeba)(?!\p{L})|必要|十分です/iu;
/** What comes on top of something else, is the first thing said here. */
const also = /^(?:also|auch|aussi|también|anche|também|ook|także|również)\s(?=\p{L})/iu;
/** What stands below the heading says it, and what says it itself says it better. */
const ofHeading = 0.8;
const nothing = /(?<![\d.,])0\s?[€$£]|[€$£]\s?0(?![\d.,])/u;

/** Shorter at the bound of a clause, as long as it still says what is wanted. */
function lastResort(line: string, shareOf: (text: string) => number, share: number): string {
  const short = [shortened(line), clipped(line, maxJoined)].find(
    (one) =>
      wordCount(one) <= maxJoined &&
      shareOf(one) >= share &&
      !holdsOnlyThen(line.slice(one.length)),
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

const enumerates =
  /(?:,\s[^,;]{2,40}){1,}(?:,\s[^,;]{2,40}?|\s[^,;]{2,40}?)?,?\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz)\s(?!(?:we|you|it|they|wir|sie|nous|vous|wij)\s)/iu;

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
