// Every word of the studio, in the member's language. `t` is set before the first screen is drawn;
// `npm run check` fails when a language lacks a text that English has.
import type { Texts } from '../texts/en.ts';

export type Language = 'en' | 'de';
export const languages: { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
];

export let t: Texts;
let current: Language = 'en';
const storageKey = 'facet.language';
const listeners = new Set<() => void>();

export const language = (): Language => current;

const load: Record<Language, () => Promise<Texts>> = {
  en: () => import('../texts/en.ts').then((module) => module.en),
  de: () => import('../texts/de.ts').then((module) => module.de),
};

/** What was chosen, else what the browser prefers. */
function preferred(): Language {
  const chosen = localStorage.getItem(storageKey);
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (wanted.find((tag) => tag === 'en' || tag === 'de') as Language | undefined) ?? 'en';
}

export async function loadTexts(wanted = preferred()): Promise<void> {
  t = await load[wanted]();
  current = wanted;
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  localStorage.setItem(storageKey, wanted);
  await loadTexts(wanted);
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
