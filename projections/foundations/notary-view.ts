import type { Database } from '#database/connection.ts';
import { type SendBackReason, sendBackReasons } from '#domain/foundations/file-texts.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import { storedRow } from './stored-row.ts';

/** The only facts of a foundation that a notary's page may show. */
export async function notaryViewOf(db: Database, id: string) {
  const row = await storedRow(db, id);
  if (!row) return undefined;
  const { founderId, details } = row;
  const { coreData, notaryAppointment } = details;
  const { startsAt, place, online } = notaryAppointment ?? {};
  return {
    founderId,
    companyName: coreData?.companyName ?? null,
    appointment: startsAt === undefined ? null : { startsAt, place, online },
  };
}

/** Why the awaited file was sent back; the notary of a former appointment is not told. */
export async function sentBackFor(
  db: Database,
  { foundationId, purpose }: { foundationId: string; purpose: UploadPurpose },
): Promise<SendBackReason | null> {
  const since: EventType[] = ['FileSentBack', 'NotaryAppointmentConfirmed', 'NotaryDateChosen'];
  const rows = await db
    .selectFrom('projections.timeline')
    .select(['type', 'details'])
    .where('foundation_id', '=', foundationId)
    .where('type', 'in', since)
    .orderBy('revision', 'desc')
    .execute();
  for (const { type, details } of rows) {
    if (type !== 'FileSentBack') return null;
    const sent = details as { purpose?: unknown; sentBackFor?: unknown };
    const reason = sendBackReasons.find((one) => one === sent.sentBackFor);
    if (sent.purpose === purpose && reason) return reason;
  }
  return null;
}
