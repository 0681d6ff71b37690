import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { podman, succeeds } from './podman.ts';

const run = promisify(execFile);
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Sees to it that there is the image that the Dockerfile begins with: from its registry, else made by
 * hand of Debian's packages and of Node's package, under the same name.
 */
export async function ensureBase(name: string): Promise<void> {
  const full = `docker.io/library/${name}`;
  if (await succeeds(podman(['image', 'exists', full]))) return;
  if (await succeeds(podman(['pull', full], 30_000))) return;
  const folder = mkdtempSync(join(tmpdir(), 'siebenschritt-base-'));
  try {
    await makeBase(full, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const recipe = `FROM localhost/siebenschritt-debian
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY certificates ${CERTIFICATES}
ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
  && useradd --uid 1000 --create-home node && rm -rf /var/cache/apt /var/lib/apt/lists
`;

async function makeBase(full: string, folder: string): Promise<void> {
  const debian = join(folder, 'debian.tar');
  const left = ['doc', 'man', 'locale'].map(
    (what) => `--dpkgopt=path-exclude=/usr/share/${what}/*`,
  );
  // As Debian's own images have it; else a package that needs perl would do it.
  const merged = ['--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr'];
  const packages = '--include=ca-certificates,usr-is-merged';
  const wanted = ['--variant=minbase', packages, ...merged, ...left, 'bookworm', debian];
  await run('mmdebstrap', wanted, { timeout: 600_000 });
  await podman(['import', debian, 'localhost/siebenschritt-debian'], 300_000);
  rmSync(debian);
  copyFileSync(process.execPath, join(folder, 'node'));
  // Wherever the one on PATH is: the Node of this process has none beside it.
  const { stdout } = await run('sh', ['-c', 'realpath "$(command -v npm)"']);
  const npm = dirname(dirname(stdout.trim()));
  cpSync(npm, join(folder, 'npm'), { recursive: true, dereference: true });
  copyFileSync(CERTIFICATES, join(folder, 'certificates'));
  writeFileSync(join(folder, 'Dockerfile'), recipe);
  await build(full, folder);
}

/** @returns what was printed */
export function build(tag: string, folder: string): Promise<string> {
  const ofUser = join(process.env.HOME ?? '/root', '.npmrc');
  const npm = existsSync(ofUser) ? ['--volume', `${ofUser}:/root/.npmrc:ro`] : [];
  const how = ['--isolation=chroot', '--network=host', ...npm];
  return podman(['build', ...how, '--tag', tag, folder], 3_600_000);
}
