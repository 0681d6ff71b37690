import { addMonths } from 'date-fns/addMonths';
import { z } from 'zod';
import { ERASED } from '../../erased.ts';
import { emailAddress, instant, line, optional } from '../../text.ts';
import { refuse, refuseField } from '../command.ts';
import { isSameNotary, withConfirmed } from '../notary-room.ts';
import { type Reason, reasonSchema } from '../reason.ts';
import type { NotaryAppointment, NotaryDate, StateAt } from '../state.ts';
import { commandOf, event, nothing } from '../step.ts';
import type { Notary } from './core-data-schema.ts';

/**
 * Founders choose the notary, and the product only passes on dates: brokering notarial mandates is forbidden
 * (Federal Chamber of Notaries, circular 2/2025).
 */
export const proposeNotaryAppointmentSchema = z.object({
  notaryName: line(200),
  notaryEmail: emailAddress,
  startsAt: instant,
  place: optional(line(300)),
  online: z.boolean().optional(),
});

export const askNotarySchema = z.object({ by: z.enum(['phone', 'mail']) });

/** Notaries give no later dates; one is a slip of the pen. */
const MONTHS_AHEAD = 12;

type Offered = StateAt<'notary-appointment-confirmation-pending'>;

/** The state with one date, whose notary is thereby the founder's choice. */
export function agreed(state: Offered, { startsAt, place, online }: NotaryDate): Offered {
  const { notaryName, notaryEmail } = state.appointment;
  const appointment = { notaryName, notaryEmail, startsAt, place, online };
  return { ...withConfirmed(state, state.appointment), appointment };
}

/** Dates to choose from. */
export const datesOf = ({ appointment }: Pick<Offered, 'appointment'>): readonly NotaryDate[] => {
  const { startsAt, place, online } = appointment;
  return appointment.dates ?? [{ startsAt, place, online }];
};

const events = {
  NotaryAsked: event<z.output<typeof askNotarySchema>>()({
    from: ['notary-appointment-pending'],
    personal: {},
    fold: (state) => ({ ...state, notaryAsked: true }),
  }),
  NotaryAppointmentProposed: event<NotaryAppointment>()({
    from: ['notary-appointment-pending'],
    to: 'notary-appointment-confirmation-pending',
    personal: { notaryName: 'notary', notaryEmail: 'notary', place: 'notary' },
    fold: (state, appointment) => ({ ...state, appointment }),
  }),
  NotaryAppointmentRejected: event<Reason>()({
    from: ['notary-appointment-confirmation-pending'],
    to: 'notary-appointment-pending',
    personal: { reason: 'founder' },
    fold: ({ appointment: _released, notaryAsked: _asked, ...state }) => state,
  }),
  NotaryAppointmentConfirmed: event()({
    from: ['notary-appointment-confirmation-pending'],
    to: 'foundation-certificate-pending',
    fold: (state) => agreed(state, state.appointment),
  }),
  NotaryAppointmentWithdrawn: event<Reason>()({
    from: ['notary-appointment-confirmation-pending', 'foundation-certificate-pending'],
    to: 'notary-appointment-pending',
    personal: { reason: 'founder' },
    fold: ({ appointment: _released, notaryAsked: _asked, ...state }) => state,
  }),
};
const command = commandOf<typeof events>();

/**
 * What a proposal has to repeat about the named notary: the email address, or the name without one. Erased data
 * match nothing and everything.
 */
export function repeatedInProposal({ name, email }: Notary) {
  if (name === ERASED || email === ERASED) return undefined;
  return email ? 'notaryEmail' : 'notaryName';
}

export const isTooFarAhead = (startsAt: string, at: string): boolean =>
  Date.parse(startsAt) > addMonths(new Date(at), MONTHS_AHEAD).getTime();

const commands = [
  command({
    name: 'ask-notary',
    via: ['json'],
    who: ['staff'],
    when: ['notary-appointment-pending'],
    payload: askNotarySchema,
    decide: (_state, data) => [{ type: 'NotaryAsked', data }],
  }),
  command({
    name: 'propose-notary-appointment',
    via: ['json'],
    who: ['staff'],
    when: ['notary-appointment-pending'],
    payload: proposeNotaryAppointmentSchema,
    gates: ['order', 'period', 'identification-at-the-notary'],
    decide: ({ notary }, data, { at }) => {
      if (data.startsAt <= at) return refuse('APPOINTMENT_IN_THE_PAST');
      if (isTooFarAhead(data.startsAt, at)) {
        return refuseField('startsAt');
      }
      const { notaryName: name, notaryEmail: email } = data;
      if (notary && !isSameNotary(notary, { name, email })) return refuse('OTHER_NOTARY_NAMED');
      return [{ type: 'NotaryAppointmentProposed', data }];
    },
  }),
  command({
    name: 'reject-notary-appointment',
    via: ['json'],
    who: ['founder'],
    when: ['notary-appointment-confirmation-pending'],
    payload: reasonSchema,
    decide: (_state, data) => [{ type: 'NotaryAppointmentRejected', data }],
  }),
  command({
    name: 'confirm-notary-appointment',
    via: ['json'],
    who: ['founder'],
    when: ['notary-appointment-confirmation-pending'],
    payload: nothing,
    decide: (state) => {
      const dates = datesOf(state);
      return dates.length > 1
        ? { refused: 'CHOOSE_DATE', details: { dates } }
        : [{ type: 'NotaryAppointmentConfirmed', data: {} }];
    },
  }),
  command({
    name: 'withdraw-notary-appointment',
    via: ['json'],
    who: ['staff', 'founder'],
    when: ['notary-appointment-confirmation-pending', 'foundation-certificate-pending'],
    payload: reasonSchema,
    decide: ({ status }, data, { actor }) =>
      // Before the confirmation, the founder rejects the appointment.
      actor.role === 'founder' && status === 'notary-appointment-confirmation-pending'
        ? refuse('NOT_ALLOWED_NOW')
        : [{ type: 'NotaryAppointmentWithdrawn', data }],
  }),
] as const;

export const notaryAppointment = { events, commands };
