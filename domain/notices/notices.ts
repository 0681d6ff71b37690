/**
 * Each of these mails comes with a notice of the same name in the member area. The bell does not count actions of
 * the account's holder: always (`own`), or where the holder acted (`by-actor`).
 */
const kinds = {
  'message-written': 'news',
  'inquiry-answered': 'news',
  'consultation-booked': 'own',
  'consultation-moved': 'by-actor',
  'consultation-cancelled': 'by-actor',
  'consultation-unmandated': 'news',
  'consultation-completed': 'by-actor',
  'invitation-answered': 'news',
  'participant-left': 'news',
  'mandate-accepted': 'news',
  'mandate-confirmed': 'news',
  'mandate-declined': 'news',
  'firm-invoice-filed': 'news',
  'order-released': 'own',
  'firm-withdrawn': 'own',
  'documents-in-review': 'news',
  'documents-to-accept': 'news',
  'changes-requested': 'news',
  'documents-approved': 'news',
  'appointment-proposed': 'news',
  'appointment-confirmed': 'own',
  'appointment-for-all': 'news',
  'dates-for-all': 'news',
  'date-objected': 'news',
  'notary-appointment-withdrawn': 'by-actor',
  'notary-corrected': 'news',
  'obstacle-reported': 'by-actor',
  'file-sent-back': 'news',
  'certificate-received': 'news',
  'statement-received': 'own',
  'foundation-completed': 'news',
  'foundation-cancelled': 'by-actor',
  'reminder-consultation': 'news',
  'reminder-appointment': 'news',
  'reminder-founder': 'news',
  'reminder-missing': 'news',
  'duties-due': 'news',
  'meeting-booked': 'own',
  'meeting-moved': 'own',
  'meeting-cancelled': 'own',
  'reminder-meeting': 'news',
  'rebooking-wanted': 'news',
  'order-placed': 'own',
  'address-wanted': 'news',
  'early-start-requested': 'own',
  'order-withdrawn': 'own',
  'hours-redeemed': 'own',
  'hours-booked': 'own',
  'hours-cancelled': 'own',
  'reminder-hours': 'news',
  'hours-ending': 'news',
  'invoice-issued': 'news',
  'invoice-paid': 'news',
  'invoice-cancelled': 'news',
  'reminder-invoice': 'news',
} as const satisfies Record<string, 'own' | 'by-actor' | 'news'>;
export type NoticeKind = keyof typeof kinds;

export const noticeKinds = Object.keys(kinds) as NoticeKind[];

export const isNoticeKind = (mail: string): mail is NoticeKind => Object.hasOwn(kinds, mail);

/** @param byHolder whether the holder of the account acted */
export const followsOwnClick = (kind: NoticeKind, byHolder: boolean): boolean =>
  kinds[kind] === 'own' || (kinds[kind] === 'by-actor' && byHolder);

/** What a notice is about, by ids. */
export interface NoticeSubject {
  foundationId?: string;
  meetingId?: string;
  orderId?: string;
  invoiceId?: string;
  inquiryId?: string;
  /** Who of the team caused it. */
  byId?: string;
}

/** Days for which the member area shows a notice, read or not. */
export const noticeDays = 180;
