import { PASSWORD, type TestApi } from './api.ts';
import { rowOf } from './rows.ts';

/** Calls of visitors about their account, and what the database contains afterwards. */
export function accountCalls(api: TestApi) {
  const post = (path: string, body: unknown, bearer?: string) =>
    api.call('POST', path, { body, bearer });
  const stored = (email: string) => rowOf(api.connection.db, 'users', { email });
  return {
    post,
    stored,
    register: (email: string, more: object = {}) =>
      post('/users', { email, password: PASSWORD, terms: true, ...more }),
    login: (email: string, password = PASSWORD) => post('/auth/login', { email, password }),
    verify: (token: string) =>
      api.call('GET', `/users/register/verify-email?token=${encodeURIComponent(token)}`),
    /** The token of the link that was mailed last. */
    async lastToken(mail: string, email: string): Promise<string> {
      const { id } = await stored(email);
      return (await api.mails(mail, id)).at(-1)?.token ?? '';
    },
    /** Moves the expiry of all mailed links closer. */
    ageLinks: (sqlInterval: string) =>
      api.connection.pool.query(
        `update account_tokens set expires_at = expires_at - $1::interval`,
        [sqlInterval],
      ),
  };
}
