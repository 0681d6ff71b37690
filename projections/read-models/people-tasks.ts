import { waitAt } from '#domain/foundations/due-dates.ts';
import { peopleTasksIn } from '#domain/foundations/people/open-tasks.ts';
import { type FoundationRow, mandated, planFor, standingOf } from '../foundation-details.ts';
import { column, index, key } from './columns.ts';
import { insertRows, readModel } from './read-model.ts';

/** What is open about the people of each unfinished formation: a row for each task. */
export const peopleTasks = readModel({
  name: 'people_tasks',
  columns: {
    foundation_id: column.foundation,
    about: column.text,
    since: column.instant,
    due_on: column.maybeText,
    call_on: column.maybeText,
  },
  indexes: {
    toWrite: [key('primary key (foundation_id, about)')],
    toRead: [index('(about)')],
  },
  on: 'every event',
  async write(db, _events, changes): Promise<void> {
    const changed = (await changes)
      .map(({ before, after }) => ({ before: before ? rowsOf(before) : [], after: rowsOf(after) }))
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
    const gone = changed.flatMap(({ before }) => before.map((row) => row.foundation_id));
    if (gone.length > 0) {
      await db.deleteFrom('people_tasks').where('foundation_id', 'in', gone).execute();
    }
    await insertRows(
      db,
      'people_tasks',
      changed.flatMap(({ after }) => after),
    );
  },
});

function rowsOf(row: FoundationRow) {
  const { id, status, since, details } = row;
  const { obstacles, awaited, coreData } = details;
  const plan = planFor(row);
  const tasks = peopleTasksIn({
    ...mandated(details),
    status,
    coreData,
    wait: obstacles.length > 0 ? null : waitAt(status, standingOf(status, details)),
    since: awaited?.since ?? since,
    dueOn: plan?.dueOn ?? null,
    callOn: plan?.then?.on ?? null,
  });
  return tasks.map(({ about, since: from, dueOn, callOn }) => ({
    foundation_id: id,
    about,
    since: from,
    due_on: dueOn,
    call_on: callOn,
  }));
}
