// The source as the team's instructions leave it, before anything is chosen from it: without
// prices, without what is to be left out, narrowed to what alone is wanted.
import { wordsOf } from '../../../../platform/text/words.ts';
import type { Commands } from '../../commands/command.ts';
import type { Source } from '../../context/source.ts';
import { columnWord } from '../../grammar/languages/edit_words.ts';
import { meantBy } from '../brief/meant.ts';
import { withoutPart } from '../brief/total_alone.ts';
import { questionsWithoutPrices, sectionsWithoutPrices } from '../brief/without_prices.ts';
import { othersOf } from '../instructions/enough.ts';
import { forbiddenIn } from '../instructions/forbidden.ts';
import { namesCustomer } from '../instructions/nameless.ts';
import { narrowed } from '../instructions/narrowed.ts';
import { isOfOurNames, namesOurs } from '../instructions/our_names.ts';
import { priceKindIn, withoutPrices } from '../instructions/price_kinds.ts';
import { limited, priceLimit } from '../instructions/price_limit.ts';
import { isPriceList, withoutPriceLists } from '../instructions/price_lists.ts';
import { isRefrain, refrainedIn } from '../instructions/refrained.ts';
import { sourceWithout } from '../sections/struck.ts';
import { isSameName } from '../texts/names.ts';

/** The entries that went beside what alone is wanted, by what is wanted. */
export type Gone = Map<string, Set<string>>;

/** `written`: what the source was read from. */
export function obeying(
  source: Source,
  commands: Commands,
  gone: Gone = new Map(),
  written = '',
): Source {
  let left = source;
  for (const command of commands.list) {
    if (command.kind === 'only') {
      const limit = priceLimit(source, command);
      left = limit ? limited(left, limit) : narrowed(left, command, gone);
    } else if (command.kind === 'skip') left = skipping(left, source, command.about, written);
    else if (isRefrain(command))
      left = sourceWithout(left, refrainedIn(command, source.language, written));
    else if (command.kind === 'enough') left = sourceWithout(left, othersOf(command, source));
    else if (command.kind === 'nameless')
      left = { ...sourceWithout(left, namesCustomer(source)), quotes: [] };
    else if (command.kind === 'quote') left = quoting(left, command.by);
    else if (command.kind === 'without') left = withoutKind(left, command.type);
  }
  if (!commands.noPricing) return left;
  return {
    ...left,
    context: sectionsWithoutPrices(left.context),
    topics: sectionsWithoutPrices(left.topics),
    questions: questionsWithoutPrices(left.questions),
  };
}

/** Where somebody by this name is quoted, nobody else is. */
function quoting(source: Source, by: string): Source {
  const wanted = wordsOf(by.toLowerCase());
  const quotes = source.quotes.filter(({ attribution = '', role = '' }) => {
    const words = wordsOf(`${attribution} ${role}`.toLowerCase());
    return (
      wanted.every((word) => words.some((one) => isSameName(word, one))) ||
      `${attribution} ${role}`.includes(by)
    );
  });
  return quotes.length === 0 ? source : { ...source, quotes };
}

function withoutKind(source: Source, type: string): Source {
  if (type === 'faq') return { ...source, questions: [] };
  return type === 'quote' ? { ...source, quotes: [] } : source;
}

const quotationOf =
  /^(?:(?:the|il|la|das|die|der|den|le|el|o|a|het|de)\s)?(?:quot(?:e|ation)s?|testimonials?|zitate?|kundenstimmen?|citations?|témoignages?|citas?|testimonios?|citazion[ei]|testimonianz[ae]|citaç(?:ão|ões)|depoimentos?|citaat|citaten|cytat\p{L}*|opini[ae])\s(?:(?:of|from|by|von|vom|der|des|aus|de|du|del|della|di|da|do|van|uit|z|od)\s(?:(?:the|der|dem|la|le|el)\s)?)?(?=\S)/iu;

/** `No quotation from the school in Biella`: whose words are to be left out. */
export function unquotedOf(about: string): string | undefined {
  const owner = /^(.{2,40}?)(?:['’]s|s['’])\s(?:quot(?:e|ation)s?|testimonials?|words)$/iu.exec(
    about,
  )?.[1];
  const whose = owner ?? about.replace(quotationOf, '');
  return whose === about ? undefined : whose;
}

const sizes =
  /(?<!\p{L})(?:sizes?|größen?|tailles?|tallas?|taglie|taglia|tamanhos?|maten|rozmiar\p{L}*)(?!\p{L})/iu;

/** `The column Rent`, `adult sizes`: what a column is called beside the word for it. */
function columnIn(about: string): string | undefined {
  const name = about.replace(columnWord, ' ').replace(sizes, ' ').replace(/\s+/gu, ' ').trim();
  return name === '' || name === about ? undefined : name;
}

function skipping(left: Source, whole: Source, about: string, written: string): Source {
  if (isOfOurNames(about)) return sourceWithout(left, namesOurs(whole));
  if (isPriceList(about)) return withoutPriceLists(left);
  const apart = withoutPart(left, about);
  if (apart) return withoutPrices(apart, about);
  const whose = unquotedOf(about);
  const kind = priceKindIn(about) ?? columnIn(about);
  const rest = kind === undefined ? left : withoutPrices(left, kind);
  if (whose === undefined) return sourceWithout(rest, forbiddenIn(about, whole, written));
  const theirs = meantBy(whose, left.language);
  const quotes = left.quotes.filter(
    ({ text, attribution = '', role = '' }) => !theirs.isIn(`${text} ${attribution} ${role}`),
  );
  return { ...left, quotes };
}
