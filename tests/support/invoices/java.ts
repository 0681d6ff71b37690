import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LIMIT_MS = 4 * 60_000;
/** Compiling less and collecting garbage in one thread, a short run takes half of the processor time. */
const BRIEF = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The exit codes of validators only say whether something was wrong. */
export async function java(
  args: readonly string[],
): Promise<{ stdout: string; stderr: string; failed: boolean }> {
  try {
    const options = { timeout: LIMIT_MS, maxBuffer: 64 * 1024 * 1024 };
    return { ...(await run('java', [...BRIEF, ...args], options)), failed: false };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { stdout, stderr, failed: true };
  }
}
