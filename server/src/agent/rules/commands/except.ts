// What a prohibition spares: `no prices except the trial` leaves no prices, and the trial is to be mentioned. `Not
// yet` is no part of what is left out.
import type { Wish } from './command.ts';

const refusing =
  /(?<!\p{L})(?:no|not|don[’']?t|never|without|leave|skip|omit|keine?[nrms]?|nicht|ohne|pas|sans|sin|niente|non|senza|sem|não|geen|niet|zonder|bez|nie)(?!\p{L})|(?:weg|aus)(?:ge)?lassen|ない|ません|なし/iu;
const forNow =
  /(?<!\p{L})(?:(?:just )?(?:yet|for now)|at this (?:stage|point)|for the (?:moment|time being)|vorerst|vorläufig|fürs erste|noch(?= (?:kein|nicht|ohne))|pour (?:l[’']instant|le moment)|(?<=pas )encore|todavía|aún|por (?:ahora|el momento)|de momento|per (?:ora|il momento)|ancora|ainda|por (?:enquanto|agora)|nog(?= (?:geen|niet|zonder))|voorlopig|vooralsnog|na razie|póki co|jeszcze)(?!\p{L}),?|(?:まだ|今は|現時点では)/giu;

const exceptWord =
  'except(?: for)?|apart from|other than|but for|bis auf|außer|mit ausnahme (?:von|de[rs])|sauf|excepté|hormis|à l.exception d[eu](?: la)?|excepto|salvo|tranne|eccetto|exceto|menos|behalve|op(?= .{2,40} na$)|oprócz|poza|z wyjątkiem';
const sparing = new RegExp(`^(?<head>.{3,120}?),? (?:${exceptWord}) (?<spared>.{2,80})$`, 'iu');
/** `No prices of the upkeep, that of the visit may be given`. */
const permitting =
  /^(?<head>.{3,120}?), (?<spared>.{2,60}?) (?:may|can|is (?:fine|ok)|darf|dürfen|kann|können|peut|peuvent|(?:se )?pueden?|si p(?:uò|ossono)|pode[m]?|mag|mogen|kan|można)(?: \p{L}+){0,3}$/iu;
const sparingJa =
  /^(?<topic>[^、。]{1,15}?)[はを](?<spared>[^、。]{1,20}?)以外(?:は|には)?(?<verb>.{2,20})$/u;
const article =
  /^(?:the|our|der|die|das|den|dem|le|la|les|l[’']|el|los|las|il|lo|gli|i|o|os|as|a|de|het) ?(?=\S{2})/iu;

/** Without the word that says it is only for the time being. */
export const withoutForNow = (clause: string): string =>
  refusing.test(clause)
    ? clause
        .replace(forNow, ' ')
        .replace(/\s+/gu, ' ')
        .replace(/\s(?=[,.。])/gu, '')
        .trim()
    : clause;

/** Rather one price too few than one that was forbidden. */
export function sparedIn(
  clause: string,
  read: (head: string) => readonly Wish[],
): Wish[] | undefined {
  const found = [sparing, permitting, sparingJa]
    .map((pattern) => pattern.exec(clause)?.groups)
    .find((groups) => groups !== undefined);
  if (!found || !refusing.test(clause)) return undefined;
  const { head = `${found.topic}は${found.verb}`, spared = '' } = found;
  const about = spared.replace(/ na$/u, '').replace(article, '');
  const wishes = read(head).filter(({ kind }) => kind === 'noPricing' || kind === 'skip');
  return wishes.length === 0 ? undefined : [...wishes, { kind: 'mention', about }];
}
