// Whether a password is among those that are tried first. With 12 characters at least, these are
// common words, names, runs and repetitions put together until they are long enough: so what is
// left once those are taken away has to be enough by itself.
export const passwordMinLength = 12;
export const passwordMaxLength = 200;

/** So many characters must be the member's own idea. */
const ownMinLength = 6;
const distinctMin = 5;

const common =
  `password passwort motdepasse contrasena senha wachtwoord haslo parola parool salasana losenord
  qwerty qwertz azerty asdf yxcv zxcv qazwsx 1q2w3e 1qaz2wsx q1w2e3 zaq12wsx poiuy lkjh mnbv
  letmein welcome willkommen bienvenue admin administrator root user login logon access secret geheim
  default changeme temp test testing guest master system server database internet computer
  iloveyou loveyou love lovely princess prinzessin sunshine monkey dragon shadow superman batman spiderman
  pokemon starwars football fussball futbol baseball basketball soccer hockey liverpool chelsea arsenal
  barcelona realmadrid juventus michael jordan jennifer jessica daniel charlie ashley thomas andrew
  joshua matthew robert nicole hannah george harley buster ginger pepper cookie summer winter spring autumn
  sommer january february march april june july august september october november december monday friday
  freedom whatever trustno killer hunter ranger tigger flower blink banana cheese chocolate
  samsung google facebook twitter amazon microsoft windows android apple iphone linkedin youtube
  facet studio company office work home hello hallo hola bonjour ciao the and you for
  correcthorsebatterystaple correct horse battery staple opensesame`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What is wrong with it, in the words of a fault; undefined when it will do. */
export function weaknessOf(password: string, personal: readonly string[]): string | undefined {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < distinctMin) return 'must have more than a few different characters';
  const own = personal.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const words = [...own.filter((word) => word.length >= 3), ...common];
  const spelled = [...text].map((letter) => leet[letter] ?? letter).join('');
  const weak = [text, spelled].some((spelling) => remainder(spelling, words) < ownMinLength);
  return weak
    ? 'must not be made of common words, names, keyboard rows or years: use four or five random words, or a password manager'
    : undefined;
}

/** How many characters are left without the words, without runs and repetitions, and without what is no letter. */
function remainder(text: string, words: readonly string[]): number {
  let rest = text;
  for (const word of words) rest = rest.replaceAll(word, ' ');
  rest = rest.replace(/(19|20)\d\d/g, ' ');
  return countOwn(rest);
}

/** A letter counts when it neither repeats nor continues the one before; two other characters count as one. */
function countOwn(text: string): number {
  let letters = 0;
  let others = 0;
  let before = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const runs = Math.abs(code - before) <= 1;
    before = code;
    if (character === ' ' || runs) continue;
    if (/\p{L}/u.test(character)) letters += 1;
    else others += 1;
  }
  return letters + others / 2;
}
