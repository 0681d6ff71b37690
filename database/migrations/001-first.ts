import type { Kysely } from 'kysely';
import { accountLinks, accounts } from './001-first/accounts.ts';
import { audit } from './001-first/audit.ts';
import { catalogue, partners } from './001-first/catalogue.ts';
import { commands } from './001-first/commands.ts';
import { content } from './001-first/content.ts';
import { eventStore } from './001-first/event-store.ts';
import { files } from './001-first/files.ts';
import { inquiries } from './001-first/inquiries.ts';
import { invoices } from './001-first/invoices.ts';
import { mails } from './001-first/mails.ts';
import { meetings } from './001-first/meetings.ts';
import { hours, orders } from './001-first/orders.ts';
import { payments } from './001-first/payments.ts';
import { rateLimits } from './001-first/rate-limits.ts';
import { readModels } from './001-first/read-models.ts';
import { slots } from './001-first/slots.ts';

/**
 * The schema of 0.2.0, by subject; a subject follows those it refers to. Frozen: what changes from
 * here on is a migration of its own.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const subjects = [
    eventStore,
    readModels,
    accounts,
    accountLinks,
    rateLimits,
    audit,
    commands,
    files,
    mails,
    slots,
    meetings,
    content,
    catalogue,
    partners,
    orders,
    hours,
    invoices,
    payments,
    inquiries,
  ];
  for (const subject of subjects) await subject.execute(db);
}
