import { defineSignal } from '@temporalio/workflow';
import type { Durations } from './durations.ts';
import { deskLink, TASK_QUEUE } from './messages.ts';

/** The erasure was requested or withdrawn: the workflow reads it again. */
export const erasureChanged = defineSignal('erasureChanged');

export const erasureWorkflowId = (id: string) => `erasure-${id}`;

/** Options that restart a terminated workflow; it reads its progress from the table. */
export const erasureStart = (
  id: string,
  { durations, publicUrl }: { durations: Pick<Durations, 'erasure'>; publicUrl: string },
) =>
  ({
    workflowId: erasureWorkflowId(id),
    taskQueue: TASK_QUEUE,
    args: [id, durations.erasure.keysRemembered] as [string, number],
    staticSummary: 'Deletion of an account',
    staticDetails: deskLink(publicUrl, 'people'),
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  }) as const;

export const exportWorkflowId = (id: string) => `export-${id}`;

export const exportStart = (id: string, publicUrl: string) =>
  ({
    workflowId: exportWorkflowId(id),
    taskQueue: TASK_QUEUE,
    args: [id] as [string],
    staticSummary: "Copy of somebody's data",
    staticDetails: deskLink(publicUrl, 'people'),
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  }) as const;
