// A key for passkeys, in software: makes credentials and answers challenges as WebAuthn has them in
// JSON. Only what the service asks of a key is in it: ES256, user verification, no attestation.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Challenge {
  challenge: string;
}

export interface Authenticator {
  /** The answer to the options for a new passkey. */
  create(options: Challenge): Record<string, unknown>;
  /** The answer to the options for signing in. */
  get(options: Challenge): Record<string, unknown>;
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** User present and verified; with a credential in it. */
const flags = { verified: 0x05, withCredential: 0x45 };

export function makeAuthenticator(publicUrl: string): Authenticator {
  const { origin, hostname } = new URL(publicUrl);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let uses = 0;

  function authenticatorData(flag: number, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++uses);
    return Buffer.concat([sha256(hostname), Buffer.of(flag), counter, credential]);
  }

  const clientData = (type: string, { challenge }: Challenge): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });

  const answered = (response: Record<string, unknown>) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create(options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor.map([
        [cbor.integer(1), cbor.integer(2)],
        [cbor.integer(3), cbor.integer(-7)],
        [cbor.integer(-1), cbor.integer(1)],
        [cbor.integer(-2), cbor.bytes(Buffer.from(x, 'base64url'))],
        [cbor.integer(-3), cbor.bytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const attestation = cbor.map([
        [cbor.text('fmt'), cbor.text('none')],
        [cbor.text('attStmt'), cbor.map([])],
        [cbor.text('authData'), cbor.bytes(authenticatorData(flags.withCredential, credential))],
      ]);
      return answered({
        clientDataJSON: base64url(clientData('webauthn.create', options)),
        attestationObject: base64url(attestation),
      });
    },
    get(options) {
      const data = authenticatorData(flags.verified);
      const client = clientData('webauthn.get', options);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answered({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}

/** The few kinds of CBOR a credential is written in. */
const cbor = {
  integer: (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value)),
  bytes: (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]),
  text: (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]),
  map: (members: [Buffer, Buffer][]): Buffer =>
    Buffer.concat([head(5, members.length), ...members.flat()]),
};

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value);
  if (value < 256) return Buffer.of((major << 5) | 24, value);
  return Buffer.of((major << 5) | 25, value >> 8, value & 255);
}
