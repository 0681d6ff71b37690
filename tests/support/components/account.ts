import type { OwnSession } from '#api/contract.gen.d.ts';
import type { OptionalMail } from '#domain/mails/choices.ts';
import { type Locale, paths } from '#domain/site/paths.ts';
import * as settingsPage from '#web/features/accounts/settings/settings.tsx';
import { type Answers, stubApi } from '../mock/api.ts';
import { user } from '../mock/site.ts';
import { textsOf } from '../texts.ts';
import { showPage } from './app.tsx';
import { said } from './controls.ts';

/** The account of the page's user as the API answers it. */
export const account = {
  ...user,
  language: 'de-DE',
  pending_email: null as string | null,
  newsletter: false,
  newsletter_pending: false,
  unwanted_mails: [] as OptionalMail[],
  tfa_secret: null,
};

/** A login that began this many minutes ago. */
export function sessionSince(minutes: number, more: Partial<OwnSession> = {}): OwnSession {
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  return {
    id: crypto.randomUUID(),
    browser: 'Chrome',
    system: 'Linux',
    current: true,
    created_at: at,
    last_used_at: at,
    ...more,
  };
}

/** Nobody has asked for a copy of the data, or for a deletion. */
const noRequests = { export: null, erasure: null, runningFormations: 0, unusedMinutes: 0 };

interface Opened {
  locale?: Locale;
  now?: typeof account;
  sessions?: OwnSession[];
  answers?: Answers;
  framed?: boolean;
}

/** Opens the account page. */
export async function openSettings({
  locale = 'de',
  now = account,
  sessions = [sessionSince(1)],
  answers,
  framed = false,
}: Opened = {}) {
  const api = stubApi({
    'GET /users/me': () => now,
    'GET /users/me/sessions': () => sessions,
    'GET /users/me/calendar': () => null,
    'GET /users/me/data': () => noRequests,
    'PATCH /users/me': () => ({}),
    ...answers,
  });
  const place = { path: paths.settings[locale] };
  const { session } = await showPage(settingsPage, place, { api, locale, framed });
  await said(textsOf(locale).settings.title);
  return { api, session };
}
