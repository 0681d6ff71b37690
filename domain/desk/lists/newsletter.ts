import { newsletterFormNames, newsletterStateNames } from '../../accounts/names.ts';
import type { NewsletterForm, NewsletterState } from '../../site/newsletter.ts';
import { csvDay } from '../csv.ts';
import { choice, days, defineList, inFile, nothingHint, typed } from '../lists.ts';

export interface Row {
  email: string;
  member: { name: string | null } | null;
  state: NewsletterState;
  form: NewsletterForm;
  textVersion: string;
  requestedAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
}

/** Who has ordered the newsletter, when, by which form, and what became of it. */
export const newsletterList = defineList<Row>()({
  name: 'newsletter',
  right: 'operations.newsletter',
  one: { de: 'Bestellung', en: 'order' },
  other: { de: 'Bestellungen', en: 'orders' },
  filters: {
    search: typed({ de: 'E-Mail oder Name', en: 'Email or name' }),
    state: choice(newsletterStateNames, {
      de: 'Stand',
      en: 'State',
      any: { de: 'Jeder Stand', en: 'Any state' },
    }),
    form: choice(newsletterFormNames, {
      de: 'Formular',
      en: 'Form',
      any: { de: 'Jedes Formular', en: 'Any form' },
    }),
    ...days({ de: 'Bestellt ab', en: 'Ordered from' }),
  },
  columns: {
    email: { de: 'E-Mail', en: 'Email', csv: ({ email }) => email },
    member: inFile('Mitglied', 'Member', ({ member }) => member?.name ?? null),
    state: {
      de: 'Stand',
      en: 'State',
      csv: ({ state }, locale) => newsletterStateNames[state][locale],
    },
    form: {
      de: 'Formular',
      en: 'Form',
      csv: ({ form }, locale) => newsletterFormNames[form][locale],
    },
    version: inFile('Fassung des Textes', 'Version of the text', ({ textVersion }) => textVersion),
    requested: {
      de: 'Bestellt',
      en: 'Ordered',
      sort: 'requestedAt',
      csv: ({ requestedAt }) => csvDay(requestedAt),
    },
    confirmed: inFile('Bestätigt', 'Confirmed', ({ confirmedAt }) => csvDay(confirmedAt)),
    ended: inFile('Beendet', 'Ended', ({ endedAt }) => csvDay(endedAt)),
    action: { de: 'Abmelden', en: 'Unsubscribe' },
  },
  order: '-requestedAt',
  empty: {
    de: 'Noch hat niemand den Newsletter bestellt.',
    en: 'Nobody has ordered the newsletter yet.',
  },
  emptyHint: {
    de: 'Wer ihn im Fuß der Website, bei der Registrierung oder im Konto bestellt, steht hier.',
    en: 'Whoever orders it in the footer of the site, when registering or in the account is listed here.',
  },
  nothing: { de: 'Dazu passt keine Bestellung.', en: 'No order matches.' },
  nothingHint,
});
