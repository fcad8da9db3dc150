// The little of Markdown that entries are written in, as elements: headings, lists, paragraphs, strong,
// emphasised, code. Whatever else there is stays the text it is; nothing becomes HTML.
import { Fragment, type ReactNode } from 'react';

const spans: [mark: string, wrap: (text: string) => ReactNode][] = [
  ['**', (text) => <strong className="font-semibold">{text}</strong>],
  ['`', (text) => <code className="rounded-sm bg-press px-1 text-xs">{text}</code>],
  ['*', (text) => <em>{text}</em>],
];

/** The first mark that is opened and closed again; what stands around it is looked through likewise. */
function inline(text: string): ReactNode {
  const found = spans
    .map(([mark, wrap]) => {
      const start = text.indexOf(mark);
      const end = start < 0 ? -1 : text.indexOf(mark, start + mark.length);
      return { mark, wrap, start, end };
    })
    .filter(({ mark, start, end }) => end > start + mark.length)
    .toSorted((a, b) => a.start - b.start)[0];
  if (!found) return text;
  const { mark, wrap, start, end } = found;
  return (
    <>
      {text.slice(0, start)}
      {wrap(text.slice(start + mark.length, end))}
      {inline(text.slice(end + mark.length))}
    </>
  );
}

type Kind = 'heading' | 'bullet' | 'number' | 'text';
function kindOf(line: string): { kind: Kind; text: string } {
  const [mark = '', ...rest] = line.trimStart().split(' ');
  const text = rest.join(' ');
  if (/^#{1,6}$/.test(mark)) return { kind: 'heading', text };
  if (/^[-*+]$/.test(mark)) return { kind: 'bullet', text };
  if (/^\d{1,3}[.)]$/.test(mark)) return { kind: 'number', text };
  return { kind: 'text', text: line };
}

/** Lines of one kind that follow one another. */
function blocksOf(source: string): { kind: Kind; lines: string[] }[] {
  const blocks: { kind: Kind; lines: string[] }[] = [];
  let open = false;
  for (const line of source.split('\n')) {
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const { kind, text } = kindOf(line);
    const last = blocks.at(-1);
    if (open && last?.kind === kind && kind !== 'heading') last.lines.push(text);
    else blocks.push({ kind, lines: [text] });
    open = true;
  }
  return blocks;
}

export function Markdown({ source }: { source: string }) {
  return (
    <div className="flex flex-col gap-2 text-sm break-words">
      {blocksOf(source).map(({ kind, lines }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing else
        <Block key={at} kind={kind} lines={lines} />
      ))}
    </div>
  );
}

function Block({ kind, lines }: { kind: Kind; lines: string[] }) {
  if (kind === 'heading')
    return <h2 className="mt-1 font-semibold first:mt-0">{inline(lines.join(' '))}</h2>;
  if (kind === 'text')
    return (
      <p>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
          <Fragment key={n}>
            {n > 0 && <br />}
            {inline(line)}
          </Fragment>
        ))}
      </p>
    );
  const items = lines.map((line, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
    <li key={n}>{inline(line)}</li>
  ));
  return kind === 'bullet' ? (
    <ul className="list-disc ps-5">{items}</ul>
  ) : (
    <ol className="list-decimal ps-5">{items}</ol>
  );
}
