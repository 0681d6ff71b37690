// Plain JavaScript without packages: it runs before there are any, on any version of Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const node = join(root, 'node_modules/.bin/node');

/** Installs the packages if they differ from package-lock.json. Returns the path of Node 24. */
export async function install() {
  if (!isInstalled()) {
    const stop = progress('installing packages, about a minute the first time');
    await npmCi().finally(stop);
  }
  if (existsSync(node)) return node;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    'Node 24 is missing: its npm package `node` needs install scripts, see `npm ci`.',
  );
}

function isInstalled() {
  const wanted = read('package-lock.json')?.packages;
  const found = read('node_modules/.package-lock.json')?.packages;
  const asked = read('package.json');
  if (!wanted || !found || !asked) return false;
  const sameAsked = ['dependencies', 'devDependencies'].every(
    (key) => canonical(asked[key]) === canonical(wanted[''][key]),
  );
  // npm also writes packages into the lock that nothing asks for, and does not install them.
  const mayBeMissing = ({ optional, devOptional, extraneous }) =>
    optional || devOptional || extraneous;
  const differs = ([path, entry]) =>
    path !== '' && found[path]?.version !== entry.version && !(!found[path] && mayBeMissing(entry));
  return sameAsked && !Object.entries(wanted).some(differs);
}

const canonical = (list = {}) => JSON.stringify(Object.entries(list).sort());

function read(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** `npm ci` installs exactly what package-lock.json says. */
function npmCi() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const child = spawn('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new Error('npm ci failed, see the lines above.')),
    );
  });
}

function progress(what) {
  const begun = Date.now();
  console.log(`… ${what}`);
  const timer = setInterval(
    () => console.log(`… ${what} (${Math.round((Date.now() - begun) / 1000)} s)`),
    15_000,
  );
  return () => clearInterval(timer);
}
