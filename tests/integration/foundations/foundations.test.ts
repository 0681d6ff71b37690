import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { coreData } from '#demo/foundations.ts';
import { StoreUnavailable } from '#event-store/port.ts';
import { codeOf, outcomeOf, type Someone } from '../../support/api.ts';
import {
  addDocument,
  bringTo,
  cast,
  command,
  foundAlone,
  startFoundation,
  withCast,
} from '../../support/foundation-api.ts';

const { api, people } = await withCast();
/** Nobody may have more than 20 unfinished foundations, limits or not. */
const others = await cast(api);

const read = async (id: string, after?: string) => {
  const path = `/foundations/${id}${after ? `?after=${after}` : ''}`;
  return api.call('GET', path, { bearer: people.founder.bearer });
};

describe('A founder', () => {
  test('starts one foundation, however often the request is sent', async () => {
    const key = randomUUID();
    const call = { bearer: people.founder.bearer, body: { package: 'individual' } };
    const send = () =>
      api.call('POST', '/foundations', { ...call, headers: { 'idempotency-key': key } });
    const first = await send();
    const again = await send();
    expect(outcomeOf(first)).toBe(200);
    expect(first.json().data).toMatchObject({ id: expect.any(String), revision: 0 });
    expect(again.json()).toEqual(first.json());
    expect(await api.events.read(`foundation-${first.json().data.id}`)).toHaveLength(1);
  });

  test('sees a change as soon as the command is answered', async () => {
    const id = await startFoundation(api, people.founder);
    const { preferredNotary: _named, ...entered } = coreData;
    const answer = await command(api, id, 'submit-core-data', people.founder);
    expect(outcomeOf(answer)).toBe(200);
    const { position } = answer.json().data;
    const page = await read(id, position);
    expect(page.json().data).toMatchObject({
      id,
      status: 'consultation-appointment-select-pending',
      step: 2,
      waitingOn: 'founder',
      coreData: entered,
      registerCourt: { code: 'R3306', name: 'Amtsgericht Köln', verified: false },
      revision: 1,
    });
    expect(page.json().data).not.toHaveProperty('temporalUrl');
  });

  test('reads in the list, as on the page, whether a notary is named', async () => {
    const founder = await api.someone('member');
    const id = await startFoundation(api, founder);
    const body = { ...coreData, preferredNotary: undefined };
    await command(api, id, 'submit-core-data', founder, { body });
    const named = async () => {
      await api.caughtUp();
      const page = await api.call('GET', `/foundations/${id}`, founder);
      const list = await api.call('GET', '/foundations', founder);
      return [page.json().data.notaryNamed, list.json().data[0].notaryNamed];
    };
    const before = await named();
    await command(api, id, 'name-notary', founder, { body: { name: 'Notariat am Dom' } });
    expect([before, await named()]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('learns when a read is staler than requested', async () => {
    const id = await startFoundation(api, people.founder);
    const page = await read(id, '999999999');
    expect(page.statusCode).toBe(200);
    expect(page.headers['x-stale']).toBe('true');
    // As it is while the store is away.
    const away = vi.spyOn(api.deps.store, 'head').mockRejectedValue(new StoreUnavailable('away'));
    const waited = await read(id, '999999999').finally(() => away.mockRestore());
    expect([waited.statusCode, waited.headers['x-stale']]).toEqual([200, 'true']);
  });

  test('sees only their own foundations in a paged list', async () => {
    const founder = await api.someone('member');
    const own = [await startFoundation(api, founder), await startFoundation(api, founder)];
    await startFoundation(api, people.founder);
    const last = (await api.call('GET', `/foundations/${own[1]}`, founder)).json().data;
    expect(last.status).toBe('start-pending');
    const list = await api.call('GET', '/foundations?limit=1&sort=startedAt', founder);
    expect(list.json()).toMatchObject({ data: [{ id: own[0], step: 1 }], meta: { total: 2 } });
    const bad = await api.call('GET', '/foundations?limit=201', founder);
    expect(outcomeOf(bad)).toEqual([400, 'INVALID_QUERY']);
    const unknown = await api.call('GET', '/foundations?sort=founder_id', founder);
    expect(outcomeOf(unknown)).toEqual([400, 'INVALID_QUERY']);
  });

  test('reads the timeline with the names of the people', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    await addDocument(api, id, people.staff);
    await api.caughtUp();
    const { data } = (await api.call('GET', `/foundations/${id}/timeline`, people.founder)).json();
    expect(data.map(({ type }: { type: string }) => type)).toEqual([
      'FoundationStarted',
      'CoreDataSubmitted',
      'PackageOrdered',
      'ParticipantStated',
      'PeopleStated',
      'ParticipantDetailsStated',
      'MandateAccepted',
      'ParticipantIdentified',
      'FirmReleased',
      'ConsultationDeclined',
      'DocumentAdded',
    ]);
    expect(data[0]).toMatchObject({ actor: { role: 'founder' }, occurredAt: expect.any(String) });
  });
});

describe('Bad input', () => {
  test('names every field that is missing or wrong', async () => {
    const id = await startFoundation(api, people.founder);
    const empty = await command(api, id, 'submit-core-data', people.founder, { body: {} });
    expect(outcomeOf(empty)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(empty.json().errors[0].extensions.fields.sort()).toEqual([
      'city',
      'companyName',
      'companyPurpose',
      'description',
      'legalForm',
      'shareCapitalCents',
      'totalShareholders',
    ]);
    const poor = { ...coreData, legalForm: 'gmbh', shareCapitalCents: 2_499_900 };
    const refused = await command(api, id, 'submit-core-data', people.founder, { body: poor });
    expect(refused.json().errors[0].extensions.fields).toEqual(['shareCapitalCents']);
  });

  test.each([
    ['a text', '"text"'],
    ['an array', '[]'],
    ['NUL in a text', JSON.stringify({ ...coreData, city: 'Kö\u0000ln' })],
    ['half a character', '{"companyName":"\\ud800"}'],
    ['broken JSON', '{"city":'],
  ])('%s is refused and changes nothing', async (_what, body) => {
    const id = await startFoundation(api, people.founder);
    const answer = await api.call('POST', `/foundations/${id}/commands/submit-core-data`, {
      bearer: people.founder.bearer,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(400);
    expect(await api.events.read(`foundation-${id}`)).toHaveLength(1);
  });

  test('check 34: a command in the wrong status is a conflict that names the current one', async () => {
    const id = await startFoundation(api, people.founder);
    const answer = await command(api, id, 'decline-consultation', people.founder);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().errors[0].extensions).toEqual({
      code: 'NOT_ALLOWED_NOW',
      status: 'start-pending',
      next: [
        {
          command: 'submit-core-data',
          who: 'founder',
          method: 'POST',
          path: `/foundations/${id}/commands/submit-core-data`,
        },
      ],
    });
  });

  test('a review without documents has a code of its own', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    const answer = await command(api, id, 'submit-documents-for-review', people.staff);
    expect(outcomeOf(answer)).toEqual([409, 'NO_DOCUMENTS']);
  });

  test('a slot that is not offered is refused', async () => {
    const id = await bringTo(api, people, 'consultation-appointment-select-pending');
    await command(api, id, 'order-package', people.founder);
    await foundAlone(api, id, people.founder);
    await command(api, id, 'accept-mandate', people.lawyer);
    const answer = await command(api, id, 'book-consultation', people.founder);
    expect(outcomeOf(answer)).toEqual([409, 'SLOT_TAKEN']);
  });

  test.each(['no-such-command', 'add-document', 'receive-register-extract', 'start-foundation'])(
    '%s is not a JSON command',
    async (name) => {
      const id = await startFoundation(api, people.founder);
      const answer = await command(api, id, name as 'add-document', people.founder, { body: {} });
      expect(outcomeOf(answer)).toEqual([404, 'ROUTE_NOT_FOUND']);
    },
  );
});

describe("Somebody else's foundation", () => {
  test('check 22: is indistinguishable from one that does not exist, on every path', async () => {
    const id = await bringTo(api, people, 'review-pending');
    const stranger = await api.someone('member');
    await api.caughtUp();
    const { documents } = (await read(id)).json().data;
    const paths = (one: string): [string, string, unknown?][] => [
      ['GET', `/foundations/${one}`],
      ['GET', `/foundations/${one}/timeline`],
      ['GET', `/foundations/${one}/documents/${documents[0].documentId}`],
      ['GET', `/foundations/${one}/commands/${randomUUID()}`],
      ['POST', `/foundations/${one}/commands/submit-core-data`, coreData],
      ['POST', `/foundations/${one}/commands/request-document-changes`, { reason: 'Nein' }],
    ];
    const unknown = paths(randomUUID());
    const malformed = paths('not-an-id');
    for (const [index, [method, path, body]] of paths(id).entries()) {
      const { bearer } = stranger;
      const foreign = await api.call(method, path, { bearer, body });
      const others = [unknown[index], malformed[index]].map((other) =>
        api.call(method, other?.[1] ?? '', { bearer, body }),
      );
      expect(outcomeOf(foreign), path).toEqual([403, 'FORBIDDEN']);
      for (const other of await Promise.all(others)) {
        expect(other.statusCode, path).toBe(403);
        expect(other.body, path).toBe(foreign.body);
      }
    }
    const list = await api.call('GET', '/foundations', { bearer: stranger.bearer });
    expect(list.json()).toEqual({ data: [], meta: { total: 0 } });
  });
});

describe('An idempotency key', () => {
  const people = others;
  test('is refused for another body, foundation or person', async () => {
    const key = randomUUID();
    const id = await startFoundation(api, people.founder);
    const first = await command(api, id, 'submit-core-data', people.founder, { key });
    expect(first.statusCode).toBe(200);
    const body = { ...coreData, city: 'Bonn' };
    const otherBody = await command(api, id, 'submit-core-data', people.founder, { key, body });
    expect(outcomeOf(otherBody)).toEqual([422, 'UNPROCESSABLE_CONTENT']);
    const second = await startFoundation(api, people.founder);
    const elsewhere = await command(api, second, 'submit-core-data', people.founder, { key });
    expect(codeOf(elsewhere)).toBe('UNPROCESSABLE_CONTENT');
    const again = await command(api, id, 'submit-core-data', people.founder, { key });
    expect(again.json()).toEqual(first.json());
  });

  test('repeats the first refusal unchanged', async () => {
    const key = randomUUID();
    const id = await startFoundation(api, people.founder);
    const first = await command(api, id, 'decline-consultation', people.founder, { key });
    await command(api, id, 'submit-core-data', people.founder);
    const again = await command(api, id, 'decline-consultation', people.founder, { key });
    expect(again.statusCode).toBe(409);
    expect(again.body).toBe(first.body);
  });

  test('has to be a UUID', async () => {
    const id = await startFoundation(api, people.founder);
    const answer = await command(api, id, 'submit-core-data', people.founder, { key: 'mine' });
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
  });

  test('can be used again after a 503, and takes effect once', async () => {
    const key = randomUUID();
    const id = await startFoundation(api, people.founder);
    api.setWorker('down');
    const away = await command(api, id, 'submit-core-data', people.founder, { key });
    api.setWorker('up');
    expect(outcomeOf(away)).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    const path = `/foundations/${id}/commands/${key}`;
    const { bearer } = people.founder;
    expect((await api.call('GET', path, { bearer })).json()).toEqual({
      data: { state: 'pending' },
    });
    const back = await command(api, id, 'submit-core-data', people.founder, { key });
    expect(outcomeOf(back)).toBe(200);
    expect((await api.call('GET', path, { bearer })).json().data.state).toBe('accepted');
    expect(await api.events.read(`foundation-${id}`)).toHaveLength(2);
  });
});

describe('The team', () => {
  const people = others;
  test('sees the founder, and who operates a link to the workflow', async () => {
    const id = await startFoundation(api, people.founder);
    const pageFor = async (who: Someone) =>
      (await api.call('GET', `/foundations/${id}`, who)).json().data;
    const { id: founderId, email } = people.founder;
    const ofStaff = await pageFor(people.staff);
    expect(ofStaff).toMatchObject({
      founder: { id: founderId, email },
      temporalUrl: `http://localhost:8233/namespaces/default/workflows/foundation-${id}`,
    });
    const ofLawyer = await pageFor(people.lawyer);
    expect(ofLawyer).toMatchObject({ founder: { id: founderId, email } });
    expect(ofLawyer).not.toHaveProperty('temporalUrl');
  });

  test('finds foundations by the company name', async () => {
    await bringTo(api, people, 'review-pending');
    await api.caughtUp();
    const found = await api.call('GET', '/foundations?search=werkzeug', people.staff);
    expect(found.json().meta.total).toBeGreaterThan(0);
    const none = await api.call('GET', '/foundations?search=100%25', people.staff);
    expect(none.json().meta.total).toBe(0);
  });

  test('can read the lag of the read models; others cannot', async () => {
    const metrics = await api.call('GET', '/metrics', people.staff);
    expect(metrics.body).toMatch(/^projections_behind \d+$/m);
    expect((await api.call('GET', '/metrics', people.founder)).statusCode).toBe(403);
    expect((await api.call('GET', '/metrics')).statusCode).toBe(403);
  });
});

test('anyone can read free times, by kind', async () => {
  const slots = await api.call('GET', '/slots?kind=consultation');
  expect(slots.json()).toEqual({ data: [] });
  expect((await api.call('GET', '/slots?kind=party')).statusCode).toBe(400);
});
