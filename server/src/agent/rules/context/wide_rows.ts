// Price lists of scripts without spaces between words: there one space parts cells.

/** `100㎡まで 週3回 48,000円`: Japanese has no spaces between words, so one parts cells as a gap does. */
export function pricedGaps(text: string): string[] {
  // `一尺 4,000円/二尺 5,000円` names another thing behind its first price.
  if (/円[/／][^\s/／]{1,12}\s+\d/u.test(text)) return [];
  const cells = text.split(/\s+/);
  const worded = cells.length >= 2 && cells.length <= 5 && wideLetter.test(cells[0] ?? '');
  const at = cells.findIndex((cell, n) => n > 0 && isWidePrice(cell));
  return worded && at > 0 && !/[。！？「」]/u.test(text) && cells.every(isShortCell) ? cells : [];
}
/** `会場 面積 シアター 終日`: names of columns, that one space parts as well. */
export function namesOfColumns(text: string): string[] {
  const cells = text.split(/\s+/);
  return cells.length > 2 && cells.every((cell) => columnName.test(cell)) ? cells : [];
}
const columnName = /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}（）()]{1,10}$/u;
const wideLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}㎡]/u;
const isShortCell = (cell: string): boolean => cell.length <= 24;
const isWidePrice = (cell: string): boolean =>
  /\d万?円(?:[(（/／〜～]|から|より|$)/u.test(cell) || /^(?:無料|別途)|見積/u.test(cell);

/** `200㎡以上 お見積り` below rows of three: what it costs stands in the column of the prices. */
export function withPricesBelow(run: readonly string[][]): readonly string[][] {
  const width = Math.max(...run.map(({ length }) => length));
  const full = run.filter(({ length }) => length === width);
  if (!full.every((cells) => isWidePrice(cells.at(-1) ?? ''))) return run;
  return run.map((cells) =>
    cells.length < width && isWidePrice(cells.at(-1) ?? '')
      ? [...cells.slice(0, -1), ...Array(width - cells.length).fill(''), cells.at(-1) ?? '']
      : cells,
  );
}
