import { data } from 'react-router';
import type { Refusal } from '../../../kit/api/call.ts';
import type { Fields, Problems } from '../../../kit/forms/rules.ts';
import type { FormRefusal } from '../../../kit/forms/sender.ts';
import { withoutSecrets } from '../forms.ts';
import { problemsOf } from '../outcome.ts';

/** What the forms and buttons of the account page do. */
export const intents = [
  'profile',
  'email',
  'keep-email',
  'password',
  'newsletter',
  'no-newsletter',
  'end-session',
  'end-sessions',
  'avatar',
  'no-avatar',
] as const;
export type Intent = (typeof intents)[number];

/** Keys of the texts in `settings.notices`. */
export type NoticeKey =
  | 'saved'
  | 'emailAsked'
  | 'emailKept'
  | 'passwordSaved'
  | 'newsletterAsked'
  | 'newsletterEnded'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'avatarSaved'
  | 'avatarFailed'
  | 'missing'
  | 'passwordNeeded'
  | 'failed'
  | 'loggedOut'
  | 'tooMany'
  | 'unavailable';

export type Outcome = { intent: Intent } & (
  | { ok: true; code: NoticeKey }
  | (FormRefusal & { code: NoticeKey })
);

/** Forms that keep what was typed when the session has ended; buttons lead to the login. */
export function loggedOut(sent: string | undefined): Extract<Outcome, { ok: false }> | undefined {
  const intent = (['profile', 'email', 'password'] as const).find((one) => one === sent);
  return intent && { ok: false, intent, code: 'loggedOut', problems: {} };
}

export const done = (intent: Intent, code: NoticeKey): Outcome => ({ ok: true, intent, code });

export function refuse(
  intent: Intent,
  code: NoticeKey,
  problems: Problems = {},
  typed: Fields = {},
) {
  const { current_password, ...rest } = withoutSecrets(typed);
  const outcome: Outcome = { ok: false, intent, code, problems, typed: rest };
  return data(outcome, { status: 400 });
}

/** Refuses as the API did. */
export function refuseAs(intent: Intent, refusal: Refusal, typed?: Fields) {
  if (refusal.fields.includes('current_password') && refusal.code === 'FORBIDDEN') {
    return refuse(intent, 'passwordNeeded', { current_password: 'REQUIRED' }, typed);
  }
  const code = codeOf(refusal);
  const failed = intent === 'avatar' && code === 'failed' ? 'avatarFailed' : code;
  return refuse(intent, failed, problemsOf(refusal), typed);
}

function codeOf({ status }: Refusal): NoticeKey {
  if (status === 429) return 'tooMany';
  return status >= 500 ? 'unavailable' : 'failed';
}
