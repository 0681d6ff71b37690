import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { rebuild } from '#projections/rebuild.ts';
import { type Sample, samplesOf, versions } from '../../domain/foundations/samples/samples.ts';
import { withReadModels } from '../../support/read-models.ts';
import { rowsOf } from '../../support/rows.ts';
import { appendEvents } from '../../support/stored.ts';

const world = await withReadModels();
beforeAll(async () => {
  world.start();
});

/** Its ids are unique among those of one case only. */
function withOwnIds({ events }: Sample, nth: number): Sample['events'] {
  const own = `-${nth.toString(16).padStart(4, '0')}-4000-8000-`;
  return JSON.parse(JSON.stringify(events).replaceAll('-0000-4000-8000-', own));
}

test('events of every schema version are projected, live and by a rebuild', async () => {
  const { store, keys, db, open } = world;
  const expected = new Map<string, string>();
  for (const version of versions) {
    for (const sample of samplesOf(version)) {
      const id = randomUUID();
      const events = withOwnIds(sample, expected.size).map((event) => ({
        ...event,
        at: event.metadata.occurredAt,
      }));
      await appendEvents(store, keys, id, randomUUID(), events, undefined, version);
      expected.set(id, sample.status);
    }
  }
  await world.caughtUp();
  const projected = async () => {
    expect(await rowsOf(db, 'projections.parked')).toEqual([]);
    const rows = await rowsOf(db, 'projections.foundations', {}, 'id', 'status');
    return new Map(rows.map(({ id, status }) => [id, status]));
  };
  expect(await projected()).toEqual(expected);
  await rebuild({ connection: world.owner, store, open });
  expect(await projected()).toEqual(expected);
}, 60_000);
