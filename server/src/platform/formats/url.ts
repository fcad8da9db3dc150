// The one way to parse an address that others send. The platform's parser takes quadratic time for
// a long host in another script (fifteen milliseconds for 2,000 letters), so lengths are checked first.

const urlMaxLength = 8_192;
/** A DNS name has 253 characters; user name, password and port may stand beside it. */
const authorityMaxLength = 400;

/** Null when the text is no address, as URL.parse says it, or longer than an address may be. */
export function parseUrl(text: string, base?: string): URL | null {
  if (text.length > urlMaxLength) return null;
  // The parser skips these characters, so they must not hide where the host begins.
  const visible = text.trimStart().replace(/[\t\n\r]/g, '');
  const authority = /^(?:[a-z][a-z0-9+.-]*:)?[/\\]*([^/\\?#]*)/i.exec(visible)?.[1] ?? '';
  if (authority.length > authorityMaxLength) return null;
  return base === undefined ? URL.parse(text) : URL.parse(text, base);
}
