import { dateOf, instantAt } from '../days/berlin-days.ts';
import { DUTY_YEARS } from '../duties/occurrences.ts';
import { IDENTIFICATION_YEARS } from '../identification/retention.ts';
import type { Locale } from '../site/paths.ts';
import type { RetentionClass } from './classes.ts';

export interface Retention {
  what: Record<Locale, string>;
  until: Record<Locale, string>;
  /** The law that requires the retention, or our reason for it. */
  because: Record<Locale, string>;
  /** Places of such data: tables of the database, read models, folders of files. */
  places: readonly string[];
  /** The worker's job that ends it. */
  job: string;
}

/** Whole years from the end of the year. */
const YEARS = {
  'law-firm-file': 6,
  invoice: 8,
  identification: IDENTIFICATION_YEARS,
  disuse: 3,
} as const;

const withAccount = {
  de: `bis das Konto gelöscht wird: auf Antrag, oder wenn ${YEARS.disuse} volle Jahre lang niemand sich angemeldet hat, nach einer Eintragung frühestens ${DUTY_YEARS} Jahre danach`,
  en: `until the account is deleted: on request, or once nobody has logged in for ${YEARS.disuse} whole years, after an entry no earlier than ${DUTY_YEARS} years later`,
};

const contract = { de: 'Art. 6 Abs. 1 lit. b DSGVO', en: 'Art. 6 (1) (b) GDPR' };

/**
 * Retention of personal data by class: how long, why, and in which places. The documentation, the members' page
 * and the test that searches for erased data read this table.
 */
export const retentions = {
  profile: {
    what: {
      de: 'Konto: Name, E-Mail-Adresse, Telefon, Bild, Anmeldungen, Warenkorb, Mitteilungen, Termine, private Kalenderadresse',
      en: 'Account: name, email address, phone, picture, logins, cart, notices, appointments, private calendar address',
    },
    until: withAccount,
    because: contract,
    job: 'accounts nobody uses',
    places: [
      'users',
      'identities',
      'recovery_codes',
      'avatars',
      'sessions',
      'refresh_tokens',
      'account_tokens',
      'registrations',
      'password_history',
      'email_changes',
      'newsletter_consents',
      'calendar_feeds',
      'carts',
      'cart_lines',
      'meetings',
      'notices',
      'hour_redemption_topics',
      'bookings',
      'data_exports',
      'exports/',
    ],
  },
  formation: {
    what: {
      de: 'Gründung: Verlauf, Gründe und Notizen, Nachrichten mit unserem Team und dem Notariat, Angaben zum Notariat und zu seinem Raum, Zahlungen auf Einlagen, Urkunde, Kontoauszug, Registerauszug, Rechnungen der Kanzlei an dich, Rechnungen, die du eingetragen hast, was von den Pflichten der Gesellschaft erledigt ist',
      en: 'Formation: history, reasons and notes, messages with our team and the notary, details of the notary and their room, payments of contributions, deed, bank statement, register extract, the law firm’s invoices to you, bills you entered, which of the company’s duties are done',
    },
    until: withAccount,
    because: contract,
    job: 'accounts nobody uses',
    places: [
      'events',
      'projections',
      'commands',
      'notes',
      'own_tasks',
      'messages',
      'message_threads',
      'message_readings',
      'message_files',
      'contributions',
      'contribution_lines',
      'entered_bills',
      'notary_rooms',
      'room_codes',
      'duty_companies',
      'duty_ticks',
      'duty_reminders',
      'files',
      'files/',
    ],
  },
  'law-firm-file': {
    what: {
      de: 'Akte der Kanzlei: Nachrichten mit ihr, Kerndaten, Angaben zu den Beteiligten, Unterlagen und ihre Prüfung, wenn ein Auftrag bestand',
      en: 'The law firm’s file: messages with it, company details, the people who take part, documents and their review, where there was a mandate',
    },
    until: {
      de: `${YEARS['law-firm-file']} Jahre ab dem Ende des Jahres, in dem der Auftrag endete`,
      en: `${YEARS['law-firm-file']} years from the end of the year in which the mandate ended`,
    },
    because: { de: '§ 50 Abs. 1 BRAO', en: '§ 50 (1) BRAO' },
    job: 'kept classes',
    places: ['events', 'projections', 'messages', 'message_files', 'files', 'files/'],
  },
  invoice: {
    what: {
      de: 'Bestellungen, Rechnungsadresse, Rechnungen und Zahlungen',
      en: 'Orders, billing address, invoices and payments',
    },
    until: {
      de: `${YEARS.invoice} Jahre ab dem Ende des Jahres, in dem zuletzt etwas dazu geschrieben wurde`,
      en: `${YEARS.invoice} years from the end of the year in which the last of it was written`,
    },
    because: {
      de: '§ 147 Abs. 3 AO, § 14b Abs. 1 UStG',
      en: '§ 147 (3) AO, § 14b (1) UStG',
    },
    job: 'orders',
    places: [
      'orders',
      'order_lines',
      'order_billing',
      'order_withdrawals',
      'order_early_starts',
      'order_address_requests',
      'hour_packages',
      'hour_redemptions',
      'hour_redemption_undos',
      'invoices',
      'invoice_pdfs',
      'invoice_states',
      'unrendered_invoices',
      'invoice_payments',
      'invoice_checkouts',
      'invoices/',
    ],
  },
  identification: {
    what: {
      de: 'Identifizierung: Ausweisdaten mit Kopie, Antwort des Anbieters, Risikoakte; getrennt von allem anderen',
      en: 'Identification: data of identity documents with a copy, answer of the provider, file on risk; apart from everything else',
    },
    until: {
      de: `${YEARS.identification} Jahre ab dem Ende des Jahres, in dem die Gründung endete, auch wenn das Konto vorher gelöscht wird`,
      en: `${YEARS.identification} years from the end of the year in which the formation ended, even if the account is deleted before`,
    },
    because: { de: '§ 8 Abs. 4 GwG', en: '§ 8 (4) GwG' },
    job: 'identifications',
    places: [
      'identifications',
      'identification_copies',
      'identification_attempts',
      'identification_links',
      'risk_files',
      'identifications/',
    ],
  },
} satisfies Record<RetentionClass, Retention>;

/** A class that is kept longer than the account, and its last day, `2034-12-31`. */
export interface Kept {
  class: 'law-firm-file' | 'invoice';
  until: string;
}

/** Instants in ISO 8601 that decide about the retention. */
export interface Standing {
  /** Ends of the formations for which the law firm had a mandate. */
  mandatesEndedAt: readonly string[];
  /** For each order, the last time that it, its invoices or payments were written. */
  ordersWrittenAt: readonly string[];
}

/** What the law keeps of a person who is erased. */
export function keptOf({ mandatesEndedAt, ordersWrittenAt }: Standing): Kept[] {
  const kept: Kept[] = [];
  const file = lastDayOf(mandatesEndedAt, YEARS['law-firm-file']);
  if (file) kept.push({ class: 'law-firm-file', until: file });
  const orders = lastDayOf(ordersWrittenAt, YEARS.invoice);
  if (orders) kept.push({ class: 'invoice', until: orders });
  return kept;
}

/** The last day after so many whole years from the end of the latest year, in Berlin. */
function lastDayOf(instants: readonly string[], years: number): string | undefined {
  const latest = instants.map((instant) => Number(dateOf(instant).slice(0, 4)));
  return latest.length === 0 ? undefined : `${Math.max(...latest) + years}-12-31`;
}

/** The last instant of a day such as `2034-12-31` in Berlin. */
export const endOfDay = (day: string): string =>
  new Date(Date.parse(instantAt(day, 1_440)) - 1).toISOString();

/** The day since which an account must have had no login to be deleted for disuse. */
export const disusedBefore = (now: string): string =>
  `${Number(dateOf(now).slice(0, 4)) - YEARS.disuse}-01-01`;

/** Retention in days, which the worker's jobs and `npm run backup` use. */
export const DAYS = { visitor: 365, mail: 90, absence: 365, booking: 90, backup: 30 } as const;
const GRACE_DAYS = { person: 7, team: 7, disuse: 30 } as const;
/**
 * End of the grace period, in which a request can be withdrawn: it may have been somebody else's, or a mistake.
 */
export const graceUntil = (askedBy: keyof typeof GRACE_DAYS, now: Date): Date =>
  new Date(now.getTime() + GRACE_DAYS[askedBy] * 86_400_000);

/** Days in which the copy of one's data can be downloaded. */
export const EXPORT_DAYS = 7;
export const EXPORTS_A_DAY = 3;
/** Most bytes in a copy; nobody has come close. */
export const EXPORT_MOST_BYTES = 2_000_000_000;
