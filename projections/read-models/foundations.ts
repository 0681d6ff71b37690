import { type Kysely, type Selectable } from 'kysely';
import type { Party, Status } from '#domain/foundations/statuses.ts';
import { whoseTurn } from '#domain/foundations/turns/whose-turn.ts';
import type { RecordedEvent } from '../event.ts';
import {
  type FoundationDetails,
  type FoundationRow,
  fold,
  nothingYet,
  planFor,
  standingOf,
  turnsSince,
} from '../foundation-details.ts';
import { collecting, column, index, key, type TableOf } from './columns.ts';
import { type Change, insertRows, readModel, type StoredRow } from './read-model.ts';

const participants = 'details.people.participants[*]';

export const foundations = readModel({
  name: 'foundations',
  columns: {
    id: column.foundation,
    founder_id: column.uuid,
    status: column.text,
    step: column.checked(column.integer, 'step between 1 and 7'),
    waiting_on: column.text,
    since: column.instant,
    due_at: column.maybeInstant,
    revision: column.integer,
    started_at: column.instant,
    updated_at: column.instant,
    /** All other fields of GET /foundations/:id, see `FoundationDetails`. */
    details: column.json<Record<string, unknown>>(),
    /** The day by which the awaited step is due. */
    due_on: column.maybeText,
    /** As what, and on which day, the case comes back to the team once reminders have ended. */
    comes_back_as: column.maybeText,
    comes_back_on: column.maybeText,
    /** Account of the team member in charge. */
    owner_id: column.maybeUuid,
    words: column.words(
      "details #>> '{coreData,companyName}'",
      "details #>> '{coreData,city}'",
      "details #>> '{notary,name}'",
      "details #>> '{notary,email}'",
      "details #>> '{notaryAppointment,notaryName}'",
      "details #>> '{notaryAppointment,notaryEmail}'",
    ),
    /** Names of participants. */
    people_words: column.words(
      ...['firstName', 'lastName', 'companyName'].map(
        (name) => `${collecting(`${participants}.${name}`)}::text`,
      ),
    ),
    /** Dates of birth of participants, and of those who represent companies. */
    born: column.collected(
      `${participants}.details.birthDate`,
      `${participants}.details.representedBy[*].birthDate`,
    ),
  },
  indexes: {
    toWrite: [key('primary key (id)')],
    toRead: [
      index('(comes_back_on) where comes_back_on is not null'),
      index('(owner_id, since)'),
      index('using gin (words)'),
      index('using gin (people_words)'),
      index('using gin (born)'),
      index('(due_on, id)'),
      index('(due_on desc nulls last, id)'),
      index('(founder_id, started_at desc)'),
      index('(started_at desc, id)'),
      index('(since, id)'),
      index('(status, since, id)'),
    ],
  },
  on: 'every event',
  async write(db, _, changes): Promise<void> {
    const rows = (await changes).map(({ after }) => toTable(after));
    await insertRows(db, 'foundations', rows, { over: 'id' });
  },
});

type Table = TableOf<(typeof foundations)['columns']>;

/** Reads all rows of the batch at once. */
export async function foldFoundations(
  db: Kysely<{ foundations: Table }>,
  events: readonly RecordedEvent[],
): Promise<Change[]> {
  const ids = [...new Set(events.map((event) => event.foundationId))];
  const known = await db.selectFrom('foundations').selectAll().where('id', 'in', ids).execute();
  const before = new Map(known.map((row) => [row.id, fromTable(row)]));
  const rows = new Map<string, FoundationRow>(before);
  for (const event of events) {
    rows.set(event.foundationId, fold(rows.get(event.foundationId), event));
  }
  return [...rows.values()].map((after) => ({ before: before.get(after.id), after }));
}

export function fromTable(row: Selectable<Table>): StoredRow {
  const details = inPresentForm(row.details as Partial<FoundationDetails>);
  return {
    id: row.id,
    founderId: row.founder_id,
    status: row.status as Status,
    step: row.step,
    since: row.since.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    dueOn: row.due_on,
    waitingOn: row.waiting_on,
    revision: row.revision,
    startedAt: row.started_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    details: { ...details, turns: turnsSince(details) },
  };
}

/** Rows that an earlier release has written lack what came later. */
function inPresentForm(stored: Partial<FoundationDetails>): FoundationDetails {
  const { people, notaryAppointment: appointment, notary = null } = stored;
  const { startsAt = '', place, online } = appointment ?? {};
  const dates = [{ startsAt, place, online, objections: [] }];
  return {
    ...nothingYet,
    ...stored,
    chosenNotary: stored.chosenNotary ?? notary,
    people: { ...nothingYet.people, ...people },
    notaryAppointment: appointment ? Object.assign({ dates }, appointment) : null,
  };
}

export const turnIn = (
  { status, details }: Pick<FoundationRow, 'status' | 'details'>,
  checking?: readonly string[],
): Party => whoseTurn(standingOf(status, details, checking));

function dueColumns(row: FoundationRow) {
  const plan = planFor(row);
  return {
    due_on: plan?.dueOn ?? null,
    comes_back_as: plan?.then?.as ?? null,
    comes_back_on: plan?.then?.on ?? null,
  };
}

const toTable = (row: FoundationRow) => ({
  id: row.id,
  founder_id: row.founderId,
  status: row.status,
  step: row.step,
  waiting_on: turnIn(row),
  since: row.since,
  due_at: row.dueAt,
  ...dueColumns(row),
  owner_id: row.details.owner?.ownerId ?? null,
  revision: row.revision,
  started_at: row.startedAt,
  updated_at: row.updatedAt,
  details: row.details,
});
