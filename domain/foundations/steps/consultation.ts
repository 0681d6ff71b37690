import { z } from 'zod';
import { instant, optional, phoneNumber } from '../../text.ts';
import { refuse } from '../command.ts';
import { lacksMandate } from '../people/mandate.ts';
import type { BookedConsultation } from '../state.ts';
import { commandOf, event, nothing } from '../step.ts';

export const consultationTypes = ['phone', 'online'] as const;
export const bookConsultationSchema = z.object({
  type: z.enum(consultationTypes),
  /** A time that `GET /slots?kind=consultation` offers. */
  startsAt: instant,
  /** The number to call; forms require it for a consultation by phone. */
  phone: optional(phoneNumber),
});

const events = {
  ConsultationBooked: event<BookedConsultation>()({
    from: ['consultation-appointment-select-pending'],
    to: 'consultation-pending',
    personal: { phone: 'founder' },
    fold: (state, consultation) => ({ ...state, consultation }),
  }),
  ConsultationMoved: event<BookedConsultation>()({
    from: ['consultation-pending'],
    personal: { phone: 'founder' },
    fold: (state, consultation) => ({ ...state, consultation }),
  }),
  ConsultationDeclined: event()({
    from: ['consultation-appointment-select-pending'],
    to: 'documents-pending',
    fold: (state) => ({
      ...state,
      consultation: 'declined' as const,
      documents: [],
      changeRequests: [],
    }),
  }),
  ConsultationCancelled: event()({
    from: ['consultation-pending'],
    to: 'consultation-appointment-select-pending',
    fold: ({ consultation: _freed, ...state }) => state,
  }),
  ConsultationCompleted: event()({
    from: ['consultation-pending'],
    to: 'documents-pending',
    fold: (state) => ({ ...state, documents: [], changeRequests: [] }),
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'book-consultation',
    via: ['json'],
    who: ['founder'],
    when: ['consultation-appointment-select-pending'],
    payload: bookConsultationSchema,
    gates: ['order', 'participants', 'mandate-first', 'mandate-due', 'period'],
    takesPlaceAt: ({ startsAt }) => startsAt,
    decide: (_state, { type, startsAt, phone }, { slot }) => {
      if (slot?.startsAt !== startsAt) return refuse('SLOT_TAKEN');
      const number = type === 'phone' && phone !== undefined ? { phone } : {};
      return [{ type: 'ConsultationBooked', data: { type, ...slot, ...number } }];
    },
  }),
  command({
    name: 'move-consultation',
    via: ['json'],
    who: ['founder', 'staff'],
    when: ['consultation-pending'],
    payload: bookConsultationSchema,
    gates: ['order', 'mandate-first', 'mandate-due', 'period'],
    takesPlaceAt: ({ startsAt }) => startsAt,
    decide: ({ consultation: before }, { type, startsAt, phone = before.phone }, { slot, at }) => {
      if (before.startsAt <= at) return refuse('NOT_ALLOWED_NOW');
      if (slot?.startsAt !== startsAt) return refuse('SLOT_TAKEN');
      const number = type === 'phone' && phone !== undefined ? { phone } : {};
      const { firstStartsAt = before.startsAt } = before;
      return [{ type: 'ConsultationMoved', data: { type, ...slot, ...number, firstStartsAt } }];
    },
  }),
  command({
    name: 'decline-consultation',
    via: ['json'],
    who: ['founder'],
    when: ['consultation-appointment-select-pending'],
    payload: nothing,
    gates: ['order', 'participants', 'mandate-first', 'period', 'complete'],
    decide: () => [{ type: 'ConsultationDeclined', data: {} }],
  }),
  command({
    name: 'cancel-consultation',
    // The timer cancels one that begins without a mandate.
    via: ['json', 'timer'],
    who: ['founder', 'staff', 'timer'],
    when: ['consultation-pending'],
    payload: nothing,
    decide: (state, _payload, { actor, at }) => {
      const isDue = at >= state.consultation.startsAt && lacksMandate(state);
      if (actor.role === 'timer' && !isDue) return refuse('TOO_EARLY');
      return [{ type: 'ConsultationCancelled', data: {} }];
    },
  }),
  command({
    name: 'complete-consultation',
    via: ['json', 'timer'],
    who: ['timer', 'staff'],
    when: ['consultation-pending'],
    payload: nothing,
    gates: ['mandate-for-advice'],
    decide: ({ consultation }, _payload, { actor, at }) => {
      // Staff may close a consultation that ended early; the timer waits for its end.
      if (actor.role === 'timer' && at < consultation.endsAt) return refuse('TOO_EARLY');
      return [{ type: 'ConsultationCompleted', data: {} }];
    },
  }),
] as const;

export const consultation = { events, commands };
