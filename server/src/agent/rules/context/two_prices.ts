// Two things with a price each on one line of a list: `Delivery of a box: £14, scan on demand: £7 a file`. Each becomes
// a line of its own. What only changes the first price, `from ten boxes: £12`, stays with it.
import { hasAmount } from '../../../platform/text/money.ts';
import { capitalised } from './items.ts';

const maxLine = 200;
const bullet = /^\s*(?:[-*•·–]\s+)?/u;
const stroke = /\s?[:：]\s|\s[–—-]\s|\s?\.{3,60}\s?|：/u;
const named = new RegExp(
  `^([\\p{L}][^:：.!?;|]{1,60}?)(?:${stroke.source})((?:\\p{L}{1,10}\\s)?(?:R\\$|US\\$|CHF|EUR|PLN|[€£$¥])?\\s?\\d.*)$`,
  'u',
);

/** With what it begins, it is a condition, a time or more of the same. */
const ofTheFirst = new RegExp(
  `^(?:${[
    'from|above|over|under|up|with|without|for|per|each|every|then|after|before|at|on|in|by|if|when|extra|additional|further|second|third|next|following|and|or|plus|incl\\p{L}*|excl\\p{L}*|more|less|otherwise|of|to|weekend\\p{L}*',
    'ab|über|unter|mit|ohne|für|pro|je|jed\\p{L}+|dann|danach|nach|vor|am|an|im|bei|falls|wenn|zusätzlich\\p{L}*|weiter\\p{L}*|zweite\\p{L}*|dritte\\p{L}*|nächste\\p{L}*|folgende\\p{L}*|und|oder|sonst|davon|bis|inkl\\p{L}*|zzgl',
    'à|au|aux|dès|de|du|des|avec|sans|pour|par|chaque|puis|ensuite|après|avant|en|si|supplément\\p{L}*|deuxième|seconde?|le|la|les|et|ou|sinon|jusqu\\p{L}*',
    'a|al|desde|con|sin|para|por|cada|luego|después|antes|adicional\\p{L}*|segund\\p{L}+|siguiente\\p{L}*|y|o|hasta|el|los|las',
    'da|dal|dalla|dai|alla|senza|ogni|poi|dopo|prima|se|ulterior\\p{L}*|second\\p{L}*|e|oltre|fino|di|il|i|lo|gli',
    'ao|com|sem|depois|em|no|na|nos|nas|até|os|as',
    'vanaf|boven|onder|met|zonder|voor|elke?|daarna|op|bij|als|tweede|volgende|of|tot|anders',
    'od|do|powyżej|z|ze|bez|dla|za|każd\\p{L}+|potem|po|przed|w|we|przy|jeśli|dodatkow\\p{L}+|drug\\p{L}+|kolejn\\p{L}+|lub|oraz',
  ].join('|')})(?!\\p{L})|以上|以降|以下|追加|まで|から|場合`,
  'iu',
);
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The lines with every such line unfolded, where a line beside it is a price too. */
export const unfoldPrices = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) =>
    [lines[at - 1], lines[at + 1]].some((near) => near !== undefined && isPrice(near))
      ? unfold(line)
      : [line],
  );

function isPrice(line: string): boolean {
  const text = line.replace(bullet, '');
  return text.length <= maxLine && hasAmount(named.exec(text)?.[2] ?? '');
}

function unfold(line: string): string[] {
  if (line.length > maxLine || !isPrice(line)) return [line];
  const mark = bullet.exec(line)?.[0] ?? '';
  const text = line.slice(mark.length);
  for (const { index, 0: comma } of text.matchAll(/[,;]\s(?=\p{L})|[、；]/gu)) {
    const [first, second] = [text.slice(0, index), text.slice(index + comma.length)];
    const name = isPrice(first) ? (named.exec(second)?.[1] ?? '') : '';
    if (isOther(name) && isPrice(second))
      return [`${mark}${first}`, ...unfold(mark + capitalised(second))];
  }
  return [line];
}

/** Names another thing: two words and more, and none that only narrows the first. */
const isOther = (name: string): boolean =>
  (wide.test(name) ? name.length > 2 : /\s/.test(name.trim())) &&
  !ofTheFirst.test(name) &&
  !/\d|,/.test(name);
