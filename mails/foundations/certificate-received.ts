import { defineMail } from '../define-mail.ts';
import { stationOf, theCompany, toFounder } from './foundation-frame.ts';
import { type FoundationContext } from './load-foundation.ts';

/** After it was sent back from a later step the case goes on there: nothing is to be done twice. */
function backAgain(context: FoundationContext) {
  const { status } = context.history.state;
  if (status === 'not-started' || status === 'cancelled') return null;
  const company = theCompany(context);
  return {
    station: stationOf(status),
    de: {
      subject: 'Die Gründungsurkunde ist wieder da',
      preview: 'Es geht dort weiter, wo deine Gründung stand',
      paragraphs: [
        `das Notariat hat die Gründungsurkunde für ${company} neu hochgeladen. Es geht dort weiter, wo ` +
          'deine Gründung stand; du musst nichts noch einmal tun.',
      ],
    },
    en: {
      subject: 'The deed of formation is here again',
      preview: 'Your formation goes on from where it was',
      paragraphs: [
        `The notary has uploaded the deed of formation for ${company} once more. Your formation goes ` +
          'on from where it was; you do not have to do anything again.',
      ],
    },
  };
}

export const certificateReceived = defineMail({
  name: 'certificate-received',
  ...toFounder,
  choice: 'turn',
  write(context) {
    if (context.history.state.status !== 'bank-account-pending') return backAgain(context);
    const company = theCompany(context);
    return {
      station: 6,
      de: {
        subject: 'Die Gründungsurkunde ist da: jetzt das Geschäftskonto',
        preview: 'Du kannst das Konto eröffnen und das Stammkapital einzahlen',
        heading: 'Die Gründungsurkunde ist da',
        paragraphs: [
          `das Notariat hat die Gründungsurkunde für ${company} hochgeladen. Mit ihr eröffnest du das ` +
            'Geschäftskonto bei einer Bank deiner Wahl.',
          'Dann zahlst du das Stammkapital ein, also das Geld, das du als Gesellschafterin oder ' +
            'Gesellschafter einbringst, lädst den Kontoauszug hoch und schickst ihn deinem Notariat. Name und Betrag müssen ' +
            'zur Urkunde passen, sonst überweisen manche Banken das Geld zurück.',
          'Auch der Fragebogen zur steuerlichen Erfassung ist jetzt fällig: Er geht über ELSTER binnen eines ' +
            'Monats nach dem Notartermin ans Finanzamt (§ 137 AO).',
        ],
        button: 'Zum nächsten Schritt',
      },
      en: {
        subject: 'The deed of formation is here: now the business account',
        preview: 'You can open the account and pay in the share capital',
        heading: 'The deed of formation is here',
        paragraphs: [
          `The notary has uploaded the deed of formation for ${company}. Use it to open the business ` +
            'account at a bank of your choice.',
          'Then pay in the share capital, which is the money you put in as a shareholder, upload the ' +
            'bank statement and send it to your notary. Payer and amount must match the deed; otherwise some banks send ' +
            'the money back.',
          'The tax registration questionnaire is due now, too: it goes to the tax office through ELSTER ' +
            'within a month of the notary appointment (§ 137 AO).',
        ],
        button: 'Go to the next step',
      },
    };
  },
});
