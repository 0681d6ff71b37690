import { z } from 'zod';
import { ERASED } from '../../erased.ts';
import { emailAddress, instant, optional, text } from '../../text.ts';
import { refuse } from '../command.ts';
import { type Reason, reasonSchema } from '../reason.ts';
import { orderObstacle } from '../standing-order.ts';
import type { NotaryAppointment } from '../state.ts';
import { commandOf, event, nothing } from '../step.ts';
import type { Notary } from './core-data-schema.ts';

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

/** By e-mail, or by name where the founder gave none. Erased data says nothing either way. */
function isSameNotary(named: Notary, { notaryName, notaryEmail }: NotaryAppointment): boolean {
  if (named.name === ERASED || named.email === ERASED) return true;
  const [own, other] = named.email ? [named.email, notaryEmail] : [named.name, notaryName];
  return own.trim().toLowerCase() === other.trim().toLowerCase();
}

const commands = [
  command({
    name: 'propose-notary-appointment',
    via: ['json'],
    who: ['staff'],
    when: ['notary-appointment-pending'],
    payload: proposeNotaryAppointmentSchema,
    decide: (state, data, { at }) => {
      const { notary } = state;
      const obstacle = orderObstacle(state, at);
      if (obstacle) return obstacle;
      if (data.startsAt <= at) return refuse('APPOINTMENT_IN_THE_PAST');
      if (notary && !isSameNotary(notary, data)) return refuse('OTHER_NOTARY_NAMED');
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
    decide: () => [{ type: 'NotaryAppointmentConfirmed', data: {} }],
  }),
] as const;

export const notaryAppointment = { events, commands };
