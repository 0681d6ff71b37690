import type { Names } from '../site/names.ts';
import type { Role } from './command.ts';
import type { Status } from './statuses.ts';

export const statusNames: Names<Status> = {
  'start-pending': { de: 'Kerndaten fehlen', en: 'Company details missing' },
  'consultation-appointment-select-pending': {
    de: 'Erstgespräch offen',
    en: 'Consultation not booked',
  },
  'consultation-pending': { de: 'Erstgespräch gebucht', en: 'Consultation booked' },
  'documents-pending': { de: 'Unterlagen in Arbeit', en: 'Documents in progress' },
  'review-pending': { de: 'Unterlagen in Prüfung', en: 'Documents under review' },
  'notary-appointment-pending': { de: 'Notartermin gesucht', en: 'Notary appointment needed' },
  'notary-appointment-confirmation-pending': {
    de: 'Termin vorgeschlagen',
    en: 'Appointment proposed',
  },
  'foundation-certificate-pending': {
    de: 'Gründungsurkunde erwartet',
    en: 'Deed of formation expected',
  },
  'bank-account-pending': { de: 'Geschäftskonto offen', en: 'Bank account pending' },
  'share-capital-payment-pending': { de: 'Stammkapital offen', en: 'Share capital pending' },
  'register-record-pending': { de: 'Registerauszug erwartet', en: 'Register extract expected' },
  completed: { de: 'Eingetragen', en: 'Registered' },
  cancelled: { de: 'Abgebrochen', en: 'Cancelled' },
};

/** Who did something in a formation, as the team says it. */
export const actorNames: Names<Role> = {
  founder: { de: 'Mitglied', en: 'Founder' },
  staff: { de: 'Unser Team', en: 'Our team' },
  lawyer: { de: 'Kanzlei', en: 'Law firm' },
  notary: { de: 'Notariat', en: 'Notary' },
  timer: { de: 'Automatisch', en: 'Automatic' },
};
