// Passkeys of members: added by a member who is signed in or who joins with one, then enough to sign in.
// The key verifies its user itself, so a stolen device alone opens nothing. Every challenge is good once.
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { MemberPasskeyRow, MemberRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import { findMember } from './members.store.ts';
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  touchPasskey,
} from './passkeys.store.ts';
import type { SignInSteps } from './sign_in_steps.ts';

/** What a browser's key has answered, not looked at yet. */
export type Answer = Record<string, unknown>;

const maxPasskeys = 20;
const unfit = 'The key’s answer does not fit what was asked. Try again.';
/** Attestations of real keys have a few kilobytes. */
const maxAnswerLength = 32_000;

/** A key that has answered its challenge, and is nobody's yet. */
export interface ProvenKey {
  /** What the challenge was made with. */
  begunWith: Record<string, string>;
  credential: WebAuthnCredential;
}

/** Whom a new key is for; the browser shows it under their name. */
export type Holder = Pick<MemberRow, 'member_id' | 'email' | 'name'>;

export interface Passkeys {
  /** For somebody who is no member yet; `begunWith` comes back with the key. */
  beginJoining(holder: Holder, begunWith: Record<string, string>): Promise<Record<string, unknown>>;
  /** 400 unless the key answers a challenge of `beginJoining`. */
  proveJoining(answer: Answer): Promise<ProvenKey>;
  /** Gives a proven key to its member. */
  keep(member: MemberRow, name: string, credential: WebAuthnCredential): Promise<MemberPasskeyRow>;
  beginAdding(member: MemberRow): Promise<Record<string, unknown>>;
  add(member: MemberRow, name: string, answer: Answer): Promise<MemberPasskeyRow>;
  list(tenantId: string, memberId: string): Promise<MemberPasskeyRow[]>;
  remove(tenantId: string, memberId: string, passkeyId: string): Promise<void>;
  beginSignIn(): Promise<Record<string, unknown>>;
  /** The member whose key answered; 401 for whatever else. */
  signIn(answer: Answer): Promise<MemberRow>;
}

interface Deps {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  steps: SignInSteps;
  publicUrl: string;
}

export function makePasskeys({ db, clock, makeId, steps, publicUrl }: Deps): Passkeys {
  const { origin, hostname: rpID } = new URL(publicUrl);
  // Loaded with the first passkey: most starts never need it.
  const library = () => import('@simplewebauthn/server');

  function refuse(detail: string): never {
    throw new Failure('passkey_refused', { detail });
  }

  async function optionsFor(holder: Holder, known: MemberPasskeyRow[]) {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Facet',
      rpID,
      userName: holder.email,
      userDisplayName: holder.name,
      userID: new TextEncoder().encode(holder.member_id),
      attestationType: 'none',
      // Ed25519, ES256 and RS256: what keys have.
      supportedAlgorithmIDs: [-8, -7, -257],
      excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  async function prove(purpose: 'add passkey' | 'join', answer: Answer): Promise<ProvenKey> {
    if (JSON.stringify(answer).length > maxAnswerLength) refuse('The answer is too long.');
    const { verifyRegistrationResponse } = await library();
    let begunWith: ProvenKey['begunWith'] | undefined;
    const result = await verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge: async (challenge) => {
        begunWith = await steps.finish(purpose, challenge);
        return begunWith !== undefined;
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!result?.verified || begunWith === undefined) return refuse(unfit);
    return { begunWith, credential: result.registrationInfo.credential };
  }

  async function keep(member: MemberRow, name: string, credential: WebAuthnCredential) {
    const row: MemberPasskeyRow = {
      passkey_id: makeId('passkey'),
      tenant_id: member.tenant_id,
      member_id: member.member_id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      uses: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name,
      created_at: clock.now(),
      last_used_at: null,
    };
    if (!(await insertPasskey(db, row))) refuse('This passkey was added before.');
    return row;
  }

  return {
    async beginJoining(holder, begunWith) {
      const options = await optionsFor(holder, []);
      await steps.begin('join', options.challenge, begunWith);
      return { ...options };
    },
    proveJoining: (answer) => prove('join', answer),
    keep,
    async beginAdding(member) {
      const known = await listPasskeys(db, member.tenant_id, member.member_id);
      const options = await optionsFor(member, known);
      await steps.begin('add passkey', options.challenge, { memberId: member.member_id });
      return { ...options };
    },
    async add(member, name, answer) {
      const known = await listPasskeys(db, member.tenant_id, member.member_id);
      if (known.length >= maxPasskeys) refuse(`A member has ${maxPasskeys} passkeys at most.`);
      const { begunWith, credential } = await prove('add passkey', answer);
      if (begunWith.memberId !== member.member_id) refuse(unfit);
      return keep(member, name, credential);
    },
    list: (tenantId, memberId) => listPasskeys(db, tenantId, memberId),
    async remove(tenantId, memberId, passkeyId) {
      if (!(await deletePasskey(db, tenantId, memberId, passkeyId))) {
        throw new Failure('passkey_not_found');
      }
    },
    async beginSignIn() {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await steps.begin('passkey', options.challenge, {});
      return { ...options };
    },
    async signIn(answer) {
      const id = typeof answer.id === 'string' ? answer.id.slice(0, 2_000) : '';
      const passkey = await findPasskey(db, id);
      const member = passkey && (await findMember(db, passkey.tenant_id, passkey.member_id));
      if (!passkey || !member || JSON.stringify(answer).length > maxAnswerLength) {
        throw new Failure('sign_in_failed');
      }
      const { verifyAuthenticationResponse } = await library();
      const result = await verifyAuthenticationResponse({
        response: answer as unknown as AuthenticationResponseJSON,
        expectedChallenge: async (challenge) =>
          (await steps.finish('passkey', challenge)) !== undefined,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: Number(passkey.uses),
        },
        requireUserVerification: true,
      }).catch(() => undefined);
      if (!result?.verified) throw new Failure('sign_in_failed');
      await touchPasskey(db, passkey.tenant_id, passkey.passkey_id, {
        uses: result.authenticationInfo.newCounter,
        last_used_at: clock.now(),
      });
      return member;
    },
  };
}
