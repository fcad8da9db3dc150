// The two cookies of the studio. On https their names start with __Host-, which browsers accept
// only from this very host: a page on a tenant's subdomain cannot put a session of its own here.
export interface CookieNames {
  session: string;
  /** Says that this browser has signed in before; see attempts.ts. */
  device: string;
  secure: boolean;
}

export const cookieNames = (publicUrl: string): CookieNames => {
  const secure = publicUrl.startsWith('https:');
  return secure
    ? { session: '__Host-facet', device: '__Host-facet-device', secure }
    : { session: 'facet', device: 'facet-device', secure };
};

/** The one cookie of this name. Two of them mean that somebody else has set one: then it is none. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values: string[] = [];
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals !== -1 && part.slice(0, equals).trim() === name) {
      values.push(part.slice(equals + 1).trim());
    }
  }
  return values.length === 1 ? values[0] : undefined;
}

export const writeCookie = (
  name: string,
  value: string,
  { maxAgeSeconds, secure }: { maxAgeSeconds: number; secure: boolean },
): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
