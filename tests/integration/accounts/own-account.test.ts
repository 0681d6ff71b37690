import { describe, expect, test } from 'vitest';
import { roleIds } from '#modules/accounts/profile/account-fields.ts';
import { codeOf, outcomeOf, PASSWORD, withApi } from '../../support/api.ts';

const api = await withApi();
const { email, id, bearer } = await api.someone();

const me = (query = '', token = bearer) => api.call('GET', `/users/me${query}`, { bearer: token });
const patch = (body: unknown, token = bearer) =>
  api.call('PATCH', '/users/me', { body, bearer: token });
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('people reading their account', () => {
  test('get their own data and no secrets', async () => {
    const { data } = (await me()).json();
    expect(data).toMatchObject({
      id,
      email,
      role: roleIds.member,
      status: 'active',
      language: 'de',
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|password|hash|token/);
  });

  test('choose fields as Directus clients do', async () => {
    expect((await me('?fields=id,email')).json().data).toEqual({ id, email });
    expect((await me('?fields=id&fields=email')).json().data).toEqual({ id, email });
    expect((await me('?fields[]=id&fields[]=email')).json().data).toEqual({ id, email });
    const { role } = (await me('?fields=*,role.name')).json().data;
    expect(role).toEqual({ name: 'member' });
    expect((await me('?fields=*.*')).json().data.role).toMatchObject({ admin_access: false });
  });

  test.each([
    'password',
    'token',
    'password_hash',
    'role.users.*',
    'nothing',
    '*,tfa_offered',
    '*,password',
    'avatar.bytes',
    'role.*.*',
    '__proto__',
  ])('check 24: and asking for %s get only their id', async (fields) => {
    expect((await me(`?fields=${fields}`)).json()).toEqual({ data: { id } });
  });

  test('filter by the fields they can read', async () => {
    const passes = async (filter: unknown) =>
      Object.keys((await me(`?filter=${json(filter)}`)).json().data).length > 1;
    expect(await passes({ email: { _eq: email } })).toBe(true);
    expect(await passes({ email: { _eq: 'other@example.com' } })).toBe(false);
    expect(await passes({ _or: [{ id: '$CURRENT_USER' }, { role: { _in: ['admin'] } }] })).toBe(
      true,
    );
    expect(await passes({ _and: [{ phone: { _null: true } }, { role: { _neq: 'member' } }] })).toBe(
      false,
    );
  });
});

describe('people changing their account', () => {
  test('see the change at once', async () => {
    const body = {
      first_name: ' Ada ',
      phone: '+49 30 1',
      language: 'en',
      newsletter: true,
      terms: true,
    };
    const { data } = (await patch(body)).json();
    expect(data).toMatchObject({ first_name: 'Ada', phone: '+49 30 1', language: 'en' });
    expect(data.terms_accepted_at).not.toBeNull();
    expect((await patch({ phone: '', newsletter: false })).json().data).toMatchObject({
      phone: null,
      newsletter: false,
      first_name: 'Ada',
    });
  });

  test.each(['first_name', 'last_name', 'phone'])(
    '%s stays on one line, as it also stands in mails',
    async (field) => {
      const answer = await patch({ [field]: '0221 5557\r\nBcc: evil@example.com' });
      expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    },
  );

  test.each(['role', 'status', 'id', 'token', 'provider', 'external_identifier', 'email_verified'])(
    'check 23: cannot set %s',
    async (field) => {
      expect(outcomeOf(await patch({ [field]: 'admin', first_name: 'Eve' }))).toEqual([
        403,
        'FORBIDDEN',
      ]);
      expect((await me()).json().data).toMatchObject({
        role: roleIds.member,
        first_name: 'Ada',
        email,
      });
    },
  );

  test('check 17: keep their session after a new password; all others end', async () => {
    const person = await api.person();
    const [own, other] = [await api.logIn(person.email), await api.logIn(person.email)];
    const changed = await patch({ password: 'neue Pflaume 9' }, own.access_token);
    expect(changed.statusCode).toBe(200);
    expect((await me('', own.access_token)).statusCode).toBe(200);
    expect((await me('', other.access_token)).statusCode).toBe(401);
    const body = { refresh_token: other.refresh_token };
    expect((await api.call('POST', '/auth/refresh', { body })).statusCode).toBe(401);
  });

  test('check 4: need the current password when the login is older than 15 minutes', async () => {
    const person = await api.person();
    const { access_token } = await api.logIn(person.email);
    await api.connection.pool.query(
      "update sessions set created_at = now() - interval '16 minutes' where user_id = $1",
      [person.id],
    );
    const password = 'neue Pflaume 9';
    const change = (current_password?: string) =>
      patch({ password, current_password }, access_token);
    expect(outcomeOf(await change())).toEqual([403, 'FORBIDDEN']);
    expect(codeOf(await change('falsch geraten'))).toBe('FAILED_VALIDATION');
    expect((await change(PASSWORD)).statusCode).toBe(200);
  });
});
