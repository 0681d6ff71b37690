import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type Count, runTool } from './steps.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/**
 * Runs vitest and counts. A file that fails outside its tests (import, hook) counts as one failure, as
 * does a run without any test or one that fails without saying where.
 */
export async function runVitest(
  args: string[],
  env: Record<string, string | undefined>,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'siebenschritt-report-'));
  const report = join(folder, 'report.json');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const { code } = await runTool(['vitest', 'run', ...args, ...reporters], env, 'inherit');
    return count(readFileSync(report, 'utf8'), code);
  } catch (error) {
    console.error(`vitest left no report: ${error}`);
    return { passed: 0, failed: 1 };
  } finally {
    remove();
    process.removeListener('exit', remove);
  }
}

function count(report: string, code: number): Count {
  const { numPassedTests, numFailedTests, testResults } = reportSchema.parse(JSON.parse(report));
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = numFailedTests + broken.length;
  const unexplained = failed === 0 && (code !== 0 || numPassedTests === 0);
  return { passed: numPassedTests, failed: unexplained ? 1 : failed };
}
