import { defineMail } from '../define-mail.ts';
import {
  askedAgain,
  reference,
  replacedHead,
  replacedLink,
  toNotary,
  uploadButton,
} from './foundation-frame.ts';
import { loadFoundationWithLink } from './load-foundation.ts';

/** Asks the notary to file, and contains the link to upload the extract afterwards. */
export const capitalPaid = defineMail({
  name: 'capital-paid',
  ...toNotary,
  load: loadFoundationWithLink,
  write(context) {
    const { company, isRenewed, sentBack } = context;
    const button = uploadButton(context, 'register-extract');
    if (!button) return null;
    if (sentBack) return askedAgain(context, 'register-extract', sentBack.reason);
    return {
      subject: `Kontoauszug zum Stammkapital der ${company} liegt vor (${reference(context)})`,
      preview: 'Die Gründerin oder der Gründer schickt ihn Ihnen',
      heading: `Der Kontoauszug zum Stammkapital der ${company} liegt vor`,
      ...(isRenewed && replacedHead(context, 'register-extract')),
      paragraphs: [
        ...(isRenewed ? [replacedLink.de] : []),
        `${isRenewed ? 'Die' : 'die'} Gründerin oder der Gründer hat einen Kontoauszug über die Einzahlung ` +
          'des Stammkapitals vorgelegt und schickt ihn Ihnen; wir versenden ihn nicht. Bitte melden Sie ' +
          'die Gesellschaft zur Eintragung in das Handelsregister an, wenn alle Voraussetzungen ' +
          'erfüllt sind.',
        'Ist sie eingetragen, laden Sie den Registerauszug bitte als PDF hoch. Sie brauchen dafür ' +
          'kein Konto; der Link gilt für eine Datei, und auf der Seite steht, bis wann.',
      ],
      button,
      english: [
        ...(isRenewed ? [replacedLink.en] : []),
        `The founder of ${company} has a bank statement for the payment of the share capital and ` +
          'will send it to you; we do not forward it. Please apply for registration if all requirements are met. Once it is entered, ' +
          'please upload the commercial register extract as a PDF with the button above (one file).',
      ],
    };
  },
});
