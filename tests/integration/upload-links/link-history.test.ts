import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { outcomeOf, type Someone } from '../../support/api.ts';
import {
  bringTo,
  exchange,
  followUpsOf,
  uploadByLink,
  withCast,
} from '../../support/foundation-api.ts';

const { api, people } = await withCast();

const linksOf = async (who: Someone, id: string) =>
  (await api.call('GET', `/admin/foundations/${id}/upload-links`, who)).json().data;
const revoke = (who: Someone, id: string, linkId: string) =>
  api.call('POST', `/admin/foundations/${id}/upload-links/${linkId}/revoke`, who);
const renew = (id: string) =>
  api.call('POST', `/admin/foundations/${id}/upload-links`, people.staff);

test('the team sees when a link was issued, opened, replaced and used, and never what opens it', async () => {
  const id = await bringTo(api, people, 'foundation-certificate-pending');
  const first = await api.link(id, 'foundation-certificate');
  expect(await linksOf(people.lawyer, id)).toMatchObject([
    { id: first.id, state: 'open', openedAt: null, usedAt: null, address: null },
  ]);
  await exchange(api, first.token);
  expect(await linksOf(people.staff, id)).toMatchObject([
    { openedAt: expect.any(String), lastOpenedAt: expect.any(String) },
  ]);
  expect(outcomeOf(await renew(id))).toBe(200);
  const [second, replaced] = await linksOf(people.staff, id);
  expect(replaced).toMatchObject({ id: first.id, state: 'replaced', revokedBy: null });
  expect(second).toMatchObject({ state: 'open', openedAt: null });
  const third = await api.link(id, 'foundation-certificate', randomUUID());
  const { cookies } = await exchange(api, third.token);
  expect(outcomeOf(await uploadByLink(api, cookies))).toBe(200);
  const [used] = await linksOf(people.staff, id);
  expect(used).toMatchObject({ id: third.id, state: 'used', usedAt: expect.any(String) });
});

test('a revoked link opens nothing, and the team is reminded to issue another', async () => {
  const id = await bringTo(api, people, 'foundation-certificate-pending');
  const { id: linkId, token } = await api.link(id, 'foundation-certificate');
  const other = await bringTo(api, people, 'foundation-certificate-pending');
  expect(outcomeOf(await revoke(people.lawyer, id, linkId))).toEqual([403, 'FORBIDDEN']);
  expect(outcomeOf(await revoke(people.staff, other, linkId))).toEqual([409, 'LINK_NOT_OPEN']);
  expect(outcomeOf(await revoke(people.staff, id, linkId))).toBe(200);
  expect(outcomeOf((await exchange(api, token)).answer)).toEqual([410, 'LINK_REVOKED']);
  expect(outcomeOf(await revoke(people.staff, id, linkId))).toEqual([409, 'LINK_NOT_OPEN']);
  expect(await linksOf(people.staff, id)).toMatchObject([
    { state: 'revoked', revokedBy: { id: people.staff.id } },
  ]);
  expect(await followUpsOf(api, id, people.staff)).toMatchObject([{ about: 'renew-link' }]);
  expect(outcomeOf(await renew(id))).toBe(200);
  expect((await linksOf(people.staff, id)).map(({ state }: { state: string }) => state)).toEqual([
    'open',
    'revoked',
  ]);
});
