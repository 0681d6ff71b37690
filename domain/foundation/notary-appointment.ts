import { z } from 'zod';
import { emailAddress, instant, optional, text } from '../text.ts';
import { refuse } from './command.ts';
import { type Reason, reasonSchema } from './reason.ts';
import type { NotaryAppointment } from './state.ts';
import { commandOf, event, nothing } from './step.ts';

/**
 * The founder chooses the notary and the product only passes on dates, since brokering notarial
 * mandates is forbidden (Federal Chamber of Notaries, circular 2/2025).
 */
export const proposeNotaryAppointmentSchema = z.object({
  notaryName: text(200),
  notaryEmail: emailAddress,
  startsAt: instant,
  place: optional(text(300)),
  online: z.boolean().optional(),
});

const events = {
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
    fold: ({ appointment: _released, ...state }) => state,
  }),
  NotaryAppointmentConfirmed: event()({
    from: ['notary-appointment-confirmation-pending'],
    to: 'foundation-certificate-pending',
    fold: (state) => state,
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'propose-notary-appointment',
    who: ['staff'],
    when: ['notary-appointment-pending'],
    payload: proposeNotaryAppointmentSchema,
    decide: (_state, data, { at }) =>
      data.startsAt <= at
        ? refuse('APPOINTMENT_IN_THE_PAST')
        : [{ type: 'NotaryAppointmentProposed', data }],
  }),
  command({
    name: 'reject-notary-appointment',
    who: ['founder'],
    when: ['notary-appointment-confirmation-pending'],
    payload: reasonSchema,
    decide: (_state, data) => [{ type: 'NotaryAppointmentRejected', data }],
  }),
  command({
    name: 'confirm-notary-appointment',
    who: ['founder'],
    when: ['notary-appointment-confirmation-pending'],
    payload: nothing,
    decide: () => [{ type: 'NotaryAppointmentConfirmed', data: {} }],
  }),
] as const;

export const notaryAppointment = { events, commands };
