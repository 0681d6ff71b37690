import type { Names } from '../site/names.ts';
import type { NewsletterForm, NewsletterState } from '../site/newsletter.ts';

export type AccountRole = 'member' | 'staff' | 'lawyer' | 'admin';
export type AccountStatus = 'invited' | 'unverified' | 'active' | 'suspended' | 'archived';

export const roleNames: Names<AccountRole> = {
  member: { de: 'Mitglied', en: 'Member' },
  staff: { de: 'Sachbearbeitung', en: 'Casework' },
  lawyer: { de: 'Kanzlei', en: 'Law firm' },
  admin: { de: 'Verwaltung', en: 'Administration' },
};

export const accountStatusNames: Names<AccountStatus> = {
  invited: { de: 'Eingeladen', en: 'Invited' },
  unverified: { de: 'E-Mail noch nicht bestätigt', en: 'Email not confirmed yet' },
  active: { de: 'Aktiv', en: 'Active' },
  suspended: { de: 'Gesperrt', en: 'Suspended' },
  archived: { de: 'Geschlossen', en: 'Closed' },
};

export const newsletterStateNames: Names<NewsletterState> = {
  confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  waiting: { de: 'Wartet auf Bestätigung', en: 'Waiting for confirmation' },
  lapsed: { de: 'Nicht bestätigt', en: 'Not confirmed' },
  ended: { de: 'Beendet', en: 'Ended' },
};

export const newsletterFormNames: Names<NewsletterForm> = {
  footer: { de: 'Fuß der Website', en: 'Footer of the site' },
  account: { de: 'Registrierung oder Konto', en: 'Registration or account' },
};
