// Who speaks to whom in a thread of mails: what each sender says to the others is talk, and what one of them announces
// as copy (`first go at words for the page:`) is a draft, down to the next sender, however it was passed on.
import { lean } from '../../platform/text/quickened.ts';
import { startsUnit } from './lines.ts';

/** Words for a text, in the sentence that hands one over. */
const text = lean(
  /(?<!\p{L})(?:texts?|words|copy|wording|drafts?|blurb|spiel|version|go at|deck|export|slides|brochure|leaflet|flyer|texte[sn]?|entwurf|fassung|vorlage|folien|prospekt|brouillon|plaquette|textos?|borrador|dossier|folleto|test[oi]|bozza|opuscolo|rascunho|folheto|tekst(?:en|y)?|opzet|folder|szkic|ulotk\p{L})(?!\p{L})|原稿|文章|文面|資料|نص/iu,
);
const hands = lean(
  /(?<!\p{L})(?:here(?:[’']?s| is| are| it is)|below|past(?:e|ing|ed)|hier(?: ist| kommt)?|unten|übernommen|mitgebracht|füge|voici|ci-dessous|colle|aquí|abajo|pego|paso|mando|ecco|sotto|incollo|giro|segue|colo|envio|hieronder|plak|stuur|oto|poniżej|wklejam)(?!\p{L})|以下|貼り/iu,
);
/** `here's what I normally say on the phone`. */
const asUsual = lean(
  /(?<!\p{L})(?:what (?:i|we) (?:normally|usually|always) (?:say|tell|write|send)|was (?:ich|wir) (?:sonst|immer|normalerweise) (?:sage|schreibe)n?|ce qu(?:e je|[’']on) (?:dis|dit|écri[st]) (?:d[’']habitude|toujours)|lo que (?:digo|decimos|suelo|solemos)|quello che (?:dico|diciamo) (?:sempre|di solito)|o que (?:digo|dizemos) (?:sempre|normalmente)|wat (?:ik|we) (?:altijd|meestal) (?:zeg|schrijf)|co (?:zwykle|zawsze) (?:mówię|piszę|mówimy))(?!\p{L})|いつも(?:話して|言って|送って)いる/iu,
);
const maxAnnounced = 120;

/** Hands over a text that follows. */
export const isAnnounced = (line: string): boolean =>
  line.length <= maxAnnounced &&
  !startsUnit.test(line.replace(marks, '')) &&
  ((text.test(line) && (/[:：]\s*$/u.test(line) || hands.test(line))) || asUsual.test(line));

const marks = /^\s{0,3}(?:>\s?){0,4}/u;
const verb = '(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|napisał\\p{L}{0,2})';
/** `On 3 May Ann wrote:`. */
export const wroteOn = new RegExp(
  `^\\s*>?\\s*(?:on|am|le|el|il|em|op|w dniu) .{4,100}${verb}\\s?:?\\s*$`,
  'iu',
);
const wroteThis = new RegExp(
  `^\\s*(?:>\\s?){0,4}(?:\\p{Lu}[\\p{L}.’'-]{1,20}(?:\\s\\p{Lu}[\\p{L}.’'-]{1,20}){0,2} ${verb}\\s?:|\\p{Lo}{1,6}(?:さん)?より[:：])\\s*$`,
  'iu',
);
/** Also by the name alone. */
export const wrote = {
  test: (line: string): boolean => wroteOn.test(line) || wroteThis.test(line),
};
const sender = /^\s{0,3}(?:from|von|de|da|van|od|差出人|من)\s?[:：]\s?\S/iu;
const by = new RegExp(`(\\p{Lu}[\\p{L}’'-]{1,20})(?: \\p{Lu}[\\p{L}.’'-]{1,20}){0,2} ${verb}`, 'u');
const ofMail = /[:：]\s?["“]?(\p{L}{2,20})/u;
const minSenders = 2;

export interface Thread {
  /** What senders say to each other. */
  talk: ReadonlySet<number>;
  /** What hands copy over. */
  announced: ReadonlySet<number>;
  /** The lines of a draft, with the first name of whoever sent it. */
  drafts: ReadonlyMap<number, string>;
}

/** `Ignore Craig's prices, they are last year's`. */
const dismisses = lean(
  /(?<!\p{L})(?:ignore|forget|disregard|scrap|don[’']t use|vergiss|vergesst|ignorier\p{L}*|nicht nehmen|oublie[zr]?|ignore[rz]|olvida\p{L}*|ignor[ae]\p{L}*|lascia(?:te)? (?:perdere|stare)|dimentica\p{L}*|esque[cç]\p{L}*|negeer|vergeet|pomiń|zignoruj\p{L}*)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:pric(?:es?|ing)|rates?|preise?n?|tarife?|prix|tarifs|precios?|tarifas?|prezz[io]|preços?|prij(?:s|zen)|cen[ya]?)(?!\p{L})|(?:料金|価格)は(?:無視|使わない)/iu,
);
/** Whose prices of a thread are not to be used. */
export const dismissedIn = (line: string, { drafts }: Thread): string[] => {
  const said = dismisses.exec(line);
  const around = line.slice(Math.max(0, (said?.index ?? 0) - 30)).toLowerCase();
  return said === null ? [] : [...new Set(drafts.values())].filter((name) => around.includes(name));
};

export function threadOf(lines: readonly string[]): Thread {
  const talk = new Set<number>();
  const announced = new Set<number>();
  const drafts = new Map<number, string>();
  const heads = lines.flatMap((line, at) =>
    line.length <= 200 && (sender.test(line) || wrote.test(line)) ? [at] : [],
  );
  if (heads.length < minSenders) {
    const gap = lines.findIndex((line, at) => at > (heads[0] ?? at) && line.trim() === '');
    const first = lines.findIndex(
      (line, at) => gap > (heads[0] ?? 0) + 1 && at > gap && line.trim() !== '',
    );
    if (isCover(lines, first)) announced.add(first);
    return { talk, announced, drafts };
  }
  let isCopy = false;
  let author = '';
  for (let at = heads[0] ?? 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (heads.includes(at)) {
      isCopy = false;
      author = (by.exec(line) ?? ofMail.exec(line))?.[1]?.toLowerCase() ?? '';
    } else if (line.trim() !== '' && isAnnounced(line)) {
      announced.add(at);
      isCopy = true;
    } else if (line.trim() !== '') {
      if (isCopy) drafts.set(at, author);
      else talk.add(at);
    }
  }
  return { talk, announced, drafts };
}

/** Whoever hands it over speaks of themselves, of all of it, or of where it stands. */
const handing =
  /(?<!\p{L})(?:i|i[’'](?:ve|m|ll|d)|me|my|here[’']?s|below|sorry|somebody|someone|everything|ich|mir|hab|hier|unten|alles|euch|dir|j[’']ai|je|moi|voici|voilà|ci-dessous|tout|yo|aquí|abajo|todo|te|os|io|ti|voi|metto|giro|tutto|sotto|eu|aqui|abaixo|tudo|segue|ik|hieronder|alles|poniżej|wszystko|wam|ci|przesyłam)(?!\p{L})|以下|下記|まとめ|お願い/iu;
const maxCover = 240;

/** The first words of a mail, in a line or two and without a figure, above what it brings. */
export function isCover(lines: readonly string[], at: number): boolean {
  const words = lines[at] ?? '';
  const isAlone = words !== '' && (lines[at + 1] ?? '').trim() === '';
  return isAlone && words.length <= maxCover && !/\d/.test(words) && handing.test(words);
}
