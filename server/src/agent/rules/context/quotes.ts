// What people said, with their names. Only what the text itself marks as a
// quotation and gives to somebody counts; a phrase in quotation marks does not.

import { isGivenName } from '../../../claims/screen/given_names.ts';
import { isPhrase } from '../../../claims/screen/lines.ts';
import { tellingOf } from '../../../claims/screen/signs/telling.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { codePoints } from '../../../platform/text/length.ts';
import { ensureEnd, sentencesOf, trimEndOf } from '../../../platform/text/sentences.ts';
import { stopWords } from '../../../platform/text/stop_words.ts';
import { capitalised } from './items.ts';
import type { Quote } from './reading.ts';
import { isSpeaker as isSpeakerLine } from './speakers.ts';
import { isUsable } from './usable.ts';

const opening = '"“„«「『‹';
const closing = '"”“»」』›';
const speech =
  /^[\s,.]*(?:(?:—|–|―|-(?!>)|~|\/){1,3}\s*|(?:says?|said|explains?|explained|notes?|noted|adds?|added|told us|reports?|wr(?:ites|ote)|sagt|sagte|erklärt|meint|schreibt|dit|explique|raconte|dice|afirma|explica|cuenta|spiega|afferma|racconta|diz|conta|zegt|vertelt|mówi|opowiada)\s+(?=\p{Lu}))(.{2,160})$/iu;
const spokenBefore =
  /^([^"“„«「]{3,120}?)(?::|：|,? (?:says?|said|writes?|wrote|sagt|sagte)[,:]?)\s*(?=["“„«「])/u;
/** `Marta Bellini, direttrice – «…»`. */
const spokenAfterDash =
  /^(\p{Lu}[^"“„«「]{4,120}?)\s[–—-]\s(?=["“„«「][^"”“»」]{10,700}["”“»」]\.?$)/u;
/** Says that it is a quotation, not whose. */
const labelBefore =
  /^(?:(?:customer |client )?(?:testimonial|quote|review|voice)|\p{L}{0,20}(?:stimme|zitat)|referenz|témoignage|citation|avis(?: client)?|testimonio|cita|opinión|testimonianza|citazione|depoimento|citação|klant|referentie|opinia|cytat|referencja|(?:お客様|ユーザー|利用者)の声)(?:\s?[:：]|(?<=の声))\s*(?=["“„«「『])/iu;
/** `Testimonial:` above the words says no more than their marks do. */
export const namesQuotes = (line: string): boolean => labelBefore.test(`${line}: “`);
const smallLabel = /^\p{Ll}[\p{L}’' -]{2,40}?\s?[:：–—-]\s*(?=["“„«「『])/u;
/** `Quote from Lena:`; whoever it names by the first name is named in full behind it. */
const quoteFrom =
  /^(?:(?:customer |client )?(?:quote|testimonial)|zitat|kundenstimme|citation|témoignage|cita|testimonio|citazione|testimonianza|citação|depoimento|citaat|cytat|opinia)\s(?:from|by|of|von|de|d[’']|du|del|della|di|da|do|van|od)\s?(?=\S)/iu;
const minWords = 4;

/** A name right behind the words, as in `« … » Claire Fontanel, directrice`, or in brackets. */
function bareSpeaker(after: string): string | undefined {
  const bracketed = /^\s*[(（]([^()（）]{3,100})[)）]\s*$/u.exec(after)?.[1];
  if (bracketed) return bracketed;
  const japanese =
    /^\s*(\p{sc=Han}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\w・ー ]{2,30}(?:様|さん|氏))$/u.exec(
      after,
    )?.[1];
  if (japanese) return japanese;
  const office = /^\s*(\S.{3,60})$/u.exec(after)?.[1];
  if (office !== undefined && isOfficeAndName(office)) return office;
  const arabic = /^\s*(\p{sc=Arabic}[\p{sc=Arabic}\s]{2,40}(?:،\s.{2,80})?)\.?$/u.exec(after)?.[1];
  if (arabic) return arabic;
  const named =
    /^\s+(\p{Lu}[\p{L}’'.&-]+(?:\s[\p{L}’'.&-]+){0,5}(?:,\s|\s?[(（|]\s?|\s[–—-]\s).{2,90}|\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,2})$/u.exec(
      after,
    )?.[1];
  const few =
    /^\s+((?:The|An?|\p{Lu}[\p{L}’'-]+)(?:\s[\p{L}’'-]+){0,2}\s\p{Lu}[\p{L}’'-]+(?:\s\p{Ll}+)?)$/u;
  const who = named ?? few.exec(after)?.[1];
  return who !== undefined && isSpeakerLine(who) ? who : undefined;
}

/** `“… again.” Owner of a farm shop near York`: an office and whose, where the words have ended. */
function officeBehind(quoted: string, after: string, language: string): string | undefined {
  if (!/[.!?…][\s"”“»›]+$/u.test(quoted)) return undefined;
  const office = /^\s+(\p{Lu}[^.:;!?"“„«]{5,90})$/u.exec(after)?.[1];
  if (office === undefined || !isSpeakerLine(office) || !belongs.test(office)) return undefined;
  const [first = '', second = ''] = office.toLowerCase().split(/[\s’']+/u);
  const who = oneOf.test(first) ? second : first;
  return [language, 'en'].some((one) => stopWords(one).has(who)) ? undefined : office;
}
const oneOf = /^(?:an?|eine?|une?|una?|um|uma|een)$/u;
/** Whose or where: a sentence behind the words would have a verb. */
const belongs =
  /\s(?:of|at|in|for|from|near|with|von|vom|bei|beim|im|aus|einer|eines|der|des|für|mit|de|du|d[’']\p{L}+|à|au|aux|en|del|della|dello|dell[’']\p{L}+|di|da|a|do|dos|em|no|na|van|bij|te|uit|voor|w|we|z|ze)(?=\s|$)/u;
/** `みなと歯科クリニック 院長 大島 恵`: where they work, what as, and a short name; no sentence. */
function isOfficeAndName(who: string): boolean {
  const parts = who.split(/[\s、]+/u);
  return (
    parts.length >= 2 &&
    !/[。！？?!:：「」\d]/u.test(who) &&
    parts.every((part) => /^[\p{L}\p{M}・ー&＆()（）.]+$/u.test(part)) &&
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{1,5}$/u.test(parts.at(-1) ?? '') &&
    /\p{sc=Han}/u.test(parts.slice(0, -1).join('')) &&
    !/ます|です|した|する|して|[はがをにで](?:$|\s)/u.test(who)
  );
}
const nobody = /^(?:anonym\p{L}*|n\.? ?n\.?|tbd|tbc|name|xxx?|\?+|unknown|unbekannt)\b/iu;
/** `Lo dice Encarna Ruiz`, `Gesagt hat Maren Thomsen`; `Ann Blair, told us`. */
const saidVerb =
  /^(?:قالت?|(?:lo |nos lo |ce lo |le )?(?:dice|dijo|cuenta|dit|raconte)|says?|said|sagt|(?:gesagt|erzählt|geschrieben) hat|zegt|mówi)\s+/iu;
const saidBehind =
  /,?\s(?:put it (?:like this|this way)|told us|says|said|wrote to us|sagt|schreibt|dit|dice|zegt)$/iu;

/** Reads a plain text that is a quotation and nothing else. */
export function readQuote(text: string, language: string): Quote | undefined {
  if (text.length > 1500 || !/["“„«「『‹]/.test(text)) return undefined;
  const named = labelBefore.exec(text) ?? smallLabel.exec(text);
  if (named) return readQuote(text.slice(named[0].length), language);
  const before = spokenBefore.exec(text);
  const dashedName = before ? null : spokenAfterDash.exec(text);
  if (dashedName && isSpeakerLine(dashedName[1] ?? ''))
    return makeQuote(text.slice(dashedName[0].length), dashedName[1] ?? '', language);
  if (before) {
    const quoted = text.slice(before[0].length);
    // `A voice from the shop floor: “…” – Jane Doe`: whoever is named behind the words said them.
    const label = (before[1] ?? '').split(/[:：]\s/u).at(-1) ?? '';
    return readQuote(quoted, language) ?? behindLabel(quoted, label, language);
  }
  if (!opening.includes(text.charAt(0))) return undefined;
  const end = lastIndexOfAny(text, closing);
  if (end < 10) return undefined;
  // `«…». Gerente de un taller`: in some languages the stop stands behind the marks.
  const outer = /^[.!?…](?=\s)/u.exec(text.slice(end + 1))?.[0] ?? '';
  const quoted = `${text.slice(0, end).trimEnd()}${outer}${text.charAt(end)}`;
  const after = withoutPermission(text.slice(end + 1 + outer.length));
  const who =
    speech.exec(after)?.[1] ??
    bareSpeaker(after.replace(/\.\s*$/u, '')) ??
    // Without its place a sentence of its own would look the same.
    (outer === '' || after.includes(', ')
      ? officeBehind(quoted, after.replace(/\.\s*$/u, ''), language)
      : undefined);
  return who === undefined ? undefined : makeQuote(quoted, who, language);
}

/** `A happy customer: “…” owner of a garage, 11 vans`: what stands behind the words says who, be it in small letters. */
function behindLabel(quoted: string, label: string, language: string): Quote | undefined {
  // What ends a sentence before the colon is no name.
  if (sentencesOf(label, language).length > 1) return undefined;
  const end = lastIndexOfAny(quoted, closing);
  const behind = withoutPermission(end < 0 ? '' : quoted.slice(end + 1)).replace(
    /^[\s,;–—-]+|[\s.]+$/gu,
    '',
  );
  if (behind === '') return makeQuote(quoted.slice(0, end + 1), label, language);
  const isOffice = /^\p{Ll}[^.!?:：]{2,80}$/u.test(behind);
  return isOffice ? makeQuote(quoted.slice(0, end + 1), capitalised(behind), language) : undefined;
}

/** Lines of a blockquote, by what each says: with the marks of another quotation begins what somebody else said. */
export function quotationsIn(lines: readonly string[]): string[][] {
  const apart: string[][] = [];
  for (const line of lines) {
    const last = apart.at(-1);
    const begins = opening.includes(line.trimStart().charAt(0)) && hasClosed(last ?? []);
    if (last === undefined || begins) apart.push([line]);
    else last.push(line);
  }
  return apart;
}
const hasClosed = (lines: readonly string[]): boolean =>
  /^\s*["“„«「『‹].*["”“»」』›]/su.test(lines.join(' '));

/** The last line may name who said the others. */
export function readBlockquote(lines: readonly string[], language: string): Quote | undefined {
  const last = lines.at(-1) ?? '';
  const who = /^\s*(?:—|–|―|--|-)\s*(\S.{1,160})$/u.exec(last)?.[1] ?? speakerIn(lines);
  const said = who === undefined ? lines : lines.slice(0, -1);
  if (who === undefined) {
    const whole = plainText(said.join(' '));
    const spoken = /^(.{20,600}[.!?])\s[–—-]\s(\p{Lu}.{3,80})$/u.exec(whole);
    if (spoken) return makeQuote(spoken[1] ?? '', spoken[2] ?? '', language);
    return readQuote(whole, language);
  }
  return makeQuote(plainText(said.join(' ')), plainText(who), language);
}

/** `> Ann Blair, head of IT` below sentences that have ended. */
function speakerIn(lines: readonly string[]): string | undefined {
  const last = plainText(lines.at(-1) ?? '').trim();
  const ended = /[.!?…。]["”»“」』]?\s*$/u.test(lines.at(-2) ?? '');
  return ended && /,\s/.test(last) && isSpeakerLine(last) && !/[.!?]$/.test(last)
    ? last
    : undefined;
}

function makeQuote(quoted: string, who: string, language: string): Quote | undefined {
  // Only the outer marks: `「『はい』と言う前に…」` begins with another quotation.
  const inner = quoted
    .trim()
    .replace(/^["“„«「『‹]\s*/u, '')
    .replace(/\s*["”“»」』›]$/u, '')
    .trim();
  const said = ensureEnd(inner, language);
  const { name, role } = splitSpeaker(
    withoutPermission(who).replace(saidVerb, '').replace(saidBehind, '').replace(quoteFrom, ''),
  );
  const words = inner.split(/\s+/).length;
  const longEnough = words >= minWords || (/[^\p{ASCII}]/u.test(inner) && codePoints(inner) >= 10);
  // `“Can you start earlier?” Nearly always` is a question and its answer.
  if (!longEnough || asks.test(inner) || !isUsable(said) || !isSpeaker(name)) return undefined;
  if (isSpokenOf(quoted.trim(), name, role, language)) return undefined;
  return { text: said, attribution: name, ...(role === '' ? {} : { role }) };
}

const asks = /^[^.!。]{0,300}[?？؟]$/u;

/** `Ann Blair`, `Dr. Osei`; scripts without capitals tell names by other signs. */
const namedInFull = /^\p{Lu}[\p{L}.’'-]*\s(?:\p{Ll}{1,4}[’']?\s?){0,2}\p{Lu}|^\p{Lo}/u;

/**
 * `"quickest in town" – Ann's line, we never checked`: a claim and what colleagues say about it. Nobody said it
 * unless the words close where the line says so, and a few words without an end need a whole name.
 */
function isSpokenOf(quoted: string, name: string, role: string, language: string): boolean {
  if (/["”»」』›]\s?[,;–—]/u.test(quoted.slice(1))) return true;
  if (namedInFull.test(name)) return false;
  const told = tellingOf([language, 'en'], []).marksIn(role);
  return isPhrase(quoted) || /[’']s\s\p{Ll}/u.test(name) || told.includes('we');
}

/** `Our motto` said nothing: a name does not begin with such a word. */
const isSpeaker = (name: string): boolean =>
  /\p{L}/u.test(name) &&
  !nobody.test(name) &&
  codePoints(name) <= 80 &&
  (/^(?:Me|(?:The|A) \p{Lu}[\p{L}’'-]+) \p{L}/u.test(name) ||
    !stopWords('en').has((name.split(' ')[0] ?? '').toLowerCase()));

/** `Jane Doe, CFO at Acme`, `Jane Doe (CFO, Acme)`. */
function splitSpeaker(raw: string): { name: string; role: string } {
  const who = trimEndOf(
    plainText(raw)
      .replace(/^[―—–-]+\s*/u, '')
      .replaceAll(' / ', ', '),
    ' .,;',
  );
  // A Japanese speaker comes last: company, office, name.
  const parts = /[\p{scx=Han}]/u.test(who) ? who.split(/\s+/) : [];
  if (parts.length > 1) {
    const called = /^(?:様|さん|氏|先生)$/u.test(parts.at(-1) ?? '') ? 1 : 0;
    // `村瀬 健一 様`: family name, given name, and how one speaks of them.
    const given = parts.at(-1 - called) ?? '';
    const family = parts.at(-2 - called) ?? '';
    const both = parts.length - called > 2 && isShortName(given) && isShortName(family) ? 2 : 1;
    const from = parts.length - called - both;
    return { name: parts.slice(from).join(' '), role: parts.slice(0, from).join(' ') };
  }
  const [, name = who, role = ''] =
    /^([^,(（、،]{2,80}?)(?:[,、،]\s*|\s*[(（]|\s[–—|-]\s)(.{2,120})$/u.exec(who) ?? [];
  // `Sr. Arménio (Arménio Teles, diretor de obra)`: the brackets give the whole name.
  const called = name.trim().split(' ').at(-1) ?? '';
  if (/[(（]/.test(who.charAt(name.trimEnd().length + 1)) && role.startsWith(`${called} `))
    return splitSpeaker(role.replace(/[)）]$/u, ''));
  const office = trimEndOf(withoutOpenEnd(role), ' .,;').trim();
  // `Rob, 38`: how old they are is no office.
  if (office !== '' && !/\p{L}/u.test(office))
    return { name: `${name.trim()}, ${office}`, role: '' };
  // `Hotel Adler, Frau Lang`: the house stands before who speaks for it.
  return !office.includes(',') && isPerson(office) && !isPerson(name)
    ? { name: office, role: name.trim() }
    : { name: name.trim(), role: office };
}

/** That they agreed is nothing about them: `(fitter, Bern, may be used)`, `Owner (citation autorisée)`, `-> Freigabe liegt vor`. */
const agreed =
  '(?:permission|permitted|approved|agreed|consent(?:ed| given)|signed off|(?:may|can|ok|okay|fine) (?:be|to|with)|einverst|freigab|freigegeb|darf|genehmigt|autori[sz]\\p{L}*[aeo]s?(?!\\p{L})|accord(?!\\p{L})|permiso|(?:se )?puede|si può|pode(?:-se)?(?!\\p{L})|mag (?:gebruikt|genoemd|geciteerd|anoniem)|toestemming|można|zgod[aąy]|(?:掲載|使用|引用|公開)(?:可|許可|済)|ＯＫ|ok(?!\\p{L}))';
const permission = new RegExp(
  `\\s?[(（][^()（）,、]{0,50}?(?<!\\p{L})${agreed}[^()（）]{0,60}[)）]$|\\s?(?:->|→|⇒|←|<-).{0,120}$|(?:[,;、，–—-]\\s?|\\s)(?:(?:ist|schon|avec|a donné|met|za|con|mit|with|son)\\s){0,2}${agreed}[^,;()（）]{0,50}(?=[)）]?$)`,
  'iu',
);

const isPerson = (who: string): boolean =>
  titled.test(who) || (/\s\p{Lu}/u.test(who) && isGivenName(who.split(' ')[0] ?? ''));
const titled =
  /^(?:Mrs?|Ms|Miss|Dr|Prof|Herrn?|Frau|Mme|Mlle|M|Sra?|Srta|Don|Doña|Sig(?:ra)?|Dott(?:\.ssa)?|Dhr|Mevr|Pani?)\.?\s\p{Lu}/u;

const withoutPermission = (text: string): string =>
  trimEndOf(text, ' .').replace(permission, '').replace(permission, '');

const isShortName = (part: string): boolean => /^[\p{scx=Han}\p{scx=Hiragana}]{1,3}$/u.test(part);

/** The bracket that closes `(CFO, Acme)` was opened before the role; that of `Acme (14 pubs)` stays. */
const withoutOpenEnd = (role: string): string =>
  /[(（]/.test(role) ? role : trimEndOf(role, ' )）.');

function lastIndexOfAny(text: string, chars: string): number {
  for (let at = text.length - 1; at >= 0; at--) if (chars.includes(text.charAt(at))) return at;
  return -1;
}
