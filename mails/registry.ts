import { confirmNewsletter, confirmSubscription } from './accounts/confirm-newsletter.ts';
import {
  passwordChanged,
  resetPassword,
  twoFactorDisabled,
  twoFactorEnabled,
} from './accounts/login.ts';
import {
  confirmEmail,
  emailChanged,
  emailChangeNotice,
  emailTaken,
} from './accounts/new-address.ts';
import {
  acceptInvite,
  accountExists,
  invitationExpired,
  verifyEmail,
} from './accounts/registration.ts';
import { confirmMeeting } from './appointments/confirm-meeting.ts';
import {
  meetingBooked,
  meetingCancelled,
  meetingMoved,
  reminderMeeting,
} from './appointments/meeting-changes.ts';
import { meetingExists } from './appointments/meeting-exists.ts';
import { meetingForTeam } from './appointments/meeting-for-team.ts';
import { rebookingWanted } from './appointments/rebooking-wanted.ts';
import type { MailDeps } from './define-mail.ts';
import { dayDigest } from './desk/day-digest.ts';
import { dutiesDue } from './duties/duties-due.ts';
import { erasureAsked, erasureReceipt, exportReady } from './erasures/erasures.ts';
import { appointmentConfirmed, reminderAppointment } from './foundations/appointment.ts';
import { appointmentProposed } from './foundations/appointment-proposed.ts';
import { capitalPaid } from './foundations/capital-paid.ts';
import { certificateReceived } from './foundations/certificate-received.ts';
import {
  appointmentWithdrawn,
  appointmentWithdrawnForNotary,
} from './foundations/changes/appointment-withdrawn.ts';
import { consultationCompleted } from './foundations/changes/consultation-completed.ts';
import { fileSentBack } from './foundations/changes/file-sent-back.ts';
import { notaryCorrected } from './foundations/changes/notary-corrected.ts';
import { obstacleReported } from './foundations/changes/obstacle-reported.ts';
import { statementTakenBack } from './foundations/changes/statement-taken-back.ts';
import { changesRequested } from './foundations/changes-requested.ts';
import {
  consultationBooked,
  consultationCancelled,
  consultationMoved,
} from './foundations/consultation.ts';
import { documentsApproved } from './foundations/documents-approved.ts';
import { documentsInReview } from './foundations/documents-in-review.ts';
import { documentsToReview } from './foundations/documents-to-review.ts';
import { foundationCancelled } from './foundations/foundation-cancelled.ts';
import { foundationCompleted } from './foundations/foundation-completed.ts';
import { consultationUnmandated } from './foundations/mandate/consultation-unmandated.ts';
import { firmInvoiceFiled } from './foundations/mandate/firm-invoice-filed.ts';
import { firmWithdrawn } from './foundations/mandate/firm-withdrawn.ts';
import { mandateAccepted, mandateConfirmed } from './foundations/mandate/mandate-accepted.ts';
import { mandateDeclined, orderReleased } from './foundations/mandate/mandate-declined.ts';
import { mandateWithdrawn } from './foundations/mandate/mandate-withdrawn.ts';
import { appointmentForAll } from './foundations/people/appointment-for-all.ts';
import { dateObjected } from './foundations/people/date-objected.ts';
import { datesForAll } from './foundations/people/dates-for-all.ts';
import { documentsToAccept } from './foundations/people/documents-to-accept.ts';
import { invitationAnswered } from './foundations/people/invitation-answered.ts';
import { participantInvited } from './foundations/people/participant-invited.ts';
import { participantLeft } from './foundations/people/participant-left.ts';
import { participationEnded } from './foundations/people/participation-ended.ts';
import { reminderConsultation } from './foundations/reminders/reminder-consultation.ts';
import { reminderFounder } from './foundations/reminders/reminder-founder.ts';
import { reminderMissing } from './foundations/reminders/reminder-missing.ts';
import { reminderNotary } from './foundations/reminders/reminder-notary.ts';
import {
  reminderLawyer,
  reminderOwner,
  reminderStandIn,
} from './foundations/reminders/reminder-team.ts';
import { statementReceived } from './foundations/statement-received.ts';
import { certificateThanks, registerThanks } from './foundations/thanks.ts';
import { uploadCertificate } from './foundations/upload-certificate.ts';
import { identificationLink } from './identification/identification-link.ts';
import { inquiry } from './inquiries/inquiry.ts';
import { inquiryAnswer } from './inquiries/inquiry-answer.ts';
import { inquiryAnswered } from './inquiries/inquiry-answered.ts';
import { inquiryReceipt } from './inquiries/inquiry-receipt.ts';
import { invoiceCancelled } from './invoices/invoice-cancelled.ts';
import { invoiceIssued } from './invoices/invoice-issued.ts';
import { invoiceOverdue } from './invoices/invoice-overdue.ts';
import { invoiceOverpaid } from './invoices/invoice-overpaid.ts';
import { invoicePaid } from './invoices/invoice-paid.ts';
import { reminderInvoice } from './invoices/reminder-invoice.ts';
import { messageWritten } from './messages/message-written.ts';
import { addressWanted } from './orders/address-wanted.ts';
import { earlyStartRequested } from './orders/early-start-requested.ts';
import { hoursEnding } from './orders/hours-ending.ts';
import { hoursForTeam } from './orders/hours-for-team.ts';
import { hoursRedeemed } from './orders/hours-redeemed.ts';
import {
  hoursBooked,
  hoursCancelled,
  hoursTimeForTeam,
  reminderHours,
} from './orders/hours-time.ts';
import { orderPlacedForTeam, orderWithdrawnForTeam } from './orders/order-for-team.ts';
import { orderPlaced } from './orders/order-placed.ts';
import { orderWithdrawn } from './orders/order-withdrawn.ts';
import { roomCode } from './rooms/room-code.ts';
import { roomLink } from './rooms/room-link.ts';
import { roomMessage } from './rooms/room-message.ts';
import { roomReady } from './rooms/room-ready.ts';
import { dailyRoot } from './roots/daily-root.ts';

/** Every mail there is. */
export const mails = [
  participationEnded,
  verifyEmail,
  accountExists,
  resetPassword,
  acceptInvite,
  invitationExpired,
  confirmEmail,
  emailChangeNotice,
  emailChanged,
  emailTaken,
  passwordChanged,
  twoFactorEnabled,
  twoFactorDisabled,
  confirmNewsletter,
  confirmSubscription,
  erasureAsked,
  erasureReceipt,
  exportReady,
  participantInvited,
  invitationAnswered,
  participantLeft,
  consultationBooked,
  consultationMoved,
  consultationCancelled,
  consultationCompleted,
  consultationUnmandated,
  mandateAccepted,
  mandateConfirmed,
  mandateDeclined,
  firmInvoiceFiled,
  messageWritten,
  roomReady,
  roomLink,
  roomCode,
  roomMessage,
  orderReleased,
  firmWithdrawn,
  mandateWithdrawn,
  documentsInReview,
  documentsToReview,
  documentsToAccept,
  changesRequested,
  documentsApproved,
  appointmentProposed,
  appointmentConfirmed,
  appointmentForAll,
  dateObjected,
  datesForAll,
  appointmentWithdrawn,
  appointmentWithdrawnForNotary,
  notaryCorrected,
  obstacleReported,
  fileSentBack,
  statementTakenBack,
  uploadCertificate,
  certificateReceived,
  certificateThanks,
  statementReceived,
  capitalPaid,
  registerThanks,
  foundationCompleted,
  foundationCancelled,
  reminderConsultation,
  reminderAppointment,
  reminderFounder,
  reminderMissing,
  reminderNotary,
  reminderOwner,
  reminderStandIn,
  reminderLawyer,
  confirmMeeting,
  meetingBooked,
  meetingMoved,
  meetingCancelled,
  meetingExists,
  meetingForTeam,
  reminderMeeting,
  rebookingWanted,
  identificationLink,
  inquiry,
  inquiryAnswer,
  inquiryAnswered,
  inquiryReceipt,
  orderPlaced,
  addressWanted,
  orderPlacedForTeam,
  earlyStartRequested,
  orderWithdrawn,
  orderWithdrawnForTeam,
  hoursEnding,
  hoursRedeemed,
  hoursForTeam,
  hoursBooked,
  hoursCancelled,
  reminderHours,
  hoursTimeForTeam,
  invoiceIssued,
  invoicePaid,
  invoiceCancelled,
  reminderInvoice,
  invoiceOverdue,
  invoiceOverpaid,
  dailyRoot,
  dayDigest,
  dutiesDue,
] as const;

type AnyMail = (typeof mails)[number];
export type MailName = AnyMail['name'];

/** The ids from which a mail is loaded. */
type IdsOf<M> = M extends { load: (deps: MailDeps, ids: infer Ids) => unknown } ? Ids : never;

/** Mails that are loaded from an id of this name. */
type MailsAbout<Id extends string, M = AnyMail> = M extends { name: infer Name }
  ? Id extends keyof IdsOf<M>
    ? Name
    : never
  : never;
export type FoundationMail = MailsAbout<'foundationId'>;
export type MeetingMail = MailsAbout<'meetingId'>;
export type InvoiceMail = MailsAbout<'invoiceId'>;

/** All others go through the outbox. */
type Enqueued = Exclude<AnyMail, { name: FoundationMail | MeetingMail | InvoiceMail }>;
type EnqueuedMails = { [M in Enqueued as M['name']]: IdsOf<M> };

declare module '#modules/outbox/outbox.ts' {
  interface OutboxMails extends EnqueuedMails {}
}
