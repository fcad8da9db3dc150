// How it is paid, told in shares of one whole: `30 % at signing, 50 % on delivery, 20 % when it runs`. They follow one
// another, so each is a step.
import { lean } from '../../../platform/text/quickened.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';

const minShares = 3;
const share = /^(\d{1,2})\s?%\s?[\p{L}(].{1,90}$/u;
const labelled =
  /^(\p{Lu}[^.:：!?,;\d]{2,40})\s?:\s(?=\d)|^([\p{scx=Han}\p{scx=Hiragana}]{2,12})[:：](?=\d)/u;
const ofPayment = lean(
  /(?<!\p{L})(?:pa(?:y|id|ying)\p{L}*|instal\p{L}+|\p{L}*(?:be)?zahl\p{L}*|raten|paiement\p{L}*|règlement\p{L}*|acomptes?|échéanc\p{L}+|pagos?|anticipos?|pagament\p{L}+|acconti?|betal\p{L}+|termijnen|płatno\p{L}+|raty|zaliczk\p{L}+)(?!\p{L})|支払/iu,
);

/** The line as a list of its shares, under its label if it has one, and what is said behind them. */
export function shares(line: string, above: string): string[] | undefined {
  if (!line.includes('%')) return undefined;
  const [label = '', latin, wide] = labelled.exec(line.trim()) ?? [];
  const name = latin ?? wide;
  if (!ofPayment.test(name ?? above)) return undefined;
  const [first = '', ...after] = sentencesOf(line.trim().slice(label.length), 'und');
  const parts = first.replace(/[.。]$/u, '').split(/(?:[,;]\s(?:\p{Ll}{1,3}\s)?|、)(?=\d)/u);
  const figures = parts.map((part) => Number(share.exec(part)?.[1] ?? Number.NaN));
  const whole = figures.reduce((sum, one) => sum + one, 0) === 100;
  if (parts.length < minShares || !whole) return undefined;
  return [
    ...(name === undefined ? [] : ['', `## ${name.trim()}`]),
    // No number and a stop: the shares of `4. Payment` are no chapters.
    ...parts.map((part, at) => `${String.fromCodePoint(0x2460 + at)} ${part}`),
    ...(after.length === 0 ? [] : [after.join(' ')]),
  ];
}
