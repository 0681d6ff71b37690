import { z } from 'zod';
import { instant, line, longText, optional } from '../../text.ts';
import { type Refusal, refuse, refuseField } from '../command.ts';
import { isSameNotary } from '../notary-room.ts';
import { participantOf } from '../people/people.ts';
import type { NotaryDate, StateAt } from '../state.ts';
import { commandOf, event } from '../step.ts';
import { agreed, datesOf, isTooFarAhead } from './notary-appointment.ts';

/** As many as a founder can weigh at a glance. */
export const NOTARY_DATES_MAX = 3;

const notaryDateSchema = z.object({
  startsAt: instant,
  place: optional(line(300)),
  online: z.boolean().optional(),
});
export const proposeNotaryDatesSchema = z.object({
  dates: z.array(notaryDateSchema).min(1).max(NOTARY_DATES_MAX),
});
export const objectToDateSchema = z.object({ startsAt: instant, reason: longText(500) });

export interface DatesProposed {
  dates: readonly NotaryDate[];
  notaryName: string;
  notaryEmail: string;
}
export interface DateObjected {
  participantId: string;
  startsAt: string;
  reason: string;
}
const offered = ['notary-appointment-confirmation-pending'] as const;

const events = {
  NotaryDatesProposed: event<DatesProposed>()({
    from: ['notary-appointment-pending'],
    to: 'notary-appointment-confirmation-pending',
    personal: { notaryName: 'notary', notaryEmail: 'notary', 'dates.*.place': 'notary' },
    fold: (state, { dates, notaryName, notaryEmail }) => {
      const [first = { startsAt: '' }] = dates;
      return { ...state, appointment: { notaryName, notaryEmail, ...first, dates } };
    },
  }),
  NotaryDateChosen: event<{ startsAt: string }>()({
    from: offered,
    to: 'foundation-certificate-pending',
    personal: {},
    fold: (state, { startsAt }) => agreed(state, dateAt(state, startsAt) ?? { startsAt }),
  }),
  /** It tells the lead, who decides. */
  NotaryDateObjected: event<DateObjected>()({
    from: offered,
    personal: { reason: 'participant' },
    fold: (state, { participantId, startsAt }) => {
      const { objections = [] } = state.appointment;
      const known = [...objections, { participantId, startsAt }];
      return { ...state, appointment: { ...state.appointment, objections: known } };
    },
  }),
};
const command = commandOf<typeof events>();

const dateAt = (state: StateAt<(typeof offered)[number]>, startsAt: string) =>
  datesOf(state).find((date) => Date.parse(date.startsAt) === Date.parse(startsAt));

const isPast = (startsAt: string, at: string) => Date.parse(startsAt) <= Date.parse(at);

/** Why these dates cannot be offered. */
function datesRefusal(dates: readonly NotaryDate[], at: string): Refusal | undefined {
  if (dates.some(({ startsAt }) => isPast(startsAt, at))) return refuse('APPOINTMENT_IN_THE_PAST');
  const instants = dates.map(({ startsAt }) => Date.parse(startsAt));
  const wrong = dates.findIndex(
    ({ startsAt }, index) =>
      isTooFarAhead(startsAt, at) || instants.indexOf(Date.parse(startsAt)) < index,
  );
  return wrong < 0 ? undefined : refuseField(`dates.${wrong}.startsAt`);
}

/** Offers dates of the chosen notary, the earliest first; or says why it cannot. */
export function datesProposed(
  { notary, chosenNotary }: Pick<StateAt<'notary-appointment-pending'>, 'notary' | 'chosenNotary'>,
  given: readonly NotaryDate[],
  at: string,
) {
  if (chosenNotary?.email === undefined) return refuse('NOTARY_REQUIRED');
  if (notary && !isSameNotary(notary, chosenNotary)) return refuse('OTHER_NOTARY_NAMED');
  const refusal = datesRefusal(given, at);
  if (refusal) return refusal;
  const dates = given.toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const { name: notaryName, email: notaryEmail } = chosenNotary;
  return [{ type: 'NotaryDatesProposed', data: { dates, notaryName, notaryEmail } }] as const;
}

const commands = [
  command({
    name: 'propose-notary-dates',
    via: ['json', 'room'],
    who: ['staff', 'notary'],
    when: ['notary-appointment-pending'],
    payload: proposeNotaryDatesSchema,
    gates: ['room', 'order', 'period', 'identification-at-the-notary'],
    decide: (state, { dates }, { at }) => datesProposed(state, dates, at),
  }),
  command({
    name: 'choose-notary-date',
    via: ['json'],
    who: ['founder'],
    when: offered,
    payload: z.object({ startsAt: instant }),
    decide: (state, payload, { at }) => {
      const date = dateAt(state, payload.startsAt);
      if (!date) return refuseField('startsAt');
      const { startsAt } = date;
      return isPast(startsAt, at)
        ? refuse('APPOINTMENT_IN_THE_PAST')
        : [{ type: 'NotaryDateChosen', data: { startsAt } }];
    },
  }),
  command({
    name: 'object-to-date',
    via: ['json'],
    who: ['co-founder'],
    when: offered,
    payload: objectToDateSchema,
    decide: (state, { startsAt, reason }, { actor }) => {
      const own = participantOf(state.people, actor.id);
      if (!own) return refuse('NOT_ALLOWED_FOR_ROLE');
      const date = dateAt(state, startsAt);
      if (!date) return refuseField('startsAt');
      const { participantId } = own;
      const isKnown = state.appointment.objections?.some(
        (each) => each.participantId === participantId && each.startsAt === date.startsAt,
      );
      // Once is enough, and each of them mails the lead.
      return isKnown
        ? refuse('NOT_ALLOWED_NOW')
        : [
            {
              type: 'NotaryDateObjected',
              data: { participantId, startsAt: date.startsAt, reason },
            },
          ];
    },
  }),
] as const;

export const notaryDates = { events, commands };
