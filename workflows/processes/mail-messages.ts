import { deskLink, TASK_QUEUE } from './messages.ts';

/** A second start with the same id changes nothing. */
export const mailStart = ({ id, mail }: { id: string; mail: string }, publicUrl: string) =>
  ({
    workflowId: `mail-${mail}-${id}`,
    taskQueue: TASK_QUEUE,
    args: [id, mail] as [string, string],
    staticSummary: `Mail ${mail}`,
    staticDetails: deskLink(publicUrl, 'operations'),
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  }) as const;

/** Former id of the workflow of a mail, without the mail's name; those that run keep it. */
export const formerMailWorkflowId = (id: string) => `mail-${id}`;
