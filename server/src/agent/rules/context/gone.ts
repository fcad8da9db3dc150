// Entries of lists that can no longer be had: a date that is taken, a size that is sold out.
import { quickened } from '../../../platform/text/quickened.ts';

const words = [
  'gone|taken|sold(?: out)?|fully booked|booked(?: out)?|full|no longer available|not available|unavailable',
  'weg|vergeben|ausgebucht|belegt|besetzt|verkauft|ausverkauft|vergriffen|voll|nicht mehr (?:frei|verfügbar)',
  'complet(?:e|s|es)?|pris(?:e|es)?|réservée?s?|vendue?s?|épuisée?s?|plus disponible',
  'completo|agotad[oa]s?|ocupad[oa]s?|reservad[oa]s?|vendid[oa]s?|ya no disponible',
  'esaurit[oaie]|complet[oaie]|occupat[oaie]|vendut[oaie]|prenotat[oaie]|al completo',
  'esgotad[oa]s?|vendid[oa]s?|ocupad[oa]s?|reservad[oa]s?|já não disponível',
  'bezet|volgeboekt|vol|uitverkocht|verkocht|weg|niet meer beschikbaar',
  'zajęt[aey]|wyprzedan[aey]|sprzedan[aey]|brak miejsc|niedostępn[aey]',
].join('|');
/** It ends the cell, or what is in brackets behind it does: `Ham Bridge, GONE (council)`. */
const ends = new RegExp(
  quickened(
    `(?:^|[,;:–—(-]\\s?|\\s[–—-]\\s|^(?:already|schon|bereits|déjà|ya|già|já|al|już)\\s)(?:already |schon |bereits |déjà |ya |già |já |al |już )?(?:${words})(?:\\)|!|\\.)*(?:\\s?[(（][^()（）]{0,60}[)）])?$`,
  ),
  'iu',
);
const shouted =
  /(?<!\p{L})(?:GONE|SOLD(?: OUT)?|TAKEN|FULL|VERGEBEN|AUSGEBUCHT|COMPLET|AGOTADO|COMPLETO|ESAURITO|ESGOTADO|VENDIDO|BEZET|UITVERKOCHT|ZAJĘTE)(?!\p{L})/u;
const wide = /(?:満席|満室|売り?切れ|完売|予約済み?|受付終了)[)）]?$/u;

/** One of its cells behind the first says so. */
export const isGone = (row: readonly string[]): boolean =>
  row
    .slice(1)
    .some((cell) => ends.test(cell.trim()) || shouted.test(cell) || wide.test(cell.trim()));
