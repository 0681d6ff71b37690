import { proxyActivities, sleep } from '@temporalio/workflow';
import type { Activities } from '../activities/all.ts';
import { Troubles } from './stuck.ts';

const { makeExport, loadExportEnd, endExport } = proxyActivities<Activities>({
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '5 minutes' },
});

/** The copy of somebody's data, from the request until the end of its download period. */
export async function dataExport(id: string): Promise<void> {
  new Troubles();
  await makeExport(id);
  const endsAt = await loadExportEnd(id);
  if (!endsAt) return;
  const left = Date.parse(endsAt) - Date.now();
  if (left > 0) await sleep(left, { summary: 'Until then it can be downloaded' });
  await endExport(id);
}
