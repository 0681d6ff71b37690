import { condition, proxyActivities, setHandler, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/all.ts';
import { erasureChanged } from './erasure-messages.ts';
import { mailOptions } from './messages.ts';
import { Troubles } from './stuck.ts';

const { loadErasure, beginErasure, eraseNow, rewriteErased, finishErasure } =
  proxyActivities<Activities>({
    startToCloseTimeout: '2 minutes',
    retry: { initialInterval: '1 second', maximumInterval: '5 minutes' },
  });
const { sendOutboxMail } = proxyActivities<Activities>({
  ...mailOptions,
  // A mail server that is down must not delay the erasure for longer.
  scheduleToCloseTimeout: '1 day',
});

const SHORTEST_WAIT = 100;

/**
 * The deletion of an account, from the request to the receipt. It waits until the request can no longer be
 * withdrawn and no formation is running, tells the person what is erased and what the law keeps, and erases.
 */
export async function erasure(id: string, keysRemembered: number): Promise<void> {
  let changes = 0;
  setHandler(erasureChanged, () => void (changes += 1), {
    description: 'It was asked for or taken back',
  });
  new Troubles();
  for (;;) {
    const read = changes;
    const current = await loadErasure(id);
    if (!current || current.state === 'withdrawn' || current.state === 'done') return;
    const left = Date.parse(current.dueAt) - Date.now();
    const isTaken = current.state === 'asked' && left > 0;
    if (isTaken) {
      await condition(() => changes > read, Math.max(left, SHORTEST_WAIT), {
        summary: 'Until then it can be taken back',
      });
      continue;
    }
    const outcome = await beginErasure(id);
    if (outcome === 'over') return;
    if (outcome === 'begun') break;
    await condition(() => changes > read, '1 day', { summary: 'A formation is still running' });
  }
  await tell(id);
  await eraseNow(id);
  await sleep(keysRemembered, { summary: 'No process remembers a key any more' });
  await rewriteErased(id);
  await finishErasure(id);
}

/** Sends the receipt while there still is an address. */
async function tell(id: string): Promise<void> {
  try {
    await sendOutboxMail(id);
  } catch {
    // An undeliverable receipt still has its page.
  }
}
