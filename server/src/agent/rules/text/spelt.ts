// Days and numbers are words that come in forms: found in any of the languages, and another is written in
// the form and the case of the one that stands there.

export interface Spelt {
  text: string;
  /** Which of the list it is, from 0. */
  at: number;
  form: number;
  start: number;
  end: number;
}

/** By language: what is listed is divided by a space, its forms by `/`, spellings of a form by `+`. */
export function speltWords(lists: Readonly<Record<string, string>>, joined = '') {
  const tables = new Map(
    Object.entries(lists).map(([language, list]) => {
      const all = list.split(' ').map((one) => one.split('/').map((form) => form.split('+')));
      const known = new Map<string, { at: number; form: number }>();
      for (const [at, forms] of all.entries()) {
        for (const [form, spellings] of forms.entries()) {
          for (const name of spellings) if (!known.has(name)) known.set(name, { at, form });
        }
      }
      const names = [...known.keys()].sort((a, b) => b.length - a.length).join('|');
      const edge = `[\\p{L}\\p{N}${joined}]`;
      const whole = language === 'ja' ? names : `(?<!${edge})(?:${names})(?!${edge})`;
      return [language, { all, known, pattern: new RegExp(whole, 'giu') }];
    }),
  );
  const find = (text: string, language: string): Spelt[] => {
    const table = tables.get(language);
    return [...(table ? text.matchAll(table.pattern) : [])].flatMap(({ 0: found, index }) => {
      const known = table?.known.get(found.toLowerCase());
      return known ? [{ text: found, ...known, start: index, end: index + found.length }] : [];
    });
  };
  /** Nothing where the language has no such word. */
  const write = (at: number, old: string, language: string): string | undefined => {
    const table = tables.get(language);
    const form = table?.known.get(old.toLowerCase())?.form ?? 0;
    const name = table?.all[at]?.[form]?.[0] ?? table?.all[at]?.[0]?.[0];
    const isCapital = old.charAt(0) !== old.charAt(0).toLowerCase();
    return name && isCapital ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name;
  };
  return { find, write };
}
