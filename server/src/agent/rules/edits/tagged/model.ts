// The two models that read a request, as `npm run train:requests` wrote them; loaded with the first request.
import { readFileSync } from 'node:fs';
import type { Tagger } from './tagger.ts';

export interface RequestModel {
  wishes: Tagger;
  parts: Tagger;
}

export interface StoredTagger {
  labels: string[];
  follows: number[][];
  /** One in each line. */
  signs: string;
  /** The weights, a byte each, in base64. */
  values: string;
}

let model: RequestModel | undefined;

export function readModel(): RequestModel {
  model ??= modelOf(
    JSON.parse(readFileSync(new URL('request_model.gen.txt', import.meta.url), 'utf8')),
  );
  return model;
}

const modelOf = ({
  wishes,
  parts,
}: {
  wishes: StoredTagger;
  parts: StoredTagger;
}): RequestModel => ({
  wishes: taggerOf(wishes),
  parts: taggerOf(parts),
});

const taggerOf = ({ labels, follows, signs, values }: StoredTagger): Tagger => ({
  labels,
  follows,
  rows: new Map(signs.split('\n').map((sign, row) => [sign, row])),
  values: new Int8Array(Buffer.from(values, 'base64')),
});
