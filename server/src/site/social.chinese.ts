// The letters of Chinese social images: Noto Sans SC, in a hundred small parts of which a headline
// needs about ten. They are WOFF2, which Pango does not read, so each is unpacked into a file when it
// is first needed. A font that needs no unpacking would weigh fifteen times as much.
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { partsOf, readParts } from '../brands/font_parts.ts';

const files = createRequire(import.meta.url);
const family = '@fontsource-variable/noto-sans-sc';
const edition = '5.3';

let parts: ReturnType<typeof readParts> | undefined;
const known = () => {
  parts ??= readParts(family);
  return parts;
};

const chinese = /\p{Script=Han}/u;
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Letters that both write are Chinese unless the page is said to be Japanese. */
export const isChinese = (text: string, language: string | undefined): boolean =>
  chinese.test(text) && !japanese.test(text) && !/^ja\b/i.test(language ?? '');

export const chineseCovers = (character: string): boolean => partsOf(known(), character).length > 0;

/** The files that hold these letters; undefined where there is no place to put them. */
export async function chineseFiles(text: string): Promise<string[] | undefined> {
  const folder = unpackedFolder();
  if (folder === undefined) return undefined;
  const { default: decompress } = await import('wawoff2/decompress.js');
  const unpacked: string[] = [];
  for (const part of partsOf(known(), text)) {
    const file = join(folder, `${part}.ttf`);
    if (!existsSync(file)) {
      const packed = readFileSync(
        files.resolve(`${family}/files/noto-sans-sc-${part}-wght-normal.woff2`),
      );
      // Another process may unpack the same part: whoever is last puts the same file in its place.
      const own = `${file}.${process.pid}`;
      writeFileSync(own, await decompress(packed));
      renameSync(own, file);
    }
    unpacked.push(file);
  }
  return unpacked;
}

/** Ours alone: nobody else on the machine may put a font there for us to read. */
function unpackedFolder(): string | undefined {
  try {
    const { uid } = userInfo();
    const folder = join(tmpdir(), `facet-fonts-${edition}-${uid}`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const found = lstatSync(folder);
    if (!found.isDirectory() || (uid >= 0 && found.uid !== uid)) return undefined;
    if ((found.mode & 0o077) !== 0 && uid >= 0) chmodSync(folder, 0o700);
    return folder;
  } catch {
    return undefined;
  }
}
