// What there is to know about one of the reader's sentences. The headline and the pairs hold the same sentences
// against many answers: each is read once for a brief.
import { lean } from '../../../../platform/text/quickened.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { rootOf } from '../../fit/roots.ts';
import type { Said } from '../../reader/said.ts';
import { askedIn, isAsking, isDeadline, isNeed, isWorry } from '../texts/asking.ts';
import { wideWords } from '../texts/wide_words.ts';
import { namesIn, systemsIn } from './asked_alike.ts';
import type { Brief } from './brief.ts';
import { ofMonths, plain, stemsOf, wideRuns } from './in_common.ts';
import { type Asked, isPointing, objectsOf } from './objects.ts';

export interface Told {
  asks: boolean;
  worry: boolean;
  need: boolean;
  deadline: boolean;
  /** The beginnings of the words that say something. */
  terms: ReadonlySet<string>;
  /** By these: what a verb and its noun have in common. */
  roots: ReadonlyMap<string, string>;
  /** Those of what it asks or fears: `It is 50 minutes from Woerden, so how often …` asks what its end asks. */
  end: ReadonlySet<string>;
  /** The things that it asks about. */
  objects: readonly Asked[];
  /** These stand before the clause that asks. */
  pointing: boolean;
  runs: readonly string[];
  /** The words of a script without spaces. */
  words: readonly string[];
  /** Names in it, and in what it asks. */
  names: readonly string[];
  askedNames: readonly string[];
  systems: readonly string[];
}

/** What goes wrong is trouble, whether or not somebody says that they need help with it. */
const wentWrong = lean(
  /(?<!\p{L})(?:wrong|mistakes?|errors?|delay\p{L}*|leak\p{L}*|stolen|short of|complaint\p{L}*|falsch\p{L}*|fehler\p{L}*|verspät\p{L}*|gestohlen|undicht|erreurs?|retards?|fuites?|volé\p{L}*|manque\p{L}*|errores|error|retras\p{L}*|fugas?|robad[oa]s?|despeg\p{L}*|errori|errore|ritard\p{L}*|perdite|rubat\p{L}|erros?|atras\p{L}*|roubad\p{L}+|paragens|fout\p{L}*|vertrag\p{L}*|gestolen|lek\p{L}*|błęd\p{L}*|opóźni\p{L}*|skradzi\p{L}*|wypadek|wypadk\p{L}*)(?!\p{L})|たいです|間違|ミス|遅れ|見逃し|漏れ|خطأ|تأخير/iu,
);

const read = new WeakMap<readonly Said[], Map<string, Told>>();

export function toldBy({ said, language }: Brief, sentence: string): Told {
  const known = read.get(said) ?? new Map<string, Told>();
  read.set(said, known);
  const before = known.get(sentence);
  if (before) return before;
  const worry = isWorry(sentence);
  const made: Told = {
    asks: isAsking(sentence),
    worry,
    need: isNeed(sentence) || wentWrong.test(sentence),
    deadline: isDeadline(sentence),
    terms: new Set(
      stemsOf(sentence, language).filter((term) => !plain.has(term) && !ofMonths.has(term)),
    ),
    roots: new Map(
      wordsOf(sentence).flatMap((word) => {
        const [stem] = stemsOf(word, language);
        const root = stem === undefined || plain.has(stem) ? '' : rootOf(word, language);
        return stem === undefined || root === '' ? [] : [[stem, root] as const];
      }),
    ),
    // `My biggest headache is tronc, the tax office wrote to us` names first what it fears.
    end: new Set(stemsOf(sentence.split(/[,;:–—]\s/).at(worry ? 0 : -1) ?? '', language)),
    objects: objectsOf(sentence, language),
    pointing: isPointing(sentence, language),
    runs: wideRuns(sentence),
    words: wideWords(sentence),
    names: namesIn(sentence, language).map(fold),
    askedNames: worry ? [] : namesIn(askedIn(sentence, language), language),
    systems: systemsIn(sentence),
  };
  known.set(sentence, made);
  return made;
}
