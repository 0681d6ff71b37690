import type { Locale } from '#domain/site/paths.ts';
import type { Address } from '../addresses.ts';
import type { Letter } from '../letter.ts';

/** What a mail about an account may say. */
export interface AccountContext {
  language: Locale;
  name: string | null;
  address: Address;
  sender: string;
  /** Token of the link; empty for mails without one. */
  token: string;
  /** The address that an account is to have; empty unless the mail is about that. */
  newEmail: string;
  /** Where people write to us. */
  contact: string;
}

export interface AccountTemplate {
  write: (context: AccountContext) => Letter;
}

export function accountFrame({ language, name, sender }: AccountContext) {
  const hello = language === 'de' ? 'Guten Tag' : 'Hello';
  return {
    greeting: name ? `${hello} ${name},` : `${hello},`,
    reason:
      language === 'de'
        ? `Du bekommst diese E-Mail, weil diese Adresse bei ${sender} angegeben wurde.`
        : `You are receiving this because this address was entered at ${sender}.`,
  };
}
