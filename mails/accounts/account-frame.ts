import type { Frame } from '../define-mail.ts';

/** What all mails about an account have in common. */
export function accountFrame({ language, name, sender }: Frame) {
  const hello = language === 'de' ? 'Guten Tag' : 'Hello';
  return {
    greeting: name ? `${hello} ${name},` : `${hello},`,
    reason:
      language === 'de'
        ? `Du bekommst diese E-Mail, weil diese Adresse bei ${sender} angegeben wurde.`
        : `You are receiving this because this address was entered at ${sender}.`,
  };
}
