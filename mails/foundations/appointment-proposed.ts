import { answerBy } from '#domain/foundations/forecast/turnaround.ts';
import { appointmentDate, longDay, spokenDay } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { foundationPage, theCompany, toFounder } from './foundation-frame.ts';
import { placeOf, whatToBring } from './place.ts';

export const appointmentProposed = defineMail({
  name: 'appointment-proposed',
  ...toFounder,
  choice: 'turn',
  write(context) {
    const { event, language } = context;
    if (event.type !== 'NotaryAppointmentProposed') return null;
    const { notaryName, startsAt } = event.data;
    const company = theCompany(context);
    const bring = whatToBring(event.data);
    const url = foundationPage(context);
    const day = longDay(startsAt, language);
    const when = appointmentDate(startsAt, language);
    const { occurredAt, dueOn } = event.metadata;
    // The page says the same day.
    const answer = dueOn ?? answerBy(occurredAt, startsAt);
    const by = answer && spokenDay(answer, language, occurredAt);
    return {
      station: 5,
      de: {
        subject: `Notartermin am ${day}: Passt er dir?`,
        preview: `${notaryName}, ${when}`,
        heading: `Vorschlag für den Notartermin: ${day}`,
        paragraphs: [`für ${company} schlägt dein Notariat diesen Termin vor:`],
        note: {
          title: when,
          lines: [notaryName, ...placeOf(event.data, language), 'Etwa eine Stunde', bring.de],
        },
        after: [
          `Antworte bitte ${by ? `bis ${by}` : 'bald'}, sonst kann ` +
            'das Notariat den Termin anderweitig vergeben. Passt er nicht, lehne ihn ab, und wir bitten um einen anderen; dass rechtzeitig einer frei ist, ' +
            'können wir nicht zusagen.',
        ],
        button: { label: 'Termin ansehen', url },
      },
      en: {
        subject: `Notary appointment on ${day}: does it suit you?`,
        preview: `${notaryName}, ${when}`,
        heading: `Proposed notary appointment: ${day}`,
        paragraphs: [`${notaryName} can offer this appointment for ${company}:`],
        note: {
          title: when,
          lines: [...placeOf(event.data, language), 'About an hour', bring.en],
        },
        after: [
          `Please confirm it ${by ? `by ${by}` : 'soon'}, or the notary may give it to someone else. If ` +
            'it doesn’t suit you, turn it down and we will ask for another; we cannot promise that ' +
            'one will be available in time.',
        ],
        button: { label: 'View the appointment', url },
      },
    };
  },
});
