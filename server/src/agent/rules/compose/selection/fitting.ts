// Which sections and sentences are for this reader: not those for other trades and
// roles, not what the team wants left out, not another form of address.

import type { LeftOut } from '../../../../claims/claims.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { isWrongAddress } from '../../commands/address.ts';
import type { Commands } from '../../commands/command.ts';
import {
  emptySection,
  type Item,
  type Passage,
  type Question,
  type Section,
  type Table,
} from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { withoutDenied } from '../answers/denied.ts';
import type { Brief } from '../brief/brief.ts';
import { isOfCustomer, unnumbered } from '../sections/own_headings.ts';
import { compares } from '../texts/claim_lines.ts';
import { kindOf, kindOfHeading } from '../texts/kinds.ts';
import { obeying } from './obey.ts';
import { theirSegments, theirsListed } from './segments.ts';
import { addressed } from './turned.ts';

const forOthers =
  /^(?:for|if you (?:are|run|manage) an?|für|wenn sie|pour(?: les?)?|si vous êtes|para(?: las?| los?)?|per(?: i| le| gli| la| il)?|voor|dla)\s+(.{2,60})$|^(.{2,30})(?:の方へ|向け|の皆様へ)$/iu;
const everybody =
  /^(?:whom?|wen|qui|quién(?:es)?|chi|quem|wie|kogo|you|your|all|everyone|the |us|our|sie|ihr\p{L}*|dich|alle|vous|votre|vos|tous|usted|su|sus|todos|lei|voi|suo|sua|tutti|você|seu|sua|o seu|u|uw|iedereen|twój|państwa|wszystkich)(?!\p{L})|お客様|皆様/iu;

/** Whom a section speaks to, where its heading says so. */
export function addresseeOf({ heading }: Section): string | undefined {
  const match = heading === undefined ? null : forOthers.exec(heading);
  const addressee = match?.[1] ?? match?.[2];
  return addressee === undefined || everybody.test(addressee) ? undefined : addressee;
}

export interface Fitting {
  source: Source;
  leftOut: LeftOut[];
}

/** The source with only what is for this reader. */
export function fitToReader(brief: Brief): Fitting {
  const leftOut: LeftOut[] = [];
  const drop = (text: string) => leftOut.push({ text, reason: 'unfit' });
  const { pageContext } = brief.input.page;
  const source = withoutDenied(
    obeying(addressed(brief), brief.commands, brief.narrowed, pageContext),
  );
  const keeps = makeKeeper(brief, drop);
  const sections = (list: readonly Section[]): Section[] =>
    unnumbered(list)
      .filter((section) => isForReader(brief, section, list, drop))
      .map((section) => forReaderOnly(brief, keepSection(section, keeps), drop))
      .map((section) => segmented(brief, section, drop));
  const questions = source.questions.filter(({ question, answer }) =>
    keeps(`${question} ${answer}`),
  );
  return {
    leftOut: leftOut.filter(({ text }) => text !== ''),
    source: {
      ...source,
      context: [
        ...sections(source.context),
        ...questions.filter(isDemand).map((one) => asSection(brief, one)),
      ],
      topics: sections(source.topics),
      quotes: source.quotes.filter(({ text }) => keeps(text)),
      questions: questions.filter((one) => !isDemand(one)),
    },
  };
}

/** `State your pricing.`, in a form that somebody else sent: it asks the house, and no reader asks so. */
const isDemand = ({ question }: Question): boolean => /\p{L}\s\p{L}+\.$/u.test(question);

/** What is told there, under a name of the page's own. */
function asSection({ phrases, language }: Brief, { question, answer, chunkId }: Question): Section {
  const kind = kindOfHeading(question);
  const changes = sentencesOf(answer, language).some((one) => compares.test(one));
  const heading = kind === 'price' ? phrases.prices : changes ? phrases.results : undefined;
  const passage = { text: answer, ...(chunkId === undefined ? {} : { chunkId }) };
  return { ...emptySection(heading), paragraphs: [passage] };
}

function segmented(brief: Brief, section: Section, drop: (text: string) => void): Section {
  const theirs = theirSegments(brief, section);
  for (const { title, text } of theirs?.gone ?? [])
    drop(text === undefined ? title : `${title}: ${text}`);
  const left = theirs?.section ?? section;
  return {
    ...left,
    items: left.items.map(({ title, text, ...rest }) =>
      text === undefined
        ? { title, ...rest }
        : { title, text: theirsListed(brief, title, text), ...rest },
    ),
  };
}

/** A recap that says `they` was written for colleagues, whoever comes first in it. */
const ofThem =
  /(?<!\p{L})(?:they|them|their|ils|elles|leurs?|ellos|ellas|loro|eles|elas|deles|zij|ze|hun)(?!\p{L})/iu;
const toThem = /(?<!\p{L})(?:you|your|vous|votre|vos|usted|ustedes|lei|você|vocês|u|uw)(?!\p{L})/iu;

function keepSection(section: Section, keepsText: (text: string) => boolean): Section {
  const recap = kindOf(section) === 'recap';
  const keeps = (text: string): boolean =>
    !(recap && ofThem.test(text) && !toThem.test(text)) && keepsText(text);
  if (section.heading !== undefined && !keeps(section.heading)) {
    return { ...section, paragraphs: [], items: [], tables: [] };
  }
  const keptOf = (text: string): string => sentencesOf(text, 'und').filter(keeps).join(gap(text));
  return {
    ...section,
    paragraphs: section.paragraphs.flatMap((passage: Passage) => {
      const text = keptOf(passage.text);
      return text === '' ? [] : [{ ...passage, text }];
    }),
    items: section.items.filter(({ title, text }: Item) => keeps(`${title} ${text ?? ''}`)),
    tables: section.tables
      .filter((table: Table) => !table.rows.every((row) => !keeps(row.join(' '))))
      .map((table) => ({
        ...table,
        rows: table.rows.flatMap((row) =>
          isOffer(row) ? offerKept(row, keptOf) : keeps(row.join(' ')) ? [row] : [],
        ),
      })),
  };
}

const isOffer = (row: readonly string[]): boolean =>
  row.some((cell) => sentencesOf(cell, 'und').length > 1);

/** What an offer is said to hold may lose a sentence; its name and its price stay. */
function offerKept(row: readonly string[], keptOf: (text: string) => string): string[][] {
  const kept = row.map(keptOf);
  return kept.every((cell, at) => cell !== '' || row[at] === '') ? [kept] : [];
}

const gap = (text: string): string => (/[。！？]/.test(text) ? '' : ' ');

/** The form asked for, where the sources mostly have it: a page of nothing helps nobody. */
export function formFor({ commands, source, language }: Brief): Commands['address'] {
  const { address } = commands;
  if (address === undefined) return undefined;
  const texts = [...source.context, ...source.topics].flatMap(({ paragraphs, items }) => [
    ...paragraphs.flatMap(({ text }) => sentencesOf(text, 'und')),
    ...items.map(({ title, text }) => `${title} ${text ?? ''}`),
  ]);
  const other = address === 'formal' ? 'informal' : 'formal';
  const wrong = texts.filter((text) => isWrongAddress(text, language, address)).length;
  const right = texts.filter((text) => isWrongAddress(text, language, other)).length;
  return wrong > minWrong && wrong > 2 * right ? undefined : address;
}
const minWrong = 3;

/** Offers something at a price; an amount in somebody's story does not. */
export const isPriced = (text: string): boolean =>
  hasAmount(text) && (offered.test(text) || inclusive.test(text));
/** `340 € HT` is a price by itself. */
const inclusive =
  /(?:[€$£]|euros?)\s?(?:HT|TTC|netto|brutto|plus VAT|\+ VAT|excl|zzgl|inkl|hors taxes|más IVA|IVA)(?!\p{L})/iu;

function makeKeeper(brief: Brief, drop: (text: string) => void) {
  const { language, input } = brief;
  const form = formFor(brief);
  const isAbout = speaksOf(input.person?.name);
  const isAboutCompany = speaksOfCompany(input.account?.name);
  let spokenOf = false;
  return (text: string): boolean => {
    spokenOf = isAbout(text) || isAboutCompany(text) || (spokenOf && goesOn.test(text));
    const kept = !spokenOf && !isWrongAddress(text, language, form);
    if (!kept) drop(text);
    return kept;
  };
}

/** What names the reader speaks of them, not to them. Who does what by when may name everybody. */
function speaksOf(name: string | undefined): (text: string) => boolean {
  const words = (name ?? '')
    .split(/\s+/)
    .filter((word) => /^\p{Lu}\p{Ll}{2,}|^\p{sc=Han}{2,}/u.test(word));
  if (words.length === 0) return () => false;
  return (text) =>
    !/\d/.test(text) &&
    words.some((word) => text.includes(word)) &&
    words.some((word) => wordsOf(text).includes(word.toLowerCase()) || /\p{sc=Han}/u.test(word));
}

/** In Japanese a reader's company is never named without its title. */
function speaksOfCompany(name: string | undefined): (text: string) => boolean {
  const root = /\p{sc=Han}{3,4}/u.exec(
    (name ?? '').replace(/株式会社|有限会社|合同会社/u, ''),
  )?.[0];
  if (root !== undefined) {
    return (text) => text.includes(root) && !/様|御社|貴社|御中/u.test(text);
  }
  const [first = '', second = ''] = (name ?? '').split(/\s+/);
  if (!/^\p{Lu}[\p{L}-]{3,}$/u.test(first)) return () => false;
  const subjects = new Set([first, `${first} ${second}`, name ?? '']);
  return (text) =>
    [...subjects].some((subject) => {
      const at = text.indexOf(`${subject} `);
      return (
        at >= 0 &&
        !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
        thirdPerson.test(text.slice(at + subject.length + 1))
      );
    });
}

/** `Harrow has three warehouses` tells colleagues about the reader; what they do next may name them. */
const thirdPerson =
  /^(?:(?:has|have|had|is|are|was|were|wants?|needs?|loses?|lost|uses?|runs?|said|says|asked|told|prefers?|hates?|likes?|complained|hat|haben|ist|sind|möchte|braucht|sucht|nutzt|verliert|ont|est|sont|veut|utilise|cherche|perd|ha|hanno|è|sono|vuole|usa|cerca|perde|tiene|es|quiere|necesita|busca|pierde|tem|quer|precisa|heeft|wil|zoekt|gebruikt|verliest|ma|chce|szuka|potrzebuje|traci)(?!\p{L})|a (?:\d|une? |des |plusieurs ))/u;
/** Goes on about whoever the sentence before was about. */
const goesOn =
  /^(?:They|Their|He|She|Sie haben|Ils|Elles|Leur|Loro|Hanno|Ellos|Ellas|Eles|Elas|Zij|Ze|Oni|Mają)(?!\p{L})/u;

/** A price of ours, not an amount in somebody's story. */
const offered =
  /(?<!\p{L})(?:per|pro|je|par|por|al|pcm|a month|a year|im monat|au mois|al mes|por mês|miesięcznie|starts? at|starting|pricing|costs?|kost\p{L}*|coûte\p{L}*|cuesta\p{L}*|costa|custa|kosztuje|prices?|preis\p{L}*|prix|precio|prezzo|preço|prijs|cena|czynsz|rent(?:ed)?|bought|fee|a head|each|ask for|charge[sd]?|festpreis|pauschal\p{L}*|cuota|quota|mensalidade|mensualité|betaal\p{L}*|opłat\p{L}*|tarif\p{L}*|precios|prezzi|preços|prijzen|ceny|minimum|mínimo|minimo|mindest\p{L}*|deposit|anzahlung|netto|from|ab|desde|da|vanaf|od)(?!\p{L})|\/|月額|料金|円|ريال/iu;

/** What is known of the reader's trade and role, and what the page is for. */
const knownOf = ({ input, addressee, commands }: Brief): (string | undefined)[] => [
  input.person?.title,
  input.account?.industry,
  addressee.company,
  addressee.group,
  ...commands.lead,
];

/** By their trade, their role, or the words of the page's own buttons. */
function isNamed(brief: Brief, addressee: string): boolean {
  const known = [
    ...knownOf(brief),
    ...brief.input.page.actions.map(({ buttonTitle }) => buttonTitle),
    // `The treasurer reads this too`: whom the team speaks of is a reader.
    brief.input.audience.supplementaryContext,
  ];
  const words = known.flatMap((text) => wordsOf(fold(text ?? '')));
  const begun = new Set(words.map((word) => word.slice(0, 5)));
  // `Für Verwaltungen` is for a `Hausverwaltung`: without its ending it stands in their word.
  const isWithin = (word: string): boolean =>
    word.length > minWithin && words.some((own) => own.includes(word.slice(0, -2)));
  return (
    wordsOf(fold(addressee)).some(
      (word) => word.length > 3 && (begun.has(word.slice(0, 5)) || isWithin(word)),
    ) ||
    (addressee.match(initials) ?? []).some((word) => known.some((text) => text?.includes(word))) ||
    ownPeople.test(addressee) ||
    (brief.addressee.company === undefined ? individuals : companies).test(addressee)
  );
}
const minWithin = 7;
/** `HR`, `IT`: short, and a word all the same. */
const initials = /(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/gu;
/** Who works for a reader or belongs to them is no other reader. */
const ownPeople =
  /^(?:(?:your|the|ihre|die|vos|les|sus|los|las|i|le|gli|seus|os|as|je|de|uw) )?(?:employees|staff|colleagues|drivers|crews?|technicians|managers|users|members|residents|tenants|guests|visitors|patients|parents|pupils|students|mitarbeiter\p{L}*|beschäftigte\p{L}*|personal|fahrer\p{L}*|techniker\p{L}*|bewohner\p{L}*|mieter\p{L}*|gäste|patient(?:en|innen)|eltern|mitglieder|salariés|collaborateurs|conducteurs|équipes?|résidents|locataires|clients finaux|empleados|trabajadores|personal|conductores|residentes|inquilinos|pacientes|padres|dipendenti|collaboratori|autisti|residenti|inquilini|ospiti|pazienti|genitori|funcionários|colaboradores|condutores|moradores|utentes|hóspedes|medewerkers|personeel|werknemers|collega[’']?s|chauffeurs|bewoners|huurders|gasten|patiënten|ouders|leerlingen|pracowników|kierowców|mieszkańców|najemców|gości|pacjentów|rodziców|従業員|社員|運転手|入居者|利用者|患者|保護者)$/iu;
const individuals =
  /^(?:individuals|private (?:clients|customers)|families|privatpersonen|privatkund(?:en|innen)|familien|(?:les )?particuliers|familles|(?:los )?particulares|familias|(?:i )?privati|famiglie|famílias|particulieren|gezinnen|(?:osób|klientów) prywatnych|rodzin|個人)$/iu;
const companies =
  /^(?:(?:small |large |our )?(?:companies|businesses|employers|teams)|unternehmen|firmen|betriebe|arbeitgeber|entreprises|sociétés|empresas|aziende|imprese|bedrijven|werkgevers|firm|法人|企業)$/iu;

const labelFor = /^(\p{Lu}[^.:：!?]{2,60})\s?[:：]\s/u;

/**
 * Of `For pharmacies: …`, `For hardware stores: …` one below the other only what is for this
 * reader, where one of them is.
 */
function forReaderOnly(brief: Brief, section: Section, drop: (text: string) => void): Section {
  const whomIn = (text: string): string | undefined => {
    const heading = labelFor.exec(text)?.[1];
    return heading === undefined ? undefined : addresseeOf({ ...section, heading });
  };
  const addressed = [
    ...section.paragraphs.map(({ text }) => whomIn(text)),
    ...section.items.map(({ title, text }) => whomIn(`${title}: ${text ?? ''}`)),
  ].filter((addressee) => addressee !== undefined);
  if (addressed.length < 2 || !addressed.some((addressee) => isNamed(brief, addressee)))
    return section;
  const isTheirs = (text: string): boolean => {
    const addressee = whomIn(text);
    const theirs = addressee === undefined || isNamed(brief, addressee);
    if (!theirs) drop(text);
    return theirs;
  };
  return {
    ...section,
    paragraphs: section.paragraphs.filter(({ text }) => isTheirs(text)),
    items: section.items.filter(({ title, text }) => isTheirs(`${title}: ${text ?? ''}`)),
  };
}

function isForReader(
  brief: Brief,
  section: Section,
  all: readonly Section[],
  drop: (text: string) => void,
): boolean {
  if (isOfCustomer(section.heading ?? '')) {
    drop(section.heading ?? '');
    return false;
  }
  const addressee = addresseeOf(section);
  if (addressee === undefined || isNamed(brief, addressee)) return true;
  const { said } = brief;
  const known = knownOf(brief);
  const spoken = new Set(
    said.flatMap(({ sentences }) => sentences).flatMap((text) => termsOf(text, brief.language)),
  );
  const shared = new Set(
    sectionTerms(section, brief.language).filter((term) => spoken.has(term) && !/^\d+$/.test(term)),
  );
  if (shared.size >= 2) return true;
  // Nothing is known of the reader's trade, and no other section is for anybody: it may be for them.
  const others = all.filter((other) => addresseeOf(other) !== undefined).length;
  const unknown = known.every((text) => text === undefined) && said.length === 0;
  // `For groups of 20 and more` is a condition, not a choice among readers.
  if ((unknown && others === 1) || /\d/.test(addressee)) return true;
  drop(section.heading ?? '');
  return false;
}

const sectionTerms = (section: Section, language: string): string[] =>
  [
    ...section.paragraphs.map(({ text }) => text),
    ...section.items.map(({ title, text }) => `${title} ${text ?? ''}`),
  ].flatMap((text) => termsOf(text, language));
