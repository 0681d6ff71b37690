import { execFileSync } from 'node:child_process';

/**
 * `node scripts/launch.mjs ops/sizes [commit …]`: how many lines each room has, at the present commit or at
 * those named, side by side. What a program writes (`*.gen.*`) is not counted.
 */
const KINDS = ['*.ts', '*.tsx', '*.mjs', '*.css'];
const commits = process.argv.slice(2);
if (commits.length === 0) commits.push('HEAD');

const columns = commits.map((commit) => [commit, roomsAt(commit)] as const);
const rooms = [...new Set(columns.flatMap(([, found]) => [...found.keys()]))].sort();
const row = (name: string, cells: (string | number)[]) =>
  console.log([name.padEnd(16), ...cells.map((cell) => String(cell).padStart(12))].join(''));

row('room', commits);
for (const room of rooms)
  row(
    room,
    columns.map(([, found]) => found.get(room) ?? 0),
  );
row(
  'source',
  columns.map(([, found]) => sumOf(found, (room) => room !== 'tests')),
);
row(
  'tests',
  columns.map(([, found]) => sumOf(found, (room) => room === 'tests')),
);

function roomsAt(commit: string): Map<string, number> {
  const listed = execFileSync('git', ['grep', '-c', '', commit, '--', ...KINDS], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  const found = new Map<string, number>();
  for (const line of listed.trim().split('\n')) {
    const [path = '', count = ''] = line.slice(commit.length + 1).split(/:(?=\d+$)/);
    if (path.includes('.gen.')) continue;
    const room = path.includes('/') ? path.slice(0, path.indexOf('/')) : 'root';
    found.set(room, (found.get(room) ?? 0) + Number(count));
  }
  return found;
}

function sumOf(found: Map<string, number>, counts: (room: string) => boolean): number {
  return [...found].reduce((sum, [room, lines]) => sum + (counts(room) ? lines : 0), 0);
}
