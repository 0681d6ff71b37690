/** What every order says: in the checkout and on the page of a foundation. */
export const checkout = {
  total: {
    title: 'Gesamtpreis inkl. MwSt.',
    net: 'netto',
    /** After the number. */
    vat: '\u00a0% MwSt.',
  },
  address: {
    title: 'Rechnungsadresse',
    offered: 'An wen geht die Rechnung? Wähle eine Adresse oder fülle die Felder selbst aus.',
    self: 'An dich selbst',
    name: 'Vor- und Nachname',
    company: 'Unternehmen (freiwillig)',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    countryHelp:
      'Rechnungen haben deutsche Umsatzsteuer. Brauchst du im Ausland eine ohne, schreib uns vor der Bestellung.',
    vatId: 'USt-IdNr. (freiwillig)',
    vatIdHelp: 'Etwa DE123456789; nur wenn du als Unternehmen bestellst.',
    problem: {
      NOT_A_VAT_ID: 'Eine deutsche USt-IdNr. besteht aus DE und neun Ziffern.',
      NOT_A_ZIP: 'Eine deutsche Postleitzahl hat fünf Ziffern.',
    },
  },
  consent: {
    terms: {
      before: 'Ich stimme den ',
      link: 'Allgemeinen Geschäftsbedingungen',
      after: ' zu.',
    },
    optional: ' (freiwillig)',
  },
  withdrawal: {
    before: 'Du kannst die Bestellung 14 Tage lang ohne Angabe von Gründen widerrufen. ',
    link: 'Widerrufsbelehrung und Formular',
    after: '',
  },
  order: 'Zahlungspflichtig bestellen',
} as const;

export const handle = { texts: { checkout } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    checkout: typeof checkout;
  }
}
