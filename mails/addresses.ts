import { LINK } from '#domain/mails/letters.ts';
import { type Locale, type PageName, pathTo } from '#domain/site/paths.ts';

/** The URL of a page in the reader's language; the console is the same for every language. */
export type Address = (page: PageName | 'console', id?: string) => string;

/** @param publicUrl origin of the site, without a trailing slash */
export const addressesIn =
  (publicUrl: string, language: Locale): Address =>
  (page, id) =>
    `${publicUrl}${page === 'console' ? '/admin/' : pathTo(page, language, { id })}`;

/**
 * An address that lets whoever has it do something. It opens where a mail is rendered and nowhere else:
 * in any other text, and in every copy, it reads as `[Link]`.
 */
export class SecretLink {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  open(): string {
    return this.#address;
  }

  toString(): typeof LINK {
    return LINK;
  }

  toJSON(): typeof LINK {
    return LINK;
  }
}

/** A token in the fragment never reaches a server or its logs. */
export const withFragment = (address: string, token: string) =>
  new SecretLink(`${address}#t=${token}`);

export const openLink = (link: string | SecretLink): string =>
  typeof link === 'string' ? link : link.open();
