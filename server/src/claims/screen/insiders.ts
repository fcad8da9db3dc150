// Who of the team is named in a text as one of the team: in its title, among those
// present, in a chat, by an @. What they say or are told there is no text for a page.
import { lean } from '../../platform/text/quickened.ts';
import { givenNames, presented } from './given_names.ts';
import type { HideLine, Line } from './lines.ts';
import { startsUnit } from './lines.ts';
import { isDocumentTitle } from './marks.ts';
import { planLines } from './programme.ts';

/** `Participants: Ann, Bob`; `Participants: 6 to 14` are no people. */
const present = lean(
  /(?:^|[/|·;]\s?)\s{0,4}(?:present|(?:who was )?(?:on|in) the (?:call|meeting|room)|im (?:call|gespräch|termin)|am telefon|à l[’']appel|en réunion|en la (?:llamada|reunión)|nella (?:chiamata|call)|na (?:chamada|reunião)|in (?:het gesprek|de call)|na spotkaniu|attendees|participants|attending|anwesend|teilnehmer(?:innen)?|dabei|présents?|participants|presentes|asistentes|partecipanti|presenti|participantes|aanwezig|deelnemers|obecni|uczestnicy|apologies|absent|excused|entschuldigt|abwesend|excusée?s?|absente?s?|ausentes?|excusad[oa]s?|assent[ei](?: giustificat[aeio])?|afwezig|afgemeld|nieobecn[iya]|usprawiedliwien[iy]|出席者?|欠席者?|参加者?|同席者?)\s?[:：](?!\s*(?:\p{L}{2,7}\.?\s){0,2}\d)\s*(.{2,200})$/iu,
);
/** Whoever has the deal, wrote the mail or sat on our side of the table. */
const ours =
  /^\s{0,4}(?:(?:account |deal |page |doc )?owner|from|to|cc|von|an|de|para|da|van|aan|od|do|betreuer(?:in)?|responsable|referente|bearbeiter(?:in)?|prowadzi|opiekun(?:ka)?|rep|ae|csm)\s?[:：]\s?(\p{Lu}\p{Ll}{1,15})(?=\s?(?:$|[|,;(<&+/]|\s\p{Lu}))/iu;
const oursInJapanese =
  /(?:こちら|弊社|当社|自社|担当|差出人|当方)(?:側)?[:：]\s?((?:\p{sc=Han}{1,4}[、,・ ]{0,2}){1,5})/u;
/** `Tara (Frostline): thanks all`: somebody in a chat or a call. */
const talker =
  /^\s*(?:[[(]?[\d:., /-]{4,20}[\])]?\s*)(\p{Lu}\p{Ll}{1,15})(?:\s?\([^()]{1,40}\))?\s?[:：]/u;
const mentioned = /(?:^|[\s(])@(\p{L}{2,20})/gu;
const inTitle = /[(（]([^()（）]{2,80})[)）]/gu;
const called = /\p{Lu}\p{Ll}{2,15}(?!\p{L}|\s?[:：])/gu;
const maxTitleLines = 3;

/** First names, small. */
export function insidersOf(lines: readonly Line[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (text: string, all = true) => {
    for (const [name] of text.matchAll(called))
      if (all || givenNames.has(name.toLowerCase())) names.add(name.toLowerCase());
  };
  let told = 0;
  for (const { text } of lines) {
    if (text.trim() === '' || text.length > 300) continue;
    const list = present.exec(text)?.[1];
    if (list !== undefined) add(list);
    const named = ours.exec(text)?.[1] ?? talker.exec(text)?.[1];
    if (named !== undefined && /^\p{Lu}/u.test(named)) names.add(named.toLowerCase());
    for (const name of oursInJapanese.exec(text)?.[1]?.match(/\p{sc=Han}{2,4}/gu) ?? [])
      names.add(name);
    for (const [, name = ''] of text.matchAll(mentioned)) names.add(name.toLowerCase());
    // `Paterna (Valencia)` says where; only a paper has the names of those who wrote it.
    if (told++ < maxTitleLines && !/[.!?]\s*$/.test(text)) {
      const all = isDocumentTitle(text);
      for (const [, inside = ''] of text.matchAll(inTitle)) add(inside, all);
    }
  }
  return names;
}

const remark =
  /^\s*(?:>{1,3}\s?)?[([（]?\s?(?!julio\s?:\s(?:del?|desde|a partir|hasta|todo|\d))(?:(?:ojo|nota|note|notiz|nb|ps|fao|z\.? ?hd\.?|@|e-?mail|mail|whats ?app|sms|app(?:je)?|message|nachricht|mensaje|messaggio|mensagem|bericht)\s?(?:x|per|para|für|an|to|for|a|from|von|de|di|van)?\s?)?(\p{L}{2,15})(?:,? \d{1,2}[./-]\d{1,2}\.?)?\s?(?:[:：،]|\s[-–—]\s|[-–—]\s)\s*\S/iu;

/** `Silke: only if they ask`, `(Patrick : on est à perte)`: said to or by one of the team. */
function isRemark(text: string): boolean {
  const name = remark.exec(text.slice(0, 120))?.[1];
  return name !== undefined && givenNames.has(name.toLowerCase());
}

/** A quotation's speaker on its own line, as in `Marco: tenor since 2019` below what he said. */
const isSignature = (lines: readonly Line[], at: number): boolean =>
  /["”»“」]\s*$/.test(lines[at - 1]?.text ?? '');

/** `Iván, esto es lo que hay que colgar`, `(Denis, la foto no`: said to one of the team; `Graham, our brewer, shows you …` presents him. */
function isCalled(text: string, names: ReadonlySet<string>): boolean {
  const name = /^\s*[([（]?\s?(\p{Lu}\p{Ll}{1,15})\s?[,،]\s(?!\d)/u.exec(text.slice(0, 60))?.[1];
  if (name === undefined || presents.test(text)) return false;
  return names.has(name.toLowerCase()) || givenNames.has(name.toLowerCase());
}

const presents = new RegExp(`^\\s*\\p{Lu}\\p{Ll}{1,15}${presented}`, 'u');

/** `Caio: pra eles fazemos por menos`, `lena can we say …`. */
export function hideInsiders(
  lines: readonly Line[],
  names: ReadonlySet<string>,
  hideLine: HideLine,
): void {
  const planned = planLines(lines.map(({ text }) => text));
  for (const [at, { text }] of lines.entries()) {
    // Who does what by when is written for everybody.
    if (planned.has(at) && /\d/.test(text)) continue;
    if (present.test(text.slice(0, 300))) hideLine(at, 'chat');
    if (text.length > 600 || isSignature(lines, at)) continue;
    // `Floor, per m² | €6.50` calls nobody.
    const row = /\s[|｜]\s|\t/u.test(text);
    if (!row && (isRemark(text) || isCalled(text, names))) hideLine(at, 'chat');
    if (names.size === 0 || startsUnit.test(text)) continue;
    const first = /^\s*@?(\p{L}{2,20})(?=\s?[:：,]|\s\p{Ll})/u.exec(text)?.[1];
    if (first === undefined || !names.has(first.toLowerCase())) continue;
    const speaks = /^\s*@?\p{L}{2,20}\s?[:：]/u.test(text);
    const small = /^\s*\p{Ll}/u.test(text);
    if (speaks || small) hideLine(at, 'chat');
  }
}
