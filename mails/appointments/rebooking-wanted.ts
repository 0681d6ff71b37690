import { rebookingText, talkNames } from '#domain/mails/request-texts.ts';
import { appointmentDate, spokenDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { greet } from '../greeting.ts';
import { loadRebooking, type RebookingContext } from './load-rebooking.ts';

/** A booked time cannot take place: the person chooses another, and keeps it until then. */
export const rebookingWanted = defineMail({
  name: 'rebooking-wanted',
  to: 'member',
  choice: 'appointment',
  load: loadRebooking,
  frame: ({ language, name, sender }) => ({
    greeting: greet({ language, name }),
    reason: {
      de: `Du bekommst diese E-Mail, weil du bei ${sender} einen Termin gebucht hast.`,
      en: `You are receiving this because you booked an appointment with ${sender}.`,
    }[language],
  }),
  outdated: ({ isDue }) => !isDue,
  notice: true,
  write({ kind, startsAt, page, address, now, free, language }) {
    const talk = talkNames[kind][language];
    const when = spokenDate(startsAt, language, now);
    const { heading, what } = rebookingText(kind, when, language);
    const url = page(address);
    return {
      note: noteOf(free, language),
      de: {
        subject: `Bitte wähle eine andere Zeit: ${talk} am ${when}`,
        preview: 'Wir müssen den Termin leider verlegen.',
        heading,
        paragraphs: [
          what,
          'Such dir bitte eine andere Zeit aus. Was du gebucht hast, verfällt dabei nicht.',
        ],
        after: ['Passt keine der freien Zeiten, antworte auf diese E-Mail. Wir finden eine.'],
        button: { label: 'Andere Zeit wählen', url },
      },
      en: {
        subject: `Please choose another time: ${talk} on ${when}`,
        preview: 'We are sorry, but we have to move the appointment.',
        heading,
        paragraphs: [what, 'Please choose another time. You lose nothing of what you have booked.'],
        after: ['If none of the free times suits you, reply to this email and we will find one.'],
        button: { label: 'Choose another time', url },
      },
    };
  },
});

const noteOf = (free: RebookingContext['free'], language: RebookingContext['language']) =>
  free.length === 0
    ? undefined
    : {
        title: language === 'de' ? 'Zum Beispiel frei' : 'Free, for example',
        lines: free.map(
          ({ startsAt, consultant }) =>
            `${appointmentDate(startsAt, language)}, ${language === 'de' ? 'mit' : 'with'} ${consultant.name}`,
        ),
      };
