import type { Spent } from '../foundations/forecast/time-spent.ts';
import type { ObstacleKind } from '../foundations/obstacles.ts';
import type { Unfinished } from '../foundations/statuses.ts';
import type { Locale } from './paths.ts';

/** The end of each stage, worded for a sentence. */
export const milestones: Record<Unfinished, Record<Locale, string>> = {
  'start-pending': { de: 'Kerndaten vollständig', en: 'company details complete' },
  'consultation-appointment-select-pending': { de: 'Erstgespräch', en: 'initial consultation' },
  'consultation-pending': { de: 'Ergebnis des Erstgesprächs', en: 'outcome of the consultation' },
  'documents-pending': { de: 'Entwürfe bereit zur Prüfung', en: 'drafts ready for review' },
  'review-pending': { de: 'Unterlagen freigegeben', en: 'documents approved' },
  'notary-appointment-pending': { de: 'Notartermin', en: 'notary appointment' },
  'notary-appointment-confirmation-pending': {
    de: 'Notartermin bestätigt',
    en: 'notary appointment confirmed',
  },
  'foundation-certificate-pending': { de: 'Gründungsurkunde', en: 'deed of formation' },
  'bank-account-pending': { de: 'Geschäftskonto eröffnet', en: 'business account opened' },
  'share-capital-payment-pending': { de: 'Kontoauszug eingereicht', en: 'bank statement sent in' },
  'register-record-pending': { de: 'Eintragung', en: 'registration' },
};

/** Names of stages and delays other than obstacles. */
export const stageNames: Record<Exclude<Spent, ObstacleKind>, Record<Locale, string>> = {
  'start-pending': { de: 'Angaben zur Gesellschaft', en: 'Company details' },
  'consultation-appointment-select-pending': {
    de: 'Warten auf das Erstgespräch',
    en: 'Waiting for the consultation',
  },
  'consultation-pending': { de: 'Abschluss des Erstgesprächs', en: 'Closing the consultation' },
  'documents-pending': { de: 'Entwurf der Unterlagen', en: 'Drafting the documents' },
  'review-pending': { de: 'Prüfung durch die Kanzlei', en: 'Review by the law firm' },
  'notary-appointment-pending': {
    de: 'Warten auf den Notartermin',
    en: 'Waiting for the notary appointment',
  },
  'notary-appointment-confirmation-pending': {
    de: 'Antwort auf den Terminvorschlag',
    en: 'Answer to the proposed date',
  },
  'foundation-certificate-pending': { de: 'Gründungsurkunde', en: 'Deed of formation' },
  'bank-account-pending': { de: 'Geschäftskonto', en: 'Business account' },
  'share-capital-payment-pending': {
    de: 'Einzahlung des Stammkapitals',
    en: 'Paying in the share capital',
  },
  'register-record-pending': { de: 'Registergericht', en: 'Register court' },
  'withdrawal-period': {
    de: 'Beginn nach der Widerrufsfrist',
    en: 'Start after the withdrawal period',
  },
};
