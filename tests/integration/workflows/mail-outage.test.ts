import { expect, test } from 'vitest';
import { sampleSender } from '#domain/site/operator.ts';
import { openMailer } from '#mails/mailer.ts';
import { stuckActivities } from '#modules/operations/stuck-activities.ts';
import { failedMails } from '#modules/outbox/unsent-mails.ts';
import { allMails } from '#ops/driver/mails.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { trouble } from '#workflows/processes/search-attributes.ts';
import { tellTroubled } from '#workflows/worker/stuck/tell-troubled.ts';
import { rowsOf } from '../../support/rows.ts';
import { scriptedSmtp } from '../../support/servers/scripted-smtp.ts';
import { accept, bringTo, eventually, openCase } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

const db = () => stage.dependencies.db;
/** As the job of the worker does, an hour later. */
const tell = () =>
  tellTroubled({ db: db(), now: () => new Date(Date.now() + 3_600_000) }, stage.temporal.client);

test('while the mail server is down cases go on, and each mail goes out once it is back', async () => {
  const smtp = await scriptedSmtp(() => '421 4.3.2 closing');
  const away = openMailer(smtp.url, sampleSender);
  const { mailer } = stage.dependencies;
  stage.dependencies.mailer = away;
  const example = openCase(stage, people);
  const { foundationId } = example;
  const workflowId = workflowIdOf(foundationId);
  const handle = stage.temporal.client.workflow.getHandle(workflowId);
  const troubleOf = async () => (await handle.describe()).typedSearchAttributes.get(trouble);
  const failed = async () =>
    (await failedMails(db(), 50)).mails.filter((mail) => mail.foundationId === foundationId);
  const stuck = async () =>
    (await stuckActivities(db(), 100)).activities.filter((one) => one.workflowId === workflowId);

  // No command waits for a mail.
  await bringTo(example, 'review-pending');
  const late = await eventually(async () => (await failed()).length >= 2 && (await failed()));
  expect(late.every(({ permanent }) => !permanent)).toBe(true);
  // For the rest of the hour there is an attempt a minute; the sixtieth is like the fifth.
  const listed = await eventually(
    async () => (await stuck()).length >= 2 && (await stuck()),
    40_000,
  );
  expect(listed[0]).toMatchObject({ activity: 'sendMail', attempt: 5 });
  await tell();
  await eventually(async () => (await troubleOf()) === 'activity');
  await accept(example, 'accept-documents', 'founder');
  await accept(example, 'approve-documents', 'lawyer');

  stage.dependencies.mailer = mailer;
  // Nobody has to wait for the next attempt; one that nobody presses goes out with it.
  const [_alone, ...pressed] = await stuck();
  for (const activity of pressed) await stage.client.tryNow(activity);
  await eventually(async () => (await failed()).length === 0, 70_000);
  await eventually(async () => (await stuck()).length === 0);
  await eventually(async () => {
    await tell();
    return (await troubleOf()) === undefined;
  });
  const caught = (await allMails(stage.mails.webUrl)).map(({ messageId }) => messageId);
  const sent = await rowsOf(
    db(),
    'sent_mails',
    { foundation_id: foundationId, skipped: false },
    'message_id',
  );
  expect(sent.length).toBeGreaterThanOrEqual(late.length);
  for (const { message_id } of sent) {
    expect(
      caught.filter((id) => id.includes(message_id)),
      message_id,
    ).toHaveLength(1);
  }
  expect(smtp.taken).toEqual([]);
  away.close();
  await smtp.close();
}, 150_000);
