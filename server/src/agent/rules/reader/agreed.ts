// What either side undertook to do in a call: `I will send you the plan by 16 March.` It was said to
// the reader or by them, so a follow-up may tell it: who, what, and by when.
import { figuresIn } from '../../../claims/figures.ts';
import { reasonToHide } from '../../../claims/screen/judge.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { isQuestion } from '../context/questions.ts';
import { talkIn } from './turns.ts';

export interface Agreed {
  who: string;
  /** The reader does it. */
  theirs: boolean;
  /** As it was said. */
  text: string;
  /** By when, or when. */
  date?: string;
}

const maxAgreed = 8;
const maxText = 240;

export function agreedIn(
  texts: readonly string[],
  names: readonly string[],
  language: string,
): Agreed[] {
  return texts
    .flatMap((raw) => talkIn(raw, names))
    .flatMap(({ speaker, theirs, said }) =>
      sentencesOf(plainText(said.replaceAll('\n', ' ')), language)
        .filter((text) => isUndertaken(text, theirs, language))
        .map((text) => {
          const date = dayIn(text);
          return { who: speaker, theirs, text, ...(date === undefined ? {} : { date }) };
        }),
    )
    .slice(0, maxAgreed);
}

/** Whoever says it does it: by a day, or for the other. */
const isUndertaken = (text: string, theirs: boolean, language: string): boolean =>
  text.length <= maxText &&
  !isQuestion(text) &&
  !asksOther.test(text) &&
  // It was said to the other side: `I will …` is no colleague's note here.
  reasonToHide(`“${text}”`) === undefined &&
  ((theirs ? assents.test(text) && dayIn(text) !== undefined : offers.test(text)) ||
    ((undertakes[language] ?? none).test(text) &&
      (dayIn(text) !== undefined || toOther.test(text) || wide.test(text))));

const wide = /[\p{scx=Han}\p{sc=Arabic}]/u;
const does =
  'send|get|bring|give|call|ring|mail|email|forward|share|put|check|look|ask|talk|speak|prepare|draft|set|book|visit|come|deliver|show|confirm|arrange|let|write|quote|order|ship|pass|find|sort|organi[sz]e|reserve|make|have|do|add|include|review|sign|return|pick|drop|introduce|connect|copy|provide|fit|start|hold|keep|take';
/** In the first person or of somebody on the own side, for a time to come. */
const undertakes: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    en: [
      `(?<!\\p{L})(?:will|shall)\\s(?:(?:also|then|personally|gladly)\\s)?(?:${does})(?!\\p{L})`,
      `(?<!\\p{L})(?:i|we|he|she|they)[’']ll\\s(?:\\p{L}+\\s)?(?:${does})(?!\\p{L})`,
    ].join('|'),
    de: '(?<!\\p{L})(?:schick|send|mail|bring|reich|meld|liefer|besorg|reservier|buch|zeig|erstell|schreib|prüf|klär|bereit|komm|ruf|leg|sprech|frag|kümmer|lass)(?:e|en|t)(?!\\p{L})',
    nl: '(?<!\\p{L})(?:stuur|sturen|mail|mailen|bel|bellen|breng|brengen|lever|leveren|kom|komen|bereid|controleer|vraag|regel|regelen|zorg|zorgen|bevestig|bevestigen|reserveer|reserveren|plan|plannen|zal|zullen)(?!\\p{L})',
    fr: `(?<!\\p{L})(?:je|j[’']|nous)\\s?(?:(?:vous|lui|leur|l[’']|le|la|les|m[’']|en)\\s?){0,2}(?:envo|transm|prépar|vérifi|appel|rappel|apport|parl|pass|vien|ven|livr|réserv|confirm|fai|fourni|donn|montr|écri|adress|met|demand|organis|occup|reviens|revenons|tiens|tenons)\\p{L}*`,
    es: '(?<!\\p{L})(?:mando|mandamos|envío|enviamos|paso|pasamos|llamo|llamamos|reservo|reservamos|preparo|preparamos|llevo|llevamos|traigo|traemos|confirmo|confirmamos|hago|hacemos|escribo|consulto|hablo|reviso|revisamos|doy|damos|entrego|entregamos|visitamos|enseño|(?:voy|vamos) a|(?:enviar|mandar|pasar|llamar|preparar|confirmar|hablar|entregar|visitar|revisar)(?:é|emos))(?!\\p{L})',
    it: '(?<!\\p{L})(?:mando|mandiamo|invio|inviamo|spedisco|spediamo|passo|passiamo|chiamo|chiamiamo|richiamo|preparo|prepariamo|porto|portiamo|confermo|confermiamo|faccio|facciamo|scrivo|verifico|verifichiamo|controllo|parlo|vengo|veniamo|consegno|consegniamo|prenoto|mostro|(?:mander|invier|passer|chiamer|preparer|porter|confermer|verificher|far|verr|consegner)(?:ò|emo))(?!\\p{L})',
    pt: '(?<!\\p{L})(?:envio|ligo|ligamos|levo|levamos|trago|trazemos|faço|fazemos|falo|falamos|passo|passamos|mostro|dou|vou|verifico|verificamos|(?:enviar|mandar|passar|ligar|preparar|confirmar|falar|entregar|verificar)(?:ei|emos))(?!\\p{L})',
    pl: '(?<!\\p{L})(?:wyślę|wyślemy|przesyłam|prześlę|prześlemy|podeślę|podeślemy|zadzwonię|zadzwonimy|przygotuję|przygotujemy|przywiozę|przywieziemy|sprawdzę|sprawdzimy|potwierdzę|potwierdzimy|dam znać|damy znać|porozmawiam|przyjadę|przyjedziemy|dostarczę|dostarczymy|umówię|zarezerwuję|zarezerwujemy|zapytam|pokażę|pokażemy|przekażę|przekażemy|zrobię|zrobimy)(?!\\p{L})',
    ja: '(?:送り|送付|連絡|届け|伺い|訪問|用意|準備|確認|手配|持参|共有|提出|説明|案内|渡し|作成)(?:いた|致)?(?:します|しておきます|させていただきます|ます)',
    ar: '(?<!\\p{L})س(?:أرسل|نرسل|أتصل|نتصل|أزور|نزور|أجهز|نجهز|أؤكد|نؤكد|أحضر|نحضر)\\p{L}*',
  }).map(([language, pattern]) => [language, new RegExp(pattern, 'iu')]),
);
const none = /$^/;
/** `We can do the prototype in four days.` */
const offers = new RegExp(`^we can\\s(?:${does})(?!\\p{L})`, 'iu');

/** `Agreed, you have the file on 14 April.` */
const assents =
  /^(?:agreed|okay|ok|fine|good|deal|einverstanden|in ordnung|gut|d[’']accord|entendu|de acuerdo|vale|va bene|d[’']accordo|combinado|está bem|akkoord|goed|zgoda|dobrze)[,.!:]\s|^(?:承知|了解)/iu;

/** `You send us the files` is for the other to do, and theirs to say. */
const asksOther =
  /(?<!\p{L})(?:you (?:will )?(?:send|give|get|bring)|if you|sie (?:schicken|senden|bringen|geben) uns|wenn sie|usted(?:es)? nos|nos (?:envía|manda|pasa)|vous nous|si vous|lei ci|ci (?:manda|invia)|(?:você|o senhor|a senhora) (?:envia|manda)|u (?:stuurt|geeft) ons|als u|jeśli|gdyby)(?!\p{L})/iu;
const toOther =
  /(?<!\p{L})(?:you|your|ihnen|ihre?[nmrs]?|euch|dir|vous|votre|vos|le|les|su|sus|usted|vi|lei|suo|sua|lhe|vos|seu|u|uw|jou|jullie|państwu|pani|panu|ci|wam)(?!\p{L})/iu;

const weekday =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałk\\p{L}|poniedziałek|wtorek|wtorku|środ[ayęą]|czwartek|czwartku|piątek|piątku|sobot[ayęą]|niedziel[aięą])';
const named = new RegExp(
  `(?<!\\p{L})(?:(?:next|nächsten?|kommenden?|prochain|próximo|prossim[oa]|próxim[oa]|volgende|przyszł\\p{L}+)\\s)?${weekday}(?!\\p{L})(?:\\s(?:prochain|que viene))?`,
  'iu',
);
const relative =
  /(?<!\p{L})(?:today|tomorrow|(?:this|next) week|tonight|heute|morgen|übermorgen|(?:diese|nächste|kommende)[nr]? woche|aujourd[’']hui|demain|(?:cette|la) semaine(?: prochaine)?|hoy|mañana|(?:esta|la próxima) semana|la semana que viene|oggi|domani|(?:questa|la prossima) settimana|hoje|amanhã|(?:esta|na próxima) semana|vandaag|(?:deze|volgende) week|dziś|jutro|(?:w tym|w przyszłym) tygodniu)(?!\p{L})|(?:今週|来週|再来週)(?:の?[月火水木金土日]曜?日?)?|[月火水木金土日]曜日?|明日|本日|غدا|اليوم/iu;

/** The day a sentence names, with its weekday where it has one. */
function dayIn(text: string): string | undefined {
  const date = figuresIn(text).findLast(({ kind }) => kind === 'date');
  const weekdayName = named.exec(text);
  if (date && weekdayName) {
    const gap = text.slice(weekdayName.index + weekdayName[0].length, date.start);
    const together = weekdayName.index < date.start && gap.length <= 8 && !/[.;]/.test(gap);
    return bare(together ? text.slice(weekdayName.index, date.end) : date.text);
  }
  return bare(date?.text ?? weekdayName?.[0] ?? relative.exec(text)?.[0]);
}

const bare = (day: string | undefined): string | undefined =>
  day?.trim().replace(/(?<=\p{L}{3})\.$/u, '');
