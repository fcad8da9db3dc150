// Lines that are true and whole, and still nothing to open a letter with: a certificate, a capacity, a pronoun whose word
// stood in another sentence, what is asked or feared most.
import type { Brief } from '../brief/brief.ts';
import { compares, tellingFigure } from '../texts/claim_lines.ts';
import { goesWithout, isPledge } from '../texts/pledges.ts';

/** Unless the team asks for just this, it leads nobody. */
export const isOdd = (brief: Pick<Brief, 'language'>, line: string): boolean =>
  isHalf(brief, line) || (!isPledge(line) && (isCertified(line) || isCapacity(line)));

/** Whatever the team asks for: of what it speaks stands elsewhere, or it is their trouble and no answer to it. */
export const isHalf = ({ language }: Pick<Brief, 'language'>, line: string): boolean =>
  isDangling(line, language) || ofAsking.test(line);

/** `ISO 9001`, `VDI 6022`, `BS EN 62305`: a standard is called so in every language. */
const standard =
  /(?<![\p{L}\d])(?:ISO|IEC|DIN|VDI|VDE|DVGW|EN|BS|NF|UNE|UNI|NEN|PN|JIS|ASTM|ATEX|BRC|IFS|FSSC|HACCP|SOC|NEBOSH|CHAS)(?:[\s/-](?:EN|ISO|IEC|Zone|[A-Z]))?[\s-]?\d/u;
const certificate =
  /(?<!\p{L})(?:certifi(?:ed|cate[ds]?|cation)|accredit\p{L}+|zertifi\p{L}+|certifié\p{L}*|certificat(?:ion)?s?|certificad[oa]s?|certificaci\p{L}+|certificat[oaie]|certificazion[ei]|certificaç\p{L}+|gecertificeerd|certifica(?:at|ten)|certyfik\p{L}+)(?!\p{L})|認証|認定/iu;
/** `You have the certificate the same day` is no certificate of the house. */
const handed =
  /(?<!\p{L})(?:you(?:r)?|ihnen|sie|ihre?[nmrs]?|vous|votre|vos|usted|su|le|lei|você|seu|sua|u|uw|je|państw\p{L})(?!\p{L})/iu;
const isCertified = (line: string): boolean =>
  standard.test(line) || (certificate.test(line) && !handed.test(line) && !/\d/.test(line));

/** `Capacity 90,000 bottles per day`: so many of something in so long, and not how long. */
const capacity =
  /(?<![\d.,])\d[\d.,]*(?:[ \u00A0\u202F]\d{3})*\s(?!(?:seconds?|minutes?|hours?|days?|weeks?|sekunden|minuten|stunden|tage|secondes?|heures?|jours?|segundos?|minutos?|horas?|días?|second[oi]|minut[oi]|or[ae]|giorn[oi]|dias?|seconden|uur|uren|dagen)(?!\p{L}))(?:\p{L}[\p{L}²³-]*\s){1,3}(?:an?|per|each|pro|am|im|par|al|por|ao|na|w|op|à l[’'])\s?(?:day|hour|shift|week|month|year|tag|stunde|schicht|woche|monat|jahr|jour|heure|semaine|mois|an|día|hora|turno|semana|mes|año|giorno|ora|settimana|mese|anno|dia|mês|ano|dag|uur|maand|jaar|dzień|dobę|godzinę|miesiąc|rok)(?!\p{L})|(?:月産|日産|年産|毎日|毎月|月に|一日)(?:約|およそ)?[\d,万千]/iu;
/** `1,640 operations last year`: so many thousand of something. `42 000 m²` is how large it is. */
const thousands =
  /(?<![\d.,])\d{1,3}(?:[.,’ \u00A0\u202F]\d{3})+(?!\d|\s?(?:m²|m2|qm|sqm|ha(?!\p{L})))|\d万/u;
const isCapacity = (line: string): boolean =>
  (capacity.test(line) || (thousands.test(line) && !tellingFigure(line))) &&
  !compares.test(line) &&
  !goesWithout(line) &&
  !handed.test(line);

/** `Your customers measure them every day`: of what, another sentence said. */
const object: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?!(?:and|or|if|when|that|who|whose|so|but|until|before|after|without|while|where|what)(?!\p{L}))[^\s,;:]+\s){1,6}(?:them|it|those)(?:\s(?!(?:is|was|takes|comes|to)(?!\p{L}))[^\s,;:]+){0,8}$/iu,
  de: /^(?:(?!(?:und|oder|wenn|dass|wer|die|der|bis|bevor)(?!\p{L}))[^\s,;:]+\s){1,5}(?:ihn|diese[nmr]?|jene[nmr]?)(?:\s[^\s,;:]+){0,8}$/iu,
};
const isDangling = (line: string, language: string): boolean => {
  const found = object[language];
  return found !== undefined && /\s/.test(line) && found.test(line) && !own.test(line);
};
/** Who is told to do something holds it. */
const own = /^(?:\p{L}+\s)?(?:make|get|call|let|keep)\s/iu;

/** What comes up most often is the reader's trouble, and no answer to it. */
const ofAsking =
  /(?:最も|一番|もっとも|いちばん)多い(?:の|ご?相談|ご?質問|お悩み|声|お問い合わせ)|(?:困る|悩む|困っている)のは|困っています$|^(?:そして|また|しかし|ただし|なお|さらに|そのため|一方)/u;
