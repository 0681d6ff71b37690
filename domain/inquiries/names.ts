import type { Names } from '../site/names.ts';
import type { InquiryKind } from './inquiry.ts';

export const inquiryKindNames: Names<InquiryKind> = {
  contact: { de: 'Kontakt', en: 'Contact' },
  partner: { de: 'Partner werden', en: 'Become a partner' },
  withdrawal: { de: 'Widerruf', en: 'Withdrawal' },
};
