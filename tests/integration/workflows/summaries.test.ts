import { randomUUID } from 'node:crypto';
import { defaultPayloadConverter } from '@temporalio/common';
import proto from '@temporalio/proto';
import { describe, expect, test } from 'vitest';
import { commandNames } from '#domain/foundations/names.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { staff } from '#web/desk/texts.en.ts';
import { decision, updateOf } from '#workflows/processes/messages.ts';
import { accept, bringTo, type Case, handleOf, issue, openCase } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

interface Described {
  name: string;
  description?: string;
}

interface Metadata {
  currentDetails: string;
  definition: { updateDefinitions: Described[]; signalDefinitions: Described[] };
}

const metadataOf = (example: Case) =>
  handleOf(example).query<Metadata>('__temporal_workflow_metadata');

/** The title of every update, and why it failed. */
async function updatesOf(example: Case) {
  const { events } = await handleOf(example).fetchHistory();
  const ends = (events ?? []).flatMap(
    ({ workflowExecutionUpdateCompletedEventAttributes: end }) => end ?? [],
  );
  return (events ?? [])
    .flatMap(({ workflowExecutionUpdateAcceptedEventAttributes: start }) => start ?? [])
    .map(({ protocolInstanceId, acceptedRequest }) => {
      const end = ends.find(({ meta }) => meta?.updateId === protocolInstanceId);
      return [acceptedRequest?.input?.name, end?.outcome?.failure?.message ?? null];
    });
}

/** What the Temporal UI shows beside the activities and timers of a workflow. */
async function summariesOf(example: Case) {
  const { events } = await handleOf(example).fetchHistory();
  const { EVENT_TYPE_ACTIVITY_TASK_SCHEDULED: activity, EVENT_TYPE_TIMER_STARTED: timer } =
    proto.temporal.api.enums.v1.EventType;
  return (events ?? [])
    .filter(({ eventType }) => eventType === activity || eventType === timer)
    .map(({ userMetadata, activityTaskScheduledEventAttributes: scheduled }) => {
      const { summary } = userMetadata ?? {};
      const text = summary && defaultPayloadConverter.fromPayload<string>(summary);
      return [scheduled?.activityType?.name ?? 'timer', text ?? null];
    });
}

describe('in the Temporal UI', () => {
  test('a workflow carries the file number, as the console prints it, and leads there', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const number = staff.fileNumber.replace('{{number}}', fileNumber(example.foundationId));
    const described = await handleOf(example).describe();
    expect(await described.staticSummary()).toBe(number);
    const page = `/admin/foundations/${example.foundationId}/show`;
    expect(await described.staticDetails()).toContain(`](https://siebenschritt.example${page})`);
    const { currentDetails } = await metadataOf(example);
    expect(currentDetails.split('\n')[0]).toBe(number);
  });

  test('timers, commands, links and mails say what they are about', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'foundation-certificate-pending');
    const expected = [
      ['timer', 'Reminder 1 to the founder'],
      ['timer', 'Reminder of the appointment at the notary'],
      ['submitCoreData', 'submit-core-data, by the founder'],
      ['approveDocuments', 'approve-documents, by the lawyer'],
      ['issueUploadLink', 'foundation-certificate'],
      ['sendMail', 'documents-in-review'],
    ];
    await expect.poll(() => summariesOf(example)).toEqual(expect.arrayContaining(expected));
    const silent = (await summariesOf(example)).filter(([, summary]) => summary === null);
    // The first activity only reads the stream.
    expect(silent).toEqual([['loadProgress', null]]);
  });

  test('updates are named after their command, and those that were refused have failed', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const { outcome } = await issue(example, 'approve-documents', 'lawyer');
    expect(outcome).toMatchObject({ accepted: false, code: 'NOT_ALLOWED_NOW' });
    expect(await updatesOf(example)).toEqual([
      ['start-foundation', null],
      ['approve-documents', 'NOT_ALLOWED_NOW'],
    ]);
    const { currentDetails } = await metadataOf(example);
    expect(currentDetails).toContain('Last refused: approve-documents, by the lawyer: **NOT_ALLO');
    expect(currentDetails).not.toContain('Trouble');
  });

  test('an update has to be about the command that it is named after', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const { foundationId } = example;
    const actor = { id: people.staff.id, role: 'staff' } as const;
    const message = {
      foundationId,
      commandId: randomUUID(),
      command: 'ask-notary',
      actor,
    } as const;
    const update = handleOf(example).executeUpdate(updateOf('add-document'), { args: [message] });
    await expect(update).rejects.toMatchObject({ cause: { type: 'Malformed' } });
  });

  test('a caller of an earlier version gets a refusal as it knows it', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const { commandId } = await issue(example, 'approve-documents', 'lawyer');
    const actor = { id: people.lawyer.id, role: 'lawyer' } as const;
    const { foundationId } = example;
    const message = { foundationId, commandId, command: 'approve-documents', actor } as const;
    const outcome = await handleOf(example).executeUpdate(decision, { args: [message] });
    expect(outcome).toMatchObject({ accepted: false, code: 'NOT_ALLOWED_NOW' });
  });

  test('updates and signals are described', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const { definition } = await metadataOf(example);
    const described = [...definition.updateDefinitions, ...definition.signalDefinitions];
    const ours = described.filter(({ name }) => !name.startsWith('__'));
    const others = ['decision', 'receipt', 'reload', 'stuck'];
    expect(ours.map(({ name }) => name).sort()).toEqual([...commandNames, ...others].toSorted());
    for (const { name, description } of ours) expect(description, name).toMatch(/^[A-Z]/);
  });
});
