// Light or dark: the browser's wish until one is chosen.
export type Scheme = 'system' | 'light' | 'dark';

const storageKey = 'facet.scheme';

export const chosenScheme = (): Scheme => {
  const stored = localStorage.getItem(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

export function applyScheme(scheme: Scheme = chosenScheme()): void {
  if (scheme === 'system') {
    localStorage.removeItem(storageKey);
    delete document.documentElement.dataset.scheme;
  } else {
    localStorage.setItem(storageKey, scheme);
    document.documentElement.dataset.scheme = scheme;
  }
}
