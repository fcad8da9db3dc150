// Looks at a picture in a process of its own: decoders are native code.
import { open, readFile } from 'node:fs/promises';
import type { Sharp, SharpConstructor } from 'sharp';
import { Failure } from '../platform/errors.ts';
import type { MimeType } from './file_types.ts';

export interface Picture {
  width?: number;
  height?: number;
  preview?: Buffer;
}

/** A few bytes can claim to be any size. This many pixels are 400 MB at most while they are decoded. */
const maxPixels = 100_000_000;
const previewPx = 800;
const timeoutSeconds = 30;

export async function run({ path, type }: { path: string; type: MimeType }): Promise<Picture> {
  if (type === 'image/x-icon') return iconSize(path);
  const sharp = await loadSharp();
  // An SVG is given without its path, so that nothing beside it can be drawn in.
  const input = type === 'image/svg+xml' ? await readFile(path) : path;
  return decode(sharp(input, { limitInputPixels: maxPixels, failOn: 'error' }));
}

async function decode(image: Sharp): Promise<Picture> {
  try {
    const { autoOrient } = await image.metadata();
    const preview = await image
      .autoOrient()
      .resize({ width: previewPx, height: previewPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
    return { width: autoOrient.width, height: autoOrient.height, preview };
  } catch (error) {
    throw new Failure('unreadable_image', {
      detail: 'The image is damaged, incomplete, or has more than 100 million pixels.',
      cause: error,
    });
  }
}

/** Loaded with the first picture: 170 ms and 20 MB that a server without uploads never spends. */
async function loadSharp(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Of the first icon in the file; sharp does not read these. */
async function iconSize(path: string): Promise<Picture> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (bytesRead < 8) return {};
    // A side of 256 does not fit into its byte and is written as 0.
    return { width: buffer.readUInt8(6) || 256, height: buffer.readUInt8(7) || 256 };
  } finally {
    await file.close();
  }
}
