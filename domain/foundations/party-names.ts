import type { Names } from '../site/names.ts';
import type { Party } from './statuses.ts';

/** Whom a formation waits for, as the team says it. */
export const partyNames: Names<Party> = {
  founder: { de: 'Mitglied', en: 'Founder' },
  'co-founder': { de: 'Mitgründende', en: 'Co-founders' },
  staff: { de: 'Unser Team', en: 'Our team' },
  lawyer: { de: 'Kanzlei', en: 'Law firm' },
  notary: { de: 'Notariat', en: 'Notary' },
  bank: { de: 'Bank', en: 'Bank' },
  court: { de: 'Registergericht', en: 'Register court' },
  nobody: { de: 'Niemand', en: 'Nobody' },
};
