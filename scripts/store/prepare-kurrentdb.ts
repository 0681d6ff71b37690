import { readFileSync } from 'node:fs';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { variableNames } from '#config';
import { withFiles } from '../../environment.ts';

/**
 * `node scripts/store/prepare-kurrentdb.ts <file with the admin's password>`: makes the user of
 * `KURRENTDB_URL`, who may read and write streams, and read all of them in order, and nothing else.
 * What is there already stays.
 */
const [passwordFile] = process.argv.slice(2);
const { KURRENTDB_URL } = withFiles(process.env, variableNames);
if (!passwordFile || !KURRENTDB_URL) throw new Error('Name the file and set KURRENTDB_URL.');
const url = new URL(KURRENTDB_URL);
const admin = { username: 'admin', password: readFileSync(passwordFile, 'utf8').trim() };
const user = decodeURIComponent(url.username);

await makeUser();
await letReadAll();
console.log(`KurrentDB knows ${user}.`);

async function makeUser(): Promise<void> {
  const basic = Buffer.from(`${admin.username}:${admin.password}`).toString('base64');
  const answer = await fetch(`https://${url.host}/users/`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      loginName: user,
      fullName: user,
      groups: [],
      password: decodeURIComponent(url.password),
    }),
    signal: AbortSignal.timeout(10_000),
  });
  // 409: there is one of that name.
  if (!answer.ok && answer.status !== 409) throw new Error(`/users/ answered ${answer.status}.`);
}

async function letReadAll(): Promise<void> {
  const asAdmin = new URL(url);
  asAdmin.username = admin.username;
  asAdmin.password = encodeURIComponent(admin.password);
  const client = KurrentDBClient.connectionString(asAdmin.href);
  try {
    await client.setStreamMetadata('$all', { acl: { readRoles: [user, '$admins'] } });
  } finally {
    await client.dispose();
  }
}
