import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { root } from '../runtime/settings.ts';
import { type Count, runTool } from './steps.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/**
 * Runs vitest and counts. A file that fails outside its tests (import, hook) counts as a failure, as does a test that
 * was skipped, a run without tests, or one that fails without naming any.
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
    return { passed: 0, failures: [`vitest left no report: ${error}`] };
  } finally {
    remove();
    process.removeListener('exit', remove);
  }
}

function count(report: string, code: number): Count {
  const { numPassedTests, testResults } = reportSchema.parse(JSON.parse(report));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    if (status === 'failed' && tests.length === 0) return [`${file}\n${message}`];
    return tests.map(
      (test) => `${file}: ${test.fullName} ${test.status}\n${test.failureMessages.join('\n')}`,
    );
  });
  if (failures.length === 0 && (code !== 0 || numPassedTests === 0)) {
    failures.push(`vitest ended with ${code} after ${numPassedTests} passed tests`);
  }
  const secondAttempts = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => `${relative(root, name)}: ${test.fullName}`),
  );
  return { passed: numPassedTests, failures, secondAttempts };
}
