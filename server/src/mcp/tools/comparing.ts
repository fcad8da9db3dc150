// Two versions of a variant, line by line.
import { contentMarkdown } from '../../content/markdown.ts';
import { path } from '../call.ts';
import { Id, readOnly, tool } from '../tool.ts';
import { audiencePath, type PageReply, type VersionReply } from './reading.ts';

export const compareVersions = tool({
  name: 'compare_versions',
  title: 'Compare two versions',
  description: 'What changed from one version of a variant to another, line by line.',
  input: { pageId: Id, audienceId: Id, fromVersionId: Id, toVersionId: Id },
  hints: readOnly,
  async run(api, { pageId, audienceId, fromVersionId, toVersionId }) {
    const at = audiencePath(pageId, audienceId);
    const page = await api.call<PageReply>('GET', path`/v0/pages/${pageId}`);
    const linesOf = async (versionId: string): Promise<string[]> => {
      const place = `${at}/versions/${encodeURIComponent(versionId)}`;
      const { content } = await api.call<VersionReply>('GET', place);
      if (!content) return [];
      const text = contentMarkdown({ content, actions: page.actions });
      return text.split('\n').filter((line) => line !== '');
    };
    const [from, to] = await Promise.all([linesOf(fromVersionId), linesOf(toVersionId)]);
    const changes = diff(from, to);
    const added = changes.filter((line) => line.startsWith('+')).length;
    return {
      said: [`${changes.length - added} lines gone (-), ${added} lines new (+).`],
      data: [{ name: 'changes', text: changes.join('\n') }],
      structured: { removed: changes.length - added, added },
    };
  },
});

/** Beyond this, lines are compared as sets: the table would have too many cells. */
const maxCells = 1_000_000;

/** The lines that one has and the other has not, in their order. */
export function diff(from: readonly string[], to: readonly string[]): string[] {
  if (from.length * to.length > maxCells) {
    const [old, now] = [new Set(from), new Set(to)];
    return [
      ...from.filter((line) => !now.has(line)).map((line) => `- ${line}`),
      ...to.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
    ];
  }
  const width = to.length + 1;
  const common = new Uint32Array((from.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = from.length - 1; row >= 0; row--) {
    for (let column = to.length - 1; column >= 0; column--) {
      common[row * width + column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const changes: string[] = [];
  let [row, column] = [0, 0];
  while (row < from.length || column < to.length) {
    if (row < from.length && column < to.length && from[row] === to[column]) {
      row++;
      column++;
    } else if (
      column >= to.length ||
      (row < from.length && at(row + 1, column) >= at(row, column + 1))
    ) {
      changes.push(`- ${from[row++]}`);
    } else {
      changes.push(`+ ${to[column++]}`);
    }
  }
  return changes;
}
