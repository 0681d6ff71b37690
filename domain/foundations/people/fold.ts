import type { Status } from '../statuses.ts';
import type {
  AcceptedDocument,
  CompanyDetails,
  DeclineReason,
  IdentificationMethod,
  Participant,
  People,
  PersonDetails,
  StatedParticipant,
  Unsure,
} from './people.ts';
import { isLead } from './people.ts';

/** What the events about people say, by type. */
export interface PeopleData {
  ParticipantStated: StatedParticipant;
  ParticipantRemoved: { participantId: string };
  PeopleStated: { articles?: People['articles']; unsure: readonly Unsure[] };
  ParticipantDetailsStated: { participantId: string; ofAge?: boolean } & (
    | PersonDetails
    | CompanyDetails
  );
  MinorCleared: { participantId: string; note: string };
  ParticipantIdentified: { participantId: string; method: IdentificationMethod };
  ParticipantInvited: { participantId: string };
  ParticipantJoined: { participantId: string; accountId: string };
  InvitationDeclined: { participantId: string; unknown?: boolean | undefined };
  InvitationEnded: { participantId: string };
  ParticipantLeft: { participantId: string; reason?: string | undefined };
  AccessEnded: { participantId: string };
  MandateAccepted: { orderId: string; participants: readonly string[]; netCents?: number };
  MandateDeclined: { orderId: string; reason: DeclineReason; note?: string | undefined };
  FirmReleased: { by: string; textVersion: string };
  NotaryReleased: { by: string; textVersion: string };
  ReleaseRevoked: { by: string; of: ReleaseOf };
  DocumentsAccepted: { by: string; documents: readonly AcceptedDocument[] };
  DocumentsSubmittedForReview: object;
  PackageOrdered: { orderId: string };
  OrderWithdrawn: { orderId: string };
}
export type PeopleEvent = keyof PeopleData;

/** Whom a release from secrecy is about. */
export const releasesOf = ['law-firm', 'notary'] as const;
export type ReleaseOf = (typeof releasesOf)[number];

interface Occasion {
  occurredAt: string;
  /** The status before the event. */
  status: Status;
}

type Fold<Type extends PeopleEvent> = (
  people: People,
  data: PeopleData[Type],
  occasion: Occasion,
) => People;

const changed = (
  people: People,
  participantId: string,
  change: (participant: Participant) => Participant,
): People => ({
  ...people,
  participants: people.participants.map((each) =>
    each.participantId === participantId ? change(each) : each,
  ),
});

const without = (people: People, participantId: string): People => ({
  ...people,
  participants: people.participants.filter((each) => each.participantId !== participantId),
});

/** What a draft is about has changed, so nobody has accepted it any more; an e-mail address is in no draft. */
const reopened = (people: People, { status }: Occasion): People =>
  status === 'review-pending' ? { ...people, acceptances: [] } : people;

const isSameInDrafts = (one: StatedParticipant, other: StatedParticipant): boolean => {
  const inDrafts = ({ email: _, ...rest }: StatedParticipant) => rest;
  return sameFacts(inDrafts(one), inDrafts(other));
};

/** Whether two lists or objects of plain facts say the same; an absent fact equals an undefined one. */
export function sameFacts(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    sameFacts((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

/** What was stated of somebody, without what became of it. */
export const statedOf = ({
  participantId,
  email,
  shareholder,
  managingDirector,
  ...rest
}: StatedParticipant): StatedParticipant => {
  const name =
    rest.kind === 'company'
      ? { kind: rest.kind, companyName: rest.companyName }
      : { kind: rest.kind, firstName: rest.firstName, lastName: rest.lastName };
  return { participantId, ...name, email, shareholder, managingDirector };
};

const stated: Fold<'ParticipantStated'> = (people, data, occasion) => {
  const { participantId } = data;
  const now = statedOf(data);
  const known = people.participants.find((each) => each.participantId === participantId);
  const kept = known ?? {
    statedAt: occasion.occurredAt,
    invitations: [],
    invited: false,
    accountId: isLead(people, participantId) ? people.lead.accountId : undefined,
  };
  const participant: Participant = { ...kept, ...now };
  const after = known
    ? changed(people, participantId, () => participant)
    : { ...people, participants: [...people.participants, participant] };
  return known && isSameInDrafts(statedOf(known), now) ? after : reopened(after, occasion);
};

const accepted: Fold<'DocumentsAccepted'> = (people, { by, documents }) => {
  const before = people.acceptances.find((each) => each.by === by)?.documents ?? [];
  const isNew = ({ sha256 }: AcceptedDocument) => documents.every((each) => each.sha256 !== sha256);
  const own = { by, documents: [...before.filter(isNew), ...documents] };
  return {
    ...people,
    acceptances: [...people.acceptances.filter((each) => each.by !== by), own],
  };
};

const withoutAccount = (people: People, participantId: string): People =>
  changed(people, participantId, (each) => ({ ...each, accountId: undefined, accessEnded: true }));

const notInvited = (people: People, { participantId }: { participantId: string }): People =>
  changed(people, participantId, (each) => ({ ...each, invited: false }));

const withOne = (accounts: readonly string[], one: string): readonly string[] =>
  accounts.includes(one) ? accounts : [...accounts, one];

/** Effects of events on what is known of the people; read models use the same ones. */
export const peopleFolds: { [Type in PeopleEvent]: Fold<Type> } = {
  ParticipantStated: stated,
  ParticipantRemoved: (people, { participantId }, occasion) =>
    reopened(without(people, participantId), occasion),
  PeopleStated: (people, { articles, unsure }, { occurredAt }) => ({
    ...people,
    articles,
    unsure,
    statedAt: people.statedAt ?? occurredAt,
  }),
  ParticipantDetailsStated: (people, { participantId, ofAge, ...details }, occasion) =>
    reopened(
      changed(people, participantId, (each) => ({ ...each, details, ofAge, cleared: undefined })),
      occasion,
    ),
  MinorCleared: (people, { participantId }) =>
    changed(people, participantId, (each) => ({ ...each, cleared: true })),
  ParticipantIdentified: (people, { participantId, method }) =>
    changed(people, participantId, (each) => ({ ...each, identified: method })),
  ParticipantInvited: (people, { participantId }, { occurredAt }) =>
    changed(people, participantId, (each) => ({
      ...each,
      invited: true,
      invitations: [...each.invitations, occurredAt],
    })),
  ParticipantJoined: (people, { participantId, accountId }) =>
    changed(people, participantId, (each) => ({ ...each, invited: false, accountId })),
  InvitationDeclined: notInvited,
  InvitationEnded: notInvited,
  ParticipantLeft: (people, { participantId }, occasion) =>
    reopened(without(people, participantId), occasion),
  AccessEnded: (people, { participantId }) => withoutAccount(people, participantId),
  MandateAccepted: (people, { participants }) => ({ ...people, mandate: { participants } }),
  MandateDeclined: (people, { reason }, { occurredAt: at }) => {
    const { participants: known = [] } = people.mandate ?? {};
    const about = people.participants
      .map(({ participantId }) => participantId)
      .filter((id) => !known.includes(id));
    return {
      ...people,
      mandate: { participants: known, declined: { at, reason, participants: about } },
    };
  },
  FirmReleased: (people, { by }) => ({ ...people, released: withOne(people.released, by) }),
  NotaryReleased: (people, { by }) => ({
    ...people,
    notaryReleased: withOne(people.notaryReleased, by),
  }),
  ReleaseRevoked: (people, { by, of }) => {
    const list = of === 'notary' ? 'notaryReleased' : 'released';
    return { ...people, [list]: people[list].filter((each) => each !== by) };
  },
  DocumentsAccepted: accepted,
  DocumentsSubmittedForReview: (people) => ({ ...people, submitted: true }),
  PackageOrdered: (people) => ({ ...people, mandate: undefined }),
  OrderWithdrawn: (people) => ({ ...people, mandate: undefined }),
};

/** What is known of the people after an event of any type. */
export function peopleAfter(
  people: People,
  { type, data }: { type: string; data: unknown },
  occasion: Occasion,
): People {
  if (!Object.hasOwn(peopleFolds, type)) return people;
  const fold = peopleFolds[type as PeopleEvent] as Fold<never>;
  return fold(people, data as never, occasion);
}
