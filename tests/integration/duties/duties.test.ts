import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { dayIn, inDays } from '#demo/days.ts';
import { forgetDutiesIn } from '#modules/duties/followed.ts';
import { withCompanies } from '#projections/foundations/companies.ts';
import { remindOfDuties } from '#workflows/worker/duties.ts';
import { codeOf, withApi } from '../../support/api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { addRows, rowsOf } from '../../support/rows.ts';

const api = await withApi({ RATE_LIMITS: 'off' });
const db = api.connection.db;
const owner = api.owner.db;

interface Entered {
  deedDate?: string;
  enteredOn: string;
  /** Instant of its completion. */
  since: string;
}

/** A GmbH in Berlin as the read model has it, with its lead and a co-founder. */
async function company({ deedDate = '2026-11-26', enteredOn, since }: Entered) {
  const [lead, coFounder] = [await api.someone('member'), await api.someone('member')];
  const id = randomUUID();
  const coreData = {
    companyName: 'Muster GmbH',
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

    expect((await put(lead, 'bank-name', { state: 'open' })).statusCode).toBe(200);
    expect(await rowsOf(db, 'duty_ticks', { foundation_id: id })).toEqual([]);

    const papers = await api.call('GET', `/foundations/${id}/papers.zip`, { bearer: lead.bearer });
    expect(papers.statusCode).toBe(200);
    const names = Object.keys(unzipSync(papers.rawPayload));
    expect(names).toEqual(['SHA256SUMS', `verlauf-${id}.json`]);
    const theirs = await api.call('GET', `/foundations/${id}/papers.zip`, coFounder);
    expect(Object.keys(unzipSync(theirs.rawPayload))).toEqual(['SHA256SUMS']);
    const foreign = await api.call('GET', `/foundations/${id}/papers.zip`, stranger);
    expect(foreign.statusCode).toBe(403);
  });
});
