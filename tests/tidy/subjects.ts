import { type Source } from './sources.ts';

/** The folders of these rooms are subjects, or rooms for what has none. */
const rooms = ['domain', 'modules', 'mails', 'api', 'web/features', 'web/shared'];

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
