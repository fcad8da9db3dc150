// What a question wants to hear, and what a text tells: each by its words, in ten languages. No text is taken or left for
// one of these alone; how much each of them weighs was learnt (decision 0095).

import { hasAmount } from '../../../../../platform/text/money.ts';
import { lean } from '../../../../../platform/text/quickened.ts';
import type { Answer } from '../../texts/answer.ts';
import { duration, howMuch, takesYesOrNo } from '../../texts/asking.ts';
import { asksOfReader } from '../../texts/claim_lines.ts';
import { asksWho } from '../../texts/question_who.ts';

const where =
  /(?<!\p{L})(?:where|wo|wohin|woher|où|dónde|adónde|dove|onde|aonde|waar|gdzie|skąd|dokąd)(?!\p{L})|どこ|どちら|أين/iu;
const howMany =
  /(?<!\p{L})(?:how many|how (?:big|large|small|far|high|heavy)|wie ?viele|wie (?:groß|weit|hoch|schwer)|combien d|cuánt[oa]s|quant[ie]|quant[oa]s|hoeveel|ile)(?!\p{L})|何[食名人個枚部台本坪点件社戸棟]|كم عدد/iu;
const whatIf =
  /(?<!\p{L})(?:what (?:if|happens|when)|(?:and|but) if|in case|suppose|was (?:ist|passiert|geschieht),? wenn|(?:was|und) wenn|falls|im fall|que se passe-t-il|et si|si jamais|en cas|qué (?:pasa|ocurre|sucede)|y si|en caso|(?:cosa|che) succede|e se|in caso|o que acontece|em caso|wat (?:gebeurt|als)|en als|stel dat|mocht|co (?:się (?:dzieje|stanie)|jeśli|gdy|jak)|a (?:jeśli|co jeśli|jak)|w razie)(?!\p{L})|場合|たら|万が一|もし|ماذا لو|إذا/iu;
const how =
  /(?<!\p{L})(?:how (?:do|does|would|will|is|are|can|did)|wie (?:läuft|geht|funktioniert|machen|wird|werden|ist|sind|kommen|bekommen)|comment|cómo|come|como|hoe|jak)(?!\p{L})|どう|方法|كيف/iu;

export interface Kinds {
  price: boolean;
  who: boolean;
  where: boolean;
  many: boolean;
  if: boolean;
  how: boolean;
  yes: boolean;
}

/** What a question wants to hear. */
export const kindsOf = (sentence: string, language: string): Kinds => ({
  price: howMuch.test(sentence),
  who: asksWho(sentence, language),
  where: where.test(sentence),
  many: howMany.test(sentence),
  if: whatIf.test(sentence),
  how: how.test(sentence),
  yes: takesYesOrNo(sentence),
});

const condition =
  /^(?:fällt|geht|kommt|ist|sind|bricht|valt|gaat|is|cae|falla|cade|falha|spadnie|should)(?!\p{L})|(?<!\p{L})(?:if|when|unless|without|should|in case|even|otherwise|wenn|falls|sollte|ohne|bei|sobald|sonst|trotz|si|sans|lorsque|quand|même|sinon|cuando|sin|aunque|incluso|se|quando|senza|anche|altrimenti|caso|sem|mesmo|als|zonder|bij|mocht|zelfs|anders|jeśli|gdy|bez|w razie|nawet)(?!\p{L})|場合|なら|ても|でも|إذا|بدون/iu;
const no =
  /(?<!\p{L})(?:no|not|never|none|neither|nothing|without|\p{L}+n[’']t|nicht|kein\p{L}*|nie|nichts|ohne|ne|pas|aucun\p{L}*|jamais|sans|nunca|ningun\p{L}*|nada|sin|non|nessun\p{L}*|mai|niente|senza|não|nenhum\p{L}*|sem|niet|geen|nooit|zonder|żaden|bez|nigdy)(?!\p{L})|ません|ない|不要|無し|なし|لا|ليس|بدون/iu;
const we =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|uns|nous|notre|nos|nosotros|nuestr\p{L}+|noi|nostr\p{L}|ci|nós|noss\p{L}+|wij|ons|onze|my|nasz\p{L}*|nas)(?!\p{L})|(?:amos|emos|imos|iamo|ujemy|amy|imy)(?!\p{L})|当社|弊社|私ども|نحن/iu;
const you =
  /(?<!\p{L})(?:you|your|yours|sie|ihr\p{L}*|ihnen|du|dein\p{L}*|euch|vous|votre|vos|usted\p{L}*|su|sus|lei|voi|vostr\p{L}|suo|sua|você\p{L}*|seu|u|uw|jij|jullie|je|państw\p{L}*|pan[iu]?)(?!\p{L})|お客様|御社|貴社|أنت|لكم/iu;
const place =
  /(?<!\p{L})(?:in|at|near|from|across|throughout|aus|nach|bei|à|au|aux|chez|dans|en|desde|hasta|a|da|di|nel\p{L}*|em|no|na|de|te|uit|w|we|z|ze|do)\s\p{Lu}\p{Ll}|県|市|都内|全国|区/u;
export const included =
  /(?<!\p{L})(?:free|included|includes?|no (?:extra )?charge|kostenlos|kostenfrei|inbegriffen|inklusive|enthalten|gratuit\p{L}*|compris\p{L}*|inclus\p{L}*|gratis|incluid[oa]s?|incluye\p{L}*|compres[oaie]|grátis|gratuit[oa]|incluíd[oa]s?|inbegrepen|bezpłatn\p{L}*|w cenie|zawiera)(?!\p{L})|無料|込み|含|مجان/iu;
const can = lean(
  /(?<!\p{L})(?:can|could|may|possible|works?|kann|können|möglich|geht|funktioniert|läuft|peut|peuvent|pouv\p{L}+|fonctionne\p{L}*|puede\p{L}*|posible|funciona\p{L}*|può|possono|possibile|funziona\p{L}*|pode\p{L}*|possível|kan|kunnen|mogelijk|werkt|może\p{L}*|można|działa\p{L}*)(?!\p{L})|可能|できます|対応/iu,
);

const shortText = 50;
const longText = 180;
const signs = new WeakMap<Answer, Signs>();

export type Signs = ReturnType<typeof readSigns>;

/** What a text tells; each is held against many sentences and read once. */
export function signsOf(answer: Answer): Signs {
  const known = signs.get(answer) ?? readSigns(answer);
  signs.set(answer, known);
  return known;
}

const readSigns = ({ text, answers, row, priced, proof, owned, step, session, whole }: Answer) => ({
  amount: hasAmount(text),
  duration: duration.test(text),
  figure: /\d/.test(text),
  figures: new Set(text.match(/\d[\d.,]*\d|\d/g) ?? []),
  if: condition.test(text),
  no: no.test(text),
  we: we.test(text),
  you: you.test(text),
  place: place.test(text),
  included: included.test(text),
  can: can.test(text),
  own: answers,
  row: row !== undefined,
  priced: priced === true,
  proof: proof === true || owned === true,
  step: step === true,
  session: session === true,
  whole,
  ofReader: asksOfReader.test(text),
  short: text.length < shortText,
  long: text.length > longText,
});
