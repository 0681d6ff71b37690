import { z } from 'zod';
import { longText } from '../../text.ts';
import { type Circumstances, type Refusal, refuse, refuseField } from '../command.ts';
import {
  type PeopleData,
  type PeopleEvent,
  peopleAfter,
  sameFacts,
  statedOf,
} from '../people/fold.ts';
import { fitsModelProtocol, portionFits, sharesFit } from '../people/missing.ts';
import {
  type StateDetails,
  stateDetailsSchema,
  stateParticipantsSchema,
} from '../people/participant-schemas.ts';
import {
  hasJoined,
  identificationMethods,
  isLead,
  type People,
  participantIn,
  type StatedParticipant,
} from '../people/people.ts';
import type { StateAt } from '../state.ts';
import { isLater, type Unfinished, unfinished } from '../statuses.ts';
import { commandOf, event, type Occasion } from '../step.ts';
import type { CoreData } from './core-data-schema.ts';

type Open = StateAt<Unfinished>;

/** The effect of an event that changes nothing but what is known of the people. */
export const onPeople =
  <Type extends PeopleEvent>(type: Type) =>
  <State extends Open>(state: State, data: PeopleData[Type], { occurredAt }: Occasion): State => ({
    ...state,
    people: peopleAfter(state.people, { type, data }, { occurredAt, status: state.status }),
  });

const statable = [
  'consultation-appointment-select-pending',
  'consultation-pending',
  'documents-pending',
  'review-pending',
] as const;
/** Afterwards only while an obstacle requires it. */
const whileObstructed = [
  'notary-appointment-pending',
  'notary-appointment-confirmation-pending',
  'foundation-certificate-pending',
  'bank-account-pending',
  'share-capital-payment-pending',
  'register-record-pending',
] as const;

const names = {
  firstName: 'participant',
  lastName: 'participant',
  companyName: 'participant',
  email: 'participant',
} as const;
const address = {
  street: 'participant',
  zip: 'participant',
  city: 'participant',
  country: 'participant',
} as const;

const events = {
  ParticipantStated: event<PeopleData['ParticipantStated']>()({
    from: unfinished,
    personal: names,
    fold: onPeople('ParticipantStated'),
  }),
  ParticipantRemoved: event<PeopleData['ParticipantRemoved']>()({
    from: unfinished,
    personal: {},
    fold: onPeople('ParticipantRemoved'),
  }),
  PeopleStated: event<PeopleData['PeopleStated']>()({
    from: unfinished,
    personal: { 'unsure.*.note': 'founder' },
    fold: onPeople('PeopleStated'),
  }),
  ParticipantDetailsStated: event<PeopleData['ParticipantDetailsStated']>()({
    from: unfinished,
    personal: {
      ...address,
      birthDate: 'participant',
      birthPlace: 'participant',
      birthName: 'participant',
      'nationalities.*': 'participant',
      legalForm: 'participant',
      'register.authority': 'participant',
      'register.number': 'participant',
      'register.country': 'participant',
      'representedBy.*.firstName': 'participant',
      'representedBy.*.lastName': 'participant',
      'representedBy.*.birthDate': 'participant',
    },
    fold: onPeople('ParticipantDetailsStated'),
  }),
  MinorCleared: event<PeopleData['MinorCleared']>()({
    from: ['documents-pending', 'review-pending'],
    personal: { note: 'participant' },
    fold: onPeople('MinorCleared'),
  }),
  ParticipantIdentified: event<PeopleData['ParticipantIdentified']>()({
    from: unfinished,
    personal: {},
    fold: onPeople('ParticipantIdentified'),
  }),
};
const command = commandOf<typeof events>();

type Payload = z.output<typeof stateParticipantsSchema>;

/** The list as it is stored: everybody with an id, new ones with the ids made for this command. */
function listOf({ participants }: Payload, newIds: readonly string[]): StatedParticipant[] {
  const unused = [...newIds];
  return participants.map(({ participantId = unused.shift() ?? '', ...participant }) => ({
    participantId,
    ...participant,
  }));
}

const refuseParticipants = (refused: Refusal['refused'], participants: readonly string[]) => ({
  refused,
  details: { participants },
});

/** Ids that nobody has, an id twice, or somebody who has become a company. */
function isUnsound(
  { people }: Open,
  list: readonly StatedParticipant[],
  newIds: readonly string[],
) {
  const given = list.map(({ participantId }) => participantId);
  if (new Set(given).size !== given.length) return true;
  return list.some(({ participantId, kind }) => {
    if (isLead(people, participantId)) return kind !== 'natural';
    const known = participantIn(people, participantId);
    return known ? known.kind !== kind : !newIds.includes(participantId);
  });
}

/** Rules of law that a list can break, unless the founders are not sure yet. */
function lawRefusal(
  people: People,
  list: readonly StatedParticipant[],
  { articles, unsure = [] }: Payload,
  coreData: CoreData,
): Refusal | undefined {
  const directors = list.filter(({ managingDirector }) => managingDirector);
  const isMinor = ({ participantId }: StatedParticipant) =>
    participantIn(people, participantId)?.ofAge === false;
  const doesNotFit = ({ shareholder }: StatedParticipant) =>
    shareholder && !portionFits(shareholder, coreData.legalForm, articles);
  if (unsure.length === 0 && !sharesFit(list, coreData)) return refuse('SHARES_SUM');
  if (unsure.length === 0 && directors.length === 0) return refuse('DIRECTOR_REQUIRED');
  if (list.some(doesNotFit)) return refuse('DUE_NOT_ALLOWED');
  if (directors.some(({ kind }) => kind !== 'natural')) return refuse('DIRECTOR_NOT_NATURAL');
  if (directors.some(isMinor)) return refuse('DIRECTOR_NOT_OF_AGE');
  const isModel = articles === 'model-protocol' && unsure.length === 0;
  return isModel && !fitsModelProtocol(list) ? refuse('NOT_WITH_MODEL_PROTOCOL') : undefined;
}

const sharesOf = (list: readonly StatedParticipant[]) =>
  list
    .map(({ participantId, shareholder }) => ({ participantId, shareholder }))
    .toSorted((one, other) => one.participantId.localeCompare(other.participantId));

/** After the deed neither people nor shares change (§ 2 GmbHG). */
const changesDeed = ({ status, people }: Open, list: readonly StatedParticipant[]): boolean =>
  isLater(status, 'foundation-certificate-pending') &&
  !sameFacts(sharesOf(people.participants), sharesOf(list));

function stateParticipants(
  state: StateAt<(typeof statable)[number] | (typeof whileObstructed)[number]>,
  payload: Payload,
  { newIds = [] }: Circumstances,
) {
  const { people, coreData } = state;
  const list = listOf(payload, newIds);
  const isListed = ({ participantId }: { participantId: string }) =>
    list.some((each) => each.participantId === participantId);
  if (!list.some(({ participantId }) => isLead(people, participantId))) {
    return refuse('LEAD_REQUIRED');
  }
  if (isUnsound(state, list, newIds)) return refuseField('participants');
  const gone = people.participants.filter((each) => !isListed(each));
  const joined = gone.filter((each) => each.invited || hasJoined(each));
  if (joined.length > 0) {
    const participants = joined.map(({ participantId }) => participantId);
    return refuseParticipants('PARTICIPANT_JOINED', participants);
  }
  const refusal = lawRefusal(people, list, payload, coreData);
  if (refusal) return refusal;
  if (changesDeed(state, list)) return refuse('DEED_EXISTS');
  const changed = list.filter((each) => {
    const known = participantIn(people, each.participantId);
    return !known || !sameFacts(statedOf(known), statedOf(each));
  });
  const { articles, unsure = [] } = payload;
  const about = { ...(articles && { articles }), unsure };
  const events = [
    ...gone.map(
      ({ participantId }) => ({ type: 'ParticipantRemoved', data: { participantId } }) as const,
    ),
    ...changed.map((data) => ({ type: 'ParticipantStated', data: statedOf(data) }) as const),
  ];
  const isSame =
    people.statedAt !== undefined &&
    sameFacts({ articles: people.articles, unsure: people.unsure }, { articles, unsure });
  return isSame && events.length > 0
    ? events
    : [...events, { type: 'PeopleStated', data: about } as const];
}

const FULL_AGE = 18;

/** Whether a person is eighteen on that day (§ 2 BGB). */
export const isOfAge = (birthDate: string, at: string): boolean => {
  const [year = '', rest = ''] = [birthDate.slice(0, 4), birthDate.slice(4)];
  const fullAge = `${String(Number(year) + FULL_AGE).padStart(4, '0')}${rest}`;
  return fullAge <= at.slice(0, 10);
};

function stateDetails(
  { people }: Open,
  { participantId, ...details }: StateDetails,
  { actor, at }: Circumstances,
) {
  const participant = participantIn(people, participantId);
  if (!participant) return refuseField('participantId');
  const isOwn = participant.accountId === actor.id;
  if (!isOwn && (hasJoined(participant) || actor.role === 'co-founder')) {
    return refuse('NOT_ALLOWED_FOR_ROLE');
  }
  const isPerson = 'birthDate' in details;
  if (isPerson !== (participant.kind === 'natural')) return refuseField('participantId');
  if (!isPerson) {
    return [{ type: 'ParticipantDetailsStated', data: { participantId, ...details } }] as const;
  }
  if (details.birthDate > at.slice(0, 10)) return refuseField('birthDate');
  const ofAge = isOfAge(details.birthDate, at);
  if (!ofAge && participant.managingDirector) return refuse('DIRECTOR_NOT_OF_AGE');
  return [
    { type: 'ParticipantDetailsStated', data: { participantId, ...details, ofAge } },
  ] as const;
}

const commands = [
  command({
    name: 'state-participants',
    via: ['json'],
    who: ['founder', 'staff'],
    when: statable,
    opened: whileObstructed,
    needsRevision: true,
    payload: stateParticipantsSchema,
    decide: stateParticipants,
  }),
  command({
    name: 'state-details',
    via: ['json'],
    who: ['founder', 'co-founder', 'staff'],
    when: statable,
    opened: whileObstructed,
    payload: stateDetailsSchema,
    decide: stateDetails,
  }),
  command({
    name: 'clear-minor',
    via: ['json'],
    who: ['lawyer'],
    when: ['documents-pending', 'review-pending'],
    payload: z.object({ participantId: z.uuid(), note: longText(2_000) }),
    decide: ({ people }, data) =>
      participantIn(people, data.participantId)?.ofAge === false
        ? [{ type: 'MinorCleared', data }]
        : refuseField('participantId'),
  }),
  command({
    name: 'identify-participant',
    via: ['server'],
    who: ['staff', 'lawyer', 'founder', 'co-founder'],
    // By a mailed link, people are identified who have no account.
    joins: true,
    when: unfinished,
    payload: z.object({ participantId: z.uuid(), method: z.enum(identificationMethods) }),
    decide: ({ people }, data) =>
      participantIn(people, data.participantId)
        ? [{ type: 'ParticipantIdentified', data }]
        : refuseField('participantId'),
  }),
] as const;

export const participants = { events, commands };
