import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NOTES_MAX } from '#domain/desk/notes.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { outcomeOf, type Someone } from '../../support/api.ts';
import { bringTo, withCast } from '../../support/foundation-api.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
const admin = await api.someone('admin');
const { db } = api.connection;

const aCase = () => bringTo(api, people, 'start-pending');
const path = (id: string, noteId = '') =>
  `/admin/foundations/${id}/notes/${noteId}`.replace(/\/$/, '');
const write = ({ bearer }: Someone, id: string, body: object, key: string = randomUUID()) =>
  api.call('POST', path(id), { bearer, body, headers: { 'idempotency-key': key } });
const note = (text: string) => ({ kind: 'note', text });
const change = ({ bearer }: Someone, id: string, noteId: string, text: string) =>
  api.call('PATCH', path(id, noteId), { bearer, body: note(text) });
const remove = ({ bearer }: Someone, id: string, noteId: string) =>
  api.call('DELETE', path(id, noteId), { bearer });
const read = async ({ bearer }: Someone, id: string) =>
  (await api.call('GET', path(id), { bearer })).json().data;

async function written(author: Someone, id: string, text: string): Promise<string> {
  const answer = await write(author, id, note(text));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.id;
}

const waitAQuarter = (noteId: string) =>
  changeRows(db, 'notes', { id: noteId }, { written_at: new Date(Date.now() - 15 * 60_000) });

const entriesAbout = async (id: string, action: string) =>
  rowsOf(db, 'audit_log', { target_id: id, action }, 'actor_id', 'details');

describe('a note', () => {
  test('is read by the whole team, newest first, and sealed for the founder where it is stored', async () => {
    const id = await aCase();
    await written(people.staff, id, 'Möchte nur vormittags angerufen werden.');
    await written(people.lawyer, id, 'Handelsname ist heikel.');
    const notes = await read(people.lawyer, id);
    expect(notes).toMatchObject([
      { text: 'Handelsname ist heikel.', author: { id: people.lawyer.id }, call: null },
      { text: 'Möchte nur vormittags angerufen werden.', author: { id: people.staff.id } },
    ]);
    const rows = await rowsOf(db, 'notes', { foundation_id: id });
    expect(JSON.stringify(rows)).not.toContain('vormittags');
    expect(JSON.stringify(rows)).toContain(people.founder.id);
    expect(await entriesAbout(id, 'note-written')).toHaveLength(2);
  });

  test('is written once, however often its answer is lost', async () => {
    const id = await aCase();
    const key = randomUUID();
    const first = await write(people.staff, id, note('Einmal'), key);
    const again = await write(people.staff, id, note('Einmal'), key);
    expect(again.json()).toEqual(first.json());
    await write(people.lawyer, id, note('Von jemand anderem'), key);
    expect(await read(people.staff, id)).toHaveLength(2);
  });

  test('is the author’s for a quarter of an hour, then an admin’s, who leaves a trace', async () => {
    const id = await aCase();
    const noteId = await written(people.staff, id, 'Vertipt');
    expect(outcomeOf(await change(people.lawyer, id, noteId, 'Fremd'))).toEqual([
      409,
      'NOTE_CLOSED',
    ]);
    expect(outcomeOf(await change(people.staff, id, noteId, 'Vertippt'))).toBe(200);
    await waitAQuarter(noteId);
    expect(outcomeOf(await change(people.staff, id, noteId, 'Zu spät'))).toEqual([
      409,
      'NOTE_CLOSED',
    ]);
    expect(outcomeOf(await remove(people.staff, id, noteId))).toEqual([409, 'NOTE_CLOSED']);
    expect(outcomeOf(await change(admin, id, noteId, 'Berichtigt'))).toBe(200);
    expect(await read(people.staff, id)).toMatchObject([
      { text: 'Berichtigt', changed: { by: { id: admin.id } }, removed: null },
    ]);
    expect(outcomeOf(await remove(admin, id, noteId))).toBe(200);
    expect(await read(people.staff, id)).toMatchObject([
      { text: null, removed: { by: { id: admin.id } } },
    ]);
    expect(outcomeOf(await change(admin, id, noteId, 'Wieder da'))).toEqual([404, 'NOT_FOUND']);
    expect(await entriesAbout(id, 'note-removed')).toMatchObject([{ actor_id: admin.id }]);
  });

  test('that its author takes back in time leaves nothing to read', async () => {
    const id = await aCase();
    const noteId = await written(people.staff, id, 'Falsche Gründung');
    const other = await aCase();
    expect(outcomeOf(await remove(people.staff, other, noteId))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await remove(people.staff, id, noteId))).toBe(200);
    expect(await read(people.staff, id)).toEqual([]);
  });

  test('cannot be read any more once the founder is erased', async () => {
    const founder = await api.someone('member');
    const id = await bringTo(api, { ...people, founder }, 'start-pending');
    await written(people.staff, id, 'Hat eine neue Nummer.');
    const { personKeySecret } = api.deps.config;
    await new PersonKeys(api.owner.db, personKeySecret).erase(keyOf(founder.id, 'formation'));
    const [row] = await rowsOf(db, 'notes', { foundation_id: id }, 'id', 'text');
    const sealed = row?.text;
    if (!row || !sealed) throw new Error('Nothing is stored.');
    const place = `notes/${row.id}`;
    const keys = new PersonKeys(db, personKeySecret);
    expect(await keys.openTexts([{ sealed, place }])).toEqual(['[erased]']);
  });
});

describe('a call', () => {
  const call = {
    kind: 'call',
    with: 'notary',
    direction: 'outgoing',
    at: '2026-11-20T09:30:00.000Z',
    outcome: 'will-call-back',
  };

  test('is logged with whom, which way, when and with what result', async () => {
    const id = await aCase();
    expect(outcomeOf(await write(people.staff, id, call))).toBe(200);
    const { kind: _, ...logged } = call;
    expect(await read(people.staff, id)).toMatchObject([{ text: '', call: logged }]);
    expect(await entriesAbout(id, 'note-written')).toMatchObject([{ details: { kind: 'call' } }]);
  });

  test('that has yet to be made is refused', async () => {
    const id = await aCase();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const answer = await write(people.staff, id, { ...call, at });
    expect(outcomeOf(answer)).toEqual([409, 'CALL_AHEAD']);
    expect(answer.json().errors[0].extensions.fields).toEqual(['at']);
  });
});

test('a formation has so many notes and no more, also when two are written at once', async () => {
  const id = await aCase();
  const rows = Array.from({ length: NOTES_MAX - 1 }, () => ({
    id: randomUUID(),
    foundation_id: id,
    author_id: people.staff.id,
    written_at: new Date(),
    text: null,
  }));
  await addRows(db, 'notes', ...rows);
  const answers = await Promise.all(
    ['eins', 'zwei'].map((text) => write(people.staff, id, note(text))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await read(people.staff, id)).toHaveLength(NOTES_MAX);
});

test('founders neither read notes nor learn whether a formation exists', async () => {
  const id = await aCase();
  for (const of of [id, randomUUID()]) {
    const answer = await api.call('GET', path(of), people.founder);
    expect(outcomeOf(answer)).toEqual([403, 'FORBIDDEN']);
  }
  expect(outcomeOf(await api.call('GET', path(randomUUID()), people.staff))).toEqual([
    403,
    'FORBIDDEN',
  ]);
});
