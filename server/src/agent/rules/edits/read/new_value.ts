// Reads a value that takes the place of another, and the words that name it: `raise the day rate to £90`, `the long day goes
// up to £585`, `portalo a 95`, `26 weeks, please correct`. Which value of the page is meant, the page knows.
import { unitsBehind } from '../../grammar/languages/edit_words.ts';
import type { ReadingWords, Verb } from '../../grammar/languages/request_words.ts';
import { commands } from '../../grammar/languages/request_words.ts';
import { denied, tellingVerbs, timeWords, wrong } from '../../grammar/languages/shape_words.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { isDayValue, valuesIn } from '../../text/numerals.ts';
import { type Value, wholeValuesIn } from '../../text/values.ts';
import type { Request } from '../requests.ts';
import { hasVerb, memberIn, members, type Reading } from './slots.ts';

/** They go up or down to a value, and never to a place of the page. */
const rising = [
  'raise|increase|bump|fell|has (?:risen|fallen|dropped)|dropped|rises?|rose|(?:goes|go|going|went|gone|comes?|came) (?:up|down)',
  'ist gestiegen|sind gestiegen|ist gesunken|erhöhe?|erhöhen|erhöht sich|hebe?|heben|steigt|steigen|sinkt|sinken|klettert',
  'a augmenté|a baissé|est (?:monté|descendu|passé)e?|augmente(?:nt|r|z)?|relève[rz]?|grimpe|descend',
  'subió|subieron|bajó|bajaron|ha subido|ha bajado|sube|suben|subid|subir|súbel[oa]s?|aumenta[rdn]?|bája(?:l[oa]s?)|pónl[oa]s?|ponl[oa]s?|déjal[oa]s?|cámbial[oa]s?',
  'è salit[oa]|è sces[oa]|sono salit[ie]|è aumentat[oa]|alza(?:te|re|l[oaie])?|aumenta(?:te|re|no|l[oaie])?|sale|salgono|scende|porta(?:te|re|l[oaie])?|mettil[oaie]|abbassal[oaie]',
  'subiu|subiram|baixou|baixaram|desceu|desceram|aumentou|sobe|sobem|subam|subir|aumenta[rm]?|aumentem|desce|(?:põe|mete|passa|sobe|muda)-[oa]s?',
  'is gestegen|is gedaald|zijn gestegen|verhoog|verhogen|stijgt|stijgen|daalt|dalen|gaat omhoog',
  'podnieś|podnieście|podnieść|zwiększ|zwiększcie|wzrasta|rośnie|rosną|wzrosną|wzrośnie|wzrosła|wzrósł',
].join('|');
/** Beside an amount they do so too; elsewhere they may move a section, or shorten it. */
const paying = [
  'lift|lower|reduce|drops?|cut|put|bring|take|set|make|change|moves?',
  'senke?|senken|reduziere?|reduzieren|setze?|setzen|stelle?|stellen|geht|nimm|ändere?|ändern',
  'monte[rz]?|remonte[rz]?|baisse[rz]?|passe[rz]?|passent|ramène[rz]?|mets|mettez|mettre|fixe[rz]?',
  'baja|bajan|bajad|bajar|rebaja[rd]?|pasa[rdn]?|pon|poner|ponga|deja|cambia|cambiar',
  'porta|abbassa(?:te|re)?|riduci|ridurre|passa|passano|metti|mettere|mettete',
  'baixa[rm]?|baixem|passa[rm]?|desce[rm]?|põe|pôr|mete|muda|altera',
  'verlaag|verlagen|zet|zetten|gaat|gaan|wordt|worden|maak',
  'obniż|obniżcie|obniżyć|zmniejsz|zmniejszcie|ustaw|zmień|zmienić|daj|wpisz',
].join('|');
const moves = (verbs: string): RegExp => new RegExp(`(?<!\\p{L})(?:${verbs})(?!\\p{L})`, 'iu');
export const rises = moves(rising);
const pays = moves(`${rising}|${paying}`);
/** `… pasa a ser de 9 días`: the value follows, with a small word or none between. */
const becoming =
  /(?<!\p{L})(?:becomes?|wird zu|devient|deviennent|pasan? a ser|diventano?|passam? a ser|staje się)(?:\s(?:de|di|em|en|in|van))?\s$/iu;
const itsName = /^\s[^,;]{3,60}$/u;
/** Right before the value. */
const toValue =
  /(?:^|\s)(?:to|at|auf|mit|bei|à|a|ad|al|alle|para|por|em|naar|op|do|na|ser de|:)\s?$/iu;
const upWay = /\s(?:up|down|rauf|hoch|runter|herauf|herunter|hinauf|omhoog|omlaag)(?=\s|$)/iu;
/** `Change the hook up to £40`: what is changed may be called so. */
const changes = /^(?:change|änder|cambia|muda|altera|zmie)/iu;
const maxText = 220;

export function readNewValue(reading: Reading): Request | undefined {
  const { clause, words } = reading;
  const { language } = words;
  if (words.unspaced || clause.asks || reading.text.length > maxText) return undefined;
  if (clause.quotations(reading.text).length > 0) return undefined;
  const text = withoutRemark(reading.text, words);
  const values = wholeValuesIn(text, language);
  // Behind a colon stands the new one, and then what it is for: `Stumps: £100 up to 40 cm`.
  const colon = text.search(/[:：]\s/u);
  const [paid, more] = values.filter(isAmount);
  const value =
    (more ? undefined : paid) ??
    ((colon > 0 && values.find(({ start }) => start > colon)) || values.at(-1));
  if (!value || value.kind === 'phone' || isOneOfMany(values, value)) return undefined;
  const isPaid = isAmount(value);
  const [lead, behind] = [text.slice(0, value.start), text.slice(value.end)];
  const moving = isPaid ? pays : rises;
  // `… auf 305 € setzen`: the verb may stand behind.
  const last = toValue.test(lead) ? moving.exec(behind) : null;
  const verb = moving.exec(lead) ?? (last?.[0] === behind.trim() ? last : null);
  const end = value.end + (verb === last && last ? behind.length : unitOf(behind, words).length);
  const named = verb ? lead.replace(verb[0], ' ').replace(toValue, ' ') : lead;
  // `Bring to 350 km the free delivery`, `put £9 for the small one`: what it is for stands behind.
  const isBare = stripAround(named, `${words.small}|${words.manners}`) === '';
  const isFirst = isBare && itsName.test(text.slice(end)) && (isPaid || values.length === 1);
  const becomes = becoming.test(lead) && /^\D{0,40}$/u.test(behind);
  const isSet =
    becomes || (verb !== null && (isFirst || (toValue.test(lead) && unitsBehind.test(behind))));
  // `Everything goes up by 5%`: no value, and no place of the page.
  if (isPaid && value.kind !== 'span' && !isSet && rises.test(lead))
    return { kind: 'unknown', text: clause.restore(text) };
  if (!isSet && !clause.corrects) return undefined;
  const said = isSet ? (becoming.exec(lead) ?? verb)?.[0] : '';
  // `70% take-up instead of 80`: two figures, of which one is denied.
  const denies = findPhrase(behind, contrast);
  if (denies && /\d/.test(behind.slice(denies.end))) return undefined;
  if (findPhrase(lead.slice(-16), contrast) || asksElse(text, said, words)) return undefined;
  if (!isPaid && value.kind !== 'date' && valuesIn(text, language).some(isDayValue))
    return undefined;
  if (members.some((member) => memberIn(text, member, words))) return undefined;
  const name = named
    .replace(becoming, ' ')
    .replace(verb && changes.test(verb[0]) ? '' : upWay, ' ');
  const around = phrasesOf(
    `${tellingVerbs}|${timeWords}|${words.now}|${words.into}|${words.small}|${words.it}|${words.manners}`,
  );
  const section = [isSet ? name : lead, text.slice(end)]
    .map((part) => stripAround(findPhrase(part, isWrong)?.rest ?? part, around))
    .filter((part) => part !== '')
    .join(' ');
  if (isSet && !/\p{L}{2}/u.test(section)) return undefined;
  return {
    kind: 'setValue',
    section: section || 'it',
    value: text.slice(value.start, verb && verb === last ? value.end : end).trim(),
  };
}

const contrast = phrasesOf(denied);
const isWrong = phrasesOf(wrong);

/** Of money, or of a hundred: `180 – 260 €`. */
const isAmount = ({ kind, text }: Value): boolean =>
  kind === 'amount' || kind === 'percentage' || (kind === 'span' && /[\p{Sc}%]|zł/u.test(text));

/** Two amounts, two dates: which of them is the new one is read elsewhere. */
const isOneOfMany = (values: readonly Value[], last: Value): boolean =>
  values.length > 3 ||
  values.some((one) => one !== last && one.kind === last.kind && one.unit === last.unit);

/** `…, fuel has gone up`: no figure and no wish of its own. */
export function withoutRemark(written: string, words: ReadingWords): string {
  const text = written.replace(thanksTo, '');
  const at = text.lastIndexOf(', ');
  const tail = text.slice(at + 2);
  const isRemark = at > 0 && !/\d/.test(tail) && /\d/.test(text.slice(0, at));
  return isRemark && !wishes(tail, words) ? text.slice(0, at) : text;
}

/** `Ceny poszły w górę` has a place in it, and no verb that asks for it. */
const wishes = (tail: string, words: ReadingWords): boolean => hasVerb(tail, words);

/** `…, thanks to the new van`: why it is so. */
export const thanksTo =
  /(?<=\d\D{0,60})\s(?:thanks to|due to|dank|wegen|grâce à|à cause d[eu]|gracias a|debido a|grazie a|a causa di|graças a|devido a|dankzij|vanwege|dzięki|z powodu)\s\D{2,60}$/iu;

const unitWord = /^[\s-]?(?:\p{L}{2,20}|m[²³])(?:\/\p{L}[²³]?)?|^\/\p{L}{1,12}/u;
const rate =
  /^\s(?:per|an?|each|je|pro|par|por|al|alla|all['’]|za|na|o|\/)\s[\p{L}]{2,20}(?!\p{L})/iu;

/** `60 m²`, `£9 a night`: how it is counted belongs to the value. */
function unitOf(behind: string, { now, small }: ReadingWords): string {
  const rated = rate.exec(behind)?.[0];
  if (rated !== undefined) return rated;
  const [unit = ''] = unitWord.exec(behind) ?? [];
  return firstOf(unit, now) || firstOf(unit, small) ? '' : unit;
}

/** Verbs that say what a figure is; any other asks for something else. */
const stating = new Set<Verb>(['set', 'replace']);

export const asksElse = (
  text: string,
  apart: string | undefined,
  { verbs, unspaced }: ReadingWords,
): boolean => {
  const rest = apart ? text.replace(apart, ' ') : text;
  return commands.some((verb) => !stating.has(verb) && firstOf(rest, verbs[verb], { unspaced }));
};
