// Whether a text speaks of what an instruction forbids: by the stems of its words, words built of them, the other
// words of its language for the same thing, and what stands in the sources under its name.
import { figuresIn } from '../../../../claims/figures.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { pricing } from '../../commands/patterns.ts';
import type { Section } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { rootsOf } from '../../fit/roots.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { broad } from '../brief/in_common.ts';
import { saidBy } from '../brief/meant.ts';
import { isSameName } from '../texts/names.ts';
import { isBuiltOf, stemOf } from '../texts/word_forms.ts';
import { ofPartFor } from './part_for.ts';
import { monthsIn, pricedIn, seasonIn } from './seasons.ts';

export type Forbids = (text: string) => boolean;

const rivals =
  /(?<!\p{L})(?:competitors?|rivals?|(?:the|our|other) competition|konkurren(?:z|t\p{L}*)|wettbewerb(?:s|er\p{L}*)?|mitbewerb\p{L}*|concurren(?:ts?|ces?|tes?)|competidor\p{L}*|(?:la|nuestra) competencia|concorren\p{L}+|concurrent(?:en|ie)?|konkurenc\p{L}*|konkurent\p{L}*)(?!\p{L})|競合|他社/iu;

/** What goes by many names, and by figures. */
const matters: readonly [named: RegExp, spoken: Forbids][] = [
  [rivals, matching(rivals)],
  [
    /(?<!\p{L})(?:discounts?|rebates?|rabatt\p{L}*|nachläss\p{L}*|remises?|réductions?|rabais|descuentos?|rebajas?|scont\p{L}+|descontos?|korting\p{L}*|rabat\p{L}*|zniżk\p{L}*)(?!\p{L})|割引|値引/iu,
    matching(
      /(?<!\p{L})(?:discount\p{L}*|rebates?|pays? half|half price|\d{1,2}\s?% (?:off|less|cheaper)|rabatt\p{L}*|nachl[aä]ss\p{L}*|ermäßig\p{L}*|remises?|réductions?|rabais|demi-tarif|descuent\p{L}*|rebaj\p{L}*|mitad de precio|scont\p{L}+|metà prezzo|descont\p{L}*|metade do preço|korting\p{L}*|halve prijs|rabat\p{L}*|zniżk\p{L}*|taniej)(?!\p{L})|割引|値引|半額/iu,
    ),
  ],
  [
    /(?<!\p{L})(?:surcharges?|supplements?|extra charges?|\p{L}{0,20}zuschl[aä]ge?n?|aufpreise?n?|majorations?|suppléments?|recargos?|suplementos?|maggiorazion[ei]|supplement[oi]|acréscimos?|toeslag(?:en)?|dopłat\p{L}*)(?!\p{L})|割増/iu,
    matching(
      /(?<!\p{L})(?:surcharge[sd]?|supplements?|extra charges?|\p{L}{0,20}zuschl[aä]ge?n?s?|\p{L}{0,20}aufschl[aä]ge?n?|aufpreise?n?|majorations?|majorée?s?|suppléments?|recargos?|suplementos?|maggiorazion[ei]|maggiorat[oaie]|supplement[oi]|acréscimos?|\p{L}{0,20}toeslag(?:en)?|dopłat\p{L}*)(?!\p{L})|割増|[+＋]\s?\d{1,3}\s?(?:%|％|Prozent|percent|per cent)/iu,
    ),
  ],
  [
    /(?<!\p{L})(?:payment (?:terms|conditions)|terms of payment|zahlungs\p{L}+|(?:conditions|modalités) de (?:paiement|règlement)|(?:condiciones|plazos|formas?) de pago|(?:condizioni|termini|modalità) di pagamento|(?:condições|prazos|formas?) de pagamento|betal\p{L}*(?:voorwaarden|termijn\p{L}*|condities)|warunki płatności)(?!\p{L})|支払(?:い)?条件|お?支払い/iu,
    matching(
      /(?<!\p{L})(?:payments?|payable|prepaid|invoices? (?:is|are|due|within)|invoiced|due (?:within|in|on) \d|paid (?:by|within|in|on|monthly|quarterly|yearly|annually|up front|upfront)|pay (?:by|within|in)|purchase orders?|bank transfer|direct debit|zahl(?:en|t|bar|ung\p{L}*)|vorkasse|rechnung\p{L}*|anzahlung\p{L}*|lastschrift|paiements?|payables?|règlements?|acomptes?|virement|pagos?|pagaderos?|anticipo|transferencia|pagament\p{L}*|acconto|bonifico|transferência|betaling\p{L}*|betaalbaar|aanbetaling|factur\p{L}*|płatnoś\p{L}*|przelew\p{L}*|zaliczk\p{L}*)(?!\p{L})|支払|振込|請求書/iu,
    ),
  ],
  [
    /(?<!\p{L})(?:deadlines?|delivery times?|lead times?|lieferzeit\p{L}*|fristen|délais?|plazos?|scadenz\p{L}|tempi di consegna|prazos?|levertijd\p{L}*|termijnen|termin(?:y|ów|ach))(?!\p{L})|納期|期限/iu,
    (text) => isDated(text) || lasting.test(text),
  ],
  [
    /^(?:(?:any|exact|specific|concrete|konkrete[nr]?) )?(?:dates?|termine?|daten|datums?angaben|fechas?|dat[ae]|datas?|data's|daty|日付|日程)$/iu,
    (text) => isDated(text),
  ],
  [
    /^(?:exclamation (?:marks?|points?)|ausrufezeichen|points? d[’']exclamation|signos de exclamación|punti esclamativi|pontos de exclamação|uitroeptekens?|wykrzyknik\p{L}*|感嘆符)$/iu,
    matching(/[!！]/u),
  ],
];

function matching(pattern: RegExp): Forbids {
  return (text) => pattern.test(text);
}

const isDated = (text: string): boolean =>
  month.test(text) || figuresIn(text).some(({ kind }) => kind === 'date');
const month =
  /(?<!\p{L})(?:January|February|April|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|styczni\p{L}+|lut\p{L}+|marc\p{L}+|kwietni\p{L}+|maj\p{L}|czerwc\p{L}+|lipc\p{L}+|sierpni\p{L}+|wrześni\p{L}+|październik\p{L}*|listopad\p{L}*|grudni\p{L}+)(?!\p{L})|\d{1,2}月/u;
/** So many days, weeks or hours until something is done. */
const lasting =
  /(?:\d+|(?<!\p{L})(?:one|two|three|four|five|six|ten|fifteen|zwei|drei|vier|fünf|sechs|zehn|deux|trois|quatre|cinq|six|dix|quinze|dos|tres|cuatro|cinco|seis|diez|quince|due|tre|quattro|cinque|dieci|quindici|dois|duas|três|quatro|dez|twee|drie|vijf|zes|tien|dwa|trzy|pięć))\s?(?:working |business |Werk|Arbeits)?(?:hours?|days?|weeks?|months?|Stunden|Tage\p{L}?|Wochen|Monate\p{L}?|heures?|jours?|semaines?|mois|horas?|días?|semanas?|meses|ore|giorni|settimane|mesi|dias?|uur|dagen|werkdagen|weken|maanden|godzin\p{L}*|dni|tygodni\p{L}*|時間|日間?|営業日|週間|か月|ヶ月)(?!\p{L})|(?<!\p{L})(?:next (?:day|morning)|am nächsten (?:Tag|Morgen)|le lendemain|al día siguiente|il giorno dopo|na manhã seguinte|no dia seguinte|de volgende (?:dag|ochtend))(?!\p{L})|翌日/iu;

const counts =
  'numbers?|counts?|figures|statistics|data|rates?|anzahl|zahl(?:en)?|quoten?|nombres?|chiffres|taux|números?|cifras|datos|tasas?|numer[oi]|cifre|dati|tass[oi]|dados|taxas?|aantal(?:len)?|cijfers|getallen|liczb[aęy]|dane|dan(?:ych|ymi)|wskaźnik\\p{L}*';
/** `The number of sensors`, `cifras de ventas`. */
const countOf = new RegExp(
  `^(?:(?:the|any|die|der|les?|l[ao]s?|el|il|i|le|os?|as?|het|de)\\s)?(?:exact\\s)?(?:${counts})\\s(?:of|on|for|der|des|von|zu[rm]?|des?|du|del|d[ao]s?|dell[aeo]|di|van|over)\\s(?:(?:the|les|l[ao]s?)\\s)?(?=\\S)`,
  'iu',
);
/** `Absence figures`, `Verzuimcijfers`: what is counted, and that it is. */
const countsBehind =
  /(?<=\p{L}{4})(?:\s(?:numbers?|counts?|figures|statistics|data|rates?)|s?[- ]?(?:zahlen|quoten?|statistik(?:en)?|cijfers|percentages?|getallen))$|(?:の)?(?:数字|件数|統計|率)$/iu;

const japaneseCount = /^(?:(\p{L}{2,10}?)の)?([棟社名人台戸校店室件個枚本])数$/u;

const uncounted = (about: string): string => {
  const of = about.replace(countOf, '');
  return of === about ? about.replace(countsBehind, '') : of;
};

/** By its words alone. */
export function forbiddenBy(about: string, language: string): Forbids {
  const matter = matters.find(([named]) => named.test(about));
  if (matter) return matter[1];
  const quoted = /^["“„«「](.+)["”“»」]$/u.exec(about)?.[1];
  if (quoted !== undefined) return (text) => fold(text).includes(fold(quoted));
  // `実績の棟数`: `累計410棟` counts them.
  const [, whose = '', counter] = japaneseCount.exec(about) ?? [];
  if (counter !== undefined) {
    const figure = new RegExp(`\\d[\\d,]*\\s?${counter}`, 'u');
    return (text) => figure.test(text) && (whose === '' || text.includes(whose));
  }
  // `the number of sensors`: sensors may be spoken of, but not counted.
  const counted = uncounted(about);
  if (counted !== about && counted.length >= 2) {
    const [named, worded] = [saidBy(counted, language), wordsHeld(counted, language)];
    return (text) => /\d/.test(text) && (named.isIn(text) || worded(text));
  }
  const name = about.replace(pricing, '').trim();
  const whole = saidBy(about, language);
  // A price is told by its amount too.
  if (name !== about && name.length >= 3) {
    const per = perOne.exec(name)?.[1];
    const named = saidBy(per ?? name, language);
    // `飲み物の価格`: what is written with letters of both kinds is one word.
    const word = /^([\p{sc=Han}\p{sc=Hiragana}]{2,8})の$/u.exec(name)?.[1];
    // `The per-store price`: five stores for one price are something else.
    if (per !== undefined)
      return (text) =>
        named.isIn(perWord.exec(text)?.[1] ?? '') && (hasAmount(text) || pricing.test(text));
    return (text) =>
      (named.isIn(text) || (word !== undefined && text.includes(word))) &&
      (hasAmount(text) || pricing.test(text));
  }
  const worded = wordsHeld(about, language);
  const named = language === 'pl' && /^\p{Lu}\p{Ll}+$/u.test(about) ? fold(about) : undefined;
  return (text) =>
    whole.isIn(text) ||
    worded(text) ||
    (named !== undefined &&
      (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).some((one) => isSameName(fold(one), named)));
}

const perOne = /^(?:per|pro|par|por|je|za)[- ](\p{L}[\p{L} -]{1,30})$/iu;
const perWord = /(?:(?<!\p{L})(?:per|pro|par|por|je|each|every|a)\s|\/\s?)(\p{L}+)/iu;

/** Every telling word, by its stem, in a word built of it, or by another word for the same thing. */
function wordsHeld(about: string, language: string): Forbids {
  const words = wordsOf(about).filter((word) => termsOf(word, language).length > 0);
  const tests = words.map((word) => {
    const stem = stemOf(fold(word), language);
    // Beside another word that must be there too, what means many things may be meant.
    const concepts = [...conceptsIn(word, language)].filter(
      (one) => !broad.has(one) && (words.length > 1 || !wide.has(one)),
    );
    // `El pago en aceite` is spoken of by `pagar en aceite`: a verb and its noun, where another word stands beside them.
    const roots = words.length > 1 ? rootsOf(word, language) : new Set<string>();
    return (
      held: readonly string[],
      spoken: ReadonlySet<string>,
      rooted: () => ReadonlySet<string>,
    ): boolean =>
      held.some((other) => isBuiltOf(other, stem, language)) ||
      concepts.some((concept) => spoken.has(concept)) ||
      (roots.size > 0 && [...roots].some((root) => rooted().has(root)));
  });
  if (tests.length === 0 || /[\p{sc=Han}\p{sc=Katakana}ー]{2}/u.test(about)) {
    // `エアコン清掃` is one kind of cleaning: other kinds are something else.
    if (/\p{sc=Han}/u.test(about) && /\p{sc=Katakana}/u.test(about)) return () => false;
    const concepts = [...conceptsIn(about, language)].filter(
      (one) => !broad.has(one) && !wide.has(one),
    );
    return (text) => {
      const spoken = conceptsIn(text, language);
      return concepts.some((concept) => spoken.has(concept));
    };
  }
  return (text) => {
    const held = wordsOf(fold(text));
    const spoken = conceptsIn(text, language);
    return tests.every((test) => test(held, spoken, () => rootsOf(text, language)));
  };
}

/** Words of these mean many things: a page about heating speaks of energy everywhere. */
const wide: ReadonlySet<string> = new Set(
  'payment delivery energy cold maintenance override back growth switching downtime cancelling failure integration storage transport reporting survey hosting language'.split(
    ' ',
  ),
);

/**
 * With what stands under its name, in the sources or, where it was read as a note, in the text they were read from:
 * another text may say the same in other words.
 */
export function forbiddenIn(about: string, source: Source, written = ''): Forbids {
  const { context, topics, language } = source;
  const season = seasonIn(about, language);
  if (season) return pricedIn(season, language);
  const sections = [...context, ...topics];
  const theirs = ofPartFor(about, sections, language);
  if (theirs) return theirs;
  const named = isTitle(about, sections, language)
    ? (text: string) => wordsOf(text).includes(about)
    : byNameToo(forbiddenBy(about, language), calledIn(about, sections));
  const isTitled = ({ heading }: Section): boolean => heading !== undefined && named(heading);
  const isUnder = (section: Section): boolean =>
    isTitled(section) || isMostlyOf(section, about, named, language);
  const headings = new Set(sections.filter(isUnder).map(({ heading = '' }) => heading));
  const below = writtenUnder(written, named);
  const under = [...sections.filter(isUnder).map(textOf), ...below];
  if (under.length === 0) return named;
  const termsIn = (texts: readonly string[]): Set<string> =>
    new Set(texts.flatMap((text) => termsOf(text, language)));
  const rest = termsIn(sections.filter((section) => !isUnder(section)).map(textOf));
  const held = under.map((text) => termsIn([text]));
  const numbers = new Set(under.flatMap((text) => numbersIn(text, language)));
  // What no other section has a word of is asked about there alone: `Can guests drink?` under `Alcohol`.
  const own = termsIn(
    [...sections.filter(isTitled).map(textOf), ...below]
      .flatMap(wordsOf)
      .filter((word) => word.length >= minOwn && !/\d/.test(word)),
  );
  return (text) => {
    if (named(text) || headings.has(text)) return true;
    const asked = question.exec(text)?.[0] ?? '';
    if (termsOf(asked, language).some((term) => own.has(term) && !rest.has(term))) return true;
    const terms = [...new Set(termsOf(text, language))];
    const same = (set: ReadonlySet<string>) => terms.filter((term) => set.has(term)).length;
    return (
      terms.length >= minShared &&
      // `Rent: 29.50`, where what is to go has `Rent: 24.00`: the like of it is said of another.
      numbersIn(text, language).every((number) => numbers.has(number)) &&
      held.some((set) => same(set) >= Math.max(minShared, terms.length * sameMatter))
    );
  };
}

/**
 * `Training your own people` over a sentence on the course and one on certificates: under a heading that has a word of
 * it, a section that opens with the training course and is half about it is about that, and the rest says nothing without it.
 */
function isMostlyOf(
  { heading = '', paragraphs, items }: Section,
  about: string,
  named: Forbids,
  language: string,
): boolean {
  const words = wordsOf(about).filter((word) => termsOf(word, language).length > 0);
  if (words.length < 2 || !words.some((word) => saidBy(word, language).isIn(heading))) return false;
  // `The July weekend`, `the Leeds office`, below `Weekend dates` and `Our offices`: one of several.
  const told = words.filter((word) => !saidBy(word, language).isIn(heading));
  const isName = (word: string): boolean => language !== 'de' && /^[\p{Lu}\d]/u.test(word);
  if (told.some(isName) || monthsIn(told.join(' '), language).size > 0) return false;
  const texts = [
    ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
    ...items.map(({ title, text = '' }) => `${title} ${text}`),
  ];
  const held = texts.map((text) => named(`${heading} ${text}`));
  return held[0] === true && held.filter(Boolean).length * 2 >= held.length;
}

/** `Leave Essential out`, where an option has just that name: `Cyber Essentials` is something else. */
const isTitle = (about: string, sections: readonly Section[], language: string): boolean =>
  language !== 'de' &&
  /^\p{Lu}\p{Ll}{3,}$/u.test(about) &&
  sections.some(({ tables }) => tables.some(({ rows }) => rows.some(([name]) => name === about)));

/** `The Office model`, `el modelo Oficina`: where an entry bears the name, the name says it alone. */
function calledIn(about: string, sections: readonly Section[]): string | undefined {
  const [, behind, before] =
    /^(?:\p{Ll}[\p{L}’'-]*\s(\p{Lu}[\p{L}\p{N}-]+)|(\p{Lu}[\p{L}\p{N}-]+)\s\p{Ll}\p{L}+)$/u.exec(
      about,
    ) ?? [];
  const name = behind ?? before;
  if (name === undefined) return undefined;
  const titles = sections.flatMap(({ items, tables }) => [
    ...items.map(({ title }) => title),
    ...tables.flatMap(({ rows }) => rows.map(([first = '']) => first)),
  ]);
  return titles.some((title) => wordsOf(title)[0] === name) ? name : undefined;
}

const byNameToo = (forbids: Forbids, name: string | undefined): Forbids =>
  name === undefined ? forbids : (text) => forbids(text) || wordsOf(text).includes(name);

/** The lines below a short one that names it, up to the next gap. */
const writtenUnder = (written: string, named: Forbids): string[] =>
  written.split(/\n[ \t]*\n/u).flatMap((passage) => {
    const [heading = '', ...lines] = passage.trim().split('\n');
    const below = lines.join(' ');
    // `Customers: Hale, Hull` names itself what it has to say.
    const names = heading.length <= maxHeading && !/[:：]\s?\S/u.test(heading);
    return names && below !== '' && named(heading) ? [below] : [];
  });
const maxHeading = 60;
const minShared = 4;
const sameMatter = 0.6;
const minOwn = 5;
const question = /^[^.!?。？！]{3,200}[?？]/u;

const numbersIn = (text: string, language: string): string[] => [
  ...(text.match(/\d+(?:[.,]\d+){0,3}/gu) ?? []),
  ...wordNumbersIn(text, language).map(({ number }) => String(number)),
];

const textOf = ({ heading = '', paragraphs, items, tables }: Section): string =>
  [
    heading,
    ...paragraphs.map(({ text }) => text),
    ...items.flatMap(({ title, text = '' }) => [title, text]),
    ...tables.flatMap(({ rows }) => rows.flat()),
  ].join(' ');

/** Goes on about what the sentence before spoke of. */
const leansBack =
  /^(?:It|They|This|These|Those|That|Such|Also|Otherwise|If so|In that case|Then|Es|Dies\p{L}*|Das|Damit|Dafür|Dazu|Dann|Dort|Sie (?:ist|sind|wird|werden|muss|müssen|kann|können|gilt|gelten)|Er (?:ist|wird)|Il (?:est|faut)|Elle|Elles|Ils|Cela|Ceci|Ces|Ce|Celui-ci|Esto|Eso|Ello|Estos|Estas|Este|Esta|Así|Questo|Questa|Questi|Queste|Così|In tal caso|Isto|Isso|Este|Esta|Estes|Estas|Assim|Dit|Dat|Deze|Die|Ze|Daarmee|Hiermee|To|Ten|Ta|Te|Wtedy)(?!\p{L})|^(?:これ|それ|その|この)/u;

/** The sentences that may stay: none that speaks of it, and none that goes on about one that did. */
export function sentencesWithout(sentences: readonly string[], forbids: Forbids): string[] {
  let gone = false;
  return sentences.filter((sentence) => {
    gone = forbids(sentence) || (gone && leansBack.test(sentence));
    return !gone;
  });
}
