// What can be cut from a sentence and is still whole and true: a long sentence is cut where a clause ends,
// and a second clause with a subject of its own may stand alone. A condition is never cut off.
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised, needsItsText } from '../../context/items.ts';
import { compares, shortened, tellingFigure, wordCount } from './claim_lines.ts';

const maxWords = 12;
const minWords = 4;
/** Fewer before a colon are a label. */
const minTold = 6;

/** The sentence as short as it is whole, then the clauses of it that have the figure. */
export function piecesOf(sentence: string): string[] {
  const whole = shortened(sentence);
  const found = [...heads(sentence), ...tails(sentence)].filter(
    (piece) =>
      wordCount(piece) >= minWords &&
      wordCount(piece) <= maxWords &&
      (tellingFigure(piece) || compares.test(piece)),
  );
  const [, said = ''] = explained.exec(sentence) ?? [];
  const told = wordCount(said) >= minTold && wordCount(said) <= maxWords ? [said] : [];
  return [...new Set([whole, ...found, ...told])];
}

/** `Open protocol only, so you can change supplier`: a long line is true without what it is good for. */
export function withoutPurpose(line: string): string {
  const [, head = ''] = wordCount(line) > maxWords ? (purpose.exec(line) ?? []) : [];
  return wordCount(head) > minWords && wordCount(head) <= maxWords ? head : line;
}
const purpose =
  /^([^;:：]{16,110}?)(?:, so(?! (?:weit|viel|lange|gut|far|much|long))|,? (?:so that|damit|sodass|so dass|afin (?:que|de)|para que|de modo que|così che|affinché|zodat|dzięki czemu|tak aby)) \p{L}/iu;

/** What comes before a reason, a source, or a clause of its own. */
function* heads(sentence: string): Generator<string> {
  for (const pattern of [reason, source, clause, explained, joined]) {
    const [, head, rest = ''] = pattern.exec(sentence) ?? [];
    if (head !== undefined && !condition.test(rest)) yield withoutStop(head);
  }
}
/** `Costs 70% less than a new pane and is done in a day`: of two things said of it each is true alone. */
const joined =
  /^((?!.{0,100}?(?<!\p{L})(?:between|both|zwischen|sowohl|entre|tra|fra|sia|tussen|zowel|między|zarówno)(?!\p{L}))[^,;:：]{20,100}?) (?:and|und|et|y|e|en|i) ((?:is|are|gets?|has|ist|sind|wird|werden|hat|est|sont|se|es|son|está|si|è|sono|é|são|fica|wordt|worden|heeft|jest|są) .*)$/iu;
const reason =
  /^([^;:：]{12,120}?)(?:, (?:weil|denn|car|puisque|ya que|poiché|pois|omdat|want|bo|ponieważ|gdyż)|,? (?:because|parce qu(?:e|['’])|porque|perché)) ?(.*)$/iu;
const source =
  /^([^;:：]{12,120}?), (?:an? average|average|on average|im (?:schnitt|mittel|durchschnitt)|durchschnitt|moyenne|en moyenne|media de|de media|promedio|media su|in media|média de|em média|gemiddelde?|średnia|średnio|measured|gemessen|mesuré\p{L}*|medid[oa]s?|misurat[oaie]|gemeten|zmierzon\p{L}*)(?!\p{L})(.*)$/iu;
const clause =
  /^([^;:：]{12,120}?)(?:;|, (?:and|und|et|y|e|en|i|a)) ((?:the|your|our|you|we|der|die|das|ihre?|sie|wir|le|la|les|vos|vous|nous|el|los|las|su|sus|il|lo|gli|o|os|as|de|het|uw|u) .*)$/iu;
const explained = /^([^:：;]{12,110}?)\s?[:：]\s(.*)$/u;

/** Holds only then, or only for those: the claim is not true without it. */
const condition =
  /(?<!\p{L})(?:if|unless|provided|except|only|but|when|wenn|falls|sofern|außer|nur|aber|si|sauf|seulement|mais|salvo|solo|sólo|pero|se|tranne|ma|exceto|só|mas|als|mits|behalve|maar|jeśli|jeżeli|pod warunkiem|oprócz|tylko|ale)(?!\p{L})/iu;

export const holdsOnlyThen = (rest: string): boolean => condition.test(rest) || soLong.test(rest);
const soLong =
  /(?<!\p{L})(?:as long as|so long as|solange|tant que|à condition|mientras|siempre que|finché|purché|a patto|enquanto|desde que|zolang|dopóki|o ile)(?!\p{L})/iu;

/** What comes behind a label or in a second clause, with its own subject. */
function* tails(sentence: string): Generator<string> {
  const [, label = '', behind] = labelled.exec(sentence) ?? [];
  // `Elmstead Care (9 homes): …` names whose it is.
  if (behind !== undefined && !namesOwner(label) && !needsItsText(label)) {
    yield capitalised(withoutStop(behind));
    for (const head of heads(behind)) yield capitalised(head);
  }
  const [, comes] = consequence.exec(sentence) ?? [];
  if (comes !== undefined) yield capitalised(withoutStop(comes));
  const [, , second] = clause.exec(sentence) ?? [];
  if (second !== undefined) yield capitalised(withoutStop(second));
}
/** `…, so finance teams close the month in days instead of weeks`: what comes of it, where a main clause says so. */
const consequence =
  /^[^;:：]{20,160}?, (?:so(?: that)?|así|di modo che|così|assim|dzięki czemu) (?!(?:it|they|this|that|you can|we|he|she|far|too|as)\s)(\p{Ll}[^;:：]{16,90})$/u;
/** A name and no matter: two words in capitals, a size, brackets. */
export const namesOwner = (label: string): boolean => /[\d(（]|\s\p{Lu}/u.test(label);

/** `Payslips ready: within 24 hours` is one sentence without its colon. */
export const glued = (label: string, value: string): string | undefined =>
  soonAfter.test(value) &&
  wordCount(label) <= maxGlued &&
  // `Shared care: after an operation the check happens with you` is a sentence of its own.
  wordCount(value) <= maxValue &&
  !/[,;.!?]/u.test(label)
    ? `${label} ${value.charAt(0).toLowerCase()}${value.slice(1)}`
    : undefined;
const maxGlued = 5;
const maxValue = 9;
const soonAfter =
  /^(?:(?:within|in|after|until|up to|bis|jusqu['’]à|hasta|fino a|até|tot|do|innerhalb|binnen|nach|en|sous|dans|tras|entro|dopo|em|após|binnen|na|w ciągu|w|po)\s(?:(?:less than|under|zu|only|just|von|nur|weniger als|moins de|les|menos de|s[oó]lo|meno di|sol[ie]|apenas|minder dan)\s)?(?:\d|an?\s|one|two|three|eine|zwei|drei|une?\s|deux|trois|dos|tres|due|tre|uma?\s|dois|duas|één|twee|drie)|the (?:next|same)|am (?:nächsten|selben)|le (?:lendemain|jour même)|al día siguiente|el mismo día|il giorno|lo stesso giorno|no (?:dia seguinte|mesmo dia)|de volgende|dezelfde|następnego|tego samego)/iu;
const labelled = /^([^:：;,]{3,70}?)\s?[:：]\s(\S.*)$/u;
