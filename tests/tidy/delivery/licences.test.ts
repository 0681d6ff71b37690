import { expect, test } from 'vitest';
import { read } from '../sources.ts';

/** Of packages in the image. They ask for their name and text to stay, at most for changes to be told. */
const allowed = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Zlib Unlicense CC0-1.0 WTFPL'
    .concat(' Python-2.0 PSF-2.0 OFL-1.1 CC-BY-4.0')
    // Of files, not of what uses them.
    .concat(' MPL-2.0')
    .split(' '),
);

/** Allowed for a reason that somebody has looked at. */
const exceptions: Record<string, string> = {
  mupdf:
    'AGPL-3.0-or-later: unchanged, in a process of its own; docs/production.md says what follows',
  '@img/sharp-libvips': 'LGPL: a library of its own that anybody can replace',
  '@img/sharp-win32': 'LGPL: never in the image',
  '@img/sharp-wasm32': 'LGPL: never in the image',
  slick: 'MIT by its address',
  'png-js': 'MIT in its LICENSE',
  unionfs: 'Unlicense in its LICENSE',
};

interface Locked {
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');
const isExcepted = (name: string) =>
  Object.keys(exceptions).some((one) => name === one || name.startsWith(`${one}-`));

/** `(A OR B)` asks for one of them, `A AND B` for both. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((each) => allowed.has(each)));

test('every package of the image has a licence that this product can live with', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const inImage = Object.entries<Locked>(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  );
  expect(inImage.length).toBeGreaterThan(300);
  const others = inImage
    .map(([path, { license = 'none' }]) => ({ name: nameOf(path), license }))
    .filter(({ name, license }) => !isAllowed(license) && !isExcepted(name));
  expect(others).toEqual([]);
});

test('no exception is left over', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const names = Object.keys(packages).map(nameOf);
  for (const one of Object.keys(exceptions)) {
    expect(names.some((name) => name === one || name.startsWith(`${one}-`))).toBe(true);
  }
});
