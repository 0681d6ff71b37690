import type { HoursMail, InquiryMail, OrderMail, OutboxMail } from '#modules/outbox/outbox.ts';
import { acceptInvite } from './account/accept-invite.ts';
import { accountExists } from './account/account-exists.ts';
import { confirmEmail } from './account/confirm-email.ts';
import { confirmNewsletter } from './account/confirm-newsletter.ts';
import type { AccountTemplate } from './account/context.ts';
import { emailChangeNotice } from './account/email-change-notice.ts';
import { emailChanged } from './account/email-changed.ts';
import { emailTaken } from './account/email-taken.ts';
import { passwordChanged } from './account/password-changed.ts';
import { resetPassword } from './account/reset-password.ts';
import { twoFactorDisabled } from './account/two-factor-disabled.ts';
import { twoFactorEnabled } from './account/two-factor-enabled.ts';
import { verifyEmail } from './account/verify-email.ts';
import { appointmentConfirmed } from './foundation/appointment-confirmed.ts';
import { appointmentProposed } from './foundation/appointment-proposed.ts';
import { capitalPaid } from './foundation/capital-paid.ts';
import { certificateReceived } from './foundation/certificate-received.ts';
import { certificateThanks } from './foundation/certificate-thanks.ts';
import { changesRequested } from './foundation/changes-requested.ts';
import { consultationBooked } from './foundation/consultation-booked.ts';
import { consultationCancelled } from './foundation/consultation-cancelled.ts';
import type { FoundationTemplate } from './foundation/context.ts';
import { documentsApproved } from './foundation/documents-approved.ts';
import { documentsInReview } from './foundation/documents-in-review.ts';
import { documentsToReview } from './foundation/documents-to-review.ts';
import { foundationCancelled } from './foundation/foundation-cancelled.ts';
import { foundationCompleted } from './foundation/foundation-completed.ts';
import type { FoundationMail } from './foundation/plan.ts';
import { registerThanks } from './foundation/register-thanks.ts';
import { reminderConsultation } from './foundation/reminder-consultation.ts';
import { reminderFounder } from './foundation/reminder-founder.ts';
import { reminderNotary } from './foundation/reminder-notary.ts';
import { uploadCertificate } from './foundation/upload-certificate.ts';
import type { InquiryTemplate } from './inquiry/context.ts';
import { inquiry } from './inquiry/inquiry.ts';
import { inquiryReceipt } from './inquiry/inquiry-receipt.ts';
import type { InvoiceTemplate } from './invoice/context.ts';
import { invoiceCancelled } from './invoice/invoice-cancelled.ts';
import { invoiceIssued } from './invoice/invoice-issued.ts';
import { invoiceOverdue } from './invoice/invoice-overdue.ts';
import { invoiceOverpaid } from './invoice/invoice-overpaid.ts';
import { invoicePaid } from './invoice/invoice-paid.ts';
import type { InvoiceMail } from './invoice/plan.ts';
import { reminderInvoice } from './invoice/reminder-invoice.ts';
import type { MeetingTemplate } from './meeting/context.ts';
import { meetingBooked } from './meeting/meeting-booked.ts';
import { meetingCancelled } from './meeting/meeting-cancelled.ts';
import { meetingExists } from './meeting/meeting-exists.ts';
import { meetingForTeam } from './meeting/meeting-for-team.ts';
import { meetingMoved } from './meeting/meeting-moved.ts';
import type { MeetingMail } from './meeting/plan.ts';
import { reminderMeeting } from './meeting/reminder-meeting.ts';
import type { HoursTemplate, OrderTemplate } from './order/context.ts';
import { hoursForTeam } from './order/hours-for-team.ts';
import { hoursRedeemed } from './order/hours-redeemed.ts';
import { orderPlacedForTeam, orderWithdrawnForTeam } from './order/order-for-team.ts';
import { orderPlaced } from './order/order-placed.ts';
import { orderWithdrawn } from './order/order-withdrawn.ts';

/** Sent through the outbox, from the ids in its entry. */
export type AccountMail = Exclude<
  OutboxMail,
  InquiryMail | OrderMail | HoursMail | InvoiceMail | 'renewed-upload-link' | 'resent-mail'
>;

type Templates = Record<AccountMail, AccountTemplate> &
  Record<FoundationMail, FoundationTemplate> &
  Record<MeetingMail, MeetingTemplate>;

/** Every mail about an account or a foundation, by name. */
export const templates: Templates = {
  'verify-email': verifyEmail,
  'account-exists': accountExists,
  'reset-password': resetPassword,
  'accept-invite': acceptInvite,
  'confirm-email': confirmEmail,
  'email-change-notice': emailChangeNotice,
  'email-changed': emailChanged,
  'email-taken': emailTaken,
  'password-changed': passwordChanged,
  'two-factor-enabled': twoFactorEnabled,
  'two-factor-disabled': twoFactorDisabled,
  'confirm-newsletter': confirmNewsletter,
  'confirm-subscription': confirmNewsletter,

  'consultation-booked': consultationBooked,
  'consultation-cancelled': consultationCancelled,
  'documents-in-review': documentsInReview,
  'documents-to-review': documentsToReview,
  'changes-requested': changesRequested,
  'documents-approved': documentsApproved,
  'appointment-proposed': appointmentProposed,
  'appointment-confirmed': appointmentConfirmed,
  'upload-certificate': uploadCertificate,
  'certificate-received': certificateReceived,
  'certificate-thanks': certificateThanks,
  'capital-paid': capitalPaid,
  'register-thanks': registerThanks,
  'foundation-completed': foundationCompleted,
  'foundation-cancelled': foundationCancelled,
  'reminder-consultation': reminderConsultation,
  'reminder-founder': reminderFounder,
  'reminder-notary': reminderNotary,

  'meeting-booked': meetingBooked,
  'meeting-moved': meetingMoved,
  'meeting-cancelled': meetingCancelled,
  'meeting-exists': meetingExists,
  'meeting-for-team': meetingForTeam,
  'reminder-meeting': reminderMeeting,
};

/** Those about what somebody sent in a form. */
export const inquiryTemplates: Record<InquiryMail, InquiryTemplate> = {
  inquiry,
  'inquiry-receipt': inquiryReceipt,
};

/** Those about orders. */
export const orderTemplates: Record<OrderMail, OrderTemplate> = {
  'order-placed': orderPlaced,
  'order-placed-team': orderPlacedForTeam,
  'order-withdrawn': orderWithdrawn,
  'order-withdrawn-team': orderWithdrawnForTeam,
};

/** Those about hours that were redeemed. */
export const hoursTemplates: Record<HoursMail, HoursTemplate> = {
  'hours-redeemed': hoursRedeemed,
  'hours-redeemed-team': hoursForTeam,
};

/** Those about an invoice. */
export const invoiceTemplates: Record<InvoiceMail, InvoiceTemplate> = {
  'invoice-issued': invoiceIssued,
  'invoice-paid': invoicePaid,
  'invoice-cancelled': invoiceCancelled,
  'reminder-invoice': reminderInvoice,
  'invoice-overdue': invoiceOverdue,
  'invoice-overpaid': invoiceOverpaid,
};
