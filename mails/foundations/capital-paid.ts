import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { notaryFrame } from './foundation-frame.ts';
import { loadFoundationWithLink } from './load-foundation.ts';

/** Asks the notary to file, and contains the link to upload the extract afterwards. */
export const capitalPaid = defineMail({
  name: 'capital-paid',
  to: 'notary',
  load: loadFoundationWithLink,
  write(context) {
    const { company, foundationId, uploadToken } = context;
    if (!uploadToken) return null;
    return {
      ...notaryFrame(context),
      subject: `Kontoauszug zum Stammkapital der ${company} liegt vor`,
      preview: 'Die Gesellschaft kann angemeldet werden',
      heading: `Der Kontoauszug zum Stammkapital der ${company} liegt vor`,
      paragraphs: [
        'ein Kontoauszug der Gründerin oder des Gründers über die Einzahlung des Stammkapitals liegt ' +
          'vor. Bitte melden Sie die Gesellschaft zur Eintragung in das Handelsregister an, wenn alle ' +
          'Voraussetzungen erfüllt sind.',
        'Ist sie eingetragen, laden Sie den Registerauszug bitte als PDF hoch. Sie brauchen dafür ' +
          'kein Konto; der Link gilt für eine Datei, und auf der Seite steht, bis wann.',
      ],
      button: {
        label: 'Registerauszug hochladen',
        url: withFragment(context.address('notary-register', foundationId), uploadToken),
      },
      english: [
        `A bank statement for the payment of the share capital of ${company} has been uploaded. ` +
          'Please file the company for registration if all requirements are met. Once it is entered, ' +
          'please upload the commercial register extract as a PDF with the button above (one file).',
      ],
    };
  },
});
