import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildApp } from '#api/app.ts';
import { connect } from '#database/connection.ts';
import { pdf } from '#demo/pdf.ts';
import { mails } from '#mails/registry.ts';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { multipart, withCast } from '../../support/foundation-api.ts';
import { mailDepsOf } from '../../support/mailing.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { notariesOf } from '../../support/rooms.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
const { db } = api.connection;
const notaries = notariesOf(api);

const audiences = ['team', 'law-firm', 'notary'] as const;
type Audience = (typeof audiences)[number];

const path = (id: string, rest = '') => `/foundations/${id}/messages${rest}`;
const write = (
  { bearer }: Pick<Someone, 'bearer'>,
  id: string,
  body: { audience: Audience; text: string; fileIds?: readonly string[] },
  key: string = randomUUID(),
) => api.call('POST', path(id), { bearer, body, headers: { 'idempotency-key': key } });
const upload = ({ bearer }: Someone, id: string, audience: Audience, fileName = 'anlage.pdf') =>
  api.call('POST', path(id, '/files'), {
    bearer,
    ...multipart({ fields: { audience }, file: pdf('Anlage'), fileName }),
  });
const textsIn = async ({ bearer }: Someone, id: string, audience: Audience) => {
  const answer = await api.call('GET', path(id, `?audience=${audience}`), { bearer });
  return answer.json().data.map(({ text }: { text: string }) => text);
};

/** A case with a room, in which a second member takes part. */
async function caseOfAll() {
  const { id, roomId } = await notaries.released(people);
  const coFounder = await api.someone('member');
  await addRows(db, 'projections.participations', {
    foundation_id: id,
    account_id: coFounder.id,
    participant_id: randomUUID(),
    role: 'co-founder',
  });
  return { id, roomId, coFounder };
}

/** A message with a file in each thread, by the lead. */
async function talkInAll(id: string) {
  const said = {} as Record<Audience, { messageId: string; fileId: string; key: string }>;
  for (const audience of audiences) {
    const fileId = (await upload(people.founder, id, audience)).json().data.id;
    const key = randomUUID();
    const body = { audience, text: `Nur an ${audience}`, fileIds: [fileId] };
    const answer = await write(people.founder, id, body, key);
    expect(answer.statusCode, answer.body).toBe(200);
    said[audience] = { messageId: answer.json().data.id, fileId, key };
  }
  return said;
}

describe("another audience's thread", () => {
  test('is closed to every call of who does not read it: list, read mark, file, change, upload', async () => {
    const { id, coFounder } = await caseOfAll();
    const said = await talkInAll(id);
    const admin = await api.someone('admin');
    const foreign = await api.someone('member');
    const outside: [Someone, Audience[], number][] = [
      [people.staff, ['law-firm'], 404],
      [admin, ['law-firm'], 404],
      [people.lawyer, ['team'], 404],
      [foreign, [...audiences], 403],
    ];
    for (const [who, closed, status] of outside) {
      for (const audience of closed) {
        const { messageId, fileId } = said[audience];
        const { bearer } = who;
        const others = audiences.filter((each) => status === 404 && !closed.includes(each));
        const tried = [
          await api.call('GET', path(id, `?audience=${audience}`), { bearer }),
          await api.call('POST', path(id, '/read'), { bearer, body: { audience, upTo: 1 } }),
          await write(who, id, { audience, text: 'Hm' }),
          await upload(who, id, audience),
          await api.call('PATCH', path(id, `/${messageId}`), {
            bearer,
            body: { audience, text: 'Hm' },
          }),
          await api.call('DELETE', path(id, `/${messageId}?audience=${audience}`), { bearer }),
          // By its id, under a thread that the caller does read.
          ...(await Promise.all(
            [audience, ...others].map((as) =>
              api.call('GET', path(id, `/files/${fileId}?audience=${as}`), { bearer }),
            ),
          )),
        ];
        expect(tried.map(({ statusCode }) => statusCode)).toEqual(tried.map(() => status));
      }
    }
    // Those who read all of them have still read nothing, and everything is there.
    for (const audience of audiences) {
      expect(await textsIn(coFounder, id, audience)).toEqual([`Nur an ${audience}`]);
    }
  });

  test('gets no file of a message that was sent to somebody else, and lends none', async () => {
    const { id } = await caseOfAll();
    const said = await talkInAll(id);
    for (const { fileId } of Object.values(said)) {
      for (const audience of audiences) {
        const body = { audience, text: 'Noch einmal', fileIds: [fileId] };
        expect((await write(people.founder, id, body)).statusCode).toBe(400);
      }
    }
    const fileId = (await upload(people.founder, id, 'team')).json().data.id;
    const twice = { audience: 'team', text: 'Zweimal', fileIds: [fileId, fileId] } as const;
    expect((await write(people.founder, id, twice)).statusCode).toBe(400);
    const elsewhere = await caseOfAll();
    const other = { audience: 'team', text: 'Anderswo', fileIds: [fileId] } as const;
    expect((await write(people.founder, elsewhere.id, other)).statusCode).toBe(400);
  });

  test('is not reached by the key of a message, neither by its author nor by anybody else', async () => {
    const { id } = await caseOfAll();
    const said = await talkInAll(id);
    const { key, fileId } = said['law-firm'];
    const same = { text: 'Nur an law-firm', fileIds: [fileId] };
    // It would look sent to the team, which never got it.
    const again = await write(people.founder, id, { ...same, audience: 'team' }, key);
    expect(outcomeOf(again)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    expect(await textsIn(people.staff, id, 'team')).toEqual(['Nur an team']);
    // The same key of somebody else is another message.
    const stranger = await write(people.staff, id, { audience: 'team', text: 'Hallo' }, key);
    expect(stranger.json().data).toMatchObject({ number: 2 });
    // What was removed is not told again.
    const { messageId, key: gone } = said.team;
    const { bearer } = people.founder;
    await api.call('DELETE', path(id, `/${messageId}?audience=team`), { bearer });
    const replayed = await write(
      people.founder,
      id,
      { audience: 'team', text: 'Nur an team', fileIds: [said.team.fileId] },
      gone,
    );
    expect(replayed.json().data).toEqual({ id: messageId, number: 1 });
    expect(await textsIn(people.staff, id, 'team')).toEqual(['Hallo', null]);
    const file = path(id, `/files/${said.team.fileId}?audience=team`);
    expect((await api.call('GET', file, { bearer })).statusCode).toBe(404);
  });

  test('is closed to a co-founder who has left, whatever they still hold', async () => {
    const { id, coFounder } = await caseOfAll();
    const said = await talkInAll(id);
    const own = await write(coFounder, id, { audience: 'team', text: 'Meins' });
    const left = { foundation_id: id, account_id: coFounder.id };
    await changeRows(db, 'projections.participations', left, { ended_at: new Date() });
    const { bearer } = coFounder;
    const { id: messageId } = own.json().data;
    const calls = [
      api.call('GET', `/foundations/${id}/threads`, { bearer }),
      api.call('PATCH', path(id, `/${messageId}`), {
        bearer,
        body: { audience: 'team', text: 'Anders' },
      }),
      ...audiences.flatMap((audience) => [
        api.call('GET', path(id, `?audience=${audience}`), { bearer }),
        api.call('GET', path(id, `/files/${said[audience].fileId}?audience=${audience}`), {
          bearer,
        }),
        api.call('POST', path(id, '/read'), { bearer, body: { audience, upTo: 1 } }),
        write(coFounder, id, { audience, text: 'Noch da' }),
      ]),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403);
    // Nobody is mailed who would not be let in.
    const before = await queuedMails(db, 'message-written');
    await write(people.staff, id, { audience: 'team', text: 'Neues' });
    const told = (await queuedMails(db, 'message-written')).slice(before.length);
    expect(told.map(({ data }) => (data as { accountId: string }).accountId)).not.toContain(
      coFounder.id,
    );
  });
});

/** Texts that tell the time of asking and nothing else. */
const untimed = (text: string) =>
  text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.A%]+Z|"(?:durationMs|waitMs|ageMs)":\d+/g, '·');

describe('of the law firm’s thread our team learns nothing', () => {
  test('by any call of the desk: each answers as it did before', async () => {
    const { id } = await caseOfAll();
    const admin = await api.someone('admin');
    // A thread of its own exists already, so that a second one would show.
    await write(people.founder, id, { audience: 'team', text: 'Eine Frage an euch' });
    const reads = api.app.declaredRoutes
      .filter(({ method }) => method === 'GET')
      .map(({ url }) => url.replace(/^\/api/, ''))
      .filter((url) => /^\/(admin|foundations|notices|users\/me)/.test(url))
      .filter((url) => !/^\/changes|\/history\/pdf$|\.pdf$|:(?!id)/.test(url))
      .map((url) => url.replace(':id', id));
    expect(reads.length).toBeGreaterThan(40);
    const seenBy = async ({ bearer }: Someone) => {
      const found = new Map<string, string>();
      for (const url of reads) {
        const query = url.endsWith('/messages') ? '?audience=team' : '';
        const answer = await api.call('GET', url + query, { bearer });
        found.set(url, `${answer.statusCode} ${untimed(answer.body)}`);
      }
      for (const q of ['Kanarienfrage', 'Kanariendatei', id.slice(0, 8)]) {
        const found_ = await api.call('POST', '/search', { bearer, body: { q } });
        found.set(`search ${q}`, untimed(found_.body));
      }
      const presence = await api.call('POST', `/admin/foundations/${id}/presence`, { bearer });
      found.set('presence', presence.body);
      return found;
    };
    const readers = [people.staff, admin];
    const before = await Promise.all(readers.map(seenBy));
    const fileId = (await upload(people.founder, id, 'law-firm', 'Kanariendatei.pdf')).json().data
      .id;
    const asked = { audience: 'law-firm', text: 'Kanarienfrage', fileIds: [fileId] } as const;
    await write(people.founder, id, asked);
    await write(people.lawyer, id, { audience: 'law-firm', text: 'Kanarienantwort' });
    await write(people.founder, id, { audience: 'law-firm', text: 'Kanarienfrage zwei' });
    await api.caughtUp();
    const after = await Promise.all(readers.map(seenBy));
    for (const [index, found] of after.entries()) {
      const changed = [...found].filter(([at, text]) => before[index]?.get(at) !== text);
      // Admins see ids and actions of everybody in the audit log.
      const others = changed.map(([at]) => at).filter((at) => !at.startsWith('/admin/audit'));
      expect(others).toEqual([]);
      expect([...found.values()].join('\n')).not.toMatch(/kanarien(antwort|datei|frage)/i);
    }
    // The lawyer finds all of it, so there is something to find.
    expect(await textsIn(people.lawyer, id, 'law-firm')).toHaveLength(3);
  });

  test('by a mail: what the desk keeps and what goes out name neither words nor files', async () => {
    const { id } = await caseOfAll();
    const mail = mails.find(({ name }) => name === 'message-written');
    const written = await write(people.founder, id, {
      audience: 'law-firm',
      text: '<b>Kanarienfrage</b> https://evil.example',
    });
    const ids = { messageId: written.json().data.id, accountId: people.founder.id };
    const loaded = await mail?.load(mailDepsOf(api), ids as never);
    if (!loaded) throw new Error('no mail');
    expect(loaded.filed).toBeNull();
    const [reader] = [await loaded.readers()].flat();
    if (!reader) throw new Error('nobody reads it');
    const letter = JSON.stringify(await loaded.letterTo(reader));
    expect(letter).not.toMatch(/kanarien|evil|<b>/i);
    // A person who has no part in the case is not mailed, even if the queue says so.
    const stranger = await api.someone('member');
    const misled = await mail?.load(mailDepsOf(api), { ...ids, accountId: stranger.id } as never);
    expect(misled ?? null).toBeNull();
  });
});

describe('many at the same moment', () => {
  test('30 messages of five people in two processes have one order for all, each once', async () => {
    const { id, roomId, coFounder } = await caseOfAll();
    const cookies = await notaries.opened(roomId);
    const own = connect(api.deps.config.databaseUrl);
    const second = await buildApp({ ...api.deps, connection: own });
    try {
      const inSecond = (author: Someone, body: object, key: string) =>
        second.inject({
          method: 'POST',
          url: `/api${path(id)}`,
          headers: { authorization: `Bearer ${author.bearer}`, 'idempotency-key': key },
          payload: body,
        });
      const members = [people.founder, coFounder, people.staff, people.lawyer];
      const sent = Array.from({ length: 24 }, (_, index) => {
        const author = members[index % members.length] ?? people.founder;
        return { author, key: randomUUID(), text: `Nummer ${index}` };
      });
      // Each goes to both processes with the same key, as after a lost answer.
      const answers = await Promise.all([
        ...sent.flatMap(({ author, key, text }) => [
          write(author, id, { audience: 'notary', text }, key),
          inSecond(author, { audience: 'notary', text }, key),
        ]),
        ...Array.from({ length: 6 }, (_, index) => {
          const text = `Notariat ${index}`;
          return notaries.post(roomId, 'messages', cookies, { text }, randomUUID());
        }),
      ]);
      for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
      const orders = await Promise.all(members.map((reader) => textsIn(reader, id, 'notary')));
      const inRoom = (await notaries.look(roomId, cookies, '/messages')).json().data;
      orders.push(inRoom.map(({ text }: { text: string }) => text));
      expect(new Set(orders.map((order) => order.join('|'))).size).toBe(1);
      expect(new Set(orders[0])).toHaveLength(30);
      expect(inRoom.map(({ number }: { number: number }) => number)).toEqual(
        Array.from({ length: 30 }, (_, index) => 30 - index),
      );
      const rows = await rowsOf(db, 'messages', { foundation_id: id, audience: 'notary' }, 'id');
      expect(rows).toHaveLength(30);
    } finally {
      await second.close();
      await own.close();
    }
  });

  test('one key in two sessions of a person is one message; with other words, one of them is refused', async () => {
    const { id } = await caseOfAll();
    const { access_token: bearer } = await api.logIn(people.founder.email);
    const key = randomUUID();
    const body = { audience: 'team', text: 'Einmal' } as const;
    const both = await Promise.all([
      write(people.founder, id, body, key),
      write({ bearer }, id, body, key),
    ]);
    expect(new Set(both.map((answer) => answer.body)).size).toBe(1);
    const other = randomUUID();
    const statuses = await Promise.all(
      ['Ja', 'Nein'].map(async (text, index) => {
        const who = index === 0 ? people.founder : { bearer };
        return (await write(who, id, { audience: 'team', text }, other)).statusCode;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect(await textsIn(people.staff, id, 'team')).toHaveLength(2);
  });
});
