// Pictures and films that fit what the page says. An asset that shares no
// words with the page is decoration, and stays in the library.

import { plainText } from '../../../platform/text/inline.ts';
import { fits, maxShort } from '../../../platform/text/length.ts';
import { withoutStop } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import type { AgentAsset } from '../../agent.ts';
import { type Desk, type DraftOf, itemText } from './desk.ts';

const aboutFiles = new Set(
  termsOf(
    'image photo picture screenshot video clip film hero banner header png jpg jpeg webp svg mp4 final asset file background',
  ),
);
const enough = 2;

export function bestImage(desk: Desk): AgentAsset | undefined {
  return ranked(desk, 'image')[0];
}

/** A film if one fits, else a second picture. */
export function mediaBlock(
  desk: Desk,
  usedAssetId: string | undefined,
): DraftOf<'media'> | undefined {
  const video = ranked(desk, 'video')[0];
  const image = ranked(desk, 'image').find((asset) => asset.assetId !== usedAssetId);
  const asset = video ?? image;
  const altText = asset === undefined ? undefined : altTextOf(asset);
  if (!asset || altText === undefined) return undefined;
  return {
    type: 'media',
    chunkIds: [],
    kind: video ? 'video' : 'image',
    assetId: asset.assetId,
    altText,
  };
}

function ranked(desk: Desk, assetType: string): AgentAsset[] {
  const { input, language, source, known } = desk;
  const words = pageTerms(desk);
  const product = new Set(termsOf(source.product ?? '', language));
  return input.assets
    .filter((asset) => asset.assetType === assetType && isSoundId(asset.assetId))
    .map((asset) => {
      const text = [asset.name, asset.purpose, asset.description, ...asset.tags].join(' ');
      const terms = new Set(termsOf(text.replace(/[_-]/g, ' '), language));
      let shared = 0;
      for (const term of terms) {
        if (aboutFiles.has(term) || product.has(term)) continue;
        // What the reader cares about counts for more than what the page merely says.
        if (known.weights.has(term)) shared += 1.5;
        else if (words.has(term)) shared += 1;
      }
      return { asset, shared };
    })
    .filter(({ asset, shared }) => shared >= enough && altTextOf(asset) !== undefined)
    .sort((a, b) => b.shared - a.shared)
    .map(({ asset }) => asset);
}

function pageTerms({ source, scorer }: Desk): Set<string> {
  const said = source.context
    .slice(0, 40)
    .flatMap(({ heading, items }) => [heading ?? '', ...items.slice(0, 10).map(itemText)]);
  const opening = source.context.slice(0, 3).flatMap((section) => section.paragraphs.slice(0, 2));
  return new Set(
    [...said, ...opening.map((passage) => passage.text), source.tagline ?? ''].flatMap((text) => [
      ...scorer.termsIn(text),
    ]),
  );
}

/** The description, or the file's name as one would say it. */
export function altTextOf({ description, name }: AgentAsset): string | undefined {
  const described = plainText(description ?? '');
  if (described !== '' && fits(described, maxShort)) return described;
  const spoken = withoutStop(plainText(name.replace(/\.\w{2,5}$/, '').replace(/[_-]+/g, ' ')));
  return /\p{L}/u.test(spoken) && fits(spoken, maxShort) ? spoken : undefined;
}

const isSoundId = (assetId: string): boolean => assetId.length >= 1 && assetId.length <= 100;
