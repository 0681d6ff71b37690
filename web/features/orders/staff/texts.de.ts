export const staffOrders = {
  orders: {
    noInvoice: 'Ohne Rechnung',
    addressesAsked_one: 'Die E-Mail an das Mitglied ist unterwegs',
    addressesAsked_other: '{{count}} E-Mails an Mitglieder sind unterwegs',
    addressMissing: 'Ohne Rechnung: Adresse vom Mitglied fehlt',
    and: 'und {{count}} mehr',
  },
  order: {
    back: 'Alle Bestellungen',
    heading: 'Bestellung {{number}}',
    placedAt: 'Bestellt am {{instant}}',
    withdrawnAt: 'Widerrufen am {{instant}}',
    releasedAt: 'Aufgehoben am {{instant}}: nichts wird geschuldet',
    lines: 'Positionen',
    discount: '{{percent}} % Mitgliedsrabatt',
    vendor: 'Vertrag mit {{vendor}}',
    ours: 'Unsere Leistung',
    startsAt: 'Beginnt am {{instant}}',
    invoiced: 'Davon auf unserer Rechnung',
    hours: 'Stunden',
    left: '{{left}} von {{total}} übrig',
    expires: 'Einlösbar bis {{date}}',
    toRefund: 'Zu erstatten: {{amount}}, sofern bezahlt',
    void: 'Verfallen durch den Widerruf',
    redeemed: 'Eingelöst',
    noRedemptions: 'Noch ist nichts eingelöst.',
    agreement: 'Vereinbart',
    payment: 'Zahlung',
    earlyStart: 'Beginn',
    early: 'Vor Ablauf der Widerrufsfrist verlangt',
    notEarly: 'Nach Ablauf der Widerrufsfrist',
    withdrawableUntil: 'Widerruf bis',
    terms: 'AGB-Fassung',
    invoice: 'Rechnung',
    address: 'Rechnungsadresse',
    settlement: 'Nach dem Widerruf',
    performed: 'Vollständig erbracht',
    noAddress: 'Keine Rechnung von uns braucht eine.',
    awaited: {
      what: 'Unsere Rechnung geht hinaus, sobald das Mitglied seine Adresse nennt.',
      notAsked:
        'Darum gebeten haben wir noch nicht; nach 3 und nach 10 Tagen geschieht es von selbst.',
      lastAsked: 'Zuletzt per E-Mail darum gebeten: {{instant}}',
      ask: 'Um die Adresse bitten',
      asking: {
        title_one: 'Um die Rechnungsadresse bitten?',
        title_other: '{{count}} Mitglieder um die Rechnungsadresse bitten?',
        what: 'Die Bitte geht sofort als E-Mail hinaus:',
        send_one: 'E-Mail senden',
        send_other: '{{count}} E-Mails senden',
        member: 'das Mitglied',
      },
      asked: 'Die E-Mail an das Mitglied ist unterwegs',
      enter: 'Adresse eintragen',
      final:
        'Trag ein, was das Mitglied dir genannt hat. Damit geht die Rechnung hinaus; ändern lässt sich die Adresse danach nicht mehr.',
      vatIdHelp: 'Etwa DE123456789; nur bei Unternehmen.',
      submit: 'Rechnung ausstellen',
      entered: 'Die Rechnung ist ausgestellt',
    },
  },
} as const;

export const handle = { texts: { staffOrders } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffOrders: typeof staffOrders;
  }
}
