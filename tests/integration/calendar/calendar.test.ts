import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '#modules/accounts/login/passwords/passwords.ts';
import { hashToken } from '#modules/shared/tokens.ts';
import { outcomeOf, PUBLIC_URL, withApi } from '../../support/api.ts';
import { addRows, changeRows, rowOf, rowsOf } from '../../support/rows.ts';

const api = await withApi();

async function member() {
  const person = await api.person();
  const { access_token: bearer } = await api.logIn(person.email);
  return { ...person, bearer };
}
type Member = Awaited<ReturnType<typeof member>>;

async function make({ bearer }: Member, names = false): Promise<string> {
  const answer = await api.typed(bearer)('POST /users/me/calendar', { body: { names } });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.data.address;
}
const pathOf = (address: string) => address.replace(`${PUBLIC_URL}/api`, '');
const read = (address: string, from?: string) => api.call('GET', pathOf(address), { from });

const coreData = { companyName: 'Muster UG', city: 'Köln' };
const talk = {
  declined: false,
  type: 'phone',
  startsAt: '2030-11-26T09:00:00.000Z',
  endsAt: '2030-11-26T10:30:00.000Z',
  phone: '0221 555777',
  consultantId: randomUUID(),
  completedAt: null,
};

/** A foundation as the read model has it. */
async function foundation(founderId: string, values: object = {}, details: object = {}) {
  const id = randomUUID();
  const row = {
    id,
    founder_id: founderId,
    status: 'consultation-pending',
    step: 2,
    waiting_on: 'lawyer',
    since: new Date(),
    due_at: null,
    due_on: null,
    comes_back_as: null,
    comes_back_on: null,
    owner_id: null,
    revision: 5,
    started_at: new Date(),
    updated_at: new Date(),
    ...values,
    details: JSON.stringify({ coreData, consultation: talk, obstacles: [], ...details }),
  };
  await addRows(api.owner.db, 'projections.foundations', row);
  await addRows(api.owner.db, 'projections.participations', {
    foundation_id: id,
    account_id: founderId,
    role: 'lead',
    participant_id: randomUUID(),
    ended_at: null,
  });
  return id;
}
const unfolded = (body: string) => body.replaceAll('\r\n ', '').replaceAll('\\,', ',');

describe('a private calendar', () => {
  test('shows times and words, and names only to who chose them', async () => {
    const owner = await member();
    const id = await foundation(owner.id);
    const notaryAppointment = {
      notaryName: 'Notariat am Dom',
      notaryEmail: 'n@example.com',
      startsAt: '2030-12-03T09:30:00.000Z',
      place: 'Domkloster 4',
      confirmed: true,
    };
    await foundation(
      owner.id,
      { status: 'foundation-certificate-pending' },
      { consultation: null, notaryAppointment },
    );
    await foundation(
      owner.id,
      { status: 'bank-account-pending', waiting_on: 'founder', due_on: '2030-12-09' },
      { consultation: null },
    );
    const address = await make(owner);
    const plain = await read(address);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const etag = String(plain.headers.etag);
    const headers = { 'if-none-match': `W/"other", ${etag}` };
    const again = await api.call('GET', pathOf(address), { headers });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const body = unfolded(plain.body);
    expect(body).toContain(`UID:${id}-${Date.parse(talk.startsAt) / 1_000}`);
    expect(body).toContain('SUMMARY:Erstgespräch zur Gründung\r\n');
    expect(body).toContain('DTSTART:20301126T090000Z');
    expect(body).toContain('DTSTART:20301203T093000Z');
    expect(body).toContain('SUMMARY:Fällig: Geschäftskonto eröffnen');
    expect(body).toContain('DTSTART;VALUE=DATE:20301209');
    expect(body).not.toMatch(/Muster|Dom|0221/);
    const named = unfolded((await read(await make(owner, true))).body);
    expect(named).toContain('SUMMARY:Erstgespräch zur Gründung: Muster UG');
    expect(named).toContain('LOCATION:0221 555777');
    expect(named).toContain('LOCATION:Notariat am Dom, Domkloster 4');
  });

  test('is about own cases that go on, and an obstacle is due under its name', async () => {
    const [owner, other] = [await member(), await member()];
    await foundation(other.id);
    await foundation(owner.id, { status: 'cancelled' });
    const obstacles = [{ id: randomUUID(), kind: 'bank-refused', dueOn: '2030-12-10' }];
    await foundation(
      owner.id,
      { status: 'bank-account-pending', waiting_on: 'founder', due_on: '2030-12-10' },
      { consultation: null, obstacles },
    );
    const body = unfolded((await read(await make(owner))).body);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(body).toContain('Fällig: Die Bank lehnt das Konto ab');
  });

  test('has an address of 32 random bytes, which is stored hashed and never logged', async () => {
    const owner = await member();
    const address = await make(owner);
    const [, secret = ''] = /\/calendar\/([\w-]{43})\.ics$/.exec(address) ?? [];
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    await read(address);
    await read(address.replace(secret, secret.toUpperCase()));
    await api.call('GET', `/calendar/${secret}`);
    await api.call('POST', pathOf(address));
    const row = await rowOf(api.connection.db, 'calendar_feeds', { user_id: owner.id });
    expect(row.token_hash).toBe(hashToken(secret));
    expect(JSON.stringify(row)).not.toContain(secret);
    const { rows } = { rows: await rowsOf(api.owner.db, 'audit_log') };
    expect(rows.map(({ action }) => action)).toContain('calendar-made');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(api.logged()).toContain('/api/calendar/:file');
    expect(api.logged().toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

describe('an address is dead', () => {
  const db = () => api.connection.db;
  const change = (id: string, values: object) => changeRows(db(), 'users', { id }, values);
  const ways: Record<string, (owner: Member) => Promise<unknown>> = {
    'once it is renewed': (owner) => make(owner),
    'once it is removed': ({ bearer }) => api.typed(bearer)('DELETE /users/me/calendar'),
    'with a new password': async ({ id }) =>
      change(id, { password_hash: await hashPassword('rote Kirsche 9') }),
    'with a new address': ({ id }) => change(id, { email: `${randomUUID()}@example.com` }),
    'while the account is suspended': ({ id }) => change(id, { status: 'suspended' }),
    'for who joins the team': ({ id }) => change(id, { role: 'staff' }),
    'without its account': ({ id }) =>
      api.owner.db.deleteFrom('users').where('id', '=', id).execute(),
  };

  test.each(Object.entries(ways))('%s', async (_way, end) => {
    const owner = await member();
    const address = await make(owner);
    expect((await read(address)).statusCode).toBe(200);
    await end(owner);
    const dead = await read(address);
    const wrong = await read(`${PUBLIC_URL}/api/calendar/${'x'.repeat(43)}.ics`);
    expect(outcomeOf(dead)).toEqual([404, 'LINK_NOT_VALID']);
    expect(dead.body).toBe(wrong.body);
    expect((await api.call('GET', '/calendar/x')).body).toBe(wrong.body);
  });

  test('and said to be gone in the own account', async () => {
    const owner = await member();
    await make(owner, true);
    const own = () => api.typed(owner.bearer)('GET /users/me/calendar');
    expect(await own()).toMatchObject({ data: { names: true } });
    await api.typed(owner.bearer)('PATCH /users/me/calendar', { body: { names: false } });
    expect(await own()).toMatchObject({ data: { names: false } });
    await change(owner.id, { email: `${randomUUID()}@example.com` });
    expect(await own()).toMatchObject({ data: null });
  });
});

describe('who guesses', () => {
  test('has to wait after ten wrong addresses, also for a right one', async () => {
    const address = await make(await member());
    const from = '203.0.113.77';
    const wrong = `${PUBLIC_URL}/api/calendar/${'y'.repeat(43)}.ics`;
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await read(wrong, from)).statusCode).toBe(404);
    }
    expect(outcomeOf(await read(address, from))).toEqual([429, 'REQUESTS_EXCEEDED']);
    expect((await read(address)).statusCode).toBe(200);
  });

  test('reads one calendar 30 times a minute at most, wherever from', async () => {
    const address = await make(await member());
    const statuses = [];
    for (let reads = 0; reads < 31; reads += 1) statuses.push((await read(address)).statusCode);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
    expect(statuses[30]).toBe(429);
  });
});
