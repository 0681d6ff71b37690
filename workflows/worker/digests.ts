import type { Database } from '#database/connection.ts';
import { DIGEST_TASKS, type Digest, digestDay, newSince } from '#domain/desk/digests.ts';
import type { About } from '#domain/desk/tasks.ts';
import { deskAccounts } from '#modules/accounts/directory/team.ts';
import { keepDigest, withoutDigestOf } from '#modules/desk/digests.ts';
import { absentNow, standsInFor } from '#modules/desk/stand-ins.ts';
import { countNew } from '#modules/notices/notices.ts';
import { openTasks } from '#projections/desk/open-tasks.ts';
import type { Asking } from '#projections/desk/task-query.ts';

/**
 * Makes the digests of a working day in its morning, for those of the team who want one; whoever is away has none, and
 * their stand-in's tells of their tasks.
 *
 * @returns the number of mails
 */
export async function makeDigests(db: Database, now: Date): Promise<number> {
  const day = digestDay(now);
  if (day === undefined) return 0;
  const waiting = await withoutDigestOf(db, day);
  if (waiting.length === 0) return 0;
  const accounts = await deskAccounts(db);
  const absent = await absentNow(db, now);
  const team = accounts.map(({ id }) => id);
  let mails = 0;
  for (const { id, role } of accounts) {
    if (!waiting.includes(id)) continue;
    const asking = { id, role, team, standsInFor: await standsInFor(db, id, now), now };
    const digest = absent.has(id) ? undefined : await digestFor(db, asking, day);
    if (await keepDigest(db, { accountId: id, day }, digest)) mails += 1;
  }
  return mails;
}

async function digestFor(db: Database, asking: Asking, day: string): Promise<Digest> {
  const page = { show: 'mine', limit: DIGEST_TASKS, offset: 0 } as const;
  const { tasks, groups } = await openTasks(db, asking, page);
  return {
    overdue: groups.overdue,
    dueToday: groups.today,
    notices: await countNew(db, asking.id, newSince(day)),
    tasks: tasks.flatMap(({ about, foundation_id: foundationId, due_on: dueOn }) =>
      dueOn !== null && dueOn <= day ? [{ about: about as About, foundationId, dueOn }] : [],
    ),
  };
}
