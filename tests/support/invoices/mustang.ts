import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const VERSION = '2.26.0';
const DOWNLOAD_LIMIT_MS = 3 * 60_000;
const CHECK_LIMIT_MS = 4 * 60_000;
/** An older one resolves the jar alone, without what its description refers to. */
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:2.10:copy';

const exists = (command: string, flag: string) =>
  spawnSync(command, [flag], { stdio: 'ignore' }).status === 0;

/** The validator of the Mustang project from Maven Central, kept in the cache; undefined without Java. */
export async function findMustang(): Promise<string | undefined> {
  if (!exists('java', '-version')) return undefined;
  const caches = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(caches, 'siebenschritt', `mustang-${VERSION}`);
  const jar = join(folder, `Mustang-CLI-${VERSION}.jar`);
  if (existsSync(jar)) return jar;
  if (!exists('mvn', '--version')) return undefined;
  const work = `${folder}.${process.pid}`;
  await mkdir(work, { recursive: true });
  const artifact = `-Dartifact=org.mustangproject:Mustang-CLI:${VERSION}`;
  await run('mvn', ['-q', COPY, artifact, `-DoutputDirectory=${work}`], {
    timeout: DOWNLOAD_LIMIT_MS,
  });
  await rename(work, folder).catch(() => undefined);
  return jar;
}

/** Checks all PDFs of a folder against PDF/A-3 and EN 16931. @returns what it says of each file */
export async function mustangOnFolder(jar: string, folder: string): Promise<Map<string, string>> {
  const { stdout, stderr } = await mustang(jar, ['validateExpectValid', '--directory', folder]);
  const verdicts = `${stdout}\n${stderr}`.matchAll(
    /Testing file \d+:\s+(\w+) \((?:.*\/)?([^/)]+)\)/g,
  );
  return new Map([...verdicts].map(([, verdict = '', file = '']) => [file, verdict]));
}

/** @returns the report on one file, as XML */
export async function mustangOnFile(jar: string, file: string): Promise<string> {
  return (await mustang(jar, ['validate', '--source', file])).stdout;
}

/** Compiling less and collecting garbage in one thread, a short run takes half of the processor time. */
const BRIEF = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Its exit code only says whether something was wrong. */
async function mustang(jar: string, args: readonly string[]) {
  const all = [
    ...BRIEF,
    '-jar',
    jar,
    '--disable-file-logging',
    '--no-notices',
    '--action',
    ...args,
  ];
  const options = { timeout: CHECK_LIMIT_MS, maxBuffer: 64 * 1024 * 1024 };
  return run('java', all, options).catch((error: { stdout?: string; stderr?: string }) => ({
    stdout: error.stdout ?? '',
    stderr: error.stderr ?? '',
  }));
}
