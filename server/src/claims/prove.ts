// Looks every claim up in the sources. A claim stands when a source says its
// sentence, or says the same figure, name or comparison about the same thing.
import { termsOf } from '../platform/text/words.ts';
import type { Claim, Proof, ProvenClaim, Source } from './claims.ts';
import { type Corpus, type Passage, prepareSources } from './corpus.ts';
import { figuresIn } from './figures.ts';
import { contentlessLanguage } from './languages.ts';

/** The sources as they are, or prepared already. */
export function proveClaims(
  claims: readonly Claim[],
  sources: readonly Source[] | Corpus,
): ProvenClaim[] {
  const corpus = isCorpus(sources)
    ? sources
    : prepareSources(sources, contentlessLanguage(claims.map(({ sentence }) => sentence)));
  return claims.map((claim) => {
    const source = provenBy(claim, corpus);
    return source ? { ...claim, status: 'supported', source } : { ...claim, status: 'unsupported' };
  });
}

/** A figure without a word beside it is somewhere in every source: its label must be there too. */
function provenBy(claim: Claim, corpus: Corpus): Proof | undefined {
  const { sentence, about } = claim;
  const says = termsOf(sentence, corpus.language).some((term) => !/^\d/.test(term));
  const own = says || about === '' ? proofOf(claim, sentence, corpus) : undefined;
  return own ?? (about === '' || about === sentence ? undefined : proofOf(claim, about, corpus));
}

const isCorpus = (sources: readonly Source[] | Corpus): sources is Corpus =>
  'findVerbatim' in sources;

/** `about` is what the claim speaks of: its sentence, and what stands beside it. */
export function proofOf(
  { kind, text }: Pick<Claim, 'kind' | 'text'>,
  about: string,
  corpus: Corpus,
): Proof | undefined {
  // What stands beside a claim proves it only if it says it.
  const verbatim = about.includes(text) ? corpus.findVerbatim(about) : undefined;
  if (verbatim) return verbatim;
  switch (kind) {
    case 'quotation':
      return corpus.findVerbatim(text);
    case 'name':
      return nameProof(text, corpus);
    case 'superlative':
    case 'comparison':
      return wordProof(text, about, corpus);
    default:
      return figureProof(text, about, corpus);
  }
}

function figureProof(text: string, about: string, corpus: Corpus): Proof | undefined {
  const [figure] = figuresIn(text);
  if (!figure) return corpus.findVerbatim(text);
  const keys = [figure.key];
  // A table writes the currency once, above its column.
  const amount = /^amount (\S+) /.exec(figure.key);
  if (amount) keys.push(`number ${amount[1]}`);
  const passages = keys.flatMap((key) => corpus.withFigure(key));
  const best =
    nearest(about, passages, corpus.language) ??
    passages.find((passage) => isCellOf(passage, text, about));
  return best ? corpus.proofOf(best) : undefined;
}

const inBrackets = /[(（]([^()（）]{2,60})[)）]/gu;

/** `£95 (12 months)`: the name of a column shares no word with the row it stands in, and is a whole cell of its head. */
function isCellOf({ source, start, end }: Passage, text: string, about: string): boolean {
  const names = [...about.matchAll(inBrackets)].map(([, name = '']) => name.trim());
  const cells = source.screened.shown
    .slice(start, end)
    .split(/[|｜\t;／]|\s{2,}|\s\/\s/u)
    .map((cell) => cell.trim().replace(/[.。]$/, ''));
  return cells.length > 2 && names.some((name) => name.includes(text) && cells.includes(name));
}

/** The passage that shares most with what is claimed; none when they share too little. */
function nearest(
  about: string,
  passages: readonly Passage[],
  language: string,
): Passage | undefined {
  const terms = new Set(termsOf(about, language).filter((term) => !/^\d/.test(term)));
  let best: Passage | undefined;
  let most = 0;
  for (const passage of passages) {
    const held = passage.terms();
    let shared = 0;
    for (const term of terms) if (held.has(term)) shared++;
    if (best === undefined || shared > most) [best, most] = [passage, shared];
  }
  if (best === undefined) return undefined;
  const enough =
    terms.size === 0 ? 0 : terms.size <= 3 ? 1 : Math.max(2, Math.ceil(terms.size * 0.3));
  return most >= enough ? best : undefined;
}

function nameProof(name: string, corpus: Corpus): Proof | undefined {
  const bare = name.replace(/[’']s?$/u, '');
  const found = corpus.findVerbatim(name) ?? corpus.findVerbatim(bare);
  if (found) return found;
  const words = bare.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]{2}/u.test(word));
  // Every word of it is known: a title in capitals, a name beside another.
  if (words.length < 2 || !words.every((word) => corpus.hasWord(word.replace(/[’'].*$/u, ''))))
    return undefined;
  return corpus.findVerbatim(words[0] ?? '');
}

function wordProof(text: string, about: string, corpus: Corpus): Proof | undefined {
  const terms = termsOf(text, corpus.language);
  const held = corpus.passages().filter((passage) => {
    const has = passage.terms();
    return terms.length > 0 && terms.every((term) => has.has(term));
  });
  const best = nearest(about, held, corpus.language);
  return best ? corpus.proofOf(best) : undefined;
}
