import { foreign } from '#domain/foreign-text.ts';
import type { DemoFoundation } from './demo-foundation.ts';

const partner = 0;

/** A company that two set up almost a year ago, whose duties have come and gone since. */
export const enteredCompanies: readonly DemoFoundation[] = [
  {
    founder: { first: 'Johanna', last: 'Brandt', phone: '+49 341 23125 810' },
    status: 'completed',
    // About eleven months, so that what came right after the entry is still shown.
    idleDays: 228,
    bank: 'GLS Bank',
    registerNumber: 'HRB 43187',
    core: {
      companyName: 'Brandt & Aydin Messtechnik GmbH',
      city: 'Leipzig',
      legalForm: 'gmbh',
      totalShareholders: 'two',
      shareCapitalCents: 2_500_000,
      businessAddress: { street: 'Spinnereistraße 7', zip: '04179', city: 'Leipzig' },
      companyPurpose: foreign('Entwicklung und Vertrieb von Messgeräten für Trinkwasser'),
      description: foreign('Messgeräte, die Stadtwerke selbst einbauen und ablesen.'),
    },
    notary: {
      name: 'Notariat am Augustusplatz',
      email: 'notariat-augustusplatz@example.com',
      place: 'Augustusplatz 9, 04109 Leipzig',
    },
    others: [
      {
        name: { first: 'Selim', last: 'Aydin' },
        shareEuros: 12_000,
        due: 'half',
        hasAccount: true,
      },
    ],
    story: [
      ['start-foundation', 'founder'],
      ['submit-core-data', 'founder'],
      ['order-package', 'founder'],
      ['state-participants', 'founder'],
      ['invite-participant', 'founder', partner],
      ['join-foundation', 'co-founder', partner],
      ['accept-mandate', 'lawyer'],
      ['book-consultation', 'founder'],
      ['complete-consultation', 'staff'],
      ['state-details', 'founder'],
      ['state-details', 'co-founder', partner],
      ['identify-participant', 'staff'],
      ['identify-participant', 'staff', partner],
      ['release-firm', 'founder'],
      ['release-firm', 'co-founder', partner],
      ['add-document', 'staff'],
      ['add-document', 'staff'],
      ['submit-documents-for-review', 'staff'],
      ['accept-documents', 'founder'],
      ['accept-documents', 'co-founder', partner],
      ['approve-documents', 'lawyer'],
      ['ask-notary', 'staff'],
      ['propose-notary-appointment', 'staff'],
      ['confirm-notary-appointment', 'founder'],
      ['receive-foundation-certificate', 'notary'],
      ['open-bank-account', 'founder'],
      ['receive-bank-confirmation', 'founder'],
      ['receive-register-extract', 'notary'],
    ],
  },
];
