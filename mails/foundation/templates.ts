import { appointmentConfirmed } from './appointment-confirmed.ts';
import { appointmentProposed } from './appointment-proposed.ts';
import { capitalPaid } from './capital-paid.ts';
import { certificateReceived } from './certificate-received.ts';
import { certificateThanks } from './certificate-thanks.ts';
import { changesRequested } from './changes-requested.ts';
import { consultationBooked } from './consultation-booked.ts';
import { consultationCancelled } from './consultation-cancelled.ts';
import { documentsApproved } from './documents-approved.ts';
import { documentsInReview } from './documents-in-review.ts';
import { documentsToReview } from './documents-to-review.ts';
import { foundationCancelled } from './foundation-cancelled.ts';
import { foundationCompleted } from './foundation-completed.ts';
import type { FoundationMail } from './plan.ts';
import { registerThanks } from './register-thanks.ts';
import { reminderConsultation } from './reminder-consultation.ts';
import { reminderFounder } from './reminder-founder.ts';
import { reminderNotary } from './reminder-notary.ts';
import type { FoundationTemplate } from './told.ts';
import { uploadCertificate } from './upload-certificate.ts';

export const foundationTemplates: Record<FoundationMail, FoundationTemplate> = {
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
};
