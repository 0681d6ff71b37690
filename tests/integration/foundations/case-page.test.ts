import { describe, expect, test } from 'vitest';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { checklistOf } from '#domain/foundations/review/review-checklist.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import type { Someone } from '../../support/api.ts';
import {
  addDocument,
  bringTo,
  command,
  exchange,
  uploadByLink,
  withCast,
} from '../../support/foundation-api.ts';

const { api, people } = await withCast();
const { founder, staff, lawyer } = people;

const read = async (who: Someone, path: string) => {
  await api.caughtUp();
  return api.call('GET', path, { bearer: who.bearer });
};
const reviewOf = async (who: Someone, id: string) =>
  (await read(who, `/admin/foundations/${id}/review`)).json().data;
const tick = (who: Someone, id: string, point: string, body: object) =>
  api.call('PUT', `/admin/foundations/${id}/review/points/${point}`, { bearer: who.bearer, body });
const audited = async (action: string, targetId: string) => {
  const { bearer } = await api.someone('admin');
  const path = `/admin/audit?action=${action}&targetId=${targetId}`;
  return (await api.call('GET', path, { bearer })).json().data;
};

describe('the checklist of a lawyer', () => {
  test('is kept per reviewer and drafts, and what is new has to be checked again', async () => {
    const id = await bringTo(api, people, 'review-pending');
    const { drafts, ticked } = await reviewOf(lawyer, id);
    expect(ticked).toEqual([]);
    expect((await tick(lawyer, id, 'seat', { drafts, ticked: true })).statusCode).toBe(200);
    expect((await reviewOf(lawyer, id)).ticked).toEqual(['seat']);
    const colleague = await api.someone('lawyer');
    expect((await reviewOf(colleague, id)).ticked).toEqual([]);
    expect(await audited('review-point', id)).toHaveLength(1);

    await command(api, id, 'request-document-changes', lawyer, { body: { reason: 'Sitz' } });
    await addDocument(api, id, staff, { file: pdf('Der Sitz ist Köln') });
    await command(api, id, 'submit-documents-for-review', staff);
    const anew = await reviewOf(lawyer, id);
    expect(anew).toMatchObject({ ticked: [], before: ['seat'] });
    expect((await tick(lawyer, id, 'seat', { drafts, ticked: true })).statusCode).toBe(412);
    const { drafts: present } = anew;
    await tick(lawyer, id, 'seat', { drafts: present, ticked: true });
    await tick(lawyer, id, 'seat', { drafts: present, ticked: false });
    expect((await reviewOf(lawyer, id)).ticked).toEqual([]);
  });

  test('becomes the record of the approval, with the checksums; without one that has only these', async () => {
    const id = await bringTo(api, people, 'review-pending');
    await command(api, id, 'accept-documents', founder);
    const points = checklistOf({ legalForm: 'ug', articles: 'own', founders: 'one' });
    const [left = 'seat', ...checked] = points;
    const review = { articles: 'own', checked, open: { [left]: 'Folgt vom Notariat.' } };
    const missing = { review: { ...review, open: {} } };
    const refused = await command(api, id, 'approve-documents', lawyer, { body: missing });
    expect(refused.statusCode).toBe(400);
    const approved = await command(api, id, 'approve-documents', lawyer, { body: { review } });
    expect(approved.statusCode).toBe(200);
    const documents = [
      { documentId: expect.any(String), sha256: expect.stringMatching(/^\w{64}$/) },
    ];
    const { approval } = await reviewOf(staff, id);
    const added = { ...review, checked: [...checked, 'accepted-by-all'] };
    expect(approval).toMatchObject({ review: added, documents, at: expect.any(String) });
    const stored = (await api.events.read(`foundation-${id}`)).at(-1);
    expect(JSON.stringify(stored?.data)).not.toContain('Folgt vom Notariat.');

    const other = await bringTo(api, people, 'notary-appointment-pending');
    expect((await reviewOf(staff, other)).approval).toMatchObject({ review: null, documents });
  });
});

test('each file says whose hand it came by, and a deed through which link', async () => {
  const id = await bringTo(api, people, 'foundation-certificate-pending');
  const { token, id: linkId } = await api.link(id, 'foundation-certificate');
  const { cookies } = await exchange(api, token);
  expect((await uploadByLink(api, cookies, { linkId })).statusCode).toBe(200);
  const answer = await read(lawyer, `/admin/foundations/${id}/origins`);
  expect(answer.json().data).toMatchObject([
    { by: { role: 'staff' }, link: null },
    { by: { role: 'notary' }, link: { issuedAt: expect.any(String), usedAt: expect.any(String) } },
  ]);
  expect(answer.body).not.toContain(token);
});

test('an event is read as it is stored, with what is sealed opened, and the look is on record', async () => {
  const id = await bringTo(api, people, 'consultation-appointment-select-pending');
  const found = await read(staff, `/admin/foundations/${id}/events/1`);
  expect(found.json().data).toMatchObject({
    type: 'CoreDataSubmitted',
    revision: 1,
    data: { companyName: (payloads['submit-core-data'] as { companyName: string }).companyName },
    metadata: { hash: expect.stringMatching(/^\w{64}$/) },
  });
  expect((await read(staff, `/admin/foundations/${id}/events/99`)).statusCode).toBe(404);
  expect(await audited('event-read', id)).toMatchObject([
    { details: { revision: 1, type: 'CoreDataSubmitted' } },
  ]);
});

test('who operates sees how far workflow and view are, even without Temporal', async () => {
  const id = await bringTo(api, people, 'start-pending');
  const facts = (await read(staff, `/admin/foundations/${id}/technical`)).json().data;
  expect(facts).toMatchObject({
    workflow: null,
    reachable: false,
    streamRevision: 0,
    viewRevision: 0,
    url: expect.stringContaining(`foundation-${id}`),
    allUrl: expect.stringContaining(`?query=FileNumber+IN+%28%22${fileNumber(id)}`),
  });
});
