// The last resort of a wish for what the page should say, in whatever words it was put: its content words, and the one
// line of the sources that has them. What the reader asked is answered as a letter of theirs would be. Where no line is
// clearly the best, nothing changes, and the two that come nearest are named.
import { fits, maxShort } from '../../../../platform/text/length.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { ensureEnd } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import { repliedTo } from '../../compose/answers/replied.ts';
import { citing } from '../../compose/brief/brief.ts';
import { capitalised } from '../../context/items.ts';
import { naming, telling } from '../../grammar/languages/shape_words.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { questionOn } from '../../grammar/languages/wish_words.ts';
import { firstOf } from '../../grammar/phrases.ts';
import { deskFor, type Editing, nearLines, type Outcome, unfound } from '../editing.ts';
import { contentOf, wholeOf } from '../ground/content.ts';
import { sharing } from '../ground/ranking.ts';
import { ofWhat, sourceOf } from '../ground/search.ts';
import { isAkin } from '../ground/target.ts';
import type { Request } from '../requests.ts';
import { addAnswer } from './answer.ts';
import { mentioned, withSentence } from './mention.ts';

/** So much of the wish the best must have, and so much more of it than the next. */
const [enough, ahead, near] = [0.6, 0.15, 0.3];
/** Of several words that it has, so much of them tells enough; what no source has counts little. */
const [severalEnough, several, unknown] = [0.5, 3, 0.25];

/** What has nearly all of the wish, where nothing else has half as much, needs no other look. */
export function surelyMeant(editing: Editing, request: Request): Outcome | undefined {
  const wish = request.kind === 'addAbout' ? wishOf(request) : undefined;
  if (wish === undefined || editing.selected || isShortWish(wish) || questionOn.test(wish))
    return undefined;
  const { brief } = editing;
  const lines = answersIn(brief).map((answer) => ({ answer, whole: wholeOf(answer) }));
  const texts = lines.map(({ whole }) => whole);
  const core = contentOf(brief, wish);
  const found = core === '' ? undefined : best(texts, core, brief.language);
  if (!found || found.words < several || found.all < surely) return undefined;
  const answer = lines.find(({ whole }) => whole === found.text)?.answer;
  return (
    answer &&
    told(editing, request, {
      text: answer.text,
      chunkIds: citing([answer]),
      asked: answer.question,
    })
  );
}
const surely = 0.8;
/** A name is looked up by whatever is called so. */
const isShortWish = (wish: string): boolean => wish.split(/\s+/).length < 4;

export function bestLine(editing: Editing, request: Request, first: Outcome): Outcome {
  const wish = wishOf(request);
  const isOpen = first.did === undefined && unmet.has(first.why) && !editing.selected;
  if (wish === undefined || !isOpen) return first;
  const { brief } = editing;
  const lines = answersIn(brief).map((answer) => ({ answer, whole: wholeOf(answer) }));
  const said = brief.said.flatMap(({ sentences }) => sentences);
  const texts = lines.map(({ whole }) => whole);
  const core = contentOf(brief, wish);
  if (core === '') return first;
  const share = sharing([...texts, ...said], core, brief.language);
  const asked = best(said, core, brief.language)?.text;
  const replied = asked === undefined ? undefined : repliedTo(brief, asked);
  // A letter asks for several things: the answer must be one to this.
  const isReply = replied !== undefined && share(replied.text).literal > 0;
  if (asked !== undefined && isReply) return told(editing, request, { ...replied, asked });
  const found = best(texts, core, brief.language);
  const line = found?.text;
  const answer = lines.find(({ whole }) => whole === line)?.answer;
  // A price alone is no answer to what several cost.
  // The share of the girls is a share.
  const [head = ''] = termsOf(ofWhat.exec(wish)?.[1] ?? '', brief.language);
  const isHead =
    head === '' ||
    (found?.words ?? 0) >= several ||
    termsOf(line ?? '', brief.language).some((one) => isAkin(one, head));
  const isPart = answer?.row !== undefined || answer?.priced === true || answer?.list !== undefined;
  const isSum = isPart && (found?.words ?? 0) < several;
  if (answer && isHead && !isSum) {
    const { text, question, section } = answer;
    const heading = section?.heading === undefined ? {} : { heading: section.heading };
    return told(editing, request, {
      text,
      chunkIds: citing([answer]),
      asked: question,
      ...heading,
    });
  }
  const nearest = lines
    .map(({ answer, whole }) => ({ text: answer.text, held: share(whole).literal }))
    .filter(({ held }) => held >= near)
    .sort((a, b) => b.held - a.held)
    .slice(0, 2);
  const named = nearest.map(({ text }) => text);
  if (named.length > 1) return nearLines(core, named);
  // The reply names what was looked for, and not the whole order.
  return first.why === 'unfound' && core !== wish
    ? unfound(brief, core, (first.not ?? '').replace(`“${wish}”`, `“${core}”`))
    : first;
}

const unmet: ReadonlySet<Outcome['why']> = new Set(['unfound', 'nearest', 'unknown']);

const mostlyWords = 0.9;

/** What is to be found; a sentence that was told is the team's own, and what asks for nothing is no wish. */
function wishOf(request: Request): string | undefined {
  if (request.kind === 'answer') return request.text === undefined ? request.question : undefined;
  if (request.kind === 'addAbout')
    return request.heading === undefined ? (request.whole ?? request.topic) : undefined;
  if (request.kind === 'mention') return request.sourced ? request.text : undefined;
  if (request.kind !== 'unknown') return undefined;
  if (request.content) return request.text;
  const { verbs } = tableOf(request.language ?? 'en') ?? en;
  const saying = `${naming}|${telling}|${verbs.mention}|${verbs.answer}`;
  return firstOf(request.text, saying) ? request.text : undefined;
}

/** The one that has most of it, where no other comes close. */
function best(
  texts: readonly string[],
  core: string,
  language: string,
): { text: string; all: number; words: number } | undefined {
  const share = sharing(texts, core, language, [], unknown);
  const [first, second] = [...new Set(texts)]
    .map((text) => ({ text, ...share(text) }))
    .sort((a, b) => b.all - a.all);
  if (!first) return undefined;
  const limit = first.words >= several ? severalEnough : enough;
  if (first.words < 2 && core.includes(' ')) return undefined;
  if (first.all < limit || first.literal < limit * mostlyWords) return undefined;
  return first.all - (second?.all ?? 0) >= ahead ? first : undefined;
}

interface Line {
  text: string;
  chunkIds: string[];
  asked: string | undefined;
  heading?: string;
}

/** A question that was asked stands there with its answer; anything else where the page speaks of it. */
function told(editing: Editing, request: Request, line: Line): Outcome {
  const { brief, blocks } = editing;
  const desk = deskFor(editing);
  const { text, asked, chunkIds, heading } = line;
  const there = mentioned(editing, text);
  if (there) return there;
  const [chunkId] = chunkIds;
  if (asked !== undefined && isQuestion(asked) && fits(asked, maxShort)) {
    const from = chunkId === undefined ? {} : { chunkId };
    return addAnswer(editing, desk, { question: asked, answer: text, ...from });
  }
  const place = 'place' in request && request.place ? { place: request.place } : {};
  const isTop = 'place' in place && place.place.where === 'top';
  return withSentence(
    editing,
    { kind: 'mention', text, ...place },
    {
      sentence: ensureEnd(capitalised(text), brief.language),
      chunkIds,
      origin: `, from ${sourceOf(brief, chunkIds)}`,
      ...(heading === undefined ? {} : { heading }),
    },
    isTop ? blocks.find(({ type }) => type === 'hero') : undefined,
  );
}
