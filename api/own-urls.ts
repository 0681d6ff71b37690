import type { Config } from '#config';

const ASCII_PRINTABLE = /^[\x21-\x7e]+$/;

/**
 * Whether a client may name this address as the page of a mailed link: an absolute address of
 * our own site, nothing that browsers read in another way than we do. The mails lead to our own
 * pages in any case.
 */
export function isOwnUrl({ publicUrl }: Config, address: string): boolean {
  if (address.length > 500 || !ASCII_PRINTABLE.test(address) || address.includes('\\'))
    return false;
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.origin === new URL(publicUrl).origin && !url.username && !url.password;
}
