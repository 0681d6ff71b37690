import type { HoursMail, InquiryMail, OrderMail, OutboxMail } from '#modules/outbox/outbox.ts';
import { acceptInvite } from './accounts/accept-invite.ts';
import { accountExists } from './accounts/account-exists.ts';
import { confirmEmail } from './accounts/confirm-email.ts';
import { confirmNewsletter } from './accounts/confirm-newsletter.ts';
import type { AccountTemplate } from './accounts/context.ts';
import { emailChangeNotice } from './accounts/email-change-notice.ts';
import { emailChanged } from './accounts/email-changed.ts';
import { emailTaken } from './accounts/email-taken.ts';
import { passwordChanged } from './accounts/password-changed.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { twoFactorDisabled } from './accounts/two-factor-disabled.ts';
import { twoFactorEnabled } from './accounts/two-factor-enabled.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { appointmentConfirmed } from './foundations/appointment-confirmed.ts';
import { appointmentProposed } from './foundations/appointment-proposed.ts';
import { capitalPaid } from './foundations/capital-paid.ts';
import { certificateReceived } from './foundations/certificate-received.ts';
import { certificateThanks } from './foundations/certificate-thanks.ts';
import { changesRequested } from './foundations/changes-requested.ts';
import { consultationBooked } from './foundations/consultation-booked.ts';
import { consultationCancelled } from './foundations/consultation-cancelled.ts';
import type { FoundationTemplate } from './foundations/context.ts';
import { documentsApproved } from './foundations/documents-approved.ts';
import { documentsInReview } from './foundations/documents-in-review.ts';
import { documentsToReview } from './foundations/documents-to-review.ts';
import { foundationCancelled } from './foundations/foundation-cancelled.ts';
import { foundationCompleted } from './foundations/foundation-completed.ts';
import type { FoundationMail } from './foundations/plan.ts';
import { registerThanks } from './foundations/register-thanks.ts';
import { reminderConsultation } from './foundations/reminder-consultation.ts';
import { reminderFounder } from './foundations/reminder-founder.ts';
import { reminderNotary } from './foundations/reminder-notary.ts';
import { uploadCertificate } from './foundations/upload-certificate.ts';
import type { InquiryTemplate } from './inquiries/context.ts';
import { inquiry } from './inquiries/inquiry.ts';
import { inquiryReceipt } from './inquiries/inquiry-receipt.ts';
import type { InvoiceTemplate } from './invoices/context.ts';
import { invoiceCancelled } from './invoices/invoice-cancelled.ts';
import { invoiceIssued } from './invoices/invoice-issued.ts';
import { invoiceOverdue } from './invoices/invoice-overdue.ts';
import { invoiceOverpaid } from './invoices/invoice-overpaid.ts';
import { invoicePaid } from './invoices/invoice-paid.ts';
import type { InvoiceMail } from './invoices/plan.ts';
import { reminderInvoice } from './invoices/reminder-invoice.ts';
import type { MeetingTemplate } from './meetings/context.ts';
import { meetingBooked } from './meetings/meeting-booked.ts';
import { meetingCancelled } from './meetings/meeting-cancelled.ts';
import { meetingExists } from './meetings/meeting-exists.ts';
import { meetingForTeam } from './meetings/meeting-for-team.ts';
import { meetingMoved } from './meetings/meeting-moved.ts';
import type { MeetingMail } from './meetings/plan.ts';
import { reminderMeeting } from './meetings/reminder-meeting.ts';
import type { HoursTemplate, OrderTemplate } from './orders/context.ts';
import { hoursForTeam } from './orders/hours-for-team.ts';
import { hoursRedeemed } from './orders/hours-redeemed.ts';
import { orderPlacedForTeam, orderWithdrawnForTeam } from './orders/order-for-team.ts';
import { orderPlaced } from './orders/order-placed.ts';
import { orderWithdrawn } from './orders/order-withdrawn.ts';

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
