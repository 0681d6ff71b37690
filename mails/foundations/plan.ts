import type { EventType } from '#domain/foundations/foundation.ts';

/** Mails about events, and reminders. */
export const foundationMails = [
  'consultation-booked',
  'consultation-cancelled',
  'documents-in-review',
  'documents-to-review',
  'changes-requested',
  'documents-approved',
  'appointment-proposed',
  'appointment-confirmed',
  'upload-certificate',
  'certificate-received',
  'certificate-thanks',
  'capital-paid',
  'register-thanks',
  'foundation-completed',
  'foundation-cancelled',
  'reminder-consultation',
  'reminder-founder',
  'reminder-notary',
] as const;
export type FoundationMail = (typeof foundationMails)[number];

/**
 * Mails an event triggers. Mails with an upload link are not here: the workflow sends them once it
 * has issued the link.
 */
const mailsByEvent: Partial<Record<EventType, readonly FoundationMail[]>> = {
  ConsultationBooked: ['consultation-booked'],
  ConsultationCancelled: ['consultation-cancelled'],
  DocumentsSubmittedForReview: ['documents-in-review', 'documents-to-review'],
  DocumentChangesRequested: ['changes-requested'],
  DocumentsApproved: ['documents-approved'],
  NotaryAppointmentProposed: ['appointment-proposed'],
  NotaryAppointmentConfirmed: ['appointment-confirmed'],
  FoundationCertificateReceived: ['certificate-received', 'certificate-thanks'],
  RegisterExtractReceived: ['register-thanks'],
  FoundationCompleted: ['foundation-completed'],
  FoundationCancelled: ['foundation-cancelled'],
};
export const mailsAfter = (type: EventType): readonly FoundationMail[] => mailsByEvent[type] ?? [];

/**
 * Local part of the Message-ID and key in `sent_mails`, the same in every attempt.
 */
export const mailIdOf = (eventId: string, mail: FoundationMail, occasion = 1): string =>
  occasion === 1 ? `${eventId}.${mail}` : `${eventId}.${mail}.${occasion}`;
