/** A notice in the member area goes with each of these mails and has its name. */
export const noticeKinds = [
  'consultation-booked',
  'consultation-cancelled',
  'documents-in-review',
  'changes-requested',
  'documents-approved',
  'appointment-proposed',
  'appointment-confirmed',
  'certificate-received',
  'foundation-completed',
  'foundation-cancelled',
  'reminder-consultation',
  'reminder-founder',
  'meeting-booked',
  'meeting-moved',
  'meeting-cancelled',
  'reminder-meeting',
  'order-placed',
  'order-withdrawn',
  'hours-redeemed',
  'invoice-issued',
  'invoice-paid',
  'invoice-cancelled',
  'reminder-invoice',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const isNoticeKind = (mail: string): mail is NoticeKind =>
  (noticeKinds as readonly string[]).includes(mail);

/** Ids of what a notice is about. */
export interface NoticeSubject {
  foundationId?: string;
  meetingId?: string;
  orderId?: string;
  invoiceId?: string;
}

/** How long the member area shows a notice, read or not. */
export const noticeDays = 180;
