import {
  type Standing,
  withChosen,
  withConfirmed,
  withCorrected,
} from '#domain/foundations/notary-room.ts';
import type { NotaryDate } from '#domain/foundations/state.ts';
import type { Notary } from '#domain/foundations/steps/core-data-schema.ts';
import type { PerEvent } from '../event.ts';
import type { FoundationDetails } from '../foundation-details.ts';

/** What the choice of a notary means for releases is in the rules. */
const standing = ({ people, chosenNotary, notary }: FoundationDetails) => ({
  people,
  chosenNotary: chosenNotary ?? undefined,
  notary: notary ?? undefined,
});
const stood = (
  details: FoundationDetails,
  { people, chosenNotary }: Pick<Standing, 'people' | 'chosenNotary'>,
): FoundationDetails => ({ ...details, people, chosenNotary: chosenNotary ?? null });
export const chosenIn = (details: FoundationDetails, notary: Notary): FoundationDetails =>
  stood(details, withChosen(standing(details), notary));

/** One date is agreed, and with it the notary. */
function agreed(details: FoundationDetails, startsAt?: string): FoundationDetails {
  const { notaryAppointment: proposal } = details;
  if (!proposal) return details;
  const { notaryName, notaryEmail, dates } = proposal;
  const [first] = dates;
  const date = dates.find((each) => each.startsAt === startsAt) ?? first;
  const notaryAppointment = {
    ...proposal,
    ...(date && shownDate(date)),
    confirmed: true,
    dates: date ? [date] : [],
  };
  const confirmed = { ...details, notaryAppointment };
  return stood(confirmed, withConfirmed(standing(confirmed), { notaryName, notaryEmail }));
}

/** All three fields, so that they replace those of another date. */
const shownDate = ({ startsAt, place, online }: NotaryDate) => ({ startsAt, place, online });

const offered = (dates: readonly NotaryDate[]) =>
  dates.map((date) => ({ ...shownDate(date), objections: [] }));

type All = PerEvent<FoundationDetails, [details: FoundationDetails]>;

/** Effects of the events about the notary and the appointment. */
export const notaryAfter = {
  NotaryNamed: (details, { data }) => ({
    ...chosenIn(details, data),
    notary: data,
    notaryAsked: false,
  }),
  NotaryCorrected: (details, { data: { reason: _why, ...notary } }) => ({
    ...stood(details, withCorrected(standing(details), notary)),
    notary,
    notaryAppointment: details.notaryAppointment && {
      ...details.notaryAppointment,
      notaryName: notary.name,
      notaryEmail: notary.email ?? details.notaryAppointment.notaryEmail,
    },
  }),
  NotaryAppointmentProposed: (details, { data }) => ({
    ...details,
    notaryAppointment: { ...data, confirmed: false, dates: offered([data]) },
  }),
  NotaryDatesProposed: (details, { data: { dates, notaryName, notaryEmail } }) => {
    const [first = { startsAt: '' }] = dates;
    const of = { notaryName, notaryEmail, confirmed: false, dates: offered(dates) };
    return { ...details, notaryAppointment: { ...of, ...shownDate(first) } };
  },
  NotaryDateChosen: (details, { data: { startsAt } }) => agreed(details, startsAt),
  NotaryDateObjected: (details, { data: { participantId, startsAt, reason } }) => ({
    ...details,
    notaryAppointment: details.notaryAppointment && {
      ...details.notaryAppointment,
      dates: details.notaryAppointment.dates.map((date) =>
        date.startsAt === startsAt
          ? { ...date, objections: [...date.objections, { participantId, reason }] }
          : date,
      ),
    },
  }),
  NotaryAppointmentRejected: (details, { data, occurredAt }) => {
    const { confirmed: _confirmed, ...proposal } = details.notaryAppointment ?? {
      startsAt: occurredAt,
      confirmed: false,
      dates: [],
    };
    const rejection = { ...proposal, reason: data.reason, rejectedAt: occurredAt };
    const rejections = [...details.rejections, rejection];
    return { ...details, notaryAppointment: null, notaryAsked: false, rejections };
  },
  NotaryAppointmentWithdrawn: (details) => ({
    ...details,
    notaryAppointment: null,
    notaryAsked: false,
  }),
  NotaryAppointmentConfirmed: (details) => agreed(details),
} satisfies Partial<All>;
