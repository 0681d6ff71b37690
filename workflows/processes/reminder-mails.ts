import type { Reminded } from '#domain/foundations/due-dates.ts';
import type { FoundationMail } from '#mails/registry.ts';

/** The reminder mail for each party that may be waited for. */
export const mailTo: Record<Reminded, FoundationMail> = {
  founder: 'reminder-founder',
  notary: 'reminder-notary',
  lawyer: 'reminder-lawyer',
  owner: 'reminder-owner',
  'stand-in': 'reminder-stand-in',
};
