import { createHash, randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDutiesOfMember } from '#api/calendar/own-duties.ts';
import { dayIn, inDays } from '#demo/days.ts';
import { ERASED } from '#domain/erased.ts';
import { forgetDutiesIn } from '#modules/duties/followed.ts';
import { openFileStore } from '#modules/files/open-file-store.ts';
import { withCompanies } from '#projections/foundations/companies.ts';
import { remindOf, remindOfDuties } from '#workflows/worker/duties.ts';
import { codeOf, withApi } from '../../support/api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { addRows, rowsOf } from '../../support/rows.ts';

const api = await withApi({ RATE_LIMITS: 'off' });
const db = api.connection.db;
const owner = api.owner.db;
const files = openFileStore(api.deps.config, 'files');

interface Entered {
  deedDate?: string;
  enteredOn: string;
  /** Instant of its completion. */
  since: string;
  companyName?: string;
}

/** A GmbH in Berlin as the read model has it, with its lead and a co-founder. */
async function company(entered: Entered) {
  const { deedDate = '2026-11-26', enteredOn, since, companyName = 'Muster GmbH' } = entered;
  const [lead, coFounder] = [await api.someone('member'), await api.someone('member')];
  const id = randomUUID();
  const coreData = {
    companyName,
    city: 'Berlin',
    legalForm: 'gmbh',
    shareCapitalCents: 2_500_000,
  };
  await addRows(owner, 'projections.foundations', {
    id,
    founder_id: lead.id,
    status: 'completed',
    step: 7,
    waiting_on: 'nobody',
    since: new Date(since),
    due_at: null,
    due_on: null,
    comes_back_as: null,
    comes_back_on: null,
    owner_id: null,
    revision: 20,
    started_at: new Date(since),
    updated_at: new Date(since),
    details: JSON.stringify({
      coreData,
      deedDate,
      registerEntry: { enteredOn, registerNumber: 'HRB 123456 B' },
      completedAt: since,
      obstacles: [],
    }),
  });
  for (const [who, role] of [
    [lead, 'lead'],
    [coFounder, 'co-founder'],
  ] as const) {
    await addRows(owner, 'projections.participations', {
      foundation_id: id,
      account_id: who.id,
      role,
      participant_id: randomUUID(),
      ended_at: null,
    });
  }
  return { id, lead, coFounder };
}

const remindAt = (at: Date) => remindOfDuties(db, at, {});
const noon = (day: string) => new Date(`${day}T11:00:00.000Z`);
const sentTo = (id: string) => rowsOf(db, 'duty_reminders', { foundation_id: id });
const mailed = async () => (await queuedMails(db, 'duties-due')).length;

describe('reminders of duties', () => {
  test('come once each over two years, whichever worker runs and whatever day it misses', async () => {
    const { id } = await company({ enteredOn: '2026-12-17', since: '2026-12-17T10:00:00.000Z' });
    const before = await mailed();
    // Followed from the first look on; nobody is written to within a day of it.
    expect(await remindAt(noon('2026-12-17'))).toBe(0);
    expect(await remindAt(new Date('2026-12-18T09:00:00.000Z'))).toBe(0);
    let mails = 0;
    let day = noon('2026-12-18');
    while (day < noon('2028-12-31')) {
      // Both workers look; in the years after, they are up every fourth day.
      const [one, other] = await Promise.all([remindAt(day), remindAt(day)]);
      mails += one + other;
      day = addDays(day, day < noon('2027-02-01') ? 1 : 4);
    }
    expect((await mailed()) - before).toBe(mails);
    const rows = await sentTo(id);
    expect(new Set(rows.map(({ mail_id }) => mail_id)).size).toBe(mails);
    const sent = rows.map(({ key, number }) => `${key} ${number}`);
    expect(sent.toSorted()).toEqual(
      [
        'accident-insurer 1',
        'accounts-confirmed-2026 1',
        'accounts-confirmed-2026 2',
        'accounts-confirmed-2027 1',
        'accounts-confirmed-2027 2',
        'accounts-disclosed-2026 1',
        'accounts-disclosed-2026 2',
        'accounts-disclosed-2027 1',
        'accounts-disclosed-2027 2',
        'annual-accounts-2026 1',
        'annual-accounts-2026 2',
        'annual-accounts-2027 1',
        'annual-accounts-2027 2',
        'bank-name 1',
        'business-letters 1',
        'list-of-shareholders-2026 1',
        'list-of-shareholders-2027 1',
        'tax-questionnaire 2',
        'tax-returns-2026 1',
        'tax-returns-2026 2',
        'tax-returns-2027 1',
        'tax-returns-2027 2',
        'trade-registration 1',
        'transparency-register 1',
        'transparency-register 2',
        'vat-returns 1',
      ].toSorted(),
    );
  });

  test('go out once, though a worker was killed in the middle', async () => {
    const { id } = await company({ enteredOn: '2026-12-17', since: '2026-12-17T10:00:00.000Z' });
    await remindAt(noon('2026-12-17'));
    const look = () => remindOf(db, { foundationId: id, seenOn: '2026-12-17' }, '2026-12-24');
    const before = await mailed();
    // Its mail waits for the outbox when its connection ends.
    const killed = await owner.transaction().execute(async (blocking) => {
      await sql`lock table outbox in exclusive mode`.execute(blocking);
      const looking = look().then(
        () => 'done',
        () => 'killed',
      );
      const endIt = async () => {
        const { rows } = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and query ilike 'insert into "outbox"%'`.execute(owner);
        return rows.length;
      };
      await expect.poll(endIt, { timeout: 30_000 }).toBeGreaterThan(0);
      return looking;
    });
    expect(killed).toBe('killed');
    expect(await sentTo(id)).toEqual([]);
    expect([await look(), await look()]).toEqual([true, false]);
    expect((await mailed()) - before).toBe(1);
  });

  test('begin with what lies ahead where a company was entered before, and end with a tick', async () => {
    const { id, lead } = await company({
      deedDate: '2024-01-15',
      enteredOn: '2024-03-01',
      since: '2024-03-02T10:00:00.000Z',
    });
    await remindAt(noon('2029-05-01'));
    await remindAt(noon('2029-05-02'));
    expect(await sentTo(id)).toEqual([]);
    await addRows(db, 'duty_ticks', {
      foundation_id: id,
      key: 'annual-accounts-2028',
      state: 'done',
      on_day: null,
      why: null,
      document_id: null,
      set_at: new Date(),
    });
    for (const day of ['2029-05-20', '2029-06-25', '2029-07-25']) await remindAt(noon(day));
    expect((await sentTo(id)).map(({ key, number }) => `${key} ${number}`)).toEqual([
      'tax-returns-2028 1',
      'tax-returns-2028 2',
    ]);
    // Whoever is reminded need not log in for that.
    const others = [lead.id, randomUUID()];
    expect(await withCompanies(db, others, new Date('2020-01-01'))).toEqual(new Set([lead.id]));
    expect(await withCompanies(db, others, new Date('2025-01-01'))).toEqual(new Set());
    await forgetDutiesIn(db, [id]);
    expect(await sentTo(id)).toEqual([]);
  });
});

test('a company whose founder is erased is followed no more', async () => {
  const entered = { enteredOn: '2026-12-17', since: '2026-12-17T10:00:00.000Z' };
  const { id } = await company({ ...entered, companyName: ERASED });
  const { id: other } = await company(entered);
  await remindAt(noon('2026-12-17'));
  const followed = (one: string) => rowsOf(db, 'duty_companies', { foundation_id: one });
  expect([await followed(id), await followed(other)]).toMatchObject([[], [{}]]);
});

describe('duties of a company', () => {
  test('are read by all who take part, and ticked off by the lead alone', async () => {
    const yesterday = inDays(-1).toISOString();
    const day = dayIn(-1);
    const { id, lead, coFounder } = await company({
      deedDate: day,
      enteredOn: day,
      since: yesterday,
    });
    const stranger = await api.someone('member');
    const path = `/foundations/${id}/duties`;
    const get = ({ bearer }: { bearer: string }) => api.call('GET', path, { bearer });
    const put = ({ bearer }: { bearer: string }, key: string, body: object) =>
      api.call('PUT', `${path}/${key}`, { bearer, body });
    expect((await get(stranger)).statusCode).toBe(403);
    const [first] = (await get(coFounder)).json().data;
    expect(first).toMatchObject({ state: 'open', dueBy: 'us', source: '§ 35a GmbHG, § 5 DDG' });

    const done = { state: 'done', on: day, why: 'Geheimes Aktenzeichen 4711' };
    expect((await put(stranger, 'bank-name', done)).statusCode).toBe(403);
    expect(codeOf(await put(coFounder, 'bank-name', done))).toBe('LEAD_ONLY');
    expect((await put(lead, 'unknown', done)).statusCode).toBe(404);
    expect((await put(lead, 'annual-accounts-2090', done)).statusCode).toBe(404);
    expect((await put(lead, 'bank-name', { ...done, on: '2090-01-01' })).statusCode).toBe(400);
    expect((await put(lead, 'bank-name', { ...done, documentId: randomUUID() })).statusCode).toBe(
      403,
    );
    expect((await put(lead, 'bank-name', { ...done, why: 'x'.repeat(201) })).statusCode).toBe(400);
    for (const _ of [1, 2]) expect((await put(lead, 'bank-name', done)).statusCode).toBe(200);
    const rows = await rowsOf(db, 'duty_ticks', { foundation_id: id });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('4711');
    const duties: { key: string }[] = (await get(coFounder)).json().data;
    expect(duties.find(({ key }) => key === 'bank-name')).toMatchObject(done);

    const calendar = { bearer: lead.bearer, body: { names: true } };
    const made = (await api.call('POST', '/users/me/calendar', calendar)).json().data.address;
    const feed = (await api.call('GET', new URL(made).pathname.replace('/api', ''))).body;
    const entries = feed.replaceAll('\r\n ', '').replaceAll('\\,', ',');
    expect(entries).toContain('SUMMARY:Fällig: Gewerbe anmelden: Muster GmbH');
    expect(entries).toContain(`DTSTART;VALUE=DATE:${first.dueOn.replaceAll('-', '')}`);
    expect(entries).not.toContain('bei der Bank');
    // In the years after, the feed has those of then.
    const inTwoYears = inDays(2 * 365);
    const asked = { after: inTwoYears, now: inTwoYears, limit: 20 };
    const ahead = await openDutiesOfMember(db, coFounder.id, asked);
    const names = ahead.map(({ duty }) => duty.name);
    const then = inTwoYears.toISOString().slice(0, 10);
    expect(names.filter((name) => name === 'annual-accounts').length).toBeGreaterThan(0);
    expect(ahead.every(({ duty: { dueOn, year } }) => dueOn >= then && year)).toBe(true);

    expect((await put(lead, 'bank-name', { state: 'open' })).statusCode).toBe(200);
    expect(await rowsOf(db, 'duty_ticks', { foundation_id: id })).toEqual([]);
  });

  test('take as proof only a document that the lead may read, and nobody else writes', async () => {
    const entered = { enteredOn: dayIn(-1), since: inDays(-1).toISOString() };
    const [own, other] = [await company(entered), await company(entered)];
    const [extract, invoice] = [
      await document(own.id, 'register-extract', 'auszug.pdf'),
      await document(own.id, 'firm-invoice', 'rechnung.pdf'),
    ];
    const [foreign, hidden] = [
      await document(other.id, 'register-extract', 'auszug.pdf'),
      await document(own.id, 'draft', 'entwurf.pdf', { released: false }),
    ];
    const put = ({ bearer }: { bearer: string }, id: string, body: object) =>
      api.call('PUT', `/foundations/${id}/duties/bank-name`, { bearer, body });
    for (const documentId of [foreign, hidden]) {
      const { statusCode } = await put(own.lead, own.id, { state: 'done', documentId });
      expect(statusCode).toBe(403);
    }
    expect((await put(own.lead, other.id, { state: 'done' })).statusCode).toBe(403);
    for (const role of ['staff', 'lawyer', 'admin'] as const) {
      expect((await put(await api.someone(role), own.id, { state: 'done' })).statusCode).toBe(403);
    }
    const huge = { state: 'done', why: 'x'.repeat(2_000_000) };
    expect([400, 413]).toContain((await put(own.lead, own.id, huge)).statusCode);
    expect(await rowsOf(db, 'duty_ticks', { foundation_id: own.id })).toEqual([]);

    const never = { state: 'not-applicable', on: dayIn(-1), why: 'Kein\nKonto' };
    expect((await put(own.lead, own.id, never)).statusCode).toBe(400);
    const tick = (await put(own.lead, own.id, { ...never, why: 'Kein Konto' })).json().data;
    expect(tick).toMatchObject({ state: 'not-applicable', why: 'Kein Konto' });
    expect(tick.on).toBeUndefined();
    for (const documentId of [extract, invoice]) {
      const { statusCode } = await put(own.lead, own.id, { state: 'done', documentId });
      expect(statusCode).toBe(200);
    }
  });
});

describe('the papers of a company', () => {
  test('are one archive with safe names, in which everybody finds what they may read', async () => {
    const entered = { enteredOn: dayIn(-1), since: inDays(-1).toISOString() };
    const { id, lead, coFounder } = await company(entered);
    await document(id, 'register-extract', '../../etc/aus\u202ezug.pdf');
    await document(id, 'register-extract', '..\\..\\auszug.pdf.exe');
    await document(id, 'firm-invoice', 'rechnung.pdf');
    await document(id, 'draft', 'entwurf.pdf', { released: false });
    await document(id, 'draft', 'alt.pdf', { withdrawn_at: new Date() });
    const get = ({ bearer }: { bearer: string }) =>
      api.call('GET', `/foundations/${id}/papers.zip`, { bearer });
    const filesOf = (answer: Awaited<ReturnType<typeof get>>) => {
      expect(answer.statusCode).toBe(200);
      return unzipSync(answer.rawPayload);
    };
    const { SHA256SUMS: sums = new Uint8Array(), ...files } = filesOf(await get(lead));
    const [history, ...named] = Object.keys(files).toReversed();
    expect(history).toBe(`verlauf-${id}.json`);
    expect(named.toReversed()).toEqual([
      '01-auszug.pdf',
      '02-auszug.pdf.exe.pdf',
      '03-rechnung.pdf',
    ]);
    const hashes = Object.entries(files).map(
      ([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`,
    );
    expect(strFromU8(sums).trim().split('\n')).toEqual(hashes);
    expect(Object.keys(filesOf(await get(coFounder)))).toEqual([
      'SHA256SUMS',
      '01-auszug.pdf',
      '02-auszug.pdf.exe.pdf',
    ]);
    for (const role of ['member', 'staff', 'lawyer', 'admin'] as const) {
      expect((await get(await api.someone(role))).statusCode).toBe(403);
    }
    // Nobody has two under way; the next is made once the first has been sent.
    const many = await Promise.all(Array.from({ length: 8 }, () => get(lead)));
    expect(new Set(many.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]));
    expect((await get(lead)).statusCode).toBe(200);
  });
});

/** A document of a formation, with its file. @returns its id */
async function document(
  foundationId: string,
  kind: string,
  fileName: string,
  more: { released?: boolean; withdrawn_at?: Date } = {},
): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.7 ${fileName}`);
  const id = randomUUID();
  await files.put(id, bytes);
  await addRows(owner, 'projections.documents', {
    id,
    foundation_id: foundationId,
    kind,
    title: fileName,
    file_name: fileName,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    added_at: new Date(),
    released: true,
    ...more,
  });
  return id;
}
