import { type Source } from './sources.ts';

/** The folders of these rooms are subjects, or rooms for what has none. */
const rooms = [
  'domain',
  'modules',
  'mails',
  'api',
  'web/features',
  'web/shared',
  'tests/domain',
  'tests/integration',
];

interface Subjects {
  names: readonly string[];
  /** Names that were given up for one of the others. */
  retired: readonly string[];
  /** Whole paths of folders that hold what has no subject. */
  others: readonly string[];
}

/** Reads the tables of `docs/architecture.md`. */
export function subjectsIn(architecture: string): Subjects {
  const section = /^## Subjects\n([\s\S]*?)^## /m.exec(architecture)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (.+?) \| (.+?) \|(?: (.+?) \|)?$/gm)]
    .map(([, first = '', second = '', third]) => ({ first, second, third }))
    .filter(({ first }) => first !== 'subject' && first !== 'folder');
  const subjects = rows.filter(({ third }) => third !== undefined);
  return {
    names: subjects.map(({ first }) => first),
    retired: subjects.flatMap(({ third = '' }) => third.split(', ')),
    others: rows
      .filter(({ third }) => third === undefined)
      .flatMap(({ first }) => [...first.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)),
  };
}

/** Folders of a room that are neither a known subject nor a room for what has none. */
export function strayFolders(
  sources: readonly Pick<Source, 'path'>[],
  { names, others }: Subjects,
): string[] {
  const folders = sources.flatMap(({ path }) => {
    const room = rooms.find((one) => path.startsWith(`${one}/`)) ?? '';
    const [subject, file] = path.slice(room.length + 1).split('/', 2);
    return room && file ? [{ subject, folder: `${room}/${subject}` }] : [];
  });
  const stray = folders.filter(
    ({ subject = '', folder }) => !names.includes(subject) && !others.includes(folder),
  );
  return [...new Set(stray.map(({ folder }) => folder))];
}

/**
 * Namespaces of texts that are not made of the names of their folders, as `staffOrders` of
 * `orders/staff` is. What the team reads is `staff…`, in `web/desk` too.
 */
export function strayNamespaces(sources: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const declared = /interface ResourceNamespaceMap \{([^}]*)\}/.exec(text)?.[1] ?? '';
    const folders = path
      .replace(/^web\/desk\//, 'web/staff/')
      .split('/')
      .slice(1, -1)
      .map(camelCase);
    return [...declared.matchAll(/(\w+): typeof/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isMadeOf(name, folders))
      .map((name) => `${path}: ${name}`);
  });
}

const camelCase = (folder: string): string =>
  folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function isMadeOf(name: string, folders: readonly string[]): boolean {
  return folders.some((folder) => {
    const rest = name.startsWith(folder) ? name.slice(folder.length) : undefined;
    if (rest === undefined || rest === '') return rest === '';
    const others = folders.filter((one) => one !== folder);
    return /^[A-Z]/.test(rest) && isMadeOf(rest.charAt(0).toLowerCase() + rest.slice(1), others);
  });
}

/** Where a document is one of a foundation: its rooms, its read models and the types of all calls. */
const ofFoundations = /^(\w+\/)+foundations\/|^projections\/|^api\/contract(\.gen\.d)?\.ts$/;
const document = /(?<![a-zA-Z])documents?(?![a-z])|Documents?(?![a-z])/;

/** Files, exported names and tables that are called documents, but are none of a foundation. */
export function strayDocuments(sources: readonly Pick<Source, 'path' | 'text'>[]): string[] {
  const product = sources.filter(
    ({ path }) =>
      /^(domain|modules|mails|api|web|workflows|database)\//.test(path) &&
      !ofFoundations.test(path),
  );
  return product.flatMap(({ path, text }) => {
    const exported = [
      ...text.matchAll(
        /^export (?:async |default )*(?:const|function|type|interface|class) (\w+)/gm,
      ),
      ...text.matchAll(/^ *create table (?:if not exists )?([\w.]+)/gm),
    ].map(([, name = '']) => name);
    return [
      ...(document.test(path) ? [path] : []),
      ...exported
        .filter((name) => document.test(name) && name !== 'projections.documents')
        .map((name) => `${path}: ${name}`),
    ];
  });
}
