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
  outdated: ({ isDue }) => !isDue,
  notice: true,
  write(context) {
    return context.language === 'de' ? inGerman(context) : inEnglish(context);
  },
});

function inGerman({ kind, startsAt, page, address, name, sender, now, ...rest }: RebookingContext) {
  const talk = talkNames[kind].de;
  const when = spokenDate(startsAt, 'de', now);
  const { heading, what } = rebookingText(kind, when, 'de');
  return {
    subject: `Bitte wähle eine andere Zeit: ${talk} am ${when}`,
    preview: 'Wir müssen den Termin leider verlegen.',
    heading,
    greeting: greet({ language: 'de', name }),
    paragraphs: [
      what,
      'Such dir bitte eine andere Zeit aus. Was du gebucht hast, verfällt dabei nicht.',
    ],
    note: noteOf(rest.free, 'de'),
    after: ['Passt keine der freien Zeiten, antworte auf diese E-Mail. Wir finden eine.'],
    button: { label: 'Andere Zeit wählen', url: page(address) },
    reason: `Du bekommst diese E-Mail, weil du bei ${sender} einen Termin gebucht hast.`,
  };
}

function inEnglish({
  kind,
  startsAt,
  page,
  address,
  name,
  sender,
  now,
  ...rest
}: RebookingContext) {
  const talk = talkNames[kind].en;
  const when = spokenDate(startsAt, 'en', now);
  const { heading, what } = rebookingText(kind, when, 'en');
  return {
    subject: `Please choose another time: ${talk} on ${when}`,
    preview: 'We are sorry, but we have to move the appointment.',
    heading,
    greeting: greet({ language: 'en', name }),
    paragraphs: [what, 'Please choose another time. You lose nothing of what you have booked.'],
    note: noteOf(rest.free, 'en'),
    after: ['If none of the free times suits you, reply to this email and we will find one.'],
    button: { label: 'Choose another time', url: page(address) },
    reason: `You are receiving this because you booked an appointment with ${sender}.`,
  };
}

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
