// Passkeys, as browsers make and use them. The browser's own JSON forms go over the wire.
import { facet, queries } from './facet.ts';
import { faultIn, join, type SignInFault } from './session.ts';
import { t } from './texts.ts';

/** Only on https and localhost, and in browsers of the last years. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** What the member will know it by: the system it was made on. */
const deviceName = (): string =>
  /(iPhone|iPad|Android|Mac|Windows|CrOS|Linux)/.exec(navigator.userAgent)?.[1] ?? t.you.aDevice;

/** Null when the member changed their mind. */
async function makePasskey(publicKey: unknown): Promise<Record<string, unknown> | null> {
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(publicKey as never);
  const made = await navigator.credentials.create({ publicKey: options }).catch(() => null);
  return made instanceof PublicKeyCredential ? { ...made.toJSON() } : null;
}

/** A member without a password; 'left' when they changed their mind. */
export async function joinWithPasskey(who: {
  token: string;
  name: string;
  email: string;
}): Promise<SignInFault | 'left' | undefined> {
  const response = await fetch('/studio/join/options', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  if (!response.ok) return faultIn(response);
  const { publicKey } = (await response.json()) as { publicKey: unknown };
  const credential = await makePasskey(publicKey);
  return credential === null
    ? 'left'
    : join({ ...who, passkey: { name: deviceName(), credential } });
}

/** False when the member changed their mind. */
export async function addPasskey(): Promise<boolean> {
  const credential = await makePasskey((await facet.me.beginPasskey()).publicKey);
  if (credential === null) return false;
  await facet.me.addPasskey({ name: deviceName(), credential });
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
