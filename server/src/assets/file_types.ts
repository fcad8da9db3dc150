// Which files are taken, told by what they hold and never by what they are called.
import { readFile } from 'node:fs/promises';

/** What may be stored, how its downloads end, and whether a browser may show it by itself. */
export const fileTypes = {
  'image/png': { extension: 'png', inline: true },
  'image/jpeg': { extension: 'jpg', inline: true },
  'image/gif': { extension: 'gif', inline: true },
  'image/webp': { extension: 'webp', inline: true },
  'image/avif': { extension: 'avif', inline: true },
  'image/x-icon': { extension: 'ico', inline: true },
  'font/woff2': { extension: 'woff2', inline: true },
  'video/mp4': { extension: 'mp4', inline: true },
  'video/webm': { extension: 'webm', inline: true },
  // These may hold scripts. An <img> shows an SVG all the same, and runs none of it.
  'image/svg+xml': { extension: 'svg', inline: false },
  'application/pdf': { extension: 'pdf', inline: false },
  'application/json': { extension: 'json', inline: false },
  'text/html': { extension: 'html', inline: false },
} as const;

export type MimeType = keyof typeof fileTypes;

const textMaxBytes = 5 * 1024 * 1024;

/** Undefined for everything that is not on the list. */
export async function findFileType(path: string, sizeBytes: number): Promise<MimeType | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const mime = (await fileTypeFromFile(path))?.mime;
  // An animated PNG is a PNG to everybody who does not look for the animation.
  if (mime === 'image/apng') return 'image/png';
  if (mime !== undefined && Object.hasOwn(fileTypes, mime)) return mime as MimeType;
  const maybeText = mime === undefined || mime === 'application/xml';
  if (!maybeText || sizeBytes > textMaxBytes) return undefined;
  return textType(await readFile(path));
}

function textType(bytes: Buffer): MimeType | undefined {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  const root = afterProlog(text);
  if (/^<svg[\s/>]/.test(root)) return 'image/svg+xml';
  if (root.startsWith('<')) return /^\s*<\?xml/.test(text) ? undefined : 'text/html';
  return isJson(text) ? 'application/json' : undefined;
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The root element: declarations, comments and white space are passed over. A document
 * type that declares entities is cut off within, and so is no SVG: that is how they grow.
 */
function afterProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const end = closingOf(rest);
    if (end === undefined) return rest;
    const at = rest.indexOf(end);
    if (at < 0) return '';
    rest = rest.slice(at + end.length).trimStart();
  }
}

function closingOf(text: string): string | undefined {
  if (text.startsWith('<!--')) return '-->';
  if (text.startsWith('<?')) return '?>';
  return /^<!doctype\b/i.test(text.slice(0, 20)) ? '>' : undefined;
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
