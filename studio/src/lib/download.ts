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

/** A chart as a picture, on the ground it stands on. */
export function savePng(name: string, element: HTMLElement | null): void {
  const drawn = element?.querySelector('canvas');
  if (!drawn || !element) return;
  const copy = document.createElement('canvas');
  copy.width = drawn.width;
  copy.height = drawn.height;
  const context = copy.getContext('2d');
  if (!context) return;
  const probe = document.createElement('span');
  probe.style.color = 'var(--color-surface)';
  element.append(probe);
  context.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(drawn, 0, 0);
  copy.toBlob((blob) => blob && saveFile(name, blob), 'image/png');
}
