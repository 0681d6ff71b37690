import { defaultPayloadConverter } from '@temporalio/common';
import proto from '@temporalio/proto';
import { describe, expect, test } from 'vitest';
import { fileNumber } from '#domain/site/file-number.ts';
import { staff } from '#web/shared/staff/texts.en.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import {
  accept,
  bringTo,
  type Case,
  openCase,
  type People,
  type Stage,
} from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

let stage: Stage;
let people: People;

withStage((opened) => {
  ({ stage, people } = opened);
});

const handleOf = ({ foundationId }: Case) =>
  stage.temporal.client.workflow.getHandle(workflowIdOf(foundationId));

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

  test('updates and signals are described', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const { definition } = await metadataOf(example);
    const described = [...definition.updateDefinitions, ...definition.signalDefinitions];
    const ours = described.filter(({ name }) => !name.startsWith('__'));
    expect(ours.map(({ name }) => name).sort()).toEqual(['decision', 'receipt', 'reload', 'stuck']);
    for (const { name, description } of ours) expect(description, name).toMatch(/^[A-Z]/);
  });
});
