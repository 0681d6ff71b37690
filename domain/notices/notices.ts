/**
 * A notice in the member area goes with each of these mails and has its name. One that follows what
 * the holder of the account has just done (`own`) is no news: the bell does not count it.
 */
const kinds = {
  'consultation-booked': 'own',
  'consultation-moved': 'news',
  'consultation-cancelled': 'news',
  'documents-in-review': 'news',
  'changes-requested': 'news',
  'documents-approved': 'news',
  'appointment-proposed': 'news',
  'appointment-confirmed': 'own',
  'notary-appointment-withdrawn': 'news',
  'notary-corrected': 'news',
  'obstacle-reported': 'news',
  'file-sent-back': 'news',
  'certificate-received': 'news',
  'foundation-completed': 'news',
  'foundation-cancelled': 'news',
  'reminder-consultation': 'news',
  'reminder-appointment': 'news',
  'reminder-founder': 'news',
  'meeting-booked': 'own',
  'meeting-moved': 'news',
  'meeting-cancelled': 'news',
  'reminder-meeting': 'news',
  'order-placed': 'own',
  'address-wanted': 'news',
  'order-withdrawn': 'own',
  'hours-redeemed': 'own',
  'invoice-issued': 'news',
  'invoice-paid': 'news',
  'invoice-cancelled': 'news',
  'reminder-invoice': 'news',
} satisfies Record<string, 'own' | 'news'>;
export type NoticeKind = keyof typeof kinds;

export const noticeKinds = Object.keys(kinds) as NoticeKind[];

export const isNoticeKind = (mail: string): mail is NoticeKind => Object.hasOwn(kinds, mail);

export const followsOwnClick = (kind: NoticeKind): boolean => kinds[kind] === 'own';

/** Ids of what a notice is about. */
export interface NoticeSubject {
  foundationId?: string;
  meetingId?: string;
  orderId?: string;
  invoiceId?: string;
}

/** How long the member area shows a notice, read or not. */
export const noticeDays = 180;
