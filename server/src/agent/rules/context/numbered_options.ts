// Building blocks told one after another: `1) Workplace check`, below it what is done, and often what it costs. Each
// becomes one line, so that its name, its text and its price stay together.
import { hasAmount } from '../../../platform/text/money.ts';

const named = /^\s{0,3}(?:\(?(\d{1,2}|[a-h])([.)])|([①-⑳]))\s{0,2}(\S.{1,70})$/u;
const marked = /^\s*(?:[-*+•‣–—>|#]|\(?\d{1,2}[.)]\s|\(?[a-h]\)\s)|\t|\S {2,}\S|\s[|]\s/u;
const maxText = 600;
const maxLines = 6;
const minOptions = 2;

interface Option {
  at: number;
  /** The number of the line behind it. */
  end: number;
  count: number;
  mark: string;
  name: string;
  text: string;
}

/** The lines with every such run unfolded: rows where each has its price, else entries of a list. */
export function unfoldOptions(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const run = runFrom(lines, at);
    if (run.length < minOptions) out.push(lines[at] ?? '');
    else {
      out.push(...told(run));
      at = (run.at(-1)?.end ?? at) - 1;
    }
  }
  return out;
}

function runFrom(lines: readonly string[], from: number): Option[] {
  const run: Option[] = [];
  for (let at = from; ; ) {
    const option = optionAt(lines, at);
    const count = (run.at(-1)?.count ?? 0) + 1;
    if (!option || option.count !== count || option.mark !== (run[0]?.mark ?? option.mark)) break;
    run.push(option);
    at = option.end;
    while (at < lines.length && lines[at]?.trim() === '') at++;
  }
  // `1. Costs`, `2. Terms` are the chapters of a paper, unless each has its price or a line says what they are.
  const above = lines.slice(Math.max(0, from - 2), from).findLast((line) => line.trim() !== '');
  const listed = run[0]?.mark !== '.' || /[:：]\s*$/u.test(above ?? '');
  return listed || run.every(({ text }) => pricedIn(text) !== undefined) ? run : [];
}

/** A name alone on its line, and right below it one paragraph. */
function optionAt(lines: readonly string[], at: number): Option | undefined {
  const [, number, mark, circled, name = ''] = named.exec(lines[at] ?? '') ?? [];
  if (!/^[\p{Lu}\p{Lo}]/u.test(name) || /[.!?。;,]$|[:：]\s?\S/u.test(name) || hasAmount(name))
    return undefined;
  const below = lines.slice(at + 1, at + 2 + maxLines);
  const gap = below.findIndex((line) => line.trim() === '' || named.test(line));
  const body = gap === -1 ? below : below.slice(0, gap);
  const text = body.map((line) => line.trim()).join(' ');
  if (body.length === 0 || body.length > maxLines || text.length > maxText) return undefined;
  if (body.some((line) => marked.test(line)) || !sentenceLike.test(text)) return undefined;
  const count =
    circled === undefined
      ? /\d/.test(number ?? '')
        ? Number(number)
        : (number?.charCodeAt(0) ?? 0) - 96
      : (circled.codePointAt(0) ?? 0) - 0x245f;
  const end = at + 1 + body.length;
  return { at, end, count, mark: circled === undefined ? (mark ?? '.') : '①', name, text };
}
const sentenceLike = /^[\p{Lu}\p{Lo}\d"“„«].{20,}/u;

/** Its last words, where these are a price: `890 €`, `£345 per session`. */
const priceLast =
  /^(.{20,}(?:[.!?](?=\s)|。))\s{0,2}((?:\p{L}{1,8}\s)?(?:[€£$¥]|EUR|CHF|R\$|PLN)?\s?\d[^!?。]{0,58}?)[.。]?$/u;

function pricedIn(text: string): [said: string, price: string] | undefined {
  const [, said = '', price = ''] = priceLast.exec(text) ?? [];
  return hasAmount(price) && !/[.;]\s/u.test(price) ? [said, price] : undefined;
}

function told(run: readonly Option[]): string[] {
  const rows = run.flatMap(({ name, text }) => {
    const [said, price] = pricedIn(text) ?? [];
    const bare = name.replace(/\s?[:：]$/u, '');
    return said === undefined || /[|｜]/u.test(name + text)
      ? []
      : [`| ${bare} | ${said} | ${price} |`];
  });
  return rows.length === run.length
    ? rows
    : run.map(({ name, text, count }) => `${count}) **${name.replace(/\s?[:：]$/u, '')}** ${text}`);
}
