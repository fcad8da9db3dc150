// Sign-ins that take two steps. What the second one needs is kept for minutes under the hash of a
// secret that only the browser has, and is gone with the first try to use it.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { deleteStepsBefore, insertStep, takeStep } from './sign_in_steps.store.ts';
import { hashToken } from './tokens.ts';

const validMs = 5 * 60_000;

export type StepPurpose = 'add passkey' | 'join' | 'passkey' | 'oidc';

export interface SignInSteps {
  begin(purpose: StepPurpose, secret: string, data: Record<string, string>): Promise<void>;
  /** What it was begun with; undefined when there is none, or no longer. */
  finish(purpose: StepPurpose, secret: string): Promise<Record<string, string> | undefined>;
  forgetOld(): Promise<void>;
}

export function makeSignInSteps({ db, clock }: { db: Db; clock: Clock }): SignInSteps {
  return {
    begin: (purpose, secret, data) =>
      insertStep(db, {
        step_hash: hashToken(secret),
        purpose,
        data: JSON.stringify(data),
        expires_at: clock.now() + validMs,
      }),
    async finish(purpose, secret) {
      const step = await takeStep(db, hashToken(secret));
      if (!step || step.purpose !== purpose || Number(step.expires_at) <= clock.now()) {
        return undefined;
      }
      return JSON.parse(step.data) as Record<string, string>;
    },
    forgetOld: () => deleteStepsBefore(db, clock.now()),
  };
}
