import { condition, defineUpdate, proxyActivities, setHandler } from '@temporalio/workflow';

/** The least Temporal can do for a command: one update, one activity that does nothing. */
export const bareUpdate = defineUpdate<void>('bareUpdate');

const { nothing } = proxyActivities<{ nothing(): Promise<void> }>({
  startToCloseTimeout: '5 seconds',
});

export async function bare(): Promise<void> {
  setHandler(bareUpdate, () => nothing());
  await condition(() => false);
}
