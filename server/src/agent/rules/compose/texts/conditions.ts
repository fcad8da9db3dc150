// What happens if: questions about trouble, and the condition they name.

/** The question as a condition: `What happens if a box is late?` asks about `if a box is late`. */
const asked: Readonly<Record<string, RegExp>> = {
  en: /^(?:and )?(?:what|and)(?: happens| do (?:you|we) do| about it)?,? ((?:if|when) [^?]{3,80})\?$/iu,
  de: /^(?:und )?was(?: passiert| ist| geschieht| machen sie| tun sie)?,? ((?:wenn|falls|bei) [^?]{3,80})\?$/iu,
  fr: /^(?:et|que se passe-t-il|qu[’']arrive-t-il|que faites-vous),? ((?:si|quand|lorsque|en cas de|en cas d[’'])\s?[^?]{3,80}?)\s?\?$/iu,
  es: /^¿(?:y|qué (?:pasa|ocurre|sucede|hacen)),? ((?:si|cuando|en caso de) [^?]{3,80})\?$/iu,
  it: /^(?:e|cosa (?:succede|accade)|che (?:cosa )?succede),? ((?:se|quando|in caso di) [^?]{3,80})\?$/iu,
  pt: /^(?:e|o que (?:acontece|sucede)),? ((?:se|quando|em caso de) [^?]{3,80})\?$/iu,
  nl: /^(?:en )?wat(?: gebeurt er| doen jullie| doet u)?,? ((?:als|wanneer|bij) [^?]{3,80})\?$/iu,
  pl: /^(?:a |i )?co(?: się (?:stanie|dzieje))?,? ((?:jeśli|jeżeli|gdy|jak) [^?]{3,80})\?$/iu,
  ja: /^(.{2,30}?(?:とき|時|場合|際|たら))は?、?(?:どう|何).{2,20}$/u,
};

export function conditionIn(question: string, language: string): string | undefined {
  const found = asked[language]?.exec(question.trim())?.[1];
  if (found === undefined) return undefined;
  const said = language === 'ja' ? `${found}は` : found;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

const trouble =
  /^(?:o |ce |dem |das |wat )?(?:what (?:happens|we do|you do)|how (?:we|you) (?:react|respond|help)|was (?:passiert|geschieht|ist|wir tun)|ce qui (?:se passe|arrive)|que (?:pasa|acontece)|(?:lo )?que (?:pasa|ocurre|sucede)|qué (?:pasa|ocurre)|(?:cosa|quello che) (?:succede|accade)|(?:o )?que acontece|(?:wat )?er gebeurt|gebeurt|co się dzieje)(?!\p{L})|(?:とき|場合|際)の対応|トラブル|故障/iu;
const wrong =
  /(?<!\p{L})(?:(?:something|things|it) (?:goes|go|went) wrong|problems? (?:occur|arise)|etwas schief\s?(?:geht|läuft)|was schiefgeht|(?:es|ein) probleme?|quelque chose (?:se passe mal|ne va pas)|(?:un|des) problèmes?|algo (?:sale|va) mal|(?:hay )?(?:un |algún )?problemas?|qualcosa (?:va storto|non va)|(?:un )?problema|algo (?:corre|dá|der) (?:mal|errado)|iets (?:mis|fout) ?(?:gaat|loopt)?|coś (?:pójdzie|poszło) nie tak)(?!\p{L})|うまくいかない|トラブル/iu;

/** The team asks for what is done when something goes wrong. */
export const isOfTrouble = (about: string): boolean => trouble.test(about) || wrong.test(about);

/** They name the trouble: `what happens when the battery fails`. */
export const namesTrouble = (about: string): boolean => trouble.test(about) && !wrong.test(about);

/** What is left of `what happens when the battery fails` without the beginning. */
export const withoutTrouble = (about: string): string => {
  const left = about
    .replace(trouble, '')
    .replace(
      /^\s*(?:if|when|wenn|falls|bei|si|quand|cuando|se|quando|als|wanneer|bij|jeśli|gdy)\s/iu,
      '',
    )
    .trim();
  return left === '' ? about : left;
};
