// What the team arranges with this reader (`Ruth comes by on 9 March`, `they are welcome to see the press at work`) stands in
// no source and needs none: whoever asks for it knows. What the offer is or does is a source's to say.
import { isGivenName } from '../../../../claims/screen/given_names.ts';
import { superlativesIn } from '../../../../claims/superlatives.ts';
import { monthNames, shortMonths } from '../../context/months.ts';
import { absolutes, free } from '../../grammar/languages/claim_words.ts';

const month = new RegExp(
  `(?<!\\p{L})(?:${monthNames})(?!\\p{L})|\\d\\.?\\s(?:${shortMonths})(?!\\p{L})|(?<!\\p{L})(?:styczni|kwietni|sierpni|wrześni|grudni|październik|listopad|czerwc|lipc|marc|maj|lut)(?:u|em|ym|iem)(?!\\p{L})|\\d月|(?<!\\d)\\d{1,2}[./]\\d{1,2}(?!\\d)`,
  'iu',
);
const invites =
  /(?<!\p{L})(?:welcome|willkommen|bienvenue?s?|bienvenid[oa]s?|benvenut[oaie]|bem-vind[oa]s?|welkom|zapraszamy|mile widzian[iey])(?!\p{L})|歓迎|お越し/iu;
const title =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Mme|M\.|Sr\.?|Sra\.?|Sig\.?(?:ra)?|Dott\.?(?:ssa)?|Dhr\.?|Mevr\.?|Pan[ai]?)\s\p{Lu}|\p{sc=Han}{1,4}(?:さん|様)/u;

/** A day, a person or an invitation, and no promise that only a source may make. */
export function isArrangement(said: string): boolean {
  const names = said.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? [];
  const isNamed =
    month.test(said) || invites.test(said) || title.test(said) || names.some(isGivenName);
  const promises =
    absolutes.test(said) || free.test(said) || /%/.test(said) || superlativesIn(said).length > 0;
  return isNamed && !promises;
}
