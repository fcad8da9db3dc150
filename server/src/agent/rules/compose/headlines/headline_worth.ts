// What a line is worth as a headline: does it answer the reader, is it what the team wants, does it say
// what changes?
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import type { Section } from '../../context/reading.ts';
import { answeredIn, concernIn } from '../answers/headline_answers.ts';
import { type Brief, fitOf } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { type Led, ledBy } from '../brief/led.ts';
import { quotedCompanies } from '../brief/proof.ts';
import { isUnfit } from '../brief/unfit_lead.ts';
import { tellsPrice } from '../brief/without_prices.ts';
import { isStepsSection } from '../sections/lists.ts';
import { amountFirst, type Candidate } from '../selection/led_pieces.ts';
import {
  changes,
  clock,
  compares,
  defines,
  inBrackets,
  isClaim,
  isListing,
  isOutcome,
  isRate,
  isSize,
  lacksSubject,
  negated,
  ofAllCustomers,
  ofEverybody,
  ofTerms,
  ofTime,
  ofUs,
  openFrom,
  standsAlone,
  tellingFigure,
  wentWrong,
  wordCount,
} from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { isAbsent, isPledge, standsGood } from '../texts/pledges.ts';
import { isStatement } from '../texts/statements.ts';
import { ofSetUp, type SourceLine } from './headline_lines.ts';

const maxWords = 12;
const maxLongWords = 16;
const idealWords = 8;

/** Weighs a line: does it answer the reader, is it what the team wants, does it say what changes? */
export function makeJudge(brief: Brief, led: Led) {
  const { language } = brief;
  const fits = maxFit(brief);
  const answered = answeredIn(brief);
  const concern = concernIn(brief);
  const isDoubted = doubtedIn(brief);
  const companies = quotedCompanies(brief.source.quotes);
  // Where nobody told anything, what the house does is as good as any detail.
  const untold = brief.said.length === 0 && brief.commands.lead.length === 0;
  const timeLed =
    led.concepts.has('delivery') ||
    led.concepts.has('golive') ||
    brief.commands.lead.some((text) => ofTime.test(text));
  return (source: SourceLine & { at: number; loose: boolean }, section: Section): Candidate[] => {
    const { entry, place, at } = source;
    const line = withoutStop(source.text.replace(amountFirst, '').replace(inBrackets, ''));
    const length = wordCount(line);
    const states = isStatement(line, language);
    const fewest = /\d/.test(line) ? 3 : entry && !states ? 6 : 4;
    // The name of a row and its value are one claim.
    const bare = source.row === true ? line.replace(': ', ' ').replace(openFrom, ' ') : line;
    const near = concern(line);
    // What does not happen leads who is troubled by it; to others it is one rule of the house among many.
    const pledge = isPledge(line) && (untold || near >= touched);
    const sound = isClaim(bare, language) || (pledge && standsAlone(bare, language));
    if (!sound || length > maxLongWords || length < fewest) return [];
    if (source.only === true && !pledge) return [];
    const counted = source.counted === true;
    if (source.follows && !counted && lacksSubject(line, language)) return [];
    if (entry && (clock.test(line) || ownedBy(brief, section.heading))) return [];
    if (tellsPrice(line) || (!counted && ofEverybody.test(line)) || isDoubted(line)) return [];
    if (ledBy(led, line) < 1 && isUnfit(brief, line)) return [];
    // What one customer has seen is their story, and stands with their name.
    const told =
      kindOf(section) === 'proof' &&
      !ofBenefit.test(section.heading ?? '') &&
      source.cell !== true &&
      !(source.row === true && /\d/.test(section.heading ?? '')) &&
      !isOfItself(brief, line) &&
      !ofAllCustomers.test(line);
    // Where it is just what troubles this reader, it may lead with the name in it.
    if (told && !(near >= touched && compares.test(line) && /(?<=\p{L}\s)\p{Lu}/u.test(line)))
      return [];
    const { weight: answers, stated } = answered(source.sentence, source.text);
    if (entry && isStepsSection(section) && answers === 0 && !pledge) return [];
    const asked = Math.max(ledBy(led, line), ledBy(led, section.heading ?? '') * 0.8);
    // What has to be arranged is for those who have decided; who asks for it reads it beside their question.
    if (asked < 1 && (ofTerms.test(line) || (answers === 0 && isArrangement(line)))) return [];
    if (asked < 1 && ofArrival.test(line)) return [];
    // What others have seen is a claim, if it says how it was before.
    const seen = kindOf(section) === 'proof' && compares.test(line);
    if (source.row === true && answers === 0 && asked === 0 && near < touched && !seen) return [];
    if (asked < 1 && wentWrong.test(line) && !compares.test(line) && !pledge) return [];
    const telling = counted || tellingFigure(line);
    const strong = entry ? /[%％]/.test(line) || compares.test(line) : telling;
    if (source.loose && answers === 0 && !strong && !pledge) return [];
    const weighty = /[%％٪]/.test(line) || compares.test(line);
    if (asked < 1 && answers === 0 && near < touched && length > maxWords && !pledge) return [];
    const figure = telling ? 0.45 : isSize(line) || isRate(line) ? -0.2 : /\d/.test(line) ? 0.2 : 0;
    const size =
      -Math.abs(length - idealWords) * 0.03 -
      // What says more than fits a glance must be worth it.
      Math.max(0, length - maxWords) * (asked > 0.9 ? 0.09 : 0.12);
    // An entry of a list seldom says as much as a sentence.
    const whole =
      !entry || /[%％٪]/.test(line) ? 0 : figure > 0 || (states && answers > 0) ? -0.2 : -1.2;
    const timed = timeLed && /\d/.test(line) && changes.test(line) ? 0.5 : 0;
    // What the house is or did shares its words with whoever asks for it, and answers nothing.
    const ofItself = isOfItself(brief, line) || (kindOf(section) === 'proof' && !telling);
    const score =
      Math.min(1, fitOf(brief, source.text) / fits) * (ofItself && !untold ? 0.6 : 1.2) +
      near * (isOutcome(line) ? 1.2 : 0.8) +
      answers * (ofItself || (entry && figure <= 0 && !states) ? 0.3 : 1) +
      figure +
      (compares.test(line) ? 0.25 : 0) +
      (ofItself ? (untold ? 0.1 : figure > 0 ? -0.1 : -0.35) : roleOf(section, source)) +
      size +
      whole +
      lackIn(line) +
      (pledge ? pledgeWorth(line) : 0) -
      (asked < 1 && !weighty && isDetail(line, { entry, answers, states, telling }) ? detail : 0) -
      (companies.some((name) => line.includes(name)) ? ofAnother : 0) -
      at * 0.05 -
      Math.min(place, 8) * 0.03;
    const sellable =
      !ofItself &&
      !definesHouse(brief, line) &&
      !clock.test(line) &&
      !ofContract.test(`${section.heading ?? ''} ${line}`);
    const answering = answers > 0 && sellable && (telling || (stated && states));
    const meeting = near >= touched && sellable;
    const begins = ofSetUp.test(section.heading ?? '');
    return [
      {
        text: line,
        score: score + asked + timed,
        ...(answering || (meeting && (pledge || isOutcome(line) || (telling && near >= close)))
          ? { answers: true as const }
          : {}),
        // Of a list, a time alone is a detail to whom it was not asked.
        ...(!begins &&
        ((sellable && telling && (!entry || weighty || meeting)) ||
          (meeting && states) ||
          (sellable && pledge && !untold && (states || meeting)))
          ? { tells: true as const }
          : {}),
      },
    ];
  };
}

/** Speaks of what troubles them by more than a word of the trade. */
export const touched = 0.3;
/** By several. */
const close = 0.6;

/** `Ihr Nutzen` tells what the reader gets, and nobody's story. */
const ofBenefit = /(?<!\p{L})(?:nutzen|oplevert)(?!\p{L})/iu;

/** How one is bound and how one gets out is for those who have decided. */
export const ofContract =
  /(?<!\p{L})(?:contracts?|notice|warranty|guarantee|\p{L}*vertrag|kündigung\p{L}*|gewährleistung|garantie|contrat|préavis|contrato|aviso|garantía|contratto|preavviso|garanzia|garantia|opzegtermijn|umow\p{L}*|gwarancj\p{L}+)(?!\p{L})|契約|解約|保証/iu;

/** Where one leaves the car is for those who come. */
export const ofArrival =
  /(?<!\p{L})(?:parking|car parks?|parkpl[aä]tz\p{L}*|parkhaus|stationnement|aparcamiento|parcheggi[oi]?\p{L}*|estacionamento|parkeer\p{L}+|parkeren|parkingu?|miejsca parkingowe)(?!\p{L})|駐車|مواقف/iu;

/** What has to be arranged before and beside it, by what the line begins with. */
const isArrangement = (line: string): boolean => arranged.test(line) && !compares.test(line);
const arranged =
  /^(?:(?:the|our|minimum|die|der|das|unsere?|le|la|les|l[’']|el|los|las|il|lo|gli|o|os|as|de|het|onze)\s)?(?:(?:implementation|onboarding|set-?up|installation|roll-?out|migration|contracts?|terms?|notice|cancellation|termination|hosting|servers?|data (?:is|are)|billing|invoicing|shipping|training|kick-?off|minimum|warranty|certifi\p{L}+|accounts?|licen[cs]es?)|(?:einführung|implementierung|einrichtung|installation|inbetriebnahme|laufzeit|mindest\p{L}+|kündigung\p{L}*|vertrags?\p{L}*|lieferung|lieferzeit\p{L}*|abrechnung|hosting|schulung\p{L}*|einweisung|gewährleistung|garantie|zertifi\p{L}+|server)|(?:mise en (?:place|service|route)|installation|déploiement|durée|engagement|résiliation|contrat|livraison|facturation|hébergement|formation|garantie|certifi\p{L}+)|(?:puesta en marcha|instalación|implantación|permanencia|contrato|cancelación|baja|entrega|facturación|alojamiento|formación|garantía|certific\p{L}+)|(?:installazione|avvio|messa in servizio|durata|contratto|disdetta|recesso|consegna|fatturazione|formazione|garanzia|certific\p{L}+)|(?:instalação|implementação|duração|contrato|fidelização|rescisão|entrega|faturação|formação|garantia|certific\p{L}+)|(?:installatie|implementatie|invoering|looptijd|contract|opzegging|opzegtermijn|levering|levertijd|facturatie|training|garantie|hosting)|(?:wdrożenie|instalacja|montaż|umowa|okres|wypowiedzenie|dostawa|termin dostawy|szkolenie|gwarancja|certyfik\p{L}+))(?!\p{L})|^(?:導入期間|契約|解約|納期|研修|保証|最低)/iu;

/** A page that opens with another customer's name looks like somebody else's letter. */
const ofAnother = 0.8;

/** Neither asked for nor a result: a specification, a row of names, the size of the house. */
const isDetail = (
  line: string,
  is: { entry: boolean; answers: number; states: boolean; telling: boolean },
): boolean =>
  (isListing(line) && (is.entry || !is.states)) ||
  (is.entry && !is.telling && (is.answers === 0 || !is.states)) ||
  (isSize(line) && !is.telling);
const detail = 0.6;

/** `Results at Alcoraya (1,150 ha, 2024)`: without its heading a figure would be nobody's, or ours. */
const ownedBy = ({ source }: Brief, heading: string | undefined): boolean =>
  heading !== undefined &&
  (quotedCompanies(source.quotes).some((name) => heading.includes(name)) ||
    /(?<=[\p{L}] )(?:at|bei|chez|en la|en el|presso|in der|na|bij|w)\s(?:\p{L}{2,4}\s)?\p{Lu}/u.test(
      heading,
    ));

const lackIn = (line: string): number =>
  (negated.test(line) && !isPledge(line) ? -0.15 : 0) +
  (defines.test(line) ? -0.8 : 0) +
  (isListing(line) ? -0.7 : 0);

/** What one is spared is more than what one gets; who stands good for it most of all. */
const pledgeWorth = (line: string): number => (standsGood(line) ? 0.35 : isAbsent(line) ? 0.25 : 0);

/** `Ledgerline is a calendar with …`, by whatever part of its name. */
export const definesHouse = ({ source: { product = '' } }: Brief, line: string): boolean =>
  defines.test(line) && line.split(' ', 1)[0] === product.split(' ', 1)[0];

const isOfItself = ({ source: { product } }: Brief, line: string): boolean =>
  (product !== undefined && line.startsWith(product)) || ofUs.test(line);

/** What the text opens with weighs most. */
function roleOf(section: Section, { place, follows, at }: SourceLine & { at: number }): number {
  const kind = kindOf(section);
  if (at === 0 && section.heading === undefined && place < 2) return 0.5 - place * 0.15;
  // `Scrap fell from 6% to 0.8%`: whose was it? The sentence before says so.
  if (kind === 'proof') return follows ? -0.6 : 0.25;
  return kind === 'offer' ? 0.3 : 0;
}

function maxFit(brief: Brief): number {
  const { source, language } = brief;
  const texts = source.context
    .slice(0, 12)
    .flatMap(({ paragraphs, items }) => [
      ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
      ...items.map(({ title }) => title),
    ]);
  return Math.max(0.001, ...texts.slice(0, 200).map((text) => fitOf(brief, text)));
}
