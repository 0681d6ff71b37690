import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeOf, outcomeOf } from '../../support/api.ts';
import { addDocument, bringTo, command, withCast } from '../../support/foundation-api.ts';
import { changeRows } from '../../support/rows.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;

const typesOf = async (id: string) =>
  (await api.events.read(`foundation-${id}`)).map(({ type }) => type);

async function revisionSeen(id: string): Promise<number> {
  await api.caughtUp();
  const page = await api.call('GET', `/foundations/${id}`, { bearer: lawyer.bearer });
  return page.json().data.revision;
}

/** The lawyer has the page open; then the documents are sent back and in again. */
async function changedWhileOpen() {
  const id = await bringTo(api, people, 'review-pending');
  const seen = await revisionSeen(id);
  await command(api, id, 'request-document-changes', founder);
  await addDocument(api, id, staff, { title: 'Gesellschafterliste' });
  await command(api, id, 'submit-documents-for-review', staff);
  return { id, seen, ifMatch: `"${seen}"` };
}

describe('a command with If-Match', () => {
  test('is refused when the foundation has moved on, with what happened since', async () => {
    const { id, ifMatch } = await changedWhileOpen();
    const named = { first_name: 'Sven', last_name: 'Beispiel' };
    const { db } = api.connection;
    await changeRows(db, 'users', { id: staff.id }, named);
    const before = await typesOf(id);
    const refused = await command(api, id, 'approve-documents', lawyer, { ifMatch });
    expect(outcomeOf(refused)).toEqual([412, 'CHANGED_MEANWHILE']);
    const { extensions } = refused.json().errors[0];
    expect(extensions.status).toBe('review-pending');
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(extensions.events).toEqual([
      {
        type: 'DocumentChangesRequested',
        occurredAt: at,
        actor: { role: 'founder', name: null },
      },
      { type: 'DocumentAdded', occurredAt: at, actor: { role: 'staff', name: 'Sven Beispiel' } },
      {
        type: 'DocumentsSubmittedForReview',
        occurredAt: at,
        actor: { role: 'staff', name: 'Sven Beispiel' },
      },
    ]);
    expect(await typesOf(id)).toEqual(before);
  });

  test('is accepted at the revision that was shown, and without the header', async () => {
    const { id } = await changedWhileOpen();
    expect(outcomeOf(await command(api, id, 'accept-documents', founder))).toBe(200);
    const ifMatch = `"${await revisionSeen(id)}"`;
    expect(outcomeOf(await command(api, id, 'approve-documents', lawyer, { ifMatch }))).toBe(200);
    expect(outcomeOf(await command(api, id, 'propose-notary-appointment', staff))).toBe(200);
  });

  test('answers a repetition as before, whatever the revision is by then', async () => {
    const { id, ifMatch } = await changedWhileOpen();
    const options = { ifMatch: `"${await revisionSeen(id)}"`, key: randomUUID() };
    const first = await command(api, id, 'approve-documents', lawyer, options);
    expect((await command(api, id, 'approve-documents', lawyer, options)).json()).toEqual(
      first.json(),
    );
    const stale = { ifMatch, key: randomUUID() };
    const refused = await command(api, id, 'propose-notary-appointment', staff, stale);
    const again = await command(api, id, 'propose-notary-appointment', staff, {
      ...stale,
      ifMatch: `"${await revisionSeen(id)}"`,
    });
    expect(again.statusCode).toBe(412);
    expect(again.json()).toEqual(refused.json());
  });

  test('holds for files, too', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    const ifMatch = `"${await revisionSeen(id)}"`;
    expect(outcomeOf(await addDocument(api, id, staff, { ifMatch }))).toBe(200);
    expect(codeOf(await addDocument(api, id, staff, { ifMatch }))).toBe('CHANGED_MEANWHILE');
    expect((await typesOf(id)).filter((type) => type === 'DocumentAdded')).toHaveLength(1);
  });

  test('leaves no gap for two at the same time', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    const ifMatch = `"${await revisionSeen(id)}"`;
    const answers = await Promise.all(
      [1, 2, 3].map(() => addDocument(api, id, staff, { ifMatch })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
  });

  test.each(['3', 'W/"3"', '"three"', '*'])('%s is no revision', async (ifMatch) => {
    const id = await bringTo(api, people, 'start-pending');
    const answer = await command(api, id, 'submit-core-data', founder, { ifMatch });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(answer.json().errors[0].extensions.fields).toEqual(['if-match']);
  });
});
