import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { askedAgain, reference, replacedLink, toNotary } from './foundation-frame.ts';
import { loadFoundationWithLink } from './load-foundation.ts';

/** Asks the notary to file, and contains the link to upload the extract afterwards. */
export const capitalPaid = defineMail({
  name: 'capital-paid',
  ...toNotary,
  load: loadFoundationWithLink,
  write(context) {
    const { company, foundationId, uploadToken, isRenewed, sentBack } = context;
    if (!uploadToken) return null;
    const page = withFragment(context.address('notary-register', foundationId), uploadToken);
    if (sentBack) {
      const file = { name: 'Registerauszug', page, english: 'commercial register extract' };
      return { ...askedAgain({ ...context, ...sentBack, file }) };
    }
    return {
      subject: isRenewed
        ? `Neuer Link zum Hochladen: Registerauszug der ${company} (${reference(context)})`
        : `Kontoauszug zum Stammkapital der ${company} liegt vor (${reference(context)})`,
      preview: isRenewed
        ? 'Er ersetzt den Link in unserer früheren E-Mail'
        : 'Die Gründerin oder der Gründer schickt ihn Ihnen',
      heading: isRenewed
        ? `Neuer Link: Registerauszug für die ${company}`
        : `Der Kontoauszug zum Stammkapital der ${company} liegt vor`,
      paragraphs: [
        ...(isRenewed ? [replacedLink.de] : []),
        `${isRenewed ? 'Die' : 'die'} Gründerin oder der Gründer hat einen Kontoauszug über die Einzahlung ` +
          'des Stammkapitals vorgelegt und schickt ihn Ihnen; wir versenden ihn nicht. Bitte melden Sie ' +
          'die Gesellschaft zur Eintragung in das Handelsregister an, wenn alle Voraussetzungen ' +
          'erfüllt sind.',
        'Ist sie eingetragen, laden Sie den Registerauszug bitte als PDF hoch. Sie brauchen dafür ' +
          'kein Konto; der Link gilt für eine Datei, und auf der Seite steht, bis wann.',
      ],
      button: {
        label: 'Registerauszug hochladen',
        url: page,
      },
      english: [
        ...(isRenewed ? [replacedLink.en] : []),
        `The founder of ${company} has a bank statement for the payment of the share capital and ` +
          'will send it to you; we do not forward it. Please apply for registration if all requirements are met. Once it is entered, ' +
          'please upload the commercial register extract as a PDF with the button above (one file).',
      ],
    };
  },
});
