// What else the reader told, above the pairs and in their own words: how many, by when, what they need. No answer is
// made up for it.
import { isQuestion } from '../context/questions.ts';
import { wordNumbersIn } from '../edits/ground/number_words.ts';
import type { Said } from '../reader/said.ts';
import { isNeed, isWorry, namesBounds } from './asking.ts';
import type { Desk } from './desk.ts';
import type { Pair } from './heard_pairs.ts';
import { isTold } from './heard_thoughts.ts';

const maxSituation = 300;

export function situationOf({ said, language }: Desk, pairs: readonly Pair[]): string[] {
  const quoted = pairs.map((pair) => pair.said).join(' ');
  const kept: string[] = [];
  for (const one of new Set(said.flatMap((one) => toldIn(one, language)))) {
    if (quoted.includes(one)) continue;
    if (kept.join(' ').length + one.length > maxSituation) break;
    kept.push(one);
  }
  return kept;
}

/** How a letter opens tells their situation; elsewhere, and in a talk, only what has a figure, a day or a worry in it. */
function toldIn({ units, talk }: Said, language: string): string[] {
  const asks = units.findIndex(({ sentences }) => sentences.some(isQuestion));
  return units.flatMap(({ sentences }, at) =>
    sentences.filter(
      (one) =>
        !isQuestion(one) &&
        (numbered.test(one) ||
          (isTold(one) &&
            (/\d/.test(one) ||
              wordNumbersIn(one, language).some(({ number }) => number > 1) ||
              isWorry(one) ||
              namesBounds(one, language) ||
              ((talk === true ? at > 0 : asks === -1 || at <= asks) && isNeed(one))))),
    ),
  );
}
/** `Request 2026-114.` */
const numbered = /\d{2}-\d{2}/u;
