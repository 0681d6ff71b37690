import { defineMail } from '../define-mail.ts';
import { theCompany, toFounder } from './foundation-frame.ts';

/** Confirms what the founder has uploaded, and reminds of what the product does not do: forward it. */
export const statementReceived = defineMail({
  name: 'statement-received',
  ...toFounder,
  choice: 'turn',
  outdated: ({ current }) => current.state.status !== 'register-record-pending',
  write(context) {
    const company = theCompany(context);
    return {
      station: 7,
      de: {
        subject: 'Dein Kontoauszug ist angekommen',
        preview: 'Schick ihn bitte auch deinem Notariat',
        paragraphs: [
          `der Kontoauszug für ${company} liegt bei deinen Unterlagen, und wir haben das Notariat um die ` +
            'Anmeldung gebeten.',
          'Schick ihn deinem Notariat bitte selbst, denn wir leiten ihn nicht weiter. War es die falsche ' +
            'Datei? Auf der Seite deiner Gründung steht, was du dann tun kannst.',
        ],
      },
      en: {
        subject: 'Your bank statement is here',
        preview: 'Please send it to your notary as well',
        paragraphs: [
          `The bank statement for ${company} is with your documents, and we have asked the notary to apply ` +
            'for the entry.',
          'Please send the statement to your notary yourself, because we do not forward it. Was it the wrong ' +
            'file? The page of your formation says what you can do.',
        ],
      },
    };
  },
});
