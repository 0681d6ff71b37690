import { describe, expect, test } from 'vitest';
import { roleIds } from '#modules/accounts/profile/account-fields.ts';
import { accountCalls } from '../../../support/account-calls.ts';
import { anAddress, outcomeOf, PASSWORD, withApi } from '../../../support/api.ts';

const api = await withApi();
const calls = accountCalls(api);
const admin = await api.someone('admin');
const staff = await api.someone('staff');

const patch = (path: string, body: unknown, bearer = admin.bearer) =>
  api.call('PATCH', path, { body, bearer });

describe('a call to create people', () => {
  test('by staff creates founders, by members nothing, whatever the body', async () => {
    const body = { email: anAddress(), password: PASSWORD };
    const create = (given: unknown, bearer: string) =>
      api.call('POST', '/users', { body: given, bearer });
    const created = await create(body, staff.bearer);
    expect(created.json().data).toMatchObject({
      email: body.email,
      role: roleIds.member,
      status: 'invited',
    });
    // Staff know no password of it: the reader of the mail sets one.
    expect((await calls.login(body.email)).statusCode).toBe(401);
    const token = await calls.lastToken('accept-invite', body.email);
    const accepted = await calls.post('/users/invite/accept', {
      token,
      password: 'rote Kirsche 8',
    });
    expect(accepted.statusCode).toBe(204);
    expect((await calls.login(body.email, 'rote Kirsche 8')).statusCode).toBe(200);
    const more = { ...body, email: anAddress(), role: 'staff' };
    expect(outcomeOf(await create(more, staff.bearer))).toEqual([403, 'FORBIDDEN']);
    for (const role of ['member', 'lawyer'] as const) {
      const { bearer } = await api.someone(role);
      for (const given of [{ ...body, email: anAddress() }, {}, 'x'.repeat(10), [1]]) {
        expect(outcomeOf(await create(given, bearer))).toEqual([403, 'FORBIDDEN']);
      }
    }
  });

  test('says what is wrong with a value in the codes of Directus', async () => {
    const sound = { email: anAddress(), password: PASSWORD };
    const create = async (given: object) => {
      const answer = await api.call('POST', '/users', { body: given, bearer: admin.bearer });
      return answer.json().errors[0].extensions;
    };
    expect(await create({ ...sound, email: 'nobody' })).toMatchObject({
      code: 'FAILED_VALIDATION',
      field: 'email',
      type: 'email',
      path: [],
    });
    expect(await create({ email: sound.email })).toMatchObject({
      code: 'FAILED_VALIDATION',
      field: 'password',
      type: 'required',
      path: [],
    });
    expect(await create({ ...sound, password: 'kurz' })).toMatchObject({
      code: 'FAILED_VALIDATION',
      field: 'password',
      path: [],
    });
    expect(await create({ ...sound, first_name: 'x'.repeat(101) })).toMatchObject({
      code: 'VALUE_TOO_LONG',
      collection: 'directus_users',
      field: 'first_name',
    });
    expect(await create([sound, { ...sound, email: 'nobody' }])).toMatchObject({
      code: 'FAILED_VALIDATION',
      field: 'email',
      path: [1],
    });
    expect(await create({ ...sound, first_name: 7 })).toMatchObject({ code: 'INVALID_PAYLOAD' });
    for (const field of ['email', 'status', 'role', 'language']) {
      const refused = await patch(`/users/${staff.id}`, { [field]: null });
      expect(refused.json().errors[0].extensions).toMatchObject({
        code: 'NOT_NULL_VIOLATION',
        collection: 'directus_users',
        field,
      });
    }
    const own = await patch('/users/me', { phone: '1'.repeat(41) });
    expect(outcomeOf(own)).toEqual([400, 'VALUE_TOO_LONG']);
  });
});
