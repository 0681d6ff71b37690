import { afterAll, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';

import { sendOutboxMail } from '#mails/send-mail.ts';
import { remindOfCase } from '#modules/desk/case-reminders.ts';

import { mailWhere } from '#ops/driver/mails.ts';
import { mailCatcher } from '../../support/mail-catcher.ts';
import { mailing } from '../../support/mailing.ts';
import { withReadModels } from '../../support/read-models.ts';
import { rowsOf } from '../../support/rows.ts';
import { storeFoundation } from '../../support/stored.ts';

const world = await withReadModels();
const catcher = await mailCatcher();
afterAll(() => catcher.end());

test('a reminder that the team asks for goes out once, beside those of the process', async () => {
  const { id, founderId } = await storeFoundation(world.store, world.keys, 'bank-account-pending');
  const email = `${founderId}@example.com`;
  await world.db
    .insertInto('users')
    .values({ id: founderId, email, role: 'member', status: 'active', language: 'de' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const deps = mailing(world, catcher.smtpUrl);
  const asked = { foundationId: id, reminded: 'founder', by: founderId } as const;
  const now = new Date();
  const tomorrow = inDays(1, now);
  expect(await remindOfCase(world.db, asked, now)).toBe(true);
  expect(await remindOfCase(world.db, asked, now)).toBe(false);
  expect(await remindOfCase(world.db, asked, tomorrow)).toBe(true);
  const queued = await rowsOf(world.db, 'outbox', {}, 'id');
  expect(queued).toHaveLength(2);
  for (const row of [...queued, ...queued]) await sendOutboxMail(deps, row.id);
  deps.mailer.close();

  const { subject } = await mailWhere(catcher.webUrl, (mail) => mail.text.includes(id), 10_000);
  expect(subject).toContain('Erinnerung');
  const sent = await rowsOf(world.db, 'sent_mails');
  expect(sent.map(({ mail, skipped }) => [mail, skipped])).toEqual([
    ['reminder-founder', false],
    ['reminder-founder', false],
  ]);
  const occasions = sent.map(({ message_id }) => message_id.split('.').at(-1));
  expect(occasions.toSorted()).toEqual(['101', '102']);
});
