import { z } from 'zod';
import type { ReleaseReason } from '../../orders/release.ts';
import { firmReleaseText } from '../../orders/terms/firm-release.ts';
import { dayKey } from '../../site/formats.ts';
import { longText, optional } from '../../text.ts';
import { type Circumstances, refuse } from '../command.ts';
import type { PeopleData } from '../people/fold.ts';
import { mandateOf, stepBackFrom } from '../people/mandate.ts';
import { declineReasons } from '../people/people.ts';
import type { StateAt } from '../state.ts';
import { type Unfinished, unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';
import type { consultation } from './consultation.ts';
import { type obstacles, systemObstacle } from './obstacles.ts';
import { onPeople } from './participants.ts';

type Open = StateAt<Unfinished>;

export const releaseFirmSchema = z.object({
  /** Version of the text that the client declares. */
  textVersion: z.string().max(20),
});

const events = {
  MandateAccepted: event<PeopleData['MandateAccepted'] & { note?: string | undefined }>()({
    from: unfinished,
    personal: { note: 'founder' },
    fold: (state, data, occasion): Open => {
      const { order } = state;
      if (!order) return onPeople('MandateAccepted')(state, data, occasion);
      const acceptedAt = order.firm.acceptedAt ?? occasion.occurredAt;
      const begun = { ...state, order: { ...order, firm: { ...order.firm, acceptedAt } } };
      return onPeople('MandateAccepted')(begun, data, occasion);
    },
  }),
  MandateDeclined: event<PeopleData['MandateDeclined']>()({
    from: unfinished,
    personal: { note: 'founder' },
    fold: onPeople('MandateDeclined'),
  }),
  /** Nobody owes anything for the order, our part included. */
  OrderReleased: event<{ orderId: string; reason: ReleaseReason }>()({
    from: unfinished,
    personal: {},
    fold: (state): Open => ({ ...state, order: null }),
  }),
  FirmReleased: event<PeopleData['FirmReleased']>()({
    from: unfinished,
    personal: {},
    fold: onPeople('FirmReleased'),
  }),
};
type Freed = Pick<(typeof consultation)['events'], 'ConsultationCancelled'>;
type Obstructed = Pick<(typeof obstacles)['events'], 'ObstacleReported'>;
const command = commandOf<typeof events & Freed & Obstructed>();

/** Frees the time of a consultation that lies ahead. */
export const freed = (state: Open, at: string) =>
  state.status === 'consultation-pending' && at < state.consultation.startsAt
    ? [{ type: 'ConsultationCancelled', data: {} } as const]
    : [];

const cityOf = (state: Open) => ('coreData' in state ? state.coreData.city : undefined);

/** The text as it reads today has been declared; otherwise its present version. */
export const firmReleaseRefusal = (textVersion: string) =>
  textVersion === firmReleaseText.version
    ? undefined
    : ({ refused: 'TEXT_CHANGED', details: { textVersion: firmReleaseText.version } } as const);

const decline = (
  state: Open,
  { reason, note }: { reason: PeopleData['MandateDeclined']['reason']; note?: string | undefined },
  { at, dueDays }: Circumstances,
) => {
  const { order, people } = state;
  if (!order || mandateOf(state).state !== 'pending') return refuse('NOT_ALLOWED_NOW');
  const { orderId } = order.firm;
  const declined = { type: 'MandateDeclined', data: { orderId, reason, note } } as const;
  const isReported = state.obstacles.some(({ kind }) => kind === 'mandate-declined');
  const obstacle = isReported ? [] : [systemObstacle('mandate-declined', state, { at, dueDays })];
  if (people.submitted) return [declined, ...obstacle];
  const released = {
    type: 'OrderReleased',
    data: { orderId: order.orderId, reason: 'mandate-declined' },
  } as const;
  return [declined, released, ...freed(state, at), ...obstacle];
};

const commands = [
  command({
    name: 'accept-mandate',
    via: ['json'],
    who: ['lawyer'],
    when: unfinished,
    payload: z.object({ note: optional(longText(2_000)) }),
    gates: ['order', 'participants'],
    decide: (state, { note }) => {
      const { order, people } = state;
      const { state: now } = mandateOf(state);
      const declined = people.mandate?.declined;
      const isOpen = now === 'pending' || (now === 'declined' && declined?.reason !== 'conflict');
      if (!order || !isOpen) return refuse('NOT_ALLOWED_NOW');
      const { orderId, netCents } = order.firm;
      const participants = people.participants.map(({ participantId }) => participantId);
      const data = { orderId, participants, ...(netCents !== undefined && { netCents }), note };
      return [{ type: 'MandateAccepted', data }];
    },
  }),
  command({
    name: 'decline-mandate',
    via: ['json'],
    who: ['lawyer'],
    when: unfinished,
    payload: z.object({ reason: z.enum(declineReasons), note: optional(longText(2_000)) }),
    gates: ['order'],
    decide: decline,
  }),
  command({
    name: 'step-back',
    via: ['json'],
    who: ['founder'],
    when: unfinished,
    payload: z.object({}),
    decide: (state, _payload, { at }) => {
      const { order } = state;
      const from = stepBackFrom(state, cityOf(state));
      if (!order || from === undefined) return refuse('NOT_ALLOWED_NOW');
      if (dayKey(at) < from) return { refused: 'NOT_ALLOWED_NOW', details: { from } };
      const data = { orderId: order.orderId, reason: 'mandate-late' } as const;
      return [{ type: 'OrderReleased', data }, ...freed(state, at)];
    },
  }),
  command({
    name: 'release-firm',
    via: ['json'],
    who: ['founder', 'co-founder'],
    when: unfinished,
    payload: releaseFirmSchema,
    decide: (_state, { textVersion }, { actor }) =>
      firmReleaseRefusal(textVersion) ?? [
        { type: 'FirmReleased', data: { by: actor.id, textVersion } },
      ],
  }),
] as const;

export const mandate = { events, commands };
