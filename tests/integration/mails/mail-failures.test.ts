import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleSender } from '#domain/site/operator.ts';
import { streamOf } from '#event-store/port.ts';
import { openMailer } from '#mails/mailer.ts';
import { sendMail, sendOutboxMail } from '#mails/send-mail.ts';

import { failedMails, resendMail } from '#modules/outbox/unsent-mails.ts';
import { mailing } from '../../support/mailing.ts';
import { withReadModels } from '../../support/read-models.ts';
import { addRows, rowOf } from '../../support/rows.ts';
import { type Script, scriptedSmtp } from '../../support/servers/scripted-smtp.ts';
import { storeFoundation } from '../../support/stored.ts';

let smtp: Awaited<ReturnType<typeof scriptedSmtp>>;
let deps: Parameters<typeof sendMail>[0];

const world = await withReadModels();
beforeEach(async () => {
  smtp = await scriptedSmtp(() => undefined);
  deps = mailing(world, smtp.url);
});
afterEach(() => smtp.close());

async function person(role: 'member' | 'lawyer') {
  const id = randomUUID();
  const email = `${role}-${id.slice(0, 8)}@example.com`;
  const names = { first_name: 'Lena', last_name: 'Beispiel' };
  const row = { id, email, ...names, role, status: 'active' as const };
  await addRows(world.db, 'users', row);
  return row;
}

async function inReview() {
  const founder = await person('member');
  const { id } = await storeFoundation(world.store, world.keys, 'review-pending', founder.id);
  const submitted = (await world.store.read(streamOf(id))).at(-1);
  const order = { foundationId: id, eventId: submitted?.id ?? '', occasion: 1 };
  return { id, founder, order };
}

const refuse =
  (begin: RegExp, answer: string): Script =>
  (command) =>
    begin.test(command) ? answer : undefined;
const failed = async (foundationId: string) =>
  (await failedMails(world.db, 50)).mails.filter((mail) => mail.foundationId === foundationId);

describe('a mail that the server refuses', () => {
  test.each([
    ['a sender that is blocked for an hour', /^MAIL FROM/, '550 5.7.1 sending paused'],
    ['a quota', /^MAIL FROM/, '552 5.2.2 quota exceeded'],
    ['a policy about the recipient', /^RCPT TO/, '550 5.7.1 blocked by policy'],
    ['a full mailbox', /^RCPT TO/, '552 5.2.2 mailbox full'],
    ['the content', /^\.$/, '554 5.6.0 not today'],
  ])('is tried again: %s', async (_why, begin, answer) => {
    const { id, order } = await inReview();
    smtp.answerWith(refuse(begin, answer));
    const sending = () => sendMail(deps, { ...order, mail: 'documents-in-review' });
    await expect(sending()).rejects.toMatchObject({ name: 'MailServerAway' });
    expect(await failed(id)).toMatchObject([
      { mail: 'documents-in-review', attempts: 1, permanent: false },
    ]);
    smtp.answerWith(() => undefined);
    await sending();
    expect(smtp.taken).toHaveLength(1);
    expect(await failed(id)).toEqual([]);
  });

  test('is given up only when the mailbox does not exist', async () => {
    const { id, order } = await inReview();
    smtp.answerWith(refuse(/^RCPT TO/, '550 5.1.1 no such user'));
    const sending = sendMail(deps, { ...order, mail: 'documents-in-review' });
    await expect(sending).rejects.toMatchObject({ name: 'Undeliverable' });
    const [failure] = await failed(id);
    expect(failure).toMatchObject({ permanent: true, foundationId: id });
    expect(failure?.reason).not.toContain('@');
  });

  test('is sent again when staff ask for it', async () => {
    const { id, founder, order } = await inReview();
    smtp.answerWith(refuse(/^RCPT TO/, '550 5.1.1 no such user'));
    const sending = sendMail(deps, { ...order, mail: 'documents-in-review' });
    await expect(sending).rejects.toThrow();
    const [failure] = await failed(id);
    expect(await resendMail(world.db, failure?.id ?? '')).toBe(true);
    const entry = await rowOf(world.db, 'outbox', { mail: 'resent-mail' }, 'id');
    smtp.answerWith(() => undefined);
    await sendOutboxMail(deps, entry.id);
    expect(smtp.taken).toEqual([founder.email]);
    expect(await failed(id)).toEqual([]);
    expect(await resendMail(world.db, failure?.id ?? '')).toBe(false);
    await sendOutboxMail(deps, entry.id);
    expect(smtp.taken).toHaveLength(1);
  });
});

test('the first lawyer whose mailbox is gone keeps the mail from no other', async () => {
  const { id, order } = await inReview();
  const lawyers = [await person('lawyer'), await person('lawyer'), await person('lawyer')];
  let first: string | undefined;
  smtp.answerWith((command) => {
    if (!command.startsWith('RCPT TO')) return undefined;
    first ??= command;
    return command === first ? '550 5.1.1 no such user' : undefined;
  });
  await sendMail(deps, { ...order, mail: 'documents-to-review' });
  const others = lawyers.map(({ email }) => email).filter((email) => !first?.includes(email));
  expect(others).toHaveLength(2);
  expect(smtp.taken.toSorted()).toEqual(others.toSorted());
  expect(await failed(id)).toMatchObject([{ mail: 'documents-to-review', permanent: true }]);
});

test('overlapping attempts send a mail once, without a transaction held open', async () => {
  const { order } = await inReview();
  const { send, sender } = deps.mailer;
  let open = 0;
  deps.mailer = {
    sender,
    async send(mail) {
      const { rows } = await world.connection.pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      );
      open += rows.length;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await send(mail);
    },
  };
  const sending = () => sendMail(deps, { ...order, mail: 'documents-in-review' });
  const attempts = await Promise.allSettled([sending(), sending(), sending()]);
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await sending();
  expect(smtp.taken).toHaveLength(1);
  expect(open).toBe(0);
});

test('no mail goes out without TLS where it is needed, unless the address allows it', async () => {
  const mail = {
    id: randomUUID(),
    to: { name: 'Lena', address: 'lena@example.com' },
    language: 'de',
    subject: 'Link',
    html: '<p>Link</p>',
    text: 'Link',
  } as const;
  const commands: string[] = [];
  smtp.answerWith((command) => void commands.push(command));
  // The server offers no STARTTLS, as after somebody on the way has taken it out.
  const mailer = openMailer(smtp.url, sampleSender, { needsTls: true });
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailServerAway' });
  expect(commands.join()).not.toMatch(/MAIL FROM|lena/);
  mailer.close();
  const allowed = openMailer(`${smtp.url}/?tls=off`, sampleSender, { needsTls: true });
  await expect(allowed.send(mail)).resolves.toBeUndefined();
  allowed.close();
});
