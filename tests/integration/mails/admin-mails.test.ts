import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { claimMail, forgetUnsentMail, noteFailedMail } from '#modules/outbox/unsent-mails.ts';
import { outcomeOf } from '../../support/api.ts';
import { withCast } from '../../support/foundation-api.ts';

const { api, people } = await withCast();

test('staff see mails that could not be delivered, and have them sent again', async () => {
  const foundationId = randomUUID();
  const eventId = randomUUID();
  const messageId = `${eventId}.upload-certificate`;
  const source = { foundationId, eventId, mail: 'upload-certificate', occasion: 1 };
  const { db } = api.connection;
  const recipient = 'notariat@example.com';
  const mail = { messageId, mail: 'upload-certificate', foundationId, source, recipient };
  await claimMail(db, mail);
  const failed = {
    reason: 'There is no such mailbox.',
    failure: 'no-mailbox',
    permanent: true,
  } as const;
  await noteFailedMail(db, messageId, failed);
  const list = (who: typeof people.staff) =>
    api.call('GET', `/admin/mails?foundationId=${foundationId}`, who);
  expect((await list(people.lawyer)).json().data).toMatchObject([{ recipient: null }]);
  expect((await list(people.staff)).json()).toEqual({
    data: [
      {
        id: messageId,
        mail: 'upload-certificate',
        foundationId,
        recipient,
        ...failed,
        attempts: 1,
        failedAt: expect.any(String),
      },
    ],
    meta: { total: 1 },
  });
  const path = `/admin/mails/${encodeURIComponent(messageId)}/resend`;
  expect((await api.call('POST', path, people.founder)).statusCode).toBe(403);
  expect(outcomeOf(await api.call('POST', path, people.staff))).toBe(202);
  const queued = await db.selectFrom('outbox').select(['mail', 'data']).execute();
  expect(queued).toEqual([{ mail: 'resent-mail', data: { messageId } }]);
  // A colleague was faster, and the mail has gone.
  await forgetUnsentMail(db, messageId);
  expect(outcomeOf(await api.call('POST', path, people.staff))).toEqual([409, 'NOT_UNSENT']);
  expect((await api.call('GET', '/admin/mails', people.founder)).statusCode).toBe(403);
});
