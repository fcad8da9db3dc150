// What they call by its name or its code: `Does it land in Maximo?`, `on CO2 as well?` Whatever speaks of just that
// answers them before anything that has only common words of the question.
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { namesIn, systemsIn } from '../brief/asked_alike.ts';
import type { Brief } from '../brief/brief.ts';
import { ofMonths } from '../brief/in_common.ts';
import type { Answer } from '../texts/answer.ts';
import { takesYesOrNo } from '../texts/asking.ts';

/** `CO2`, `enova365`, `449A`; `25kg` and `24h` are measures. */
const code = /(?<![\p{L}\p{N}])(?:\p{L}+\d[\p{L}\d]*|\d{2,}\p{Lu})(?![\p{L}\p{N}])/gu;
/** Speaks of what was named in the sentence before. */
const pointing =
  /(?<!\p{L})(?:there|it|them|that|dort|dahin|damit|darin|dazu|es|das|là|y|ça|cela|allí|ahí|él|ella|ello|eso|lì|ci|lui|lei|lá|ele|ela|isso|nele|nela|daar|dat|het|daarmee|daarin|tam|to|nim|nią)(?!\p{L})|そこ|それ/iu;
/** More often, and it is a word like any other. */
const maxNamed = 4;

/** The names in a question that few answers have, and those answers; none where there are none. */
export function namedIn(
  brief: Brief,
  sentence: string,
  after: string | undefined,
  answers: readonly Answer[],
): Answer[] {
  const before =
    after !== undefined && takesYesOrNo(sentence) && pointing.test(sentence) ? after : '';
  const own = ownNames(brief);
  const names = new Set(
    [sentence, before]
      .flatMap((text) => [
        ...namesIn(text, brief.language),
        ...systemsIn(text),
        ...(text.match(code) ?? []),
      ])
      .map(fold)
      .filter(
        (name) => name.length >= 3 && !own.has(name) && !ofMonths.has(name) && !polite.has(name),
      ),
  );
  if (names.size === 0) return [];
  const holding = [...names]
    .map((name) => answers.filter((answer) => holds(answer, name)))
    .filter(({ length }) => length > 0 && length <= maxNamed);
  return [...new Set(holding.flat())].filter(
    (one) => one.proof !== true && one.owned !== true && one.priced !== true,
  );
}

/**
 * `Does it read Medit files?`, `How long to Madeira?`: just this name, written large, stands in what is told. A place
 * where they are themselves (`at Mill Street`) is named by what is noted of them; only a row answers that.
 */
export function isSurelyNamed(brief: Brief, sentence: string, { text, row }: Answer): boolean {
  const own = ownNames(brief);
  return namesIn(sentence, brief.language).some(
    (name) =>
      !own.has(fold(name)) &&
      !isMonth(fold(name)) &&
      text.includes(name) &&
      (row !== undefined || !isWhere(sentence, name)),
  );
}

/** `from Marlowe House`: the word before all that is written large. */
function isWhere(sentence: string, name: string): boolean {
  const words = wordsOf(sentence.slice(0, sentence.indexOf(name)));
  return places.has(words.findLast((word) => !/^\p{Lu}/u.test(word)) ?? '');
}
const places = new Set(
  'at in into from on near im am auf aus à au aux en sur dans de del desde a al da dal sul su no na em te op uit w we z ze'.split(
    ' ',
  ),
);

const isMonth = (name: string): boolean => [...ofMonths].some((month) => name.startsWith(month));
/** `Do you`, as Polish asks it. */
const polite = new Set(['pan', 'pani', 'panstwo', 'panstwa', 'panstwu']);

const words = new WeakMap<Answer, ReadonlySet<string>>();
function holds(answer: Answer, name: string): boolean {
  const known = words.get(answer) ?? new Set(wordsOf(fold(answer.about)));
  words.set(answer, known);
  return known.has(name);
}

/** Who they are, and who we are, is no thing they ask about. */
const ownNames = ({ input }: Brief): ReadonlySet<string> =>
  new Set(wordsOf(fold([input.brand?.name, input.account?.name, input.person?.name].join(' '))));
