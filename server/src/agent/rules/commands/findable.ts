// `She forwards this to Will, so the Xero answer has to be easy to find`: what somebody is to find at once stands near
// the top. Why is told in front of it, and is no part of the wish.
import { partsOf } from './joined.ts';
import { firstGroup, nameIn } from './named.ts';

const soon =
  'easily|quickly|fast|at once|right away|immediately|leicht|schnell|sofort|gleich|einfach|facilement|vite|rapidement|tout de suite|fácilmente|rápido|rápidamente|enseguida|subito|facilmente|in fretta|depressa|rapidamente|logo|makkelijk|gemakkelijk|snel|meteen|łatwo|szybko|od razu';
const easy = [
  'be (?:very |really )?(?:easy|quick|simple) to (?:find|spot|see)',
  `be (?:found|spotted|seen) (?:${soon})|be (?:easily|quickly) found|be (?:hard|impossible) to miss`,
  '(?:leicht|schnell|sofort|gleich|gut|einfach) (?:zu finden|auffindbar|zu sehen) sein|ins auge (?:fallen|springen)',
  'être (?:facile|simple)s? à trouver|sauter? aux yeux|se trouver (?:facilement|vite|tout de suite)',
  `ser (?:fácil|fáciles) de (?:encontrar|achar)|(?:verse|encontrarse|encontrar-se|ver-se) (?:${soon})|saltar a la vista`,
  `essere facil[ei] da trovare|trovarsi (?:${soon})|saltare all[’']occhio`,
  '(?:makkelijk|gemakkelijk|snel|goed|meteen) te vinden zijn|opvallen',
  'być (?:łatw\\p{L}+ do znalezienia|łatwo dostępn\\p{L}+|od razu widoczn\\p{L}+)',
].join('|');
const must =
  'has to|have to|must|should|needs? to|ought to|muss|müssen|soll|sollen|sollte|sollten|doit|doivent|devrait|devraient|debe|deben|tiene que|tienen que|ha de|deve|devono|dovrebbe|devem|tem de|tem que|têm de|moet|moeten|ma|mają|musi|muszą|powinn\\p{L}{1,3}';

const wanted: readonly RegExp[] = [
  new RegExp(`^(.{2,60}?) (?:${must}) (?:${easy})$`, 'iu'),
  // `… muss die Kündigungsfrist leicht zu finden sein`.
  new RegExp(`^(?:muss|müssen|soll|sollen|sollte|sollten) (.{2,60}?) (?:${easy})$`, 'iu'),
  /^(?:please )?(?:make (?:sure )?|keep )(.{2,60}?) (?:is |are )?(?:easy|quick|simple) to (?:find|spot|see)$/iu,
  new RegExp(`^(.{2,60}?) (?:muss|soll|sollte) man (?:${soon}) finden$`, 'iu'),
  /^il faut qu(?:e |[’'])(.{2,60}?) (?:saute(?:nt)? aux yeux|soi(?:en)?t faciles? à trouver)$/iu,
  new RegExp(`^qu[’']on trouve (?:${soon}) (.{2,60})$`, 'iu'),
  new RegExp(
    `^(?:que|che) (.{2,60}?) (?:se encuentren?|se vean?|si trovi(?:no)?|se encontrem?) (?:${soon})$`,
    'iu',
  ),
  /^(.{2,40}?)[はがを](?:すぐ(?:に)?|簡単に)?(?:見つけ(?:やす[くい]|られる)|見つかる|分かる|わかる)(?:よう(?:に)?)?(?:して|する)?(?:ください|下さい)?$/u,
];

/** What follows from what was told: `…, so the …`. */
const conclusion =
  /(?:(?:^|,?\s)(?:so(?: that)?|therefore|hence|deshalb|daher|darum|donc|alors|así que|por eso|por lo que|quindi|perciò|por isso|então|dus|daarom|więc|dlatego)\s|[:;]\s|(?:ので|から|ため)、)/iu;

/** The part of a sentence that asks for it. */
export function findableIn(said: string): string | undefined {
  const tails = said.replace(/[.!。]+$/u, '').split(conclusion);
  return tails.findLast((tail) => firstGroup(wanted, tail) !== undefined);
}

/** `The Xero answer`: what it answers is looked for. */
const kindOfText =
  /\s(?:answers?|parts?|sections?|bits?|infos?|information|details?)$|(?:に関する|の)(?:説明|回答|箇所|部分|件)$/iu;

export function findable(bare: string, languages: readonly string[]): string[] {
  const about = firstGroup(wanted, bare);
  return about === undefined
    ? []
    : partsOf(about, languages)
        .map((part) => nameIn(part).replace(kindOfText, ''))
        .filter((part) => part.length >= 2);
}
