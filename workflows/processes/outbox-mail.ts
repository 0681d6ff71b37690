import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/all.ts';
import { mailOptions } from './messages.ts';
import { Troubles } from './stuck.ts';

const { sendOutboxMail } = proxyActivities<Activities>(mailOptions);

/** Sends one mail of the outbox, trying again for some days if need be. */
export async function outboxMail(outboxId: string): Promise<void> {
  new Troubles();
  await sendOutboxMail(outboxId);
}
