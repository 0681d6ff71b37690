/** A notice in the member area goes with each of these mails and has its name. */
export const noticeKinds = [
  'consultation-booked',
  'consultation-moved',
  'consultation-cancelled',
  'documents-in-review',
  'changes-requested',
  'documents-approved',
  'appointment-proposed',
  'appointment-confirmed',
  'notary-appointment-withdrawn',
  'notary-corrected',
  'obstacle-reported',
  'file-sent-back',
  'certificate-received',
  'foundation-completed',
  'foundation-cancelled',
  'reminder-consultation',
  'reminder-appointment',
  'reminder-founder',
  'meeting-booked',
  'meeting-moved',
  'meeting-cancelled',
  'reminder-meeting',
  'order-placed',
  'address-wanted',
  'order-withdrawn',
  'hours-redeemed',
  'hours-booked',
  'hours-cancelled',
  'reminder-hours',
  'invoice-issued',
  'invoice-paid',
  'invoice-cancelled',
  'reminder-invoice',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const isNoticeKind = (mail: string): mail is NoticeKind =>
  (noticeKinds as readonly string[]).includes(mail);

/** These follow what the holder of the account has just done. */
const ownClicks: readonly NoticeKind[] = [
  'consultation-booked',
  'appointment-confirmed',
  'meeting-booked',
  'order-placed',
  'order-withdrawn',
  'hours-booked',
  'hours-cancelled',
];
export const followsOwnClick = (kind: NoticeKind): boolean => ownClicks.includes(kind);

/** Ids of what a notice is about. */
export interface NoticeSubject {
  foundationId?: string;
  meetingId?: string;
  orderId?: string;
  invoiceId?: string;
}

/** How long the member area shows a notice, read or not. */
export const noticeDays = 180;
