// Lines that are true and whole, and still nothing to open a letter with: a certificate, a capacity, a pronoun whose word
// stood in another sentence, what is asked or feared most.

import { figuresIn } from '../../../../claims/figures.ts';
import { lean } from '../../../../platform/text/quickened.ts';
import { compares, ofProblem, tellingFigure, wordCount } from '../texts/claim_lines.ts';
import { goesWithout, isPledge } from '../texts/pledges.ts';
import { isStatement } from '../texts/statements.ts';
import type { Brief } from './brief.ts';
import { isOwn } from './own_lines.ts';
import { quotedCompanies } from './proof.ts';

/** Unless the team asks for just this, it leads nobody. */
export const isOdd = (brief: Pick<Brief, 'language'>, line: string): boolean =>
  isHalf(brief, line) || (!isPledge(line) && (isCertified(line) || isCapacity(line)));

/**
 * `Free weekends: 12–14 June, 3–5 July`, `Martedì 20 maggio, ore 15, magazzino`: days, hours and places, and nothing said of
 * them. One day with its name (`Open day: 14 May`) leads where the team asks for it.
 */
export function isDated(line: string, language: string, asked = false): boolean {
  const days = figuresIn(line).filter(({ kind }) => kind === 'date');
  if (days.length === 0 || isStatement(line, language)) return false;
  const bare = days.reduce((left, { text }) => left.replace(text, ' '), line).replace(ofHour, ' ');
  const words = wordCount(bare.replace(/\d[\d.,:–-]*/gu, ' '));
  const begins = (days[0]?.start ?? 0) < ofBeginning;
  return days.length > 1 ? words <= maxBeside : !asked && begins && words <= maxBeside + 2;
}
/** A day of the week and its number. */
const ofBeginning = 14;
const maxBeside = 4;
const ofHour =
  /(?<!\p{L})(?:\p{L}{3,10}(?:day|tag|woch)s?|ore|uhr|heures?|h|horas?|uur|am|pm|and|und|et|y|e|en|i)(?!\p{L})/giu;

/** Whatever the team asks for: of what it speaks stands elsewhere, or it is their trouble and no answer to it. */
export const isHalf = ({ language }: Pick<Brief, 'language'>, line: string): boolean =>
  isDangling(line, language) ||
  [ofAsking, goesOn, ofThanks, ofHerself, runOn, verbFirst, yesOrNo].some((one) => one.test(line));

/** `Danach bekommen Sie …`, `Lo chiedono spesso`, `That's why …`: the sentence before says after what, or what. */
const goesOn =
  /^(?:afterwards?|then|meanwhile|that[’']s why|which is|without (?:it|them)|danach|dann|anschließend|dazwischen|deshalb|daher|dadurch|darum|solange (?!die|der|das|sie|wir|ihr)|ensuite|puis|entre-temps|sinon|luego|después|además|mientras tanto|poi|inoltre|nel frattempo|(?:lo|la|li|le) \p{L}+(?:ono|ano|iamo)(?!\p{L})|depois|além disso|entretanto|daarna|daarom|dus|tussendoor|ondertussen|potem|następnie|dlatego|dzięki temu)(?=[\s,])|^(?:その後|次に|そこで|これにより)|最も多く(?:伺う|いただく|寄せられる)|(?:(?:is|are) what|that[’']s (?:why|what|how))(?!\p{L})|(?<!\p{L})(?:kills|fixes|solves|causes|stops) (?:them|it)$/iu;
/** `Wordt binnen drie weken betaald`: what is, stood in the line before. */
const verbFirst =
  /^(?:wordt|worden|wird|werden|viene|vengono|verrà|verranno|será|serán|serão|sera|seront|will be|is being|zostanie|zostaną)\s[^?]*$/iu;
/** `Sì, prova in sede`: what was asked stood before it. */
const yesOrNo = /^(?:yes|yep|no|ja|nein|nee|oui|non|sí|sì|sim|não|tak|nie)[,;:]\s/iu;
/** `NO. nobody can. what I do`: typed in haste, and no sentence. */
const runOn = /\p{L}{2}[.!?]\s\p{Ll}/u;
/** Courtesies open a letter, and no page. */
const ofThanks = lean(
  /^(?:(?:many )?thanks?(?: you)?(?!\p{L})|(?:vielen|herzlichen|besten) dank|danke(?!\p{L})|merci(?!\p{L})|(?:muchas )?gracias|grazie|obrigad[oa]|(?:hartelijk )?(?:be)?dankt?(?!\p{L})|dziękuj\p{L}+|we are (?:pleased|happy|delighted)|wir freuen uns|nous sommes (?:heureux|ravis)|i hope|ich hoffe|j[’']espère)|ありがとうございま|お世話になって/iu,
);
/** `The ones they have cavitate`: the reader, spoken of to colleagues. */
const ofHerself =
  /(?<!\p{L})(?:(?:the )?ones? (?:they|she|he) (?:ha(?:ve|s)|uses?)|she (?:has|wants|asked|said|is|was|needs?)|he (?:has|wants|asked|said|needs?)|sie hat (?:gesagt|erzählt|gefragt)|er hat (?:gesagt|gefragt)|elle (?:veut|a (?:dit|demandé))|il (?:veut|a (?:dit|demandé))|(?:ella|él) (?:dice|quiere|duda))(?!\p{L})/iu;

/** `ISO 9001`, `VDI 6022`, `BS EN 62305`: a standard is called so in every language. */
const standard =
  /(?<![\p{L}\d])(?:ISO|IEC|DIN|VDI|VDE|DVGW|EN|BS|NF|UNE|UNI|NEN|PN|JIS|ASTM|ATEX|BRC|IFS|FSSC|HACCP|SOC|NEBOSH|CHAS)(?:[\s/-](?:EN|ISO|IEC|Zone|[A-Z]))?[\s-]?\d/u;
const certificate = lean(
  /(?<!\p{L})(?:certifi(?:ed|cate[ds]?|cation)|accredit\p{L}+|zertifi\p{L}+|certifié\p{L}*|certificat(?:ion)?s?|certificad[oa]s?|certificaci\p{L}+|certificat[oaie]|certificazion[ei]|certificaç\p{L}+|gecertificeerd|certifica(?:at|ten)|certyfik\p{L}+)(?!\p{L})|認証|認定/iu,
);
/** `You have the certificate the same day` is no certificate of the house. */
const handed =
  /(?<!\p{L})(?:you(?:r)?|ihnen|sie|ihre?[nmrs]?|vous|votre|vos|usted|su|le|lei|você|seu|sua|u|uw|je|państw\p{L})(?!\p{L})/iu;
const isCertified = (line: string): boolean =>
  standard.test(line) || (certificate.test(line) && !handed.test(line) && !/\d/.test(line));

/** `Capacity 90,000 bottles per day`: so many of something in so long, and not how long. */
const capacity = lean(
  /(?<![\d.,])\d[\d.,]*(?:[ \u00A0\u202F]\d{3})*\s(?!(?:seconds?|minutes?|hours?|days?|weeks?|sekunden|minuten|stunden|tage|secondes?|heures?|jours?|segundos?|minutos?|horas?|días?|second[oi]|minut[oi]|or[ae]|giorn[oi]|dias?|seconden|uur|uren|dagen)(?!\p{L}))(?:\p{L}[\p{L}²³-]*\s){1,3}(?:an?|per|each|pro|am|im|par|al|por|ao|na|w|op|à l[’'])\s?(?:day|hour|shift|week|month|year|tag|stunde|schicht|woche|monat|jahr|jour|heure|semaine|mois|an|día|hora|turno|semana|mes|año|giorno|ora|settimana|mese|anno|dia|mês|ano|dag|uur|maand|jaar|dzień|dobę|godzinę|miesiąc|rok)(?!\p{L})|(?:月産|日産|年産|毎日|毎月|月に|一日)(?:約|およそ)?[\d,万千]/iu,
);
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

/** `Tom is worried about: consultants who leave`: what a label calls their trouble is no answer to it. */
export function isTheirTrouble({ input }: Brief, text: string): boolean {
  const written = input.page.pageContext;
  const at = written.indexOf(text.slice(1));
  const line = written.slice(written.lastIndexOf('\n', at) + 1, Math.max(0, at - 1));
  const label = /^(.{2,60}?)[:：]/u.exec(line.replace(/^[\s*•·–—-]+/u, ''))?.[1]?.trim();
  return at > 0 && label !== undefined && (ofProblem.test(label) || ofWorry.test(label));
}
/** The last line of the paper: how the house is registered, that it may err and is supervised. */
const ofColophon =
  /(?<!\p{L})(?:E&OE|errors and omissions|registered (?:in|office)|authorised and regulated|all rights reserved|technische änderungen|irrtümer? (?:und|vorbehalten)|alle rechte vorbehalten|handelsregister|tous droits réservés|RCS|SIRET|todos los derechos|aviso legal|política de cookies|tutti i diritti|P\.? ?IVA|todos os direitos|alle rechten|KvK)(?!\p{L})|無断転載|©/u;
const ofWorry =
  /(?<!\p{L})(?:worr(?:y|ies|ied)|afraid|fears?|concerns?|concerned|hates?|complains?|asked|asks|wants|today|currently|sorge[n]?|befürcht\p{L}+|angst|fragt|heute|bisher|jetzt|inquiet\p{L}*|inquiét\p{L}+|craint|aujourd[’']hui|preocupa\p{L}*|teme|pregunta|hoy|preoccup\p{L}+|chiede|oggi|preocup\p{L}+|receia|hoje|bezorgd|zorgen|vraagt|nu|obaw\p{L}+|boi się|pyta|teraz)(?!\p{L})|不安|心配|現状|お悩み/iu;

/**
 * What may stand below the headline of a page for nobody: who was there, how it is paid, what holds in one case. Whoever
 * opens a page wants to know whom it is for and what changes.
 */
export function isBesideThePoint(brief: Brief, sentence: string): boolean {
  const { source, addressee, language } = brief;
  const label = /^((?:[^\s:：.!?]{1,20}\s?){1,3})[:：]\s/u.exec(sentence)?.[1];
  const ofHouse = source.product !== undefined && label?.includes(source.product) === true;
  const [first = ''] = (addressee.full ?? '').split(' ');
  return (
    (label !== undefined && !ofHouse) ||
    isHalf(brief, sentence) ||
    ofColophon.test(sentence) ||
    quotedCompanies(source.quotes).some((name) => sentence.startsWith(name)) ||
    isTheirTrouble(brief, sentence) ||
    ofSide.test(sentence) ||
    inOneCase.test(sentence) ||
    (ofHistory.test(sentence) && !isOwn(brief, sentence.replace(ofHistory, ''))) ||
    (language !== 'ja' && first.length > 2 && sentence.includes(first)) ||
    (isDated(sentence, language) && !/[.!?]$/u.test(sentence))
  );
}
/** How it is paid, booked, held and cut in price; since when the house is there and where one parks. */
export const ofSide = lean(
  /(?<!\p{L})(?:financing|financed|financement|financia(?:ción|mento)|finanziament[oi]|leasing|apr|taeg?|instal(?:l?ments?)|payments?|payable|deposits?|discounts?|retainer|invoiced?|(?:we|wir|nous) (?:take|keep|charge|behalten|prenons) \d+\s?%|(?:hold|reserve) (?:a|the|your) (?:date|place|slot|week)|subject to|valid (?:until|for|to)|no problem|parking|zahlbar|zahlung\p{L}*|ratenzahlung|finanzier\p{L}*|anzahlung\p{L}*|rabatt\p{L}*|skonto|(?:angebot )?gilt bis|gelten andere|paiements?|acompte|remises?|tarifs? (?:garanti|valable)\p{L}*|valables? jusqu|pagos?|a la firma|cuotas|descuentos?|válid[oa] hasta|pagament[oi]|sconto|rate(?:izzazione)?|bonifico|caparra|valid[oa] fino|descontos?|reserva com|sinal de|betaling\p{L}*|korting|aanbetaling|geldig tot|płatnoś\p{L}+|przelew\p{L}*|zaliczk\p{L}+|rabat\p{L}*|(?:all|alle) (?:prices|preise|prijzen)|prix (?:ht|ttc))(?!\p{L})|(?:^|\s)[-–]?\d+\s?% off(?!\p{L})|税別|支払|請求|割引|駐車/iu,
);
/** Since when, and how many they are. */
const ofHistory =
  /^(?:(?:founded|established|since|gegründet|seit|fondée?s?|depuis|fundad[ao]s?|desde|fondat[aei]|dal|opgericht|sinds|założon\p{L}+|od) (?:in |en |nel )?(?:18|19|20)\d\d(?!\d)|(?:18|19|20)\d\d年(?:創業|設立))/iu;

/** `Bei feuchter Wiese …`, `Sous 40 % d'humidité …`. */
export const inOneCase =
  /^(?:in case|under|above|below|up to \d|bei|ab (?!sofort)|unter|über|bis \d|en cas|sous|jusqu[’']à \d|au-dessus|en caso|hasta \d|a partir de|in caso|sotto|fino a \d|oltre|em caso|em dia|até \d|bij|tot \d|boven|w przypadku|do \d|przy)\s/iu;
