import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import { subjectsFor } from '#domain/mails/letters.ts';

import { streamOf } from '#event-store/port.ts';

import { sendMail, sendOutboxMail } from '#mails/send-mail.ts';
import { mailLink } from '#modules/accounts/login/account-tokens.ts';

import { letterOfCase, mailsOfCase } from '#modules/outbox/kept-letters.ts';
import { forgetLetters, sweepLetters } from '#modules/outbox/sweep-letters.ts';
import { resendMail } from '#modules/outbox/unsent-mails.ts';
import { LINK_SECRET } from '../../support/api.ts';
import { mailing } from '../../support/mailing.ts';
import { withReadModels } from '../../support/read-models.ts';
import { addRows, rowOf, rowsOf } from '../../support/rows.ts';
import { scriptedSmtp } from '../../support/servers/scripted-smtp.ts';
import { storeFoundation } from '../../support/stored.ts';

let smtp: Awaited<ReturnType<typeof scriptedSmtp>>;
let deps: ReturnType<typeof mailing>;

const world = await withReadModels();
beforeEach(async () => {
  smtp = await scriptedSmtp(() => undefined);
  deps = mailing(world, smtp.url);
});
afterEach(() => smtp.close());

async function aFounder() {
  const id = randomUUID();
  const email = `ida-${id.slice(0, 8)}@example.com`;
  const names = { first_name: 'Ida', last_name: 'Beispiel' };
  await addRows(world.db, 'users', { id, email, ...names, role: 'member', status: 'active' });
  return { id, email };
}

/** A mail to the founder about documents in review. */
async function inReview() {
  const founder = await aFounder();
  const { id } = await storeFoundation(world.store, world.keys, 'review-pending', founder.id);
  const submitted = (await world.store.read(streamOf(id))).at(-1);
  const order = { foundationId: id, eventId: submitted?.id ?? '', occasion: 1 };
  const send = () => sendMail(deps, { ...order, mail: 'documents-in-review' });
  return { id, founder, messageId: `${order.eventId}.documents-in-review`, send };
}
type InReview = Awaited<ReturnType<typeof inReview>>;

const ofCase = ({ id, founder }: Pick<InReview, 'id' | 'founder'>) => ({
  foundationId: id,
  founderId: founder.id,
  subjects: subjectsFor('admin'),
});
const mails = async (of: Pick<InReview, 'id' | 'founder'>) =>
  (await mailsOfCase(world.db, world.keys, { ...ofCase(of), limit: 50, offset: 0 })).mails;
const letter = (of: InReview) =>
  letterOfCase(world.db, world.keys, { ...ofCase(of), messageId: of.messageId });
const stored = async ({ messageId }: InReview) =>
  JSON.stringify(await rowsOf(world.db, 'letters', { message_id: messageId }));

describe('a mail of a case', () => {
  test('is kept with its words, sealed, once, however often it is sent', async () => {
    const sent = await inReview();
    await sent.send();
    await sent.send();
    const [mail, ...others] = await mails(sent);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      mail: 'documents-in-review',
      subject: 'case',
      reader: 'member',
      address: sent.founder.email,
      hasText: true,
      fate: 'handed-over',
      failedAttempts: 0,
    });
    const kept = await letter(sent);
    expect(kept?.letter.greeting).toBe('Hallo Ida,');
    expect(kept?.letter.links).toEqual([{ label: expect.any(String), link: '[Link]' }]);
    const row = await stored(sent);
    for (const secret of ['Ida', sent.founder.email, kept?.letter.subject ?? '']) {
      expect(row).not.toContain(secret);
    }
  });

  test('tells how an attempt failed, that it goes on, and that it was given up', async () => {
    const sent = await inReview();
    smtp.answerWith((line) => (line.startsWith('RCPT TO') ? '451 4.7.1 later' : undefined));
    await expect(sent.send()).rejects.toMatchObject({ failure: 'not-now' });
    expect(await mails(sent)).toMatchObject([
      { fate: 'late', failure: 'not-now', failedAttempts: 1, failedAt: expect.any(String) },
    ]);
    smtp.answerWith((line) => (line.startsWith('RCPT TO') ? '550 5.1.1 nobody' : undefined));
    await expect(sent.send()).rejects.toMatchObject({ name: 'Undeliverable' });
    expect(await mails(sent)).toMatchObject([{ fate: 'undeliverable', failure: 'no-mailbox' }]);
    expect(await resendMail(world.db, sent.messageId)).toBe(true);
    expect(await mails(sent)).toMatchObject([{ fate: 'late' }]);
    smtp.answerWith(() => undefined);
    await sent.send();
    expect(await mails(sent)).toMatchObject([{ fate: 'handed-over', failedAttempts: 2 }]);
  });

  test('cannot be read any more once its founder is erased', async () => {
    const sent = await inReview();
    await sent.send();
    await world.keys.erase(keyOf(sent.founder.id, 'formation'));
    expect(await letter(sent)).toBeUndefined();
    expect(await mails(sent)).toMatchObject([
      { address: null, hasText: false, fate: 'handed-over' },
    ]);
  });

  test('loses words and address after twelve months, not before', async () => {
    const sent = await inReview();
    await sent.send();
    await sweepLetters(world.db, inDays(-1));
    expect(await mails(sent)).toMatchObject([{ hasText: true }]);
    await sweepLetters(world.db, inDays(30));
    expect(await mails(sent)).toMatchObject([
      { mail: 'documents-in-review', hasText: false, address: null, fate: 'handed-over' },
    ]);
    expect(await letter(sent)).toBeUndefined();
  });
});

test('a mail about an account is known by its name, and goes with the account', async () => {
  const sent = await inReview();
  const { id } = sent.founder;
  await mailLink(world.db, LINK_SECRET, id, 'reset-password');
  const { id: outboxId } = await rowOf(world.db, 'outbox', { mail: 'reset-password' });
  await sendOutboxMail(deps, outboxId);
  expect(smtp.taken).toEqual([sent.founder.email]);
  expect(await mails(sent)).toMatchObject([
    { mail: 'reset-password', subject: 'account', address: null, hasText: false },
  ]);
  const { copy } = await rowOf(world.db, 'letters', { message_id: outboxId });
  expect(copy).toBeNull();
  await sent.send();
  await forgetLetters(world.db, id);
  expect(await mails(sent)).toMatchObject([{ mail: 'documents-in-review', hasText: false }]);
});

test('a lawyer reads about cases, not about prices or accounts', () => {
  expect(subjectsFor('lawyer')).toEqual(['case']);
  expect(subjectsFor('staff')).toEqual(['case', 'money', 'meeting', 'account']);
});
