import type { Same } from '../../../kit/texts/same.ts';
import type { memberInquiries as german } from './texts.de.ts';

export const memberInquiries: Same<typeof german> = {
  title: 'Requests',
  lead: 'What you have asked us on the website, and what we answered.',
  empty: {
    title: 'No requests yet',
    text: 'What you ask us with the contact form appears here, with our answer.',
    action: 'Ask something',
  },
  kinds: {
    contact: 'Request {{number}}',
    partner: 'Partner request {{number}}',
    withdrawal: 'Withdrawal {{number}}',
  },
  contract: 'Contract: {{contract}}',
  you: 'You',
  team: 'Our team',
  named: '{{name}}, our team',
  waiting: 'We answer on working days, usually by the next one.',
  field: 'Ask further',
  send: 'Send',
  failed: 'This could not be sent. Your text is still here; please try again in a moment.',
  full: 'A great deal has been written about this request already. Please ask your question anew.',
};

export const handle = { texts: { memberInquiries } };
