import { ERASED } from '#domain/erased.ts';
import { defineMail } from '../../define-mail.ts';
import { greet } from '../../greeting.ts';
import { loadFoundation } from '../load-foundation.ts';
import { ourCompany } from './co-founder-frame.ts';

/** To a co-founder whom the lead has taken off the list. */
export const participationEnded = defineMail({
  name: 'participation-ended',
  to: 'gone',
  choice: 'none',
  load: loadFoundation,
  frame: (context) => ({
    greeting: greet(context),
    reason: {
      de: `Du bekommst diese E-Mail, weil du bei ${context.sender} an einer Gründung beteiligt warst.`,
      en: `You are receiving this because you took part in a company formation with ${context.sender}.`,
    }[context.language],
  }),
  write(context) {
    const { event } = context;
    if (event.type !== 'ParticipantLeft' || event.metadata.actor.role !== 'founder') return null;
    const { reason } = event.data;
    const noted = reason && reason !== ERASED ? reason.split('\n') : undefined;
    const company = ourCompany(context);
    return {
      station: 1,
      de: {
        subject: 'Du bist an der Gründung nicht mehr beteiligt',
        preview: 'Was das für dich und deine Daten heißt',
        paragraphs: [
          `wer die Gründung für ${company} leitet, hat dich von der Liste der Beteiligten genommen. Du siehst sie nicht mehr.`,
        ],
        ...(noted && { note: { title: 'Dazu wurde notiert', lines: noted } }),
        after: [
          'War das nicht abgesprochen, wende dich an die Person, die dich eingeladen hat, oder antworte auf diese E-Mail. ' +
            'Dein Konto bleibt; eine Kopie deiner Daten und seine Löschung findest du in den Einstellungen.',
        ],
      },
      en: {
        subject: 'You no longer take part in the formation',
        preview: 'What this means for you and your data',
        paragraphs: [
          `The person who leads the formation of ${company} has taken you off the list of participants. You no longer see it.`,
        ],
        ...(noted && { note: { title: 'What was noted about it', lines: noted } }),
        after: [
          'If this was not agreed, ask the person who invited you, or reply to this email. Your account stays; a copy ' +
            'of your data and its deletion are in the settings.',
        ],
      },
    };
  },
});
