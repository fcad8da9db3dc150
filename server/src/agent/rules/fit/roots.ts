// What a verb and its noun have in common: `abholen`, `abgeholt` and `Abholung`, `perder`, `pierden` and `pérdidas`. Rough,
// and only for words that are compared whole: what is left of one must be all that is left of the other.
import { remembering } from '../../../platform/text/remember.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';

interface Shape {
  /** The longest first. */
  endings: readonly string[];
  /** What changes within a word. */
  within?: readonly (readonly [RegExp, string])[];
}

const longestFirst = (endings: string): string[] =>
  endings.split(' ').sort((one, other) => other.length - one.length);

const apart = 'ab|an|auf|aus|bei|ein|her|hin|los|mit|nach|um|vor|weg|zu|zuruck';
const apartDutch = 'aan|af|bij|in|mee|na|om|op|over|terug|toe|uit|weg';

const shapes = new Map<string, Shape>(
  Object.entries({
    de: {
      endings: ['t'],
      within: [
        [new RegExp(`^(${apart})(?:ge|zu)(?=\\p{L}{3,}(?:t|en)$)`, 'u'), '$1'],
        [/^ge(?=(?:\p{Ll}){4,}t$)/u, ''],
        [/(?<=\p{L}{4})(?:ungen|ung|en|et|e|n|s)$/u, ''],
      ],
    },
    nl: {
      endings: longestFirst('eringen ering eren ert erd ers er aties atie ingen ing en t d e s'),
      within: [
        [new RegExp(`^(${apartDutch})?ge(?=\\p{L}{4,}(?:d|t|en)$)`, 'u'), '$1'],
        [/([aeou])\1/gu, '$1'],
        [/([bdfgklmnprst])\1/gu, '$1'],
      ],
    },
    fr: {
      endings: longestFirst(
        'ations ation itions ition tions tion aisons aison ements ement ages age ures ure euse eurs eur ees ee er ez ons ent ait aient ant ants ir it is i ue us u e es s',
      ),
    },
    es: {
      endings: longestFirst(
        'amientos amiento imientos imiento aciones acion iciones icion ciones cion ados adas ado ada idos idas ido ida ando iendo amos emos imos aran eran iran arlo arla arlos arlas erlo erla erlos erlas arse erse irse ar er ir an en as es os a e o n s',
      ),
      within: [
        [/ie(?=\p{L}{2})/u, 'e'],
        [/(?<![qg])ue(?=\p{L}{2})/u, 'o'],
      ],
    },
    it: {
      endings: longestFirst(
        'azioni azione izioni izione zioni zione amenti amento imenti imento aggi aggio ature atura ati ate ato ata uti ute uto uta iti ite ito ita iamo are ere ire arlo arla arli arle erlo erla erli erle arsi ano ono ando endo eremo a e i o',
      ),
      within: [[/(?<=[cg])h(?=[ei])/u, '']],
    },
    pt: {
      endings: longestFirst(
        'acoes acao icoes icao coes cao amentos amento imentos imento agens agem ados adas ado ada idos idas ido ida ando endo indo amos emos imos arao erao ar er ir am em ou as es os a e o',
      ),
    },
    pl: {
      endings: longestFirst(
        'owania owanie owac ujemy ujecie uja uje ania anie aniu enia enie eniu iacie acie icie amy imy emy iamy iac iaja aja ac ic ec yc a e i y u ie om ow ach iach ami iami ych ymi ego emu ej',
      ),
    },
  } satisfies Record<string, Shape>),
);

const minRoot = 4;

/** Every text is held against many others: its words are cut once. */
const cut = remembering(cutWord, 400_000);

/** Empty where too little is left to tell anything. */
export const rootOf = (word: string, language: string): string =>
  shapes.has(language) ? cut(word, language) : '';

function cutWord(word: string, language: string): string {
  const shape = shapes.get(language);
  const folded = fold(word);
  if (shape === undefined || folded.length <= minRoot || /\d/.test(folded)) return '';
  const plain = (shape.within ?? []).reduce((text, [from, to]) => text.replace(from, to), folded);
  const ending = shape.endings.find(
    (one) => plain.endsWith(one) && plain.length - one.length >= minRoot,
  );
  const root = ending === undefined ? plain : plain.slice(0, -ending.length);
  return root.length >= minRoot ? root : '';
}

export const rootsOf = remembering(
  (text, language): ReadonlySet<string> =>
    new Set(
      [...wordsOf(text), ...joinedIn(text, language)]
        .map((word) => rootOf(word, language))
        .filter((root) => root !== ''),
    ),
  1_000_000,
);

const parted = new Map([
  [
    'de',
    new RegExp(
      `(?<!\\p{L})(\\p{Ll}{4,}) (?:[^.,;:!?]{1,60} )?(${apart.replace('|zuruck', '|zurück')})(?=[.,;:!?]|$)`,
      'gu',
    ),
  ],
  [
    'nl',
    new RegExp(`(?<!\\p{L})(\\p{Ll}{4,}) (?:[^.,;:!?]{1,60} )?(${apartDutch})(?=[.,;:!?]|$)`, 'gu'),
  ],
]);

/** `Wir holen die Kartons ab.` speaks of `abholen`. */
const joinedIn = (text: string, language: string): string[] => {
  const pattern = parted.get(language);
  return pattern === undefined
    ? []
    : [...text.matchAll(pattern)].map(([, verb = '', part = '']) => `${part}${verb}`);
};
