import type { Reminded } from '#domain/foundations/due-dates.ts';
import type { FoundationMail } from '#mails/registry.ts';

/** The reminder for each of those who may be waited for. */
export const mailTo: Record<Reminded, FoundationMail> = {
  founder: 'reminder-founder',
  notary: 'reminder-notary',
  lawyer: 'reminder-lawyer',
  owner: 'reminder-owner',
  'stand-in': 'reminder-stand-in',
};
