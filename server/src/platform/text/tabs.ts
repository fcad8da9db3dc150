// Tabs as blanks or bars. A table out of a spreadsheet has a tab before each of its cells, empty ones too; people who
// line text up by hand type as many as it takes.

const stop = 8;
const minRows = 2;

export function withoutTabs(text: string): string {
  if (!text.includes('\t')) return text;
  const lines = text.split('\n');
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (isTabbed(lines[to])) to++;
    if (to > from) {
      const block = lines.slice(from, to);
      const write = isSheet(block) ? barred : isSet(block) ? set : undefined;
      if (write) lines.splice(from, block.length, ...block.map(write));
    }
    from = Math.max(to, from + 1);
  }
  return lines.join('\n').replaceAll('\t', '  ');
}

/** Behind text, or before it where rows lack their first cell. */
const isTabbed = (line: string | undefined): boolean => line?.trimEnd().includes('\t') ?? false;

const tabsIn = (line: string): number => line.split('\t').length - 1;

/** A tab before each cell: the same number in every line, or none twice and a row that ends early. */
function isSheet(block: readonly string[]): boolean {
  const counts = block.map(tabsIn);
  const most = Math.max(...counts);
  const even = counts.every((count) => count === most);
  const named = block.some((line) => /\S/.test(line.split('\t')[0] ?? ''));
  if (block.length < minRows || most < 2 || !named) return false;
  if (!even) return counts[0] === most && !block.some((line) => /\S\t\t/.test(line));
  return block.some((line) => empty.test(line));
}

const empty = /\t\t|^\t|\t$/;

const isSet = (block: readonly string[]): boolean =>
  block.length >= minRows && block.some((line) => /\S\t\t/.test(line));

const barred = (line: string): string =>
  `| ${line
    .split('\t')
    .map((cell) => cell.trim())
    .join(' | ')} |`;

/** As a typewriter sets it, to the next stop; a little wider, so that a gap is no blank between words. */
function set(line: string): string {
  let out = '';
  let stops = 0;
  for (const part of line.split('\t')) {
    out = out.padEnd(stops * (stop + 2)) + part;
    stops += Math.floor(part.length / stop) + 1;
  }
  return out;
}
