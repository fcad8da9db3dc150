// Passages ranked by the words they share with a question (BM25). The work of a question is bounded,
// however large and whatever the topic is: words that begin alike, or nearly are what was asked, come
// from short lists that are kept while indexing, and only so many occurrences are looked at.

export interface IndexedPassage {
  id: string;
  question: string | null;
  text: string;
}

export interface PassageIndex {
  /** Of all that were ever added; those taken away still have their place. */
  readonly size: number;
  readonly taken: number;
  add(passage: IndexedPassage): void;
  remove(id: string): void;
  /** In no order. */
  search(terms: string[]): { id: string; score: number }[];
}

/** BM25's own, as its authors advise. */
const saturation = 1.2;
const lengthShare = 0.7;
const floor = 0.5;
const questionBoost = 2;
const weights = { prefix: 0.4, near: 0.3 };

const edge = 3;
const wordsOfOneEdge = 300;
const shortestPrefix = 4;
const shortestNear = 6;
const longestOneSlip = 9;
/** Of one question: the rarest words come first, and decide. */
const occurrences = 30_000;
const expansions = 40;
/** For each occurrence: the passage, how often in its question, how often in its text. */
const stride = 3;

export function makePassageIndex(termsOf: (text: string) => string[]): PassageIndex {
  const postings = new Map<string, number[]>();
  /** Words by how they begin, and by how they end; those that come late to a full list are not in it. */
  const beginnings = new Map<string, string[]>();
  const endings = new Map<string, string[]>();
  const ids: (string | undefined)[] = [];
  const lengths: { question: number; text: number }[] = [];
  const placeOf = new Map<string, number>();
  const total = { question: 0, text: 0 };
  let taken = 0;

  function list(edges: Map<string, string[]>, key: string, term: string): void {
    const words = edges.get(key);
    if (!words) edges.set(key, [term]);
    else if (words.length < wordsOfOneEdge) words.push(term);
  }

  function count(place: number, terms: string[], offset: 1 | 2): void {
    for (const term of terms) {
      let found = postings.get(term);
      if (!found) {
        found = [];
        postings.set(term, found);
        if (term.length >= shortestPrefix) {
          list(beginnings, term.slice(0, edge), term);
          list(endings, term.slice(-edge), term);
        }
      }
      if (found[found.length - stride] !== place) found.push(place, 0, 0);
      const at = found.length - stride + offset;
      found[at] = (found[at] ?? 0) + 1;
    }
  }

  /** The words of the topic that a word of the question may mean, with how surely. */
  function meant(term: string): Map<string, number> {
    const found = new Map<string, number>();
    if (postings.has(term)) found.set(term, 1);
    if (term.length < shortestPrefix) return found;
    const alike = beginnings.get(term.slice(0, edge)) ?? [];
    for (const word of alike) {
      if (found.size >= expansions) return found;
      const longer = word.length - term.length;
      if (longer <= 0 || !word.startsWith(term)) continue;
      found.set(word, (weights.prefix * term.length) / (term.length + 0.3 * longer));
    }
    if (term.length < shortestNear || found.size > 0) return found;
    const slips = term.length <= longestOneSlip ? 1 : 2;
    for (const word of [...alike, ...(endings.get(term.slice(-edge)) ?? [])]) {
      const apart = found.size >= expansions ? 3 : distance(term, word, slips);
      if (apart <= slips) found.set(word, (weights.near * term.length) / (term.length + apart));
    }
    return found;
  }

  const share = (often: number, length: number, average: number): number =>
    often === 0
      ? 0
      : floor +
        (often * (saturation + 1)) /
          (often + saturation * (1 - lengthShare + (lengthShare * length) / average));

  return {
    get size() {
      return ids.length;
    },
    get taken() {
      return taken;
    },
    add({ id, question, text }) {
      const place = ids.push(id) - 1;
      placeOf.set(id, place);
      const asked = question === null ? [] : termsOf(question);
      const said = termsOf(text);
      lengths.push({ question: asked.length, text: said.length });
      total.question += asked.length;
      total.text += said.length;
      count(place, asked, 1);
      count(place, said, 2);
    },
    remove(id) {
      const place = placeOf.get(id);
      if (place === undefined) return;
      placeOf.delete(id);
      ids[place] = undefined;
      taken += 1;
    },
    search(terms) {
      const wanted = terms
        .flatMap((term, asked) =>
          [...meant(term)].map(([word, weight]) => ({ asked, word, weight })),
        )
        .map((one) => ({ ...one, found: postings.get(one.word) ?? [] }))
        .sort((a, b) => b.weight - a.weight || a.found.length - b.found.length);
      const averages = {
        question: Math.max(1, total.question / Math.max(1, ids.length)),
        text: Math.max(1, total.text / Math.max(1, ids.length)),
      };
      const hits = new Map<number, { score: number; asked: Set<number> }>();
      let left = occurrences * stride;
      for (const { asked, weight, found } of wanted) {
        const rarity = found.length / stride;
        const idf = Math.log(1 + (ids.length - rarity + 0.5) / (rarity + 0.5));
        for (let at = 0; at < found.length && left > 0; at += stride, left -= stride) {
          const place = found[at] ?? 0;
          const length = lengths[place];
          if (ids[place] === undefined || !length) continue;
          const part =
            questionBoost * share(found[at + 1] ?? 0, length.question, averages.question) +
            share(found[at + 2] ?? 0, length.text, averages.text);
          const hit = hits.get(place) ?? { score: 0, asked: new Set() };
          hit.score += weight * idf * part;
          hit.asked.add(asked);
          hits.set(place, hit);
        }
      }
      // Whoever has more of what was asked comes first, however rare one of its words is.
      return [...hits].map(([place, { score, asked }]) => ({
        id: ids[place] ?? '',
        score: score * asked.size,
      }));
    },
  };
}

/** How many letters were slipped; past `most`, only that it is more. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next[to] = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same);
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[other.length] ?? most + 1;
}
