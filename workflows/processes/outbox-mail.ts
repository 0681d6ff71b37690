import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/all.ts';
import { mailOptions } from './messages.ts';
import { Troubles } from './stuck.ts';

const { sendOutboxMail } = proxyActivities<Activities>(mailOptions);

/**
 * Sends one mail of the outbox and retries for some days if need be.
 *
 * @param mail its name, for the Temporal UI; older workflows lack it
 */
export async function outboxMail(outboxId: string, mail?: string): Promise<void> {
  new Troubles();
  const options = { ...mailOptions, ...(mail !== undefined && { summary: mail }) };
  await sendOutboxMail.executeWithOptions(options, [outboxId]);
}
