// Headings that the team wrote for itself: numbers of a form, what was reckoned for this reader by name, how long a text is.
import { lean } from '../../../../platform/text/quickened.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { isDraftersLabel } from '../../context/drafters_labels.ts';
import { caseLabel } from '../../context/headings.ts';
import { capitalised } from '../../context/items.ts';
import type { Section } from '../../context/reading.ts';
import { meaningsIn } from '../../fit/thesaurus.ts';
import type { Brief } from '../brief/brief.ts';
import { isStatement } from '../texts/statements.ts';

/** `3 What it costs`, `Q5 Residents`, `Block 2, prices`. */
const numbers = [
  /^\d{1,2}(?:\.\d)?[.)]?\s(?=\p{Lu})/u,
  /^Q\d{1,2}(?:\.\d{1,2})?[.):]?\s(?=\p{L})/u,
  /^(?:(?:text|texte|texto|testo|tekst)\s)?(?:block|blok|bloque|bloco|blocco|bloc|section|abschnitt|sección|sezione|secção|seção|sectie|sekcja|teil|part|partie|parte|deel|część)\s?\d{1,2}(?:\s?[,:.)–—-])?\s{0,2}(?=\p{L}|$)/iu,
];
const fewest = 2;

/** Where others are numbered alike; `Q1 results` and `Q2 results` would be one. */
export function unnumbered(sections: readonly Section[]): Section[] {
  const mark = numbers.find((one) => {
    const left = sections.flatMap(({ heading = '' }) =>
      one.test(heading) ? heading.replace(one, '') : [],
    );
    const named = left.filter((text) => text !== '');
    return left.length >= fewest && named.length > 0 && new Set(named).size === named.length;
  });
  if (mark === undefined) return [...sections];
  return sections.map(({ heading, ...section }) => {
    const bare = capitalised((heading ?? '').replace(mark, ''));
    return bare === '' ? section : { ...section, heading: bare };
  });
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
const forName = lean(
  /\p{L}{3,}.*\s(?:for|für|pour|para|per|voor|dla)\s(?:(?:the|die|das|den|la|le|les|los|las|el|il|de|het)\s)?\p{Lu}/u,
);

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

/** `Customers say`, `Small print people ask about` name a drawer of the seller's. */
export function namedFor(brief: Brief, section: Pick<Section, 'heading'>): string | undefined {
  const { phrases, language } = brief;
  if (section.heading === undefined || isDraftersLabel(section.heading, language)) return undefined;
  if (isOfLength(section.heading)) return undefined;
  // `Case: Halden Motion` is headed by who it is about.
  const heading = forThem(brief, section.heading.replace(caseLabel, ''));
  if (saidByOthers.test(heading)) return phrases.results ?? heading;
  return smallPrint.test(heading) ? (phrases.goodToKnow ?? heading) : heading;
}
const saidByOthers =
  /^(?:proofs?|beweise?|belege|preuves?|pruebas?|prove|provas?|bewijs|bewijzen|dowody|customers?|clients?|case|caso|cas|(?:our )?(?:customers?|clients?|users?) says?|cosa dicono|(?:lo que|qué) dicen|o que dizem|ce qu[’']ils disent|(?:was|das) (?:kunden|sie) sagen|klanten aan het woord|wat klanten zeggen|co mówią klienci)$/iu;
const smallPrint =
  /(?<!\p{L})(?:small ?print|fine print|kleingedruckte\p{L}*|petits caractères|letra pequeña|note piccole|letras pequenas|kleine lettertjes)(?!\p{L})|^(?:misc|miscellaneous|other(?: (?:things|bits|stuff|points|notes))?|odds and ends|bits and pieces|sonstiges|weiteres|verschiedenes|divers|autres(?: choses| points)?|otras cosas|otros(?: puntos| temas)?|varios|altre cose|altro|varie|outras coisas|outros(?: pontos)?|diversos|overige?|andere dingen|diversen|inne|pozostałe|różne|その他)$/iu;
