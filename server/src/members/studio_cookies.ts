// What the studio's cookies hold, and how they are written.
import type { Attempts } from './attempts.ts';
import { cookieNames, readCookie, writeCookie } from './cookies.ts';
import { sessionDays } from './member_sessions.service.ts';

const daySeconds = 86_400;
const deviceDays = 365;

export interface StudioCookies {
  /** The only origin whose pages may use them. */
  mainOrigin: string;
  sessionIn(header: string | undefined): string | undefined;
  deviceIn(header: string | undefined): string | undefined;
  session(token: string): string;
  /** Both cookies of somebody who has just signed in. */
  signedIn(token: string, email: string): string[];
  signedOut(): string;
}

export function makeStudioCookies(publicUrl: string, attempts: Attempts): StudioCookies {
  const { session, device, secure } = cookieNames(publicUrl);
  const sessionCookie = (token: string): string =>
    writeCookie(session, token, { maxAgeSeconds: sessionDays * daySeconds, secure });
  return {
    mainOrigin: new URL(publicUrl).origin,
    sessionIn: (header) => readCookie(header, session),
    deviceIn: (header) => readCookie(header, device),
    session: sessionCookie,
    signedIn: (token, email) => [
      sessionCookie(token),
      writeCookie(device, attempts.deviceFor(email), {
        maxAgeSeconds: deviceDays * daySeconds,
        secure,
      }),
    ],
    signedOut: () => writeCookie(session, '', { maxAgeSeconds: 0, secure }),
  };
}
