import { createHmac } from 'node:crypto';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { IdentificationMethod } from '#domain/foundations/people/people.ts';
import type { IdentificationState } from '#domain/identification/identification.ts';
import {
  type IdentificationActor,
  type IdentificationContent,
  identificationContent,
} from './content.ts';
import type { SealedCopy } from './copies.ts';
import { opened, type SealingKeys, sealed } from './sealed.ts';
import type { IdentificationRow } from './tables.ts';

/** Serialises the identifications of a participant. */
const PARTICIPANT_LOCK = 735_110_055;

export interface IdentificationDeps {
  db: Database;
  keys: SealingKeys;
  linkSecret: string;
}

export interface Identification {
  id: string;
  foundationId: string;
  participantId: string;
  method: IdentificationMethod;
  state: IdentificationState;
  madeAt: string;
}

export interface NewIdentification
  extends Pick<Identification, 'id' | 'foundationId' | 'participantId' | 'method'> {
  content: IdentificationContent;
  copies?: readonly SealedCopy[];
}

const placeOf = (id: string) => `identifications/${id}`;

/**
 * Records an identification; without a difference it is cleared.
 *
 * @param identification.id the caller's idempotency key: a repetition records nothing
 * @returns OTHER_SUBJECT where a provider has named somebody else before
 */
export async function recordIdentification(
  { db, keys, linkSecret }: IdentificationDeps,
  identification: NewIdentification,
  now: Date,
): Promise<OpenedIdentification | { refused: 'OTHER_SUBJECT' }> {
  const { id, foundationId, participantId, method, content, copies = [] } = identification;
  const text = await sealed(keys, foundationId, content, placeOf(id));
  const subject = content.provider && subjectHash(linkSecret, content.provider);
  return db.transaction().execute(async (trx) => {
    await lockParticipant(trx, participantId);
    const known = await rowOf(trx, foundationId, id);
    if (known) return { ...fromRow(known), content };
    if (subject && (await isOtherSubject(trx, { foundationId, participantId, subject }))) {
      return { refused: 'OTHER_SUBJECT' };
    }
    const row = await trx
      .insertInto('identifications')
      .values({
        id,
        foundation_id: foundationId,
        participant_id: participantId,
        method,
        state: content.differences.length === 0 ? 'cleared' : 'checking',
        content: text,
        subject_hash: subject ?? null,
        made_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const copy of copies) {
      const { id: copyId, sha256 } = copy;
      await trx
        .insertInto('identification_copies')
        .values({ id: copyId, identification_id: id, sha256 })
        .execute();
    }
    return { ...fromRow(row), content };
  });
}

const lockParticipant = (trx: Database, participantId: string) =>
  sql`select pg_advisory_xact_lock(${PARTICIPANT_LOCK}, hashtext(${participantId}))`.execute(trx);

/** Without the secret nobody can tell from the hash who it is. */
const subjectHash = (
  linkSecret: string,
  { issuer, subject }: { issuer: string; subject: string },
) =>
  createHmac('sha256', linkSecret).update(`identified subject ${issuer} ${subject}`).digest('hex');

/** A provider's first answer binds its subject to the participant, until somebody has refused it. */
async function isOtherSubject(
  db: Database,
  {
    foundationId,
    participantId,
    subject,
  }: { foundationId: string; participantId: string; subject: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('identifications')
    .select('id')
    .where('foundation_id', '=', foundationId)
    .where('participant_id', '=', participantId)
    .where('subject_hash', 'is not', null)
    .where('subject_hash', '!=', subject)
    .where('state', '!=', 'refused')
    .executeTakeFirst();
  return other !== undefined;
}

const rowOf = (db: Database, foundationId: string, id: string) =>
  db
    .selectFrom('identifications')
    .selectAll()
    .where('id', '=', id)
    .where('foundation_id', '=', foundationId)
    .executeTakeFirst();

export interface OpenedIdentification extends Identification {
  content: IdentificationContent;
}

/** An identification of this formation; undefined where there is none, or its key is gone. */
export async function findIdentification(
  { db, keys }: Pick<IdentificationDeps, 'db' | 'keys'>,
  foundationId: string,
  id: string,
): Promise<OpenedIdentification | undefined> {
  const row = await rowOf(db, foundationId, id);
  const [found] = row ? await openRows(keys, [row]) : [];
  return found;
}

/** All of a formation, the oldest first; those whose key is gone are left out. */
export async function identificationsOf(
  { db, keys }: Pick<IdentificationDeps, 'db' | 'keys'>,
  foundationId: string,
): Promise<OpenedIdentification[]> {
  const rows = await db
    .selectFrom('identifications')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .orderBy('made_at')
    .limit(MOST)
    .execute();
  return openRows(keys, rows);
}

async function openRows(
  keys: IdentificationDeps['keys'],
  rows: readonly Selectable<IdentificationRow>[],
): Promise<OpenedIdentification[]> {
  const texts = rows.map(({ id, content }) => ({ content, place: placeOf(id) }));
  const contents = await opened(keys, identificationContent, texts);
  return rows.flatMap((row, index) => {
    const content = contents[index];
    return content ? [{ ...fromRow(row), content }] : [];
  });
}

/** Far more than a formation has. */
const MOST = 200;

/**
 * What is known about each participant of a formation, for everybody who may see the formation: identified, or that
 * details are still being checked, and no more (§ 47 GwG).
 */
export async function standingOf(
  db: Database,
  foundationId: string,
): Promise<ReadonlyMap<string, 'cleared' | 'checking'>> {
  const rows = await db
    .selectFrom('identifications')
    .select(['participant_id', 'state'])
    .where('foundation_id', '=', foundationId)
    .where('state', '!=', 'refused')
    .orderBy('made_at')
    .limit(MOST)
    .execute();
  const standing = new Map<string, 'cleared' | 'checking'>();
  for (const { participant_id: id, state } of rows) {
    if (standing.get(id) !== 'cleared' && state !== 'refused') standing.set(id, state);
  }
  return standing;
}

/** Participants about whom something is still being checked, by their formation. */
export async function checkedIn(
  db: Database,
  foundationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (foundationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('identifications')
    .select(['foundation_id', 'participant_id'])
    .where('foundation_id', 'in', foundationIds)
    .where('state', '=', 'checking')
    .limit(MOST * foundationIds.length)
    .execute();
  const checked = Map.groupBy(rows, (row) => row.foundation_id);
  return new Map([...checked].map(([id, found]) => [id, found.map((row) => row.participant_id)]));
}

export const checkedParticipants = async (db: Database, foundationId: string) =>
  (await checkedIn(db, [foundationId])).get(foundationId) ?? [];

/** Condition that something about this participant of the foundation in this column is being checked. */
export const isChecked = (
  foundationId: string,
  participantId: RawBuilder<unknown>,
) => sql<boolean>`exists (
  select from identifications
  where foundation_id = ${sql.ref(foundationId)} and participant_id = ${participantId}
    and state = ${'checking' satisfies IdentificationState}
)`;

/** Condition that somebody has to decide about an identification in the foundation of this column. */
export const isBeingChecked = (foundationId: string) => sql<boolean>`exists (
  select from identifications
  where foundation_id = ${sql.ref(foundationId)} and state = ${'checking' satisfies IdentificationState}
)`;

export interface Verdict {
  foundationId: string;
  id: string;
  actor: IdentificationActor;
  verdict: 'cleared' | 'refused';
  note: string;
}

/** Decides about differences, once. @returns undefined where nothing is open under this id */
export async function decideIdentification(
  { db, keys }: Pick<IdentificationDeps, 'db' | 'keys'>,
  { foundationId, id, ...decided }: Verdict,
  now: Date,
): Promise<OpenedIdentification | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('identifications')
      .selectAll()
      .where('id', '=', id)
      .where('foundation_id', '=', foundationId)
      .forUpdate()
      .executeTakeFirst();
    if (row?.state !== 'checking') return undefined;
    const place = placeOf(id);
    const [content] = await opened(keys, identificationContent, [{ content: row.content, place }]);
    if (!content) return undefined;
    const decision = { ...decided, at: now.toISOString() };
    const after = { ...content, decision };
    const changed = await trx
      .updateTable('identifications')
      .set({
        state: decided.verdict,
        content: await sealed(keys, foundationId, after, place),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...fromRow(changed), content: after };
  });
}

/** Cleared ones of which the formation has not been told, the oldest first. */
export async function untoldIdentifications(
  { db, keys }: Pick<IdentificationDeps, 'db' | 'keys'>,
  before: Date,
  limit: number,
): Promise<OpenedIdentification[]> {
  const rows = await db
    .selectFrom('identifications')
    .selectAll()
    .where('state', '=', 'cleared')
    .where('told_at', 'is', null)
    .where('made_at', '<', before)
    .orderBy('made_at')
    .limit(limit)
    .execute();
  return openRows(keys, rows);
}

export async function noteTold(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('identifications').set({ told_at: now }).where('id', '=', id).execute();
}

const fromRow = (row: Selectable<IdentificationRow>): Identification => ({
  id: row.id,
  foundationId: row.foundation_id,
  participantId: row.participant_id,
  method: row.method,
  state: row.state,
  madeAt: row.made_at.toISOString(),
});
