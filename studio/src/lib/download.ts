// Files that a member takes along.
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers start reading only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A list as CSV, whole: the API streams every list that is asked for as text/csv. */
export async function saveCsv(name: string, path: string): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/csv' } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  saveFile(name, await response.blob());
}
