// Why an instruction is given: `they have an adviser for it` is no command, and nothing for the page.
import { mattersMost, orders, starters } from './starts.ts';

/** Who does or has it, or a word that gives a reason. */
const opening =
  /^(?:because|since|they|she|he|it|we|their|his|her|this|that[’']s|das|dies|die|sie|er|es|wir|ihr\p{L}{0,2}|sein\p{L}{0,2}|weil|denn|da|ist|car|parce|puisque?|ils?|elles?|on|nous|leurs?|c[’']est|porque|ya|pues|él|ella|ellos|ellas|lo|la|las|los|le|les|su|sus|es|perché|poiché|loro|lui|lei|li|ci|è|pois|já|ele|ela|eles|elas|isso|omdat|want|hij|zij|ze|dat|dit|het|bo|ponieważ|gdyż|oni|ona|ono|to|jest)(?!\p{L}|-\p{L})/iu;
/** `The fair is in July`. */
const finite =
  /^(?:\S+\s){1,5}?(?:is|are|has|have|was|were|does|do|don[’']t|doesn[’']t|had|got|gets|ist|sind|hat|haben|war|wird|macht|est|sont|a|ont|n[’']a|n[’']ont|es|son|está|están|tiene|tienen|lleva|fue|è|ha|hanno|sono|fa|é|são|tem|têm|está|heeft|hebben|zijn|wordt|doet|jest|są|ma|mają)\s/iu;
/** Ends as a wish does where its verb comes last. */
const closing =
  /(?:first|last|only|early|out|zuerst|zuletzt|am ende|ans ende|an den (?:schluss|anfang)|nach (?:oben|unten|vorne?|hinten)|zum schluss|weg|weglassen|\snicht \p{L}+en|nur|betonen|hervorheben|erwähnen|nennen|zeigen|en premier|d[’']abord|à la fin|seulement|uniquement|primero|al final|fuera|solamente|per prim[oaie]|alla fine|soltanto|primeiro|no fim|no final|apenas|eerst|als laatste|weglaten|noemen|najpierw|na końcu|tylko)$/iu;
const wish =
  /^(?:skip|no|not|nothing|leave|lead|mention|keep|make|use|end|finish|close|only|just|do not|don[’']t|avoid|open|start|put|quote|show|say|never|kein\p{L}*|nicht\p{L}*|ohne|nur|bitte|sans|pas|ne|rien|seulement|uniquement|sin|nada|no|solo|sólo|senza|non|niente|nulla|sem|não|só|apenas|geen|niets?|alleen|bez|nie|tylko)(?!\p{L})/iu;

const because =
  /\s(?:because|as (?:they|she|he|it|we)|since (?:they|she|he|it|we|the)|weil|parce qu[e’']|puisqu[e’']|porque|ya que|perché|poiché|omdat|ponieważ|gdyż)\s.*$/iu;
const separated = /(,|;|:|\s[–—-])\s|\s(?=[(（])/gu;
/** In Japanese the reason comes first. */
const reasonFirst = /^.{2,40}(?:ので|ため|から)、(?=.{3})/u;

/** `They are sixty people, so floor 5 is the one to push`: what follows is the wish. */
const conclusion =
  /^(?:so|hence|therefore|also|daher|deshalb|donc|alors|así que|por eso|quindi|perciò|então|por isso|dus|daarom|więc|dlatego)\s/iu;
/** `They break, that is her worry, so put the care at the top`: the reason stands between. */
const concluded =
  /,\s(?:so|hence|also|daher|deshalb|donc|alors|así que|por eso|quindi|perciò|então|por isso|dus|daarom|więc|dlatego)\s(.{3,120})$/iu;
/** `Ce qui compte pour elle, c’est le délai` is one clause. */
const unfinished =
  /^(?:ce qui|was (?:ihr|ihm|ihnen)|wat voor|lo que|quello che|o que)\s[^,]{2,40}$/iu;

const isReason = (tail: string, mark: string | undefined): boolean => {
  // `Zuerst zeigen, dass …` says what.
  if (wish.test(tail) || conclusion.test(tail) || /^(?:dass|daß|że|iż)\s/iu.test(tail))
    return false;
  if (/^[(（]/u.test(tail)) return true;
  if (finite.test(tail)) return true;
  if (closing.test(tail.replace(/[.!]$/u, ''))) return false;
  return opening.test(tail) || mark === ';';
};

/** Why, and not what. */
export const isReasonFor = (tail: string): boolean => isReason(tail, ':');

/** Words before a colon that are a label: `Prices: only for four`. */
const label = /^\S+(?:\s\S+)?$/u;

/** `They are a charity: leave out the corporate rates`: told first, and then what to do about it. */
const toldFirst =
  /^[^:：]{0,30}?(?:\p{L}{1,5}[’'](?:s|re)|\p{L}+)\s[^:：]{2,100}?\s?[:：]\s(?=\S)/u;
function withoutTold(clause: string): string {
  const head = toldFirst.exec(clause)?.[0];
  if (head === undefined || wish.test(head) || ordered.test(head)) return clause;
  const tail = clause.slice(head.length);
  return isAsked(tail) && !label.test(head.replace(/\s?[:：]\s$/u, '')) ? tail : clause;
}
/** Begins as an order does, or says what matters most. */
const ordered = new RegExp(`^(?:${starters}|${orders})\\s`, 'iu');
const asked = new RegExp(
  `^(?:please |bitte )?(?:${starters}|${orders}|(?:montr|mett|commenc|présent|insist|ouvr|parl|evit|empez|pon|mostr|abr|apr|inizi|cominci|mett|part|començ|começ|coloc|p[ôo])(?:er|re|ez|ir|ar|are|ire))\\s|${mattersMost.source}|(?:anfangen|beginnen|starten|weglassen|nennen|erwähnen|zeigen|betonen|hervorheben)[.!]?$`,
  'iu',
);

export const isAsked = (clause: string): boolean => asked.test(clause);

export function withoutReason(whole: string): string {
  const clause = withoutTold(whole);
  const text = clause.replace(reasonFirst, '').replace(because, '');
  for (const found of text.matchAll(separated)) {
    const head = text.slice(0, found.index);
    const tail = text.slice(found.index + found[0].length);
    const mark = found[1]?.trim();
    if (unfinished.test(head)) continue;
    // What stands behind the colon of a whole wish says why; behind a label it is the wish.
    const told = mark === ':' && !label.test(head) && !wish.test(tail);
    if (told || isReason(tail, mark)) return concluded.exec(tail)?.[1] ?? head.trim();
  }
  return text;
}
