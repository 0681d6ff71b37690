import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { today, workingTimeIn } from '#demo/days.ts';
import { coreData } from '#demo/foundations.ts';
import { pdf, signedPdf } from '#demo/pdf.ts';
import { roomCode as rules } from '#domain/rooms/code.ts';
import { mails } from '#mails/registry.ts';
import { codeOf } from '#modules/rooms/codes.ts';
import { LINK_SECRET, outcomeOf, type Someone } from '../../support/api.ts';
import { bringTo, cast, command, multipart, withCast } from '../../support/foundation-api.ts';
import { mailDepsOf } from '../../support/mailing.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { notariesOf, tokenOfRoom } from '../../support/rooms.ts';
import { changeRows, rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
/** Nobody may have more than 20 unfinished foundations. */
const later = await cast(api);
const { db } = api.connection;

const gone = [404, 'LINK_NOT_VALID'];
const notaries = notariesOf(api);
const { done, post, look, roomOf, atTheDoor, mailedCode, opened } = notaries;
const released = (target?: Parameters<typeof bringTo>[2], who = people) =>
  notaries.released(who, target);

describe('the door of a room', () => {
  test('opens with the mailed link and the code that goes to the same address', async () => {
    const { id, roomId } = await released();
    const ready = (await queuedMails(db, 'room-ready')).filter(
      ({ data }) => (data as { roomId: string }).roomId === roomId,
    );
    expect(ready).toHaveLength(1);
    const cookies = await opened(roomId);
    const { data } = (await done(look(roomId, cookies))).json();
    expect(data).toMatchObject({
      companyName: coreData.companyName,
      notaryName: coreData.preferredNotary.name,
      status: 'notary-appointment-pending',
      documents: [{ title: 'Gesellschaftsvertrag', isNew: false }],
    });
    // Whatever happens to the case, there is one room and one mail.
    await done(command(api, id, 'ask-notary', people.staff));
    expect(await rowsOf(db, 'notary_rooms', { foundation_id: id })).toHaveLength(1);
    expect(await letter('room-ready', { roomId })).toMatchObject({
      to: coreData.preferredNotary.email,
    });
  });

  test('is shut for a link that was forwarded, until a code comes to the notary', async () => {
    const { roomId } = await released();
    const stranger = await atTheDoor(roomId);
    expect(outcomeOf(await look(roomId, stranger))).toEqual(gone);
    const notary = await atTheDoor(roomId);
    await done(post(roomId, 'code', notary));
    // The code is the asking browser's, and each browser's own.
    const code = await mailedCode(roomId);
    const tried = await post(roomId, 'open', stranger, { code });
    expect(outcomeOf(tried)).toEqual([409, 'CODE_NOT_VALID']);
    expect(outcomeOf(await post(roomId, 'open', {}, { code }))).toEqual(gone);
    await done(post(roomId, 'open', notary, { code }));
  });

  test('takes a code once, within ten minutes, and stores none', async () => {
    const { roomId } = await released();
    const cookies = await atTheDoor(roomId);
    await done(post(roomId, 'code', cookies));
    const code = await mailedCode(roomId);
    await done(post(roomId, 'open', cookies, { code }));
    const again = await post(roomId, 'open', cookies, { code });
    expect(outcomeOf(again)).toEqual([409, 'CODE_NOT_VALID']);
    await done(post(roomId, 'code', cookies));
    const late = await mailedCode(roomId);
    const asked_at = new Date(Date.now() - rules.validMs);
    await changeRows(db, 'room_codes', { room_id: roomId, used_at: null }, { asked_at });
    expect((await post(roomId, 'open', cookies, { code: late })).statusCode).toBe(409);
    const rows = JSON.stringify(await rowsOf(db, 'room_codes', { room_id: roomId }));
    expect(rows).not.toContain(code);
    expect(api.logged()).not.toContain(code);
  });

  test('gives way to no guessing: five wrong tries end a code, ten the day', async () => {
    const { roomId } = await released();
    const cookies = await atTheDoor(roomId);
    const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
    for (const _ of [1, 2]) {
      await done(post(roomId, 'code', cookies));
      const code = await mailedCode(roomId);
      for (let tries = 0; tries < rules.triesEach; tries += 1) {
        const tried = await post(roomId, 'open', cookies, { code: wrong(code) });
        expect(outcomeOf(tried)).toEqual([409, 'CODE_NOT_VALID']);
      }
      // Of the second one the ten tries of the day are used up, whatever comes.
      expect([409, 429]).toContain((await post(roomId, 'open', cookies, { code })).statusCode);
    }
    await done(post(roomId, 'code', cookies));
    const fresh = await post(roomId, 'open', cookies, { code: await mailedCode(roomId) });
    expect(fresh.statusCode).toBe(429);
  });

  test('sends three codes an hour, however many browsers ask at the same moment', async () => {
    const { roomId } = await released();
    const browsers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => atTheDoor(roomId)));
    const asked = await Promise.all(browsers.map((cookies) => post(roomId, 'code', cookies)));
    const statuses = asked.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([204, 204, 204, 429, 429, 429]);
    expect(await rowsOf(db, 'room_codes', { room_id: roomId })).toHaveLength(rules.perHour);
  });

  test('mails a code as long as it can still be typed', async () => {
    const { roomId } = await released();
    await done(post(roomId, 'code', await atTheDoor(roomId)));
    const [row] = await rowsOf(db, 'room_codes', { room_id: roomId }, 'id');
    const codeId = row?.id ?? '';
    const sent = await letter('room-code', { codeId });
    expect(sent.text.replaceAll(' ', '')).toContain(codeOf(LINK_SECRET, codeId));
    expect(sent.isFiled).toBe(false);
    const asked_at = new Date(Date.now() - rules.mailedWithinMs);
    await changeRows(db, 'room_codes', { id: codeId }, { asked_at });
    expect((await letter('room-code', { codeId })).isOutdated).toBe(true);
  });

  test('is one answer for rooms that are unknown, foreign, or not opened here', async () => {
    const one = await released();
    const other = await released();
    const cookies = await opened(one.roomId);
    const token = tokenOfRoom(one.roomId);
    const answers = [
      await look(other.roomId, cookies),
      await look(randomUUID(), cookies),
      await look('no-uuid', cookies),
      await look(one.roomId, {}),
      await post(other.roomId, 'exchange', {}, { token }),
      await post(randomUUID(), 'exchange', {}, { token }),
      await post(other.roomId, 'code', cookies),
      await post(other.roomId, 'messages', cookies, { text: 'Hallo' }),
      // A cookie under the name of another room's.
      await look(other.roomId, {
        [`__Host-room-${other.roomId}`]: cookies[`__Host-room-${one.roomId}`] ?? '',
      }),
      // What was given for asking does not open.
      await look(other.roomId, {
        [`__Host-room-${other.roomId}`]:
          (await atTheDoor(other.roomId))[`__Host-room-ask-${other.roomId}`] ?? '',
      }),
    ];
    const bodies = answers.map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    for (const answer of answers) expect(outcomeOf(answer)).toEqual(gone);
  });

  test('keeps two rooms in two tabs apart', async () => {
    const [one, other] = [await released(), await released()];
    const both = { ...(await opened(one.roomId)), ...(await opened(other.roomId)) };
    const dates = [{ startsAt: workingTimeIn(20) }];
    await done(post(one.roomId, 'commands/propose-notary-dates', both, { dates }));
    expect((await look(one.roomId, both)).json().data.dates).toHaveLength(1);
    expect((await look(other.roomId, both)).json().data.dates).toHaveLength(0);
    await done(post(one.roomId, 'close', both));
  });

  test('takes writes from our own pages only', async () => {
    const { roomId } = await released();
    const cookies = await opened(roomId);
    const answer = await api.call('POST', `/rooms/${roomId}/messages`, {
      cookies,
      body: { text: 'Hallo' },
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a room ends at once', () => {
  test('when a release is taken back: for reading, downloads, the door and its mails', async () => {
    const { id, roomId } = await released();
    const cookies = await opened(roomId);
    const { data } = (await look(roomId, cookies)).json();
    const file = `/documents/${data.documents[0].documentId}`;
    for (const rest of [file, '/sheet.pdf', '/sheet.json']) {
      await done(look(roomId, cookies, rest));
    }
    await done(command(api, id, 'revoke-release', people.founder, { body: { of: 'notary' } }));
    for (const rest of ['', file, '/sheet.pdf', '/sheet.json', '/messages']) {
      expect(outcomeOf(await look(roomId, cookies, rest)), rest).toEqual(gone);
    }
    const token = tokenOfRoom(roomId);
    expect(outcomeOf(await post(roomId, 'exchange', {}, { token }))).toEqual(gone);
    expect(outcomeOf(await post(roomId, 'code', cookies))).toEqual(gone);
    expect(await letter('room-ready', { roomId })).toMatchObject({ to: null });
    // Another yes makes another room, to which the old link does not lead.
    await done(command(api, id, 'release-notary', people.founder));
    const next = await roomOf(id);
    expect(next).not.toBe(roomId);
    expect(outcomeOf(await look(roomId, cookies))).toEqual(gone);
    await done(look(next, await opened(next)));
  });

  test('when the notary declines, the address is corrected, or the formation is given up', async () => {
    const declined = await released();
    const cookies = await opened(declined.roomId);
    await done(post(declined.roomId, 'commands/decline', cookies, { reason: 'Keine Termine.' }));
    expect(outcomeOf(await look(declined.roomId, cookies))).toEqual(gone);

    const corrected = await released();
    const before = await opened(corrected.roomId);
    const body = { name: 'Notariat am Dom', email: 'neu@example.com', reason: 'Neue Adresse.' };
    await done(command(api, corrected.id, 'correct-notary', people.staff, { body }));
    expect(outcomeOf(await look(corrected.roomId, before))).toEqual(gone);

    const cancelled = await released();
    const last = await opened(cancelled.roomId);
    await done(command(api, cancelled.id, 'cancel-foundation', people.founder));
    expect(outcomeOf(await look(cancelled.roomId, last))).toEqual(gone);
  });
});

describe('from a room', () => {
  test('a notary offers dates, and what is done twice happens once', async () => {
    const { id, roomId } = await released();
    const cookies = await opened(roomId);
    const dates = [{ startsAt: workingTimeIn(30), place: 'Domkloster 4' }];
    const propose = (key: string) =>
      post(roomId, 'commands/propose-notary-dates', cookies, { dates }, key);
    const key = randomUUID();
    const [first, second] = [await done(propose(key)), await done(propose(key))];
    expect(second.body).toBe(first.body);
    await api.caughtUp();
    const shown = (await api.call('GET', `/foundations/${id}`, people.founder)).json().data;
    expect(shown.status).toBe('notary-appointment-confirmation-pending');
    // Nothing about what others have still to do.
    expect(outcomeOf(await propose(randomUUID()))).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect((await propose(randomUUID())).body).not.toContain('next');
  });

  test('a notary reports only what the room has a call for', async () => {
    const { roomId } = await released();
    const cookies = await opened(roomId);
    for (const kind of ['notary-declined', 'bank-refused', 'name-objected']) {
      const answer = await post(roomId, 'commands/report-obstacle', cookies, { kind });
      expect(answer.statusCode, kind).toBe(400);
    }
    const other = await post(roomId, 'commands/cancel-foundation', cookies, { reason: 'x' });
    expect(other.statusCode).toBe(405);
  });

  test('the deed comes with day and number, and uses up the link that was mailed for it', async () => {
    const { id, roomId } = await released('foundation-certificate-pending');
    const link = await api.link(id, 'foundation-certificate');
    const cookies = await opened(roomId);
    const send = (fields: Record<string, string>, file: Buffer) => {
      const { body, headers } = multipart({ fields, file });
      return api.call('POST', `/rooms/${roomId}/files`, { body, cookies, headers });
    };
    const fields = {
      purpose: 'foundation-certificate',
      deedDate: today(),
      deedNumber: 'UVZ 1234/2026',
    };
    expect((await send({ ...fields, deedDate: '2099-01-01' }, pdf())).statusCode).toBe(400);
    expect((await send(fields, Buffer.from('kein PDF'))).statusCode).toBe(415);
    expect((await send({ ...fields, purpose: 'register-extract' }, pdf())).statusCode).toBe(409);
    const signed = signedPdf('Urkunde');
    await done(send(fields, signed));
    await api.caughtUp();
    // As it came, and with what is known of its signature.
    const [own] = (await look(roomId, cookies)).json().data.sent;
    const sha256 = createHash('sha256').update(signed).digest('hex');
    expect(own).toMatchObject({ purpose: 'foundation-certificate', sha256, isSigned: true });
    const { rawPayload } = await look(roomId, cookies, `/documents/${own.fileId}`);
    expect(rawPayload.equals(signed)).toBe(true);
    const { data } = (await api.call('GET', `/foundations/${id}`, people.staff)).json();
    expect(data).toMatchObject({
      status: 'bank-account-pending',
      deedDate: today(),
      deedNumber: 'UVZ 1234/2026',
    });
    expect(data.documents).toContainEqual(
      expect.objectContaining({ kind: 'foundation-certificate', sha256, isSigned: true }),
    );
    const [row] = await rowsOf(db, 'upload_links', { id: link.id });
    expect(row).toMatchObject({ used_at: expect.any(Date) });
  });
});

describe('the thread of a room', () => {
  const thread = (id: string, { bearer }: Someone, audience = 'notary') =>
    api.call('GET', `/foundations/${id}/messages?audience=${audience}`, { bearer });
  const write = (id: string, { bearer }: Someone, text: string, audience = 'notary') =>
    api.call('POST', `/foundations/${id}/messages`, {
      bearer,
      body: { audience, text, fileIds: [] },
    });

  test('is there with the room, for all of them; the notary is told once that there is something', async () => {
    const without = await bringTo(api, later, 'start-pending');
    expect((await thread(without, later.founder)).statusCode).toBe(404);
    const { id, roomId } = await released(undefined, later);
    const cookies = await opened(roomId);
    await done(post(roomId, 'messages', cookies, { text: 'Wer vertritt die Gesellschaft?' }));
    for (const reader of [later.founder, later.staff, later.lawyer]) {
      expect((await thread(id, reader)).json().data).toMatchObject([
        { text: 'Wer vertritt die Gesellschaft?', author: { role: 'notary', own: false } },
      ]);
    }
    await done(write(id, later.staff, 'Jana Keller allein.'));
    await done(write(id, later.founder, 'Ja, ich allein.'));
    const told = (await queuedMails(db, 'room-message')).filter(
      ({ data }) => (data as { roomId: string }).roomId === roomId,
    );
    expect(told).toHaveLength(1);
    const read = (await look(roomId, cookies, '/messages')).json();
    expect(read.data.map(({ text }: { text: string }) => text)).toEqual([
      'Ja, ich allein.',
      'Jana Keller allein.',
      'Wer vertritt die Gesellschaft?',
    ]);
    expect(read.meta.readTo).toBe(1);
    await done(post(roomId, 'messages/read', cookies, { upTo: 3 }));
    const ids = told[0]?.data as { messageId: string; roomId: string };
    expect((await letter('room-message', ids)).isOutdated).toBe(true);
  });

  test('shows the notary no other thread and no file of one', async () => {
    const { id, roomId } = await released(undefined, later);
    const cookies = await opened(roomId);
    const { body, headers } = multipart({ fields: { audience: 'team' }, file: pdf('Geheim') });
    const { bearer } = later.founder;
    const sent = await done(
      api.call('POST', `/foundations/${id}/messages/files`, { bearer, body, headers }),
    );
    const fileId = sent.json().data.id;
    const message = { audience: 'team', text: 'Nur für das Team', fileIds: [fileId] };
    await done(api.call('POST', `/foundations/${id}/messages`, { bearer, body: message }));
    await done(write(id, later.founder, 'Nur für die Kanzlei', 'law-firm'));
    expect((await look(roomId, cookies, '/messages')).json().data).toEqual([]);
    expect((await look(roomId, cookies, `/messages/files/${fileId}`)).statusCode).toBe(404);
  });

  test('takes files of the notary through the checks of all uploads, for its own readers', async () => {
    const { id, roomId } = await released(undefined, later);
    const cookies = await opened(roomId);
    const attach = (file: Buffer) => {
      const { body, headers } = multipart({ fields: {}, file });
      return api.call('POST', `/rooms/${roomId}/messages/files`, { body, cookies, headers });
    };
    expect((await attach(Buffer.from('kein PDF'))).statusCode).toBe(415);
    const file = pdf('Vollmacht');
    const sent = (await done(attach(file))).json().data;
    const fileIds = [sent.id];
    const key = randomUUID();
    const say = () => post(roomId, 'messages', cookies, { text: 'Zur Vollmacht', fileIds }, key);
    expect((await done(say())).body).toBe((await done(say())).body);
    const { bearer } = later.founder;
    const shown = (await thread(id, later.founder)).json().data;
    expect(shown).toMatchObject([{ text: 'Zur Vollmacht', files: [sent] }]);
    const download = (audience: string) =>
      api.call('GET', `/foundations/${id}/messages/files/${sent.id}?audience=${audience}`, {
        bearer,
      });
    expect((await download('notary')).rawPayload.equals(file)).toBe(true);
    expect((await download('team')).statusCode).toBe(404);
    // Each belongs to one message, and a message has five at most.
    const again = await post(roomId, 'messages', cookies, { text: 'Noch einmal', fileIds });
    expect(again.statusCode).toBe(400);
    const six = { text: 'Viele', fileIds: Array.from({ length: 6 }, () => randomUUID()) };
    expect((await post(roomId, 'messages', cookies, six)).statusCode).toBe(400);
  });

  test('stays to be read once the room is closed, and nobody writes to it', async () => {
    const { id, roomId } = await released(undefined, later);
    const cookies = await opened(roomId);
    await done(post(roomId, 'messages', cookies, { text: 'Eine Frage' }));
    await done(command(api, id, 'revoke-release', later.founder, { body: { of: 'notary' } }));
    expect((await thread(id, later.founder)).json().data).toHaveLength(1);
    const late = await write(id, later.founder, 'Zu spät');
    expect(outcomeOf(late)).toEqual([409, 'THREAD_ENDED']);
  });
});

/** A mail as it would go out now. */
async function letter(name: 'room-ready' | 'room-code' | 'room-message', ids: object) {
  const mail = mails.find((each) => each.name === name);
  const loaded = await mail?.load(mailDepsOf(api), ids as never);
  if (!loaded) return { to: null, text: '', isOutdated: true, isFiled: false };
  const reader = [await loaded.readers()].flat()[0];
  const text = reader ? JSON.stringify(await loaded.letterTo(reader)) : '';
  const { isOutdated, filed } = loaded;
  return { to: reader?.email ?? null, text, isOutdated, isFiled: filed !== null };
}
