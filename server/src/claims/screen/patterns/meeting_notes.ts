// Headings of what a colleague wrote down in a talk with somebody: `From the meeting of 3 May (Ann's notes)`. Below
// it is what was heard and thought there, line by line, for those who were not there. Minutes and notes that are
// sold (`Meeting notes that write themselves`) have neither a day nor a name.
import { givenNames } from '../given_names.ts';

const talks =
  '(?:meetings?|calls?|conversations?|visits?|gespräche?s?|besprechung|telefonate?s?|(?:orts)?termins?|besuchs?|réunion|entretien|rendez-vous|appel|visite|reunión|llamada|visita|charla|riunione|incontro|telefonata|chiamata|sopralluogo|reunião|conversa|chamada|gesprek|overleg|bezoek|telefoontje|spotkani\\p{L}{1,3}|rozmow\\p{L}{1,2}|wizyt\\p{L}{1,2})';
const notes =
  '(?:notes?|scribbles|notiz(?:en)?|mitschrift|aufzeichnungen|apuntes|notas|appunti|apontamentos|notities|aantekeningen|notatki)';
const reports =
  '(?:report|summary|bericht|compte[- ]rendu|informe|resumen|resoconto|relatório|resumo|verslag|relacja|sprawozdanie)';
const near = '[^.!?]{0,50}?(?<!\\p{L})';
const word = (...parts: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'iu');

const ofTalk = word(
  `${talks}(?!\\p{L})${near}${notes}`,
  `${notes}(?!\\p{L})${near}${talks}`,
  `${reports}(?!\\p{L})${near}(?:gesprächs?|telefonats?|calls?|conversation|entretien|appel|llamada|telefonata|chiamata|conversa|chamada|gesprek|telefoontje|rozmow\\p{L}{1,2})`,
  `(?:call|meeting) ${reports}`,
  '(?:gesprächs|telefon|besuchs|besprechungs|meeting|call)-?notiz(?:en)?|(?:gespreks|bel|bezoek|vergader)-?(?:notities|verslag|aantekeningen)',
);
const inJapanese =
  /(?:打ち?合わ?せ|商談|訪問|面談|電話|ヒアリング)(?:の|時の)?(?:メモ|記録|覚え書き)/u;
const dated =
  /(?<!\d)\d{1,2}(?:[./]\d{1,2}|(?:st|nd|rd|th|º|\.)?(?: (?:de|of))? ?(?:\p{L}{3,10}|月))/u;
/** For those who read, or by them. */
const forReaders =
  /(?<!\p{L})(?:your?|ihre?[nmrs]?|vos|votre|su|sus|vostr[aeio]|suas?|seus?|uw|państwa|for (?:guests|visitors|parents|members)|für (?:gäste|besucher|eltern))(?!\p{L})|お客様|みなさま/iu;

const names = (text: string): boolean =>
  text
    .matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}{1,15})(?!\p{L})/gu)
    .some(([, name = '']) => givenNames.has(name.toLowerCase()));
const signed =
  /(?<!\p{L})\p{Lu}\p{Ll}{1,15}[’']s (?:own |rough )?notes(?!\p{L})|[(（](?:my|our|meine|unsere|mes|mis|miei|os meus|mijn|moje) \p{L}{4,14}[)）]/u;

export function isMeetingNotes(heading: string): boolean {
  if (heading.length > 110 || /(?<!\d)[.!?。！？]\s*$/u.test(heading) || forReaders.test(heading))
    return false;
  if (inJapanese.test(heading)) return /\d/.test(heading);
  return signed.test(heading) || (ofTalk.test(heading) && (dated.test(heading) || names(heading)));
}

/** What both sides agreed on there, or what they were offered: theirs as well. */
export const agreedThere =
  /^\s*(?:[-*•–—・]\s?)?(?:(?:what )?we (?:have )?(?:agreed|offered|proposed)|agreed|decided|offered|(?:wir haben )?(?:vereinbart|angeboten|beschlossen|ausgemacht)|convenu|proposé|décidé|acordado|ofrecido|concordato|proposto|deciso|combinado|afgesproken|aangeboden|besloten|ustalono|zaproponowaliśmy|決まったこと|決定(?:事項)?|合意(?:事項)?|当方(?:の|から)?提案|ご?提案)\s?[:：]\s?\S/iu;
