import type { PieceKind } from '#domain/content/fields.ts';
import type { PieceState } from '#domain/content/states.ts';
import type { Party, Status } from '#domain/foundations/statuses.ts';
import type { InquiryKind } from '#domain/inquiries/inquiry.ts';
import type { InvoiceStatus } from '#domain/invoices/invoice.ts';
import type { PaymentKind } from '#domain/invoices/payment.ts';
import type { LegalForm } from '#domain/pricing/legal-forms.ts';
import type { NewsletterForm, NewsletterState } from '#domain/site/newsletter.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { UserRow } from '#modules/accounts/tables.ts';

type Named<Key extends string> = Record<Key, Record<Locale, string>>;

/** What codes are called in files that leave the desk: as its lists call them. */
export const exportWords = {
  status: {
    'start-pending': { de: 'Kerndaten fehlen', en: 'Company details missing' },
    'consultation-appointment-select-pending': {
      de: 'Erstgespräch offen',
      en: 'Consultation not booked',
    },
    'consultation-pending': { de: 'Erstgespräch gebucht', en: 'Consultation booked' },
    'documents-pending': { de: 'Unterlagen in Arbeit', en: 'Documents in progress' },
    'review-pending': { de: 'Unterlagen in Prüfung', en: 'Documents under review' },
    'notary-appointment-pending': { de: 'Notartermin gesucht', en: 'Notary appointment needed' },
    'notary-appointment-confirmation-pending': {
      de: 'Termin vorgeschlagen',
      en: 'Appointment proposed',
    },
    'foundation-certificate-pending': {
      de: 'Gründungsurkunde erwartet',
      en: 'Deed of formation expected',
    },
    'bank-account-pending': { de: 'Geschäftskonto offen', en: 'Bank account pending' },
    'share-capital-payment-pending': { de: 'Stammkapital offen', en: 'Share capital pending' },
    'register-record-pending': { de: 'Registerauszug erwartet', en: 'Register extract expected' },
    completed: { de: 'Eingetragen', en: 'Registered' },
    cancelled: { de: 'Abgebrochen', en: 'Cancelled' },
  },
  legalForm: {
    ug: { de: 'UG (haftungsbeschränkt)', en: 'UG (haftungsbeschränkt)' },
    gmbh: { de: 'GmbH', en: 'GmbH' },
  },
  party: {
    founder: { de: 'Mitglied', en: 'Founder' },
    staff: { de: 'Unser Team', en: 'Our team' },
    lawyer: { de: 'Kanzlei', en: 'Law firm' },
    notary: { de: 'Notariat', en: 'Notary' },
    bank: { de: 'Bank', en: 'Bank' },
    court: { de: 'Registergericht', en: 'Register court' },
    nobody: { de: '', en: '' },
  },
  invoice: {
    open: { de: 'Offen', en: 'Open' },
    overdue: { de: 'Überfällig', en: 'Overdue' },
    paid: { de: 'Bezahlt', en: 'Paid' },
    cancelled: { de: 'Storniert', en: 'Cancelled' },
  },
  payment: {
    payment: { de: 'Zahlung', en: 'Payment' },
    refund: { de: 'Erstattung', en: 'Refund' },
    offset: { de: 'Verrechnung', en: 'Offset' },
    correction: { de: 'Rücknahme', en: 'Correction' },
  },
  method: {
    transfer: { de: 'Überweisung', en: 'Transfer' },
    card: { de: 'Karte', en: 'Card' },
  },
  inquiry: {
    contact: { de: 'Kontakt', en: 'Contact' },
    partner: { de: 'Partner werden', en: 'Become a partner' },
    withdrawal: { de: 'Widerruf', en: 'Withdrawal' },
  },
  role: {
    member: { de: 'Mitglied', en: 'Member' },
    staff: { de: 'Sachbearbeitung', en: 'Casework' },
    lawyer: { de: 'Kanzlei', en: 'Law firm' },
    admin: { de: 'Verwaltung', en: 'Administration' },
  },
  account: {
    invited: { de: 'Eingeladen', en: 'Invited' },
    unverified: { de: 'E-Mail noch nicht bestätigt', en: 'Email not confirmed yet' },
    active: { de: 'Aktiv', en: 'Active' },
    suspended: { de: 'Gesperrt', en: 'Suspended' },
    archived: { de: 'Geschlossen', en: 'Closed' },
  },
  piece: {
    article: { de: 'Artikel', en: 'Article' },
    page: { de: 'Seite', en: 'Page' },
    category: { de: 'Einführung', en: 'Introduction' },
    news: { de: 'Neuigkeit', en: 'News' },
    product: { de: 'Produkt', en: 'Product' },
    partner: { de: 'Partner', en: 'Partner' },
  },
  pieceState: {
    draft: { de: 'Entwurf', en: 'Draft' },
    missing: { de: 'Übersetzung fehlt', en: 'Translation missing' },
    archived: { de: 'Archiviert', en: 'Archived' },
  },
  newsletter: {
    confirmed: { de: 'Bestätigt', en: 'Confirmed' },
    waiting: { de: 'Wartet auf Bestätigung', en: 'Waiting for confirmation' },
    lapsed: { de: 'Nicht bestätigt', en: 'Not confirmed' },
    ended: { de: 'Beendet', en: 'Ended' },
  },
  newsletterForm: {
    footer: { de: 'Fuß der Website', en: 'Footer of the site' },
    account: { de: 'Registrierung oder Konto', en: 'Registration or account' },
  },
} satisfies {
  status: Named<Status>;
  legalForm: Named<LegalForm>;
  party: Named<Party>;
  invoice: Named<InvoiceStatus>;
  payment: Named<PaymentKind>;
  method: Named<'transfer' | 'card'>;
  inquiry: Named<InquiryKind>;
  role: Named<UserRow['role']>;
  account: Named<UserRow['status']>;
  piece: Named<PieceKind>;
  pieceState: Named<PieceState>;
  newsletter: Named<NewsletterState>;
  newsletterForm: Named<NewsletterForm>;
};

/** The last line of a file that ends before its list. */
export const cutWords = (rows: number): Record<Locale, string> => ({
  de: `Hier endet die Datei nach ${rows} Zeilen; die Liste ist länger. Grenze sie ein, etwa nach Tagen.`,
  en: `The file ends here, after ${rows} rows; the list is longer. Narrow it down, by days for example.`,
});
