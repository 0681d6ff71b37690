import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dayIn } from '#demo/days.ts';
import { dropOldPayloads } from '#modules/commands/commands.ts';
import { type Outcome, workflowIdOf } from '#workflows/processes/messages.ts';
import { owner } from '#workflows/processes/search-attributes.ts';
import { assignOwners, decideBy } from '#workflows/worker/owners.ts';
import { addRows, changeRows } from '../../support/rows.ts';
import { accept, eventsOf, eventually, openCase } from '../../support/stage.ts';
import { withProjections, withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

withProjections(stage);

const sweep = () => {
  const { dependencies, temporal, durations } = stage;
  const decide = decideBy(temporal.client, durations, dependencies.publicUrl);
  return assignOwners(dependencies.db, decide);
};

/** Owners by foundation, once all of them are in the read models. */
async function viewed(ids: readonly string[]) {
  const rows = await stage.dependencies.db
    .selectFrom('projections.foundations')
    .select(['id', 'owner_id'])
    .where('id', 'in', ids)
    .execute();
  return rows.length === ids.length ? new Map(rows.map((row) => [row.id, row.owner_id])) : null;
}

const another = (status: 'active' | 'suspended') => {
  const id = randomUUID();
  return { ...people.staff, id, email: `team-${id.slice(0, 8)}@example.com`, status };
};

describe('a foundation without an owner', () => {
  test('is given to whoever of the team has fewest and is not away, once', async () => {
    const colleague = another('active');
    const { db } = stage.dependencies;
    const away = another('active');
    await addRows(db, 'users', colleague, away, another('suspended'));
    await addRows(db, 'stand_ins', {
      id: randomUUID(),
      absent_id: away.id,
      stand_in_id: colleague.id,
      from_day: dayIn(0),
      until_day: dayIn(3),
    });
    const cases = Array.from({ length: 4 }, () => openCase(stage, people));
    for (const example of cases) await accept(example, 'start-foundation', 'founder');
    const [first, ...others] = cases;
    if (!first) throw new Error('There are four.');
    await accept(first, 'assign-owner', 'staff', { payload: { ownerId: colleague.id } });
    const ids = cases.map(({ foundationId }) => foundationId);
    await eventually(async () => (await viewed(ids))?.get(first.foundationId));

    expect(await sweep()).toBe(3);
    expect(await sweep()).toBe(0);

    const owners = await eventually(async () => {
      const found = await viewed(ids);
      return found && ![...found.values()].includes(null) ? found : null;
    });
    const two = [people.staff.id, colleague.id];
    expect([...owners.values()].sort()).toEqual([...two, ...two].sort());
    expect(owners.get(first.foundationId)).toBe(colleague.id);
    for (const example of others) {
      const [, assigned, ...more] = await eventsOf(example);
      const ownerId = owners.get(example.foundationId);
      expect(more).toEqual([]);
      expect(assigned).toMatchObject({
        type: 'OwnerAssigned',
        data: { ownerId },
        metadata: { actor: { id: 'timer', role: 'timer' } },
      });
      const handle = stage.temporal.client.workflow.getHandle(workflowIdOf(example.foundationId));
      expect((await handle.describe()).typedSearchAttributes.get(owner)).toBe(ownerId);
    }
  });

  test('is given to somebody also where that was not possible for longer than payloads are kept', async () => {
    const { db } = stage.dependencies;
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    await eventually(async () => (await viewed([example.foundationId])) !== null);
    const away = async () => ({ accepted: false }) as Outcome;
    expect(await assignOwners(db, away)).toBe(0);
    await dropOldPayloads(db, new Date(Date.now() + 1_000));
    expect(await sweep()).toBe(1);
    expect((await eventsOf(example)).at(-1)?.type).toBe('OwnerAssigned');
  });

  test('whose owner has left the team goes to the stand-in, once', async () => {
    const { db } = stage.dependencies;
    const [leaving, standIn] = [another('active'), another('active')];
    await addRows(db, 'users', leaving, standIn);
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const payload = { ownerId: leaving.id, standInId: standIn.id };
    await accept(example, 'assign-owner', 'staff', { payload });
    const ids = [example.foundationId];
    await eventually(async () => (await viewed(ids))?.get(example.foundationId));
    expect(await sweep()).toBe(0);

    await changeRows(db, 'users', { id: leaving.id }, { status: 'suspended' });
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);

    const last = (await eventsOf(example)).at(-1);
    expect(last).toMatchObject({ type: 'OwnerAssigned', data: { ownerId: standIn.id } });
    const { standInId } = (last?.data ?? {}) as { standInId?: string };
    expect(standInId).toBeDefined();
    expect([leaving.id, standIn.id]).not.toContain(standInId);
  });

  test('stays so once it is finished', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    await accept(example, 'cancel-foundation', 'founder');
    await eventually(() => viewed([example.foundationId]));
    await sweep();
    expect((await eventsOf(example)).map(({ type }) => type)).not.toContain('OwnerAssigned');
  });
});
