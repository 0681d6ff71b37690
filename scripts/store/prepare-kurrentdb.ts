import { readFileSync } from 'node:fs';
import { variableNames } from '#config';
import { partsOf } from '#event-store/kurrentdb/address.ts';
import { describeError } from '#event-store/kurrentdb/client.ts';
import { prepareDoor } from '#event-store/kurrentdb/door.ts';
import { withFiles } from '../../environment.ts';

/**
 * `node scripts/store/prepare-kurrentdb.ts <file with the admin's password>`: makes the user of
 * `KURRENTDB_URL`, who may read and write streams and read all of them in order, and keeps everybody else
 * but admins out. Ends with 1 where the server has settings of its own, which stay.
 */
try {
  const [passwordFile] = process.argv.slice(2);
  const { KURRENTDB_URL: url } = withFiles(process.env, variableNames);
  if (!passwordFile || !url) throw new Error('Name the file and set KURRENTDB_URL.');
  const admin = { username: 'admin', password: readFileSync(passwordFile, 'utf8').trim() };
  const open = await prepareDoor(url, admin);
  console.log(`KurrentDB knows ${partsOf(url).username}.`);
  if (open) fail(open);
} catch (error) {
  fail(describeError(error));
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
