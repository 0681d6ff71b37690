import type { Locale } from './paths.ts';

/** The words beside the button for ordering without an account. */
export const newsletterOrder = {
  version: '2026-11-footer',
  text: {
    de: 'Neues zu Gründung und Produkt per E-Mail. Du bekommst zuerst eine E-Mail mit einem Link, der die Bestellung bestätigt; abbestellen kannst du jederzeit über den Link in jeder E-Mail.',
    en: 'News about company formation and the product by email. You first get an email with a link that confirms your subscription; you can unsubscribe at any time with the link in every email.',
  },
} as const satisfies { version: string; text: Record<Locale, string> };

/**
 * The words of the consent. Each consent is stored with the version: new words need a new version, and git keeps
 * the old ones.
 */
export const newsletterConsent = {
  version: '2026-11',
  text: {
    de: 'Schickt mir Neues zu Gründung und Produkt per E-Mail. Abbestellen kann ich jederzeit, über den Link in jeder E-Mail oder in meinem Konto.',
    en: 'Send me news about company formation and the product by email. I can unsubscribe at any time, with the link in every email or in my account.',
  },
} as const satisfies { version: string; text: Record<Locale, string> };

/** Places of the order: the footer of the site, or registration and account. */
export const newsletterForms = ['footer', 'account'] as const;
export type NewsletterForm = (typeof newsletterForms)[number];
export const formOfVersion = (version: string): NewsletterForm =>
  version.endsWith('-footer') ? 'footer' : 'account';

/** `lapsed`: the link expired before anybody followed it. */
export const newsletterStates = ['confirmed', 'waiting', 'lapsed', 'ended'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

/** Why the team ends a newsletter for somebody; the audit log keeps the reason. */
export const newsletterEndReasons = ['asked', 'objected', 'undeliverable', 'stranger'] as const;
export type NewsletterEndReason = (typeof newsletterEndReasons)[number];
