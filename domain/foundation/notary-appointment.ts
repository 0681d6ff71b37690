import { z } from 'zod';
import { emailAddress, instant, optional, text } from '../text.ts';
import { command, evolve, nothing, refuse } from './command.ts';
import type { Event, PersonalFields } from './events.ts';
import { reasonSchema } from './lifecycle.ts';
import type { NotaryAppointment } from './state.ts';

/**
 * The founder chooses the notary; the product carries dates only, since brokering notarial
 * mandates is forbidden (Federal Chamber of Notaries, circular 2/2025).
 */
export const proposeNotaryAppointmentSchema = z.object({
  notaryName: text(200),
  notaryEmail: emailAddress,
  startsAt: instant,
  place: optional(text(300)),
  online: z.boolean().optional(),
});

type None = Record<string, never>;
export type NotaryAppointmentEvent =
  | Event<'NotaryAppointmentProposed', NotaryAppointment>
  | Event<'NotaryAppointmentRejected', { reason: string }>
  | Event<'NotaryAppointmentConfirmed', None>;

export const notaryAppointmentCommands = [
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

export const notaryAppointmentEvolve = {
  NotaryAppointmentProposed: evolve(
    ['notary-appointment-pending'],
    (state, appointment: NotaryAppointment) => ({
      ...state,
      status: 'notary-appointment-confirmation-pending',
      appointment,
    }),
  ),
  NotaryAppointmentRejected: evolve(
    ['notary-appointment-confirmation-pending'],
    ({ appointment: _released, ...state }, _data: { reason: string }) => ({
      ...state,
      status: 'notary-appointment-pending',
    }),
  ),
  NotaryAppointmentConfirmed: evolve(
    ['notary-appointment-confirmation-pending'],
    (state, _: None) => ({ ...state, status: 'foundation-certificate-pending' }),
  ),
};

export const notaryAppointmentPersonalFields = {
  NotaryAppointmentProposed: { notaryName: 'notary', notaryEmail: 'notary', place: 'notary' },
  NotaryAppointmentRejected: { reason: 'founder' },
  NotaryAppointmentConfirmed: {},
} as const satisfies Record<NotaryAppointmentEvent['type'], PersonalFields>;
