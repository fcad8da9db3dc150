// Passkeys, as browsers make and use them. The browser's own JSON forms go over the wire.
import { facet, queries } from './facet.ts';
import type { SignInFault } from './session.ts';

/** Only on https and localhost, and in browsers of the last years. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** False when the member changed their mind. */
export async function addPasskey(name: string): Promise<boolean> {
  const options = await facet.me.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.publicKey as never);
  const made = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return false;
  await facet.me.addPasskey({ name, credential: { ...made.toJSON() } });
  return true;
}

export async function signInWithPasskey(): Promise<SignInFault | 'left' | undefined> {
  const json = async (path: string, body?: unknown) =>
    fetch(path, {
      method: 'POST',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const options = await (await json('/studio/passkey/options')).json();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.publicKey);
  const used = await navigator.credentials.get({ publicKey }).catch(() => null);
  if (!(used instanceof PublicKeyCredential)) return 'left';
  const response = await json('/studio/passkey', { credential: used.toJSON() });
  if (response.ok) {
    queries.clear();
    return undefined;
  }
  return { code: 'passkey_sign_in_failed', errors: [], retryAfter: 0 };
}
