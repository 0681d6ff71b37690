import type { Names } from '../site/names.ts';
import type { LegalForm } from './legal-forms.ts';

/** In full, as company names must state it. */
export const legalFormNames: Names<LegalForm> = {
  ug: { de: 'UG (haftungsbeschränkt)', en: 'UG (haftungsbeschränkt)' },
  gmbh: { de: 'GmbH', en: 'GmbH' },
};

/** Short forms for headings and figures. */
export const shortLegalFormNames: Names<LegalForm> = {
  ug: { de: 'UG', en: 'UG' },
  gmbh: { de: 'GmbH', en: 'GmbH' },
};
