// Who asks for a line speaks of the reader (`that they can send it on Tuesday`); the page speaks to them. Only who stands
// first is surely the reader: `our fitters tidy up before they leave` is about others.

/** What leaves the rest of the sentence as it is. In German, what begins a line is the same word. */
const forms: Readonly<Record<string, readonly (readonly [first: RegExp, own: string])[]>> = {
  en: [
    [/^they(?=\s)/iu, 'You'],
    [/^(?:she|he)(?=\s(?:can|could|will|may|must|should|never|only)\s)/iu, 'You'],
    [/^(?:their|his|her)(?=\s)/iu, 'Your'],
  ],
  fr: [
    [/^(?:ses|leurs)(?=\s)/iu, 'Vos'],
    [/^(?:son|sa|leur)(?=\s)/iu, 'Votre'],
  ],
  es: [
    [/^(?:ellos|ellas)(?=\s)/iu, 'Ustedes'],
    [/^(?:él|ella)(?=\s)/iu, 'Usted'],
  ],
  pt: [[/^(?:eles|elas)(?=\s)/iu, 'Vocês']],
  nl: [
    [/^(?:hun|haar)(?=\s)/iu, 'Uw'],
    [/^(?:ze|zij) kunnen(?=\s)/iu, 'U kunt'],
  ],
  pl: [
    [/^(?:ich|jego|jej)(?=\s)/iu, 'Państwa'],
    [/^oni(?=\s)/iu, 'Państwo'],
  ],
};

/** With these the verb would have to change too. */
const ofOthers: Readonly<Record<string, RegExp>> = {
  en: /^(?:she|he)(?=\s)/iu,
  fr: /^(?:ils|elles|il|elle)(?=\s)/iu,
  it: /^(?:lui|loro|essi)(?=\s)/iu,
  pt: /^(?:ele|ela)(?=\s)/iu,
  nl: /^(?:ze|zij|hij)(?=\s)/iu,
};

/** What belongs to who was named first belongs to them. */
const theirs: Readonly<Record<string, readonly [RegExp, string]>> = {
  en: [/(?<=^You\s.{0,200})(?<!\p{L})(?:their|his|her)(?=\s\p{L})/gu, 'your'],
};

/** As it is said to the reader; nothing where more than a word would have to change. */
export function saidToReader(said: string, language: string): string | undefined {
  const [first, own] = forms[language]?.find(([one]) => one.test(said)) ?? [];
  if (first === undefined || own === undefined)
    return ofOthers[language]?.test(said) ? undefined : said;
  const told = said.replace(first, own);
  const [other, your] = theirs[language] ?? [];
  return other === undefined || your === undefined ? told : told.replace(other, your);
}
