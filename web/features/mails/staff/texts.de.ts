import type { MailName } from '#api/contract.gen.d.ts';
import type { MailFailure } from '#domain/mails/failures.ts';

export const staffMails = {
  /** Why a mail server has not taken it, and what helps. */
  failure: {
    'no-mailbox':
      'Dieses Postfach gibt es nicht. Kläre die Adresse und sende die E-Mail danach noch einmal.',
    'mailbox-full': 'Das Postfach ist voll. Ruf an, wenn es eilt.',
    'no-connection':
      'Unser Mailserver ist nicht zu erreichen. Das betrifft alle E-Mails und klärt die Technik.',
    'no-answer':
      'Unser Mailserver antwortet nicht rechtzeitig. Meist gibt sich das in einigen Minuten.',
    'refused-login':
      'Unser Mailserver lässt uns nicht hinein. Das betrifft alle E-Mails und klärt die Technik.',
    'not-now': 'Der Mailserver nimmt sie gerade nicht an und bittet um einen späteren Versuch.',
    refused:
      'Der Mailserver lehnt sie ab, nennt aber keinen Fehler der Adresse. Ruf an, wenn es eilt.',
    unknown: 'Warum, ist nicht bekannt.',
  } satisfies Record<MailFailure | 'unknown', string>,
  mailName: {
    'consultation-booked': 'Bestätigung des Erstgesprächs',
    'consultation-moved': 'Erstgespräch verschoben',
    'consultation-completed': 'Erstgespräch vorzeitig abgeschlossen',
    'consultation-cancelled': 'Absage des Erstgesprächs',
    'documents-in-review': 'Unterlagen sind in der Prüfung',
    'documents-to-review': 'Unterlagen zu prüfen',
    'changes-requested': 'Änderungen an den Unterlagen',
    'documents-approved': 'Unterlagen sind freigegeben',
    'appointment-proposed': 'Vorschlag des Notartermins',
    'appointment-confirmed': 'Bestätigung des Notartermins',
    'notary-appointment-withdrawn': 'Absage des Notartermins',
    'notary-appointment-withdrawn-notary': 'Absage des Notartermins, Nachricht an das Notariat',
    'notary-corrected': 'Berichtigte Angaben zum Notariat',
    'obstacle-reported': 'Hindernis bei der Gründung',
    'file-sent-back': 'Datei zurückgegeben',
    'upload-certificate': 'Link für die Gründungsurkunde',
    'certificate-received': 'Gründungsurkunde ist da',
    'certificate-thanks': 'Dank für die Gründungsurkunde',
    'statement-received': 'Kontoauszug ist da',
    'capital-paid': 'Link für den Registerauszug',
    'register-thanks': 'Dank für den Registerauszug',
    'foundation-completed': 'Gründung abgeschlossen',
    'foundation-cancelled': 'Gründung abgebrochen',
    'reminder-consultation': 'Erinnerung an das Erstgespräch',
    'reminder-appointment': 'Erinnerung an den Notartermin',
    'reminder-founder': 'Erinnerung an das Mitglied',
    'reminder-notary': 'Erinnerung an das Notariat',
    'reminder-owner': 'Erinnerung an die zuständige Person',
    'reminder-stand-in': 'Erinnerung an die Vertretung',
    'reminder-lawyer': 'Erinnerung an die Kanzlei',
    'confirm-meeting': 'Bitte um Bestätigung des Strategiegesprächs',
    'meeting-booked': 'Bestätigung des Strategiegesprächs',
    'meeting-moved': 'Strategiegespräch verschoben',
    'meeting-cancelled': 'Absage des Strategiegesprächs',
    'meeting-exists': 'Hinweis auf ein gebuchtes Strategiegespräch',
    'meeting-for-team': 'Strategiegespräch, Nachricht an das Team',
    'invoice-issued': 'Rechnung',
    'invoice-paid': 'Zahlung eingegangen',
    'invoice-cancelled': 'Stornorechnung',
    'reminder-invoice': 'Erinnerung an eine Rechnung',
    'invoice-overdue': 'Offene Rechnung, Nachricht an das Team',
    'invoice-overpaid': 'Zu viel bezahlte Rechnung, Nachricht an das Team',
    'reminder-meeting': 'Erinnerung an das Strategiegespräch',
    'rebooking-wanted': 'Bitte um eine andere Zeit für einen Termin',
    'verify-email': 'Bestätigung der E-Mail-Adresse',
    'reset-password': 'Neues Passwort',
    'accept-invite': 'Einladung',
    'invitation-expired': 'Hinweis auf eine abgelaufene Einladung',
    'confirm-email': 'Bestätigung der neuen E-Mail-Adresse',
    'email-change-notice': 'Hinweis auf eine neue E-Mail-Adresse',
    'email-changed': 'E-Mail-Adresse geändert',
    'email-taken': 'Hinweis auf eine vergebene E-Mail-Adresse',
    'password-changed': 'Passwort geändert',
    'erasure-asked': 'Antrag, das Konto zu löschen',
    'erasure-receipt': 'Nachweis über das Löschen des Kontos',
    'export-ready': 'Kopie der eigenen Daten ist fertig',
    'two-factor-enabled': 'Zwei-Faktor-Anmeldung eingeschaltet',
    'two-factor-disabled': 'Zwei-Faktor-Anmeldung ausgeschaltet',
    'confirm-newsletter': 'Bestätigung des Newsletters',
    'confirm-subscription': 'Bestätigung des Newsletters ohne Konto',
    'daily-root': 'Tägliche Prüfsumme, Nachricht an das Team',
    inquiry: 'Anfrage über ein Formular',
    'inquiry-receipt': 'Bestätigung einer Anfrage',
    'order-placed': 'Bestellbestätigung',
    'address-wanted': 'Bitte um die Rechnungsadresse',
    'order-placed-team': 'Bestellung, Nachricht an das Team',
    'statement-taken-back': 'Kontoauszug wird ersetzt, an das Notariat',
    'early-start-requested': 'Beginn vor Ablauf der Widerrufsfrist verlangt',
    'order-withdrawn': 'Eingangsbestätigung eines Widerrufs',
    'order-withdrawn-team': 'Widerruf einer Bestellung, Nachricht an das Team',
    'hours-redeemed': 'Bestätigung eingelöster Stunden',
    'hours-redeemed-team': 'Eingelöste Stunden, Nachricht an das Team',
    'hours-booked': 'Termin für eingelöste Stunden',
    'hours-cancelled': 'Absage eines Termins für eingelöste Stunden',
    'hours-ending': 'Erinnerung an Stunden, die enden',
    'reminder-hours': 'Erinnerung an einen Termin für eingelöste Stunden',
    'hours-time-team': 'Termin für eingelöste Stunden, Nachricht an das Team',
    'account-exists': 'Hinweis auf ein vorhandenes Konto',
  } satisfies Record<MailName, string>,
} as const;

export const handle = { texts: { staffMails } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffMails: typeof staffMails;
  }
}
