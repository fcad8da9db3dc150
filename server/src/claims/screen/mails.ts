// Letters among colleagues around a text: what opens them, what they quote of each
// other, how they end. None of it is for a page's reader.

import { lean } from '../../platform/text/quickened.ts';
import { givenNames } from './given_names.ts';
import type { HideLine, Line } from './lines.ts';
import { startsUnit } from './lines.ts';
import { hideQuotedBack } from './mail_marks.ts';
import { contact, isSignOff } from './marks.ts';
import { headingRank } from './sections.ts';
import { headerLine } from './talk.ts';
import { isCover, wroteOn } from './thread_parts.ts';

/** With the letter's first sentence on the same line: `Hola Nuria, te paso el texto`; `Hi-fi set` and `All day: £30` greet nobody. */
const greeted = lean(
  /^\s*(?:(?:hi|hello|hey|hallo|moin|liebe[rs]?|bonjour|salut|coucou|hola|buenas|buenos días|buenas tardes|ciao|olá|oi|bom dia|boa tarde|hoi|dag|cześć|hej|dear|cher|chère|querid[oa]|estimad[oa]|car[oa]|prezad[oa]|beste|lieve|drog[ia])(?:\s[\p{L}.’'-]{1,20}){0,3}|team(?!\s?[:：]\s*\S)|all|everyone|folks|zusammen)(?:\s?[,!،、]|(?:\s?:|\s[–-]|[–-](?=\s))(?!\s*[^\p{L}\s]?\s?\d))\s*(?:\S|$)/iu,
);
/** Dots, a tab or a bar lead to the next cell: nobody greets like this. */
const setAsRow = /\.{4}|\t|\s\|\s/;
/** `Dear parents,` on its own. */
const salutation =
  /^\s*(?:dear|liebe[rs]?|sehr geehrte[rs]?|chers?|chères?|querid[oa]s|estimad[oa]s|apreciad[oa]s|car[eio]|gentil[ei]|prezad[oa]s|carxs|beste|geachte|lieve|drodzy|szanown[aiy])\s[^.!?]{2,50}[,،]\s*$/iu;
/** `田中さん、お疲れ様です。` */
const addressed =
  /^\s*[\p{scx=Han}\p{scx=Katakana}]{1,6}(?:さん|様|くん|君|課長|部長|主任)、|お疲れ(?:様|さま)(?:です|でした)|^(?:各位|担当者様)/u;
/** `Te dejo el texto`, `I have shortened the second paragraph as you asked`: the letter speaks of what it brings. */
const ofTheText = lean(
  /(?<!\p{L})(?:te (?:dejo|mando|envío|paso)|os (?:dejo|mando)|ti (?:mando|lascio|giro|passo)|je t[’']envoie|je te (?:mets|laisse|passe)|envio-te|mando-te|segue|ich schick\p{L}*|ik stuur)\s(?:aquí |hier |qui |ici |here )?(?:el|la|lo|il|i|le|les|o|a|os|den|die|das|de|het)\s(?:texto|textos|testo|testi|texte|textes|text|texte|tekst|borrador|bozza|rascunho|ficha)(?!\p{L})|(?<!\p{L})i (?:have|[’']ve) (?:shortened|cut|reworded|tidied|trimmed|moved|kept) (?:the|your|this|that)(?!\p{L})|as you asked(?!\p{L})/iu,
);
/** Hands a text over to whoever makes the page of it. */
const handsOver =
  /(?<!\p{L})(?:(?:please )?find (?:below|attached|enclosed)|hieronder (?:de|het|vind)|below is the|graag vóór|here[’']?s what we said|segue (?:o|a) (?:texto|conteúdo)|هذا نص|هذا هو النص|(?:text|copy|version|wording|draft) (?:below|attached|we agreed|as agreed)|see below for|te paso|os paso|le paso|adjunto (?:el|la|los|las|te|os)|aquí (?:va|van|tienes)|lo de (?:abajo|arriba)|anbei|im anhang|hier (?:kommt|kommen|ist|sind) (?:der|die|das) (?:text|texte|infos?|inhalte?)|ci-joint|ci-dessous le|voici (?:le|les) (?:texte|textes|infos?|éléments)|ecco (?:il|i) (?:testo|testi)|in allegato|qui sotto (?:il|i)|segue o texto|seguem (?:os|as)|em anexo|hierbij|bijgevoegd|zie (?:hieronder|onder)|przesyłam|w załączniku|poniżej (?:tekst|treść))(?!\p{L})|以下が(?:原稿|文章|内容)|添付の(?:通り|とおり)|مرفق|إليك النص/iu;

export function hideLetters(lines: readonly Line[], hideLine: HideLine): void {
  const letter = isLetter(lines);
  for (const [at, { text }] of lines.entries()) {
    if (text.length > 600) continue;
    if (
      (greeted.test(text) && !setAsRow.test(text)) ||
      salutation.test(text) ||
      addressed.test(text) ||
      handsOver.test(text) ||
      ofTheText.test(text) ||
      (letter && isContactData(text))
    )
      hideLine(at, 'mail');
    if (toColleagues(text)) {
      hideLine(at, 'mail');
      // The letter's first words, up to a gap, are for them too.
      let next = at + 1;
      while (next < lines.length && (lines[next]?.text ?? '').trim() === '') next++;
      const first = (lines[next]?.text ?? '').trim();
      if (first.length <= 120 || isCover([first, lines[next + 1]?.text ?? ''], 0))
        hideLine(next, 'mail');
    }
    if (wroteOn.test(text)) {
      hideLine(at, 'mail');
      // What the other one wrote is marked line by line.
      for (let next = at + 1; /^\s*>/.test(lines[next]?.text ?? ''); next++) hideLine(next, 'mail');
    }
  }
  hideQuotedBack(lines, hideLine);
  hideSignatures(lines, hideLine);
}

const colleagues = lean(
  /^\s*(?:hi|hello|hey|dear|hallo|liebe[rs]?|moin|bonjour|salut|chers?|chères?|hola|ciao|car[ie]|olá|oi|beste|hoi|dag|cześć|drodzy|أهلا|مرحبا)\s+(\p{L}[\p{L}’']{1,20})(?:\s(?:and|und|et|y|e|en|i)\s\p{L}{2,20})?\s?[,!،]?\s*$/iu,
);
const colleagueWords =
  /^(?:team|all|everyone|folks|both|guys|collega\p{L}*|colleg\p{L}+|collègues?|compañer\p{L}+|koledzy|alle|zusammen|tutti|todos|iedereen)/iu;

/** `Beste collega's,`, `Hi Mo,`: a letter among the team; `Dear parents,` is none. */
function toColleagues(text: string): boolean {
  const name = text.length <= 60 ? colleagues.exec(text)?.[1] : undefined;
  return name !== undefined && (colleagueWords.test(name) || givenNames.has(name.toLowerCase()));
}

/** Somebody greets, signs or is written to: what stands at its foot is the writer's. */
const isLetter = (lines: readonly Line[]): boolean =>
  lines.some(
    ({ text }, at) =>
      text.length <= 300 &&
      (headerLine.test(text) ||
        (greeted.test(text) && !setAsRow.test(text)) ||
        salutation.test(text) ||
        isSignOff(text) ||
        isNameAlone(lines, at) ||
        isCutLine(lines, at)),
  );

/** Nothing but numbers and addresses to reach somebody. */
const isContactData = (text: string): boolean =>
  text.length <= 120 &&
  /@[\w-]+\.\w/.test(text) &&
  !/\p{L}{2}/u.test(
    text.replace(/[\w.+-]{1,60}@[\w.-]{1,60}|(?:www\.|https?:)\S{1,60}|\btel\.?/giu, ''),
  );

/** A name alone near the end signs what stands above it. */
function isNameAlone(lines: readonly Line[], at: number): boolean {
  const name = /^\s*(\p{Lu}\p{L}{1,14})(?:\s?[xX]{1,3})?\s*$/u.exec(lines[at]?.text ?? '')?.[1];
  return name !== undefined && at >= lines.length - 8 && givenNames.has(name.toLowerCase());
}

const maxSignature = 14;
/** What stands below a name: telephone, address, register, a note for the wrong recipient. */
const footer =
  /@[\w-]+\.\w|(?<!\p{L})(?:tel|phone|fon|mobile|mobil|fax|www)\b|\+\d[\d ()/-]{6,}|\d{2,5}[ /-]\d{2,}[ /-]?\d{2,}|(?<!\p{L})(?:gmbh|ltd|llp|inc|s\.?l\.?|s\.?r\.?l|sarl|b\.?v|sp\. z|hrb|vat|ust-?id\p{L}*|amtsgericht|registered|regulated|authorised|confidential\p{L}*|vertraulich|confidencial\p{L}*|aviso legal|disclaimer|recipient|empfänger|destinat\p{L}+|ontvanger|environment|umwelt|planète|medio ambiente|ambiente|milieu|printing|imprim\p{L}+|drucken|print)(?!\p{L})/iu;

/** From `Regards` on: names, offices, numbers and small print, as far as they go. */
function hideSignatures(lines: readonly Line[], hideLine: HideLine): void {
  for (let at = 0; at < lines.length; at++) {
    if (!isSignOff(lines[at]?.text ?? '') && !isNameAlone(lines, at) && !isCutLine(lines, at))
      continue;
    hideLine(at, 'mail');
    for (let next = at + 1; next < Math.min(lines.length, at + maxSignature); next++) {
      const text = (lines[next]?.text ?? '').trim();
      if (text === '') continue;
      const small = footer.test(text);
      if (!small && (text.length > 70 || /[.!?。:：]$/.test(text) || startsUnit.test(text))) break;
      const rank = headingRank(lines, next);
      // After a gap, a line that heads others begins something new.
      const gap = (lines[next - 1]?.text ?? '').trim() === '';
      if (!small && (rank === 1 || (gap && next > at + 2 && !/[|·]/.test(text)))) break;
      hideLine(next, 'mail');
    }
  }
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  for (const [at, { text }] of lines.entries()) {
    const isOfWriter =
      isCard(text) || isNameplate(lines, at) || (text.length <= 300 && register.test(text));
    if (!isOfWriter) continue;
    hideLine(at, 'mail');
    // Right below it, at the very end of a mail, stands what every mail of theirs has.
    const below = lines.findIndex((_, next) => next > at && isEndOfMail(lines, next));
    const rest = lines.slice(at + 1, below === -1 ? last + 1 : below);
    if (rest.length <= maxSmallPrint && rest.every(({ text: one }) => isSmallPrint(one)))
      for (const next of rest.keys()) hideLine(at + 1 + next, 'mail');
  }
}

/** A gap, and below it the head of another mail. */
function isEndOfMail(lines: readonly Line[], at: number): boolean {
  if ((lines[at]?.text ?? '').trim() !== '') return false;
  const below = lines.slice(at + 1, at + 4).map(({ text }) => text);
  return below.some((text) => headerLine.test(text) || wroteOn.test(text) || /^-{4,}/.test(text));
}

const maxSmallPrint = 2;
const isSmallPrint = (text: string): boolean =>
  text.trim() !== '' && text.length <= 300 && !startsUnit.test(text) && !contact.test(text.trim());

/** Where a company is entered, which stands below letters and nowhere else. */
const register = lean(
  /(?<!\p{L})(?:registered in (?:england|scotland|wales|ireland|northern ireland)(?!\p{L})|company (?:no|number|reg\p{L}*)\.?\s?:?\s?\d|vat (?:no|reg\p{L}*|number)\.?\s?:?\s?[\p{L}\d]|amtsgericht \p{Lu}\p{L}+|hrb\s?\d|ust-?id(?:nr)?\.?\s?:?\s?\p{L}{2}|rcs \p{Lu}\p{L}+|siret\s?:?\s?\d|p\.?\s?iva\s?:?\s?(?:it)?\d|partita iva|(?:cif|nif)\s?:?\s?\p{L}?-?\d{6}|kvk(?:-nummer)?\s?:?\s?\d|nip\s?:?\s?\d{3}|krs\s?:?\s?\d{4})/iu,
);

const roleWord =
  /(?<!\p{L})(?:head|manager|director|officer|lead|ceo|cfo|coo|cto|founder|partner|consultant|assistant|sales|marketing|growth|leiter(?:in)?|geschäftsführer(?:in)?|vertrieb|assistenz|referent(?:in)?|directeur|directrice|responsable|chargée?|gérante?|director[a]?|gerente|jefe|jefa|comercial|direttore|direttrice|responsabile|titolare|diretora?|gestora?|manager|hoofd|directeur|medewerker|kierownik|dyrektor|specjalista)(?!\p{L})/iu;
const companyForm =
  /(?<!\p{L})(?:ltd|limited|llp|llc|inc|plc|gmbh|ag|kg|ug|sarl|sas|sa|s\.?l\.?u?|s\.?r\.?l\.?|s\.?p\.?a\.?|lda|b\.?v|n\.?v|sp\. z o\.?o|株式会社|有限会社)\.?(?!\p{L})/iu;
const nameplate = lean(
  /^\s*\p{Lu}[\p{L}.’'-]+\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?\s*(?:[|·•–—,]|\s-)\s/u,
);

/** `Nadia Okafor | Head of Growth | Frostline Ltd`: who wrote it, and no row of a table. */
function isNameplate(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (text.length > 160 || !nameplate.test(text) || /[.!?"”»“]\s*$/.test(text)) return false;
  const parts = text.split(/\s[|·•–—-]\s|\s?\|\s?/);
  if (parts.length < 3 || /["”»“」]\s*$/.test(lines[at - 1]?.text ?? '')) return false;
  const barred = (near: Line | undefined): boolean => (near?.text ?? '').split('|').length > 2;
  if (barred(lines[at - 1]) || barred(lines[at + 1])) return false;
  const behind = lines.slice(at + 1).filter(({ text: one }) => one.trim() !== '').length;
  // Whatever they are: at the end of a text, and with hardly anything below.
  if (behind <= maxSmallPrint && parts.every((part) => part.length <= 60)) return true;
  return roleWord.test(parts.slice(1).join(' ')) && (companyForm.test(text) || parts.length > 2);
}

/** Two dashes alone, near the end of a text: below them stands what every mail of theirs has. */
const isCutLine = (lines: readonly Line[], at: number): boolean =>
  at >= lines.length - maxSignature && /^--\s*$/.test(lines[at]?.text ?? '');

const mailOrPhone = /[\w.+-]{1,60}@[\w-]{1,60}\.\w|\+?\d[\d ()/.-]{7,20}\d/;

/** `Margaux Thévenet – chargée de communication – 02 38 00 00 00`: somebody's card, by nobody's wish. */
function isCard(text: string): boolean {
  if (text.length > 160 || /^[^|·–—]{0,40}[:：]/.test(text) || !mailOrPhone.test(text))
    return false;
  const parts = text.split(/\s[|·–—]\s/);
  return parts.length >= 3 && /^\s*\p{Lu}[\p{L}’'-]+\s\p{Lu}/u.test(parts[0] ?? '');
}
