// Whether a text speaks of what an instruction names: by its telling words, its numbers in words
// or digits, and `without` where it says so.
import { remembering } from '../../../../platform/text/remember.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { isSameWord } from '../texts/word_forms.ts';
import { isAkin } from './led.ts';

/** Called by these, an entry of a list is still called by something else. */
const ofKind = new Set(
  termsOf(
    'option options plan plans package packages tier version variant site office location product offer section part price prices story case example beispiel fall exemple cas ejemplo caso esempio exemplo voorbeeld przykład model paket pakete option optionen variante tarif standort büro angebot modell formule formules offre option site modalidad modalidades opción opciones plan sede oferta versión modalità opzione opzioni piano formula sede offerta plano planos opção pacote sede abonnement abonnementen optie pakket vestiging locatie kantoor wariant pakiet oddział プラン コース topic subject thema sujet tema argomento assunto onderwerp temat request demand question wish concern anfrage wunsch frage demande requête petición pregunta solicitud richiesta domanda pedido pergunta aanvraag vraag wens prośba pytanie rate percentage taux tasa tasso taxa percentage odsetek wskaźnik fact fait hecho fatto facto tatsache feit date datum fecha data invitation einladung invitación invito convite uitnodiging zaproszenie aanbod propozycja',
  ),
);
/** `Plan`, `option`: what all of them are. */
export const isKindWord = (word: string, language: string): boolean =>
  termsOf(word, language).every((term) => ofKind.has(term));

/** Says what there is none of. */
export const without =
  /(?<!\p{L})(?:without|no|ohne|kein\p{L}*|sans|sin|senza|sem|zonder|geen|bez)(?!\p{L})|なし|抜き/iu;

export interface Meant {
  /** All of it. */
  isIn(text: string): boolean;
  /** The part of its telling words that the text has, from 0 to 1. */
  share(text: string): number;
}

export const meantBy = (name: string, language: string): Meant =>
  read(name, {
    termsOf: (text) => termsIn(text, language),
    isOfKind: (term) => ofKind.has(term),
    isSame,
  });

/** By the forms of its words alone: what only begins alike is something else. */
export const saidBy = (name: string, language: string): Meant =>
  read(name, {
    termsOf: (text) => plainWords(text, language),
    isOfKind: (word) => isKindWord(word, language),
    isSame: (one, other) => isSameWord(other, one, language),
  });

/** How words are taken from a text and compared. */
interface Words {
  termsOf(text: string): readonly string[];
  isOfKind(term: string): boolean;
  isSame(one: string, other: string): boolean;
}

function read(name: string, words: Words): Meant {
  if (wide.test(name)) return meantByLetters(name);
  // `においの話`: a word without a sign of its own.
  const soft = softWord.exec(name)?.[1];
  if (soft !== undefined) return meantByLetters(name, [soft]);
  const all = words.termsOf(name);
  // `On-site training` is training on a site, and `the Leeds site` is Leeds.
  const bound = new Set((name.match(hyphened) ?? []).flatMap((word) => words.termsOf(word)));
  const telling = all.filter((term) => bound.has(term) || !words.isOfKind(term));
  const wanted = telling.length > 0 ? telling : all;
  const negated = without.test(name);
  const letters = lettersIn(name);
  const share = (text: string): number => {
    if (wanted.length === 0 || (negated && !without.test(text))) return 0;
    if (letters.some((one) => !lettersIn(text).includes(one))) return 0;
    const held = words.termsOf(text);
    return (
      wanted.filter((term) => held.some((other) => words.isSame(term, other))).length /
      wanted.length
    );
  };
  return { share, isIn: (text) => share(text) === 1 };
}

const hyphened = /\p{Ll}+(?:-\p{Ll}+)+/gu;

/** `Hof M`, `plan B`: what tells one from the others. */
const letter = /(?<=\p{L}\s)\p{Lu}(?![\p{L}\p{N}’'])/gu;
const lettersIn = (text: string): readonly string[] => text.match(letter) ?? [];

const softWord = /^([\p{sc=Hiragana}ー]{3,10}?)(?:の(?:話|こと|件|問題))?$/u;
const wide = /[\p{sc=Han}\p{sc=Katakana}ー]{2}/u;

/** Without spaces between them, words are told by their letters: `地震のときの対応`. */
function meantByLetters(
  name: string,
  runs: readonly string[] = name.match(
    /[\p{sc=Han}\p{sc=Katakana}ー]{2,}|[\p{sc=Latin}\d]{2,}/gu,
  ) ?? [],
): Meant {
  const bare = runs.map((run) => run.replace(/(?:プラン|コース|パッケージ)$/u, ''));
  const telling = bare.filter(
    (run) => run !== '' && !/^(?:対応|説明|内容|場合|紹介|話)$/u.test(run),
  );
  const wanted = telling.length > 0 ? telling : runs;
  const share = (text: string): number =>
    wanted.length === 0 ? 0 : wanted.filter((run) => text.includes(run)).length / wanted.length;
  return { share, isIn: (text) => share(text) === 1 };
}

const isSame = (one: string, other: string): boolean =>
  one === other || (!/\d/.test(one) && isAkin(one, other)) || isBegun(one, other);

/** Short words have endings too: `Baum` and `Bäume`, `tree` and `trees`; words are built of words. */
const isBegun = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= 4 &&
    !/\d/.test(short) &&
    long.startsWith(short) &&
    long.length - short.length <= 3
  );
};

/** `dell’`, `l’`, `qu’`: an article or a pronoun, and no word of its own. */
const elided = /(?<!\p{L})\p{L}{1,4}[’'](?=\p{L})/gu;

const termsIn = remembering(
  (text: string, language: string) => wordsRead(text, language, (word) => termsOf(word, language)),
  500_000,
);
/** Small, without marks, and whole. */
const plainWords = remembering(
  (text: string, language: string) =>
    wordsRead(text, language, (word) => (termsOf(word, language).length === 0 ? [] : [fold(word)])),
  500_000,
);

function wordsRead(
  written: string,
  language: string,
  termsOfWord: (word: string) => readonly string[],
): readonly string[] {
  const plain = language === 'en' ? written : written.replace(elided, '');
  // `four-night` counts its nights.
  const text = plain.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  const counted = wordNumbersIn(text, language);
  const words = new Set(counted.map((one) => one.text.toLowerCase()));
  return [
    ...wordsOf(text)
      .filter((word) => !words.has(word.toLowerCase()))
      .flatMap((word) => termsOfWord(word)),
    ...counted.map(({ number }) => String(number)),
  ];
}
