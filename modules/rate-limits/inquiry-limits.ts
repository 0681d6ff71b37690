import type pg from 'pg';
import type { Config } from '#config';
import type { InquiryKind } from '#domain/inquiries/inquiry.ts';
import { clientKey, createCounters, mailboxKey } from './limiter.ts';

export type InquiryLimits = ReturnType<typeof createInquiryLimits>;

/** Limits of the forms that anybody may send. */
export function createInquiryLimits(
  pool: pg.Pool,
  config: Pick<Config, 'rateLimits' | 'linkSecret'>,
) {
  const { take } = createCounters(pool, config, [
    'inquiries-client',
    'inquiries-mailbox',
    'withdrawals-client',
  ]);
  return {
    client: (ip: string, kind?: InquiryKind) =>
      take(kind === 'withdrawal' ? 'withdrawals-client' : 'inquiries-client', clientKey(ip)),
    mailbox: (email: string) => take('inquiries-mailbox', mailboxKey(config.linkSecret, email)),
  };
}
