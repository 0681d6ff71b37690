import type { OwnSession } from '#api/contract.gen.d.ts';
import type { OptionalMail } from '#domain/mails/choices.ts';
import { user } from '../mock/site.ts';

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
export const noRequests = { export: null, erasure: null, runningFormations: 0, unusedMinutes: 0 };
