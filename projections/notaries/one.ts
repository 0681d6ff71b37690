import type { Database } from '#database/connection.ts';
import { type Count, countRows } from '#database/count.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { type Answer, hoursOf, medianOf } from '#domain/notaries/engagement.ts';
import type { FoundationDetails } from '../foundation-details.ts';
import type { NotaryKnown } from '../read-models/notary-cases.ts';

/** What is put together of the formations named last; nobody has that many. */
const LOOKED_AT = 1_000;
const LAST_ANSWERS = 5;

/** The notary for whom a row stands, or stood before another formation named the same one. */
export async function findNotary(db: Database, id: string) {
  const row = await db
    .selectFrom('projections.notary_cases as asked')
    .innerJoin('projections.notary_cases as item', 'item.key', 'asked.key')
    .select(['item.id', 'item.key', 'item.name', 'item.email', 'item.city', 'item.phone'])
    .where('asked.id', '=', id)
    .where('item.stands', '=', true)
    .executeTakeFirst();
  return row;
}

/** How long answers about dates took, over all formations of a notary. */
export async function answersOf(db: Database, key: string) {
  const rows = await db
    .selectFrom('projections.notary_cases')
    .select(['foundation_id', 'known'])
    .where('key', '=', key)
    .orderBy('named_at', 'desc')
    .orderBy('id')
    .limit(LOOKED_AT)
    .execute();
  const answers = rows.flatMap(({ foundation_id, known }) =>
    (known as NotaryKnown).answers.map((answer) => ({
      foundationId: foundation_id,
      ...timed(answer),
    })),
  );
  const hours = answers.flatMap((answer) => answer.hours ?? []);
  const last = answers
    .filter((answer) => answer.hours !== null)
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return {
    count: answers.length,
    timed: hours.length,
    medianHours: medianOf(hours),
    last: last.slice(0, LAST_ANSWERS),
    foundationIds: rows.map((row) => row.foundation_id),
  };
}

export const timed = (answer: Answer) => ({
  at: answer.at,
  hours: hoursOf(answer),
  gave: answer.gave,
  from: answer.from,
  dates: [...answer.dates],
});

/** The formations of a notary, those named last first. */
export async function casesOf(
  db: Database,
  key: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = db
    .selectFrom('projections.notary_cases')
    .selectAll()
    .where('key', '=', key)
    .orderBy('named_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  const rows = await db
    .selectFrom(page.as('item'))
    .innerJoin('projections.foundations as foundation', 'foundation.id', 'item.foundation_id')
    .select([
      'item.foundation_id as id',
      'item.named_at',
      'item.left_at',
      'item.known',
      'foundation.status',
      'foundation.details',
    ])
    .orderBy('item.named_at', 'desc')
    .orderBy('item.id')
    .execute();
  return rows.map(({ id, named_at, left_at, known, status, details }) => {
    const { askedAt, asked, answers, reported } = known as NotaryKnown;
    return {
      id,
      ...shownOf(details as Partial<FoundationDetails>, left_at === null),
      status: status as Status,
      namedAt: named_at.toISOString(),
      leftAt: left_at?.toISOString() ?? null,
      askedAt,
      asked: [...asked],
      answers: answers.map(timed),
      reported: [...reported],
    };
  });
}

export const countCases = (db: Database, key: string): Promise<Count> =>
  countRows(db, db.selectFrom('projections.notary_cases').where('key', '=', key));

/** The appointment is that of the present notary. */
function shownOf({ coreData, notaryAppointment }: Partial<FoundationDetails>, isPresent: boolean) {
  const appointment = isPresent ? notaryAppointment : null;
  return {
    companyName: coreData?.companyName ?? null,
    appointment: appointment
      ? { startsAt: appointment.startsAt, confirmed: appointment.confirmed }
      : null,
  };
}

/** The row of the notary whose case a formation is now. */
export async function notaryOf(db: Database, foundationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('projections.notary_cases')
    .select('id')
    .where('foundation_id', '=', foundationId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
