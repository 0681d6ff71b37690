import { dirname } from 'node:path';
import { code, type Import, type Source } from './sources.ts';

/** Rules about the structure of the code. Each returns one line per violation. */

interface Direction {
  /** Folders or files whose code may be imported, besides the folder itself. */
  code: readonly string[];
  /** If given, type-only imports are limited to these; otherwise they may come from anywhere. */
  types?: readonly string[];
}

const server = ['config.ts', 'domain/', 'logging/', 'telemetry/', 'database/', 'modules/'];

/** Longest prefix wins: `workflows/processes/` has a rule of its own. */
const directions: Record<string, Direction> = {
  'domain/': { code: [], types: [] },
  'logging/': { code: [], types: [] },
  'telemetry/': { code: ['logging/'], types: [] },
  'database/': { code: ['logging/', 'telemetry/'] },
  'database/migrations/': { code: [], types: [] },
  'event-store/': { code: ['config.ts', 'domain/', 'logging/', 'telemetry/', 'database/'] },
  'modules/': { code: ['config.ts', 'domain/', 'database/'] },
  'projections/': {
    code: [...server, 'event-store/'],
    types: [...server, 'event-store/'],
  },
  'mails/': { code: [...server, 'event-store/'], types: [...server, 'event-store/'] },
  'workflows/': { code: [...server, 'event-store/', 'mails/', 'projections/'] },
  'workflows/processes/': {
    code: ['domain/'],
    types: ['domain/', 'mails/', 'workflows/activities/'],
  },
  'workflows/client.ts': {
    code: [
      'config.ts',
      'domain/',
      'telemetry/',
      'workflows/connection.ts',
      'workflows/processes/',
      'workflows/send-trail.ts',
    ],
  },
  'api/': {
    code: [
      ...server,
      'event-store/port.ts',
      'projections/',
      'workflows/processes/messages.ts',
      'workflows/client.ts',
    ],
  },
  // The one place that composes the API, the stores and the site.
  'api/server.ts': {
    code: [...server, 'event-store/', 'projections/', 'workflows/', 'api/', 'web/server/'],
  },
  'web/': { code: ['domain/'], types: ['domain/', 'api/contract.gen.d.ts', 'config.ts'] },
};

function ruleFor(path: string): [prefix: string, Direction] | undefined {
  return Object.entries(directions)
    .filter(([prefix]) => path.startsWith(prefix))
    .toSorted(([one], [other]) => other.length - one.length)[0];
}

export function wrongDirections(sources: readonly Source[]): string[] {
  const known = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path, imports }) => {
    const rule = ruleFor(path);
    if (!rule) return [];
    const own = `${rule[0].split('/')[0]}/`;
    return imports
      .filter(({ target }) => known.has(target))
      .filter((each) => !isAllowed(each, rule, own))
      .map(({ target }) => `${path} → ${target}`);
  });
}

function isAllowed(
  { target, typeOnly }: Import,
  [prefix, { code, types }]: [string, Direction],
  own: string,
): boolean {
  if (target.startsWith(prefix)) return true;
  // A subfolder with a rule of its own may only import siblings that its rule lists.
  if (prefix.split('/').filter(Boolean).length === 1 && target.startsWith(own)) return true;
  const allowed = typeOnly ? types : code;
  return allowed === undefined || allowed.some((each) => target.startsWith(each));
}

const featureOf = (path: string) => /^web\/features\/([^/]+)\//.exec(path)?.[1];
const isStaff = (path: string) => /^web\/(features\/[^/]+\/staff|desk)\//.test(path);

/** What no file may import, by what is said of it. */
const forbidden = {
  'the product does not import its tests': (path, target) =>
    !path.startsWith('tests/') && target.startsWith('tests/'),
  // What two features need is in `web/shared`, and what knows no subject in `web/kit`.
  'no feature imports another': (path, target) => {
    const [own, other] = [featureOf(path), featureOf(target)];
    return own !== undefined && other !== undefined && own !== other;
  },
  // What only the team may see is no part of the pages of members and visitors.
  'pages of members import nothing of the team': (path, target) =>
    isStaff(target) && !isStaff(path) && /^web\/(features|kit|layouts\/app)\b/.test(path),
  'the kit knows no subject, and what is shared no feature': (path, target) =>
    (path.startsWith('web/kit/') && /^web\/(features|shared|desk|layouts)\//.test(target)) ||
    (path.startsWith('web/shared/') && /^web\/(features|desk|layouts)\//.test(target)),
} satisfies Record<string, (path: string, target: string) => boolean>;

export type Forbidden = keyof typeof forbidden;

export const forbiddenImports = (sources: readonly Source[], rule: Forbidden): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => forbidden[rule](path, target))
      .map(({ target }) => `${path} → ${target}`),
  );

/** Groups of files that import one another, directly or indirectly; types count. */
export function circles(sources: readonly Source[]): string[] {
  const graph = new Map(sources.map(({ path, imports }) => [path, imports.map((i) => i.target)]));
  const state = { next: 0, stack: [] as string[], found: [] as string[] };
  const marks = new Map<string, { index: number; low: number; open: boolean }>();
  const visit = (path: string): number => {
    const mark = { index: state.next, low: state.next, open: true };
    state.next += 1;
    marks.set(path, mark);
    state.stack.push(path);
    for (const target of graph.get(path) ?? []) {
      if (!graph.has(target)) continue;
      const seen = marks.get(target);
      if (!seen) mark.low = Math.min(mark.low, visit(target));
      else if (seen.open) mark.low = Math.min(mark.low, seen.index);
    }
    if (mark.low === mark.index) closeComponent(path);
    return mark.low;
  };
  const closeComponent = (root: string) => {
    const component = state.stack.splice(state.stack.lastIndexOf(root));
    for (const member of component) Object.assign(marks.get(member) ?? {}, { open: false });
    if (component.length > 1) state.found.push(component.toSorted().join(' ↔ '));
  };
  for (const path of graph.keys()) if (!marks.has(path)) visit(path);
  return state.found;
}

const subjectOf = (path: string) => /^(?:modules|domain|api)\/[^/]+(?=\/)/.exec(path)?.[0];

/** Subjects of a room that import values of one another, directly or indirectly. */
export function knottedSubjects(sources: readonly Source[]): string[] {
  const bySubject = Map.groupBy(sources, ({ path }) => subjectOf(path));
  const subjects = [...bySubject].map(([path = '', files]) => ({
    path,
    text: '',
    imports: files
      .flatMap(({ imports }) => imports)
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ target }) => ({ target: subjectOf(target) ?? '', typeOnly: false }))
      .filter(({ target }) => target !== path && roomOf(target) === roomOf(path)),
  }));
  return circles(subjects.filter(({ path }) => path !== ''));
}

const roomOf = (path: string) => path.split('/')[0];

const FILES_LOOKED_AT = 16;

/** Migrations are frozen, one file each, and nobody reads them as a whole. */
const GROWING = 'database/migrations';

/** Folders with so many files that some may belong into a folder of their own. */
export function crowdedFolders(sources: readonly Source[]): string[] {
  const folders = Map.groupBy(sources, ({ path }) => dirname(path));
  return [...folders]
    .filter(([folder, files]) => folder !== GROWING && files.length > FILES_LOOKED_AT)
    .map(([folder, files]) => `${folder} (${files.length})`);
}

/** `modules/accounts/tables.ts` declares the tables that `modules/accounts/` owns. */
export function tableOwners(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of sources) {
    if (!path.endsWith('/tables.ts') || path.startsWith('database/')) continue;
    const declared = /export interface \w*Tables \{([\s\S]*?)\n\}/.exec(text)?.[1] ?? '';
    for (const [, name = ''] of declared.matchAll(/^ {2}'?([\w.]+)'?:/gm)) {
      owners.set(name, `${dirname(path)}/`);
    }
  }
  return owners;
}

/**
 * Kysely calls and raw SQL that name a table outside the folder that owns it. Benchmarks compare with
 * plain SQL, and migrations create the tables.
 */
export function foreignTables(sources: readonly Source[]): string[] {
  const owners = tableOwners(sources);
  const used =
    /\b(?:\w*[fF]rom|\w*Join|into|update|updateTable|insertInto|join)\b\s*\(?\s*['`]?([\w.]+)/g;
  return sources
    .filter(({ path }) => !/^(tests|database\/migrations|ops\/bench)\//.test(path))
    .flatMap(({ path, text }) => {
      const names = [...code(text).matchAll(used)].map(([, name = '']) => name);
      return [...new Set(names)]
        .filter((name) => owners.has(name) && !path.startsWith(owners.get(name) ?? ''))
        .map((name) => `${path} names the table ${name}`);
    });
}
