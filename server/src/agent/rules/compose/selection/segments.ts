// Of what an offer is to one trade and another, or to one role and another, a reader wants their own: `Food production: …`,
// `Construction: …`, `Offices: …`. A list is such a choice where its heading says so, or where each of its entries is called
// by a trade; and only where one of them is the reader's.
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import type { Item, Section } from '../../context/reading.ts';
import { fieldsNamed, meaningsIn } from '../../fit/thesaurus.ts';
import type { Brief } from '../brief/brief.ts';
import { wordCount } from '../texts/claim_lines.ts';

const byTrade =
  /^(?:by|per|nach|par|por|für jede|wg) (?:segment|industry|industries|sector|trade|vertical|branche\p{L}?|sparte|secteurs?|métiers?|sectores?|settore|setor|sector|branży)|^(?:industries|sectors|segments|verticals|branchen|zielbranchen|zielgruppen|secteurs|métiers|sectores|segmentos|settori|segmenti|setores|sectoren|branches|doelgroepen|branże)$|^業[種界]別/iu;
const byRole =
  /^(?:by|per|nach|par|por|wg) (?:roles?|team|department|function|persona|rolle|funktion|abteilung|rôle|fonction|service|roles|función|departamento|ruolo|funzione|reparto|função|rol|functie|afdeling|roli|funkcji)$|^(?:roles|personas|rollen|rôles|ruoli|funções)$|^(?:役割|職種|部門)別/iu;

const maxName = 5;
/** So many trades one below the other are no chance. */
const fewest = 3;
const minWord = 4;

const trades = fieldsNamed(
  ...['food', 'bakery', 'meat_fish', 'drinks', 'catering', 'hotel', 'farming', 'farm_animals'],
  ...['construction', 'architect', 'transport', 'logistics', 'vehicle', 'production', 'property'],
  ...['hospital', 'doctor', 'nurse', 'elderly', 'patient', 'school', 'kindergarten', 'university'],
  ...['municipality', 'bank', 'accounting', 'human_resources', 'sales', 'leather_shoes', 'textile'],
  ...['clothing_dress', 'metal', 'wood', 'plastic', 'glass', 'paper_print', 'device', 'software'],
);
const ofTrade =
  /(?<!\p{L})(?:offices?|retail\p{L}*|electronics|spare parts|chemi\p{L}+|pharma\p{L}*|automotive|energy|public sector|charit\p{L}+|büros?|handel\p{L}*|handwerk|industrie|elektronik|baustoffe|getränke|pflege|öffentlich\p{L}*|bureaux|commerces?|distribution|chimie|oficinas|comercio|industria|química|uffici|commercio|industria|escritórios|comércio|indústria|kantoren|detailhandel|industrie|zorg|biura|handel|przemysł)(?!\p{L})|オフィス|小売|製造|建設|医療|介護|物流|自治体/iu;

const isTrade = (name: string, language: string): boolean =>
  wordCount(name) <= maxName &&
  !/\d/.test(name) &&
  (ofTrade.test(name) ||
    meaningsIn(name, language).some((fields) => fields.some((field) => trades.has(field))));

/** By a word of it, or by one word within another: `Zorg` is for an `Ouderenzorg`. */
function namesOne(known: readonly string[]): (name: string) => boolean {
  const own = known.flatMap((text) => wordsOf(fold(text))).filter(isLong);
  const same = (one: string, other: string): boolean => {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    const stem = short.length > minWord ? short.slice(0, -1) : short;
    return (
      long.startsWith(stem) ||
      (short.length < minWord && long.includes(short)) ||
      (stem.length >= minWord && long.endsWith(short))
    );
  };
  return (name) =>
    wordsOf(fold(name))
      .filter((word) => isLong(word) && !wide.has(word))
      .some((word) => own.some((other) => !wide.has(other) && same(word, other)));
}
const isLong = (word: string): boolean => word.length >= (/\p{sc=Han}/u.test(word) ? 2 : minWord);
/** Says nothing of which trade it is. */
const wide = new Set(
  'industry industries industrial industrie industriell industria industriale industriali industrial services service group trade production produktion company management head manager leiter director direttore'.split(
    ' ',
  ),
);

/** `Fashion & footwear`, to a footwear shop. */
export const isForTrade = ({ input }: Brief, heading: string): boolean =>
  heading !== '' &&
  wordCount(heading) <= maxName &&
  namesOne([input.account?.industry ?? ''])(heading);

/** The section with the reader's entries alone, and what went. */
export function theirSegments(
  { input, language, addressee }: Brief,
  section: Section,
): { section: Section; gone: Item[] } | undefined {
  const { heading = '', items, tables, ordered } = section;
  if (items.length < 2 || ordered || tables.length > 0) return undefined;
  const ofRole = byRole.test(heading);
  const chosen =
    ofRole ||
    byTrade.test(heading) ||
    (items.length >= fewest && items.every(({ title }) => isTrade(title, language)));
  if (!chosen) return undefined;
  const trade = [input.account?.industry ?? '', addressee.company ?? addressee.group ?? ''];
  const isTheirs = namesOne(ofRole ? [input.person?.title ?? ''] : trade);
  const kept = items.filter(({ title }) => isTheirs(title));
  if (kept.length === 0 || kept.length === items.length) return undefined;
  const gone = items.filter((item) => !kept.includes(item));
  const [only, ...more] = kept;
  const { text, chunkId } = only ?? {};
  return {
    gone,
    section:
      only && text !== undefined && more.length === 0 && section.paragraphs.length === 0
        ? {
            ...section,
            heading: only.title,
            items: [],
            paragraphs: [{ text, ...(chunkId === undefined ? {} : { chunkId }) }],
          }
        : { ...section, items: kept },
  };
}

/** `Branchen: Lebensmittel und Mühlen (…), Getränke (…), Chemie (…)` in one entry. */
export function theirsListed({ input, addressee }: Brief, label: string, text: string): string {
  if (!byTrade.test(label)) return text;
  const parts = text.replace(/[.。]$/u, '').split(/(?<=\)),\s|;\s/u);
  const known = [input.account?.industry ?? '', addressee.company ?? addressee.group ?? ''];
  const theirs = parts.filter((part) => namesOne(known)(part.replace(/\s?\(.*$/u, '')));
  return parts.length < fewest || theirs.length === 0 ? text : `${theirs.join(', ')}.`;
}
