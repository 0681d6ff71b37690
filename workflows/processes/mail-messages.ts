import { startOf } from './messages.ts';

/** A second start with the same id changes nothing. */
export const mailStart = ({ id, mail }: { id: string; mail: string }, publicUrl: string) =>
  startOf<[string, string]>(publicUrl, {
    workflowId: `mail-${mail}-${id}`,
    args: [id, mail],
    staticSummary: `Mail ${mail}`,
    page: 'operations',
  });

/** Former id of the workflow of a mail, without the mail's name; those that run keep it. */
export const formerMailWorkflowId = (id: string) => `mail-${id}`;
