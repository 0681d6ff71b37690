import { defineSignal } from '@temporalio/workflow';
import type { MeetingDurations } from './durations.ts';
import { deskLink, TASK_QUEUE } from './messages.ts';

export interface MeetingInput {
  meetingId: string;
  durations: MeetingDurations;
}

/** The meeting was booked, moved or cancelled: the workflow reads it again. */
export const meetingChanged = defineSignal('meetingChanged');

export const meetingWorkflowId = (meetingId: string) => `meeting-${meetingId}`;

/** Options that restart a terminated workflow; it reads its progress from the table. */
export const meetingStart = (input: MeetingInput, publicUrl: string) =>
  ({
    workflowId: meetingWorkflowId(input.meetingId),
    taskQueue: TASK_QUEUE,
    args: [input] as [MeetingInput],
    staticSummary: `Strategy meeting ${input.meetingId.slice(0, 8).toUpperCase()}`,
    // The time of the meeting may change, so it is in the current details.
    staticDetails: deskLink(publicUrl, 'calendar'),
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  }) as const;
