// Verbs without the pronouns that hang on them.
import { fold } from '../../../platform/text/words.ts';
import { commands, type ReadingWords } from './languages/request_words.ts';

const hung = /(\p{L}{3,20}?)(me|te)?(l[oaeis]|los|las|gli|ne|se)(?!\p{L})/giu;
const hyphened = /(\p{L}{2,20})-(les?|la|l[oa]s|[oa]s?|n[oa]s?|moi|lui)(?!\p{L})/giu;

/** `bájalo`, `toglila`, `tire-o`, `enlève-la`: the verb, and the pronoun that hangs on it. */
export function bareVerbs(text: string, words: ReadingWords): string {
  if (words.unspaced) return text;
  const known = verbStems(words);
  const apart = text.replace(hyphened, (whole, verb: string, it: string) =>
    known.has(fold(verb)) ? `${verb} ${it}` : whole,
  );
  return apart.replace(hung, (whole, verb: string, _: string, it: string) =>
    known.has(fold(verb)) && !known.has(fold(whole)) ? `${known.get(fold(verb))} ${it}` : whole,
  );
}

const stems = new Map<string, ReadonlyMap<string, string>>();

/** Single verbs by how they are folded: a pronoun moves the accent. */
function verbStems({ language, verbs: own }: ReadingWords): ReadonlyMap<string, string> {
  let made = stems.get(language);
  if (!made) {
    const single = commands.flatMap((verb) =>
      own[verb].split('|').filter((one) => !/[\s…]/.test(one)),
    );
    made = new Map(single.map((verb) => [fold(verb), verb]));
    stems.set(language, made);
  }
  return made;
}
