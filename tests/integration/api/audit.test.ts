import { generateSync } from 'otplib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AUDIT_DAYS } from '#domain/operations/audit-days.ts';
import { networkOf, type RecordedAudit, sweepAuditLog } from '#modules/audit/audit-log.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { outcomeOf, PASSWORD } from '../../support/api.ts';
import {
  addDocument,
  bringTo,
  cast,
  command,
  exchange,
  multipart,
  uploadByLink,
  withFoundationApi,
} from '../../support/foundation-api.ts';

const api = await withFoundationApi();
const admin = await api.someone('admin');
const people = await cast(api);

const aPicture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const read = async (query: string) => {
  const answer = await api.call('GET', `/admin/audit?${query}`, admin);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** Newest first. */
const entries = async (query: string): Promise<RecordedAudit[]> => (await read(query)).data;
/** Every line of the log, parsed. */
const lines = () =>
  api
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('The audit log shows', () => {
  test('a login, and a failed one without the address that was entered', async () => {
    const person = await api.person();
    const from = '203.0.113.77';
    const body = { email: person.email, password: 'ganz falsch geraten' };
    await api.call('POST', '/auth/login', { body, from });
    await api.logIn(person.email);
    const [failed] = await entries(`target=${person.id}`);
    expect(failed).toEqual({
      id: expect.stringMatching(/^\d+$/),
      at: expect.any(String),
      action: 'login-failed',
      actor: { id: null, role: 'visitor', name: null },
      target: { kind: 'account', id: person.id, name: null },
      requestId: expect.any(String),
      client: '203.0.113.0/24',
      details: { refused: 'INVALID_CREDENTIALS' },
    });
    expect(await entries(`actor=${person.id}`)).toMatchObject([
      { action: 'login', actor: { id: person.id, role: 'member' }, target: null },
    ]);
    expect(lines()).toContainEqual(
      expect.objectContaining({ requestId: failed?.requestId, msg: 'login-failed' }),
    );
  });

  test('a failed login with an unknown address', async () => {
    const body = { email: 'nobody.knows.me@example.com', password: PASSWORD };
    const answer = await api.call('POST', '/auth/login', { body });
    expect(answer.statusCode).toBe(401);
    const [failed] = await entries('action=login-failed');
    expect(failed).toMatchObject({ actor: { id: null }, target: null });
    expect(JSON.stringify(failed)).not.toContain('nobody.knows.me');
  });

  test('logouts, changed and reset passwords', async () => {
    const calls = accountCalls(api);
    const person = await api.person();
    const { access_token: bearer, refresh_token } = await api.logIn(person.email);
    const changed = { password: 'andere Birne 11' };
    expect((await api.call('PATCH', '/users/me', { bearer, body: changed })).statusCode).toBe(200);
    for (const _ of [1, 2]) await calls.post('/auth/logout', { refresh_token });
    await calls.post('/auth/password/request', { email: person.email });
    const token = await calls.lastToken('reset-password', person.email);
    const reset = await calls.post('/auth/password/reset', { token, password: 'dritte Birne 12' });
    expect(reset.statusCode, reset.body).toBe(204);
    const found = [
      ...(await entries(`target=${person.id}`)),
      ...(await entries(`actor=${person.id}`)),
    ];
    expect(found.map(({ action }) => action)).toEqual([
      'password-reset',
      'logout',
      'logout',
      'password-changed',
      'login',
    ]);
    expect(await entries('action=password-reset-requested&limit=1')).toMatchObject([
      { actor: { role: 'visitor' }, target: null },
    ]);
  });

  test('invitations and who accepted them', async () => {
    const calls = accountCalls(api);
    const email = 'new.colleague@example.com';
    await calls.post('/users/invite', { email, role: 'lawyer' }, admin.bearer);
    const token = await calls.lastToken('accept-invite', email);
    const accepted = await calls.post('/users/invite/accept', { token, password: PASSWORD });
    expect(accepted.statusCode, accepted.body).toBe(204);
    const { id } = await calls.stored(email);
    expect(await entries(`actor=${admin.id}&action=invited`)).toMatchObject([
      { details: { role: 'lawyer', people: 1 } },
    ]);
    expect(await entries(`target=${id}`)).toMatchObject([{ action: 'invitation-accepted' }]);
  });

  test("commands and uploads of the team, the notary's upload and every download", async () => {
    const id = await bringTo(api, people, 'foundation-certificate-pending');
    const link = await api.link(id, 'foundation-certificate');
    await exchange(api, 'no-such-token');
    const { cookies } = await exchange(api, link.token);
    expect((await uploadByLink(api, cookies)).statusCode).toBe(200);
    await api.caughtUp();
    const page = await api.call('GET', `/foundations/${id}`, people.founder);
    const [document] = page.json().data.documents;
    const path = `/foundations/${id}/documents/${document.documentId}`;
    expect((await api.call('GET', path, people.founder)).statusCode).toBe(200);
    expect((await entries(`target=${id}`)).toReversed()).toMatchObject([
      { action: 'command', actor: { role: 'lawyer' }, details: { command: 'accept-mandate' } },
      { action: 'upload', actor: { id: people.staff.id, role: 'staff' } },
      { action: 'command', details: { command: 'submit-documents-for-review' } },
      { action: 'command', actor: { role: 'lawyer' }, details: { command: 'approve-documents' } },
      { action: 'command', details: { command: 'propose-notary-appointment' } },
      { action: 'link-opened', actor: { id: link.id, role: 'notary' } },
      { action: 'upload', actor: { id: link.id, role: 'notary' } },
    ]);
    expect(await entries(`target=${document.documentId}`)).toMatchObject([
      { action: 'download', actor: { id: people.founder.id, role: 'member' } },
    ]);
    expect(await entries('action=link-refused&limit=1')).toMatchObject([
      { actor: { id: null, role: 'visitor' }, target: null },
    ]);
  });

  test('nothing of what was refused', async () => {
    const id = await bringTo(api, people, 'documents-pending');
    const before = (await entries(`target=${id}`)).length;
    const refused = await command(api, id, 'approve-documents', people.lawyer);
    expect(refused.statusCode).toBe(409);
    const foreign = await addDocument(api, id, people.founder);
    expect(foreign.statusCode).toBe(403);
    expect(await entries(`target=${id}`)).toHaveLength(before);
  });
});

describe('The audit log shows of accounts', () => {
  test('who made, changed and removed one, with its role and status and nothing personal', async () => {
    const person = { email: 'managed.person@example.com', password: PASSWORD, role: 'staff' };
    const created = await api.call('POST', '/users', { bearer: admin.bearer, body: person });
    expect(created.statusCode, created.body).toBe(200);
    const { id } = created.json().data;
    const change = { first_name: 'Geheimnisvolla', status: 'suspended', role: 'lawyer' };
    const changed = await api.call('PATCH', `/users/${id}`, { bearer: admin.bearer, body: change });
    expect(changed.statusCode, changed.body).toBe(200);
    await api.call('DELETE', `/users/${id}`, admin);
    const found = await entries(`target=${id}`);
    expect(found).toMatchObject([
      { action: 'account-removed', actor: { id: admin.id, role: 'admin' }, details: {} },
      {
        action: 'account-changed',
        actor: { id: admin.id },
        details: { fields: 'first_name role status', status: 'suspended', role: 'lawyer' },
      },
      { action: 'account-created', actor: { id: admin.id }, details: { role: 'staff' } },
    ]);
    expect(JSON.stringify(found)).not.toContain('Geheimnisvolla');
  });

  test('what people change about their login, and a code that was wrong', async () => {
    const calls = accountCalls(api);
    const person = await api.person();
    const { access_token: bearer } = await api.logIn(person.email);
    await api.logIn(person.email);
    await api.call('PATCH', '/users/me', { bearer, body: { email: 'new.address@example.com' } });
    const sessions = await api.call('GET', '/users/me/sessions', { bearer });
    const others = sessions.json().data.filter(({ current }: { current: boolean }) => !current);
    await api.call('DELETE', `/users/me/sessions/${others[0].id}`, { bearer });
    await api.call('DELETE', '/users/me/sessions', { bearer });
    const offered = await calls.post('/users/me/tfa/generate', { password: PASSWORD }, bearer);
    const { secret } = offered.json().data;
    const otp = generateSync({ secret });
    expect((await calls.post('/users/me/tfa/enable', { secret, otp }, bearer)).statusCode).toBe(
      204,
    );
    const wrong = { email: person.email, password: PASSWORD, otp: '000000' };
    expect(outcomeOf(await calls.post('/auth/login', wrong))).toEqual([401, 'INVALID_OTP']);
    expect((await entries(`actor=${person.id}`)).map(({ action }) => action)).toEqual([
      'second-factor-set-up',
      'other-sessions-ended',
      'session-ended',
      'email-change-asked',
      'login',
      'login',
    ]);
    expect(await entries(`target=${person.id}`)).toMatchObject([
      { action: 'login-failed', details: { refused: 'INVALID_OTP' } },
    ]);
    const { rows } = await api.owner.pool.query('select * from audit_log');
    expect(JSON.stringify(rows) + api.logged()).not.toMatch(new RegExp(`${secret}|new.address`));
  });

  test('the picture that somebody uploaded', async () => {
    const { body, headers } = multipart({ file: await aPicture(), fileName: 'ich.png' });
    const answer = await api.call('POST', '/files', {
      bearer: people.founder.bearer,
      body,
      headers,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await entries(`target=${answer.json().data.id}`)).toMatchObject([
      { action: 'picture-uploaded', actor: { id: people.founder.id } },
    ]);
  });
});

describe('GET /admin/audit', () => {
  test('pages, newest first, and says how many there are', async () => {
    const all = await read('limit=5');
    expect(all.meta).toEqual({ total: expect.any(Number) });
    expect(all.meta.total).toBeGreaterThan(5);
    const ids = all.data.map(({ id }: { id: string }) => BigInt(id));
    expect(ids).toEqual(ids.toSorted((one: bigint, other: bigint) => (one < other ? 1 : -1)));
    const second = await read('limit=2&offset=2');
    expect(second.data).toEqual(all.data.slice(2, 4));
  });

  test.each([
    'limit=201',
    'offset=100001',
    'action=everything',
    'actor=me',
    'from=yesterday',
    `target=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const answer = await api.call('GET', `/admin/audit?${query}`, admin);
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_QUERY']);
  });

  test('counts no further than 1,000', async () => {
    await api.owner.pool.query(
      `insert into audit_log (action, actor_role, target_id, target_kind)
       select 'download', 'member', 'counted', 'document' from generate_series(1, 1001)`,
    );
    expect((await read('target=counted&limit=1')).meta).toEqual({ total: 1_000, more: true });
  });
});

test('check 43: no log line and no entry contains a password, a token or the secret of a link', async () => {
  const calls = accountCalls(api);
  const person = await api.person();
  const tokens = await api.logIn(person.email);
  await calls.post('/auth/password/request', { email: person.email });
  const reset = await calls.lastToken('reset-password', person.email);
  const password = 'streng geheime Birne 99';
  await calls.post('/auth/password/reset', { token: reset, password });
  const id = await bringTo(api, people, 'foundation-certificate-pending');
  const link = await api.link(id, 'foundation-certificate');
  const { cookies } = await exchange(api, link.token);
  await api.call('GET', `/users/me?access_token=${tokens.access_token}`);
  await api.call('GET', `/no/such/route/${link.token}`);
  const { rows } = await api.owner.pool.query('select * from audit_log');
  const written = api.logged() + JSON.stringify(rows);
  const { access_token, refresh_token } = tokens;
  const secrets = [PASSWORD, password, access_token, refresh_token, reset, link.token];
  for (const secret of [...secrets, ...Object.values(cookies), person.email]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(written).not.toContain(secret);
  }
});

test('check 43: every line has a UTC time; what matters names actor, target and request', async () => {
  const { founder } = people;
  await api.call('GET', '/admin/tasks', founder);
  for (const line of lines()) expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const refused = lines().findLast(({ msg }) => msg === 'FORBIDDEN');
  expect(refused).toMatchObject({ actor: founder.id, requestId: expect.any(String) });
  const request = lines().find(
    ({ requestId, msg }) => requestId === refused.requestId && msg === 'request',
  );
  expect(request).toMatchObject({ route: '/api/admin/tasks', status: 403 });
  for (const action of ['login', 'login-failed', 'password-reset', 'upload', 'download']) {
    const line = lines().find(({ msg }) => msg === action);
    expect([typeof line.requestId, typeof line.client], action).toEqual(['string', 'string']);
    expect(line.actor ?? line.target?.id, action).toEqual(expect.any(String));
  }
});

test('check 44: line breaks and colours in an address or a user agent stay on one escaped line', async () => {
  const evil = 'a\r\n{"msg":"login"}\u001b[31m';
  const before = api.logged().length;
  const body = { email: `${evil}@example.com`, password: PASSWORD };
  await api.call('POST', '/auth/login', { body, headers: { 'user-agent': 'x\u001b[31my' } });
  await api.call('GET', `/${encodeURIComponent(evil)}`);
  await api.call('POST', `/foundations/${encodeURIComponent(evil)}/commands/x`, people.founder);
  const written = api.logged().slice(before);
  const controls = [...written].filter((one) => one < ' ' && one !== '\n');
  expect(controls).toEqual([]);
  for (const line of written.trim().split('\n')) expect(JSON.parse(line).msg).not.toBe('login');
});

test('check 42: entries go when it is said, those of strangers sooner, and no others', async () => {
  const [{ pool }, { people, strangers }] = [api.owner, AUDIT_DAYS];
  await pool.query(
    `insert into audit_log (action, actor_role, target_kind, target_id, at)
     select action, role, 'account', 'aged', now() - (days + one) * interval '1 day'
     from (values ('login', 'member', ${people}), ('login-failed', 'visitor', ${strangers}))
       as kinds (action, role, days), (values (-1), (1)) as around (one)`,
  );
  expect(await sweepAuditLog(api.connection.db)).toBe(2);
  const { rows } = await pool.query(
    `select action, extract(day from now() - at)::int as days from audit_log
     where target_id = 'aged' order by id`,
  );
  expect(rows).toEqual([
    { action: 'login', days: people - 1 },
    { action: 'login-failed', days: strangers - 1 },
  ]);
});

test('check 42: of what strangers cause hardly more than the newest 500,000 are kept', async () => {
  const { pool } = api.owner;
  const { rows } = await pool.query(
    "select pg_get_functiondef('sweep_audit_log'::regproc) as definition",
  );
  // A bound of 500: half a million rows take long to write. More than one statement removes at once.
  const { definition } = rows[0];
  const lower = String(definition).replace('offset 500000 limit 1', 'offset 500 limit 1');
  expect(lower).not.toBe(definition);
  const ofStrangers = "from audit_log where action = 'link-refused'";
  try {
    await pool.query(lower);
    await pool.query(
      `insert into audit_log (action, actor_role, client)
       select 'link-refused', 'visitor', '192.0.2.0/24' from generate_series(1, 100602)`,
    );
    expect(await sweepAuditLog(api.connection.db)).toBeGreaterThanOrEqual(100_101);
    const kept = await pool.query(`select count(*)::int as n ${ofStrangers}`);
    expect(kept.rows).toEqual([{ n: 501 }]);
  } finally {
    await pool.query(definition);
    await pool.query(`delete ${ofStrangers}`);
  }
});

test('an entry that cannot be written is logged as an error, and the login is answered', async () => {
  const { email, id } = await api.person();
  await api.owner.pool.query('alter table audit_log rename to audit_log_away');
  const tokens = await api
    .logIn(email)
    .finally(() => api.owner.pool.query('alter table audit_log_away rename to audit_log'));
  expect(tokens).toHaveProperty('access_token');
  expect(lines().at(-2)).toMatchObject({
    level: 50,
    msg: 'audit entries lost',
    entries: [{ action: 'login', actor: { id, role: 'member' } }],
  });
});

test('addresses are kept as networks', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.0/24');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.0/24');
  expect(networkOf('2001:db8:abcd:12:1:2:3:4')).toBe('2001:db8:abcd::/48');
  expect(networkOf('2001:db8::1')).toBe('2001:db8::/48');
  expect(networkOf('::1')).toBe('::/48');
});
