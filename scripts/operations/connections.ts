import { connectionsNeeded, connectionsOffered } from '#database/connections.ts';
import { parts } from '#database/parts.ts';
import { withDatabase } from '../shared/with-database.ts';

/**
 * `npm run connections -- api=3 worker=3 projections=2`: whether Postgres offers enough connections for so many
 * processes; the default is one of each. Ends with 1 when it does not.
 */
await withDatabase(async ({ db }) => {
  const wanted = new Map(
    process.argv.slice(2).map((argument) => argument.split('=') as [string, string]),
  );
  const unknown = [...wanted].filter(
    ([part, count]) => !parts.some((name) => name === part) || !/^\d{1,4}$/.test(count ?? ''),
  );
  if (unknown.length > 0) return `Say how many of each: ${parts.join('=1 ')}=1`;
  const countOf = (part: string) => Number(wanted.get(part) ?? 1);
  const processes = {
    api: countOf('api'),
    worker: countOf('worker'),
    projections: countOf('projections'),
  };
  const [needed, offered] = [connectionsNeeded(processes), await connectionsOffered(db)];
  const line = `They need ${needed} connections, the database takes ${offered}.`;
  if (needed > offered) return `${line} Raise max_connections.`;
  console.log(line);
  return undefined;
});
