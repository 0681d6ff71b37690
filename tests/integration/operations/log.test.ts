import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** Writes 24 MB of lines, and says on its other output how many it had no room for. */
const writer = `
  import { createLogger, unhurried } from '#logging/log.ts';
  import { count, processMetrics } from '#telemetry/metrics.ts';
  const dropped = async () => /^log_lines_dropped_total (\\d+)$/m.exec(await processMetrics())?.[1];
  const said = [await dropped()];
  const logger = createLogger(unhurried(() => count('log_lines_dropped_total', {})));
  const line = 'x'.repeat(1_000);
  for (let written = 0; written < 24_000; written += 1) logger.info(line);
  said.push(await dropped());
  process.stderr.write(said.join(' '));
`;

test('lines that nobody reads are dropped beyond 16 MB, and counted from 0 on', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said] = await once(child.stderr, 'data');
  // It would wait until somebody has read the rest.
  child.kill('SIGKILL');
  const [before, after] = String(said).split(' ').map(Number);
  expect(before).toBe(0);
  expect(after).toBeGreaterThan(4_000);
  expect(after).toBeLessThan(12_000);
});
