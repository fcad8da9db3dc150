// How long a page may be, and whether it calls its reader by name.
import type { ReadingWords } from '../grammar/languages/request_words.ts';
import { wordNumbersIn } from '../text/number_words.ts';
import type { Wish } from './command.ts';
import { firstGroup } from './named.ts';
import { refused } from './order.ts';
import { called, firstName, sectionCount, short } from './words.ts';

/** `Fairly short` is no page of half its sections. */
const fairly =
  /(?<!\p{L})(?:fairly|quite|pretty|reasonably|relatively|rather|eher|ziemlich|recht|relativ|plutôt|assez|bastante|más bien|piuttosto|abbastanza|vrij|redelijk|dość|raczej)(?!\p{L})|短め/iu;
const fairlyShort = 7;
const notLong =
  /^(?:not|nicht|pas|no|non|não|niet|nie) (?:too|zu|trop|demasiado|troppo|muito|te|za) (?:long|lang|longue|larg[oa]|lung[oa]|long[oa]|dług\p{L}+)$|^(?:あまり)?長すぎない/iu;

/** `Niet te zwaar maken`: how it is to sound. */
const notTooMuch =
  /^(?:not|nicht|pas|no|non|não|niet|nie)(?: \p{L}+)? (?:too|zu|trop|demasiado|troppo|demasiado|te|zbyt) \p{L}+(?: (?:please|maken|machen|schreiben|schrijven|faire))?$/iu;

export function readManner(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  if (notLong.test(bare)) return [{ kind: 'short', most: fairlyShort }];
  if (notTooMuch.test(bare)) return [{ kind: 'tone' }];
  if (short.test(bare))
    return [fairly.test(bare) ? { kind: 'short', most: fairlyShort } : { kind: 'short' }];
  const { most: count, under, less } = sectionCount.exec(bare)?.groups ?? {};
  if (count !== undefined) {
    const numbers = tables.flatMap(({ language }) => wordNumbersIn(count, language));
    const most = /^\d+$/.test(count) ? Number(count) : numbers[0]?.number;
    if (most !== undefined && most > 1)
      return [{ kind: 'short', most: under === undefined && less !== '未満' ? most : most - 1 }];
  }
  const name = firstGroup([called], bare);
  if (name !== undefined) return [{ kind: 'named', name }];
  return firstName.test(bare) ? [{ kind: refused.test(bare) ? 'tone' : 'named' }] : undefined;
}
