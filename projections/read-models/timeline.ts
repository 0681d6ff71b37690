import { fileIn, handlerOf, type PerEvent, type RecordedEvent } from '../event.ts';
import { column, key } from './columns.ts';
import { insertRows, readModel } from './read-model.ts';

/** The details of an entry, besides type, time and actor. */
type TimelineDetails = Record<string, string | number | boolean>;

/** One row for every event, as founders and the team read it. */
export const timeline = readModel({
  name: 'timeline',
  columns: {
    event_id: column.uuid,
    foundation_id: column.foundation,
    revision: column.integer,
    type: column.text,
    occurred_at: column.instant,
    actor_id: column.text,
    actor_role: column.text,
    details: column.json<Record<string, unknown>>(),
  },
  indexes: {
    toWrite: [],
    toRead: [key('primary key (event_id)'), key('unique (foundation_id, revision)')],
  },
  on: 'every event',
  async write(db, events): Promise<void> {
    await insertRows(db, 'timeline', events.map(rowOf));
  },
});

const rowOf = (event: RecordedEvent) => ({
  event_id: event.id,
  foundation_id: event.foundationId,
  revision: event.revision,
  type: event.type,
  occurred_at: event.occurredAt,
  actor_id: event.actor.id,
  actor_role: event.actor.role,
  details: handlerOf(detailsOf, event.type)?.(event) ?? fileDetails(event),
});

const noted = ({ note }: { note?: string | undefined }): TimelineDetails =>
  note === undefined ? {} : { note };
const reason = ({ data }: { data: { reason: string } }) => ({ reason: data.reason });

/** Names change and end; readers look them up by the id. */
const ofParticipant = ({ data }: { data: { participantId: string } }): TimelineDetails => ({
  participantId: data.participantId,
});

function fileDetails(event: RecordedEvent): TimelineDetails {
  const file = fileIn(event);
  return file ? { documentId: file.fileId, fileName: file.name } : {};
}

const detailsOf = {
  FoundationStarted: ({ data }) => ({ package: data.package }),
  CoreDataSubmitted: ({ data }) => ({ companyName: data.companyName, legalForm: data.legalForm }),
  CoreDataCorrected: ({ data }) => ({ companyName: data.companyName, legalForm: data.legalForm }),
  NotaryNamed: ({ data }) => ({ notaryName: data.name }),
  NotaryCorrected: ({ data }) => ({ notaryName: data.name, reason: data.reason }),
  NotaryAsked: ({ data }) => ({ askedBy: data.by }),
  PackageOrdered: ({ data }): TimelineDetails => ({ grossCents: data.grossCents }),
  EarlyStartRequested: () => ({}),
  OrderWithdrawn: () => ({}),
  OrderReleased: ({ data }) => ({ releasedFor: data.reason }),
  MandateAccepted: () => ({}),
  MandateDeclined: ({ data }) => ({ declinedFor: data.reason }),
  FirmReleased: () => ({}),
  NotaryReleased: () => ({}),
  ReleaseRevoked: ({ data }) => ({ releaseOf: data.of }),
  FirmInvoiceFiled: ({ data }) => ({
    documentId: data.fileId,
    fileName: data.name,
    number: data.number,
  }),
  ParticipantStated: ofParticipant,
  ParticipantRemoved: ofParticipant,
  PeopleStated: () => ({}),
  ParticipantDetailsStated: ofParticipant,
  MinorCleared: ofParticipant,
  ParticipantIdentified: ofParticipant,
  ParticipantInvited: ofParticipant,
  ParticipantJoined: ofParticipant,
  InvitationDeclined: ofParticipant,
  InvitationEnded: ofParticipant,
  ParticipantLeft: ofParticipant,
  AccessEnded: ofParticipant,
  ConsultationBooked: ({ data }) => ({
    consultationType: data.type,
    startsAt: data.startsAt,
    endsAt: data.endsAt,
  }),
  ConsultationMoved: ({ data }) => ({
    consultationType: data.type,
    startsAt: data.startsAt,
    endsAt: data.endsAt,
  }),
  DocumentAdded: ({ data }) => ({
    documentId: data.documentId,
    title: data.title,
    fileName: data.name,
  }),
  DocumentWithdrawn: ({ data }) => ({ documentId: data.documentId, reason: data.reason }),
  ChangeRequestAnswered: ({ data }): TimelineDetails =>
    data.text === undefined ? {} : { answer: data.text },
  DocumentsAccepted: ({ data }) => ({ documents: data.documents.length }),
  DocumentChangesRequested: reason,
  DocumentsApproved: ({ data }): TimelineDetails =>
    data.documents === undefined ? {} : { documents: data.documents.length },
  NotaryAppointmentProposed: ({ data }) => ({
    notaryName: data.notaryName,
    startsAt: data.startsAt,
    ...(data.place === undefined ? {} : { place: data.place }),
    online: data.online ?? false,
  }),
  NotaryDatesProposed: ({ data }) => ({
    notaryName: data.notaryName,
    startsAt: data.dates[0]?.startsAt ?? '',
    dates: data.dates.length,
  }),
  NotaryDateChosen: ({ data }) => ({ startsAt: data.startsAt }),
  NotaryDateObjected: ({ data }) => ({
    ...ofParticipant({ data }),
    startsAt: data.startsAt,
    reason: data.reason,
  }),
  NotaryAppointmentRejected: reason,
  NotaryAppointmentWithdrawn: reason,
  BankAccountOpened: ({ data }): TimelineDetails =>
    data.bankName === undefined ? {} : { bankName: data.bankName },
  FileSentBack: ({ data }) => ({ purpose: data.purpose, sentBackFor: data.reason, ...noted(data) }),
  UploadLinkReissued: ({ data }) => ({ purpose: data.purpose }),
  OwnerAssigned: ({ data }) => ({ ownerId: data.ownerId }),
  ObstacleReported: ({ data }) => ({ kind: data.kind, dueOn: data.dueOn, ...noted(data) }),
  ObstacleResolved: ({ data }) => ({ kind: data.kind, ...noted(data) }),
  FoundationCancelled: reason,
} satisfies PerEvent<TimelineDetails>;
