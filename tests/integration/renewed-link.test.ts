import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailer } from '#mails/mailer.ts';
import { tokenOf } from '#modules/tokens.ts';
import { renewLink } from '#modules/upload-links/upload-links.ts';
import { sendOutboxMail } from '#workflows/activities/outbox-mail.ts';
import { type MailCatcher, mailCatcher } from '../support/mail-catcher.ts';
import { mailWhere } from '../support/mails.ts';
import { freshReadModels } from '../support/read-models.ts';
import { storeFoundation } from '../support/stored.ts';

const LINK_SECRET = 'links-0123456789-0123456789-0123';

let world: Awaited<ReturnType<typeof freshReadModels>>;
let catcher: MailCatcher;
beforeAll(async () => {
  [world, catcher] = await Promise.all([freshReadModels(), mailCatcher()]);
});
afterAll(async () => {
  await catcher.end();
  await world.drop();
});

test('a notary receives a renewed link by mail once, and none that was replaced since', async () => {
  const { id } = await storeFoundation(world.store, world.keys, 'foundation-certificate-pending');
  const renew = async () => {
    const link = {
      id: randomUUID(),
      foundationId: id,
      purpose: 'foundation-certificate',
    } as const;
    await renewLink(world.db, LINK_SECRET, link, new Date());
    return link.id;
  };
  const replaced = await renew();
  const current = await renew();
  const mailer = openMailer(catcher.smtpUrl, 'Siebenschritt <post@siebenschritt.example>');
  const dependencies = {
    db: world.db,
    mailDb: world.db,
    events: world.store,
    keys: world.keys,
    mailer,
    linkSecret: LINK_SECRET,
    publicUrl: 'https://siebenschritt.example',
    now: () => new Date(),
  };
  const owed = await world.db.selectFrom('outbox').select('id').orderBy('created_at').execute();
  expect(owed).toHaveLength(2);
  for (const row of [...owed, ...owed]) await sendOutboxMail(dependencies, row.id);
  mailer.close();

  const token = tokenOf(LINK_SECRET, current);
  const { text } = await mailWhere(catcher.webUrl, (mail) => mail.text.includes(id), 10_000);
  expect(text).toContain(`#t=${token}`);
  expect(text).not.toContain(tokenOf(LINK_SECRET, replaced));
  const sent = await world.db.selectFrom('sent_mails').selectAll().execute();
  expect(sent).toMatchObject([{ mail: 'upload-certificate', foundation_id: id }]);
});
