// The headline: the strongest claim of the sources that fits this reader, short and
// whole, with their company in it. Never a document's title, never the product's name alone.
import { figuresIn } from '../../../claims/figures.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion, withoutYesOrNo } from '../context/questions.ts';
import type { Section } from '../context/reading.ts';
import { type Concept, conceptsIn } from '../fit/concepts.ts';
import { afterColon } from './answers.ts';
import { type Desk, fitOf } from './desk.ts';
import { kindOf } from './kinds.ts';
import { isStepsSection } from './lists.ts';

const maxWords = 13;
const maxLongWords = 20;
const idealWords = 9;
/** With the reader's company in it. */
const fullWords = 13;

interface Candidate {
  text: string;
  score: number;
}

/** The best first. */
export function headlinesOf(desk: Desk): string[] {
  const { source } = desk;
  if (source.tagline !== undefined) return [withReader(desk, withoutStop(source.tagline))];
  return candidates(desk)
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => withReader(desk, capitalised(text)));
}

function candidates(desk: Desk): Candidate[] {
  const { source, language } = desk;
  const fits = maxFit(desk);
  const led = ledOf(desk);
  const timeLed = led.concepts.has('delivery') || led.concepts.has('golive');
  const named = desk.whom.company === undefined ? 0 : wordCount(desk.whom.company) + 1;
  const sections = source.context
    .filter(
      (section, at) =>
        isLed(desk, section) || (isTelling(section) && (at < 2 || section.heading !== undefined)),
    )
    .slice(0, 8);
  const told = sections.flatMap((section, at) => {
    const kind = kindOf(section);
    const opening = at === 0 && section.heading === undefined;
    const spoken = section.paragraphs
      .slice(0, 6)
      .flatMap(({ text }) => sentencesOf(text, language).slice(0, 6));
    // Steps make sense one after the other only.
    const listed = isStepsSection(section) ? [] : section.items.map(({ title }) => title);
    const texts = [...spoken.map((text) => shortened(text)), ...listed];
    const plain = texts.flatMap((text, place) => {
      const line = withoutStop(text.replace(genericLabel, '').replace(amountFirst, ''));
      const length = wordCount(line);
      const entry = place >= spoken.length;
      const asked = Math.max(ledBy(led, line), ledBy(led, section.heading ?? '') * 0.8);
      if (
        !isClaim(line, language) ||
        length > maxLongWords ||
        length < (/\d/.test(line) ? 3 : entry ? 6 : 4) ||
        (entry && clock.test(line))
      )
        return [];
      const fit = fitOf(desk, text) / fits;
      const timed = timeLed && /\d/.test(line) && changes.test(line) ? 0.5 : 0;
      const figure = tellingFigure(line) ? 0.45 : isSize(line) ? -0.2 : /\d/.test(line) ? 0.2 : 0;
      const role =
        opening && place < 2
          ? 0.5 - place * 0.15
          : kind === 'proof'
            ? 0.25
            : kind === 'offer'
              ? 0.3
              : 0;
      const size =
        -Math.abs(length - idealWords) * 0.03 -
        Math.max(0, length + named - fullWords) * 0.02 -
        // What says more than fits a glance must be worth it.
        Math.max(0, length - maxWords) * (asked > 0.9 ? 0.09 : 0.12);
      // An entry of a list seldom says as much as a sentence.
      const whole = !entry ? 0 : /[%％٪]/.test(line) ? 0 : figure > 0 ? -0.2 : -0.35;
      const lack = (negated.test(line) ? -0.3 : 0) + (defines.test(line) ? -0.8 : 0);
      const score =
        fit * 1.2 + figure + role + size + whole + lack - at * 0.05 - Math.min(place, 8) * 0.03;
      return [{ text: line, score: score + asked + timed }];
    });
    return [...plain, ...labelledFigures(section, led), ...ledPieces(section, led, language)];
  });
  return [...told, ...ledAnswers(desk, led)];
}

/** `We replace 2,940 lanterns in 14 weeks, by night, with …` is whole without what follows. */
function shortened(text: string): string {
  if (wordCount(text) <= maxWords) return text;
  const head = besides.exec(text)?.[1] ?? coordinated.exec(text)?.[1];
  return head !== undefined && wordCount(head) >= 6 && wordCount(head) <= maxWords ? head : text;
}
const besides =
  /^([^,;:：]{20,160}), (?:not|nicht|pas|et non|y no|e non|e não|niet|a nie|rather than|instead of|statt|plutôt que|en vez de|invece di|em vez de|in plaats van|zamiast|by|with|without|at|in|on|for|so that|ohne|mit|bei|nach|sodass|sans|avec|en|par|sin|con|senza|in|sem|com|em|zonder|met|bez|z|w)\s/u;

/** What follows has its own subject, so what comes before is whole. */
const coordinated =
  /^([^;:：]{20,110}?), (?:and|und|et|y|e|en|i) (?:we|you|it|they|nobody|everybody|wir|sie|du|niemand|jeder|nous|vous|ils|elles|personne|chacun|usted|nadie|nessuno|ognuno|você|ninguém|wij|u|je|niemand|iedereen|nikt|każdy)\s/u;

/** A share, a time, a comparison says what changes; how many beds a house has says how large it is. */
const tellingFigure = (line: string): boolean =>
  /[%％٪]|percent|prozent|pour cent|por ciento|per cento|割/iu.test(line) ||
  (/\d/.test(line) && changes.test(line));
const changes =
  /(?<!\p{L})(?:minutes?|hours?|days?|weeks?|months?|minuten?|stunden?|tagen?|wochen?|monaten?|heures?|jours?|semaines?|mois|minutos?|horas?|días?|semanas?|meses|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|dias?|uur|uren|dagen|weken|maanden|minut\p{L}*|godzin\p{L}*|dni|tygodni\p{L}*|instead of|rather than|from .{1,20} to|fewer|less|faster|statt|weniger|schneller|au lieu|moins|plus vite|en vez|menos|más rápid\p{L}*|invece|meno|più veloc\p{L}*|em vez|mais rápid\p{L}*|in plaats|minder|sneller|zamiast|mniej|szybciej|save[sd]?|cuts?|spart|économis\p{L}*|ahorr\p{L}*|risparmi\p{L}*|poup\p{L}*|bespa\p{L}*|oszczędz\p{L}*)(?!\p{L})|分|時間|日間|週間|か月|減|短縮|دقيقة|ساعة|يوم|أسبوع/iu;

/** `The unit has 32 beds and 180 nurses`, `Nel 2025 abbiamo seguito 612 ragazzi`. */
const isSize = (line: string): boolean => figuresIn(line).length > 0 && ofHouse.test(line);
const ofHouse =
  /(?<!\p{L})(?:has|have|employs?|welcomes?|counts?|since|founded|hat|haben|zählt|beschäftigt|seit|gegründet|accueille|compte|emploie|depuis|cuenta|tiene|acoge|conta|accoglie|abbiamo|tem|acolhe|telt|heeft|sinds|zatrudnia|liczy)(?!\p{L})|\d(?:社|件|名)(?:を|が|です|の)|年創業/iu;

/** What the team asks for may stand in a programme, behind a label or behind a price. */
function ledPieces(
  { paragraphs, items, tables }: Section,
  led: Led,
  language: string,
): Candidate[] {
  if (led.terms.size === 0) return [];
  const texts = [
    // A day of a journey leads nobody; a session one can come to does.
    ...tables
      .filter(({ kind, rows }) => kind !== 'agenda' || rows.some(([when = '']) => clock.test(when)))
      .flatMap(({ rows }) => rows.flat()),
    ...items.flatMap(({ title, text }) => [
      title,
      text ?? '',
      // `No capital outlay: we pay for the chargers`.
      ...(text === undefined || wordCount(title) > 4
        ? []
        : [`${title}: ${afterColon(text, language)}`]),
    ]),
    ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
  ];
  return texts.flatMap((text) => {
    const asked = ledBy(led, text);
    if (asked < 1) return [];
    const whole = withoutStop(text.replace(/\s*[(（][^()（）]{0,60}[)）]\s*/gu, ' ').trim());
    const [, , behind = ''] = labelled.exec(whole) ?? [];
    const bare = wordCount(behind) >= 4 && ledBy(led, behind) >= asked ? behind : whole;
    const line = capitalised(bare.replace(amountFirst, ''));
    const sound =
      isClaim(line.replace(/\s?[:：](?=\s)/u, ''), language) &&
      // Where the team asks for just this, it is what they want to say.
      (asked >= 1.9 || !negated.test(line)) &&
      !hasAmount(line);
    return sound && wordCount(line) >= 4 && wordCount(line) <= maxWords
      ? [{ text: line, score: asked + 0.2 - Math.abs(wordCount(line) - idealWords) * 0.03 }]
      : [];
  });
}
const labelled = /^([^.:：!?]{2,40}?)\s?[:：]\s(\S.*)$/u;
const amountFirst = /^(?:[€$£]\s?\d[\d.,' ]{0,12}|\d[\d.,' ]{0,12}\s?[€$£])\s+(?=\p{Lu})/u;

/** An answer is a claim where the team asks for just what its question is about. */
function ledAnswers({ source, language }: Desk, led: Led): Candidate[] {
  return source.questions.flatMap(({ question, answer }) => {
    const asked = ledBy(led, `${question} ${answer}`);
    if (asked < 1) return [];
    return sentencesOf(answer, language)
      .map(withoutStop)
      .filter((line) => isClaim(line.replace(openFrom, ''), language))
      .filter((line) => wordCount(line) >= 4 && wordCount(line) <= maxWords && !negated.test(line))
      .map((line) => ({ text: line, score: asked + (/\d/.test(line) ? 0.3 : 0) }));
  });
}

/** `Referenz: Bohlsener Hof spart …` says it without the label too. */
const genericLabel =
  /^(?:referenz|reference|référence|referencia|riferimento|referência|referentie|beispiel|example|exemple|ejemplo|esempio|exemplo|voorbeeld|case|result|ergebnis)\s?[:：]\s*/iu;

/** What the team wants first, by its words and by what they speak of. */
interface Led {
  terms: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
  language: string;
}

function ledOf({ commands, language, source }: Desk): Led {
  const all = commands.lead.flatMap((text) => termsOf(text, language));
  const telling = all.filter((term) => !ofAnything.has(term));
  const wanted = telling.length > 0 ? telling : all;
  // `Catching excursions in transit`: of words that no source has, none can be asked for.
  const told = wanted.length > 1 ? wordsIn(source, language) : [];
  const known = wanted.filter((term) => told.some((other) => isAkin(term, other)));
  return {
    terms: new Set(known.length > 0 ? known : wanted),
    concepts: conceptsIn(commands.lead.join(' '), language),
    language,
  };
}

const wordsIn = ({ context, questions }: Desk['source'], language: string): string[] => [
  ...new Set(
    [
      ...context.flatMap(({ heading = '', paragraphs, items, tables }) => [
        heading,
        ...paragraphs.map(({ text }) => text),
        ...items.flatMap(({ title, text }) => [title, text ?? '']),
        ...tables.flatMap(({ rows }) => rows.flat()),
      ]),
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ].flatMap((text) => termsOf(text, language)),
  ),
];

/** `The contract terms` asks for what is said of the contract. */
const ofAnything = new Set(
  termsOf(
    'terms conditions details information infos facts topic story numbers konditionen bedingungen angaben informationen thema conditions informations sujet condiciones detalles información tema condizioni dettagli informazioni condições detalhes informação voorwaarden informatie onderwerp warunki szczegóły informacje',
  ),
);

/** Two forms of one word: `Fehltagen` and `Fehltage`, `Versicherung` and `versichert`. */
export function isAkin(one: string, other: string): boolean {
  if (one === other) return true;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same >= 5 && same >= Math.max(one.length, other.length) * 0.6;
}

/** `En` leans in Dutch alone; in Spanish and French it begins `En el 80 % de los casos`. */
const leans = (line: string, language: string): boolean =>
  leaning.test(line) && (language === 'nl' || !/^en\s/iu.test(line));

/** What the team wants first goes before all else. */
function ledBy({ terms: led, concepts, language }: Led, text: string): number {
  if (led.size === 0) return 0;
  const terms = termsOf(text, language);
  const held = new Set([...led].filter((wanted) => terms.some((term) => isAkin(wanted, term))));
  // Half of it is a word in common, and may be chance.
  const worded = (held.size / led.size) ** 2 * 2;
  if (worded >= spokenOf || concepts.size === 0) return worded;
  const spoken = conceptsIn(text, language);
  return [...concepts].some((concept) => spoken.has(concept)) ? spokenOf : worded;
}
/** In other words than the team's. */
const spokenOf = 1.7;

/** `Median time to rotation: 11 minutes` is a claim where the team asks for just this. */
function labelledFigures({ items }: Section, led: Led): Candidate[] {
  return items.flatMap(({ title, text }) => {
    if (led.terms.size === 0 || text === undefined || figuresIn(text).length === 0) return [];
    const line = `${title}: ${withoutStop(text)}`;
    const asked = ledBy(led, line);
    return asked >= 1 && wordCount(line) <= maxWords ? [{ text: line, score: asked + 0.6 }] : [];
  });
}

/** The team wants the page to begin with it. */
function isLed({ commands, language }: Desk, { heading, paragraphs, items }: Section): boolean {
  if (commands.lead.length === 0) return false;
  const wanted = new Set(commands.lead.flatMap((text) => termsOf(text, language)));
  const texts = [
    heading ?? '',
    ...paragraphs.map(({ text }) => text),
    ...items.map(({ title }) => title),
  ];
  return texts.some((text) =>
    termsOf(text, language).some((term) => [...wanted].some((one) => isAkin(one, term))),
  );
}

const isTelling = (section: Section): boolean => {
  const kind = kindOf(section);
  return (
    !section.backMatter &&
    kind !== 'price' &&
    kind !== 'practical' &&
    kind !== 'recap' &&
    kind !== 'risk' &&
    (kind !== 'process' || section.heading === undefined)
  );
};

/** Leans on a sentence before it, lists, asks, or is about the seller's own paperwork. */
const leaning =
  /^(?:this|that|these|those|it|its|they|their|he|she|but|and|so|however|also|then|such|therefore|instead|there|here|her|his|my|their|dies\p{L}*|das|sein|seine|sie|er|es|aber|und|dabei|damit|dazu|il|elle|ils|cela|ce|cette|son|sa|ses|leurs?|mais|et|esto|este|esta|pero|y|questo|questa|ma|e|isso|isto|mas|dat|dit|deze|ze|maar|en|to|ten|ta|ale|i)(?!\p{L})/iu;
const priced =
  /%\s?(?:off|de descuento|di sconto|de desconto|de remise|korting|rabatt)|(?<!\p{L})(?:discount\p{L}*|cancel\p{L}*|storn\p{L}+|annul\p{L}+|rabatt\p{L}*|lieferzeit\p{L}*|lead times?|delivery times?|délais?|plazos?|tempi di consegna|prazos?|levertijd\p{L}*|czas dostawy|costs?|rent|prices?|fee|deposit|kostet|kosten|preis|miete|coûte|prix|cuesta|precio|costa|prezzo|custa|preço|kost|prijs|huur|kosztuje|cena|czynsz)(?!\p{L})|料金|السعر/iu;
const clock = /(?<!\d)\d{1,2}[:.h]\d\d(?!\d)|\d{1,2}\s?(?:uhr|am|pm|h)(?!\p{L})|\d{1,2}時/iu;
/** From when to when somebody is there. */
const openFrom =
  /\d{1,2}(?:[:.h]\d\d)?\s?(?:am|pm|uhr|h)?\s?(?:[-–]|to|bis|à|a|alle|às|tot|do|から|～)\s?\d{1,4}(?:[:.h]\d\d|\s?\p{L}|$)/iu;
/** What there is not is seldom the strongest thing to say. */
const negated =
  /(?<!\p{L})(?:no|not|never|without|kein\p{L}*|nicht|ohne|ne|pas|sans|aucun\p{L}*|sin|ningun\p{L}*|non|senza|nessun\p{L}*|não|sem|nenhum\p{L}*|geen|niet|zonder|nie|bez|żadn\p{L}*)(?!\p{L})|ません|ない/iu;
/** Says what it is; what changes is the stronger claim, and this the line below it. */
const defines =
  /^[^,]{2,60}? (?:is|are) (?:an?|the) |^[^,]{2,60}? ist (?:eine?|die|der|das) |^[^,]{2,60}? est (?:une?|le|la|l[’'])|^[^,]{2,60}? es (?:una?|el|la) |^[^,]{2,60}? è (?:una?|il|la) |^[^,]{2,60}? é (?:uma?|o|a) |^[^,]{2,60}? is (?:een|de|het) |(?:サービス|システム|会社|工場|施設|店)です$/u;
/** Asks something of the reader: `We need read access`. */
const asksOfReader =
  /^(?:we (?:need|ask|require)|you (?:send|provide|supply|write|bring|fill|need|must|have to|will have to)|sie (?:senden|schicken|stellen|liefern|bringen|brauchen|müssen)|vous (?:envoyez|fournissez|apportez|devez)|u (?:stuurt|levert|zorgt|moet)|please|send us|wir (?:brauchen|benötigen|bitten)|bitte|nous avons besoin|merci de|necesitamos|abbiamo bisogno|precisamos|we hebben .{0,20}nodig|potrzebujemy|prosimy)(?!\p{L})|ください/iu;
/** A day and no more: `Wed 18 March`. */
const onlyDate = /^(?:\p{L}+\.?,?\s)?\d{1,2}\.?\s\p{L}+(?:\s\d{4})?$/u;
/** Speaks of a place that another sentence named: `the number of parking spaces there`. */
const pointsBack =
  /(?<!\p{L})(?:there(?!\s(?:is|are|will|was|were))|thereof|dort|davon|daran|dafür|daar|daarvan|daarvoor|là-bas|allí|ahí|lì|tam)(?!\p{L})|そこ|その/iu;
const isClaim = (line: string, language: string): boolean =>
  !leans(line, language) &&
  !pointsBack.test(line) &&
  !onlyDate.test(line) &&
  !asksOfReader.test(line) &&
  withoutYesOrNo(line) === line &&
  !isQuestion(line) &&
  !/[:;：]/.test(line) &&
  !/^["“„«「]/.test(line) &&
  !/[()（）]/.test(line) &&
  !openFrom.test(line) &&
  !priced.test(line);

function maxFit(desk: Desk): number {
  const { source, language } = desk;
  const texts = source.context
    .slice(0, 12)
    .flatMap(({ paragraphs, items }) => [
      ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
      ...items.map(({ title }) => title),
    ]);
  return Math.max(0.001, ...texts.slice(0, 200).map((text) => fitOf(desk, text)));
}

/** Words, or what would be words in scripts without spaces. */
export const wordCount = (text: string): number => {
  const wide = text.match(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu)?.length ?? 0;
  return wide > 4
    ? Math.round(wide / 2.6)
    : text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
};

/** `For Lochside: we make conveyors` would be made for them alone. */
const ofUs =
  /^(?:we|our|i|wir|unser\p{L}*|nous|notre|nos|nosotros|nuestr\p{L}*|noi|nostr\p{L}|nós|noss\p{L}+|wij|we|onze|ons|my|nasz\p{L}*)(?!\p{L})|^(?:私たち|当社|当院|弊社)/iu;

/**
 * `For Ridgeline Freight: alerts six weeks ahead`; the name alone would read as if they said it.
 * A person is named above the headline, not in it.
 */
export function withReader({ whom, phrases }: Desk, line: string): string {
  const { company } = whom;
  if (company === undefined || line.includes(company) || company.length > 40) return line;
  if (/[:：]\s/.test(line) || ofUs.test(line) || phrases.forReader === undefined) return line;
  // Longer than that, the claim stands alone, and their name above it.
  if (wordCount(company) + wordCount(line) > maxNamed) return line;
  if (phrases.language === 'ja') return `${company}様：${line}`;
  const said =
    phrases.language === 'de' ? line : line.replace(article, (word) => word.toLowerCase());
  return `${phrases.forReader(company)}${phrases.language === 'fr' ? ' :' : ':'} ${said}`;
}
const maxNamed = 12;
/** Written small after a colon; a name is not. */
const article =
  /^(?:The|An?|Every|Each|All|One|Your|No|More|Fewer|Less|Up to|Only|Les?|La|Une?|Des|Chaque|Votre|Vos|Tout|El|Los|Las|Una?|Cada|Su|Il|Lo|Gli|I|Ogni|Os?|As?|Uma?|De|Het|Een|Elke|Uw)(?=\s)/u;
