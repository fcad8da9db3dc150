// The team's instructions for one audience. They are commands: what leads, what stands alone,
// what is left out, how the reader is addressed. Everything else in the notes stays there.
import type { BlockType } from '../../../content/content.ts';
import { languageOf } from '../../../platform/text/language.ts';
import type { ReadingWords, Verb } from '../edits/languages/request_words.ts';
import { en, tableOf } from '../edits/languages/tables.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../edits/phrases.ts';
import { kindOf } from '../edits/read/slots.ts';
import { type Address, addressIn, addressOfTone } from './address.ts';
import { type Clause, clausesOf, partsOf, withoutPoliteEnding } from './clauses.ts';
import { leads, pricing, skips } from './command_patterns.ts';
import {
  called,
  ends,
  englishKinds,
  firstName,
  naming,
  only,
  purpose,
  quoteVerb,
  short,
  speaker,
  tone,
} from './command_words.ts';

export type Wish =
  /** `headline`: just there. */
  | { kind: 'lead'; about: string; headline?: true }
  | { kind: 'last'; about: string }
  | { kind: 'mention'; about: string }
  | { kind: 'skip'; about: string }
  /** Of several, these; `prices`: their prices alone are meant. */
  | { kind: 'only'; about: string; prices: boolean }
  | { kind: 'quote'; by: string }
  | { kind: 'without'; type: BlockType }
  | { kind: 'address'; form: Address }
  | { kind: 'named'; name?: string }
  | { kind: 'noPricing' }
  | { kind: 'short' }
  /** Asks for other words than the sources have: nobody can without a model. */
  | { kind: 'tone' };

/** With the words it was given in. */
export type Command = Wish & { text: string };

export interface Commands {
  /** What the page begins with. */
  lead: string[];
  /** What the page leaves out. */
  skip: string[];
  noPricing: boolean;
  address?: Address;
  /** Every one, in the order they were given. */
  list: Command[];
}

const maxClause = 200;
const maxClauses = 80;

/** `asked`: a first message; what it asks beyond the choice of text is carried out as an edit. */
export function readCommands(
  notes: string,
  language: string,
  brandTone = '',
  asked = '',
): Commands {
  const list = [
    ...readList(notes, language),
    ...readList(asked, language).filter(({ kind }) => ofChoice.has(kind)),
  ];
  const of = <K extends Wish['kind']>(kind: K) =>
    list.filter((command): command is Extract<Command, { kind: K }> => command.kind === kind);
  const address = of('address').at(-1)?.form ?? addressOfTone(brandTone);
  return {
    lead: of('lead').map(({ about }) => about),
    skip: of('skip').map(({ about }) => about),
    noPricing: of('noPricing').length > 0,
    ...(address === undefined ? {} : { address }),
    list,
  };
}

const ofChoice: ReadonlySet<Wish['kind']> = new Set(['lead', 'skip', 'noPricing', 'address']);

function readList(notes: string, language: string): Command[] {
  if (notes.trim() === '') return [];
  const tables = wordsFor(notes, language);
  return clausesOf(notes, language)
    .slice(0, maxClauses)
    .filter(({ bare }) => bare !== '' && bare.length <= maxClause)
    .flatMap((clause) => commandsIn(clause, tables));
}

/** One clause may hold several wishes: those that can be read one by one are. */
function commandsIn(clause: Clause, tables: readonly ReadingWords[]): Command[] {
  const read = (one: Clause): Command[] =>
    wishesIn(one, tables).map((wish) => ({ ...wish, text: one.text }));
  const parts = partsOf(clause).map(read);
  const whole = read(clause);
  const readable = parts.filter((part) => part.length > 0).length;
  return readable > 1 || whole.length === 0 ? parts.flat() : whole;
}

/** Teams write in the language of the page, in their own, or in English. */
function wordsFor(notes: string, language: string): ReadingWords[] {
  const found = [language, languageOf(notes.slice(0, 2000))].flatMap((one) => tableOf(one) ?? []);
  return [...new Set<ReadingWords>([...found, en])];
}

/** The first reading that understands the clause decides. */
function wishesIn({ bare }: Clause, tables: readonly ReadingWords[]): Wish[] {
  const form = addressIn(bare);
  const read =
    readOnly(bare) ??
    readHeadline(bare, tables) ??
    readEnd(bare) ??
    readSkip(bare, tables) ??
    readQuote(bare, tables) ??
    readLead(bare, tables) ??
    readManner(bare) ??
    readMention(bare, tables);
  if (read) return form === undefined ? read : [...read, { kind: 'address', form }];
  const styled: Wish[] = isTone(bare) ? [{ kind: 'tone' }] : [];
  return form === undefined ? styled : [{ kind: 'address', form }, ...styled];
}

/** `Her boss is a warm and friendly man` asks for nothing. */
const isTone = (bare: string): boolean => tone.test(bare) && bare.split(/\s+/).length <= maxTone;
const maxTone = 5;

/** `Prices for four groups only`, `nur das Paket Mittel`, `スタンダードのみ`. */
function readOnly(bare: string): Wish[] | undefined {
  for (const pattern of only) {
    const { before = '', about = '' } = pattern.exec(bare)?.groups ?? {};
    const name = nameIn(about);
    if (name.length < 2) continue;
    const prices = pricing.test(before) || pricing.test(about);
    const kept = prices ? nameIn(name.replace(pricing, '')) : name;
    return kept.length < 2 ? undefined : [{ kind: 'only', about: kept, prices }];
  }
  return undefined;
}

/** `Put the date of the fair in the headline`. */
function readHeadline(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  for (const words of tables) {
    const member = findPhrase(bare, phrasesOf(words.members.headline, words.unspaced));
    const verbs: readonly Verb[] = ['mention', 'add', 'set', 'move', 'lead'];
    const verb =
      member &&
      verbs
        .map((one) => firstOf(member.rest, phrasesOf(words.verbs[one], words.unspaced)))
        .find((found) => found !== undefined);
    if (!verb) continue;
    const about = nameIn(stripAround(verb.rest, smallIn(words)));
    if (about.length >= 2) return [{ kind: 'lead', about, headline: true }];
  }
  return undefined;
}

/** `End with the offer of a visit`. */
function readEnd(bare: string): Wish[] | undefined {
  const about = firstGroup(ends, bare);
  return about === undefined ? undefined : [{ kind: 'last', about: nameIn(about) }];
}

function readSkip(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const left = firstGroup(skips, bare) ?? anchored(bare, 'remove', tables);
  if (left === undefined) return undefined;
  const wishes = left
    .split(/,\s|\s(?:and|or|nor|und|oder|noch|et|ou|ni|y|o|e|né|nem|en|i|ani)\s|、|と/u)
    .flatMap((part) => (inDutch.test(bare) ? part.split(/\sof\s/u) : [part]))
    .flatMap((part) => asSkip(part, tables));
  return wishes.length === 0 ? undefined : wishes;
}

/** Where `of` is `or`; `the number of sensors` is one thing. */
const inDutch = /(?<!\p{L})(?:geen|niets?|zonder|noem|laat|weg|het)(?!\p{L})/iu;

function asSkip(part: string, tables: readonly ReadingWords[]): Wish[] {
  const about = nameIn(part.replace(onThePage, '').replace(firstVerb, ''));
  const rest = about.replace(pricing, '').replace(anyOf, '').trim();
  if (pricing.test(about) && rest.length < 3) return [{ kind: 'noPricing' }];
  const bare = about.replace(anyOf, '');
  const type =
    tables.map((words) => kindOf(bare, words)).find((one) => one !== undefined) ??
    englishKinds.find(([, names]) => names.test(bare))?.[0];
  if (type === 'pricing') return [{ kind: 'noPricing' }];
  if (type !== undefined && droppable.has(type)) return [{ kind: 'without', type }];
  if (isTone(about)) return [{ kind: 'tone' }];
  return about.length >= 2 ? [{ kind: 'skip', about }] : [];
}

/** What a page can do without; its top and its buttons are not of these. */
const droppable: ReadonlySet<BlockType> = new Set<BlockType>(
  'faq quote stats logos form ask steps timeline heard media gallery'.split(' ') as BlockType[],
);

/** `Use the quote by Jo Field`, `Jens Ahrens zitieren`. */
function readQuote(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const isQuote = tables.some((words) =>
    findPhrase(bare, phrasesOf(words.kinds.quote ?? '', words.unspaced)),
  );
  if (!isQuote && !quoteVerb.test(bare)) return undefined;
  const by = speaker.exec(bare)?.[0];
  return by === undefined ? undefined : [{ kind: 'quote', by }];
}

function readLead(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const plain = withoutPoliteEnding(bare);
  const about =
    firstGroup(leads, bare) ?? firstGroup(leads, plain) ?? anchored(bare, 'lead', tables);
  return about === undefined || about.length < 2
    ? undefined
    : [{ kind: 'lead', about: nameIn(about.replace(placing, '')) }];
}
/** `Noem de proefweek als eerste`: the verb before what leads is no part of it. */
const placing =
  /^(?:name|mention|put|show|say|place|bring|nenne|zeige|stell|stelle|bring|bringe|setz|setze|erwähne|mets|mettez|mettre|montrer|place[rz]?|pon|poner|pone|muestra|metti|mettere|mostra|põe|pôr|coloca|colocar|noem|zet|toon|plaats|daj|pokaż)\s+/iu;

function readMention(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const meant = purpose.exec(bare)?.[1];
  const about =
    meant === undefined
      ? (anchored(bare, 'mention', tables) ??
        anchored(bare, 'add', tables, true) ??
        naming.exec(bare)?.[1])
      : nameIn(meant);
  return about === undefined || about.length < 2 ? undefined : [{ kind: 'mention', about }];
}

function readManner(bare: string): Wish[] | undefined {
  if (short.test(bare)) return [{ kind: 'short' }];
  const name = called.exec(bare)?.[1];
  if (name !== undefined) return [{ kind: 'named', name }];
  return firstName.test(bare) ? [{ kind: 'named' }] : undefined;
}

/** By the words that edits are read by: a verb that opens or closes the clause. */
function anchored(
  bare: string,
  verb: Verb,
  tables: readonly ReadingWords[],
  opening = false,
): string | undefined {
  for (const words of tables) {
    const found = firstOf(bare, phrasesOf(words.verbs[verb], words.unspaced));
    if (!found || (found.start > 0 && (opening || found.end < bare.length))) continue;
    const about = nameIn(stripAround(found.rest, smallIn(words)));
    if (about.length >= 2) return about;
  }
  return undefined;
}

const smallIn = (words: ReadingWords) => phrasesOf(words.small, words.unspaced);

/** `… on this page`, `… auf dieser Seite`: everything is. */
const onThePage =
  /\s(?:on|in|for|auf|in|sur|dans|en|su|na|nesta|op|na)\s(?:(?:this|the|that|dieser|der|die|cette|la|esta|questa|a|de|deze|tej)\s)?(?:page|site|website|seite|página|pagina|pagina|stronie|one)$|\s(?:please|at all|anywhere|whatsoever|for now|yet|bitte|erstmal|nirgends|irgendwo|nulle part|pour l[’']instant|en ningún sitio|por ahora|da nessuna parte|per ora|por enquanto|nergens|voorlopig|nigdzie|na razie)$/iu;
/** What a wish was read with may stand before what is meant: `no mencionar Vitoria`. */
const firstVerb =
  /^(?:mention(?:ing|ner)?|mentions? of|talk about|say|give|tell|show|decir|dar|poner|indicar|dire|dare|indicare|mostrare|mostrar|dizer|donner|indiquer|montrer|zeggen|geven|tonen|nennen|podawać|mencionar|menzionare|mencione|hablar d(?:e|el)|parlare d(?:i|ei|el|elle|ella)|parler d(?:e|u|es)|falar (?:de|d[ao]s?|sobre)|citar|citare|citer|noemen|vermelden|wspominać o)\s+/iu;
const anyOf =
  /(?<!\p{L})(?:the|any|all|a|an|our|der|die|das|den|le|la|les|l[’']|el|los|las|il|i|gli|le|o|os|as|a|de|het|any kind of|kind of|section|block|abschnitt|section|sección|sezione|seção|sectie)(?:\s|(?<=’|'))/giu;
const edge =
  /^(?:(?:the|our|a|an|any|der|die|das|den|dem|des|ein|eine|einen|einem|einer|le|la|les|l[’']|une?|du|des|d[’']|el|los|las|una?|il|lo|gli|i|dell[’']|della|dello|del|dei|delle|degli|o|os|as|uma?|de|het|een|for|für|pour|para|per|voor|dla|with|mit|about|über|of|von|vom|sur|sobre|su|sul|sulla|over|o|w|za)\s+|l[’']|d[’']|dell[’'])/iu;
const closingVerb =
  /\s(?:nennen|erwähnen|zeigen|schreiben|sagen|bringen|angeben|aufführen|anbieten|vorstellen|verwenden|noemen|vermelden|tonen|schrijven|zeggen|laten zien|mentionner|montrer|afficher|citer|mencionar|mostrar|menzionare|mostrare|citare|citar|podawać|wspominać|pokazać)$|(?:を|は|について|に関して)?(?:紹介|掲載|記載|表示|説明)?(?:する|して|し)?$/iu;

/** What is meant, without articles, prepositions and the verb at the end. */
function nameIn(text: string): string {
  let name = withoutPoliteEnding(text.split(/,\s(?!\d)/)[0] ?? '')
    .replace(closingVerb, '')
    .trim();
  for (let round = 0; round < 3; round++) name = name.replace(edge, '').trim();
  return name;
}

function firstGroup(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found.trim();
  }
  return undefined;
}
