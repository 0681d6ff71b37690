import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { sampleOperator, sampleSender } from '#domain/site/operator.ts';
import { openMailer } from '#mails/mailer.ts';
import { sendOutboxMail } from '#mails/send-mail.ts';
import { remindOfCase } from '#modules/desk/case-reminders.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { type MailCatcher, mailCatcher } from '../../support/mail-catcher.ts';
import { freshReadModels } from '../../support/read-models.ts';
import { storeFoundation } from '../../support/stored.ts';

let world: Awaited<ReturnType<typeof freshReadModels>>;
let catcher: MailCatcher;
beforeAll(async () => {
  [world, catcher] = await Promise.all([freshReadModels(), mailCatcher()]);
});
afterAll(async () => {
  await catcher.end();
  await world.drop();
});

test('a reminder that the team asks for goes out once, beside those of the process', async () => {
  const { id, founderId } = await storeFoundation(world.store, world.keys, 'bank-account-pending');
  const email = `${founderId}@example.com`;
  await world.db
    .insertInto('users')
    .values({ id: founderId, email, role: 'member', status: 'active', language: 'de' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const mailer = openMailer(catcher.smtpUrl, sampleSender);
  const deps = {
    db: world.db,
    mailDb: world.db,
    events: world.store,
    keys: world.keys,
    mailer,
    linkSecret: 'links-0123456789-0123456789-0123',
    publicUrl: 'https://siebenschritt.example',
    operator: sampleOperator,
    invoiceFiles: invoiceFiles({ dataDir: tmpdir(), objectStore: undefined }),
    now: () => new Date(),
  };
  const asked = { foundationId: id, reminded: 'founder', by: founderId } as const;
  const now = new Date();
  const tomorrow = inDays(1, now);
  expect(await remindOfCase(world.db, asked, now)).toBe(true);
  expect(await remindOfCase(world.db, asked, now)).toBe(false);
  expect(await remindOfCase(world.db, asked, tomorrow)).toBe(true);
  const queued = await world.db.selectFrom('outbox').select('id').execute();
  expect(queued).toHaveLength(2);
  for (const row of [...queued, ...queued]) await sendOutboxMail(deps, row.id);
  mailer.close();

  const { subject } = await mailWhere(catcher.webUrl, (mail) => mail.text.includes(id), 10_000);
  expect(subject).toContain('Erinnerung');
  const sent = await world.db.selectFrom('sent_mails').selectAll().execute();
  expect(sent.map(({ mail, skipped }) => [mail, skipped])).toEqual([
    ['reminder-founder', false],
    ['reminder-founder', false],
  ]);
  const occasions = sent.map(({ message_id }) => message_id.split('.').at(-1));
  expect(occasions.toSorted()).toEqual(['101', '102']);
});
