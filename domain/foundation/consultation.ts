import { z } from 'zod';
import { instant } from '../text.ts';
import { command, evolve, nothing, refuse } from './command.ts';
import type { Event, PersonalFields } from './events.ts';
import type { BookedConsultation } from './state.ts';

export const consultationTypes = ['phone', 'online'] as const;
export const bookConsultationSchema = z.object({
  type: z.enum(consultationTypes),
  /** A start that `GET /slots?kind=consultation` offers. */
  startsAt: instant,
});

type None = Record<string, never>;
export type ConsultationEvent =
  | Event<'ConsultationBooked', BookedConsultation>
  | Event<'ConsultationDeclined', None>
  | Event<'ConsultationCancelled', None>
  | Event<'ConsultationCompleted', None>;

export const consultationCommands = [
  command({
    name: 'book-consultation',
    who: ['founder'],
    when: ['consultation-appointment-select-pending'],
    payload: bookConsultationSchema,
    decide: (_state, { type, startsAt }, { slot }) => {
      if (slot?.startsAt !== startsAt) return refuse('SLOT_TAKEN');
      return [{ type: 'ConsultationBooked', data: { type, ...slot } }];
    },
  }),
  command({
    name: 'decline-consultation',
    who: ['founder'],
    when: ['consultation-appointment-select-pending'],
    payload: nothing,
    decide: () => [{ type: 'ConsultationDeclined', data: {} }],
  }),
  command({
    name: 'cancel-consultation',
    who: ['founder', 'staff'],
    when: ['consultation-pending'],
    payload: nothing,
    decide: () => [{ type: 'ConsultationCancelled', data: {} }],
  }),
  command({
    name: 'complete-consultation',
    who: ['timer', 'staff'],
    when: ['consultation-pending'],
    payload: nothing,
    decide: ({ consultation }, _payload, { actor, at }) => {
      // Staff may close a talk that ended early; the clock may not.
      if (actor.role === 'timer' && at < consultation.endsAt) return refuse('TOO_EARLY');
      return [{ type: 'ConsultationCompleted', data: {} }];
    },
  }),
] as const;

export const consultationEvolve = {
  ConsultationBooked: evolve(
    ['consultation-appointment-select-pending'],
    (state, consultation: BookedConsultation) => ({
      ...state,
      status: 'consultation-pending',
      consultation,
    }),
  ),
  ConsultationDeclined: evolve(['consultation-appointment-select-pending'], (state, _: None) => ({
    ...state,
    status: 'documents-pending',
    consultation: 'declined',
    documents: [],
  })),
  ConsultationCancelled: evolve(
    ['consultation-pending'],
    ({ consultation: _freed, ...state }, _: None) => ({
      ...state,
      status: 'consultation-appointment-select-pending',
    }),
  ),
  ConsultationCompleted: evolve(['consultation-pending'], (state, _: None) => ({
    ...state,
    status: 'documents-pending',
    documents: [],
  })),
};

export const consultationPersonalFields = {
  ConsultationBooked: {},
  ConsultationDeclined: {},
  ConsultationCancelled: {},
  ConsultationCompleted: {},
} as const satisfies Record<ConsultationEvent['type'], PersonalFields>;
