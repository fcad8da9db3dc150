// One entry of a list: its title, what it says, and where it leads.
import { formats } from '../../../platform/formats/formats.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { codePoints } from '../../../platform/text/length.ts';
import {
  joinSentences,
  sentencesOf,
  trimStartOf,
  withoutStop,
} from '../../../platform/text/sentences.ts';
import type { Item } from './reading.ts';
import { isUsable, withoutAddress } from './usable.ts';

const maxTitle = 90;
const link = /\[([^[\]]{1,300})\]\((https?:\/\/[^()\s]{1,2000})\)/;
const bareAddress = /https?:\/\/[^\s<>"')\]]{1,2000}/;
const boldLead = /^(\*\*|__)(.{2,120}?)\1\s*[:.–—-]?\s*/;

export function isSafeLink(url: string): boolean {
  return url.length <= 2048 && formats['safe-url']?.check(url) === true;
}

/** The entry, or nothing when no sentence of it may stand on a page. */
export function readItem(raw: string, language: string): Item | undefined {
  const linked = readLinkedItem(raw, language);
  if (linked) return linked;
  const bold = boldLead.exec(raw);
  if (bold) {
    const title = withoutStop(plainText(bold[2] ?? ''));
    const rest = plainText(raw.slice(bold[0].length));
    const text = cleanText(capitalised(rest), language);
    // `**Uptime:** 99.95%` has a text that is no sentence; it must not get lost.
    if (isTitle(title) && (text !== '' || rest === '')) {
      return { title, ...(text === '' ? {} : { text }) };
    }
  }
  return splitItem(withoutAddress(plainText(raw)), language);
}

function readLinkedItem(raw: string, language: string): Item | undefined {
  if (!raw.includes('http')) return undefined;
  const marked = link.exec(raw);
  const url = marked?.[2] ?? trimUrl(bareAddress.exec(raw)?.[0] ?? '');
  if (!isSafeLink(url)) return undefined;
  const rest = marked ? raw.replace(marked[0], ' ') : raw.replace(url, ' ');
  const around = trimStartOf(plainText(rest), ' :–—-.,()');
  const title = withoutStop(
    marked ? plainText(marked[1] ?? '') : (around.split(/[:–—]\s|\s-\s/)[0] ?? ''),
  );
  if (!isTitle(title)) return undefined;
  const text = marked ? cleanText(capitalised(around), language) : '';
  return { title, ...(text === '' ? {} : { text }), url };
}

const trimUrl = (url: string): string => url.replace(/[.,;:!?]{1,5}$/, '');

/** `Title: text`, `Title – text`, `Title. Text.`; or all of it the title. */
function splitItem(text: string, language: string): Item | undefined {
  const parts = /^(.{2,90}?)(?:[:：]\s+|：|\s[–—-]\s)(.+)$/u.exec(text);
  const [, head = '', tail = ''] = parts ?? [];
  // A comma or a verb-like colon inside a sentence is no title: `It does one thing: …`
  if (
    parts &&
    isTitle(head) &&
    !needsItsText(head) &&
    !/[(（][^)）]*$/.test(head) &&
    !/[.!?]/.test(head.replace(honorific, '')) &&
    head.split(' ').length <= 8
  ) {
    const rest = cleanText(capitalised(tail), language);
    if (rest !== '') return { title: withoutStop(head), text: rest };
  }
  const sentences = sentencesOf(text, language).filter(isUsable);
  const [first, ...others] = sentences;
  if (first === undefined) return undefined;
  const title = withoutStop(first);
  if (others.length === 0) return isUsable(title) ? { title } : undefined;
  if (codePoints(title) > maxTitle) return { title: joinSentences(sentences, language) };
  return { title, text: joinSentences(others, language) };
}

/** `Passengers trapped: we arrive …`, `What we can't do: …`: the name alone would say something else. */
const sayingOther = new RegExp(
  [
    String.raw`^(?:what (?:we|it) (?:can[’']?t|cannot|do(?:es)? not|do(?:es)?n[’']t|won[’']t)|was (?:wir|es) nicht|ce que (?:nous|l[’']on|ça) ne|lo que no|(?:(?:che )?cosa|ciò che|quello che) non|o que não|wat (?:we|wij|het) niet|czego nie|できないこと)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:not included|nicht (?:enthalten|inbegriffen)|non (?:compris|inclus[oaie]?)|no incluid[oa]s?|não incluíd[oa]s?|niet inbegrepen|nie obejmuje|対象外)$`,
    String.raw`\s(?:trapped|stuck|stranded|missing|broken(?: down)?|damaged|lost|found (?:early|late)|eingeschlossen|stecken ?geblieben|defekt|kaputt|verloren|ausgefallen|(?:bloqué|coincé|perdu|cassé)e?s?|en panne|(?:atrapad|perdid|rot|averiad|encerrad)[oa]s?|(?:bloccat|pers|rott|guast)[oaie]|(?:pres|avariad)[oa]s?|opgesloten|kapot|kwijt|(?:uwięzion|zgubion|zepsut|uszkodzon)\p{L}{1,3})$`,
  ].join('|'),
  'iu',
);
export const needsItsText = (title: string): boolean => sayingOther.test(title);

const honorific = /^(?:Fr|Hr|Dr|Mr|Mrs|Ms|Sra?|M)\./u;
const isTitle = (title: string): boolean => title.length <= 200 && isUsable(title);

const cleanText = (text: string, language: string): string =>
  joinSentences(sentencesOf(withoutAddress(text), language).filter(isUsable), language);

/** What followed a colon begins a sentence now. */
export function capitalised(text: string): string {
  const first = /^\p{Ll}[\p{Ll}’']*(?=[\s,.;:!?-]|$)/u.exec(text)?.[0];
  return first === undefined ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
