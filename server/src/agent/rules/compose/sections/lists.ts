// A list of the sources as a block: benefits, steps, figures or cards.
import { lean } from '../../../../platform/text/quickened.ts';
import { joinSentences, leading, sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Item, Section } from '../../context/reading.ts';
import { type Brief, bestInOrder, citing, type Draft, itemText } from '../brief/brief.ts';
import { fullyLed, ledBy, ledOf } from '../brief/led.ts';
import { isSet } from '../brief/said_once.ts';

export interface SectionLimits {
  paragraphs: number;
  paragraphLength: number;
  items: number;
}

export const roomy: SectionLimits = { paragraphs: 6, paragraphLength: 700, items: 6 };
export const tight: SectionLimits = { paragraphs: 2, paragraphLength: 320, items: 4 };

const stepsHeading =
  /how (?:it|this|we|our .{1,30}) works?|how (?:to )?get(?:ting)? started|getting started|\bprocess\b|onboarding|rollout|roll-out|implementation|timeline|next steps?|roadmap|action items?|so funktioniert|so läuft|\bablauf\b|in .{1,12} schritten|nächste schritte|comment ça marche|prochaines étapes|cómo funciona|próximos pasos|come funziona|prossimi passi|como funciona|próximos passos|hoe (?:het|wij) werk|volgende stappen|how it goes|^(?:the |les |los |i |os |de )?(?:steps|schritte|étapes|pasos|passi|passos|stappen|kroki)$|so geht (?:es|das)|comment ça se passe|déroulement|cómo (?:trabajamos|empezamos)|come (?:procediamo|lavoriamo)|como trabalhamos|zo gaat het|jak (?:zaczynamy|to działa|pracujemy)|の流れ|^流れ$|導入ステップ|次のステップ|步骤|流程|단계|الخطوات/iu;

/** Numbered reasons follow no order. */
const reasons = lean(
  /(?<!\p{L})(?:why|reasons?|warum|gründe|pourquoi|raisons?|por qué|razones|perché|motivi|porquê|razões|waarom|redenen|dlaczego|powod\p{L}+|benefits?|advantages?|vorteile|avantages|ventajas|vantaggi|vantagens|voordelen|zalety|korzyści|what (?:you|your \p{L}+|the \p{L}+) gets?|was (?:sie|ihr\p{L}?) .{0,20}(?:bekomm\p{L}+|haben|davon)|ce que vous (?:gagnez|obtenez)|lo que (?:gana|obtiene)|cosa (?:ottiene|ci guadagna)|o que (?:ganha|recebe)|wat (?:u|je) krijgt|co zyskuj\p{L}+)(?!\p{L})|理由|メリット|لماذا/iu,
);

/** `Three ways`, `Zwei Wege`, numbered: one takes this or that, and not one after the other. */
const isChoice = ({ heading = '', items }: Section): boolean =>
  ways.test(heading) || (countIn(heading) === items.length && !inTurn.test(heading));
const ways = lean(
  /(?<!\p{L})(?:ways?|options?|choices?|variants?|alternatives?|packages?|plans|models?|möglichkeiten|wege|optionen|varianten|pakete|modelle|formules?|possibilités|options|variantes|forfaits|opciones|formas|maneras|modalidades|paquetes|vías|modi|strade|opzioni|formule|pacchetti|soluzioni|formas|opções|maneiras|pacotes|modalidades|manieren|opties|mogelijkheden|varianten|pakketten|arrangementen|sposob\p{L}{1,3}|opcje|warianty|pakiety|możliwości)(?!\p{L})|プラン|コース|選べる|\d?つの方法/iu,
);
const inTurn =
  /(?<!\p{L})(?:steps?|stages?|phases?|days?|weeks?|months?|\p{L}*schritte?n?|phasen|tage?n?|wochen|monate?n?|étapes?|phases|jours|semaines|mois|pasos|fases|etapas|días|semanas|meses|passi|fasi|tappe|giorni|settimane|mesi|passos|dias|stappen|fasen|dagen|weken|maanden|krok\p{L}{1,3}|etap\p{L}{1,3}|dni|tygodni\p{L}*)(?!\p{L})|ステップ|段階|流れ|手順/iu;
/** How many a heading says there are; 0 where it does not. */
const countIn = (heading: string): number =>
  heading
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .map((word) => counts.findIndex((words) => words.has(word)))
    .find((at) => at > 0) ?? 0;
const counts = [
  '',
  '',
  'two zwei deux dos due dois duas twee dwa dwie 2',
  'three drei trois tres tre três drie trzy 3',
  'four vier quatre cuatro quattro quatro vier cztery 4',
].map((words) => new Set(words.split(' ')));

export const isStepsSection = (section: Section): boolean =>
  section.items.length > 1 &&
  ((section.ordered && !reasons.test(section.heading ?? '') && !isChoice(section)) ||
    (section.heading !== undefined && stepsHeading.test(section.heading)));

export function listBlock(
  brief: Brief,
  section: Section,
  limits: SectionLimits,
): Draft | undefined {
  const steps = isStepsSection(section);
  const isFresh = ({ title }: Item): boolean => brief.claims.isFresh(title);
  if (!section.items.some(isFresh)) return undefined;
  // What the headline took from a list would be missed there.
  const shown = section.items.filter(
    (item) => isFresh(item) || isSet(section.items) || brief.claims.isLifted(item.title),
  );
  const kept = steps
    ? shown.slice(0, limits.items + 2)
    : liftedLast(brief, itemsShown(brief, shown, limits.items));
  const keeps = isSet(section.items) ? 'all' : steps ? 'title' : 'news';
  const items = kept.flatMap((item) => claimItem(brief, item, keeps));
  if (items.length === 0) return undefined;
  const chunkIds = citing(kept);
  const linked = items.filter((item) => item.url !== undefined).length;
  if (linked * 2 >= items.length) return { type: 'cards', chunkIds, items };
  const unlinked = items.map(({ url, ...item }) => item);
  return { type: steps ? 'steps' : 'benefits', chunkIds, items: unlinked };
}

/** What the reader has just read in the headline stands last, or not at all where much else is told. */
function liftedLast({ claims }: Brief, items: readonly Item[]): Item[] {
  const isSaid = ({ title, text }: Item): boolean => claims.isLifted(title) && text === undefined;
  if (isTurns(items)) return [...items];
  const others = items.filter((item) => !isSaid(item));
  return others.length >= manyOthers ? others : [...others, ...items.filter(isSaid)];
}
const manyOthers = 2;

/** `You send …`, `We check …`, `You approve …`: who does what, in turn, and a gap would be seen. */
const isTurns = (items: readonly Item[]): boolean =>
  items.some(({ title }) => theirTurn.test(title)) &&
  items.some(({ title }) => ourTurn.test(title));
const theirTurn =
  /^(?:you|sie|ihr|du|vous|tu|usted|ustedes|lei|voi|você|vocês|u|je|jullie|pan|pani|państwo)\s|^お客様/iu;
const ourTurn = /^(?:we|wir|nous|on|nosotros|noi|nós|wij|we|my)\s|^(?:当社|弊社|私たち)/iu;

/**
 * The best of them as they were written: grades, models and days follow one another, and a reader who asked has the answer
 * above. Only what the team wants first goes before the others.
 */
function itemsShown(brief: Brief, items: readonly Item[], count: number): Item[] {
  const led = ledOf(brief);
  const isFirst = (item: Item): boolean => ledBy(led, itemText(item)) >= fullyLed;
  const first = items.filter(isFirst).slice(0, count);
  const others = items.filter((item) => !first.includes(item));
  return [...first, ...bestInOrder(brief, others, count - first.length, itemText)];
}

/** An entry of which the page has said everything: a step keeps its place, another goes, and a set has all. */
type Keeps = 'news' | 'title' | 'all';

/** Shown whole: what the page said of it before is said again beside what it did not say. */
function claimItem(
  brief: Brief,
  { title, text, url }: Item,
  keeps: Keeps,
): { title: string; text?: string; url?: string }[] {
  const { claims, language } = brief;
  if (!claims.claim(title) && !claims.isLifted(title) && keeps !== 'all') return [];
  if (text !== undefined && keeps === 'news' && claims.freshSentences(text).length === 0) return [];
  const sentences = leading(sentencesOf(text ?? '', language), maxEntry);
  claims.mark(text ?? '');
  return [
    {
      title,
      ...(sentences.length === 0 ? {} : { text: joinSentences(sentences, language) }),
      ...(url === undefined ? {} : { url }),
    },
  ];
}
const maxEntry = 420;
