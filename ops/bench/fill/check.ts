import assert from 'node:assert/strict';
import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import { verifyChain } from '#event-store/chain.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { type OwnSystem, PASSWORD } from '../../driver/system.ts';
import { loggedIn } from '../load.ts';
import { castOf } from './cast.ts';
import { idOf } from './ids.ts';

const SAMPLED = 200;

interface Filled {
  db: Database;
  events: EventStore;
  keys: PersonKeys;
  formations: number;
}

/**
 * Reads some of the formations as the product does: from sealed events by the rules to a state, with which the
 * read models agree.
 *
 * @throws AssertionError
 */
export async function checkSample({ db, events, keys, formations }: Filled): Promise<void> {
  for (const number of sampleOf(formations)) {
    const id = idOf('foundation', number);
    const stored = await events.read(streamOf(id));
    assert.deepEqual(verifyChain(streamOf(id), stored), { ok: true });
    const { state } = await readHistory({ events, keys }, id);
    assert(state.status !== 'not-started');
    assert(!JSON.stringify(state).includes(ERASED), `${id} lacks a key.`);
    const row = await db
      .selectFrom('projections.foundations')
      .select(['status', 'revision', 'details'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(row.status, state.status);
    assert.equal(row.revision, stored.length - 1);
    assert.deepEqual(row.details.people, JSON.parse(JSON.stringify(state.people)));
  }
}

/** Asks the API for the same formations. @throws AssertionError */
export async function checkAnswers({ site }: OwnSystem, formations: number): Promise<void> {
  const headers = await loggedIn(`${site}/api`, 'staff@example.com', PASSWORD);
  for (const number of sampleOf(formations)) {
    const answer = await fetch(`${site}/api/foundations/${idOf('foundation', number)}`, {
      headers,
    });
    assert.equal(answer.status, 200);
    const { data } = (await answer.json()) as { data: { participants: unknown[] } };
    // Before they are stated there are none.
    assert([0, 1 + castOf(number).length].includes(data.participants.length));
  }
}

/** An odd distance, so that neither open formations alone nor some casts alone are looked at. */
const sampleOf = (formations: number): number[] => {
  const every = 2 * Math.floor(formations / SAMPLED / 2) + 1;
  const numbers = Array.from({ length: SAMPLED }, (_, nth) => nth * every);
  return numbers.filter((number) => number < formations);
};
