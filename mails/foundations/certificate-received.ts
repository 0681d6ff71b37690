import { defineMail } from '../define-mail.ts';
import { foundationPage, founderReason, greeting, theCompany } from './foundation-frame.ts';
import { loadFoundation } from './load-foundation.ts';

export const certificateReceived = defineMail({
  name: 'certificate-received',
  to: 'founder',
  load: loadFoundation,
  notice: true,
  write(context) {
    const company = theCompany(context);
    const url = foundationPage(context);
    const shared = { station: 6, greeting: greeting(context), reason: founderReason(context) };
    if (context.language === 'en') {
      return {
        ...shared,
        subject: 'The deed of formation is here: now the business account',
        preview: 'You can open the account and pay in the share capital',
        heading: 'The deed of formation is here',
        paragraphs: [
          `The notary has uploaded the deed of formation for ${company}. Use it to open the business ` +
            'account at a bank of your choice.',
          'Then pay in the share capital, which is the money you put in as a shareholder, and upload ' +
            'the bank statement. Payer and amount must match the deed; otherwise some banks send ' +
            'the money back.',
        ],
        button: { label: 'Go to the next step', url },
      };
    }
    return {
      ...shared,
      subject: 'Die Gründungsurkunde ist da: jetzt das Geschäftskonto',
      preview: 'Du kannst das Konto eröffnen und das Stammkapital einzahlen',
      heading: 'Die Gründungsurkunde ist da',
      paragraphs: [
        `das Notariat hat die Gründungsurkunde für ${company} hochgeladen. Mit ihr eröffnest du das ` +
          'Geschäftskonto bei einer Bank deiner Wahl.',
        'Dann zahlst du das Stammkapital ein, also das Geld, das du als Gesellschafterin oder ' +
          'Gesellschafter einbringst, und lädst den Kontoauszug hoch. Name und Betrag müssen ' +
          'zur Urkunde passen, sonst überweisen manche Banken das Geld zurück.',
      ],
      button: { label: 'Zum nächsten Schritt', url },
    };
  },
});
