import type { Address, Language } from '../addresses.ts';
import type { Letter } from '../letter.ts';

/** What a mail about an account may tell. */
export interface Account {
  language: Language;
  name: string | null;
  role: string;
  address: Address;
  sender: string;
  /** Secret of the link; mails that hold none do without. */
  token: string;
}

export type AccountTemplate = (account: Account) => Letter;

export function accountFrame({ language, name, sender }: Account) {
  const hello = language === 'de' ? 'Guten Tag' : 'Hello';
  return {
    greeting: name ? `${hello} ${name},` : `${hello},`,
    reason:
      language === 'de'
        ? `Du bekommst diese Nachricht, weil diese Adresse bei ${sender} angegeben wurde.`
        : `You receive this message because this address was given at ${sender}.`,
  };
}
