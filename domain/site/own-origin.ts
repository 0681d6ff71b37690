/** Whether an Origin header names our site, however the configuration spells its address. */
export const isOwnOrigin = (origin: string, publicUrl: string): boolean =>
  origin === new URL(publicUrl).origin;

interface Sender {
  origin?: string | undefined;
  'sec-fetch-site'?: string | string[] | undefined;
}

/** Whether a page of another site caused a browser to send this; programs send neither header. */
export const isForeign = (headers: Sender, publicUrl: string): boolean =>
  headers.origin === undefined
    ? headers['sec-fetch-site'] === 'cross-site'
    : !isOwnOrigin(headers.origin, publicUrl);

/**
 * Whether a page of another site could not have sent this Host header: it is one of our names, or one that nobody
 * outside can direct to us (an address, this machine, a name without a dot).
 */
export function isOwnHost(host: string, ownUrls: readonly string[]): boolean {
  const hostname = hostnameOf(`http://${host}`);
  if (!hostname) return false;
  if (!/\.[^.]*[a-z]/.test(hostname) || hostname.endsWith('.localhost')) return true;
  return ownUrls.some((url) => hostnameOf(url) === hostname);
}

const hostnameOf = (url: string) => URL.parse(url)?.hostname.replace(/\.$/, '');

const MAX_CHARACTERS = 500;
const MAX_REDIRECT_CHARACTERS = 1_500;
const ASCII_PRINTABLE = /^[\x21-\x7e]+$/;

/**
 * Whether a client may name this address as the page of a mailed link: an absolute URL of our own site, without
 * anything that browsers might parse differently.
 */
export function isOwnUrl(address: string, publicUrl: string): boolean {
  if (address.length > MAX_CHARACTERS || !ASCII_PRINTABLE.test(address)) return false;
  if (address.includes('\\') || !URL.canParse(address)) return false;
  const url = new URL(address);
  return isOwnOrigin(url.origin, publicUrl) && !url.username && !url.password;
}

/**
 * The address of the browser after a login: a path or address of our own site, or one of the listed addresses,
 * compared by origin and path.
 *
 * @returns the full address, as browsers read it
 */
export function allowedRedirect(
  target: string,
  publicUrl: string,
  listed: readonly string[] = [],
): string | undefined {
  if (target.length > MAX_REDIRECT_CHARACTERS || !ASCII_PRINTABLE.test(target)) return undefined;
  if (target.includes('\\') || !/^(\/(?!\/)|https?:\/\/)/i.test(target)) return undefined;
  const url = URL.parse(target, publicUrl);
  if (!url || url.username || url.password || hidesHost(url.pathname)) return undefined;
  const known = listed.some((one) => addressOf(new URL(one)) === addressOf(url));
  return known || isOwnOrigin(url.origin, publicUrl) ? url.href : undefined;
}

const addressOf = ({ origin, pathname }: URL) => origin + pathname;

/** Decoded, `/.//evil.example` and `/%2f%2fevil.example` name another host. */
const hidesHost = (pathname: string) =>
  pathname.startsWith('//') || /%(2f|5c|0[0-9a-f]|7f)/i.test(pathname);

/** One rule for API and site, which share a host: the last answer with one counts. */
export const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false } as const;
