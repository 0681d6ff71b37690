import { defineSignal } from '@temporalio/workflow';
import type { Durations } from './durations.ts';
import { startOf } from './messages.ts';

/** The erasure was requested or withdrawn: the workflow reads it again. */
export const erasureChanged = defineSignal('erasureChanged');

export const erasureWorkflowId = (id: string) => `erasure-${id}`;

/** Options that restart a terminated workflow; it reads its progress from the table. */
export const erasureStart = (
  id: string,
  { durations, publicUrl }: { durations: Pick<Durations, 'erasure'>; publicUrl: string },
) =>
  startOf<[string, number]>(publicUrl, {
    workflowId: erasureWorkflowId(id),
    args: [id, durations.erasure.keysRemembered],
    staticSummary: 'Deletion of an account',
    page: 'people',
  });

export const exportWorkflowId = (id: string) => `export-${id}`;

export const exportStart = (id: string, publicUrl: string) =>
  startOf<[string]>(publicUrl, {
    workflowId: exportWorkflowId(id),
    args: [id],
    staticSummary: "Copy of somebody's data",
    page: 'people',
  });
