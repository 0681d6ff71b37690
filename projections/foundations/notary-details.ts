import type { EventType } from '#domain/foundations/foundation.ts';
import {
  type Standing,
  withChosen,
  withConfirmed,
  withCorrected,
} from '#domain/foundations/notary-room.ts';
import type { People } from '#domain/foundations/people/people.ts';
import type { NotaryDate } from '#domain/foundations/state.ts';
import type { Notary } from '#domain/foundations/steps/core-data-schema.ts';
import type { RecordedEvent } from '../event.ts';
import type { FoundationPage } from './views.ts';

type Shown = 'notary' | 'chosenNotary' | 'notaryAsked' | 'notaryAppointment' | 'rejections';
type WithNotary = Pick<FoundationPage, Shown> & { people: People };

const onNotary =
  <Type extends EventType>(
    change: (details: WithNotary, event: RecordedEvent<Type>) => Partial<WithNotary>,
  ) =>
  <Details extends WithNotary>(details: Details, event: RecordedEvent<Type>): Details => ({
    ...details,
    ...change(details, event),
  });

/** What the choice of a notary means for releases is in the rules. */
const standing = ({ people, chosenNotary, notary }: WithNotary) => ({
  people,
  chosenNotary: chosenNotary ?? undefined,
  notary: notary ?? undefined,
});
const stood = ({ people, chosenNotary }: Pick<Standing, 'people' | 'chosenNotary'>) => ({
  people,
  chosenNotary: chosenNotary ?? null,
});
export const chosenIn = (details: WithNotary, notary: Notary) =>
  stood(withChosen(standing(details), notary));

/** One date is agreed, and with it the notary. */
function agreed(details: WithNotary, startsAt?: string): Partial<WithNotary> {
  const { notaryAppointment: proposal } = details;
  if (!proposal) return {};
  const { dates } = proposal;
  const [first] = dates;
  const date = dates.find((each) => each.startsAt === startsAt) ?? first;
  const notaryAppointment = {
    ...proposal,
    ...(date && shownDate(date)),
    confirmed: true,
    dates: date ? [date] : [],
  };
  return { ...stood(withConfirmed(standing(details), proposal)), notaryAppointment };
}

/** All three fields, so that they replace those of another date. */
const shownDate = ({ startsAt, place, online }: NotaryDate) => ({ startsAt, place, online });

const offered = (dates: readonly NotaryDate[]) =>
  dates.map((date) => ({ ...shownDate(date), objections: [] }));

/** Effects of the events about the notary and the appointment. */
export const notaryAfter = {
  NotaryNamed: onNotary<'NotaryNamed'>((details, { data }) => ({
    ...chosenIn(details, data),
    notary: data,
    notaryAsked: false,
  })),
  NotaryCorrected: onNotary<'NotaryCorrected'>(
    (details, { data: { reason: _why, ...notary } }) => ({
      ...stood(withCorrected(standing(details), notary)),
      notary,
      notaryAppointment: details.notaryAppointment && {
        ...details.notaryAppointment,
        notaryName: notary.name,
        notaryEmail: notary.email ?? details.notaryAppointment.notaryEmail,
      },
    }),
  ),
  NotaryAppointmentProposed: onNotary<'NotaryAppointmentProposed'>((_details, { data }) => ({
    notaryAppointment: { ...data, confirmed: false, dates: offered([data]) },
  })),
  NotaryDatesProposed: onNotary<'NotaryDatesProposed'>((_details, { data }) => {
    const { dates, notaryName, notaryEmail } = data;
    const [first = { startsAt: '' }] = dates;
    const of = { notaryName, notaryEmail, confirmed: false, dates: offered(dates) };
    return { notaryAppointment: { ...of, ...shownDate(first) } };
  }),
  NotaryDateChosen: onNotary<'NotaryDateChosen'>((details, { data }) =>
    agreed(details, data.startsAt),
  ),
  NotaryDateObjected: onNotary<'NotaryDateObjected'>(
    ({ notaryAppointment: proposal }, { data }) => {
      const { participantId, startsAt, reason } = data;
      const dates = (proposal?.dates ?? []).map((date) =>
        date.startsAt === startsAt
          ? { ...date, objections: [...date.objections, { participantId, reason }] }
          : date,
      );
      return { notaryAppointment: proposal && { ...proposal, dates } };
    },
  ),
  NotaryAppointmentRejected: onNotary<'NotaryAppointmentRejected'>((details, event) => {
    const { data, occurredAt } = event;
    const { confirmed: _confirmed, ...proposal } = details.notaryAppointment ?? {
      startsAt: occurredAt,
      confirmed: false,
      dates: [],
    };
    const rejection = { ...proposal, reason: data.reason, rejectedAt: occurredAt };
    const rejections = [...details.rejections, rejection];
    return { notaryAppointment: null, notaryAsked: false, rejections };
  }),
  NotaryAppointmentWithdrawn: onNotary<'NotaryAppointmentWithdrawn'>(() => ({
    notaryAppointment: null,
    notaryAsked: false,
  })),
  NotaryAppointmentConfirmed: onNotary<'NotaryAppointmentConfirmed'>((details) => agreed(details)),
};
