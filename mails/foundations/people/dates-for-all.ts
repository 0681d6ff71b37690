import type { NotaryDate } from '#domain/foundations/state.ts';
import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { placeOf, whoComes } from '../appointment.ts';
import { missedBefore } from '../changes/missed.ts';
import type { FoundationContext } from '../load-foundation.ts';
import { ourCompany, toCoFounders } from './co-founder-frame.ts';

/** Dates are offered: the lead chooses, and whoever cannot make one says so before. */
export const datesForAll = defineMail({
  name: 'dates-for-all',
  ...toCoFounders,
  choice: 'turn',
  outdated: ({ isStepDone }) => isStepDone,
  write(context) {
    const { event, language } = context;
    const offered = offeredIn(event);
    const [first] = offered?.dates ?? [];
    if (!offered || !first) return null;
    const { dates, notaryName } = offered;
    const company = ourCompany(context);
    const missed = missedBefore(context);
    const was = missed && longDay(missed.startsAt, language);
    const one = dates.length === 1;
    const day = longDay(first.startsAt, language);
    const lines = dates.map((date) =>
      [appointmentDate(date.startsAt, language), ...placeOf(date, language)].join(', '),
    );
    return {
      station: 5,
      calendar: missed?.calendar,
      note: { title: notaryName, lines: [...lines, ...whoComes(context)] },
      de: {
        subject: one ? `Vorschlag: Notartermin am ${day}` : `${dates.length} Notartermine zur Wahl`,
        preview: 'Sag, wenn dir einer nicht passt',
        heading: one ? 'Passt dir dieser Notartermin?' : 'Passen dir diese Notartermine?',
        paragraphs: [
          ...(was ? [`der Notartermin am ${was} hat nicht zur Urkunde geführt.`] : []),
          `${was ? 'Für' : 'für'} ${company} ${one ? 'ist dieser Notartermin vorgeschlagen' : 'stehen diese Notartermine zur Wahl'}:`,
        ],
        after: [
          'Die Wahl trifft, wer die Gründung leitet. Kannst du an einem dieser Tage nicht, sag es bald auf der Seite der ' +
            'Gründung, mit einem Satz dazu. Passt alles, musst du nichts tun.',
        ],
        button: 'Termine ansehen',
      },
      en: {
        subject: one
          ? `Proposed: notary appointment on ${day}`
          : `${dates.length} notary dates are on offer`,
        preview: 'Say so if one does not suit you',
        heading: one ? 'Does this notary date suit you?' : 'Do these notary dates suit you?',
        paragraphs: [
          ...(was ? [`The notary appointment on ${was} did not lead to a deed.`] : []),
          one
            ? `This notary appointment is proposed for ${company}:`
            : `These notary dates are on offer for ${company}:`,
        ],
        after: [
          'Whoever leads the formation makes the choice. If you cannot come on one of these days, say so soon on the page ' +
            'of the formation, with a sentence about why. If everything suits you, there is nothing to do.',
        ],
        button: 'View the dates',
      },
    };
  },
});

interface Offered {
  dates: readonly NotaryDate[];
  notaryName: string;
}

function offeredIn(event: FoundationContext['event']): Offered | undefined {
  if (event.type === 'NotaryDatesProposed') return event.data;
  if (event.type !== 'NotaryAppointmentProposed') return undefined;
  const { notaryName, startsAt, place, online } = event.data;
  return { notaryName, dates: [{ startsAt, place, online }] };
}
