// Which word an instruction wants for another: `Say “bookshop”, not “bookstore”`, `Call them lorries, not trucks`.
import type { Wish } from './command.ts';

const quoted = '["“”„«»‹›「『‘\']{1,2}\\s?([^"“”„«»‹›」』‘]{2,40}?)\\s?["“”«»‹›」』’\']{1,2}';
const say =
  '(?:say|use|write|call (?:it|them|us)|sag(?:e|en sie)?|schreib(?:e|en sie)?|verwende|nenn(?:e)? (?:es|sie)|dites|dis|écri(?:s|vez)|utilise[rz]?|di|diga|usa|use|escrib[ae]|dica|usi|scriv[ai]|diz|diga|escreva|zeg|schrijf|gebruik|noem het|mów|pisz|używaj)';
const word =
  '(?:(?:the|a|das|le|la|el|il|a|het|een)\\s)?(?:words?|term|wort|begriff|mot|terme|palabra|término|parola|termine|palavra|termo|woord|słow[oa])\\s';
const instead =
  '(?:instead of|(?:rather )?than|statt|anstatt|au lieu de|plutôt que|en (?:vez|lugar) de|invece di|anziché|em vez de|in plaats van|zamiast)';
const not =
  '(?:and |und |et |y |e |en |i )?(?:not|never|nicht|nie|pas|jamais|non|mai|no|nunca|não|niet|nooit)';
const insteadOf = new RegExp(
  `^${say}\\s(?:${word})?${quoted},?\\s(?:${not}|${instead})\\s(?:${word})?${quoted}$`,
  'iu',
);
const saying = new RegExp(
  `(?:^|\\s)${say}\\s(?:${word})?${quoted}(?:\\s(?:if|where|wenn|wo|si|se|als)\\s.{2,30})?$`,
  'iu',
);
/** `Give the price with “plus VAT”`. */
const beside = new RegExp(
  `^(?!(?:no|not|ohne|sans|sin|senza|sem|zonder|bez|start|begin|lead|open|end)\\s)\\p{L}+\\s(?:\\p{L}+\\s){1,4}(?:with|mit|avec|con|com|met|z)\\s${quoted}$`,
  'iu',
);
const avoiding = new RegExp(
  `^(?:${say}\\s(?=nicht|niet|nooit|kein))?(?:(?:never|do not|don[’']?t|avoid|not?|nie|niemals|vermeide|nicht|kein|ne|évite[rz]?|jamais|pas|nunca|evit[ae]|non|mai|não|niet|nooit|vermijd|geen|unikaj)\\s|n[’'])(?:(?:pas|mai|nie)\\s)?(?:${say}\\s)?(?:pas |jamais )?(?:(?:${word})${quoted}|${quoted}|${word}(\\p{L}[\\p{L}-]{2,30}))$`,
  'iu',
);
/** `… in the headline`. */
const inHeadline =
  /\s(?:in|within|im|dans|en|nell?[ao]?|n[ao]|w)\s?(?:(?:the|our|der|die|le|la|el|de|onze)\s|l[’'])?(?:page\s)?(?:headline|title|heading|überschrift|titel|schlagzeile|titre|accroche|titular|título|encabezado|titolo|kop|nagłówku|tytule)$/iu;
const japaneseHeadline =
  /^(?:大?見出し|タイトル|ヘッドライン)(?:に|で)は?、?「([^」]{1,20})」(?:という(?:言葉|表現|語))?(?:は|を)(?:使わ|入れ|書か)/u;
const japaneseWord = /^((?:「[^」]{1,20}」[、や・と]?){1,4})という(?:言葉|表現|語)(?:は|を)使わ/u;
/** `Das Wort Billig nicht verwenden`, `éviter le mot pas cher`. */
const avoidedLast = new RegExp(
  `^(?:${word})(?:${quoted}|(\\p{L}[\\p{L}-]{2,30}))\\s(?:(?:bitte )?(?:nicht|niet|not)\\s(?:verwenden|benutzen|gebrauchen|schreiben|sagen|gebruiken|schrijven|noemen|used?)|vermeiden|weglassen|vermijden|weglaten)$`,
  'iu',
);
const japanesePair =
  /^「?([^「」]{1,16}?)」?(?:ではなく|じゃなく|の代わりに)、?「?([^「」]{1,16}?)」?(?:と(?:書|言|呼|表記)|を(?:使|用))/u;

/** What something is called: two words at most, so that a whole wish is no name. */
const name =
  "(?:(?:an?|the|eine?n?|der|die|das|une?|les?|la|una?|los|las|el|gli|il|i|umas?|os?|as|een|de|het)\\s)?(\\p{L}[\\p{L}’'-]{2,30}(?:\\s\\p{L}[\\p{L}’'-]{2,30})?)";
const calling =
  '(?:we (?:always )?)?(?:(?:always |please )?(?:call|name) (?:it|them|us|him|her|these|those)|(?:refer to|speak of) (?:it|them|us|these) as|(?:nenne?|nennen wir|bezeichne) (?:es|sie|ihn|das)(?: als)?|(?:appelez|appelle|nommez)-(?:les?|la)|(?:llám[ae]l[aeo]s?|llamadl[ao]s)|(?:chiamal[aeio]|chiamatel[aeio]|li chiami|le chiami)|(?:chame|trate)(?:-[ao]s?)?(?: de| por)?|noem (?:het|ze|hen|dat)|nazywaj (?:je|ich|to))';
const called = new RegExp(
  `^${calling}\\s${name},?\\s(?:${not}|${instead})\\s(?:${calling}\\s)?${name}$`,
  'iu',
);
/** One word for one word; how something is said is no word for it. */
const oneForOne = new RegExp(
  `^(?:say|use|sag(?:e|en sie)?|verwende|dites|dis|utilise[rz]?|di|diga|usa|dica|usi|diz|zeg|gebruik|mów|używaj)\\s(\\p{L}[\\p{L}-]{3,30}),?\\s(?:${not}|${instead})\\s(\\p{L}[\\p{L}-]{3,30})$`,
  'iu',
);
const manner =
  /(?:ly|ment|mente|lich|weise|nie|isch|haft)$|^(?:less|more|short|long|simple|plain|formal|casual|weniger|mehr|kurz|lang|moins|plus|menos|más|meno|più|mais|minder|meer|kort|mniej|więcej)$/iu;

function avoidedIn(bare: string): string | undefined {
  const no = avoiding.exec(bare);
  const last = avoidedLast.exec(bare);
  return no?.[1] ?? no?.[2] ?? no?.[3] ?? last?.[1] ?? last?.[2];
}

export function readWording(bare: string): Wish[] | undefined {
  const both = insteadOf.exec(bare) ?? called.exec(bare);
  if (both?.[1] !== undefined && both[2] !== undefined)
    return [{ kind: 'wording', use: both[1], avoid: both[2] }];
  const [, japaneseAvoid, japaneseUse] = japanesePair.exec(bare) ?? [];
  if (japaneseAvoid !== undefined && japaneseUse !== undefined)
    return [{ kind: 'wording', use: japaneseUse, avoid: japaneseAvoid }];
  const [, one, other] = oneForOne.exec(bare) ?? [];
  if (one !== undefined && other !== undefined && !manner.test(one) && !manner.test(other))
    return [{ kind: 'wording', use: one, avoid: other }];
  const scoped = avoidedIn(bare.replace(inHeadline, '')) ?? japaneseHeadline.exec(bare)?.[1];
  const words = japaneseWord.exec(bare)?.[1]?.match(/[^「」]{1,20}(?=」)/gu);
  const everywhere = words ?? [avoidedIn(bare)].filter((one) => one !== undefined);
  if (everywhere.length > 0) return everywhere.map((avoid) => ({ kind: 'wording', avoid }));
  if (scoped !== undefined) return [{ kind: 'wording', avoid: scoped, headline: true }];
  const use = saying.exec(bare)?.[1] ?? beside.exec(bare)?.[1];
  return use === undefined ? undefined : [{ kind: 'wording', use }];
}

const opens = new RegExp(`^(?:${calling}|${say})\\s`, 'iu');
const contrast = new RegExp(`^${not}\\s\\S+(?:\\s\\S+){0,2}$`, 'iu');

/** `Call them lorries` and `not trucks` are one wish. */
export const isOneWording = (clause: string, next: string): boolean =>
  opens.test(clause) && contrast.test(next) && readWording(`${clause}, ${next}`) !== undefined;
