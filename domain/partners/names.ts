import type { Locale } from '../site/paths.ts';
import type { PartnerKind } from './partner.ts';

export const partnerKindNames: Record<PartnerKind, Record<Locale, string>> = {
  partner: { de: 'Partner', en: 'Partner' },
  university: { de: 'Hochschule', en: 'University' },
  accelerator: { de: 'Accelerator', en: 'Accelerator' },
};
