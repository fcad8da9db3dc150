// Offers told a line each, `Start – up to 5,000 parcels, one bench – £690/month`: each becomes a row, so that its
// name, what it holds and its price stay together. The items of a bill are no offers to choose from.
import { hasAmount, isOnRequest } from '../../../platform/text/money.ts';

const bullet = /^\s*(?:[-*+•·–]\s+)?/u;
const named =
  /^(?:\*\*)?([\p{Lu}\p{Lo}][^:：.!?;,|()]{0,38}?)(?:\*\*)?\s?(?:[:：]\s*|\s[–—-]\s+)(\S.{8,400})$/u;
const maxNameWords = 4;
const minOffers = 2;
const maxOffers = 4;

const from =
  '(?:(?:from|ab|à partir de|dès|desde|da|a partir de|vanaf|od|only|nur) )?(?:月額|年額)?';
const sum = String.raw`(?:(?:US\$|R\$|[€£$¥]|EUR|CHF|GBP|PLN)\s?\d[\d.,'’\u00a0\u202f]*|\d[\d.,'’\u00a0\u202f ]*\s?(?:[€£¥]|EUR|CHF|GBP|PLN|USD|zł|[万千]?円))`;
/** A price and what it is for: `£1,150 a month + £4,200 once`. */
const priceText = String.raw`(${from}${sum}(?![\d\p{L}])[^.;:!?。、]{0,50})`;
const priceLast = new RegExp(
  String.raw`^(.{8,}?)(?:\s[–—-]\s|,\s|;\s|\.\s|[、。：]|\s?→\s|:\s)${priceText}[.。]?$`,
  'iu',
);
const priceFirst = new RegExp(
  String.raw`^${priceText}(?:\s[–—-]\s|,\s|;\s|\.\s|[、。：]|:\s)(.{8,})$`,
  'iu',
);

/** Paid again and again: what one decides for, and no item of a bill. */
const recurring =
  /(?:\/\s?|(?:per|a|an|each|pro|je|im|par|al|alla|por|ao|à|à la|per|op|na|za|p)\s|月額|年額)(?:seat|user|person|head|month|year|week|day|night|visit|monat|jahr|woche|tag|nacht|person|mois|an|jour|nuit|personne|mes|año|día|noche|persona|mese|anno|giorno|notte|mês|ano|dia|noite|pessoa|maand|jaar|dag|nacht|persoon|miesiąc|rok|dzień|osob[ęy]|m)(?!\p{L})|\/(?:mo|yr)(?!\p{L})|monthly|yearly|monatlich|jährlich|mensuel|mensual|mensile|mensal|maandelijks|miesięcznie|\/\s?[月年人]|月額|年額|(?:^|\s)pcm(?!\p{L})/iu;
const choice =
  /(?<!\p{L})(?:packages?|plans?|tiers?|options?|editions?|memberships?|ways of working|pakete?|tarife?|stufen|optionen|varianten|service|formules?|forfaits?|offres?|paquetes?|planes|opciones|modalidades|tarifas|pacchetti|piani|formule|opzioni|pacotes?|planos|opções|pakketten|abonnementen|opties|pakiety|plany|warianty|abonamenty)(?!\p{L})|プラン|コース|パック/iu;

/** `like Basic, plus …`: a larger offer tells what it adds to the smaller. */
const builds =
  /^(?:like|as in|plus|everything in|all of|wie|alles (?:aus|von)|zusätzlich|dazu|comme|tout (?:de|ce)|en plus|como|más|todo lo de|mais|tudo (?:d[oe]|o)|além|come|più|tutto (?:di|quello)|in più|zoals|alles (?:van|uit)|jak|wszystko z|oraz)(?!\p{L})|に加え/iu;

interface Offer {
  name: string;
  told: string;
  price: string;
}

/** The lines with every such run unfolded. Each run is looked at once, and as a whole: the end of a long list is no choice. */
export function unfoldOffers(lines: readonly string[]): string[] {
  const offers = lines.map(offerIn);
  const out: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const run = runFrom(offers, at);
    if (isChoice(run, lines, at)) {
      out.push(...run.map(({ name, told, price }) => `| ${name} | ${told} | ${price} |`));
    } else out.push(...lines.slice(at, at + Math.max(1, run.length)));
    at += Math.max(1, run.length);
  }
  return out;
}

function runFrom(offers: readonly (Offer | undefined)[], from: number): Offer[] {
  const run: Offer[] = [];
  for (let at = from; ; at++) {
    const offer = offers[at];
    if (offer === undefined) return run;
    run.push(offer);
  }
}

function isChoice(run: readonly Offer[], lines: readonly string[], at: number): boolean {
  if (run.length < minOffers || run.length > maxOffers) return false;
  if (new Set(run.map(({ name }) => name)).size < run.length) return false;
  if (run.filter(({ price }) => recurring.test(price)).length * 2 > run.length) return true;
  if (run.some(({ told }) => builds.test(told))) return true;
  const above = lines.slice(Math.max(0, at - 2), at).findLast((line) => line.trim() !== '');
  return above !== undefined && above.length <= 80 && choice.test(above);
}

function offerIn(line: string): Offer | undefined {
  if (line.length > 460 || !hasAmount(line)) return undefined;
  const [, name = '', rest = ''] = named.exec(line.replace(bullet, '')) ?? [];
  if (name === '' || hasAmount(name) || name.split(/\s+/).length > maxNameWords) return undefined;
  if (/[|｜]/u.test(rest)) return undefined;
  const [, told = '', last = ''] = priceLast.exec(rest) ?? [];
  if (isTold(told)) return { name, told, price: last.trim() };
  const [, first = '', more = ''] = priceFirst.exec(rest) ?? [];
  return isTold(more) ? { name, told: more, price: first.trim() } : undefined;
}

const isTold = (text: string): boolean =>
  (/\S\s+\S/.test(text) || /[\p{sc=Han}\p{sc=Katakana}]{4}/u.test(text)) && !isOnRequest(text);
