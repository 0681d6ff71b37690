import { dayKey } from '../../site/formats.ts';
import type { Circumstances, Refusal } from '../command.ts';
import { openRoom, type RoomFacts } from '../notary-room.ts';
import { lacksOrder, startHeldUntil } from '../standing-order.ts';
import { type FoundationDocument, newestOf } from '../state.ts';
import { adviceFrom, isFirstAccepted, lacksMandate, type Mandated, mandateOf } from './mandate.ts';
import { missingIn, unclearedMinors, unidentified } from './missing.ts';
import {
  type AcceptedDocument,
  hasJoined,
  isStated,
  lacksPeople,
  type People,
  shareholdersOf,
} from './people.ts';

/** The facts on which the gates depend. */
export interface Gated extends Mandated, RoomFacts {}

interface Passing extends Pick<Circumstances, 'actor' | 'at' | 'checking'> {
  /** When the advice takes place or the draft is made. */
  worksAt: string;
}

type Guard = (state: Gated, passing: Passing) => Refusal | undefined;

const ids = (participants: readonly { participantId: string }[]): string[] =>
  participants.map(({ participantId }) => participantId);

const mandatePending: Guard = (state) =>
  ['pending', 'declined'].includes(mandateOf(state).state)
    ? { refused: 'MANDATE_PENDING' }
    : undefined;

/** Accounts that have joined and not released the firm from secrecy towards the platform. */
export const unreleased = ({ participants, released, lead }: People): string[] => {
  const isOpen = (accountId: string | undefined) =>
    accountId !== undefined && !released.includes(accountId);
  const open = ids(participants.filter(({ accountId }) => isOpen(accountId)));
  return isStated({ participants }) || !isOpen(lead.accountId) ? open : [lead.participantId];
};

const identificationPending: Guard = ({ people }, { checking: looked = [] }) => {
  const open = ids(unidentified(people));
  if (open.length === 0) return undefined;
  const checking = open.filter((id) => looked.includes(id));
  return {
    refused: 'IDENTIFICATION_PENDING',
    details: { participants: open, ...(checking.length > 0 && { checking }) },
  };
};

/** Shareholders who have not accepted the newest version of each draft; those without an account count as open. */
export function acceptanceOpen(
  people: People,
  documents: readonly Pick<FoundationDocument, 'documentId' | 'title' | 'sha256'>[],
): string[] {
  const newest = newestOf(documents);
  const hasAccepted = (accountId: string | undefined) => {
    const own: readonly AcceptedDocument[] =
      people.acceptances.find(({ by }) => by === accountId)?.documents ?? [];
    return newest.every(({ documentId, sha256 }) =>
      own.some((each) => each.documentId === documentId && each.sha256 === sha256),
    );
  };
  return ids(
    shareholdersOf(people).filter((each) => !hasJoined(each) || !hasAccepted(each.accountId)),
  );
}

/** What a command can require, in the order in which it is asked for. */
const guards = {
  /** Notaries act from their room; for everybody else it does not matter. */
  room: (state, { actor, at }) =>
    actor.role === 'notary' && !openRoom(state, at) ? { refused: 'NOT_ALLOWED_NOW' } : undefined,
  order: (state) => (lacksOrder(state) ? { refused: 'ORDER_REQUIRED' } : undefined),
  participants: ({ people }) =>
    lacksPeople(people) ? { refused: 'PARTICIPANTS_REQUIRED' } : undefined,
  mandate: mandatePending,
  /** Of a consultation before the end of the withdrawal period: the firm's contract has to begin first. */
  'mandate-first': (state, passing) =>
    state.order && !state.order.earlyStart && !isFirstAccepted(state)
      ? mandatePending(state, passing)
      : undefined,
  /** Of what the firm bills: its contract has begun, whoever was added since. */
  'mandate-given': (state) => {
    if (state.orderRequired && !state.order) return { refused: 'ORDER_REQUIRED' };
    const isGiven = !state.people.required || isFirstAccepted(state);
    return isGiven ? undefined : { refused: 'MANDATE_PENDING' };
  },
  /** Of advice that is given. */
  'mandate-for-advice': (state) =>
    lacksMandate(state) ? { refused: 'MANDATE_PENDING' } : undefined,
  'mandate-due': (state, { worksAt }) => {
    const from = adviceFrom(state, state.coreData?.city);
    return from !== undefined && dayKey(worksAt) < from
      ? { refused: 'BEFORE_MANDATE', details: { from } }
      : undefined;
  },
  release: ({ people }, { actor }) => {
    if (!people.required || actor.role !== 'staff') return undefined;
    const participants = unreleased(people);
    return participants.length > 0
      ? { refused: 'RELEASE_PENDING', details: { participants } }
      : undefined;
  },
  period: ({ order }, { worksAt }) => {
    const until = order && startHeldUntil(order, worksAt);
    return until ? { refused: 'WITHDRAWAL_PERIOD', details: { until } } : undefined;
  },
  identification: (state, passing) =>
    state.people.gate === 'drafts' ? identificationPending(state, passing) : undefined,
  'identification-at-the-notary': (state, passing) =>
    state.people.gate === 'appointment' ? identificationPending(state, passing) : undefined,
  complete: (state) => {
    if (!state.people.required || !state.coreData) return undefined;
    const missing = missingIn(state.people, state.coreData);
    return missing.length > 0
      ? { refused: 'PARTICIPANTS_INCOMPLETE', details: { missing } }
      : undefined;
  },
  minors: ({ people }) => {
    const participants = ids(unclearedMinors(people));
    return people.required && participants.length > 0
      ? { refused: 'MINOR_UNCLEARED', details: { participants } }
      : undefined;
  },
} satisfies Record<string, Guard>;

export type Gate = keyof typeof guards;

/** Why the first of these gates is closed, in their own order; undefined where all are open. */
export const closedGate = (
  gates: readonly Gate[],
  state: Gated,
  passing: Passing,
): Refusal | undefined =>
  (Object.keys(guards) as Gate[])
    .filter((gate) => gates.includes(gate))
    .map((gate) => (guards[gate] as Guard)(state, passing))
    .find((refusal) => refusal !== undefined);
