import type { Names } from '../site/names.ts';
import type { InquiryKind, Sector } from './inquiry.ts';

export const inquiryKindNames: Names<InquiryKind> = {
  contact: { de: 'Kontakt', en: 'Contact' },
  partner: { de: 'Partner werden', en: 'Become a partner' },
  withdrawal: { de: 'Widerruf', en: 'Withdrawal' },
};

/** Names of partners' sectors on pages and in mails. */
export const sectorNames: Names<Sector> = {
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
