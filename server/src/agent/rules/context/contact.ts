// Whom a reader can turn to, where the text names somebody for it.
import type { Contact } from './reading.ts';

const label =
  /^[\s*_-]{0,6}(?:your (?:contact|advisor|consultant|account manager|person to talk to)|contact(?: person)?|questions\? (?:talk|write) to|ihr(?:e)? ansprechpartner(?:in)?|ansprechpartner(?:in)?|ihr kontakt|votre (?:contact|interlocut(?:eur|rice))|contact|su contacto|contacto|il (?:suo|vostro) contatto|referente|o seu contacto|seu contato|uw contactpersoon|contactpersoon|(?:państwa |twój )?kontakt|担当窓口|ご担当|للتواصل)\s*[:：]\s*(\S.{2,200})$/imu;
const phone = /\+?\d[\d ()./-]{5,20}\d/;
const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/;
const name =
  /^(?:(?:Dr|Mr|Mrs|Ms|Prof|Herr|Frau|Mme|Sra?|Dott)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,3}$|^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]{2,8}$/u;

/** `Your contact: Lena Fox, Account Manager, +44 113 496 0000`. */
export function contactIn(text: string): { contact: Contact; line: string } | undefined {
  const found = label.exec(text.slice(0, 100_000));
  const line = found?.[1];
  if (!found || line === undefined) return undefined;
  const direct = phone.exec(line)?.[0].trim();
  const address = email.exec(line)?.[0];
  const words = line
    .replace(direct ?? '', '')
    .replace(address ?? '', '')
    .split(/[,;|·–—(（]|、/)
    .map((part) => part.replace(/[)）]/g, '').trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  const [who = '', role] = words;
  if (!name.test(who)) return undefined;
  const contact = {
    name: who,
    ...(role === undefined || role.length > 100 ? {} : { role }),
    ...(direct === undefined || !/^\+?[0-9 ().-]+$/.test(direct) ? {} : { phone: direct }),
    ...(address === undefined ? {} : { email: address }),
  };
  return { contact, line: found[0] };
}
