// What was made of a text is kept for the next page made of it: the context of a
// page is the same for each of its audiences. Bounded by the letters kept.

export function remembering<T>(make: (text: string, language: string) => T, maxChars: number) {
  const known = new Map<string, T>();
  let chars = 0;
  return (text: string, language = ''): T => {
    const key = `${language}\n${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(text, language);
    if (chars + key.length > maxChars) {
      known.clear();
      chars = 0;
    }
    known.set(key, made);
    chars += key.length;
    return made;
  };
}
