import type { Me, OwnSession } from '#api/contract.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import { dataOf } from '../../../kit/session/context.ts';
import type { Backend } from '../../../server/services.ts';

export type { OwnSession };

const fields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'language',
  'avatar',
  'pending_email',
  'newsletter',
  'newsletter_pending',
  'provider',
  'tfa_secret',
] as const;
type Account = Pick<Me, (typeof fields)[number]>;

const SESSIONS_SHOWN = 20;
/** As long as the API trusts a login; a little less, since a form takes time. */
const FRESH_LOGIN_MS = 14 * 60_000;

/** What the account page shows. */
export async function loadAccount(backend: Backend, now: number) {
  const [account, sessions] = await Promise.all([
    backend.get<Account>('/users/me', { query: { fields: fields.join(',') } }),
    backend.get<OwnSession[]>('/users/me/sessions', { query: { limit: SESSIONS_SHOWN } }),
  ]);
  const listed = dataOf(sessions);
  const present = listed.find(({ current }) => current);
  const { language, ...rest } = dataOf(account);
  return {
    account: { ...rest, language: localeOfTag(language) },
    sessions: listed,
    /** The login is too old for a new password or address: the present password is asked for. */
    asksPassword: !present || now - Date.parse(present.created_at) > FRESH_LOGIN_MS,
    now: new Date(now).toISOString(),
  };
}
export type Loaded = Awaited<ReturnType<typeof loadAccount>>;
