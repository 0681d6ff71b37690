import { spokenDate } from '#domain/site/formats.ts';
import {
  type FoundationContext,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';

export const consultationCancelled: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const booked = lastBooking(context);
    if (!booked) return null;
    const { language } = context;
    const { startsAt, endsAt } = booked.data;
    const url = foundationPage(context);
    const when = spokenDate(startsAt, language, context.event.metadata.occurredAt);
    const shared = { station: 2, greeting: greeting(context), reason: founderReason(context) };
    const entry = { id: booked.id, startsAt, endsAt, url, cancelled: true };
    if (language === 'en') {
      return {
        ...shared,
        subject: 'Your initial consultation is cancelled',
        preview: `It would have been on ${when}`,
        heading: 'Your initial consultation is cancelled',
        paragraphs: [
          `The appointment on ${when} will not take place.`,
          'You can choose another one at any time, or go on without the consultation. ' +
            'Everything you have entered is kept.',
        ],
        button: { label: 'Choose another appointment', url },
        calendar: {
          ...entry,
          title: 'Initial consultation on your company formation',
          description: 'This appointment is cancelled.',
        },
      };
    }
    return {
      ...shared,
      subject: 'Dein Erstgespräch ist abgesagt',
      preview: `Es wäre am ${when} gewesen`,
      heading: 'Dein Erstgespräch ist abgesagt',
      paragraphs: [
        `der Termin am ${when} findet nicht statt.`,
        'Du kannst jederzeit einen anderen wählen oder ohne Erstgespräch weitermachen. ' +
          'Alles, was du eingetragen hast, bleibt erhalten.',
      ],
      button: { label: 'Anderen Termin wählen', url },
      calendar: {
        ...entry,
        title: 'Erstgespräch zu deiner Gründung',
        description: 'Dieser Termin ist abgesagt.',
      },
    };
  },
};

/** The calendar knows the appointment by the event that booked it. */
function lastBooking({ history }: FoundationContext) {
  for (const event of history.events.toReversed()) {
    if (event.type === 'ConsultationBooked') return event;
  }
  return undefined;
}
