// Who asks for a line speaks of the reader (`that they can send it on Tuesday`); the page speaks to them. Only who stands
// first is surely the reader: `our fitters tidy up before they leave` is about others.

/** What leaves the rest of the sentence as it is. In German, what begins a line is the same word. */
const forms: Readonly<Record<string, readonly (readonly [first: RegExp, own: string])[]>> = {
  en: [
    [/^they(?=\s)/iu, 'You'],
    [
      /^(?:she|he)(?=\s(?:(?:can|could|will|would|may|might|must|should|never|only)|(?:shouldn|couldn|wouldn|mustn|can|won)['’]t|cannot)\s)/iu,
      'You',
    ],
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

/** Behind a preposition, and where nobody else was named, it is the reader too: `we keep a place for him`. */
const behind: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /(?<=\s(?:for|to|with|by|from|at|and)\s)(?:him|her|them)(?=[\s.,;]|$)(?!\s(?:own\s)?\p{Ll}+s\s)/gu,
      'you',
    ],
  ],
  de: [[/(?<=\s)(?:ihnen|ihm)(?=[\s.,]|$)/gu, 'Ihnen']],
  fr: [[/(?<=\s(?:chez|pour|avec)\s)(?:lui|elle|eux|elles)(?=[\s.,]|$)/gu, 'vous']],
  es: [
    [/(?<=\s(?:para|con|a)\s)(?:él|ella)(?=[\s.,]|$)/gu, 'usted'],
    [/(?<=\s(?:para|con|a)\s)(?:ellos|ellas)(?=[\s.,]|$)/gu, 'ustedes'],
  ],
  it: [[/(?<=\s(?:da|per|con)\s)(?:lui|lei|loro)(?=[\s.,]|$)/gu, 'voi']],
  nl: [
    [
      /(?<=\s(?:bij|voor|met|naar|aan)\s)(?:hem|haar|hen|hun|ze)(?=[\s.,]|$)(?!\s\p{Ll}{4,})/gu,
      'u',
    ],
  ],
  pl: [
    [/(?<=\s(?:do|dla|u)\s)(?:nich|niego|niej)(?=[\s.,]|$)/gu, 'Państwa'],
    [/(?<=\s(?:z)\s)(?:nimi|nim|nią)(?=[\s.,]|$)/gu, 'Państwem'],
  ],
};
/** Nobody else can be meant where the sentence begins with who speaks, or with the reader. */
const ofUs =
  /^(?:we|i|you|it|there|wir|ich|es|nous|je|on|il|nosotros|podemos|vamos|noi|possiamo|nós|wij|ik|er|het|możemy|mogę|przyjedziemy)(?=[\s'’])|^(?:she|he|they)(?=[\s'’])/iu;

/** `Joris belt haar donderdag`: who is named does it, and the reader gets it, where a time or a place follows. */
const toReader: Readonly<Record<string, readonly [RegExp, string]>> = {
  en: [
    /(?<=^\p{Lu}[\p{Ll}-]+\s(?:will\s)?\p{Ll}+\s)(?:her|him|them)(?=[.]?$|\s(?:on|at|by|before|from|back|next|this|tomorrow|today|\p{L}+day)(?![\p{L}]))/u,
    'you',
  ],
  nl: [
    /(?<=^\p{Lu}[\p{Ll}-]+\s\p{Ll}+\s)(?:haar|hem|hen|hun)(?=[.]?$|\s(?:op|om|voor|vanaf|morgen|vandaag|deze|volgende|terug|\p{L}+dag)(?![\p{L}]))/u,
    'u',
  ],
};

/** English says `she decides` and `you decide`. */
function englishYou(said: string): string {
  return said
    .replace(/(?<=^|\s)(?:she|he)['’]s(?=\s)/giu, 'you’re')
    .replace(/(?<=^|\s)they['’]re(?=\s)/giu, 'you’re')
    .replace(/(?<=^|\s)(?:she|he)\s(\p{Ll}+)/giu, (_, verb: string) => `you ${plural(verb)}`);
}
const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
};
const plural = (verb: string): string =>
  irregular[verb] ??
  (/(?:ss|sh|ch|x|o)es$/.test(verb)
    ? verb.slice(0, -2)
    : verb.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''));

function withTheirs(told: string, language: string): string {
  const [other, your] = theirs[language] ?? [];
  return other === undefined || your === undefined ? told : told.replace(other, your);
}

/** As it is said to the reader; nothing where more than a word would have to change. */
export function saidToReader(given: string, language: string): string | undefined {
  const [other, you] = toReader[language] ?? [];
  const direct = other === undefined || you === undefined ? given : given.replace(other, you);
  const said = ofUs.test(direct) ? toThem(direct, language) : direct;
  const [first, own] = forms[language]?.find(([one]) => one.test(said)) ?? [];
  if (first === undefined || own === undefined) {
    if (ofOthers[language]?.test(said)) return undefined;
    return said === given ? said : withTheirs(said, language);
  }
  return withTheirs(said.replace(first, own), language);
}

function toThem(given: string, language: string): string {
  const told = language === 'en' ? englishYou(given) : given;
  const said = (behind[language] ?? []).reduce(
    (text, [other, you]) => text.replace(other, you),
    told,
  );
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}
