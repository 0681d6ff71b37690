import type { Sector } from '../inquiries/inquiry.ts';
import type { Locale } from './paths.ts';

/** Names of partners' sectors on pages and in mails. */
export const sectorTexts: Record<Sector, Record<Locale, string>> = {
  'educational-institution': { de: 'Bildungseinrichtung', en: 'Educational institution' },
  accounting: { de: 'Buchhaltung', en: 'Accounting' },
  coaching: { de: 'Coaching', en: 'Coaching' },
  finance: { de: 'Finanzen', en: 'Finance' },
  'startup-centre': { de: 'Gründungszentrum', en: 'Startup centre' },
  marketing: { de: 'Marketing', en: 'Marketing' },
  law: { de: 'Recht', en: 'Law' },
  'management-consulting': { de: 'Unternehmensberatung', en: 'Management consulting' },
  insurance: { de: 'Versicherung', en: 'Insurance' },
  other: { de: 'Sonstiges', en: 'Other' },
};
