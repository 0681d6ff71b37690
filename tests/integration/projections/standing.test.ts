import { afterEach, expect, test, vi } from 'vitest';
import type { Stuck } from '#api/contract.gen.d.ts';
import { command, startFoundation, withCast } from '../../support/foundation-api.ts';

const { api, people } = await withCast();
const { founder, staff } = people;

afterEach(() => vi.useRealTimers());

const lagging = async () => {
  const answer = await api.call('GET', '/admin/stuck', staff);
  const { data } = answer.json() as { data: Stuck[] };
  return data.find(({ kind }) => kind === 'view-behind');
};
const readModels = async () => {
  const { bearer } = await api.someone('admin');
  return (await api.call('GET', '/server/health', { bearer })).json().checks.readModels;
};

test('while the projections stand commands go through and the desk says so; then the view catches up', async () => {
  const id = await startFoundation(api, founder);
  await api.caughtUp();
  const read = (after: string) => api.call('GET', `/foundations/${id}?after=${after}`, founder);
  const statusIn = async (after: string) => (await read(after)).json().data.status;

  await api.projections.stop();
  const anHourAgo = Date.now() - 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: anHourAgo });
  const accepted = await command(api, id, 'submit-core-data', founder);
  vi.useRealTimers();
  expect(accepted.statusCode, accepted.body).toBe(200);
  const { position } = accepted.json().data;
  const stale = await read(position);
  expect(stale.headers['x-stale']).toBe('true');
  expect(stale.json().data.status).toBe('start-pending');
  const found = await lagging();
  expect(found?.things).toMatchObject([{ outlook: 'tried-again' }]);
  expect(Math.abs(Date.parse(found?.since ?? '') - anHourAgo)).toBeLessThan(60_000);
  expect(await readModels()).toBe('warn');

  api.projections.start();
  await api.caughtUp();
  expect((await read(position)).headers).not.toHaveProperty('x-stale');
  expect(await statusIn(position)).toBe('consultation-appointment-select-pending');
  expect(await lagging()).toBeUndefined();
  await expect.poll(readModels, { timeout: 20_000 }).toBe('ok');
}, 60_000);
