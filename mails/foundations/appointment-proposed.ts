import { answerBy } from '#domain/foundations/forecast/turnaround.ts';
import type { NotaryAppointment } from '#domain/foundations/state.ts';
import { appointmentDate, longDay, spokenDay } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { appointmentIn, placeOf, whatToBring, whoComes } from './appointment.ts';
import { type Missed, missedBefore } from './changes/missed.ts';
import { theCompany, toFounder } from './foundation-frame.ts';
import type { FoundationContext } from './load-foundation.ts';

export const appointmentProposed = defineMail({
  name: 'appointment-proposed',
  ...toFounder,
  choice: 'turn',
  write(context) {
    const { event, language } = context;
    if (event.type === 'NotaryDatesProposed' && event.data.dates.length > 1) {
      return severalDates(context, event.data);
    }
    const proposal = proposedIn(event);
    if (!proposal) return null;
    const { notaryName, startsAt } = proposal;
    const missed = missedBefore(context);
    if (missed) return anotherDate(context, proposal, missed);
    const company = theCompany(context);
    const { day, when, place, bring } = appointmentIn(proposal, language);
    const by = answerDay(context, startsAt);
    return {
      station: 5,
      de: {
        subject: `Notartermin am ${day}: Passt er dir?`,
        preview: `${notaryName}, ${when}`,
        heading: `Vorschlag für den Notartermin: ${day}`,
        paragraphs: [`für ${company} schlägt dein Notariat diesen Termin vor:`],
        note: {
          title: when,
          lines: [notaryName, ...place, 'Etwa eine Stunde', ...whoComes(context), bring],
        },
        after: [
          `Antworte bitte ${by ? `bis ${by}` : 'bald'}, sonst kann ` +
            'das Notariat den Termin anderweitig vergeben. Passt er nicht, lehne ihn ab, und wir bitten um einen anderen; dass rechtzeitig einer frei ist, ' +
            'können wir nicht zusagen.',
        ],
        button: 'Termin ansehen',
      },
      en: {
        subject: `Notary appointment on ${day}: does it suit you?`,
        preview: `${notaryName}, ${when}`,
        heading: `Proposed notary appointment: ${day}`,
        paragraphs: [`${notaryName} can offer this appointment for ${company}:`],
        note: { title: when, lines: [...place, 'About an hour', ...whoComes(context), bring] },
        after: [
          `Please confirm it ${by ? `by ${by}` : 'soon'}, or the notary may give it to someone else. If ` +
            'it doesn’t suit you, turn it down and we will ask for another; we cannot promise that ' +
            'one will be available in time.',
        ],
        button: 'View the appointment',
      },
    };
  },
});

/** The only date of a proposal. */
function proposedIn(event: FoundationContext['event']): NotaryAppointment | undefined {
  if (event.type === 'NotaryAppointmentProposed') return event.data;
  if (event.type !== 'NotaryDatesProposed') return undefined;
  const { notaryName, notaryEmail, dates } = event.data;
  const [date] = dates;
  return date && { notaryName, notaryEmail, ...date };
}

/** By when to answer, as the page says it. */
function answerDay({ event, language }: FoundationContext, startsAt: string): string | undefined {
  const { occurredAt, dueOn } = event.metadata;
  const answer = dueOn ?? answerBy(occurredAt, startsAt);
  return answer && spokenDay(answer, language, occurredAt);
}

type Offered = Extract<FoundationContext['event'], { type: 'NotaryDatesProposed' }>['data'];

/** Dates to choose from, each with its place. */
function severalDates(context: FoundationContext, { dates, notaryName }: Offered) {
  const { language } = context;
  const company = theCompany(context);
  const [first] = dates;
  const by = first && answerDay(context, first.startsAt);
  const lines = dates.map((date) =>
    [appointmentDate(date.startsAt, language), ...placeOf(date, language)].join(', '),
  );
  const bring = [...new Set(dates.map((date) => whatToBring(date)[language]))];
  const rest = [...whoComes(context), ...bring];
  return {
    station: 5,
    de: {
      subject: `${dates.length} Notartermine zur Wahl`,
      preview: notaryName,
      heading: 'Welcher Notartermin passt dir?',
      paragraphs: [`für ${company} stehen diese Termine zur Wahl:`],
      note: { title: notaryName, lines: [...lines, 'Etwa eine Stunde', ...rest] },
      after: [
        `Wähle bitte ${by ? `bis ${by}` : 'bald'} einen aus, sonst kann das Notariat die Termine anderweitig vergeben. ` +
          'Mit der Wahl ist er bestätigt. Passt keiner, lehne sie ab, und wir bitten um andere; dass rechtzeitig ' +
          'einer frei ist, können wir nicht zusagen.',
      ],
      button: 'Termin wählen',
    },
    en: {
      subject: `${dates.length} notary dates to choose from`,
      preview: notaryName,
      heading: 'Which notary date suits you?',
      paragraphs: [`These dates are on offer for ${company}:`],
      note: { title: notaryName, lines: [...lines, 'About an hour', ...rest] },
      after: [
        `Please choose one ${by ? `by ${by}` : 'soon'}, or the notary may give them to someone else. Choosing ` +
          'confirms it. If none suits you, turn them down and we will ask for others; we cannot promise that ' +
          'one will be available in time.',
      ],
      button: 'Choose a date',
    },
  };
}

/** One mail for both: the deed did not come about, and there is another date at once. */
function anotherDate(context: FoundationContext, proposal: NotaryAppointment, missed: Missed) {
  const { language } = context;
  const { notaryName, startsAt } = proposal;
  const company = theCompany(context);
  const { day, when, place, bring } = appointmentIn(proposal, language);
  const by = answerDay(context, startsAt);
  const was = longDay(missed.startsAt, language);
  return {
    station: 5,
    calendar: missed.calendar,
    note: { title: when, lines: [notaryName, ...place, ...whoComes(context), bring] },
    de: {
      subject: `Neuer Notartermin am ${day}: Passt er dir?`,
      preview: `Der Termin am ${was} hat nicht zur Urkunde geführt`,
      heading: `Vorschlag für einen neuen Notartermin: ${day}`,
      paragraphs: [
        `der Notartermin am ${was} für ${company} hat nicht zur Urkunde geführt; deine Unterlagen bleiben freigegeben. ` +
          'Dein Notariat schlägt gleich diesen anderen Termin vor:',
      ],
      after: [
        ...(missed.reason.length > 0 ? ['Zum Grund schreibt das Notariat:', ...missed.reason] : []),
        `Antworte bitte ${by ? `bis ${by}` : 'bald'}, sonst kann das Notariat den Termin anderweitig vergeben. Passt er ` +
          'nicht, lehne ihn ab, und wir bitten um einen anderen.',
      ],
      button: 'Termin ansehen',
    },
    en: {
      subject: `New notary appointment on ${day}: does it suit you?`,
      preview: `The appointment on ${was} did not lead to a deed`,
      heading: `Another notary appointment is proposed: ${day}`,
      paragraphs: [
        `The notary appointment on ${was} for ${company} did not lead to a deed; your documents remain approved. ` +
          'The notary can offer this other appointment:',
      ],
      after: [
        ...(missed.reason.length > 0 ? ['The notary gives this reason:', ...missed.reason] : []),
        `Please confirm it ${by ? `by ${by}` : 'soon'}, or the notary may give it to someone else. If it doesn’t suit ` +
          'you, turn it down and we will ask for another.',
      ],
      button: 'View the appointment',
    },
  };
}
