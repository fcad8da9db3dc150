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
const minSenders = 2;

export interface Thread {
  /** What senders say to each other. */
  talk: ReadonlySet<number>;
  /** What hands copy over. */
  announced: ReadonlySet<number>;
}

export function threadOf(lines: readonly string[]): Thread {
  const talk = new Set<number>();
  const announced = new Set<number>();
  const heads = lines.flatMap((line, at) =>
    line.length <= 200 && (sender.test(line) || wrote.test(line)) ? [at] : [],
  );
  if (heads.length < minSenders) return { talk, announced };
  let isCopy = false;
  for (let at = heads[0] ?? 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (heads.includes(at)) isCopy = false;
    else if (line.trim() !== '' && isAnnounced(line)) {
      announced.add(at);
      isCopy = true;
    } else if (line.trim() !== '' && !isCopy) talk.add(at);
  }
  return { talk, announced };
}
