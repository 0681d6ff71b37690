import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '#scripts/servers/cache.ts';

const run = promisify(execFile);
const DOWNLOAD_LIMIT_MS = 3 * 60_000;
/** An older one resolves the jar alone, without what its description refers to. */
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:2.10:copy';

const exists = (command: string, flag: string) =>
  spawnSync(command, [flag], { stdio: 'ignore' }).status === 0;

/**
 * Jars from Maven Central, `group:name:version`, kept in the cache. @returns their paths; undefined
 * without Java, or without Maven while one is missing
 */
export async function jarsOf(artifacts: readonly string[]): Promise<string[] | undefined> {
  if (!exists('java', '-version')) return undefined;
  const jars: string[] = [];
  for (const artifact of artifacts) {
    const jar = await jarOf(artifact);
    if (jar === undefined) return undefined;
    jars.push(jar);
  }
  return jars;
}

async function jarOf(artifact: string): Promise<string | undefined> {
  const [, name = '', version = ''] = artifact.split(':');
  const folder = cacheFolder(`${name}-${version}`);
  const jar = join(folder, `${name}-${version}.jar`);
  if (existsSync(jar)) return jar;
  if (!exists('mvn', '--version')) return undefined;
  const work = `${folder}.${process.pid}`;
  await mkdir(work, { recursive: true });
  const args = ['-q', COPY, `-Dartifact=${artifact}`, `-DoutputDirectory=${work}`];
  await run('mvn', args, { timeout: DOWNLOAD_LIMIT_MS });
  // Another process may have been first.
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }));
  return jar;
}
