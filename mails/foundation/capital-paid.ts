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
      subject: `Stammkapital eingezahlt: ${company} kann angemeldet werden`,
      preview: 'Die Bestätigung der Bank liegt vor',
      heading: `Das Stammkapital der ${company} ist eingezahlt`,
      paragraphs: [
        'die Bestätigung der Bank über die Einzahlung des Stammkapitals liegt vor. Sie können die ' +
          'Gesellschaft zur Eintragung in das Handelsregister anmelden.',
        'Ist sie eingetragen, laden Sie den Handelsregisterauszug bitte als PDF hoch. Der Zugang ' +
          'braucht kein Konto und gilt 30 Tage und für eine Datei.',
      ],
      button: {
        label: 'Handelsregisterauszug hochladen',
        url: withFragment(context.address('notary-register', foundationId), uploadToken),
      },
      english: [
        `The share capital of ${company} has been paid in, and the bank has confirmed it: you can ` +
          'file the company for registration. Once it is entered, please upload the extract from ' +
          'the commercial register as a PDF with the button above (valid for 30 days, one file).',
      ],
    };
  },
};
