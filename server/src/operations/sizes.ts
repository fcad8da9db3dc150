import type { StoredFile } from './files.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB'];

export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  const amount = bytes / 1024 ** step;
  return `${step === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[step]}`;
}

const shown = 5;

/** What to say of files that rows name and the folder has not. */
export function missingLines(missing: StoredFile[]): string[] {
  if (missing.length === 0) return [];
  const keys = missing.slice(0, shown).map(({ key }) => key);
  const more = missing.length > shown ? `, and ${missing.length - shown} more` : '';
  return [
    `${missing.length} uploaded files are missing or of another size in the data folder itself, and so here: ${keys.join(', ')}${more}`,
  ];
}
