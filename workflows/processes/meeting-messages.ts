import { defineSignal } from '@temporalio/workflow';
import type { MeetingDurations } from './durations.ts';
import { startOf } from './messages.ts';

export interface MeetingInput {
  meetingId: string;
  durations: MeetingDurations;
}

/** The meeting was booked, moved or cancelled: the workflow reads it again. */
export const meetingChanged = defineSignal('meetingChanged');

export const meetingWorkflowId = (meetingId: string) => `meeting-${meetingId}`;

/** Options that restart a terminated workflow; it reads its progress from the table. */
export const meetingStart = (input: MeetingInput, publicUrl: string) =>
  startOf<[MeetingInput]>(publicUrl, {
    workflowId: meetingWorkflowId(input.meetingId),
    args: [input],
    staticSummary: `Strategy meeting ${input.meetingId.slice(0, 8).toUpperCase()}`,
    // The time of the meeting may change, so it is in the current details.
    page: 'calendar',
  });
