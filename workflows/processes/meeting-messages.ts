import { defineSignal } from '@temporalio/workflow';
import type { MeetingDurations } from './durations.ts';
import { TASK_QUEUE } from './messages.ts';

export interface MeetingInput {
  meetingId: string;
  durations: MeetingDurations;
}

/** The meeting was booked, moved or cancelled: read it again. */
export const meetingChanged = defineSignal('meetingChanged');

export const meetingWorkflowId = (meetingId: string) => `meeting-${meetingId}`;

/** Restarts a workflow that was terminated; it reads from the table how far the meeting has come. */
export const meetingStart = (input: MeetingInput) =>
  ({
    workflowId: meetingWorkflowId(input.meetingId),
    taskQueue: TASK_QUEUE,
    args: [input] as [MeetingInput],
    staticSummary: 'Free strategy meeting',
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  }) as const;
