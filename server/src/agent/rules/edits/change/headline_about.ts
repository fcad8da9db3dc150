import { plainText } from '../../../../platform/text/inline.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { fold, keyOf, termsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import { shareOf, spellsMost } from '../../compose/answers/held_against.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { bareOf, mainClause } from '../../compose/brief/shorter_lines.ts';
import { headlinesOf } from '../../compose/headlines/headline.ts';
import { leansOnOther, negated, standsAlone, wordCount } from '../../compose/texts/claim_lines.ts';
import { isStatement, knowsVerbs } from '../../compose/texts/statements.ts';
import { capitalised } from '../../context/items.ts';
import { isQuestion } from '../../context/questions.ts';
import { otherwise } from '../../grammar/languages/edit_words.ts';
import { namesSibling } from '../../text/siblings.ts';
import { wholeValuesIn } from '../../text/values.ts';
import { allQuoted, type Editing, not, type Outcome } from '../editing.ts';
import { speaksOf } from '../ground/meant.ts';
import { sharing } from '../ground/ranking.ts';
import { inSourceWords, knownWords, search, topicWeights } from '../ground/search.ts';
import { isAkin } from '../ground/target.ts';
import type { RequestOf } from '../requests.ts';
import {
  anotherHeadline,
  type Hero,
  heroOf,
  linesBelow,
  maxWords,
  passes,
  shorterHeadline,
  withHeadline,
} from './headline.ts';
import { clauseAbout } from './headline_clause.ts';
import { wordsHeld } from './headline_words.ts';

const idealWords = 9;

/** Of several topics, the first that the sources have a sentence for. */
export function headlineAbout(
  editing: Editing,
  { topic: asked, shorter, without }: Omit<RequestOf<'headlineAbout'>, 'kind'>,
): Outcome {
  const has = (line: string): boolean => fold(line).includes(fold(without ?? ''));
  if (asked === '') return anotherHeadline(editing, has);
  const parts = asked.split(/\s(?:or|oder|ou|o|of|lub|albo)\s/i);
  const outcomes = [...parts, asked].map((topic) => headlineOn(editing, topic, shorter));
  const fits = ({ did, about = [] }: Outcome): boolean =>
    did !== undefined && (without === undefined || !about.some(has));
  return outcomes.find(fits) ?? outcomes.find(({ did }) => did === undefined) ?? none(asked);
}

const none = (topic: string): Outcome =>
  not(
    `I found no sentence about “${topic}” in the sources that is short enough for a headline. Give me one in quotes and I will set it.`,
    'noHeadline',
    topic,
  );

const maxNear = 2;
const maxTried = 8;

/** No line has it: the two that come nearest are offered as they stand. */
function nearest(editing: Editing, hero: Hero, topic: string): Outcome {
  const { brief } = editing;
  const share = sharing([...sentencesIn(brief), ...headlinesOf(brief)], topic, brief.language);
  const lines = [...new Set([...sentencesIn(brief).map(withoutStop), ...headlinesOf(brief)])]
    .filter((line) => wordCount(line) >= 4 && wordCount(line) <= maxWords)
    .filter((line) => keyOf(line) !== keyOf(hero.headline) && !isQuestion(line))
    .map((line) => ({ line, near: share(line).all }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, maxTried)
    .map(({ line }) => line)
    .filter((line) => isUnquoted(line) && isTellable(editing, hero, line))
    .slice(0, maxNear);
  const offered = lines.length > 0 ? lines : headlinesOf(brief).slice(0, maxNear);
  if (offered.length === 0) return none(topic);
  const said = `No line of the sources has “${topic}”. Nearest ${offered.length > 1 ? 'come' : 'comes'} ${allQuoted(offered)}: give me one of them, or your own, in quotes.`;
  return not(said, 'nearLines', ...offered);
}

function headlineOn(editing: Editing, topic: string, shorter = false): Outcome {
  const hero = heroOf(editing);
  if (!hero)
    return not('Only the headline of the hero can be chosen from the sources.', 'selected');
  const { brief } = editing;
  const asked = knownWords(brief, inSourceWords(brief, topic));
  const weights = topicWeights(asked, brief);
  // A figure or a name that was asked for must be in it.
  const named = mustHave(brief, topic);
  const keysIn = (text: string) => wholeValuesIn(text, brief.language).map(({ key }) => key);
  const hasAll = (text: string): boolean =>
    named.every((one) => {
      const [key] = keysIn(one);
      // `2` is not in `6022`.
      return key !== undefined ? keysIn(text).includes(key) : fold(text).includes(fold(one));
    });
  const covers = (line: string): boolean => {
    return brief.scorer.coverage(line, weights) >= 0.6 && hasAll(line) && isUnquoted(line);
  };
  const isShort = (line: string): boolean =>
    !namesSibling(topic, line, brief.language) &&
    !isGoing(editing, line) &&
    (!shorter || wordCount(line) < wordCount(bareOf(brief, hero.headline)));
  const held = wordsHeld(brief, topic);
  const isThere =
    held(hero.headline) >= halfOf &&
    (named.length > 0
      ? hasAll(hero.headline)
      : brief.scorer.coverage(hero.headline, weights) >= 0.9);
  const already = not(`The headline is about “${topic}” already.`, 'already', hero.headline);
  const stays = weights.size > 0 && isThere;
  if (stays && !shorter) return already;
  // What is no whole claim, or denies what was asked for, is no headline about it.
  const isClaim = (line: string): boolean =>
    wordCount(bareOf(brief, line).replace(/^[^:：]{2,60}[:：]\s/u, '')) >= 4 &&
    !/^[AQＡＱ]\s\P{sc=Latin}/u.test(line) &&
    !isListing(line, brief.language) &&
    (negated.test(topic) || !negated.test(line.split(' ', 2).join(' ')));
  const isMeant = (line: string): boolean =>
    isShort(line) &&
    isClaim(line) &&
    (weights.size === 0 || brief.scorer.coverage(line, weights) >= 0.4);
  const leading = { ...brief, commands: { ...brief.commands, lead: [asked] } };
  const lines = search(brief, asked, 0.6)
    .flatMap(({ sentences, entry }) => {
      const said = [...(entry ?? []), ...sentences].flatMap((text) =>
        sentencesOf(plainText(text), brief.language),
      );
      return said;
    })
    .map(withoutStop)
    .map((line) =>
      line.replace(/^(?:(?:yes|ja|oui|sí|sì|sim|tak|はい)[,、]\s?|[AＡ][\s.:：])/iu, ''),
    )
    .flatMap((line) => [line, ...mainClause(line)])
    .filter((line) => wordCount(line) >= 2 && wordCount(line) <= maxWords && !isQuestion(line));
  const spoken = lines
    .map(capitalised)
    .sort((a, b) => Math.abs(wordCount(a) - idealWords) - Math.abs(wordCount(b) - idealWords));
  const isLabelled = (line: string): number =>
    Number(/[:：]\s|^.{2,24}\s[–—]\s/u.test(bareOf(brief, line)));
  // A title of an entry says less than what stands below it.
  const isThin = (line: string): number => Number(wordCount(bareOf(brief, line)) < 4);
  const fitting = [...headlinesOf(leading), ...spoken]
    .sort((a, b) => isThin(a) - isThin(b) || isLabelled(a) - isLabelled(b))
    .filter((line) => weights.size > 0 && covers(line) && !isQuestion(line))
    .filter(
      (line) => isShort(line) && !(isPrice.test(line) || (isRow.test(line) && named.length === 0)),
    )
    .filter((line) => passes(editing, hero, line));
  // What leans on another sentence leads no page.
  const isAlone = (line: string): boolean =>
    !otherwise.test(line) &&
    ![line, line.replace(/^[^:：]{2,40}[:：]\s/u, '')].some((one) =>
      leansOnOther(bareOf(brief, one), brief.language),
    ) &&
    !calls.test(line) &&
    isClaim(line);
  const alone = fitting.filter(isAlone);
  const own = alone.find((line) => isLabelled(line) === 0);
  const meant = named.length > 0 ? undefined : lineMeant(editing, hero, topic, isMeant);
  // Under a heading that names it a line may speak of something else.
  const first = own ?? meant ?? alone[0];
  const share = shareOf(brief, topic);
  const halves =
    own || named.length > 0 ? [] : halvesIn(editing, hero).filter(isShort).filter(isClaim);
  const spells = spellsMost(brief, topic);
  const [line = first] = halves
    .filter(spells)
    .filter((one) => share(one) >= Math.max(tellsEnough, first === undefined ? 0 : share(first)))
    .sort((a, b) => share(b) - share(a));
  // A clause that says it is better than a line that has it under a label.
  const clause = clauseAbout(brief, topic, (one) => isShort(one) && isTellable(editing, hero, one));
  if (clause !== undefined && (line === undefined || held(line) < enoughHeld))
    return withHeadline(editing, hero, clause);
  const refused = nearest(editing, hero, topic);
  // Nothing speaks of it more than the one that is there; a line that does less is no better one.
  const now = named.length > 0 || shorter ? 0 : share(hero.headline);
  if (line !== undefined && now > 0 && now >= share(line))
    return now >= isAboutIt && spells(hero.headline) ? already : refused;
  // A line with a word or two of the wish may be about something else.
  const enough = share(line ?? '') < tellsEnough ? heldEnough : halfOf;
  if (line !== undefined && held(line) >= enough) return withHeadline(editing, hero, line);
  if (stays) return shorterHeadline(editing) ?? already;
  if (now >= isAboutIt && held(hero.headline) >= halfOf) return already;
  return refused;
}
/** The sources prove it, or the reader said it themselves. */
const isTellable = (editing: Editing, hero: Hero, line: string): boolean =>
  keyOf(line) !== keyOf(hero.headline) &&
  (passes(editing, hero, line) ||
    editing.brief.said.some(({ sentences }) =>
      sentences.some((one) => keyOf(one).includes(keyOf(line))),
    ));

/** `Boiler record, warning notice, checklist` names things and says nothing of them. */
const isListing = (line: string, language: string): boolean =>
  line.split(/,\s/).length > 2 &&
  line.split(/,\s/).every((part) => wordCount(part) <= 4) &&
  knowsVerbs(language) &&
  !isStatement(line, language);
/** With no quotation in it, or a whole one that does not open it. */
const isUnquoted = (line: string): boolean =>
  !/^["“„«「]/u.test(line) && (line.match(/["“”„«»「」]/gu)?.length ?? 0) % 2 === 0;

/** What another wish of the message takes off the page leads none. */
const isGoing = ({ brief, going = [] }: Editing, line: string): boolean =>
  going.some((name) => {
    const [own, terms] = [termsOf(line, brief.language), termsOf(name, brief.language)];
    return terms.length > 0 && terms.every((term) => own.some((one) => isAkin(term, one)));
  });
/** `Bastien, 24 barrels`: whom a message calls by name. */
const calls = /^\p{Lu}\p{Ll}+,\s\d/u;
const heldEnough = 0.7;
const enoughHeld = 0.9;
const halfOf = 0.5;

/** What says it in other words: `warmth` is what a sentence about heat speaks of. */
function lineMeant(
  editing: Editing,
  hero: Hero,
  topic: string,
  isShort: (line: string) => boolean,
): string | undefined {
  const { brief } = editing;
  const share = speaksOf(brief, topic);
  return [...headlinesOf(brief), ...linesBelow(editing, hero), ...sentencesIn(brief)]
    .map((line) => ({ line: withoutStop(line), told: share(line) }))
    .filter(({ line, told }) => told >= meantEnough && wordCount(line) >= 4 && isShort(line))
    .filter(
      ({ line }) =>
        wordCount(line) <= maxWords && !otherwise.test(line) && standsAlone(line, brief.language),
    )
    .sort((a, b) => b.told - a.told)
    .find(({ line }) => keyOf(line) !== keyOf(hero.headline) && passes(editing, hero, line))?.line;
}

/** Halves of sentences that can stand alone: `…: who joins later gets the same blue`. */
const halvesIn = (editing: Editing, hero: Hero): string[] =>
  answersIn(editing.brief)
    .filter(({ whole, row }) => whole && row === undefined)
    .flatMap(({ text }) => sentencesOf(text, editing.brief.language))
    .flatMap((sentence) => {
      const parts = withoutStop(sentence).split(/[:;：；]\s/u);
      return parts.length === 1 ? parts : [withoutStop(sentence), ...parts];
    })
    .map((part) => capitalised(part.trim()))
    .filter(
      (line) =>
        wordCount(line) >= 4 &&
        wordCount(line) <= maxWords &&
        !/[?？؟]$/u.test(line) &&
        !isPrice.test(line) &&
        standsAlone(line, editing.brief.language) &&
        passes(editing, hero, line),
    );

/** By words, by meaning and by letters together. */
const tellsEnough = 1;
const isAboutIt = 1.2;
const meantEnough = 0.6;
/** A row of a price list. */
const isPrice = /[:：]\s*[€$£¥]?\s?\d[\d.,\s]*\s?(?:€|£|\$|zł|円|EUR|PLN)?$/u;

/** What begins with a price, whatever is said behind it. */
const isRow = /[:：]\s*(?:[€$£¥]\s?\d|\d[\d.,\s]*(?:€|£|\$|zł|円|EUR|PLN))/u;

const sentencesIn = (brief: Brief): string[] =>
  answersIn(brief).flatMap(({ text, row }) =>
    row === undefined ? sentencesOf(text, brief.language) : [],
  );

/** Figures, and names that the page knows: without them the headline is not the one that was asked for. */
function mustHave({ language, addressee, input }: Brief, topic: string): string[] {
  const names = [addressee.company, input.person?.name, input.account?.name].filter(
    (name) =>
      name !== undefined &&
      (fold(topic).includes(fold(name)) ||
        (topic.length > 3 && !/\d/.test(topic) && fold(name).includes(fold(topic)))),
  ) as string[];
  const capital = /^(?:\p{Ll}{1,4}\s)?(\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*){1,3})$/u.exec(
    topic,
  )?.[1];
  const known = capital !== undefined && names.length === 0 ? [capital] : names;
  return [...wholeValuesIn(topic, language).map(({ text }) => text), ...known];
}
