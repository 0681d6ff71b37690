import { proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/all.ts';

const { sendOutboxMail } = proxyActivities<Activities>({
  startToCloseTimeout: '60 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
});

/** Sends one mail of the outbox, with as many attempts as it takes. */
export async function outboxMail(outboxId: string): Promise<void> {
  await sendOutboxMail(outboxId);
}
