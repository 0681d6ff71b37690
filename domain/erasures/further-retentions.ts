import { OWN_TASK_KEPT_DAYS } from '../desk/own-tasks.ts';
import { INQUIRY_MONTHS, WITHDRAWAL_YEARS } from '../inquiries/retention.ts';
import { LETTER_MONTHS } from '../mails/letters.ts';
import { AUDIT_DAYS } from '../operations/audit-days.ts';
import { DAYS, EXPORT_DAYS, type Retention } from './retention.ts';

type Further = Omit<Retention, 'what' | 'until' | 'because'> & {
  what: string;
  until: string;
  because: string;
};

/** Data that end by themselves, whether or not their person is erased; for the documentation. */
export const furtherRetentions: readonly Further[] = [
  {
    what: 'Words and address of a mail that was sent',
    until: `${LETTER_MONTHS} months, at the latest with the account`,
    because: 'disputes about what was said',
    places: ['letters'],
    job: 'old letters',
  },
  {
    what: 'Mails that are on their way or could not be sent: ids, and the address of a failed one',
    until: `${DAYS.mail} days after they were passed on; the address at the latest with the account`,
    because: 'a mail is tried for 5 days',
    places: ['outbox', 'unsent_mails', 'sent_mails'],
    job: 'old mails',
  },
  {
    what: 'Questions from the contact form, with our answers and notes',
    until: `${INQUIRY_MONTHS.contact} months; those of a member at the latest with the account`,
    because: 'Art. 5 (1) (e) GDPR',
    places: ['inquiries', 'inquiry_answers', 'inquiry_follow_ups', 'inquiry_notes'],
    job: 'old inquiries',
  },
  {
    what: 'Inquiries of partners, with our answers and notes',
    until: `${INQUIRY_MONTHS.partner} months; those of a member at the latest with the account`,
    because: 'Art. 5 (1) (e) GDPR',
    places: ['inquiries', 'inquiry_answers', 'inquiry_follow_ups', 'inquiry_notes'],
    job: 'old inquiries',
  },
  {
    what: 'Withdrawals sent by the form, with our answers and notes',
    until: `${WITHDRAWAL_YEARS} years from the end of the year`,
    because: '§§ 195, 199 BGB',
    places: ['inquiries', 'inquiry_answers', 'inquiry_follow_ups', 'inquiry_notes'],
    job: 'old inquiries',
  },
  {
    what: 'Proof of an order of the newsletter without an account',
    until: '3 years after it ended; 30 days where nobody confirmed it',
    because: 'Art. 7 (1) GDPR',
    places: ['newsletter_consents'],
    job: 'old subscriptions',
  },
  {
    what: 'Strategy meeting of a visitor',
    until: `name, address and question 14 days after it; that there was one, as a keyed hash, ${DAYS.visitor} days`,
    because: 'one free meeting for each person',
    places: ['meetings'],
    job: 'old meetings',
  },
  {
    what: 'Tasks that people of the team set themselves',
    until: `${OWN_TASK_KEPT_DAYS} days after they are done, at the latest with the formation or the account of the team`,
    because: 'Art. 6 (1) (f) GDPR: work is not forgotten',
    places: ['own_tasks'],
    job: 'old tasks of one’s own',
  },
  {
    what: 'What the day’s digest told somebody of the team: numbers, and names and days of tasks without words of people',
    until:
      'the next day; that somebody wants one until they end it, at the latest with the account of the team',
    because: 'Art. 6 (1) (f) GDPR: work is not forgotten',
    places: ['digests'],
    job: 'old digests',
  },
  {
    what: 'Booked times that are over: ids only',
    until: `${DAYS.booking} days`,
    because: 'nothing of them can be changed',
    places: ['bookings'],
    job: 'old bookings',
  },
  {
    what: 'Invitations to take part in a formation, without name and address; addresses that want none, as a keyed hash',
    until: '30 days after the invitation was answered or ended; the hash 3 years',
    because: 'Art. 6 (1) (b) and (f) GDPR',
    places: ['participant_invitations', 'suppressed_addresses'],
    job: 'old invitations',
  },
  {
    what: 'Logins, with browser and system',
    until: 'a day after they were ended, 30 days at most',
    because: 'a replayed token is recognised',
    places: ['sessions', 'refresh_tokens'],
    job: 'old sessions',
  },
  {
    what: 'Audit log: ids, actions, network of the caller',
    until: `${AUDIT_DAYS.people} days; ${AUDIT_DAYS.strangers} days for what strangers cause`,
    because: 'Art. 6 (1) (f) GDPR: finding abuse',
    places: ['audit_log'],
    job: 'old audit log',
  },
  {
    what: "Copy of one's own data, to be downloaded",
    until: `${EXPORT_DAYS} days, at the latest with the account`,
    because: 'Art. 15 (3) GDPR',
    places: ['data_exports', 'exports/'],
    job: 'copies of data',
  },
  {
    what: 'Receipt of an erasure: ids, classes and days',
    until: '3 years, longer while anything is kept',
    because: 'Art. 5 (2) GDPR',
    places: ['erasures', 'kept_classes'],
    job: 'receipts of erasures',
  },
];
