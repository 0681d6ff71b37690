import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chain } from '#event-store/chain.ts';
import { addressFor, partsOf } from '#event-store/kurrentdb/address.ts';
import { KurrentConnection } from '#event-store/kurrentdb/client.ts';
import { defaultAcl, prepareDoor } from '#event-store/kurrentdb/door.ts';
import { mayDelete } from '#event-store/kurrentdb/look.ts';
import { kurrentEventStore } from '#event-store/kurrentdb/store.ts';
import { compareOwnReads } from '#event-store/own-reads.ts';
import { START, STREAM_PREFIX } from '#event-store/port.ts';
import { streamNames } from '#event-store/stream-names.ts';
import { upTo } from '#event-store/up-to.ts';
import { ChainWalk } from '#event-store/walk-chains.ts';
import { newStream, someEvents } from '#tests/support/event-stores.ts';
import { type Answer, kurrentStandIn, type StandIn } from '#tests/support/kurrent-stand-in.ts';
import { authorityIn } from '#tests/support/servers/certificates.ts';

let folder: string;
let authority: ReturnType<typeof authorityIn>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'door-'));
  authority = authorityIn(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('An address of KurrentDB', () => {
  test.each([
    ['kurrentdb://me:hu%40sh@a:2113,b:2114?tls=true', ['a:2113', 'b:2114'], 'me', 'hu@sh', true],
    [
      'kurrentdb+discover://me:x@cluster.example?tls=false',
      ['cluster.example:2113'],
      'me',
      'x',
      false,
    ],
    ['esdb://127.0.0.1:2113?tls=false', ['127.0.0.1:2113'], undefined, undefined, false],
  ])('is taken apart: %s', (url, hosts, username, password, tls) => {
    expect(partsOf(url)).toMatchObject({ hosts, username, password, tls });
  });

  test('can be changed to another user, and no error repeats an invalid one', () => {
    const admin = { username: 'admin', password: 'ch@ngeit' };
    expect(addressFor('kurrentdb://me:hush@a:1,b:2?tls=true', admin)).toBe(
      'kurrentdb://admin:ch%40ngeit@a:1,b:2?tls=true',
    );
    expect(addressFor('kurrentdb://a:1', admin)).toBe('kurrentdb://admin:ch%40ngeit@a:1');
    expect(() => partsOf('me:hush@nowhere')).toThrow(/^KURRENTDB_URL is malformed/);
    expect(() => partsOf('kurrentdb://me:hush%E0%A4@a:1')).toThrow(/^KURRENTDB_URL is malformed/);
  });
});

/** The messages of its protocol, as far as they are needed here. */
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
const number = (field: number, value: number) =>
  Buffer.from([...varint(field * 8), ...varint(value)]);
const bytes = (field: number, content: Buffer | string) => {
  const held = Buffer.from(content);
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(held.length)]), held]);
};
const SETTINGS = bytes(3, '$settings');
const noSuchStream = bytes(4, bytes(1, SETTINGS));
const appended = bytes(
  1,
  Buffer.concat([number(1, 0), bytes(3, Buffer.concat([number(1, 9), number(2, 9)]))]),
);
const settingsOf = (data: object) => {
  const about = (name: string, value: string) =>
    bytes(6, Buffer.concat([bytes(1, name), bytes(2, value)]));
  const event = [
    bytes(1, bytes(2, randomUUID())),
    bytes(2, SETTINGS),
    number(3, 0),
    number(4, 7),
    number(5, 7),
    about('type', 'update-default-acl'),
    about('content-type', 'application/json'),
    about('created', '0'),
    bytes(8, JSON.stringify(data)),
  ];
  return bytes(1, Buffer.concat([bytes(1, Buffer.concat(event)), number(3, 7)]));
};

describe('Preparing KurrentDB', () => {
  let server: StandIn | undefined;
  afterEach(() => server?.end());

  const run = (address: string, more: Record<string, string> = {}) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const password = join(folder, 'admin-password');
      writeFileSync(password, 'admin-hush\n');
      const { KURRENTDB_URL: _, ...environment } = process.env;
      const env = { ...environment, KURRENTDB_URL: `kurrentdb://product:hush@${address}`, ...more };
      const args = ['scripts/store/prepare-kurrentdb.ts', password];
      execFile(process.execPath, args, { env, timeout: 30_000 }, (error, out, err) =>
        resolve({ code: error ? error.code : 0, out, err }),
      );
    });
  const prepare = async (settings: Answer, worker?: string) => {
    server = await kurrentStandIn(
      authority.server,
      (path) => {
        if (path.endsWith('/Append')) return appended;
        return path.endsWith('/Read') ? settings : { code: 12, message: 'not here' };
      },
      (path) => (path === '/users/' ? 201 : 404),
    );
    const address = `localhost:${server.port}?tls=true&tlsCaFile=${authority.caFile}`;
    const workerUrl = worker && `kurrentdb://${worker}:hush@${address}`;
    return run(address, workerUrl ? { WORKER_KURRENTDB_URL: workerUrl } : {});
  };

  test('creates the user, and leaves its streams to that user and to admins', async () => {
    const { code, out, err } = await prepare(noSuchStream);
    expect({ code, out, err }).toEqual({ code: 0, out: 'KurrentDB knows product.\n', err: '' });
    expect(server?.calls).toContain('/users/');
    const sent = server?.bodies.join('') ?? '';
    expect(sent).toContain('"loginName":"product"');
    expect(sent).toContain('update-default-acl');
    expect(sent).toContain(JSON.stringify(defaultAcl('product')));
  });

  test('recognises its own former settings', async () => {
    const { code, err } = await prepare(settingsOf(defaultAcl('product')));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(server?.bodies.join('')).not.toContain('update-default-acl');
  });

  test.each([
    ['a new server', noSuchStream],
    ['one that it made for a single user', settingsOf(defaultAcl('product'))],
  ])('lets the worker alone append where it has a user of its own: %s', async (_, settings) => {
    const { code, out, err } = await prepare(settings, 'worker');
    expect({ code, out, err }).toEqual({
      code: 0,
      out: 'KurrentDB knows product and worker.\n',
      err: '',
    });
    const sent = server?.bodies.join('') ?? '';
    expect(sent).toContain('"loginName":"worker"');
    expect(sent).toContain(JSON.stringify(defaultAcl('product', 'worker')));
    expect(defaultAcl('product', 'worker').$userStreamAcl).toMatchObject({
      $r: ['product', 'worker', '$admins'],
      $w: ['worker', '$admins'],
    });
  });

  test('refuses one user for both roles', async () => {
    const { code, err } = await prepare(noSuchStream, 'product');
    expect([code, err]).toEqual([
      1,
      'Error: WORKER_KURRENTDB_URL names the user of KURRENTDB_URL.\n',
    ]);
  });

  test("leaves somebody else's settings, says what others may do, and ends with 1", async () => {
    const theirs = { $userStreamAcl: { $r: '$all', $w: ['scales', '$admins'], $d: '$admins' } };
    const { code, err } = await prepare(settingsOf(theirs));
    expect(code).toBe(1);
    expect(err).toContain(
      'read: $all; append to: scales, $admins; delete: $admins; shorten: $all.',
    );
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(server?.bodies.join('')).not.toContain('update-default-acl');
  });

  test.each([
    ['several hosts, none of which answers', '127.0.0.1:9,127.0.0.1:10?tls=true'],
    ['a certificate that is not there', '127.0.0.1:9?tlsCaFile=/nowhere/ca.crt'],
    ['no address', ':::'],
  ])('ends with one line that holds no password: %s', async (_, address) => {
    const { code, out, err } = await run(address);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out + err).not.toMatch(/hush|\n\s+at /);
  });
});

describe('Whether our user may delete streams', () => {
  let server: StandIn | undefined;
  afterEach(() => server?.end());

  test.each([
    ['refused', { code: 7, message: 'Access Denied' }, false],
    ['away', { code: 14, message: 'not now' }, undefined],
  ])('is asked without deleting anything: %s', async (_, answer, expected) => {
    server = await kurrentStandIn(false, () => answer);
    const url = `kurrentdb://me:hush@127.0.0.1:${server.port}?tls=false`;
    expect(await mayDelete(url, STREAM_PREFIX)).toBe(expected);
  });
});

const { KURRENTDB_URL: real, KURRENTDB_ADMIN_PASSWORD_FILE: passwordFile } = process.env;
if (real && passwordFile) {
  describe('A server that was prepared', () => {
    const admin = () => ({
      username: 'admin',
      password: readFileSync(passwordFile, 'utf8').trim(),
    });

    test('lets our user read and write, but not delete', async () => {
      expect(await prepareDoor(real, admin())).toBeUndefined();
      expect(await mayDelete(real, STREAM_PREFIX)).toBe(false);
      expect(await mayDelete(addressFor(real, admin()), STREAM_PREFIX)).toBe(true);
    });

    test('reports a stream that an admin deletes, although the global order still has it', async () => {
      const prefix = `contract-${randomUUID().slice(0, 8)}-`;
      const store = kurrentEventStore(real, prefix);
      const stream = newStream();
      await store.append(stream, chain(stream, null, someEvents(2)), 'no-stream');
      const client = new KurrentConnection(addressFor(real, admin()));
      await client.client.deleteStream(streamNames(prefix).inStore(stream));
      await client.close();
      const last = await store.head();
      const walk = new ChainWalk();
      for await (const batch of upTo(store, START, last))
        for (const event of batch) walk.add(event);
      expect(await compareOwnReads(store, walk, last, new Map())).toEqual([
        `${stream}: 0 events when read by itself, 2 in the order of all events.`,
      ]);
      await store.close();
    });
  });
}
