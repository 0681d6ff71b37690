import type { Frame } from '../define-mail.ts';
import { greet } from '../greeting.ts';

/** What all mails about an account have in common. */
export const accountFrame = ({ language, name, sender }: Frame) => ({
  greeting: greet({ language, name }),
  reason:
    language === 'de'
      ? `Du bekommst diese E-Mail, weil diese Adresse bei ${sender} angegeben wurde.`
      : `You are receiving this because this address was entered at ${sender}.`,
});
