import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Config } from '#config';
import { clientKey, consume, createLimiter, type Wait } from './limiter.ts';

const limits = {
  client: { name: 'inquiries-client', points: 10, seconds: 600 },
  /** Each is a mail to an address that a stranger may have typed in. */
  mailbox: { name: 'inquiries-mailbox', points: 5, seconds: 3_600 },
} as const;

/** Limits of the forms that anybody may send. */
export interface InquiryLimits {
  /** The wait when this client has sent too many. */
  client(ip: string): Promise<Wait | undefined>;
  /** The same for what names one address. */
  mailbox(email: string): Promise<Wait | undefined>;
}

const unlimited: InquiryLimits = {
  client: async () => undefined,
  mailbox: async () => undefined,
};

export function createInquiryLimits(
  pool: pg.Pool,
  { rateLimits, linkSecret }: Pick<Config, 'rateLimits' | 'linkSecret'>,
): InquiryLimits {
  if (!rateLimits) return unlimited;
  const clients = createLimiter(pool, limits.client);
  const mailboxes = createLimiter(pool, limits.mailbox);
  /** Addresses are personal data: the table holds their keyed hash. */
  const keyOf = (email: string) =>
    createHmac('sha256', linkSecret).update(email.toLowerCase()).digest('base64url');
  return {
    client: (ip) => consume(clients, clientKey(ip)),
    mailbox: (email) => consume(mailboxes, keyOf(email)),
  };
}
