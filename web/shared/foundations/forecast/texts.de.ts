/** What is to be expected of a foundation, for its founder and the team. */
export const sharedFoundationsForecast = {
  title: 'Voraussichtlich eingetragen',
  range: '{{from}} bis {{to}}',
  next: 'Als Nächstes: {{step}}, {{when}}',
  line: 'Voraussichtlich eingetragen: {{when}}.',
  ends: {
    'start-pending': 'Kerndaten vollständig',
    'consultation-appointment-select-pending': 'Erstgespräch',
    'consultation-pending': 'Ergebnis des Erstgesprächs',
    'documents-pending': 'Entwürfe bereit zur Prüfung',
    'review-pending': 'Unterlagen freigegeben',
    'notary-appointment-pending': 'Notartermin',
    'notary-appointment-confirmation-pending': 'Notartermin bestätigt',
    'foundation-certificate-pending': 'Gründungsurkunde',
    'bank-account-pending': 'Geschäftskonto eröffnet',
    'share-capital-payment-pending': 'Kontoauszug eingereicht',
    'register-record-pending': 'Eintragung',
  },
  moved: 'Was den Tag verschoben hat',
  by: {
    'start-pending': 'Angaben zur Gesellschaft',
    'consultation-appointment-select-pending': 'Warten auf das Erstgespräch',
    'consultation-pending': 'Abschluss des Erstgesprächs',
    'documents-pending': 'Entwurf der Unterlagen',
    'review-pending': 'Prüfung durch die Kanzlei',
    'notary-appointment-pending': 'Warten auf den Notartermin',
    'notary-appointment-confirmation-pending': 'Antwort auf den Terminvorschlag',
    'foundation-certificate-pending': 'Gründungsurkunde',
    'bank-account-pending': 'Geschäftskonto',
    'share-capital-payment-pending': 'Einzahlung des Stammkapitals',
    'register-record-pending': 'Registergericht',
    'withdrawal-period': 'Beginn nach der Widerrufsfrist',
  },
  later_one: '+{{count}} Tag',
  later_other: '+{{count}} Tage',
  sooner_one: '−{{count}} Tag',
  sooner_other: '−{{count}} Tage',
  ownAt: 'Berechnet aus {{cases}} eigenen Gründungen am {{court}}.',
  own: 'Berechnet aus {{cases}} eigenen Gründungen an allen Registergerichten.',
  publishedAt:
    'Geschätzt nach der üblichen Dauer der Schritte und nach veröffentlichten Wartezeiten: am {{court}} im Mittel {{days}} Tage vom Notartermin bis zur Eintragung ({{publisher}}, {{year}}).',
  published:
    'Geschätzt nach der üblichen Dauer der Schritte und nach veröffentlichten Wartezeiten: {{fromDays}} bis {{toDays}} Tage vom Notartermin bis zur Eintragung ({{publisher}}, {{year}}).',
} as const;

export const handle = { texts: { sharedFoundationsForecast } };

declare module '../../../kit/texts/namespaces.ts' {
  interface Namespaces {
    sharedFoundationsForecast: typeof sharedFoundationsForecast;
  }
}
