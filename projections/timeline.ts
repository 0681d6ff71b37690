import type { Kysely } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Role } from '#domain/foundations/command.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import { actorNames } from './actor-names.ts';
import { fileIn, handlerOf, type PerEvent, type RecordedEvent } from './event.ts';
import type { ReadModels } from './schema.ts';
import { insertRows } from './write-rows.ts';

/** The details of an entry, besides type, time and actor. */
export type TimelineDetails = Record<string, string | number | boolean>;

export async function writeTimeline(
  db: Kysely<ReadModels>,
  events: readonly RecordedEvent[],
): Promise<void> {
  const rows = events.map((event) => ({
    event_id: event.id,
    foundation_id: event.foundationId,
    revision: event.revision,
    type: event.type,
    occurred_at: event.occurredAt,
    actor_id: event.actor.id,
    actor_role: event.actor.role,
    details: handlerOf(detailsOf, event.type)?.(event) ?? fileDetails(event),
  }));
  await insertRows(db, 'timeline', rows).execute();
}

const noted = ({ note }: { note?: string | undefined }): TimelineDetails =>
  note === undefined ? {} : { note };
const reason = ({ data }: { data: { reason: string } }) => ({ reason: data.reason });

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

export interface TimelineEntry {
  type: EventType;
  occurredAt: string;
  actor: { role: Role; name: string | null };
  revision: number;
  title?: string;
  fileName?: string;
  reason?: string;
  [detail: string]: unknown;
}

/** Oldest first. Not paged: a foundation has a few dozen entries. */
export async function timelineOf(db: Database, foundationId: string): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('projections.timeline')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .orderBy('revision')
    .execute();
  const names = await actorNames(db, foundationId, rows);
  return rows.map((row) => ({
    ...row.details,
    type: row.type as EventType,
    occurredAt: row.occurred_at.toISOString(),
    actor: { role: row.actor_role as Role, name: names(row.actor_role, row.actor_id) },
    revision: row.revision,
  }));
}
