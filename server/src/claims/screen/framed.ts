// A colleague's mail or messages, pasted among the text below a line that says whose they are:
// `--- email from Hannah, 12 May ---`. Up to the next gap all of it is said to colleagues, however well one
// sentence reads by itself.
import { givenNames } from './given_names.ts';
import type { HideLine, Line } from './lines.ts';

/** Set off from the text on both sides, or followed by what it heads. */
const framed =
  /^\s*(?:[-=–—―*~_#]{1,20}\s?([^-=–—―*~_#].{3,78}?)\s?[-=–—―*~_#]{1,20}|\[([^[\]]{4,80})\]|(\p{L}.{3,58})[:：])\s*$/u;

const mails =
  '(?:e-?mails?|mails?|courriels?|correos?|sms|whats ?app(?:[- ]?(?:messages?|nachrichten?|berichten))?|voice ?(?:notes?|messages?|mails?)|(?:sprach)?nachrichten|messages|texts|mensajes|audios|messaggi|vocali|mensagens|áudios|recados|berichten|appjes|wiadomości|メール|メッセージ|LINE)';
/** One message may be to the readers, as a director's is; with its date it was sent. */
const message =
  '(?:message|text|note|(?:sprach)?nachricht|mensaje|audio|messaggio|vocale|mensagem|áudio|recado|bericht|appje|wiadomość)';
const title =
  '(?:herrn?|frau|mr|mrs|ms|mme|mlle|m|sra?|srta|sig|sig\\.?ra|d|dona|don|dhr|mevr|mw|pana|pani)';
const by = '(?:from|by|von|vom|de|du|del|de la|di|da|do|della|dalla|dal|van|od)';
const mailsBy = new RegExp(
  `^(?:the |die |les? |los |las |el |i |gli |as |os |de )?(?:${mails}|(${message})) ${by}(?: l[ao]| o| a| el| il)? (?:(${title})\\.? )?(\\p{L}[\\p{L}’'-]{1,20})(.*)$`,
  'iu',
);
const mailsOf = new RegExp(
  `^(\\p{Lu}\\p{Ll}{1,15})(?:[’']s|s|,| \\(|:| –| -| per| par| por| via)\\s?(?:per |par |por |via |by )?(?:${mails})(?!\\p{L})`,
  'u',
);
const japanese = /^\p{Lo}{1,6}(?:さん|くん|君)(?:の|から(?:の)?|より)(?:メール|メッセージ|LINE)/u;
/** Sent to somebody: what went to the reader is the reader's. */
const sentTo =
  /(?<!\p{L})(?:to|an|à|au|aux|a|al|ai|alla|ao|à|aan|do|para)\s(?:\p{L}+\.?\s){0,2}\p{Lu}/u;
/** More than this, and the mail is the text. */
const largestShare = 0.45;

/** Whether it names one of the team, and what they wrote. */
function headsMails(line: string): boolean {
  if (line.length > 120) return false;
  const [, ...parts] = framed.exec(line) ?? [];
  const text = parts.find((part) => part !== undefined)?.trim();
  if (text === undefined) return false;
  if (japanese.test(text)) return true;
  const own = mailsOf.exec(text)?.[1];
  if (own !== undefined) return givenNames.has(own.toLowerCase());
  const [, single, titled, name = '', rest = ''] = mailsBy.exec(text) ?? [];
  if (name === '' || sentTo.test(rest)) return false;
  const dated = /\d/.test(rest);
  if (single !== undefined && !dated) return false;
  if (!/^\p{Lu}/u.test(name)) return false;
  // Every noun of German has a capital, and so has every word of an English title.
  return (
    titled !== undefined ||
    dated ||
    givenNames.has(name.toLowerCase()) ||
    !/ (?:von|vom|from|by) /iu.test(text)
  );
}

export function hideFramed(lines: readonly Line[], hideLine: HideLine): void {
  const all = lines.reduce((sum, { text }) => sum + text.trim().length, 0);
  for (const [at, { text }] of lines.entries()) {
    if (!headsMails(text)) continue;
    let end = at + 1;
    while (end < lines.length && (lines[end]?.text ?? '').trim() !== '') end++;
    const length = lines.slice(at, end).reduce((sum, line) => sum + line.text.trim().length, 0);
    if (length > all * largestShare) continue;
    for (let next = at; next < end; next++) hideLine(next, 'chat');
  }
}
