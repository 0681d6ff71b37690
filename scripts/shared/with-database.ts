import { type Connection, connect } from '#database/connection.ts';
import { withFiles } from '../../environment.ts';

const UNDEFINED_TABLE = '42P01';

/**
 * Runs a command on the database of `DATABASE_URL`, or of what runs on this machine. The process
 * ends with 1 when the command says what is wrong.
 */
export async function withDatabase(
  command: (connection: Connection) => Promise<string | undefined>,
): Promise<void> {
  const { DATABASE_URL } = withFiles(process.env, ['DATABASE_URL']);
  const databaseUrl = DATABASE_URL || (await urlHere());
  if (!databaseUrl) return fail('Nothing runs here; start it first, or set DATABASE_URL.');
  const connection = connect(databaseUrl, 2);
  try {
    const fault = await command(connection);
    if (fault !== undefined) fail(fault);
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    fail(code === UNDEFINED_TABLE ? 'Run `npm run migrate` first.' : message);
  } finally {
    await connection.close();
  }
}

/** The database of this machine. The image has no scripts/runtime, but its environment names the database. */
async function urlHere(): Promise<string | undefined> {
  const { environmentHere } = await import('../runtime/here.ts');
  return environmentHere().DATABASE_URL;
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
