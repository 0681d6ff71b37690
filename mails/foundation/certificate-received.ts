import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';

export const certificateReceived: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const company = companyOr(context);
    const url = foundationPage(context);
    const shared = { station: 6, greeting: greeting(context), reason: founderReason(context) };
    if (context.language === 'en') {
      return {
        ...shared,
        subject: 'The certificate is here: now the business account',
        preview: 'You can open the account and pay in the share capital',
        heading: 'The foundation certificate is here',
        paragraphs: [
          `The notary has handed in the certificate for ${company}. With it you open the business ` +
            'account at a bank of your choice.',
          'Then you pay in the share capital, that is the money you put in as a shareholder, and ' +
            'upload the bank’s confirmation. Payer and amount should be exactly as in the ' +
            'certificate, else banks send the money back.',
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
        `das Notariat hat die Urkunde für ${company} hinterlegt. Mit ihr eröffnest du das ` +
          'Geschäftskonto bei einer Bank deiner Wahl.',
        'Dann zahlst du das Stammkapital ein, also das Geld, das du als Gesellschafterin oder ' +
          'Gesellschafter einbringst, und lädst den Kontoauszug hoch. Name und Betrag sollten ' +
          'genau wie in der Urkunde sein, sonst überweisen Banken das Geld zurück.',
      ],
      button: { label: 'Zum nächsten Schritt', url },
    };
  },
};
