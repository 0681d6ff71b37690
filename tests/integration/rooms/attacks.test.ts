import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { today, workingTimeIn } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { roomCode as rules } from '#domain/rooms/code.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { LINK_SECRET, outcomeOf } from '../../support/api.ts';
import { badPdfs } from '../../support/bad-pdfs.ts';
import { command, exchange, multipart, withCast } from '../../support/foundation-api.ts';
import { type Cookies, notariesOf, tokenOfRoom } from '../../support/rooms.ts';
import { rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
const { db } = api.connection;
const { done, post, look, roomOf, released, atTheDoor, mailedCode, opened } = notariesOf(api);

const gone = [404, 'LINK_NOT_VALID'];
const ELSEWHERE = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

/** Every call of a room, with a body that its schema takes. A new one has to be added here. */
const bodies: Record<string, object | undefined> = {
  'POST /rooms/:id/exchange': { token: 'x'.repeat(43) },
  'POST /rooms/:id/code': undefined,
  'POST /rooms/:id/open': { code: '123 456' },
  'POST /rooms/:id/close': undefined,
  'POST /rooms/:id/commands/propose-notary-dates': { dates: [{ startsAt: workingTimeIn(20) }] },
  'POST /rooms/:id/commands/decline': { reason: 'Keine Termine.' },
  'POST /rooms/:id/commands/did-not-take-place': { reason: 'Niemand kam.' },
  'POST /rooms/:id/commands/report-obstacle': { kind: 'court-advance' },
  'POST /rooms/:id/messages': { text: 'Hallo' },
  'POST /rooms/:id/messages/read': { upTo: 1 },
};
const callsOfRooms = api.app.declaredRoutes
  .map(({ method, url }) => `${method} ${url.replace(/^\/api/, '')}`)
  .filter((route) => route.includes(' /rooms/:id') && !route.startsWith('HEAD'));

type Sent = { roomId: string; documentId?: string; cookies?: Cookies; headers?: object };

function send(route: string, { roomId, documentId = randomUUID(), cookies = {}, headers }: Sent) {
  const [method = '', path = ''] = route.split(' ');
  const at = path
    .replace(':id', roomId)
    .replace(/:(documentId|fileId|commandId)/, documentId)
    .replace('*', 'x');
  const isForm = route.startsWith('POST ') && route.endsWith('/files');
  const form = multipart({ fields: { purpose: 'register-extract' }, file: pdf('Auszug') });
  if (!isForm && method === 'POST' && !(route in bodies)) throw new Error(`No body of ${route}.`);
  return api.call(method, at, {
    cookies,
    body: isForm ? form.body : bodies[route],
    headers: { ...(isForm && form.headers), ...headers },
    from: '10.9.9.9',
  });
}

const EACH_TIME = /^(date|x-request-id|content-length|connection|keep-alive)$/;
const saidBy = ({ statusCode, body, headers }: Awaited<ReturnType<typeof send>>) =>
  JSON.stringify([
    statusCode,
    body,
    Object.entries(headers).filter(([name]) => !EACH_TIME.test(name)),
  ]);

describe('a room that is closed', () => {
  test('answers every call as one that never was, in words and headers, whatever the browser holds', async () => {
    const { id, roomId } = await released(people);
    const other = await released(people);
    const foreign = await opened(other.roomId);
    const cookies = await opened(roomId);
    const { data } = (await look(roomId, cookies)).json();
    const [{ documentId }] = data.documents;
    await done(look(roomId, cookies, `/documents/${documentId}`));
    await done(command(api, id, 'revoke-release', people.founder, { body: { of: 'notary' } }));
    expect(callsOfRooms.length).toBeGreaterThan(15);
    for (const route of callsOfRooms) {
      const closed = await send(route, { roomId, documentId, cookies });
      const answers = [
        await send(route, { roomId, documentId }),
        await send(route, { roomId: other.roomId, documentId, cookies }),
        await send(route, { roomId: randomUUID(), documentId, cookies: foreign }),
        await send(route, { roomId: 'no-uuid', documentId }),
      ];
      // Who has a cookie of the room may always drop it.
      if (route === 'POST /rooms/:id/close') continue;
      expect(outcomeOf(closed), route).toEqual(gone);
      expect(new Set(answers.map(saidBy)), route).toEqual(new Set([saidBy(closed)]));
    }
  });
});

describe('at the door', () => {
  test('a code opens once, however many try it at the same moment', async () => {
    const { roomId } = await released(people);
    const cookies = await atTheDoor(roomId);
    await done(post(roomId, 'code', cookies));
    const code = await mailedCode(roomId);
    const tried = await Promise.all(
      Array.from({ length: 20 }, () => post(roomId, 'open', cookies, { code })),
    );
    const statuses = tried.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([204, ...Array(19).fill(409)]);
  });

  test('fifty guesses at the same moment are five, and then the right code is worth nothing', async () => {
    const { roomId } = await released(people);
    const cookies = await atTheDoor(roomId);
    await done(post(roomId, 'code', cookies));
    const code = await mailedCode(roomId);
    const guesses = Array.from({ length: 50 }, (_, index) => String(index).padStart(6, '0'));
    const wrong = guesses.filter((guess) => guess !== code);
    await Promise.all(wrong.map((guess) => post(roomId, 'open', cookies, { code: guess })));
    const [row] = await rowsOf(db, 'room_codes', { room_id: roomId });
    expect(row?.wrong_tries).toBe(rules.triesEach);
    expect((await post(roomId, 'open', cookies, { code })).statusCode).not.toBe(204);
    expect(outcomeOf(await look(roomId, cookies))).toEqual(gone);
  });

  test('a code and a cookie of two rooms open neither', async () => {
    const [one, other] = [await released(people), await released(people)];
    const [atOne, atOther] = [await atTheDoor(one.roomId), await atTheDoor(other.roomId)];
    await done(post(one.roomId, 'code', atOne));
    await done(post(other.roomId, 'code', atOther));
    const code = await mailedCode(other.roomId);
    expect(outcomeOf(await post(other.roomId, 'open', atOne, { code }))).toEqual(gone);
    const renamed = {
      [`__Host-room-ask-${other.roomId}`]: atOne[`__Host-room-ask-${one.roomId}`] ?? '',
    };
    expect(outcomeOf(await post(other.roomId, 'open', renamed, { code }))).toEqual(gone);
    // A browser that asked in both rooms has two codes, and each opens its own.
    const tried = await post(one.roomId, 'open', { ...atOne, ...atOther }, { code });
    expect(outcomeOf(tried)).toEqual([409, 'CODE_NOT_VALID']);
  });

  test('cookies that have expired, were changed or made up open nothing', async () => {
    const { roomId } = await released(people);
    const cookies = await opened(roomId);
    const name = `__Host-room-${roomId}`;
    const real = cookies[name] ?? '';
    const until = Number(real.split('.', 1)[0]);
    const forged = [
      real.replace(/^\d/, '9'),
      real.replace(/\.[^.]*$/, ''),
      `${until}.${name}.`,
      cookies[`__Host-room-ask-${roomId}`] ?? '',
    ];
    for (const value of forged) {
      expect(outcomeOf(await look(roomId, { [name]: value })), value).toEqual(gone);
    }
    await done(look(roomId, cookies));
    vi.useFakeTimers({ now: until, toFake: ['Date'] });
    try {
      expect(outcomeOf(await look(roomId, cookies))).toEqual(gone);
      expect(outcomeOf(await post(roomId, 'code', cookies))).toEqual(gone);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a link for one file opens no room, the link to a room uploads nothing', async () => {
    const { id, roomId } = await released(people, 'foundation-certificate-pending');
    const link = await api.link(id, 'foundation-certificate');
    const token = tokenOfRoom(roomId);
    expect((await exchange(api, token)).answer.statusCode).toBe(404);
    expect((await api.call('POST', '/invitations/exchange', { body: { token } })).statusCode).toBe(
      404,
    );
    for (const other of [link.token, tokenOf(LINK_SECRET, link.id), tokenOf(LINK_SECRET, id)]) {
      const tried = await post(roomId, 'exchange', {}, { token: other });
      expect(outcomeOf(tried)).toEqual(gone);
    }
    const { cookies } = await exchange(api, link.token);
    expect(outcomeOf(await look(roomId, cookies))).toEqual(gone);
  });

  test('fifty browsers that ask for a code at the same moment send three mails', async () => {
    const { roomId } = await released(people);
    const browsers = await Promise.all(Array.from({ length: 50 }, () => atTheDoor(roomId)));
    const asked = await Promise.all(browsers.map((cookies) => post(roomId, 'code', cookies)));
    expect(asked.filter(({ statusCode }) => statusCode === 204)).toHaveLength(rules.perHour);
    const codes = await rowsOf(db, 'room_codes', { room_id: roomId }, 'id');
    const mailed = await rowsOf(db, 'outbox', { mail: 'room-code' }, 'data');
    const ofRoom = mailed.filter(({ data }) =>
      codes.some(({ id }) => (data as { codeId?: string } | null)?.codeId === id),
    );
    expect(ofRoom).toHaveLength(rules.perHour);
  });
});

describe('an open room', () => {
  test('takes no write of another site, whichever it is', async () => {
    const { roomId } = await released(people);
    const cookies = await opened(roomId);
    const writes = callsOfRooms.filter((route) => route.startsWith('POST'));
    for (const route of writes) {
      const answer = await send(route, { roomId, cookies, headers: ELSEWHERE });
      expect(answer.statusCode, route).toBe(403);
    }
    await done(look(roomId, cookies));
  });

  test('is kept in no cache and named to no other site, and its cookies are the browser’s alone', async () => {
    const { roomId } = await released(people);
    const door = await post(roomId, 'exchange', {}, { token: tokenOfRoom(roomId) });
    const cookies = await opened(roomId);
    for (const { httpOnly, secure, sameSite, path, domain } of door.cookies as {
      [key: string]: unknown;
    }[]) {
      expect({ httpOnly, secure, sameSite, path, domain }).toEqual({
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        domain: undefined,
      });
    }
    const { data } = (await look(roomId, cookies)).json();
    const [{ documentId }] = data.documents;
    const paths = ['', '/sheet.pdf', '/sheet.json', '/messages', `/documents/${documentId}`];
    for (const rest of paths) {
      const { headers } = await done(look(roomId, cookies, rest));
      expect(headers['cache-control'], rest).toContain('no-store');
      expect(headers['referrer-policy'], rest).toBe('no-referrer');
      expect(headers['x-robots-tag'], rest).toBe('noindex');
      const isFile = rest.includes('/sheet') || rest.includes('/documents');
      if (!isFile) continue;
      expect(headers['content-disposition'], rest).toMatch(/^attachment/);
      expect(headers['content-security-policy'], rest).toContain('sandbox');
    }
  });

  test('takes no text that turns around, hides or never ends, and no file that runs', async () => {
    const { roomId } = await released(people, 'foundation-certificate-pending');
    const cookies = await opened(roomId);
    for (const text of ['Konto \u202e0000', '\u200b', 'x'.repeat(5_001), 'a\u0000b']) {
      expect((await post(roomId, 'messages', cookies, { text })).statusCode).toBe(400);
    }
    const huge = await post(roomId, 'messages', cookies, { text: 'x'.repeat(70_000) });
    expect(huge.json().errors[0].message).toContain('large');
    const fields = { purpose: 'foundation-certificate', deedDate: today(), deedNumber: 'UVZ 1' };
    const hostile = new Map(badPdfs.map(([, reason, file]) => [reason, file]));
    for (const file of hostile.values()) {
      const form = multipart({ fields, file });
      const answer = await api.call('POST', `/rooms/${roomId}/files`, { ...form, cookies });
      expect(answer.statusCode, answer.body).toBe(415);
    }
    // What a person types is text, also where it looks like a page.
    await done(post(roomId, 'messages', cookies, { text: '<img src=x onerror=alert(1)>' }));
    const [read] = (await look(roomId, cookies, '/messages')).json().data;
    expect(read.text).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('one who closes and opens the room again and again', () => {
  test('reads what was written since the notary came, also after a new release, and nothing of another one', async () => {
    const { id, roomId } = await released(people);
    const asFounder = (name: CommandName, body: object) =>
      done(command(api, id, name, people.founder, { body }));
    const first = await opened(roomId);
    await done(post(roomId, 'messages', first, { text: 'Nur unter uns.' }));
    const readsIn = async (room: string) => {
      const answer = await done(look(room, await opened(room), '/messages'));
      return answer.json().data.map(({ text }: { text: string }) => text);
    };
    await asFounder('revoke-release', { of: 'notary' });
    await done(command(api, id, 'release-notary', people.founder));
    const again = await roomOf(id);
    expect(again).not.toBe(roomId);
    expect(await readsIn(again)).toEqual(['Nur unter uns.']);

    const other = { name: 'Notariat am Park', email: 'park@notariat.example' };
    await asFounder('name-notary', other);
    await done(command(api, id, 'release-notary', people.founder));
    const next = await roomOf(id);
    expect(await readsIn(next)).toEqual([]);
    const { bearer } = people.founder;
    const body = { audience: 'notary', text: 'Guten Tag.' };
    await done(api.call('POST', `/foundations/${id}/messages`, { bearer, body }));
    expect(await readsIn(next)).toEqual(['Guten Tag.']);
  });

  test('gets a new room each time, to which no earlier code or cookie leads', async () => {
    const { id, roomId } = await released(people);
    const cookies = await atTheDoor(roomId);
    await done(post(roomId, 'code', cookies));
    const code = await mailedCode(roomId);
    await done(command(api, id, 'revoke-release', people.founder, { body: { of: 'notary' } }));
    await done(command(api, id, 'release-notary', people.founder));
    const next = await roomOf(id);
    expect(outcomeOf(await post(roomId, 'open', cookies, { code }))).toEqual(gone);
    const fresh = await atTheDoor(next);
    const tried = await post(next, 'open', { ...cookies, ...fresh }, { code });
    expect(outcomeOf(tried)).toEqual([409, 'CODE_NOT_VALID']);
  });
});
