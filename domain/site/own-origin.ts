/** Whether an Origin header names our site, however its address is spelt in the configuration. */
export const isOwnOrigin = (origin: string, publicUrl: string): boolean =>
  origin === new URL(publicUrl).origin;

const MAX_CHARACTERS = 500;
const ASCII_PRINTABLE = /^[\x21-\x7e]+$/;

/**
 * Whether a client may name this address as the page of a mailed link: an absolute URL of our own
 * site, without anything that browsers might parse differently. Mails link to our own pages anyway.
 */
export function isOwnUrl(address: string, publicUrl: string): boolean {
  if (address.length > MAX_CHARACTERS || !ASCII_PRINTABLE.test(address)) return false;
  if (address.includes('\\') || !URL.canParse(address)) return false;
  const url = new URL(address);
  return isOwnOrigin(url.origin, publicUrl) && !url.username && !url.password;
}
