// The team's instructions for one audience. They are commands: what leads, what stands alone,
// what is left out, how the reader is addressed. Everything else in the notes stays there.
import { languageOf } from '../../../platform/text/language.ts';
import type { ReadingWords, Verb } from '../grammar/languages/request_words.ts';
import { en, tableOf } from '../grammar/languages/tables.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../grammar/phrases.ts';
import { addressIn, addressOfTone } from './address.ts';
import { asks } from './asking.ts';
import { type Clause, clausesOf, partsOf } from './clauses.ts';
import type { Command, Commands, Wish } from './command.ts';
import { besideLead, readConcern } from './concern.ts';
import { readEnough } from './enough.ts';
import { sparedIn, withoutForNow } from './except.ts';
import { findable } from './findable.ts';
import { questionsFirst, readForm } from './form.ts';
import { begins, isToldThat, readLead, readTop } from './lead.ts';
import { readManner } from './manner.ts';
import { anchored, firstGroup, isTone, nameIn, smallIn } from './named.ts';
import { ofThose, refusedThe } from './not.ts';
import { readForward, readOffer } from './offer.ts';
import { readOnly } from './only.ts';
import { askedEarly, placing, readOrder, refused, withoutMention } from './order.ts';
import { ofPricesBefore, onlyOfThat, othersOut } from './others.ts';
import { modest, pricing } from './patterns.ts';
import { readBeside, readNextLead, readPermitted, refusedLast } from './permitted.ts';
import { readBelowHeadline, readMost } from './place.ts';
import { besidePrices, readPriceLimit } from './price_limits.ts';
import { readQuote } from './quote.ts';
import { isAsked } from './reasons.ts';
import { readRefrain } from './refrain.ts';
import { afterLead, secondOf } from './second.ts';
import { readSkip } from './skip.ts';
import { readNoSum, readSum } from './sums.ts';
import { tellsOfSomebody } from './told.ts';
import { isOneWording } from './wording.ts';
import { ends, manner, namedLast, namesOnly, naming, purpose, saidThat } from './words.ts';
import { isNotOne, isOfTalk, readWriting } from './writing.ts';

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
  const read: Command[] = [];
  let [said, before] = ['', read.length];
  const clauses = othersOut(wordingsWhole(clausesOf(notes, language).slice(0, maxClauses)));
  for (const clause of clauses) {
    if (clause.bare === '' || clause.bare.length > maxClause) continue;
    const here = read.length;
    // `She decides, not the board`: what stands beside no wish is none.
    const beside =
      (refusedThe(clause.text) !== undefined || isNotOne(clause.text)) &&
      /^\p{Ll}/u.test(clause.text);
    const last = here > before ? read.at(-1) : undefined;
    // `Lead with the noise, not the price`: the price comes after it.
    const second = beside && last?.kind === 'lead' ? refusedThe(clause.text) : undefined;
    const pointed = besidePrices(clause.text, last).map((one) => ({ ...one, text: clause.text }));
    if (questionsFirst(clause.bare, said)) read.push({ kind: 'answered', text: clause.text });
    else if (last?.kind === 'lead' && second !== undefined)
      read.push({ kind: 'order', first: last.about, second: nameIn(second), text: clause.text });
    else if (pointed.length > 0) read.push(...pointed);
    else if (!beside || last !== undefined || isAsked(said))
      read.push(
        ...(secondOf(read, clause.text) ?? commandsIn(ofThose(clause, said), tables)).map(
          (one, at, all) =>
            ofPricesBefore(onlyOfThat(one, all[at - 1] ?? last, notes), said, all[at - 1]),
        ),
      );
    [said, before] = [clause.text, here];
  }
  return read.map(afterLead).map(besideLead);
}

function wordingsWhole(clauses: readonly Clause[]): Clause[] {
  const whole: Clause[] = [];
  for (const clause of clauses) {
    const before = whole.at(-1);
    if (before && isOneWording(before.bare, clause.bare))
      whole.splice(-1, 1, {
        text: `${before.text}, ${clause.text}`,
        bare: `${before.bare}, ${clause.bare}`,
      });
    else whole.push(clause);
  }
  return whole;
}

/** One clause may hold several wishes: those that can be read one by one are. */
function commandsIn(clause: Clause, tables: readonly ReadingWords[]): Command[] {
  const read = (one: Clause): Command[] => {
    const wishes =
      readConcern(one.bare) ??
      (tellsOfSomebody(one.bare) ? tasteIn(one.bare) : wishesOf(one.bare, tables));
    return wishes.map((wish) => ({ ...wish, text: one.text }));
  };
  const whole = read(clause);
  const one =
    whole.some(({ kind }) => kind === 'wording' || kind === 'first' || kind === 'enough') ||
    (whole[0]?.kind === 'mention' && whole[1]?.kind === 'unpromised');
  const permitted = permittedIn(clause.bare, tables) !== undefined;
  if (one || permitted || clause.whole === true || isToldThat(clause.bare)) return whole;
  const parts = partsOf(clause)
    .map((part, at, all) => ofThose(part, all[at - 1]?.bare ?? ''))
    .map((part, at, all) => ({
      part,
      wishes: questionsFirst(part.bare, all[at - 1]?.bare ?? '')
        ? [{ kind: 'answered' as const, text: part.text }]
        : read(part),
    }));
  const readable = parts.filter((part) => part.wishes.length > 0).length;
  const begun = parts.some(({ wishes }) => wishes.some(({ kind }) => kind === 'lead'));
  const ofManner =
    whole.length > 0 && whole.every(({ kind }) => kind === 'address' || kind === 'tone');
  // What stands beside a wish is not lost: it is read by what it stands beside, or reported.
  const beside = ({ part, wishes }: (typeof parts)[number]): Command[] => {
    if (readable === 0 || wishes.length > 0) return wishes;
    const refused = parts.some((one) => one.wishes.some(({ kind: is }) => is === 'mention'))
      ? refusedLast(part.bare, (about) => readSkip(`no ${about}`, tables) ?? [])
      : [];
    const also =
      refused.length > 0 ? refused : begun ? readNextLead(part.bare) : readBeside(part.bare);
    const kind = asks(part, tables) ? 'unread' : ofManner && adjective.test(part.bare) && 'tone';
    const read = also.length === 0 && kind ? [{ kind } as const] : also;
    return read.map((wish) => ({ ...wish, text: part.text }));
  };
  // `Modernisierung nur knapp, Sie-Form`: the form of address is not all of it.
  const pointing = parts.some(
    ({ part }, at) => besidePrices(part.text, parts[at - 1]?.wishes.at(-1)).length > 0,
  );
  const apart = readable > 1 || whole.length === 0 || pointing || (ofManner && readable > 0);
  const wishes = apart
    ? parts.flatMap((one, at) => {
        const pointed = besidePrices(one.part.text, parts[at - 1]?.wishes.at(-1));
        return pointed.length === 0
          ? beside(one)
          : pointed.map((wish) => ({ ...wish, text: one.part.text }));
      })
    : whole;
  return wishes.length === 0 && !tellsOfSomebody(clause.bare) && asks(clause, tables)
    ? [{ kind: 'unread', text: clause.text }]
    : wishes;
}

/** `He is allergic to adjectives`: a kind of talk that somebody does not want asks for another manner. */
const tasteIn = (bare: string): Wish[] => (isOfTalk(bare) ? [{ kind: 'tone' }] : []);

const adjective = /^\p{L}+$|^\p{Ll}+\s\p{Ll}+$/u;

/** Teams write in the language of the page, in their own, or in English. */
function wordsFor(notes: string, language: string): ReadingWords[] {
  const found = [language, languageOf(notes.slice(0, 2000))].flatMap((one) => tableOf(one) ?? []);
  return [...new Set<ReadingWords>([...found, en])];
}

function wishesOf(said: string, tables: readonly ReadingWords[]): Wish[] {
  const bare = withoutForNow(said);
  return sparedIn(bare, (head) => wishesIn(head, tables)) ?? wishesIn(bare, tables);
}

/** The first reading that understands the clause decides. */
function wishesIn(bare: string, tables: readonly ReadingWords[]): Wish[] {
  const form = addressIn(bare);
  const read =
    readFindable(bare, tables) ??
    readEnough(bare) ??
    readManner(bare, tables) ??
    readWriting(bare) ??
    readNoSum(bare) ??
    readSum(bare) ??
    readBelowHeadline(bare, tables) ??
    readMost(bare, tables) ??
    tabledOnly(readForm(bare), tables) ??
    permittedIn(bare, tables) ??
    readRefrain(bare) ??
    readPriceLimit(bare) ??
    readOnly(bare, tables) ??
    (refused.test(bare) ? undefined : readHeadline(bare, tables)) ??
    (begins.test(bare) ? readLead(bare, tables) : undefined) ??
    readTop(bare) ??
    (/^(?:on|nous)\s/iu.test(bare) ? readForward(bare) : undefined) ??
    readEarly(bare, tables) ??
    readOrder(
      bare,
      tables.map(({ language }) => language),
      nameIn,
    ) ??
    readEnd(bare) ??
    readModest(bare) ??
    readSkip(bare, tables) ??
    readQuote(bare, tables) ??
    readLead(bare, tables) ??
    readForward(bare) ??
    readOffer(bare) ??
    readMention(bare, tables);
  if (read) return form === undefined ? read : [...read, { kind: 'address', form }];
  const styled: Wish[] = isTone(bare) || manner.test(bare) ? [{ kind: 'tone' }] : [];
  return form === undefined ? styled : [{ kind: 'address', form }, ...styled];
}

/** `料金はAとBだけ表に`: those alone, and as a table. */
const tabledOnly = (
  wishes: Wish[] | undefined,
  tables: readonly ReadingWords[],
): Wish[] | undefined =>
  wishes?.flatMap((wish): Wish[] => {
    const only = wish.kind === 'tabled' ? readOnly(wish.about, tables) : undefined;
    const named = wish.kind === 'tabled' ? pricing.exec(wish.about)?.[0] : undefined;
    return only === undefined || named === undefined
      ? [wish]
      : [...only, { kind: 'tabled', about: named }];
  });

const permittedIn = (bare: string, tables: readonly ReadingWords[]): Wish[] | undefined =>
  readPermitted(bare, (about) => readSkip(`no ${about}`, tables) ?? []);

/** `The fees have to be easy to find`. */
function readFindable(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const languages = tables.map(({ language }) => language);
  const wishes = findable(bare, languages).map(
    (about): Wish => ({ kind: 'early', about, sought: true }),
  );
  return wishes.length === 0 ? undefined : wishes;
}

/** `Mention the challenge service early`. */
function readEarly(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const left = askedEarly(bare);
  if (left === undefined) return undefined;
  const [mentioned] = readMention(left, tables) ?? [];
  const about =
    mentioned?.kind === 'mention'
      ? mentioned.about
      : nameIn(withoutMention(left).replace(placing, ''));
  return about.length < 2 ? undefined : [{ kind: 'early', about }];
}

/** `Put the date of the fair in the headline`. */
function readHeadline(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  // `お客様の声を見出しのすぐ下に` is no wish for the headline.
  const below = /^(.{2,40}?)[をは]見出しの(?:すぐ|直)?(?:下|後|あと|次)に/u.exec(bare)?.[1];
  if (below !== undefined) return [{ kind: 'early', about: nameIn(below) }];
  for (const words of tables) {
    const member = findPhrase(bare, phrasesOf(words.members.headline, words.unspaced));
    const verbs: readonly Verb[] = ['mention', 'add', 'set', 'move', 'lead'];
    const verb =
      member &&
      verbs
        .map((one) => firstOf(member.rest, phrasesOf(words.verbs[one], words.unspaced)))
        .find((found) => found !== undefined);
    if (!verb) continue;
    const about = nameIn(stripAround(verb.rest, smallIn(words)).replace(modal, ''));
    if (about.length >= 2) return [{ kind: 'lead', about, headline: true }];
  }
  return undefined;
}

const modal =
  /^(?:must|should|has to|needs to|ought to|soll(?:te)?|muss|doit|devrait|debe|tiene que|deve|dovrebbe|moet|musi|powinien)\s/iu;

/** `End with the offer of a visit`. */
function readEnd(bare: string): Wish[] | undefined {
  const about = firstGroup(ends, bare)?.replace(placing, '').replace(asNext, '');
  return about === undefined ? undefined : [{ kind: 'last', about: nameIn(about) }];
}

/** `Do not push the yearly plan`. */
function readModest(bare: string): Wish[] | undefined {
  const about = nameIn(firstGroup(modest, bare) ?? '');
  return about.length < 2 ? undefined : [{ kind: 'modest', about }];
}

/** `Show her the total`. */
const toWhom =
  /^(?:her|him|them|ihr|ihm|ihnen|lui|leur|le|les|gli|lhe|lhes|haar|hem|hun|jej|jemu|im)\s(?:the|die|den|das|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|de|het)\s/iu;

function readMention(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const meant = purpose.exec(bare)?.[1] ?? firstGroup([saidThat], bare);
  const about =
    meant === undefined
      ? (anchored(bare, 'mention', tables) ??
        anchored(bare, 'add', tables, true) ??
        (namesOnly.test(bare) ? undefined : naming.exec(bare)?.[1]) ??
        nameIn(firstGroup([namedLast], bare) ?? ''))
      : nameIn(meant);
  if (about === undefined || about.length < 2 || pointing.test(about)) return undefined;
  const bound = about.replace(unbound, '');
  const whole = [toWhom, byName, wordsLike, soShort].reduce(
    (left, one) => left.replace(one, ''),
    bound,
  );
  const [named = whole, ...more] = whole.replace(asNext, '').replace(asRole, '').split(andThat);
  return [
    ...[named, ...more].map((one): Wish => ({ kind: 'mention', about: one })),
    ...(asNext.test(whole) ? [{ kind: 'last' as const, about: named }] : []),
    ...(bound === about ? [] : [{ kind: 'unpromised' as const, about: named }]),
  ];
}
/** `The pilot as the next step`: it is where the page ends. */
const asNext =
  /\s(?:as|als|comme|como|come|jako)\s(?:(?:the|a|an|your|der|die|das|ein\p{L}{0,2}|l[ae]|une?|el|una?|il|o|a|uma?|de|het|een)\s)?(?:next|first|nächste[nrs]?|erste[nrs]?|prochaine|première|siguiente|próximo|primer|primo|prossimo|primeiro|volgende|eerste|następny|pierwszy)\s(?:step|schritt|étape|paso|passo|stap|krok)$/iu;
/** `Team build as the fitting model`: what it is to them, the page need not say. */
const asRole =
  /\s(?:as (?:the|a|an|our|your)|als (?:die|das|der|den|eine?n?|de|het|een)|comme (?:la?|une?)|como (?:el|la|una?|o|a|uma?)|come (?:il|la|una?)|jako)\s\p{Ll}[^,;]{2,30}$/iu;
/** `The group rate and that it stays private`: each by itself. */
const andThat =
  /\s(?:and|und|et|y|e|en|i|oraz),?\s(?:that|dass|daß|qu[’']|que|che|dat|że)\s?(?=\p{L})/iu;
/** `Words like EORI`. */
const wordsLike =
  /^(?:(?:words?|terms?|things?|abbreviations?) (?:like|such as)|(?:wörter|begriffe|abkürzungen) wie|(?:mots|termes|sigles) comme|(?:palabras|términos|siglas|palavras|termos) como|(?:parole|termini|sigle) come|(?:woorden|termen|afkortingen) (?:als|zoals))\s/iu;
const soShort =
  /,?\s(?:in (?:half an?|one|an?|two)(?: short)? (?:sentence|line)s?|in (?:einem|zwei) (?:kurzen )?(?:halb)?s[aä]tz\p{L}*|en (?:une|deux) (?:courtes? )?(?:demi-)?(?:phrase|ligne)s?|en (?:una|media|dos) (?:frase|línea)s?|in (?:una|mezza|due) (?:fras[ei]|righ?[ae])|n?uma (?:frase|linha)|in (?:een|één|twee) (?:halve )?(?:zin(?:nen)?|regels?))$/iu;
const byName =
  /\s(?:by (?:first )?name|namentlich|beim namen|par son nom|por su nombre|per nome|pelo nome|bij naam|z imienia)$/iu;
/** `Mention Rosa but don't guarantee her`. */
const unbound =
  /,?\s(?:but|aber|jedoch|mais|pero|ma|mas|maar|ale)\s(?:(?:do not|don[’']?t|never|without|no|nicht|ohne|ne|sans|sin|no|non|senza|não|sem|niet|zonder|nie|bez)\s)?(?:\p{L}{2,8}\s){0,2}(?:promis\p{L}*|guarantee\p{L}*|versprechen|garant\p{L}+|zusagen|promett\p{L}+|prom[ei]t\p{L}+|belo\p{L}+|toezeg\p{L}+|obiec\p{L}+|gwarant\p{L}+)(?:\s\p{L}{2,8}){0,2}$/iu;
/** `Show those prices`: which they are, stands elsewhere. */
const pointing =
  /^[‘’'“"]?you[’'”"]?\sto\s|^(?:these|those|this|that|diese[nrms]?|ces|cette|ceux|cet|est[aeo]s|es[aeo]s|quest[aeio]|que[il]|quegli|quell[aeio]|ess[ae]s|deze|die|te|tych|その|この)\s/iu;
