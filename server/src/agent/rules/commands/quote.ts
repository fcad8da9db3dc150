// Whom an instruction wants quoted: `Use the quote by Jo Field`, `Include Marco's quote`, `Dodaj opinię pana Tomasza`.
import type { ReadingWords } from '../grammar/languages/request_words.ts';
import { findPhrase, phrasesOf } from '../grammar/phrases.ts';
import type { Wish } from './command.ts';
import { quoteVerb, speaker } from './words.ts';

const voiceOf =
  /([\p{sc=Han}\p{sc=Katakana}ー]{1,8}?)(?:さん|様|氏|部長|課長|社長|店長|院長|先生|代表|主任)?の(?:お?声|コメント|お?言葉|感想|引用|レビュー|推薦文)/u;
/** Whoever buys has no name. */
const anybody = /^(?:お客|顧客|利用者|客|お?客様|患者|会員|社員|先方)$/u;

/** Says how somebody is spoken to, and nothing of who they are. */
const title =
  /^(?:(?:mr|mrs|ms|miss|dr|prof|sir|herr[n]?|frau|m|mme|mlle|monsieur|madame|docteur|sr|sra|dra|señora?|don|doña|dona|senhora?|sig|sig\.ra|signora?|dott|dottoressa|dottor|meneer|mevrouw|dhr|mevr|pan|pana|panu|pani|panią|państwa)(?!\p{L})\.?\s)+/iu;
/** Behind these stands whose words they are. */
const owner =
  /\s(?:by|from|of|von|vom|der|des|de|du|di|del|della|dell[’']|do|da|van|od)\s(?:(?:the|our|la|le|el)\s)?((?:\p{Ll}{1,10}\.?\s)?\p{Lu}[\p{L}.’'-]*(?:\s(?:(?:de|del|van|von|da|di|le|la)\s)?\p{Lu}[\p{L}’'-]+){0,3})/u;
const possessive = /(?<!\p{L})((?:\p{Lu}[\p{L}.-]*\s){0,2}\p{Lu}[\p{L}-]{1,30})[’']s?\s\p{L}/u;
/** Without a word between: `opinię pana Tomasza`, `opinię Ewy Lis`. */
const declined = /^((?:\p{Ll}{2,6}\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u;

/** `Use the Harlow quote`. */
const beforeIt = /\sthe\s(\p{Lu}[\p{L}.-]+(?:\s\p{Lu}[\p{L}.-]+){0,2})\s*$/u;

export const namesQuote = (bare: string, tables: readonly ReadingWords[]): boolean =>
  tables.some((words) => quoteIn(bare, words) !== undefined);

const quoteIn = (bare: string, words: ReadingWords) =>
  findPhrase(bare, phrasesOf(words.kinds.quote ?? '', words.unspaced));

export function readQuote(bare: string, tables: readonly ReadingWords[]): Wish[] | undefined {
  const wide = voiceOf.exec(bare)?.[1];
  if (wide !== undefined && !anybody.test(wide)) return [{ kind: 'quote', by: wide }];
  const found = tables.map((words) => ({ words, quote: quoteIn(bare, words) }));
  const [named] = found.flatMap(({ words, quote }) => (quote ? [{ words, quote }] : []));
  if (named) {
    const behind = bare.slice(named.quote.end).trim();
    const by =
      owner.exec(` ${behind}`)?.[1] ??
      whose(bare) ??
      (named.words.language === 'en'
        ? beforeIt.exec(bare.slice(0, named.quote.start))?.[1]
        : undefined) ??
      (named.words.language === 'pl' ? declined.exec(behind)?.[1] : undefined) ??
      speaker.exec(named.quote.rest)?.[0];
    return by === undefined ? undefined : quoted(by);
  }
  const by = quoteVerb.test(bare) ? speaker.exec(bare)?.[0] : undefined;
  return by === undefined ? undefined : quoted(by);
}

/** `Include Marco’s quote`: the verb has a capital only where it comes first. */
function whose(bare: string): string | undefined {
  const found = possessive.exec(bare);
  if (!found?.[1]) return undefined;
  const words = found[1].split(' ');
  return found.index === 0 && words.length > 1 ? words.slice(1).join(' ') : found[1];
}

function quoted(by: string): Wish[] | undefined {
  const name = by.trim().replace(title, '').replace(/[.,]$/u, '');
  return name.length < 2 ? undefined : [{ kind: 'quote', by: name }];
}
