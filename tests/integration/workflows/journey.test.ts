import { describe, expect, test } from 'vitest';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { accept, bringTo, eventually, issue, openCase, typesOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

describe('a foundation', () => {
  test('runs from start to registration by commands alone, and its workflow completes', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'completed');
    expect(await typesOf(example)).toEqual([
      'FoundationStarted',
      'CoreDataSubmitted',
      'PackageOrdered',
      'ParticipantStated',
      'PeopleStated',
      'MandateAccepted',
      'ParticipantDetailsStated',
      'ConsultationDeclined',
      'ParticipantIdentified',
      'FirmReleased',
      'DocumentAdded',
      'DocumentsSubmittedForReview',
      'DocumentsAccepted',
      'DocumentsApproved',
      'NotaryAppointmentProposed',
      'NotaryAppointmentConfirmed',
      'FoundationCertificateReceived',
      'BankAccountOpened',
      'BankConfirmationReceived',
      'RegisterExtractReceived',
      'FoundationCompleted',
    ]);
    const handle = stage.temporal.client.workflow.getHandle(workflowIdOf(example.foundationId));
    await handle.result();
    expect((await handle.describe()).status.name).toBe('COMPLETED');
  });

  test('keeps running after a refusal, which names the status', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const { outcome } = await issue(example, 'approve-documents', 'lawyer');
    expect(outcome).toMatchObject({
      accepted: false,
      code: 'NOT_ALLOWED_NOW',
      status: 'start-pending',
    });
    const bad = await issue(example, 'submit-core-data', 'founder', { payload: { city: '' } });
    expect(bad.outcome).toMatchObject({ accepted: false, code: 'INVALID_PAYLOAD' });
    await accept(example, 'submit-core-data', 'founder');
  });

  test('shows staff in the Temporal UI who it is waiting for', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'review-pending');
    const handle = stage.temporal.client.workflow.getHandle(workflowIdOf(example.foundationId));
    const query = `FoundationStatus = 'review-pending' AND WaitingOn = 'lawyer'`;
    const found = await eventually(async () => {
      for await (const one of stage.temporal.client.workflow.list({ query })) {
        if (one.workflowId === handle.workflowId) return one;
      }
      return undefined;
    });
    expect(found.status.name).toBe('RUNNING');
  });

  test('that is completed refuses commands and completes again', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'documents-pending');
    await accept(example, 'cancel-foundation', 'founder');
    const handle = stage.temporal.client.workflow.getHandle(workflowIdOf(example.foundationId));
    await handle.result();
    const { outcome } = await issue(example, 'add-document', 'staff');
    expect(outcome).toMatchObject({ code: 'NOT_ALLOWED_NOW', status: 'cancelled' });
    await handle.result();
    expect((await handle.describe()).status.name).toBe('COMPLETED');
  });
});
