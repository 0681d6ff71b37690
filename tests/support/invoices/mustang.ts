import { java } from './java.ts';
import { jarsOf } from './maven.ts';

/** The validator of the Mustang project; undefined without Java. */
export async function findMustang(): Promise<string | undefined> {
  const [jar] = (await jarsOf(['org.mustangproject:Mustang-CLI:2.26.0'])) ?? [];
  return jar;
}

/**
 * Checks all PDFs of a folder against PDF/A-3 and EN 16931.
 *
 * @returns its verdict on each file, and all that it said
 */
export async function mustangOnFolder(
  jar: string,
  folder: string,
): Promise<{ verdicts: Record<string, string>; said: string }> {
  const action = ['--action', 'validateExpectValid', '--directory', folder];
  const { stdout, stderr } = await java([
    '-jar',
    jar,
    '--disable-file-logging',
    '--no-notices',
    ...action,
  ]);
  const said = `${stdout}\n${stderr}`;
  const verdicts = said.matchAll(/Testing file \d+:\s+(\w+) \((?:.*\/)?([^/)]+)\)/g);
  return {
    verdicts: Object.fromEntries(
      [...verdicts].map(([, verdict = '', file = '']) => [file, verdict]),
    ),
    said,
  };
}
