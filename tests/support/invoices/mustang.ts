import { java } from './java.ts';
import { jarsOf } from './maven.ts';

/** The validator of the Mustang project; undefined without Java. */
export async function findMustang(): Promise<string | undefined> {
  const [jar] = (await jarsOf(['org.mustangproject:Mustang-CLI:2.26.0'])) ?? [];
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

const mustang = (jar: string, args: readonly string[]) =>
  java(['-jar', jar, '--disable-file-logging', '--no-notices', '--action', ...args]);
