// Who asks for a line speaks of the reader (`that they can send it on Tuesday`); the page speaks to them. Only words that
// leave the rest of the sentence as it is are changed.

const forms: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /(?<!\p{L})(?:they|she|he)(?=\s(?:can|could|will|may|must|should|never|only)(?!\p{L}))/giu,
      'you',
    ],
    [/(?<!\p{L})they(?=\s(?!(?:are|were)(?!\p{L}))\p{L})/giu, 'you'],
    [/(?<!\p{L})they are(?!\p{L})/giu, 'you are'],
    [/(?<!\p{L})(?:their|his|her(?=\s\p{L}))(?!\p{L})/giu, 'your'],
    [/(?<!\p{L})them(?!\p{L})/giu, 'you'],
  ],
  de: [
    [/(?<!\p{L})sie(?=\s\p{L}+n(?!\p{L}))/gu, 'Sie'],
    [/(?<!\p{L})ihr(?=(?:e|en|em|er|es)?\s\p{Lu})/gu, 'Ihr'],
  ],
  fr: [
    [/(?<!\p{L})(?:ses|leurs)(?!\p{L})/giu, 'vos'],
    [/(?<!\p{L})(?:son|sa|leur)(?=\s\p{Ll})/giu, 'votre'],
  ],
  es: [
    [/(?<!\p{L})(?:ellos|ellas)(?!\p{L})/giu, 'ustedes'],
    [/(?<!\p{L})(?:él|ella)(?=\s\p{Ll})/gu, 'usted'],
  ],
  pt: [[/(?<!\p{L})(?:eles|elas)(?!\p{L})/giu, 'vocês']],
  nl: [
    [/(?<!\p{L})(?:hun|haar)(?=\s\p{Ll})/giu, 'uw'],
    [/(?<!\p{L})(?:ze|zij) kunnen(?!\p{L})/giu, 'u kunt'],
  ],
  pl: [
    [/(?<!\p{L})(?:ich|jego|jej)(?=\s\p{Ll})/giu, 'Państwa'],
    [/(?<!\p{L})oni(?!\p{L})/giu, 'Państwo'],
  ],
};

/** What is left of them would need another verb. */
const ofOthers: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:she|he|him|hers)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:er|ihm|ihn|sie|ihnen)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:ils|elles|eux|elle|lui)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:lui|loro|essi)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:ele|ela|deles?|delas?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:ze|zij|hij|hem)(?!\p{L})/iu,
};

/** As it is said to the reader; nothing where more than these words would have to change. */
export function saidToReader(said: string, language: string): string | undefined {
  const told = (forms[language] ?? []).reduce(
    (text, [form, own]) =>
      text.replace(form, (found, ...rest) => {
        const at = rest.find((one) => typeof one === 'number') as number;
        return at === 0 && /^\p{Lu}/u.test(found)
          ? own.charAt(0).toUpperCase() + own.slice(1)
          : own;
      }),
    said,
  );
  return ofOthers[language]?.test(told) ? undefined : told;
}
