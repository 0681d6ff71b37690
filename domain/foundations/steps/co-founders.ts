import { z } from 'zod';
import { optional } from '../../text.ts';
import { type Circumstances, type Refusal, refuse, refuseField } from '../command.ts';
import type { PeopleData } from '../people/fold.ts';
import {
  hasJoined,
  isLead,
  type Participant,
  type People,
  participantIn,
  participantOf,
} from '../people/people.ts';
import { reasonSchema } from '../reason.ts';
import type { StateAt } from '../state.ts';
import { isLater, type Unfinished, unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';
import { firmReleaseRefusal, type mandate } from './mandate.ts';
import { type obstacles, systemObstacle } from './obstacles.ts';
import { onPeople } from './participants.ts';

type Open = StateAt<Unfinished>;

const OPEN_INVITATIONS_MAX = 5;
const INVITATIONS_A_DAY = 10;
/** Of one person in all. */
const INVITATIONS_MAX = 3;
const DAY_MS = 86_400_000;
/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 30;

const untilApproved = [
  'consultation-appointment-select-pending',
  'consultation-pending',
  'documents-pending',
  'review-pending',
] as const;

const participantId = z.uuid();

const events = {
  ParticipantInvited: event<PeopleData['ParticipantInvited']>()({
    from: unfinished,
    personal: {},
    fold: onPeople('ParticipantInvited'),
  }),
  ParticipantJoined: event<PeopleData['ParticipantJoined']>()({
    from: unfinished,
    personal: {},
    fold: onPeople('ParticipantJoined'),
  }),
  InvitationDeclined: event<PeopleData['InvitationDeclined']>()({
    from: unfinished,
    personal: {},
    fold: onPeople('InvitationDeclined'),
  }),
  InvitationEnded: event<PeopleData['InvitationEnded']>()({
    from: unfinished,
    personal: {},
    fold: onPeople('InvitationEnded'),
  }),
  ParticipantLeft: event<PeopleData['ParticipantLeft']>()({
    from: unfinished,
    personal: { reason: 'participant' },
    fold: onPeople('ParticipantLeft'),
  }),
  AccessEnded: event<PeopleData['AccessEnded']>()({
    from: unfinished,
    personal: {},
    fold: onPeople('AccessEnded'),
  }),
};
type Obstructed = Pick<(typeof obstacles)['events'], 'ObstacleReported'>;
type Released = Pick<(typeof mandate)['events'], 'FirmReleased'>;
const command = commandOf<typeof events & Obstructed & Released>();

const isSameAddress = (one: Participant, other: Participant) =>
  one.email?.toLowerCase() === other.email?.toLowerCase();

/** Why somebody cannot be invited now; undefined where they can. */
function inviteRefusal(
  people: People,
  participant: Participant | undefined,
  at: string,
): Refusal | undefined {
  if (!participant || isLead(people, participant.participantId) || hasJoined(participant)) {
    return refuseField('participantId');
  }
  if (participant.email === undefined) return refuseField('email');
  const open = people.participants.filter(({ invited }) => invited);
  if (open.some((each) => isSameAddress(each, participant))) return refuse('INVITATION_OPEN');
  const dayBefore = new Date(Date.parse(at) - DAY_MS).toISOString();
  const today = people.participants
    .flatMap(({ invitations }) => invitations)
    .filter((instant) => instant > dayBefore);
  const isTooMany =
    open.length >= OPEN_INVITATIONS_MAX ||
    today.length >= INVITATIONS_A_DAY ||
    participant.invitations.length >= INVITATIONS_MAX;
  return isTooMany ? refuse('TOO_MANY_INVITATIONS') : undefined;
}

/** Whether an invitation has been open for as long as it may be. */
const isOver = ({ invited, invitations }: Participant, at: string): boolean =>
  invited && Date.parse(at) - Date.parse(invitations.at(-1) ?? at) >= INVITATION_DAYS * DAY_MS;

/** Once the appointment at the notary has begun, somebody may have signed (§ 2 GmbHG). */
const isDeedMade = (state: Open, at: string): boolean =>
  isLater(state.status, 'foundation-certificate-pending') ||
  (state.status === 'foundation-certificate-pending' && state.appointment.startsAt <= at);

/** Somebody leaves the list, and from the drafts on this is an obstacle. */
function left(
  state: Open,
  data: PeopleData['ParticipantLeft'],
  { at, dueDays }: Pick<Circumstances, 'at' | 'dueDays'>,
) {
  if (isDeedMade(state, at)) return refuse('DEED_EXISTS');
  const gone = { type: 'ParticipantLeft', data } as const;
  const isEarly = !isLater(state.status, 'consultation-pending');
  const isOpen = state.obstacles.some(({ kind }) => kind === 'participant-left');
  return isEarly || isOpen
    ? [gone]
    : [gone, systemObstacle('participant-left', state, { at, dueDays })];
}

const commands = [
  command({
    name: 'invite-participant',
    via: ['json'],
    who: ['founder'],
    when: untilApproved,
    payload: z.object({ participantId }),
    decide: ({ people }, data, { at }) =>
      inviteRefusal(people, participantIn(people, data.participantId), at) ?? [
        { type: 'ParticipantInvited', data },
      ],
  }),
  command({
    name: 'join-foundation',
    via: ['server'],
    who: ['co-founder'],
    joins: true,
    when: unfinished,
    payload: z.object({
      participantId,
      /** Version of the text by which the co-founder releases the law firm from secrecy towards us. */
      firmRelease: z.string().max(20).optional(),
    }),
    decide: (state, { firmRelease: textVersion, ...data }, { actor, at }) => {
      const { people } = state;
      const participant = participantIn(people, data.participantId);
      if (!participant?.invited || isOver(participant, at)) return refuse('NOT_ALLOWED_NOW');
      if (isDeedMade(state, at)) return refuse('NOT_ALLOWED_NOW');
      const isKnown = people.lead.accountId === actor.id || participantOf(people, actor.id);
      if (isKnown) return refuse('ALREADY_JOINED');
      const joined = { type: 'ParticipantJoined', data: { ...data, accountId: actor.id } } as const;
      if (textVersion === undefined) return [joined];
      const released = { type: 'FirmReleased', data: { by: actor.id, textVersion } } as const;
      return firmReleaseRefusal(textVersion) ?? [joined, released];
    },
  }),
  command({
    name: 'decline-invitation',
    via: ['server'],
    who: ['co-founder'],
    joins: true,
    when: unfinished,
    payload: z.object({ participantId, unknown: z.boolean().optional() }),
    decide: ({ people }, data) =>
      participantIn(people, data.participantId)?.invited
        ? [{ type: 'InvitationDeclined', data }]
        : refuse('NOT_ALLOWED_NOW'),
  }),
  command({
    name: 'end-invitation',
    via: ['server'],
    who: ['timer'],
    when: unfinished,
    payload: z.object({ participantId }),
    decide: ({ people }, data, { at }) => {
      const participant = participantIn(people, data.participantId);
      return participant && isOver(participant, at)
        ? [{ type: 'InvitationEnded', data }]
        : refuse('TOO_EARLY');
    },
  }),
  command({
    name: 'remove-participant',
    via: ['json'],
    who: ['founder'],
    when: unfinished,
    payload: z.object({ participantId, reason: optional(reasonSchema.shape.reason) }),
    decide: (state, data, circumstances) =>
      participantIn(state.people, data.participantId) && !isLead(state.people, data.participantId)
        ? left(state, data, circumstances)
        : refuseField('participantId'),
  }),
  command({
    name: 'leave-foundation',
    via: ['json'],
    who: ['co-founder'],
    when: unfinished,
    payload: z.object({ reason: optional(reasonSchema.shape.reason) }),
    decide: (state, { reason }, circumstances) => {
      const own = participantOf(state.people, circumstances.actor.id);
      if (!own) return refuse('NOT_ALLOWED_FOR_ROLE');
      return left(state, { participantId: own.participantId, reason }, circumstances);
    },
  }),
  command({
    name: 'end-access',
    via: ['json'],
    who: ['co-founder'],
    when: unfinished,
    payload: z.object({}),
    decide: ({ people }, _payload, { actor }) => {
      const own = participantOf(people, actor.id);
      if (!own) return refuse('NOT_ALLOWED_FOR_ROLE');
      return [{ type: 'AccessEnded', data: { participantId: own.participantId } }];
    },
  }),
] as const;

export const coFounders = { events, commands };
