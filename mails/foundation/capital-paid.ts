import { withFragment } from '../addresses.ts';
import { type FoundationTemplate, notaryFrame } from './context.ts';

/** Asks the notary to file, and contains the link to upload the extract afterwards. */
export const capitalPaid: FoundationTemplate = {
  to: 'notary',
  uploads: true,
  write(context) {
    const { company, foundationId, uploadToken } = context;
    if (!uploadToken) return null;
    return {
      ...notaryFrame(context),
      subject: `Stammkapital eingezahlt: Die ${company} kann angemeldet werden`,
      preview: 'Der Kontoauszug liegt vor',
      heading: `Das Stammkapital der ${company} ist eingezahlt`,
      paragraphs: [
        'ein Kontoauszug der Gründerin oder des Gründers über die Einzahlung des Stammkapitals liegt ' +
          'vor. Bitte melden Sie die Gesellschaft zur Eintragung in das Handelsregister an, wenn alle ' +
          'Voraussetzungen erfüllt sind.',
        'Ist sie eingetragen, laden Sie den Registerauszug bitte als PDF hoch. Der Link braucht kein ' +
          'Konto und gilt für eine Datei; bis wann, steht auf der Seite.',
      ],
      button: {
        label: 'Registerauszug hochladen',
        url: withFragment(context.address('notary-register', foundationId), uploadToken),
      },
      english: [
        `The share capital of ${company} has been paid in, and a bank statement has been uploaded. ` +
          'Please file the company for registration if all requirements are met. Once it is entered, ' +
          'please upload the commercial register extract as a PDF with the button above (one file).',
      ],
    };
  },
};
