// What alone an instruction wants of several.
import type { ReadingWords } from '../grammar/languages/request_words.ts';
import type { Wish } from './command.ts';
import { listedIn } from './listed.ts';
import { nameIn } from './named.ts';
import { pricing } from './patterns.ts';
import { namesQuote, readQuote } from './quote.ts';
import { only, priceName } from './words.ts';

/** `Prices for four groups only`, `nur das Paket Mittel`, `スタンダードのみ`. */
export function readOnly(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  // `Only the quotation by Jo Field` says who is quoted.
  const quoted =
    namesQuote(bare, tables) && only.some((pattern) => pattern.test(bare))
      ? readQuote(bare, tables)
      : undefined;
  if (quoted) return quoted;
  const listed = listedIn(bare);
  if (listed) return [{ kind: 'only', about: listed.names, prices: pricing.test(listed.head) }];
  // `In the table just A and B`, `Pour les villes, Lyon uniquement`.
  const [opened = '', list] = scopeFirst.exec(bare) ?? [];
  const scoped = opened === '' ? undefined : bare.slice(opened.length);
  const read = scoped !== undefined && only.some((pattern) => pattern.test(scoped));
  const plain = (read && scoped !== undefined ? scoped : bare).replace(withPrice, '$1');
  for (const pattern of only) {
    const { before = '', about: named = '' } = pattern.exec(plain)?.groups ?? {};
    const [whole = '', behind] = scope.exec(named) ?? [];
    const within = behind ?? (read ? list : undefined);
    const about = (whole === '' ? named : named.slice(0, -whole.length)).replace(goInto, '$1');
    const [first = '', priced] = about.split(andPrices);
    const name = namesIn(first);
    if (name.length < 2 || then.test(named)) continue;
    const compound = ofPrices.test(name);
    // `In the prices just the basic course`: the list is that of the prices.
    const ofList = behind === undefined && within !== undefined && pricing.test(within);
    const prices = pricing.test(before) || pricing.test(name) || compound || ofList;
    const kept = prices && !compound ? pricedNames(name) : name;
    if (kept.length < 2) return undefined;
    const also = priced === undefined ? '' : pricedNames(namesIn(priced));
    return [
      {
        ...{ kind: 'only', about: kept, prices },
        ...(within === undefined || ofList ? {} : { within }),
      },
      ...(also.length < 2 ? [] : [{ kind: 'only' as const, about: also, prices: true }]),
    ];
  }
  return undefined;
}

/** `Nur auf das große Zelt eingehen`: what is gone into is meant. */
const goInto =
  /^(?:auf|über|von|op) (?:(?:die|den|das|dem|der|de|het) )?(.{2,60}) (?:eingehen|sprechen|schreiben|reden|ingaan)$/iu;

/** `Only the online group, with its price`: that is shown with it, and no name of it. */
const withPrice = new RegExp(
  `,?\\s(?:with|incl\\.?|mit|samt|inklusive|avec|con|com|met|z)\\s(?:(?:its|the|their|dem|seinem|ihrem|son|sa|leur|le|su|el|il suo|il|o seu|o|de|zijn)\\s)?(?:${priceName})((?:\\s(?:zeigen|nennen|tonen|noemen|laten zien|pokazać))?)$`,
  'iu',
);

/** `Only then the price` says when, and not which. */
const then =
  /^(?:then|after(?:wards)?|dann|danach|nach|puis|ensuite|après|luego|después|poi|dopo|depois|daarna|dan|na|potem|po)(?!\p{L})/iu;

/** `Only the medium machine, and the prices of two kinds of coffee`. */
const andPrices = new RegExp(
  `,\\s(?:and|und|et|y|e|en|i|oraz)\\s(?:(?:the|die|den|les?|la|los|las|el|il|i|o|os|as|de|het)\\s)?(?:${priceName})\\s(?:for|of|für|der|des|von|pour|d[eu]l?|para|per|di|dell[aeo]|dei|degli|d[ao]s?|voor|van|dla)\\s`,
  'iu',
);

/** `Swedish, German and French`; what follows one name alone is why. */
function namesIn(about: string): string {
  const parts = about.split(/,\s(?!\d)/u);
  const isList =
    parts.length > 1 &&
    parts.every((part) => part.split(/\s+/).length <= maxNameWords) &&
    /\s(?:and|und|et|y|e|en|i|oraz|or|oder|ou|o|of)\s/u.test(parts.at(-1) ?? '');
  return isList ? parts.map(nameIn).join(', ') : nameIn(about);
}
const maxNameWords = 6;

/** `Mietpreise`, `huurprijzen`. */
const ofPrices = /^\p{L}{3,}(?:preise|tarife|prijzen|tarieven)$/iu;

/** `The member prices plus what joining costs`: two things, each by its name. */
const pricedNames = (name: string): string =>
  name
    .split(together)
    .map((part) =>
      namesIn(
        part
          .replace(asWhat, '')
          .replace(itCosts, '')
          .replace(fixed, '')
          .replace(pricing, '')
          .replace(/^\s*(?:for|of|für|von|pour|para|per|voor|dla)\s/iu, '')
          .trim(),
      ),
    )
    .filter((part) => part !== '')
    .join(', ');
/** `The fixed fees for …`: how prices are set names none of them. */
const fixed =
  /^(?:fixed|list|standard|normal|usual|current|net|festen?|aktuellen?|üblichen?|vaste|huidige|stałe|aktualne)\s(?=\S+\s(?:for|of|für|von|der|voor|van|dla)\s)/iu;
const together =
  /\s(?:plus|as well as|and what|sowie|zuzüglich|und was|ainsi que|et ce que|además de|más|y lo que|oltre a|più|e quanto|além d[eoa]s?|mais|e quanto|evenals|en wat|oraz|i ile)\s/iu;
const asWhat = /^(?:what|was|ce que|lo que|cuánto|quanto|quello che|o que|wat|ile|to, ile)\s/iu;
const itCosts =
  /\s(?:(?:would|will|may|zou|würde)\s)?(?:costs?|kostet|kosten(?: würde)?|kosten|coûte(?:rait)?|cuesta|costaría|costa|costerebbe|custa|custaria|kost|kosztuje)$/iu;

/** `… in the rates`, `… na tabela`: a list of the page, told from a place by its article. */
const scope =
  /\s(?:in the|among the|im|in der|in den|in dem|dans l[ae]s?|parmi les|en l[ao]s?|en el|entre l[ao]s|n[ae]lla|nell[ae]|nei|negli|nel|tra [il][e]?|n[ao]s?|in de|in het|bij de|w)\s(\p{Ll}\S{2,30}|(?<=(?:im|in der|in den)\s)\p{Lu}\S{2,30})(?:\s(?:zeigen|nennen|aufführen|laten zien|tonen|noemen|vermelden))?$/u;

const scopeFirst =
  /^(?:as|als|comme|como|come|jako|in the|for the|among the|of the|im|in der|in den|bei den|bei der|von den|für die|dans l[ae]s?|pour l[ae]s?|parmi les|en l[ao]s?|en el|para l[ao]s?|de l[ao]s|entre l[ao]s|nell[ae]|nel|nei|per l[ae]|per i|dei|delle|n[ao]s?|para [oa]s?|d[ao]s|in de|in het|bij de|voor de|van de|w|ze?)\s(\S{3,30}?),?\s(?=\S)/iu;
