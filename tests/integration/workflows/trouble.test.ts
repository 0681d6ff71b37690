import { randomUUID } from 'node:crypto';
import proto from '@temporalio/proto';
import { describe, expect, test, vi } from 'vitest';
import type { Status } from '#domain/foundations/statuses.ts';
import { streamOf } from '#event-store/port.ts';
import { noteFailure, recordCommand, undecidedReceipts } from '#modules/commands/commands.ts';
import { failedCommands } from '#modules/commands/failed-commands.ts';
import { createActivities } from '#workflows/activities/all.ts';
import { startOptions } from '#workflows/client.ts';
import { decision, receipt, TASK_QUEUE, workflowIdOf } from '#workflows/processes/messages.ts';
import { foundationStatus, trouble } from '#workflows/processes/search-attributes.ts';
import { repairWorkflows } from '#workflows/worker/repair.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';
import {
  accept,
  bringTo,
  type Case,
  eventsOf,
  eventually,
  handleOf,
  issue,
  openCase,
  typesOf,
} from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

async function openedCase(): Promise<Case> {
  const example = openCase(stage, people);
  await accept(example, 'start-foundation', 'founder');
  return example;
}

const troubleOf = async (example: Case) =>
  (await handleOf(example).describe()).typedSearchAttributes.get(trouble);

/** What staff read at the top of the workflow's page. */
async function detailsOf(example: Case): Promise<string> {
  const metadata = await handleOf(example).query<{ currentDetails: string }>(
    '__temporal_workflow_metadata',
  );
  return metadata.currentDetails;
}

const messageOf = ({ foundationId }: Case, commandId: string) =>
  ({
    foundationId,
    commandId,
    command: 'submit-core-data',
    actor: { id: people.founder.id, role: 'founder' },
  }) as const;

describe('a command with a malformed id', () => {
  test('is refused as a signal, noted, and blocks nobody', async () => {
    const example = await openedCase();
    await handleOf(example).signal(receipt, messageOf(example, 'x'));
    await eventually(async () => (await troubleOf(example)) === 'command');
    await accept(example, 'submit-core-data', 'founder');
  });

  test('is refused as an update before it is queued', async () => {
    const example = await openedCase();
    const args: [ReturnType<typeof messageOf>] = [messageOf(example, 'x')];
    const update = handleOf(example).executeUpdate(decision, { args });
    await expect(update).rejects.toMatchObject({ cause: { type: 'Malformed' } });
    await accept(example, 'submit-core-data', 'founder');
  });

  test('fails for good in the activity of a run that took it earlier', async () => {
    const { submitCoreData } = createActivities(stage.dependencies);
    const failure = submitCoreData(messageOf(openCase(stage, people), 'x'));
    await expect(failure).rejects.toMatchObject({ nonRetryable: true, message: 'error 22P02' });
  });
});

test('the trouble of a foundation is over once a command goes through', async () => {
  const example = await openedCase();
  await handleOf(example).signal(receipt, messageOf(example, 'x'));
  await eventually(async () => (await troubleOf(example)) === 'command');
  expect(await detailsOf(example)).toContain('**Trouble:** A receipt could not be carried out.');
  const refused = await issue(example, 'approve-documents', 'lawyer');
  expect(refused.outcome).toMatchObject({ accepted: false });
  expect(await troubleOf(example)).toBe('command');
  await accept(example, 'submit-core-data', 'founder');
  await eventually(async () => (await troubleOf(example)) === undefined);
  const details = await detailsOf(example);
  expect(details).toContain(
    '**Consultation not booked** (consultation-appointment-select-pending)',
  );
  expect(details).not.toContain('Trouble');
});

const failuresOf = async ({ foundationId }: Case) =>
  failedCommands(stage.dependencies.db, { foundationId, limit: 10 });

describe('a command that cannot be carried out', () => {
  test.each([
    ['that cannot have happened', 'FoundationCompleted'],
    ['of a type that no rule knows', 'CompanyBlessed'],
  ])('because of an event %s is shown to staff at once', async (_, type) => {
    const example = await openedCase();
    const [started] = await eventsOf(example);
    if (!started) throw new Error('This foundation has not started.');
    const { metadata } = started;
    const impossible = { id: randomUUID(), type, data: {}, metadata };
    await stage.dependencies.events.append(streamOf(example.foundationId), [impossible], 0);
    const commandId = randomUUID();
    const failing = issue(example, 'submit-core-data', 'founder', { commandId });
    await expect(failing).rejects.toThrow();
    const { foundationId } = example;
    const command = 'submit-core-data';
    expect(await failuresOf(example)).toEqual({
      commands: [
        {
          commandId,
          foundationId,
          command,
          byRole: 'founder',
          failure: 'ImpossibleHistory',
          failedAt: expect.any(String),
        },
      ],
      meta: { total: 1 },
    });
    await eventually(async () => (await troubleOf(example)) === 'command');
    const line = `**Trouble:** The command ${command} could not be carried out.`;
    expect(await detailsOf(example)).toContain(line);
    const described = await handleOf(example).describe();
    expect(described.status.name).toBe('RUNNING');
  });

  test('for a reason nobody thought of is shown once it is given up, and over when it works', async () => {
    const example = await openedCase();
    await handleOf(example).terminate();
    const { foundationId } = example;
    const input = { foundationId, durations: stage.durations, attemptsPerCommand: 2 };
    await stage.temporal.client.workflow.start(
      'foundation',
      startOptions(input, stage.dependencies.publicUrl),
    );
    await eventually(async () => (await detailsOf(example)).includes('start-pending'));
    const { keys } = stage.dependencies;
    const broken = vi.spyOn(keys, 'openEvents').mockRejectedValue(new TypeError('unthinkable'));
    const commandId = randomUUID();
    const failing = issue(example, 'submit-core-data', 'founder', { commandId });
    await expect(failing).rejects.toThrow();
    broken.mockRestore();
    await eventually(async () => (await failuresOf(example)).meta.total === 1);
    expect(await failuresOf(example)).toMatchObject({
      commands: [{ commandId, command: 'submit-core-data', failure: 'TypeError' }],
    });
    expect(await troubleOf(example)).toBe('command');
    await accept(example, 'submit-core-data', 'founder');
    await eventually(async () => (await troubleOf(example)) === undefined);
    expect(await failuresOf(example)).toMatchObject({ meta: { total: 0 } });
  });
});

test('a receipt that was given up is signalled again, one that can never be carried out is not', async () => {
  const { db } = stage.dependencies;
  const created = { after: new Date(0), before: new Date(Date.now() + 60_000) };
  const receiptOf = async (permanent: boolean) => {
    const command = {
      foundationId: randomUUID(),
      commandId: randomUUID(),
      command: 'receive-bank-confirmation',
      actor: { id: people.founder.id, role: 'founder' },
    } as const;
    await recordCommand(db, { ...command, payload: {}, fingerprint: 'test' });
    await noteFailure(db, command, { kind: 'TypeError', permanent, at: new Date() });
    return command.commandId;
  };
  const [givenUp, impossible] = [await receiptOf(false), await receiptOf(true)];
  const ids = (await undecidedReceipts(db, created, 1_000)).map(({ commandId }) => commandId);
  expect(ids).toContain(givenUp);
  expect(ids).not.toContain(impossible);
});

test('the actor of a command is the recorded one, whatever the message says', async () => {
  const example = openCase(stage, people);
  await bringTo(example, 'review-pending');
  const { commandId, outcome } = await issue(example, 'approve-documents', 'staff');
  expect(outcome).toMatchObject({ accepted: false, code: 'NOT_ALLOWED_FOR_ROLE' });
  const { db } = stage.dependencies;
  await changeRows(
    db,
    'commands',
    { id: commandId },
    { outcome: null, decided_at: null, payload: '{}' },
  );
  const forged = {
    foundationId: example.foundationId,
    commandId,
    command: 'approve-documents',
    actor: { id: people.lawyer.id, role: 'lawyer' },
  } as const;
  const { approveDocuments } = createActivities(stage.dependencies);
  expect(await approveDocuments(forged)).toMatchObject({ code: 'NOT_ALLOWED_FOR_ROLE' });
  expect(await typesOf(example)).not.toContain('DocumentsApproved');
});

test('a workflow started without its input ends with a clear failure', async () => {
  const { client } = stage.temporal;
  const workflowId = `without-input-${randomUUID()}`;
  const handle = await client.workflow.start('foundation', { workflowId, taskQueue: TASK_QUEUE });
  await expect(handle.result()).rejects.toMatchObject({
    cause: { type: 'InvalidInput', message: expect.stringContaining('foundationId, durations') },
  });
});

/** As the projections would write it. */
async function project({ foundationId }: Case, status: Status): Promise<void> {
  const long = new Date(Date.now() - 3_600_000);
  await addRows(stage.dependencies.db, 'projections.foundations', {
    id: foundationId,
    founder_id: people.founder.id,
    status,
    step: 1,
    waiting_on: 'founder',
    since: long,
    revision: 0,
    started_at: long,
    updated_at: long,
    details: '{}',
  });
}

const repair = () =>
  repairWorkflows(stage.dependencies, stage.temporal.client, stage.durations, {});

describe('the scan', () => {
  test('starts the workflow of an unfinished foundation after its termination', async () => {
    const example = await openedCase();
    await project(example, 'start-pending');
    await handleOf(example).terminate();
    // What runs is listed with a short delay.
    await eventually(async () => (await repair()).started === 1);
    expect((await handleOf(example).describe()).status.name).toBe('RUNNING');
    await eventually(async () => (await repair()).started === 0);
  });

  test('starts a finished foundation again that owes a mail, until it is sent', async () => {
    const example = await openedCase();
    const { db } = stage.dependencies;
    await accept(example, 'cancel-foundation', 'founder');
    await handleOf(example).result();
    await project(example, 'cancelled');
    expect(await repair()).toEqual({ started: 0, reloaded: 0 });
    await db.deleteFrom('sent_mails').where('foundation_id', '=', example.foundationId).execute();
    await eventually(async () => (await repair()).started === 1);
    await handleOf(example).result();
    const rows = await rowsOf(db, 'sent_mails', { foundation_id: example.foundationId }, 'mail');
    expect(rows).toEqual([{ mail: 'foundation-cancelled' }]);
  });

  test('has a run load again that was reset to its middle without what came after', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'foundation-certificate-pending');
    await project(example, 'foundation-certificate-pending');
    await resetToTheMiddle(example, 'leave out');
    const statusNow = () => statusOf(example);
    expect(await statusNow()).not.toBe('foundation-certificate-pending');
    await eventually(async () => (await repair()).reloaded === 1);
    await eventually(async () => (await statusNow()) === 'foundation-certificate-pending');
    expect(await accept(example, 'receive-foundation-certificate', 'notary')).toBeTruthy();
  });
});

test('a run that was reset to its middle carries out again what came after, and nothing twice', async () => {
  const example = openCase(stage, people);
  await bringTo(example, 'foundation-certificate-pending');
  await project(example, 'foundation-certificate-pending');
  const before = await typesOf(example);
  const mails = () => mailsOf(example);
  const sent = await eventually(async () => {
    const rows = await mails();
    return rows.some(({ mail }) => mail === 'upload-certificate') && rows;
  });
  await resetToTheMiddle(example, 'carry out');
  await eventually(async () => (await statusOf(example)) === 'foundation-certificate-pending');
  expect(await typesOf(example)).toEqual(before);
  expect(await mails()).toEqual(sent);
  expect(await accept(example, 'receive-foundation-certificate', 'notary')).toBeTruthy();
});

const statusOf = async (example: Case) =>
  (await handleOf(example).describe()).typedSearchAttributes.get(foundationStatus);

const mailsOf = ({ foundationId }: Case) =>
  stage.dependencies.db
    .selectFrom('sent_mails')
    .select(['mail', 'message_id', 'sent_at'])
    .where('foundation_id', '=', foundationId)
    .orderBy('message_id')
    .execute();

/** @param after what becomes of the signals and updates behind it; the boxes of the Temporal UI */
async function resetToTheMiddle(example: Case, after: 'leave out' | 'carry out'): Promise<void> {
  const { EventType, ResetReapplyExcludeType } = proto.temporal.api.enums.v1;
  const { events } = await handleOf(example).fetchHistory();
  const tasks = (events ?? []).filter(
    ({ eventType }) => eventType === EventType.EVENT_TYPE_WORKFLOW_TASK_COMPLETED,
  );
  const middle = tasks[Math.floor(tasks.length / 2)];
  if (!middle) throw new Error('This run has no workflow tasks.');
  const { runId } = await handleOf(example).describe();
  await stage.temporal.client.workflowService.resetWorkflowExecution({
    namespace: stage.temporal.temporalNamespace,
    workflowExecution: { workflowId: workflowIdOf(example.foundationId), runId },
    reason: 'test',
    requestId: randomUUID(),
    workflowTaskFinishEventId: middle.eventId ?? null,
    resetReapplyExcludeTypes:
      after === 'carry out'
        ? []
        : [
            ResetReapplyExcludeType.RESET_REAPPLY_EXCLUDE_TYPE_SIGNAL,
            ResetReapplyExcludeType.RESET_REAPPLY_EXCLUDE_TYPE_UPDATE,
          ],
  });
  await eventually(async () => (await handleOf(example).describe()).runId !== runId);
}
