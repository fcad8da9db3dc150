// `Dana called 4/9, asked about the north gate.` stands in the record of a call, and Dana never said it: somebody noted
// what a call was about. None of it is quoted as theirs.
import { speechIn } from '../../../claims/screen/speech.ts';
import { visibleLines } from '../../../platform/text/inline.ts';
import { fold } from '../../../platform/text/words.ts';

/** Whoever speaks says I or we, as a word or by the end of a verb; in Japanese they speak politely. */
const speaks =
  /(?<!\p{L})(?:i|i[’']\p{L}+|me|my|we|we[’']\p{L}+|our|us|ich|mi[rc]h?|mein\p{L}{0,2}|wir|uns|unser\p{L}{0,2}|je|j[’']\p{L}+|moi|mon|ma|mes|nous|notre|nos|yo|mis?|nosotr[oa]s|nuestr[oa]s?|tengo|quiero|quisiera|necesito|io|mio|mia|miei|noi|nostr[oaie]|ho|vorrei|cerco|eu|meus?|minhas?|noss[oa]s?|tenho|queria|quero|preciso|ik|mij|mijn|wij|ons|onze|mam|mnie|nas|nasz\p{L}{0,3}|chcę|szukam|potrzebuję)(?!\p{L})|\p{L}(?:[aei]mos|iamo|[aeiy]my)(?!\p{L})|(?:です|ます|ません|でしょう|ました)[かがけねよ]?|أنا|نحن|لدينا|نريد|أريد/iu;

/** A name first, and what its owner did: `6/10 大庭様よりお電話`, `Dana called`. */
const openingName =
  /^[\s\d./:,–-]{0,16}(?:(?:Mrs?|Ms|Herrn?|Frau|Mme|M|Sra?|Sig|Pani?|Dhr|Mevr)\.?\s)?(\p{L}[\p{L}’'-]*?)(?:様|さん)?(?=[\s、よからにがは])(?!\s(?:here|speaking|hier|ici|aquí|qui|aqui)(?!\p{L}))/u;

export function isReport(text: string, names: readonly string[]): boolean {
  if (speechIn(visibleLines(text)).length > 0 || text.trim() === '') return false;
  if (!speaks.test(text) && !/[?？؟]/u.test(text)) return true;
  const first = openingName.exec(text)?.[1];
  return first !== undefined && names.includes(fold(first));
}
