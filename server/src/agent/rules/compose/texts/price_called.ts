// What an instruction calls a price by: `the monthly price`, `Monatspreis`, `the total`, `unit prices`.
import { pricing } from '../../commands/patterns.ts';
import { sumName } from '../../grammar/languages/edit_words.ts';

const compound =
  /^(\p{L}{3,}?)s?(?:preise?n?|tarife?n?|prij(?:s|zen)|tarie(?:f|ven)|summe|bedrag|betrag)$/iu;
/** All prices are of these: none tells one from another. */
const anyPrice =
  /(?<!\p{L})(?:lists?|listed|public|published|official|the|our|public[os]?|publics?|de|du|des|del|della|di|do|da|van|von|je|per|pro|par|por|aus der liste|liste[n]?|listino|tarifa|tarifs?|catalog\p{L}*|cenn\p{L}*)(?!\p{L})|^listen$|^list$/giu;
const whole =
  /^(?:total|overall|all-in|whole|full|gesamt|end|summe|global|totale?|complessiv[oa]|totaal|łączn\p{L}+|całkowit\p{L}+|合計|総額)$/iu;
const single =
  /^(?:single|separate|unit|per item|line[- ]items?|losse|afzonderlijke|per onderdeel|einzelne[nr]?|sueltos|por partidas?|por item|per voce|par poste|poszczególn\p{L}+|individual|itemi[sz]ed|each|einzel|stück|position(?:s|en)?|unitaires?|unit[aá]ri[oae]s?|individuales?|singol[aeio]|stuks?|eenheids?|jednostkow\p{L}+|単価)$|^(?:breakdown|aufschlüsselung|détails?(?: par poste)?|desglose|dettagli[oa]?|detalhe|discriminação|uitsplitsing|rozbicie|明細|内訳)$/iu;

/** What tells this price from others; none where any price is meant, nothing where no price is. */
export function pricedAs(about: string): string | undefined {
  const built = compound.exec(about)?.[1];
  if (built !== undefined) return built.replace(anyPrice, '').trim();
  if (single.test(about) || whole.test(about)) return about;
  if (!pricing.test(about)) return undefined;
  return about
    .replace(relative, '')
    .replace(pricing, ' ')
    .replace(anyPrice, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
/** `… that concern her`. */
const relative = /\s(?:that|which|who|que|qui|che|wat|które)\s.*$/iu;

export const isOfSingle = (about: string): boolean => single.test(pricedAs(about) ?? about);
export const isOfTotal = (about: string): boolean => whole.test(pricedAs(about) ?? about);

export const isSum = (piece: string): boolean => sumName.test(piece);
