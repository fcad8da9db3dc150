// Signing keys by the sealed secret they come from: opened once, not for every turn.
import { type SigningKey, signingKey } from './signature.ts';
import type { Vault } from './vault.ts';

const kept = 1_000;

/** Undefined when the secret was sealed under another key. */
export function makeKeyRing(vault: Vault): (sealed: string) => SigningKey | undefined {
  const keys = new Map<string, SigningKey>();
  return (sealed) => {
    const known = keys.get(sealed);
    if (known) return known;
    const secret = vault.open(sealed);
    if (secret === undefined) return undefined;
    if (keys.size >= kept) keys.clear();
    const made = signingKey(secret);
    keys.set(sealed, made);
    return made;
  };
}
