import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowHandle } from '@temporalio/client';
import proto from '@temporalio/proto';

const { History } = proto.temporal.api.history.v1;
const folder = new URL('./histories/', import.meta.url).pathname;

export async function saveHistory(
  name: string,
  handle: Pick<WorkflowHandle, 'fetchHistory'>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const options = { longs: String, bytes: String, enums: String };
  const history = History.toObject(History.fromObject(await handle.fetchHistory()), options);
  // Machine names and file paths do not affect a replay.
  const text = JSON.stringify(history, (key, value) =>
    key === 'identity' || key === 'stackTrace' ? 'recorded' : value,
  );
  writeFileSync(join(folder, `${name}.json`), `${text}\n`);
  console.log(`${name}: ${text.length} characters`);
}
