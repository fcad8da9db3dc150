// Pictures and films that fit what the page says. An asset that shares no
// words with the page is decoration, and stays in the library.

import { plainText } from '../../../../platform/text/inline.ts';
import { fits, maxShort } from '../../../../platform/text/length.ts';
import { withoutStop } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import type { AgentAsset } from '../../../agent.ts';
import { type Brief, type Draft, type DraftOf, itemText } from './brief.ts';

const aboutFiles = new Set(
  termsOf(
    'image photo picture screenshot video clip film hero banner header png jpg jpeg webp svg mp4 final asset file background',
  ),
);
const enough = 2;
/** A face stands beside its name, never at the top of a page. */
const faceWords = /\b(?:portrait|headshot|head shot|avatar|profile (?:photo|picture)|sender)\b/i;
const openingWords =
  /(?<!\p{L})(?:hero|banner|header|cover|opening|key visual|titelbild|aufmacher|banni[èe]re|couverture|portada|cabecera|copertina|capa|omslag|okładka|メイン画像|キービジュアル|封面|غلاف)(?!\p{L})/iu;
/** One that somebody put down as the opening of pages needs less to speak for it. */
const enoughToOpen = 1;
const galleryLength = 5;

export function bestImage(brief: Brief): AgentAsset | undefined {
  const fitting = ranked(brief, 'image');
  return fitting.find(({ purpose }) => openingWords.test(purpose ?? '')) ?? fitting[0];
}

/** A film if one fits, else the other pictures: several as a gallery. */
export function mediaBlock(
  brief: Brief,
  usedAssetId: string | undefined,
): DraftOf<'media'> | DraftOf<'gallery'> | undefined {
  const video = ranked(brief, 'video')[0];
  const images = ranked(brief, 'image').filter((asset) => asset.assetId !== usedAssetId);
  if (!video && images.length > 1) {
    // Two pictures that are described alike are most likely one.
    const shown = new Map<string, { assetId: string; altText: string }>();
    for (const image of images) {
      const altText = altTextOf(image) ?? '';
      if (!shown.has(keyOf(altText)))
        shown.set(keyOf(altText), { assetId: image.assetId, altText });
    }
    const items = [...shown.values()].slice(0, galleryLength);
    if (items.length > 1) return { type: 'gallery', chunkIds: [], items };
  }
  const asset = video ?? images[0];
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

function ranked(brief: Brief, assetType: string): AgentAsset[] {
  const { input, language, source, known } = brief;
  const words = pageTerms(brief);
  const product = new Set(termsOf(source.product ?? '', language));
  return input.assets
    .filter((asset) => asset.assetType === assetType && isSoundId(asset.assetId))
    .filter((asset) => !faceWords.test(textOf(asset)))
    .map((asset) => {
      const terms = new Set(termsOf(textOf(asset), language));
      let shared = 0;
      for (const term of terms) {
        if (aboutFiles.has(term) || product.has(term)) continue;
        // What the reader cares about counts for more than what the page merely says.
        if (known.weights.has(term)) shared += 1.5;
        else if (words.has(term)) shared += 1;
      }
      return { asset, shared };
    })
    .filter(({ asset, shared }) => shared >= neededBy(asset) && altTextOf(asset) !== undefined)
    .sort((a, b) => b.shared - a.shared)
    .map(({ asset }) => asset);
}

const neededBy = ({ purpose }: AgentAsset): number =>
  openingWords.test(purpose ?? '') ? enoughToOpen : enough;

const textOf = (asset: AgentAsset): string =>
  [asset.name, asset.purpose, asset.description, ...asset.tags].join(' ').replace(/[_-]/g, ' ');

/** Who is named beside a picture of theirs: the sender, and whoever is quoted. */
export function withFace(brief: Brief, draft: Draft): Draft {
  if (draft.type === 'sender') {
    const photo = faceOf(brief, draft.name);
    return photo === undefined ? draft : { ...draft, photoAssetId: photo };
  }
  if (draft.type !== 'quote' || draft.attribution === undefined) return draft;
  const portrait = faceOf(brief, draft.attribution);
  return portrait === undefined ? draft : { ...draft, portraitAssetId: portrait };
}

/** A picture that names the person in full, and shows nothing else. */
function faceOf({ input }: Brief, name: string): string | undefined {
  const wanted = keyOf(name);
  if (!wanted.includes(' ')) return undefined;
  return input.assets.find((asset) => {
    const text = textOf(asset);
    const named = keyOf(text).includes(wanted);
    return asset.assetType === 'image' && isSoundId(asset.assetId) && named && faceWords.test(text);
  })?.assetId;
}

function pageTerms({ source, scorer }: Brief): Set<string> {
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
