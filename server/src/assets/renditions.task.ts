// Scales one picture in a process of its own.
import { Failure } from '../platform/errors.ts';

const maxPixels = 100_000_000;
const timeoutSeconds = 25;

export async function run(input: {
  path: string;
  width: number;
  type: 'avif' | 'webp';
}): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const image = sharp(input.path, { limitInputPixels: maxPixels, failOn: 'error' });
  // One still of a moving picture would be another picture.
  const { pages = 1 } = await image.metadata();
  if (pages > 1) throw new Failure('unreadable_image', { detail: 'The image is animated.' });
  const scaled = image
    .autoOrient()
    .resize({ width: input.width, withoutEnlargement: true })
    .timeout({ seconds: timeoutSeconds });
  const encoded =
    input.type === 'avif' ? scaled.avif({ quality: 55, effort: 3 }) : scaled.webp({ quality: 78 });
  return encoded.toBuffer();
}
