import type { OwnSession } from '#api/contract.gen.d.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import type { Call } from '../../../kit/api/call.ts';
import { dataOf } from '../../../kit/session/context.ts';
import { hasFields } from '../../../kit/session/user.ts';

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
  'unwanted_mails',
  'provider',
  'tfa_secret',
] as const;

const SESSIONS_SHOWN = 20;
/** As long as the API trusts a login; a little less, since a form takes time. */
const FRESH_LOGIN_MS = 14 * 60_000;

/** What the account page shows. */
export async function loadAccount(call: Call, now: number) {
  const [asked, sessions, calendar, ownData] = await Promise.all([
    call('GET /users/me', { query: { fields: fields.join(',') } }),
    call('GET /users/me/sessions', { query: { limit: SESSIONS_SHOWN } }),
    call('GET /users/me/calendar'),
    call('GET /users/me/data'),
  ]);
  const listed = dataOf(sessions);
  const present = listed.find(({ current }) => current);
  const account = dataOf(asked);
  if (!hasFields(account, fields)) throw new Error('The API left out fields of the account.');
  const { language, avatar, ...rest } = account;
  return {
    account: {
      ...rest,
      avatar: typeof avatar === 'string' ? avatar : null,
      language: localeOfTag(language),
    },
    sessions: listed,
    calendar: calendar.ok ? calendar.data : null,
    ownData: dataOf(ownData),
    /** The login is too old for a new password or address: the present password is asked for. */
    asksPassword: !present || now - Date.parse(present.created_at) > FRESH_LOGIN_MS,
    now: new Date(now).toISOString(),
  };
}
export type Loaded = Awaited<ReturnType<typeof loadAccount>>;
