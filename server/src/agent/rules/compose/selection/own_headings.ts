// Headings that the team wrote for itself: numbers of a form, what was reckoned for this reader by name, how long a text is.
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import type { Section } from '../../context/reading.ts';
import { meaningsIn } from '../../fit/thesaurus.ts';
import type { Brief } from '../brief/brief.ts';
import { isStatement } from '../texts/statements.ts';

const numbered = /^\d{1,2}(?:\.\d)?[.)]?\s(?=\p{Lu})/u;
const fewest = 2;

/** `3 What it costs`, where others are numbered too. */
export function unnumbered(sections: readonly Section[]): Section[] {
  const counted = sections.filter(({ heading = '' }) => numbered.test(heading)).length;
  return counted < fewest
    ? [...sections]
    : sections.map((section) =>
        section.heading === undefined
          ? section
          : { ...section, heading: section.heading.replace(numbered, '') },
      );
}

/** Below it stands what the team knows of the reader. */
export const isOfCustomer = (heading: string): boolean => ofCustomer.test(heading);
const ofCustomer =
  /^(?:(?:the |der |die |le |la |el |il |o |de )?(?:customer|client|prospect|kunde|kundin|interessent|cliente?|prospecto|potencial cliente|klant|klient)|(?:customer|client|kunden|account)[- ]?(?:data|profile?|daten|profil|steckbrief)|(?:fiche|profil) client|ficha del? cliente|scheda cliente|klantprofiel|profil klienta|(?:お客様|顧客)情報)$/iu;

/** `Longer` above the text, `Short version`: how long it is says nothing to a reader. */
export const isOfLength = (heading: string): boolean => ofLength.test(heading);
const ofLength =
  /^(?:(?:the )?(?:longer|shorter|long|short)(?: version| text)?|länger|kürzer|(?:lang|kurz)(?:fassung|version|text)|(?:version|texte) (?:longue?|courte?)|plus long|(?:versión|texto) (?:larg[ao]|cort[ao])|más largo|(?:versione|testo) (?:lung[ao]|breve)|più lungo|(?:versão|texto) (?:long[ao]|curt[ao])|mais longo|(?:lange|korte) (?:versie|tekst)|langer|(?:dłuższa|krótsza) wersja)$/iu;

const mostLeft = 2;
const minName = 4;
const forName =
  /\p{L}{3,}.*\s(?:for|für|pour|para|per|voor|dla)\s(?:(?:the|die|das|den|la|le|les|los|las|el|il|de|het)\s)?\p{Lu}/u;

/** `Sums Möller`, `NOW FOR BRAMBLE LANE (visit 3/6)`: what stands below is theirs, whatever the team calls it. */
export function forThem(
  { input, language, source, phrases, addressee }: Brief,
  heading: string,
): string {
  const { company } = addressee;
  if (language === 'ja' || company === undefined || forName.test(heading)) return heading;
  // `Hotel` or `Glass` in a company's name is a word of the text too.
  const names = `${company} ${input.person?.name ?? ''}`
    .split(/[\s,/&-]+/u)
    .filter((word) => /^\p{Lu}[\p{L}’']{3,}$/u.test(word) && !source.product?.includes(word))
    .filter((word) => !input.page.pageContext.includes(word.toLowerCase()))
    .filter((word) => meaningsIn(word, language).length === 0)
    .map(fold);
  const words = wordsOf(fold(heading));
  if (!names.some((name) => words.includes(name)) || isStatement(heading, language)) return heading;
  const left = termsOf(heading.replace(/[(（][^()（）]*[)）]/gu, ' '), language).filter(
    (term) => !/\d/.test(term) && !names.some((name) => name.startsWith(term.slice(0, minName))),
  );
  return left.length > mostLeft ? heading : (phrases.forReader?.(company) ?? heading);
}
