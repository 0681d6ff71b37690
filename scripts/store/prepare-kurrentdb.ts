import { readFileSync } from 'node:fs';
import { variableNames } from '#config';
import { partsOf } from '#event-store/kurrentdb/address.ts';
import { describeError } from '#event-store/kurrentdb/client.ts';
import { prepareDoor } from '#event-store/kurrentdb/door.ts';
import { withFiles } from '../../environment.ts';

/**
 * `node scripts/store/prepare-kurrentdb.ts <file with the admin's password>`: creates the users of
 * `KURRENTDB_URL`, who may read, and of `WORKER_KURRENTDB_URL`, who may also append (without it, the first user
 * may), and locks out everybody else but admins. Settings of the server that somebody else has made stay; the
 * script then ends with 1.
 */
try {
  const [passwordFile] = process.argv.slice(2);
  const names = [...variableNames, 'WORKER_KURRENTDB_URL'];
  const { KURRENTDB_URL: url, WORKER_KURRENTDB_URL: given } = withFiles(process.env, names);
  const workerUrl = given || undefined;
  if (!passwordFile || !url) throw new Error('Name the file and set KURRENTDB_URL.');
  const admin = { username: 'admin', password: readFileSync(passwordFile, 'utf8').trim() };
  const open = await prepareDoor(url, admin, workerUrl);
  const users = [url, ...(workerUrl === undefined ? [] : [workerUrl])];
  console.log(`KurrentDB knows ${users.map((one) => partsOf(one).username).join(' and ')}.`);
  if (open) fail(open);
} catch (error) {
  fail(describeError(error));
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
