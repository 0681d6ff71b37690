import type { Names } from '../site/names.ts';
import type { LegalForm } from './legal-forms.ts';

/** In full, as a name must have it. */
export const legalFormNames: Names<LegalForm> = {
  ug: { de: 'UG (haftungsbeschränkt)', en: 'UG (haftungsbeschränkt)' },
  gmbh: { de: 'GmbH', en: 'GmbH' },
};

/** For headings and figures. */
export const shortLegalFormNames: Names<LegalForm> = {
  ug: { de: 'UG', en: 'UG' },
  gmbh: { de: 'GmbH', en: 'GmbH' },
};
