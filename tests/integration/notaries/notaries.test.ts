import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Status } from '#domain/foundations/statuses.ts';
import { rewrite } from '#projections/foundations/rewrite.ts';
import { rebuild } from '#projections/rebuild.ts';
import { withFoundationApi } from '../../support/foundation-api.ts';
import { checksums } from '../../support/read-models.ts';
import { addRows } from '../../support/rows.ts';
import { storeFoundation } from '../../support/stored.ts';

const api = await withFoundationApi();
const staff = api.typed((await api.someone('staff')).bearer);
const lawyer = api.typed((await api.someone('lawyer')).bearer);

const stored = async (status: Status) =>
  (await storeFoundation(api.events, api.keys, status, randomUUID())).id;

async function listed(search: string) {
  const answer = await staff('GET /admin/notaries', { query: { search } });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  expect(answer.meta.total).toBe(answer.data.length);
  return answer.data;
}

async function read(id: string) {
  const whole = await lawyer('GET /admin/notaries/:id', { params: { id } });
  const cases = await lawyer('GET /admin/notaries/:id/foundations', { params: { id } });
  if (!whole.ok || !cases.ok) throw new Error(JSON.stringify([whole, cases]));
  return { whole: whole.data, cases: new Map(cases.data.map((one) => [one.id, one])) };
}

/** The notary's details in a case can be read no more. */
async function erase(id: string) {
  await api.keys.erase(`notary-${id}`);
  await rewrite(api.owner.db, api.events, (batch) => api.keys.openEvents(batch), id);
}

test('two founders have one notary, who stays for the other when one is erased', async () => {
  const first = await stored('notary-appointment-confirmation-pending');
  const second = await stored('foundation-certificate-pending');
  await api.caughtUp();

  const [notary, ...others] = await listed('notariat@example');
  expect(others).toEqual([]);
  expect(notary).toMatchObject({ name: 'Notariat am Dom', foundations: 2 });
  const id = notary?.id ?? '';
  const { whole, cases } = await read(id);
  expect(whole).toMatchObject({ email: 'notariat@example.com', openQuestions: 0 });
  expect(whole.answers.count).toBe(2);
  const status = 'notary-appointment-confirmation-pending';
  expect(cases.get(first)).toMatchObject({ status, appointment: { confirmed: false } });
  expect(cases.get(second)).toMatchObject({ appointment: { confirmed: true } });

  // Each case leads to the page of the same notary.
  for (const one of [first, second]) {
    const page = await staff('GET /foundations/:id', { params: { id: one } });
    const notaryId = page.ok ? (page.data.notaryId ?? '') : '';
    expect((await read(notaryId)).whole.id).toBe(id);
  }
});

test('a question that waits for us is counted', async () => {
  const id = await stored('notary-appointment-confirmation-pending');
  await api.caughtUp();
  const asked = { audience: 'notary', newest: 1, newest_at: new Date(), asked_at: new Date() };
  await addRows(api.connection.db, 'message_threads', { foundation_id: id, ...asked } as never);
  const [notary] = await listed('Dom');
  const { whole, cases } = await read(notary?.id ?? '');
  expect(whole.openQuestions).toBe(1);
  expect(cases.get(id)?.questionSince).toBe(asked.asked_at.toISOString());
});

test('a rebuild says the same, and who is erased leaves the notary to the others', async () => {
  await api.caughtUp();
  const live = await checksums(api.owner.db);
  const open = api.keys.openEvents.bind(api.keys);
  await rebuild({ connection: api.owner, store: api.events, open });
  expect(await checksums(api.owner.db)).toEqual(live);

  const [notary] = await listed('Dom');
  const { cases } = await read(notary?.id ?? '');
  // Each time another case may have stood for the notary in the list.
  for (const [index, id] of [...cases.keys()].entries()) {
    await erase(id);
    const left = cases.size - index - 1;
    expect(await listed('Dom')).toMatchObject(left === 0 ? [] : [{ foundations: left }]);
  }
});
