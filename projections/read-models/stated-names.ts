import { ERASED } from '#domain/erased.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import { peopleAfter } from '#domain/foundations/people/fold.ts';
import { type NameKind, nameKey } from '#domain/foundations/people/name-match.ts';
import { type Participant, type People } from '#domain/foundations/people/people.ts';
import type { RecordedEvent } from '../event.ts';
import { nothingYet } from '../foundation-details.ts';
import { column, index } from './columns.ts';
import { type Change, insertRows, readModel } from './read-model.ts';

/** As what a name stands in a case: of a participant, of who represents one, or of the company that is founded. */
export const namedAs = ['participant', 'birth-name', 'representative', 'founded'] as const;
export type NamedAs = (typeof namedAs)[number];

interface Row {
  foundation_id: string;
  participant_id: string | null;
  kind: NameKind;
  named_as: NamedAs;
  name: string;
  key: string;
  left_at: string | null;
}
/** An event, and nothing of it: what is written follows from all events of a batch together. */
type Said = RecordedEvent;

const itself = <T extends EventType>(event: RecordedEvent<T>): Said => event as unknown as Said;

/** Names of the people and companies of all cases, by which the law firm looks for conflicts of interest. */
export const statedNames = readModel({
  name: 'stated_names',
  columns: {
    foundation_id: column.foundation,
    participant_id: column.maybeUuid,
    kind: column.text,
    named_as: column.text,
    name: column.text,
    /** The name as it sounds, see `nameKey`. */
    key: column.text,
    /** From when on a former client has not been a participant any more. */
    left_at: column.maybeInstant,
  },
  indexes: {
    toWrite: [index('(foundation_id)')],
    toRead: [index('using gin (key gin_trgm_ops)'), index('(key)')],
  },
  on: {
    CoreDataSubmitted: itself,
    CoreDataCorrected: itself,
    ParticipantStated: itself,
    ParticipantDetailsStated: itself,
    ParticipantRemoved: itself,
    ParticipantLeft: itself,
    MandateAccepted: itself,
  },
  async write(db, said, changes): Promise<void> {
    if (said.length === 0) return;
    const events = Map.groupBy(said, ({ foundationId }) => foundationId);
    const rows: Row[] = [];
    for (const change of await changes) {
      const own = events.get(change.after.id);
      if (own) rows.push(...rowsOf(change, own));
    }
    await db
      .deleteFrom('stated_names')
      .where('foundation_id', 'in', [...events.keys()])
      .where('left_at', 'is', null)
      .execute();
    await insertRows(db, 'stated_names', rows);
  },
});

/** All names of a case as they stand now, and those of clients of the firm who have left since. */
function rowsOf({ before, after }: Change, events: readonly Said[]): Row[] {
  let people = before?.details.people ?? nothingYet.people;
  const left: Row[] = [];
  for (const event of events) {
    if (event.type === 'ParticipantRemoved' || event.type === 'ParticipantLeft') {
      const { participantId } = (event as RecordedEvent<'ParticipantLeft'>).data;
      const gone = clientIn(people, participantId);
      if (gone) left.push(...namesOf(after.id, gone, event.occurredAt));
    }
    const occasion = { occurredAt: event.occurredAt, status: after.status };
    people = peopleAfter(people, event, occasion);
  }
  const { coreData, people: present } = after.details;
  const named = { kind: 'company', named_as: 'founded', participant_id: null } as const;
  const company =
    coreData &&
    rowFrom({ ...named, foundation_id: after.id, left_at: null }, [coreData.companyName]);
  return [
    ...(company ? [company] : []),
    ...present.participants.flatMap((each) => namesOf(after.id, each, null)),
    ...left,
  ];
}

/** Whoever leaves the list before the firm acts for them was never its client. */
const clientIn = ({ participants, mandate }: People, id: string): Participant | undefined =>
  mandate?.participants.includes(id)
    ? participants.find(({ participantId }) => participantId === id)
    : undefined;

function namesOf(foundationId: string, participant: Participant, leftAt: string | null): Row[] {
  const about = {
    foundation_id: foundationId,
    participant_id: participant.participantId,
    left_at: leftAt,
  };
  const { details, kind } = participant;
  const rows = [rowFrom({ ...about, kind, named_as: 'participant' }, nameParts(participant))];
  if (participant.kind === 'natural' && details && 'birthName' in details && details.birthName) {
    const parts = [participant.firstName, details.birthName];
    rows.push(rowFrom({ ...about, kind, named_as: 'birth-name' }, parts));
  }
  if (details && 'representedBy' in details) {
    for (const { firstName, lastName } of details.representedBy) {
      const as = { kind: 'natural', named_as: 'representative' } as const;
      rows.push(rowFrom({ ...about, ...as }, [firstName, lastName]));
    }
  }
  return rows.filter((row) => row !== undefined);
}

const nameParts = (participant: Participant): string[] =>
  participant.kind === 'company'
    ? [participant.companyName]
    : [participant.firstName, participant.lastName];

/** Undefined for an erased name. */
function rowFrom(row: Omit<Row, 'name' | 'key'>, parts: readonly string[]): Row | undefined {
  if (parts.includes(ERASED)) return undefined;
  const name = parts.join(' ');
  return { ...row, name, key: nameKey(name, row.kind) };
}
