import { defineMail } from '../define-mail.ts';
import { offBy, offTheCalendar } from './changes/off-the-calendar.ts';
import { ofTheCompany, theCompany, toFounder } from './foundation-frame.ts';

export const foundationCancelled = defineMail({
  name: 'foundation-cancelled',
  ...toFounder,
  // An appointment that is called off with it is told to everybody.
  choice: (facts) => (offBy(facts) ? 'appointment' : 'turn'),
  write(context) {
    const company = theCompany(context);
    const byFounder = context.event.metadata.actor.role === 'founder';
    return {
      ...offTheCalendar(context),
      de: {
        subject: 'Deine Gründung ist abgebrochen',
        preview: `Es geht um ${company}`,
        paragraphs: [
          byFounder
            ? `du hast die Gründung ${ofTheCompany(context)} abgebrochen. Wir arbeiten nicht weiter daran.`
            : `die Gründung ${ofTheCompany(context)} wurde abgebrochen. Den Grund findest du auf der Seite deiner Gründung.`,
          'Die bisherigen Unterlagen bleiben für dich abrufbar. Gebuchte Termine entfallen, und die ' +
            'Links des Notariats gelten nicht mehr. Willst du doch gründen, kannst du jederzeit neu beginnen.',
        ],
      },
      en: {
        subject: 'Your company formation has been cancelled',
        preview: `It is about ${company}`,
        paragraphs: [
          byFounder
            ? `You have cancelled the formation of ${company}. We will do no further work on it.`
            : `The formation of ${company} has been cancelled. You will find the reason on its page.`,
          'The documents so far remain available to you. Booked appointments are cancelled, and the ' +
            'notary’s upload links no longer work. If you want to set up a company after all, you ' +
            'can start again at any time.',
        ],
      },
    };
  },
});
