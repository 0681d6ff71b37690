import { beforeAll, expect, test } from 'vitest';
import { addDemoInquiries } from '#demo/add-inquiries.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { countSubscriptions } from '#modules/accounts/profile/newsletter/managed-newsletter.ts';
import { listInquiries } from '#modules/inquiries/managed-inquiries.ts';
import { pendingEntries } from '#modules/outbox/outbox.ts';
import { withDatabase } from '../../support/database.ts';
import { addRows } from '../../support/rows.ts';

const database = await withDatabase();
beforeAll(async () => {
  const staff = { id: demoPersonId('staff@example.com'), email: 'staff@example.com' };
  await addRows(database.connection.db, 'users', { ...staff, role: 'staff', status: 'active' });
});

test('the demo has inquiries of each kind and orders of the newsletter in each state, once', async () => {
  const { db } = database.connection;
  const now = new Date();
  const secret = 'a secret of thirty-two characters';
  await addDemoInquiries(db, secret, now);
  await addDemoInquiries(db, secret, now);
  const { inquiries } = await listInquiries(db, { sort: 'receivedAt', limit: 10, offset: 0 });
  expect(inquiries.map(({ kind, doneAt }) => [kind, doneAt !== null])).toEqual([
    ['contact', true],
    ['withdrawal', false],
    ['partner', false],
    ['contact', false],
  ]);
  expect(await countSubscriptions(db)).toEqual({ confirmed: 1, waiting: 1, lapsed: 1, ended: 1 });
  expect(await pendingEntries(db, { limit: 100, now })).toEqual([]);
});
