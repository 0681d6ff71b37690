import { nameOf } from '#domain/foundations/people/people.ts';
import { defineMail } from '../../define-mail.ts';
import { unlinked } from '../../unlinked.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';
import { goneIn } from './readers.ts';

/** A co-founder has left; the member who leads the formation knows whom they have removed themselves. */
export const participantLeft = defineMail({
  name: 'participant-left',
  ...toFounder,
  choice: 'turn',
  write(context) {
    const gone = goneIn(context.current, context.history);
    if (!gone || context.event.metadata.actor.role === 'founder') return null;
    const who = unlinked(nameOf(gone));
    const company = theCompany(context);
    return {
      station: 1,
      de: {
        subject: `${who} gründet nicht mehr mit`,
        preview: 'Was jetzt mit Anteilen und Unterlagen geschieht',
        paragraphs: [
          `${who} nimmt an der Gründung für ${company} nicht mehr teil und sieht sie auch nicht mehr.`,
        ],
        after: [
          'Die Anteile müssen wieder das ganze Stammkapital ergeben. Ändere dafür bitte die Liste der Beteiligten; ' +
            'danach geht es weiter.',
        ],
      },
      en: {
        subject: `${who} has left the formation`,
        preview: 'What happens to shares and documents now',
        paragraphs: [
          `${who} no longer takes part in the formation of ${company} and no longer sees it.`,
        ],
        after: [
          'The shares have to add up to the whole share capital again. Please change the list of participants; then ' +
            'things go on.',
        ],
      },
    };
  },
});
