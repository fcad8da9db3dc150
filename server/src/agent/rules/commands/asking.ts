// Whether a clause that nobody could read asks for something all the same: then the reply says so.
import { commands as commandVerbs, type ReadingWords } from '../grammar/languages/request_words.ts';
import { firstOf, phrasesOf } from '../grammar/phrases.ts';
import { type Clause, should } from './clauses.ts';
import { orders, starters, withoutPoliteEnding } from './starts.ts';
import { answers } from './told.ts';

const opensWish = new RegExp(`^(?:${starters}|${orders})\\s|${should.source}`, 'iu');
/** In two words: `Open questions` is a heading, `say Saturday` is none. */
const opensOrder = new RegExp(`^(?:${orders})\\s`, 'iu');
/** `A line on parking`, `Ein Satz zur Anfahrt`: a piece of a page is named, and nothing told of it. */
const piece =
  /^(?:(?:an?|one|two|ein|eine|zwei|une?|deux|una?|dos|due|uma?|duas|dois|een|twee) )?(?:(?:short|kurzer|kurze|courte|breve|curta|korte) )?(?:line|sentence|table|list|example|overview|zeile|satz|tabelle|liste|beispiel|übersicht|ligne|phrase|tableau|liste|exemple|aperçu|línea|frase|tabla|lista|ejemplo|riga|tabella|elenco|esempio|preventivo|linha|tabela|exemplo|zin|regel|tabel|lijst|voorbeeld|overzicht|zdanie|tabela|przykład)(?: \p{L}+)? (?:on|about|of|with|for|über|zu[mr]?|mit|für|sur|avec|pour|de|sobre|con|para|sull?[’'ae]?|sui|per|met|over|voor|o|z|dla)(?!\p{L})/iu;

/** Notes give their orders in the infinitive, which each language has in its place. */
const infinitive: Readonly<Record<string, RegExp>> = {
  de: /\s(?:nicht\s)?\p{Ll}{2,}(?:en|ern|eln)$/u,
  nl: /\s(?:niet\s)?\p{Ll}{2,}en(?:\s(?:als|op|in)\s\p{L}+)?$/u,
  fr: /^(?:ne (?:pas|jamais|rien) )?\p{L}{2,}(?:er|ir|re|ez)\s/iu,
  es: /^(?:no )?\p{L}{2,}(?:ar|er|ir)\s/iu,
  it: /^(?:non )?\p{L}{2,}(?:are|ere|ire)\s/iu,
  pt: /^(?:não )?\p{L}{2,}(?:ar|er|ir|ôr)\s/iu,
  pl: /^(?:nie )?\p{L}{2,}(?:[aeiyu]ć|uj|aj|ij)\s/iu,
  ja: /(?<!い|あ|な|でき|が|れ|され|出てい)(?:[るすくむぶうつぐ]|ない|こと|ように)$/u,
};
/** Somebody does it: that is told, and not asked for. */
const finite =
  /(?<!\p{L})(?:ist|sind|hat|haben|war|waren|wird|werden|will|wollen|kann|können|muss|müssen|soll|sollen|darf|dürfen|möchte\p{L}*|sie|er|wir|ich|is|zijn|heeft|hebben|wil|willen|kan|kunnen|moet|moeten|mag|mogen|gaat|wordt|worden|zit|staat|hij|zij|ze|we|ik)(?!\p{L})/iu;

/** Begins as instructions do, or has their verb at its end. */
export function asks({ bare, text }: Clause, tables: readonly ReadingWords[]): boolean {
  // `Open questions:` is a heading.
  const isWish =
    opensOrder.test(bare) ||
    (tables.some(({ language }) => language === 'de') && infinitive.de?.test(bare) === true);
  if (
    /[:：]$/u.test(text) ||
    (bare.split(/\s+/).length < (isWish ? 2 : 3) && !/\p{Lo}{4}/u.test(bare))
  )
    return false;
  if (answers(bare)) return false;
  if (isWish || opensWish.test(bare) || piece.test(bare) || withoutPoliteEnding(text) !== text)
    return true;
  return tables.some(
    (words) =>
      (infinitive[words.language]?.test(bare) === true && !finite.test(bare)) ||
      commandVerbs.some((verb) => {
        const found = firstOf(bare, phrasesOf(words.verbs[verb], words.unspaced));
        return found !== undefined && found.start === 0 && found.length > 2;
      }),
  );
}
