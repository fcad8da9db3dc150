// `No names of our instructors`: whoever works for the seller is spoken of by no name. Names of the customers who are
// quoted are theirs to give.
import { givenNames } from '../../../../claims/screen/given_names.ts';
import { wordsOf } from '../../../../platform/text/words.ts';
import type { Source } from '../../context/source.ts';
import type { Forbids } from './forbidden.ts';

const namesOf =
  /(?<!\p{L})(?:names? of (?:any of )?our|namen (?:von )?unserer|namen unsrer|(?:pré)?noms? de nos|nombres? de nuestr[oa]s|nomi (?:dei nostri|delle nostre|degli nostri)|nomes? d[oa]s noss[oa]s|namen van onze|(?:imion\p{L}*|nazwisk\p{L}*) naszych)\s\p{L}+|^(?:当社|弊社|自社)の(?:スタッフ|社員|講師|担当者|職人)$/iu;
const ofThings =
  /(?<!\p{L})(?:suppliers?|partners?|products?|brands?|lieferanten|partner|produkte?|marken|fournisseurs|partenaires|produits|marques|proveedores|socios|productos|marcas|fornitori|prodotti|marche|fornecedores|parceiros|produtos|leveranciers|producten|merken|dostawców|partnerów|produktów)(?!\p{L})/iu;

export const isOfOurNames = (about: string): boolean =>
  namesOf.test(about) && !ofThings.test(about);

/** Speaks of one of ours by name. */
export function namesOurs({ quotes, product = '' }: Source): Forbids {
  const theirs = [...quotes.map(({ attribution = '', role = '' }) => `${attribution} ${role}`)];
  const known = new Set(wordsOf([product, ...theirs].join(' ')).map((word) => word.toLowerCase()));
  return (text) =>
    (text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? [])
      .map((word) => word.toLowerCase())
      .some((word) => givenNames.has(word) && !known.has(word));
}
