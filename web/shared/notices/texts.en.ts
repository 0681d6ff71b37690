import type { NoticeKind } from '#domain/notices/notices.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { notices as german } from './texts.de.ts';

const kinds: Record<NoticeKind, string> = {
  'consultation-booked': 'Your initial consultation is booked',
  'consultation-moved': 'Your initial consultation has been moved',
  'consultation-completed': 'Your initial consultation has been completed',
  'consultation-cancelled': 'Your initial consultation is cancelled',
  'documents-in-review': 'Your documents are being reviewed; you can read them now',
  'changes-requested': 'Your documents are being changed',
  'documents-approved': 'Your documents are approved',
  'appointment-proposed': 'A notary appointment is proposed. Please confirm it',
  'appointment-confirmed': 'Your notary appointment is arranged',
  'notary-appointment-withdrawn': 'Your notary appointment is cancelled',
  'notary-corrected': 'The details of your notary have been corrected',
  'obstacle-reported': 'Something got in the way of your formation',
  'file-sent-back': 'A file is needed again',
  'statement-received': 'Your bank statement has arrived',
  'certificate-received': 'The deed of formation has arrived',
  'foundation-completed': 'Your company is entered in the commercial register',
  'foundation-cancelled': 'Your company formation is cancelled',
  'reminder-consultation': 'Your initial consultation is coming up',
  'reminder-appointment': 'Your notary appointment is coming up',
  'reminder-missing': 'What is still missing before the documents are drafted',
  'reminder-founder': 'Your company formation is waiting for you',
  'meeting-booked': 'Your strategy meeting is booked',
  'meeting-moved': 'Your strategy meeting has been moved',
  'meeting-cancelled': 'Your strategy meeting is cancelled',
  'reminder-meeting': 'Your strategy meeting is coming up',
  'rebooking-wanted': 'Please choose another time for your appointment',
  'order-placed': 'We have received your order',
  'address-wanted': 'Your invoice is waiting for your address',
  'early-start-requested': 'Work begins before the end of the withdrawal period',
  'order-withdrawn': 'We have received your withdrawal',
  'hours-redeemed': 'Your hours are redeemed',
  'hours-booked': 'Your appointment for redeemed hours is booked',
  'hours-cancelled': 'Your appointment for redeemed hours is cancelled',
  'hours-ending': 'Your prepaid hours end soon',
  'reminder-hours': 'Your appointment for redeemed hours is coming up',
  'invoice-issued': 'A new invoice is ready',
  'invoice-paid': 'We have received your payment',
  'invoice-cancelled': 'An invoice has been cancelled',
  'reminder-invoice': 'An invoice is still open',
};

export const notices: Same<typeof german> = {
  title: 'Notifications',
  lead: 'What is new about your company, your appointments and your orders. Your settings say which of it also comes by email.',
  kinds,
  unread: 'New',
  allRead: 'Mark all as read',
  showAll: 'Show all',
  empty: {
    title: 'Nothing new yet',
    text: 'As soon as something happens, such as an appointment or documents that are ready, you will find it here.',
  },
  failed: 'The notifications cannot be loaded right now. Please try again in a moment.',
};

export const handle = { texts: { notices } };
