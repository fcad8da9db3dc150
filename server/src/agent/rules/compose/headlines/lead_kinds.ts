// Words that tell one kind of line from another, where several files ask.
import { lean } from '../../../../platform/text/quickened.ts';
import type { Brief } from '../brief/brief.ts';
import { defines } from '../texts/claim_lines.ts';

/** How one is bound and how one gets out is for those who have decided. */
export const ofContract = lean(
  /(?<!\p{L})(?:contracts?|notice|warranty|guarantee|\p{L}*vertrag|kündigung\p{L}*|gewährleistung|garantie|contrat|préavis|contrato|aviso|garantía|contratto|preavviso|garanzia|garantia|opzegtermijn|umow\p{L}*|gwarancj\p{L}+)(?!\p{L})|契約|解約|保証/iu,
);

/** Where one leaves the car is for those who come. */
export const ofArrival = lean(
  /(?<!\p{L})(?:parking|car parks?|parkpl[aä]tz\p{L}*|parkhaus|stationnement|aparcamiento|parcheggi[oi]?\p{L}*|estacionamento|parkeer\p{L}+|parkeren|parkingu?|miejsca parkingowe)(?!\p{L})|駐車|مواقف/iu,
);

/** Speaks to the reader. */
export const ofYou =
  /(?<!\p{L})(?:you|your|sie|ihre?[nmrs]?|du|dein\p{L}{0,2}|ihr|euch|euer|eure[nmrs]?|vous|votre|vos|usted|su|sus|lei|suo|sua|suoi|sue|voi|vostr[oaie]|você|seu|seus|suas|u|uw|je|jouw|państwo|pan|pani|twój)(?!\p{L})/iu;

/** `Ledgerline is a calendar with …`, `Die Klinik am Wall ist …`, by whatever part of its name. */
export const definesHouse = ({ source: { product = ' ' } }: Brief, line: string): boolean =>
  defines.test(line) &&
  (line.slice(0, product.length + article).includes(product) ||
    line.split(' ', 1)[0] === product.split(' ', 1)[0]);
const article = 4;

/** The house, by how it is registered. */
export const ofFirm =
  /(?<!\p{L})(?:gmbh|ltd|limited|inc|llc|ag|kg|ohg|sarl|sas|s\.l\.|s\.a\.|snc|srl|s\.r\.l|s\.p\.a|lda|b\.v\.|bv|sp\. z o)(?!\p{L})|株式会社/iu;

/** `ミエルラボは、食品工場の外観検査をカメラとAIで自動化するサービスです`: what it does. */
export const doneBy =
  /^[^、。]{2,24}は、?(\S{6,40}\p{sc=Han})する(?:[^、。はを]{0,12})(?:サービス|システム|会社|ソフト|アプリ|仕組み)です$/u;
