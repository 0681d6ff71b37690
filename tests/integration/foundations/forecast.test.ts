import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { FoundationPage } from '#api/contract.gen.d.ts';
import { inDays } from '#demo/days.ts';
import { foundationAt } from '#demo/foundations.ts';
import type { FoundationEvent } from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { finishedCases } from '#projections/foundations/own-times.ts';
import { withCast } from '../../support/foundation-api.ts';
import { appendEvents, fresh } from '../../support/stored.ts';

const DAY_MS = 86_400_000;
const { api, people } = await withCast();
const { founder, staff } = people;

/** Around the consultation of 24 November and the appointment of 3 December. */
const days: Partial<Record<CommandName, string>> = {
  'start-foundation': '2026-11-19',
  'submit-core-data': '2026-11-20',
  'order-package': '2026-11-20',
  'book-consultation': '2026-11-21',
  'complete-consultation': '2026-11-24',
  'add-document': '2026-11-26',
  'submit-documents-for-review': '2026-11-26',
  'approve-documents': '2026-11-28',
  'propose-notary-appointment': '2026-11-29',
  'confirm-notary-appointment': '2026-11-30',
  'receive-foundation-certificate': '2026-12-04',
  'open-bank-account': '2026-12-06',
};
const APPLIED = Date.parse('2026-12-08T12:00:00.000Z');

/** A case on these days, with that many at the court. */
async function storeCase(status: Status, daysAtCourt: number): Promise<void> {
  const founderId = randomUUID();
  const entered = new Date(APPLIED + daysAtCourt * DAY_MS).toISOString();
  const at = (name: CommandName) => {
    if (name === 'receive-register-extract' || name === 'cancel-foundation') return entered;
    const day = days[name];
    return day === undefined ? new Date(APPLIED).toISOString() : `${day}T12:00:00.000Z`;
  };
  const events = foundationAt(status).commands.flatMap(({ name, events: given }) =>
    given.map((event) => ({ ...withCourt(fresh(founderId)(event)), at: at(name) })),
  );
  await appendEvents(api.events, api.keys, randomUUID(), founderId, events);
}

const withCourt = (event: FoundationEvent): FoundationEvent =>
  event.type === 'RegisterExtractReceived'
    ? { ...event, data: { ...event.data, registerCourt: 'Amtsgericht Köln' } }
    : event;

/** A case of the founder that has been at the court for ten days, four of them for the advance. */
async function storeRunning(): Promise<string> {
  const id = randomUUID();
  const ago = (count: number) => inDays(-count).toISOString();
  const road = foundationAt('register-record-pending').events.map((event) => ({
    ...fresh(founder.id)(event),
    at: ago(10),
  }));
  const obstacleId = randomUUID();
  const report = { kind: 'court-advance', dueOn: '2026-12-24', drops: [] };
  await appendEvents(api.events, api.keys, id, founder.id, [
    ...road,
    { type: 'ObstacleReported', data: report, id: obstacleId, at: ago(7) },
    { type: 'ObstacleResolved', data: { obstacleId, kind: 'court-advance' }, at: ago(3) },
  ]);
  return id;
}

let running: string;
beforeAll(async () => {
  for (let nth = 0; nth < 20; nth += 1) await storeCase('completed', 10 + nth);
  await storeCase('cancelled', 300);
  running = await storeRunning();
  await api.caughtUp();
});

async function pageOf(id: string, reader: { bearer: string }): Promise<FoundationPage> {
  const answer = await api.call('GET', `/foundations/${id}`, { bearer: reader.bearer });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

test('a case that was cancelled teaches nothing, and no name is read', async () => {
  const cases = await finishedCases(api.connection.db);
  expect(cases).toHaveLength(20);
  expect(JSON.stringify(cases)).not.toContain('Muster');
  expect(JSON.stringify(cases)).not.toContain('Notariat');
});

test('twenty finished cases of a court make the forecast of the next one', async () => {
  const now = Date.now();
  const { forecast } = await pageOf(running, founder);
  const own = { source: 'own', cases: 20, court: 'Amtsgericht Köln' };
  expect(forecast?.stages).toEqual([
    { stage: 'register-record-pending', fromDays: 13.8, toDays: 25.2, basis: own },
  ]);
  // Ten days, four of them lost: six have counted.
  const ahead = (instant = '') => (Date.parse(instant) - now) / DAY_MS;
  expect(forecast?.nextStep.ends).toBe('register-record-pending');
  expect(ahead(forecast?.completion.from)).toBeCloseTo(7.8, 1);
  expect(ahead(forecast?.completion.to)).toBeCloseTo(19.2, 1);
  expect(forecast?.moved).toContainEqual({ by: 'court-advance', days: 4 });
  expect(forecast?.moved.length).toBeLessThanOrEqual(3);
  expect((await pageOf(running, staff)).forecast?.moved).toEqual(forecast?.moved);
});

test('cases are counted now and then, not for every page', async () => {
  await storeCase('completed', 200);
  await api.caughtUp();
  const { forecast } = await pageOf(running, founder);
  expect(forecast?.stages[0]?.basis).toMatchObject({ cases: 20 });
});

test('of a finished case nothing is expected', async () => {
  const id = randomUUID();
  const events = foundationAt('completed').events.map(fresh(founder.id));
  await appendEvents(api.events, api.keys, id, founder.id, events);
  await api.caughtUp();
  expect((await pageOf(id, founder)).forecast).toBeNull();
});
