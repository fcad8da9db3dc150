// Which prices alone may be shown, where no word says `only`: `Keep the prices to the day rate`, `Prices are fine,
// give her the oak ones`.
import type { Wish } from './command.ts';
import { nameIn } from './named.ts';
import { pricing } from './patterns.ts';
import { onlyWord, priceName } from './words.ts';

const those =
  '(?:those|the ones?|that|die|den|das|jene[nrs]?|ceux|celui|celles?|los|las|el|la|quell[aeio]|os|as|o|a|dat|degene|te|tę|ten)';
const of =
  '(?:for|of|from|in|with|für|aus|von|mit|bei|pour|d[eu]s?|de la|avec|en|para|con|per|di|del|dell[aeo]|dei|in|d[ao]s?|com|voor|van|met|dla|ze?)';
const limiting: readonly RegExp[] = [
  /^(?:keep|limit|restrict|confine|hold) (?:the |our |all )?(?:prices?|pricing|rates?|fees?|costs?) to (?<about>.{2,80}?)(?: (?:only|alone))?$/iu,
  /^(?:quote|show|give|mention|list) (?:nothing|no (?:prices?|rates?|fees?|costs?)) but (?<about>.{2,80})$/iu,
  /^(?:(?:bei |in )?(?:die |den )?(?:preise?n?|kosten|konditionen)(?: nur| bitte)?) (?:auf|zu) (?<about>.{2,80}?) (?:beschränken|begrenzen)$|^(?:beschränken?|begrenzen?)(?: sie| dich)? (?:die |den )?preise?n? auf (?<two>.{2,80})$/iu,
  /^(?:limite[rz]?|restrein(?:dre|s|dez)|borne[rz]?) (?:les |le )?(?:prix|tarifs?) (?:à l[ae']|aux?|à) ?(?<about>.{2,80})$/iu,
  /^(?:limit(?:ar|a|e|emos)|restringir|ceñir(?:se)?|ceñirnos) (?:los |el |a los )?(?:precios?|tarifas?) (?:al|a la|a los|a las|a) (?<about>.{2,80})$/iu,
  /^(?:limitare|limita|limiti|limitarsi) (?:i |il |ai )?(?:prezz[oi]|tariffe) (?:al|allo|alla|ai|agli|alle|a) (?<about>.{2,80})$/iu,
  /^(?:limitar|limite|limita|restringir) (?:os |o )?(?:preços?|valores) (?:ao|aos|à|às|a) (?<about>.{2,80})$/iu,
  /^beperk (?:de |het )?(?:prijs|prijzen|tarief|tarieven) tot (?<about>.{2,80})$|^(?:de )?(?:prijzen|tarieven) beperken tot (?<two>.{2,80})$/iu,
  /^ogranicz(?:yć)? (?:ceny|cennik) do (?<about>.{2,80})$/iu,
  // `Come prezzo mettere soltanto quello del corso base`.
  new RegExp(
    `^(?:\\p{L}+\\s){0,3}(?:${priceName})(?:\\s\\p{L}+){0,2}\\s(?:${onlyWord})\\s${those}\\s(?:${of}\\s)(?<about>.{2,60})$`,
    'iu',
  ),
];

export function readPriceLimit(bare: string): Wish[] | undefined {
  for (const pattern of limiting) {
    const { about, two } = pattern.exec(bare)?.groups ?? {};
    const name = nameIn(about ?? two ?? '');
    // `Show nothing but the workshop` is of no price.
    if (name.length >= 2 && pricing.test(bare))
      return [
        { kind: 'only', about: nameIn(name.replace(pricing, ' ').trim()) || name, prices: true },
      ];
  }
  return undefined;
}

const giving =
  '(?:give|show|use|take|quote|list|send|gib|zeige?n?|nenne?n?|nimm|donne[rz]?|montre[rz]?|mets|mettez|mettre|dar|dale|dele|pon|ponle|poner|muestra|muestre|mostrar|dare|dalle|dagli|metti|mettere|mostra|mostrare|dê|dar|mostre|pôr|geef|toon|noem|zet|podaj|pokaż)(?:[- ](?:her|him|them|ihr|ihm|ihnen|lui|leur|le|les|lhe|lhes|haar|hem|hun|jej|jemu|im))?';
const pointed: readonly RegExp[] = [
  new RegExp(`^(?:${giving}\\s)?the (.{2,50}?) ones?$`, 'iu'),
  new RegExp(`^(?:${giving}\\s)${those}\\s(?:${of}\\s)(.{2,50})$`, 'iu'),
  new RegExp(`^(?:los|las|quell[eio]|os|ceux|celui|celles?)\\s(?:${of}\\s)(.{2,50})$`, 'iu'),
];

/** Right behind leave to show prices, those of one kind are all that is given leave for; what is to be there too is told. */
export function besidePrices(text: string, granted: Wish | undefined): Wish[] {
  if (granted?.kind !== 'mention' || !pricing.test(granted.about)) return [];
  const too = nameIn(also.exec(text)?.[1] ?? '');
  if (too.length >= 2) return [{ kind: 'mention', about: too }];
  for (const pattern of pointed) {
    const about = nameIn(pattern.exec(text)?.[1] ?? '');
    if (about.length < 2) continue;
    // `The price of a day and that of a week`: both are named, and neither is all.
    return namesSome(granted.about)
      ? [{ kind: 'mention', about: `${pricing.exec(granted.about)?.[0]} ${about}` }]
      : [{ kind: 'only', about, prices: true }];
  }
  return [];
}
const namesSome = (about: string): boolean =>
  about.replace(pricing, '').trim().split(/\s+/u).length > 1;
const also =
  /^(?:also|even|auch|sogar|aussi|même|también|incluso|anche|pure|também|até|ook|zelfs|także|też)\s(.{3,50})$/iu;
