import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import {
  isCallAhead,
  mayChangeNote,
  NOTES_MAX,
  type NoteContent,
  type PhoneCall,
  type TeamMember,
} from '#domain/desk/notes.ts';
import { ERASED } from '#domain/erased.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import type { NoteRow } from './tables.ts';

/** Notes of a formation are added one at a time, so that the limit holds. */
const NOTES_LOCK = 735_110_014;

/** The formation a note is about. */
export interface About {
  foundationId: string;
  /** The person whose key seals the note. */
  founderId: string;
}

interface NoteDeps {
  db: Database;
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
}

export type NoteRefusal = 'TOO_MANY_NOTES' | 'NOTE_CLOSED' | 'CALL_AHEAD' | 'NOT_FOUND';

const placeOf = (id: string) => `notes/${id}`;

/**
 * @param note.id the caller's idempotency key: a repetition writes nothing
 * @returns why it was refused
 */
export async function writeNote(
  { db, keys }: NoteDeps,
  { foundationId, founderId }: About,
  note: { id: string; authorId: string; content: NoteContent; mentions?: readonly string[] },
  now: Date,
): Promise<NoteRefusal | undefined> {
  const { id, authorId, content, mentions = [] } = note;
  if (isAhead(content, now)) return 'CALL_AHEAD';
  const columns = await columnsOf(keys, founderId, id, content);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${NOTES_LOCK}, hashtext(${foundationId}))`.execute(
      transaction,
    );
    if (await isKnown(transaction, id)) return undefined;
    if ((await countOf(transaction, foundationId)) >= NOTES_MAX) return 'TOO_MANY_NOTES';
    await transaction
      .insertInto('notes')
      .values({
        id,
        foundation_id: foundationId,
        author_id: authorId,
        written_at: now,
        mentions: [...mentions],
        ...columns,
      })
      .execute();
    return undefined;
  });
}

const isAhead = (content: NoteContent, now: Date) =>
  content.kind === 'call' && isCallAhead(content.at, now);

const isKnown = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('notes').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

async function countOf(db: Database, foundationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('foundation_id', '=', foundationId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The content of a note, with its text sealed under the founder's key. */
async function columnsOf(
  keys: NoteDeps['keys'],
  founderId: string,
  id: string,
  content: NoteContent,
) {
  const person = keyOf(founderId, 'formation');
  const text = await keys.sealText([person], content.text ?? '', placeOf(id));
  return { text: text && JSON.stringify(text), ...callColumns(content) };
}

/** @returns why it was refused */
export async function changeNote(
  { db, keys }: NoteDeps,
  { foundationId, founderId }: About,
  change: { id: string; by: TeamMember; content: NoteContent; mentions: readonly string[] },
  now: Date,
): Promise<NoteRefusal | undefined> {
  const { id, by, content, mentions } = change;
  const refused = await whyClosed(db, { foundationId, id, by }, now);
  if (refused) return refused;
  if (isAhead(content, now)) return 'CALL_AHEAD';
  const columns = await columnsOf(keys, founderId, id, content);
  await db
    .updateTable('notes')
    .set({
      ...columns,
      mentions: [...mentions],
      changed_at: now,
      changed_by: by.id,
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  return undefined;
}

/**
 * Removes the words of a note; the remover's id and the time stay.
 *
 * @returns why it was refused
 */
export async function removeNote(
  { db }: Pick<NoteDeps, 'db'>,
  removal: { foundationId: string; id: string; by: TeamMember },
  now: Date,
): Promise<NoteRefusal | undefined> {
  const refused = await whyClosed(db, removal, now);
  if (refused) return refused;
  await db
    .updateTable('notes')
    .set({ text: null, removed_at: now, removed_by: removal.by.id })
    .where('id', '=', removal.id)
    .execute();
  return undefined;
}

async function whyClosed(
  db: Database,
  { foundationId, id, by }: { foundationId: string; id: string; by: TeamMember },
  now: Date,
): Promise<NoteRefusal | undefined> {
  const row = await db
    .selectFrom('notes')
    .select(['author_id', 'written_at'])
    .where('id', '=', id)
    .where('foundation_id', '=', foundationId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return 'NOT_FOUND';
  const written = { authorId: row.author_id, writtenAt: row.written_at.toISOString() };
  return mayChangeNote(by, written, now) ? undefined : 'NOTE_CLOSED';
}

/** Removes the words once the founder is erased; authors and times stay. */
export async function forgetNotesIn(db: Database, foundationIds: readonly string[]): Promise<void> {
  await db
    .updateTable('notes')
    .set({ text: null })
    .where(sql<boolean>`foundation_id = any(${foundationIds}::uuid[])`)
    .execute();
}

const callColumns = (content: NoteContent) => {
  const call = content.kind === 'call' ? content : undefined;
  return {
    call_with: call?.with ?? null,
    call_direction: call?.direction ?? null,
    call_at: call?.at ?? null,
    call_outcome: call?.outcome ?? null,
  };
};

interface Trace {
  at: string;
  byId: string;
}

export interface Note {
  id: string;
  authorId: string;
  writtenAt: string;
  /** null once it is removed, or its founder erased. */
  text: string | null;
  call: PhoneCall | null;
  /** Ids of colleagues whom it names. */
  mentions: string[];
  changed: Trace | null;
  removed: Trace | null;
}

/** Notes, the newest first. One that its author removed leaves no trace; one that an admin removed does. */
export async function notesOf({ db, keys }: NoteDeps, foundationId: string): Promise<Note[]> {
  const rows = await db
    .selectFrom('notes')
    .selectAll()
    .where('foundation_id', '=', foundationId)
    .where(({ or, eb, ref }) =>
      or([eb('removed_by', 'is', null), eb('removed_by', '!=', ref('author_id'))]),
    )
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(NOTES_MAX)
    .execute();
  const texts = await textsOf(keys, rows);
  return rows.map((row) => ({
    id: row.id,
    authorId: row.author_id,
    writtenAt: row.written_at.toISOString(),
    text: texts.get(row.id) ?? null,
    call: callOf(row),
    mentions: row.mentions,
    changed: traceOf(row.changed_at, row.changed_by),
    removed: traceOf(row.removed_at, row.removed_by),
  }));
}

async function textsOf(
  keys: Pick<PersonKeys, 'openTexts'>,
  rows: readonly Selectable<NoteRow>[],
): Promise<ReadonlyMap<string, string>> {
  const sealed = rows.flatMap(({ id, text }) =>
    text ? [{ id, sealed: text, place: placeOf(id) }] : [],
  );
  const texts = await keys.openTexts(sealed);
  return new Map(
    sealed.flatMap(({ id }, index): [string, string][] => {
      const text = texts[index];
      return text === undefined || text === ERASED ? [] : [[id, text]];
    }),
  );
}

const callOf = (row: Selectable<NoteRow>): PhoneCall | null =>
  row.call_with && row.call_direction && row.call_outcome && row.call_at
    ? {
        with: row.call_with,
        direction: row.call_direction,
        outcome: row.call_outcome,
        at: row.call_at.toISOString(),
      }
    : null;

const traceOf = (at: Date | null, byId: string | null): Trace | null =>
  at && byId ? { at: at.toISOString(), byId } : null;
