// A text with blanks where something is hidden: every place in it stays where it was.

export function blanked(text: string, hidden: readonly { start: number; end: number }[]): string {
  let shown = '';
  let at = 0;
  for (const { start, end } of [...hidden].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    shown += text.slice(at, from) + text.slice(from, end).replace(/[^\n]/g, ' ');
    at = end;
  }
  return shown + text.slice(at);
}
