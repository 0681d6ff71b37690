import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import type { Names } from '#domain/site/names.ts';
import { locales } from '#domain/site/paths.ts';
import { shared } from '#web/kit/texts/texts.de.ts';
import routes from '#web/routes.ts';
import { textsOf } from '../support/texts.ts';
import { code, type Source, sources } from './sources.ts';

const tree = new Map(sources().map((source) => [source.path, source]));
const textsFiles = import.meta.glob<{ handle?: { texts: object } }>('/web/**/texts.{de,en}.ts', {
  eager: true,
});

/** The namespaces that a file of the tree names where it looks texts up. */
const named = ({ text }: Source): string[] => [
  ...[...code(text).matchAll(/\buseTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  ),
  ...[...code(text).matchAll(/\bt\(\s*[`'](\w+):/g)].map(([, name = '']) => name),
];

/** Every file that a file imports, itself included. */
function reached(start: string, files: ReadonlyMap<string, Source>): Source[] {
  const found = new Map<string, Source>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const source = files.get(path);
    if (!source || found.has(path) || !path.startsWith('web/')) continue;
    found.set(path, source);
    open.push(...source.imports.filter((one) => !one.typeOnly).map((one) => one.target));
  }
  return [...found.values()];
}

interface Leaf {
  id: string;
  files: string[];
  loaded: string[];
}

/** The pages with the files of their layouts and the namespaces that their routes load. */
function leavesOf(entries: readonly RouteConfigEntry[], above: Omit<Leaf, 'id'>): Leaf[] {
  return entries.flatMap(({ id = '', file, children }) => {
    const texts = textsFiles[`/web/${file}`]?.handle?.texts;
    const here = {
      files: [...above.files, `web/${file}`],
      loaded: [...above.loaded, ...Object.keys(texts ?? {})],
    };
    return children ? leavesOf(children, here) : [{ id, ...here }];
  });
}

function notLoaded(leaves: readonly Leaf[], files: ReadonlyMap<string, Source>): string[] {
  const problems = leaves.flatMap(({ id, files: own, loaded }) =>
    own
      .flatMap((path) => reached(path, files))
      .flatMap((source) =>
        named(source)
          .filter((name) => !loaded.includes(name))
          .map((name) => `${source.path}: ${id} does not load ${name}`),
      ),
  );
  return [...new Set(problems)];
}

const leaves = leavesOf(routes, { files: [], loaded: Object.keys(shared) }).filter(({ id }) =>
  locales.some((locale) => id.startsWith(`${locale}/`)),
);

describe('every page loads the texts that it shows', () => {
  test('in this tree', () => {
    expect(leaves.length).toBeGreaterThan(100);
    expect(notLoaded(leaves, tree)).toEqual([]);
  });

  test('a component that another one imports is found, also one that waits', () => {
    const files = new Map<string, Source>();
    const file = (path: string, text: string, ...targets: string[]) =>
      files.set(path, {
        path,
        text,
        imports: targets.map((target) => ({ target, typeOnly: false })),
      });
    file('web/a.tsx', "useTranslation(['a'])", 'web/b.tsx', 'web/c.tsx');
    file('web/b.tsx', "useTranslation(['a', 'b'])");
    file('web/c.tsx', "t('c:title')");
    expect(notLoaded([{ id: 'de/a', files: ['web/a.tsx'], loaded: ['a'] }], files)).toEqual([
      'web/c.tsx: de/a does not load c',
      'web/b.tsx: de/a does not load b',
    ]);
  });
});

describe('files of texts', () => {
  const ofPages = [...tree.keys()].filter((path) =>
    /^web\/(features|kit|shared)\/.*\/texts\.(de|en)\.ts$/.test(path),
  );

  test.each(ofPages.filter((path) => textsFiles[`/${path}`]?.handle))(
    '%s declares and holds one namespace, in both languages',
    (path) => {
      const names = Object.keys(textsFiles[`/${path}`]?.handle?.texts ?? {});
      const german = path.replace('.en.ts', '.de.ts');
      expect(names).toHaveLength(1);
      expect(tree.get(german)?.text, german).toContain(`${names[0]}: typeof ${names[0]};`);
      expect(Object.keys(textsOf('de'))).toContain(names[0]);
      expect(Object.keys(textsOf('en'))).toContain(names[0]);
    },
  );
});

/** All texts below a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values((value ?? {}) as object).flatMap((one) => textsIn(one));

test.each(locales)('the team is sent to entries of the menu by their names: %s', (locale) => {
  const texts = Object.entries(textsOf(locale));
  const ofTeam = texts.filter(([namespace]) => namespace.startsWith('staff'));
  const { staff, staffAppointments, staffTasks } = textsOf(locale);
  const tabs = [staffAppointments.people.title, staffAppointments.rebookings.title];
  const entries: string[] = [staffTasks.tasks.menu, ...Object.values(staff.area), ...tabs];
  const all = textsIn(ofTeam.map(([, text]) => text));
  const sentTo = all.flatMap((text) => [...text.matchAll(/\b(?:unter|under) [„“]([^“”]+)[“”]/g)]);
  expect(sentTo.length).toBeGreaterThanOrEqual(2);
  expect(sentTo.map(([, name]) => name).filter((name = '') => !entries.includes(name))).toEqual([]);
});

describe('what codes are called', () => {
  const modules = import.meta.glob<Record<string, unknown>>('/domain/*/{,party-,shown-}names.ts', {
    eager: true,
  });
  const isNames = (value: unknown): value is Names<string> =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((name) => typeof name?.de === 'string');
  const tables = Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .filter((entry): entry is [string, Names<string>] => isNames(entry[1]));
  /** The tables of which a file gives more than half of the codes the same names again. */
  function again(text: string): string[] {
    const pairs = new Set(
      [...code(text).matchAll(/'?([\w-]+)'?: (?:\{ de: )?'([^']+)'/g)].map(
        ([, one = '', name = '']) => `${one}: ${name}`,
      ),
    );
    return tables
      .filter(([, names]) => {
        const all = Object.entries(names);
        const same = all.filter(([one, { de }]) => pairs.has(`${one}: ${de}`));
        return same.length > 1 && same.length > all.length / 2;
      })
      .map(([name]) => name);
  }

  test('stands in no other file', () => {
    const found = [...tree.values()]
      .filter(({ path }) => /^(api|domain|mails|modules|web|workflows)\//.test(path))
      .filter(({ path }) => !/^domain\/[\w-]+\/(party-|shown-)?names\.ts$/.test(path))
      // Headings of the magazine, some of which are legal forms.
      .filter(({ path }) => path !== 'domain/site/categories.ts')
      .flatMap(({ path, text }) => again(text).map((name) => `${path}: ${name}`));
    expect(tables.length).toBeGreaterThan(15);
    expect(found).toEqual([]);
  });

  test('a table that is written again is found', () => {
    expect(again("  methods: { transfer: 'Überweisung', card: 'Karte' },")).toContain(
      'paymentMethodNames',
    );
    expect(again("  methods: { transfer: 'Überweisung', card: 'Kreditkarte' },")).toEqual([]);
  });
});

test('few German texts stand in two files', () => {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of tree.values()) {
    if (!/^web\/.*texts\.de\.ts$/.test(path)) continue;
    for (const [, words = ''] of code(text).matchAll(/: '([^']+)'/g))
      files.set(words, (files.get(words) ?? new Set()).add(path));
  }
  const twice = [...files].filter(([, paths]) => paths.size > 1);
  expect(files.size).toBeGreaterThan(3_000);
  expect(twice.length).toBeLessThanOrEqual(414);
});
