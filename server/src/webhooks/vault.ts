// Seals what must be read again but not found in a copy of the database: the
// signing secrets. The key is a setting, or a file of the data folder.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Vault {
  seal(text: string): string;
  /** Undefined when it was sealed under another key, or is not what was sealed. */
  open(sealed: string): string | undefined;
  /** A key of its own for another purpose: the same for as long as the secret key is. */
  derive(purpose: string, bytes: number): Buffer;
}

/** The file does not hold a key; its message is for the operator. */
export class UnsoundKey extends Error {
  override readonly name = 'UnsoundKey';
}

const minLength = 32;
const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export function makeVault(settings: { secretKey: string | undefined; dataDir: string }): Vault {
  const source = settings.secretKey ?? keyOfFolder(settings.dataDir);
  const key = Buffer.from(hkdfSync('sha256', source, '', 'facet stored secrets', keyBytes));
  // Says which key sealed a text without saying anything about the key.
  const keyName = createHash('sha256').update('name').update(key).digest('hex').slice(0, 8);

  return {
    derive: (purpose, bytes) =>
      Buffer.from(hkdfSync('sha256', source, '', `facet ${purpose}`, bytes)),
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      const sealed = [sealing.update(text, 'utf8'), sealing.final()];
      const bytes = Buffer.concat([nonce, sealing.getAuthTag(), ...sealed]);
      return `${keyName}.${bytes.toString('base64url')}`;
    },
    open(sealed) {
      const [name, rest = ''] = sealed.split('.');
      if (name !== keyName) return undefined;
      const bytes = Buffer.from(rest, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
        opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        const content = bytes.subarray(nonceBytes + tagBytes);
        return opening.update(content, undefined, 'utf8') + opening.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Made at the first start. Whoever else makes one at the same moment, one of them is kept for good. */
function keyOfFolder(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  const known = readIfThere(file);
  if (known !== undefined) return soundKey(known, file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, randomBytes(keyBytes).toString('base64url'));
  // Losing it loses every secret sealed under it: it is on disk before it is used.
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
    const folder = openSync(dataDir, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return soundKey(readFileSync(file, 'utf8').trim(), file);
}

/** A key that a failed copy or a full disk cut short would seal secrets that anybody can open. */
function soundKey(key: string, file: string): string {
  if (key.length >= minLength) return key;
  throw new UnsoundKey(
    `${file} holds ${key.length === 0 ? 'nothing' : `${key.length} characters`}, and a key has ${minLength} at least. ` +
      'Put back the file of your backup; if there is none and no webhook subscription, delete it and start again.',
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
