import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import { storedRow } from './stored-row.ts';

/** The address that was stated for a participant. */
export async function addressOfParticipant(
  db: Database,
  foundationId: string,
  participantId: string,
): Promise<string | undefined> {
  const row = await storedRow(db, foundationId);
  const participants = row?.details.people.participants ?? [];
  return participants.find((each) => each.participantId === participantId)?.email;
}

/** Where the notary of a formation gets mail; undefined without one, or without an address. */
export async function addressOfNotary(
  db: Database,
  foundationId: string,
): Promise<string | undefined> {
  const row = await storedRow(db, foundationId);
  return row?.details.chosenNotary?.email;
}

/** What an invitation says of its formation and of whom it invites; undefined where nobody is invited any more. */
export async function invitedIn(
  db: Database,
  { foundationId, participantId }: { foundationId: string; participantId: string },
) {
  const row = await storedRow(db, foundationId);
  if (!row) return undefined;
  const { founderId, details } = row;
  const { people, coreData } = details;
  const invited = people.participants.find((each) => each.participantId === participantId);
  if (!invited?.invited || invited.email === undefined || invited.email === ERASED)
    return undefined;
  const isPerson = invited.kind === 'natural';
  return {
    leadId: founderId,
    companyName: coreData?.companyName ?? null,
    email: invited.email,
    firstName: isPerson ? invited.firstName : null,
    lastName: isPerson ? invited.lastName : null,
  };
}
