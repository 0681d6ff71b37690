import { randomUUID } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';
import { fileNumber } from '#domain/site/file-number.ts';

import { sendOutboxMail } from '#mails/send-mail.ts';

import { tokenOf } from '#modules/shared/tokens.ts';
import { findOpenLink, issueFirstLink, renewLink } from '#modules/upload-links/upload-links.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { LINK_SECRET } from '../../support/api.ts';
import { mailCatcher } from '../../support/mail-catcher.ts';
import { mailing } from '../../support/mailing.ts';
import { withReadModels } from '../../support/read-models.ts';
import { rowsOf } from '../../support/rows.ts';
import { storeFoundation } from '../../support/stored.ts';

const world = await withReadModels();
const catcher = await mailCatcher();
afterAll(() => catcher.end());

const purpose = 'foundation-certificate';
const expiresAt = '2040-05-06T09:30:00.000Z';

async function renewFor(foundationId: string): Promise<string> {
  const link = { id: randomUUID(), foundationId, purpose, expiresAt } as const;
  return (await renewLink(world.db, LINK_SECRET, link, new Date())).id;
}

test('a renewed link is mailed once, and not at all once it has been replaced', async () => {
  const { id } = await storeFoundation(world.store, world.keys, 'foundation-certificate-pending');
  const renew = () => renewFor(id);
  const replaced = await renew();
  const current = await renew();
  const dependencies = mailing(world, catcher.smtpUrl);
  const queued = await world.db.selectFrom('outbox').select('id').orderBy('created_at').execute();
  expect(queued).toHaveLength(2);
  for (const row of [...queued, ...queued]) await sendOutboxMail(dependencies, row.id);
  dependencies.mailer.close();

  const token = tokenOf(LINK_SECRET, current);
  const { text } = await mailWhere(catcher.webUrl, (mail) => mail.text.includes(id), 10_000);
  expect(text).toContain(`#t=${token}`);
  expect(text).toContain('diese E-Mail ersetzt unsere frühere');
  expect(text).toContain(`Aktenzeichen ${fileNumber(id)}`);
  expect(text).not.toContain(tokenOf(LINK_SECRET, replaced));
  const sent = await rowsOf(world.db, 'sent_mails');
  expect(sent).toMatchObject([{ mail: 'upload-certificate', foundation_id: id }]);
});

test('links issued at the same time leave exactly one open', async () => {
  const foundationId = randomUUID();
  const first = { foundationId, purpose, enteredBy: randomUUID(), expiresAt } as const;
  const issue = () => issueFirstLink(world.db, LINK_SECRET, first, new Date());
  const renew = () => renewFor(foundationId);
  await Promise.all([issue(), renew(), renew(), renew(), issue()]);
  const rows = await rowsOf(
    world.db,
    'upload_links',
    { foundation_id: foundationId, revoked_at: null },
    'id',
  );
  expect(rows).toHaveLength(1);
});

test('a retry of the first link does not revoke the one that replaced it', async () => {
  const foundationId = randomUUID();
  const first = { foundationId, purpose, enteredBy: randomUUID(), expiresAt } as const;
  await issueFirstLink(world.db, LINK_SECRET, first, new Date());
  const renewed = await renewFor(foundationId);
  await issueFirstLink(world.db, LINK_SECRET, first, new Date());
  expect(await findOpenLink(world.db, { id: renewed }, new Date())).toMatchObject({ foundationId });
});
