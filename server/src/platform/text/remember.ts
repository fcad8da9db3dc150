// What was made of a text is kept for the next page made of it: the context of a
// page is the same for each of its audiences. Bounded by the letters kept.

export function remembering<T>(make: (text: string, language: string) => T, maxChars: number) {
  // By language, then by text: joining the two would copy every text that is looked up.
  const known = new Map<string, Map<string, T>>();
  let chars = 0;
  return (text: string, language = ''): T => {
    const found = known.get(language)?.get(text);
    if (found !== undefined) return found;
    const made = make(text, language);
    chars += language.length + text.length;
    if (chars > maxChars) {
      known.clear();
      chars = language.length + text.length;
    }
    const alike = known.get(language) ?? new Map<string, T>();
    known.set(language, alike.set(text, made));
    return made;
  };
}
