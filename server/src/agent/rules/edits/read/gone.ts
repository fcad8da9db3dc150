// Reads what is told to be no longer there: it is to go, whatever wish or reason follows.
import { goneBehind, goneBetween, goneLetters } from '../../grammar/languages/gone_words.ts';
import { goneWords } from '../../grammar/languages/shape_words.ts';
import { findPhrase, firstOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { withoutManners } from './manners.ts';
import { bareName, hasVerb, isNamed, type Reading, sectionIn, withoutVerbs } from './slots.ts';

/** `10 July is sold out`, `we no longer take Aviva, drop it`, `Der Puffer ist vergriffen, bitte rausnehmen`. */
export function readGone(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  if (clause.asks || text.length > maxTold || clause.quotations(text).length > 0) return undefined;
  const [, what = '', tail = ''] = toldIn(reading) ?? [];
  const rest = withoutManners(withoutVerbs(tail, words), words);
  const isPiece =
    stripAround(findPhrase(rest, words.piece, words)?.rest ?? rest, words.small) === '';
  const isOther = hasVerb(tail, words) && !isPiece && isNamed(sectionIn(rest, reading));
  const section = bareName(clause.restore(what), words);
  if (section === '' || isOther || hasVerb(what, words)) return undefined;
  return { kind: 'remove', section };
}

function toldIn({ text, words }: Reading): readonly string[] | undefined {
  const told = words.unspaced
    ? goneLetters.exec(text)
    : (goneBetween.exec(text) ?? goneBehind.exec(text));
  if (told) return ['', ...told.slice(1).filter((part) => part !== undefined)];
  const gone = /\d/.test(text) ? undefined : firstOf(text, goneWords, words);
  return gone && ['', gone.rest];
}

const maxTold = 140;
