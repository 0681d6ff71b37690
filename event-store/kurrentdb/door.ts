import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { isDeepStrictEqual } from 'node:util';
import {
  ANY,
  BACKWARDS,
  END,
  jsonEvent,
  type KurrentDBClient,
  NO_STREAM,
} from '@kurrent/kurrentdb-client';
import { z } from 'zod';
import { addressFor, type Credentials, partsOf } from './address.ts';
import { KurrentConnection } from './client.ts';

const ANSWER_MS = 10_000;
/** The stream in which a server keeps the default rights of streams without rights of their own. */
const SETTINGS = '$settings';
const UPDATE = 'update-default-acl';

/** Who may read, write and delete a stream, and read and write its metadata. */
const rightsSchema = z.partialRecord(
  z.enum(['$r', '$w', '$d', '$mr', '$mw']),
  z.union([z.string(), z.array(z.string())]),
);
type Rights = z.output<typeof rightsSchema>;
const aclSchema = z.looseObject({ $userStreamAcl: rightsSchema.optional() });

/**
 * Creates the users of the addresses. Both may read all streams, also in order; only the worker's user, or the
 * single one, may append. Nobody else may do either, and only admins may delete a stream. Settings that somebody
 * else has made stay as they are.
 *
 * @returns what prevents these default rights, if anything does
 * @throws Error that quotes no password
 */
export async function prepareDoor(
  url: string,
  admin: Credentials,
  workerUrl?: string,
): Promise<string | undefined> {
  const user = userOf(url, 'KURRENTDB_URL');
  const worker = workerUrl === undefined ? user : userOf(workerUrl, 'WORKER_KURRENTDB_URL');
  if (workerUrl !== undefined && worker.username === user.username) {
    throw new Error('WORKER_KURRENTDB_URL names the user of KURRENTDB_URL.');
  }
  await makeUser(url, admin, user);
  if (workerUrl !== undefined) await makeUser(workerUrl, admin, worker);
  const connection = new KurrentConnection(addressFor(url, admin));
  try {
    const { client } = connection;
    const readRoles = [...new Set([user.username, worker.username]), '$admins'];
    await client.setStreamMetadata('$all', { acl: { readRoles } });
    return await closeToOthers(connection, client, [user.username, worker.username]);
  } finally {
    await connection.close();
  }
}

function userOf(url: string, variable: string): Credentials {
  const { username, password } = partsOf(url);
  if (!username || !password) throw new Error(`${variable} names no user with a password.`);
  return { username, password };
}

/** Creates a user through the first host of a cluster that answers. */
async function makeUser(url: string, admin: Credentials, wanted: Credentials): Promise<void> {
  const { hosts, tls, caFile } = partsOf(url);
  const { username, password } = wanted;
  const body = JSON.stringify({ loginName: username, fullName: username, groups: [], password });
  const basic = Buffer.from(`${admin.username}:${admin.password}`).toString('base64');
  const failures: string[] = [];
  for (const host of hosts) {
    const status = await post(`${tls ? 'https' : 'http'}://${host}/users/`, {
      body,
      authorization: `Basic ${basic}`,
      ca: caFile === undefined ? undefined : readFileSync(caFile),
    }).catch((error: Error) => error.message);
    // 409: a user of that name exists.
    if (status === 409 || (typeof status === 'number' && status < 300)) return;
    failures.push(`${host}: ${typeof status === 'number' ? `/users/ answered ${status}` : status}`);
  }
  throw new Error(`The user cannot be made. ${failures.join('; ')}`);
}

interface Posted {
  body: string;
  authorization: string;
  ca: Buffer | undefined;
}

function post(url: string, { body, authorization, ca }: Posted): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const { request } = url.startsWith('https:') ? https : http;
  const headers = { authorization, 'content-type': 'application/json' };
  const options = { method: 'POST', headers, ...(ca && { ca }), timeout: ANSWER_MS };
  const sent = request(url, options, (answer) => {
    answer.resume();
    resolve(answer.statusCode ?? 0);
  });
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
  sent.on('error', (error: NodeJS.ErrnoException) =>
    reject(new Error(error.message || error.code)),
  );
  sent.end(body);
  return promise;
}

async function closeToOthers(
  connection: KurrentConnection,
  client: KurrentDBClient,
  [user, worker]: readonly [user: string, worker: string],
): Promise<string | undefined> {
  const wanted = defaultAcl(user, worker);
  const found = await connection.read(newestSetting, undefined);
  if (found === undefined) {
    await client.appendToStream(SETTINGS, jsonEvent({ type: UPDATE, data: wanted }), {
      streamState: NO_STREAM,
    });
    return undefined;
  }
  if (isDeepStrictEqual(found, wanted)) return undefined;
  // These are the rights that we set when all parts were one user.
  if (isDeepStrictEqual(found, defaultAcl(user))) {
    await client.appendToStream(SETTINGS, jsonEvent({ type: UPDATE, data: wanted }), {
      streamState: ANY,
    });
    return undefined;
  }
  return `The server has settings of its own (${SETTINGS}), which stay as they are. ${whatOthersMay(found)}`;
}

async function newestSetting(client: KurrentDBClient): Promise<unknown> {
  const newest = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
  for await (const { event } of client.readStream(SETTINGS, newest)) return event?.data ?? null;
  return undefined;
}

/** Default rights for streams without rights of their own, as ours are. */
export const defaultAcl = (user: string, worker = user) => ({
  $userStreamAcl: {
    $r: [...new Set([user, worker]), '$admins'],
    $w: [worker, '$admins'],
    $d: ['$admins'],
    $mr: [...new Set([user, worker]), '$admins'],
    $mw: ['$admins'],
  },
  $systemStreamAcl: {
    $r: ['$admins'],
    $w: ['$admins'],
    $d: ['$admins'],
    $mr: ['$admins'],
    $mw: ['$admins'],
  },
});

const verbs: [keyof Rights, string][] = [
  ['$r', 'read'],
  ['$w', 'append to'],
  ['$d', 'delete'],
  ['$mw', 'shorten'],
];

function whatOthersMay(settings: unknown): string {
  const acl = aclSchema.safeParse(settings).data?.$userStreamAcl ?? {};
  const each = verbs.map(([right, verb]) => {
    // Where the rights are silent, everybody has them.
    const roles = [acl[right] ?? '$all'].flat();
    return `${verb}: ${roles.join(', ')}`;
  });
  return `Our streams there may be used by — ${each.join('; ')}.`;
}
