import type { Client } from '@temporalio/client';
import { subDays } from 'date-fns/subDays';
import type Stripe from 'stripe';
import { dropOldPayloads } from '#modules/commands/commands.ts';
import type { SealingKeys } from '#modules/identification/sealed.ts';
import { askForAddresses } from '#modules/orders/address-requests.ts';
import { remindOfEndingHours } from '#modules/orders/times/hours-left.ts';
import { endCheckouts } from '#modules/payments/checkouts.ts';
import type { Durations } from '../processes/durations.ts';
import type { Job } from './background.ts';
import { reconcileBookings } from './bookings.ts';
import { repairErasures } from './daily/retention.ts';
import { makeDigests } from './digests.ts';
import { remindOfDuties } from './duties.ts';
import { tellIdentified } from './identifications.ts';
import { endInvitations } from './invitations.ts';
import { repairInvoices, repairMeetings } from './missing.ts';
import { assignOwners, decideBy } from './owners.ts';
import { type Postponed, relayOutbox } from './relay.ts';
import { type Cursor, repairWorkflows } from './repair.ts';
import {
  finishOrders,
  freeLostSlots,
  type OrderSteps,
  resendReceipts,
  type ScanDeps,
} from './scans.ts';
import { tellTroubled } from './stuck/tell-troubled.ts';
import { prolongLinks } from './upload-links.ts';

const RELAY_MS = 1_000;
const SCAN_MS = 60_000;
const STUCK_MS = 15_000;
const RECONCILE_MS = 10 * 60_000;
/** How long payloads of undecided commands are kept. */
const PAYLOAD_DAYS = 30;

type JobDeps = ScanDeps & {
  publicUrl: string;
  steps: OrderSteps;
  keys: SealingKeys;
  /** Set where card payments are configured. */
  stripe?: Stripe | undefined;
};

/** The outbox relay and the repair scans. A failing job does not hold up the others. */
export function workerJobs(deps: JobDeps, durations: Durations, client: Client): Job[] {
  const { db, now, stripe, publicUrl } = deps;
  const relaying = { db, client, durations, publicUrl };
  const postponed: Postponed = new Map();
  const resent = new Map<string, number>();
  const foundations: Cursor = {};
  const meetings: Cursor = {};
  const invoices: Cursor = {};
  const companies: Cursor = {};
  const scans: Record<string, Job['run']> = {
    identifications: () => tellIdentified(deps, decideBy(client, durations, publicUrl)),
    'lost slots': () => freeLostSlots(deps),
    'unfinished orders': () => finishOrders(deps, deps.steps),
    'upload links': () => prolongLinks(deps),
    'lost receipts': () => resendReceipts(deps, client, durations, resent),
    foundations: () => repairWorkflows(deps, client, durations, foundations),
    owners: () => assignOwners(db, decideBy(client, durations, publicUrl)),
    invitations: () => endInvitations(db, decideBy(client, durations, publicUrl), now()),
    meetings: () => repairMeetings(deps, client, durations, meetings),
    invoices: () => repairInvoices(deps, client, durations, invoices),
    'erasures and exports': () => repairErasures(deps, client, durations),
    addresses: () => askForAddresses(db, now()),
    duties: () => remindOfDuties(db, now(), companies),
    digests: () => makeDigests(db, now()),
    'ending hours': () => remindOfEndingHours(db, now()),
    'old payloads': () => dropOldPayloads(db, subDays(now(), PAYLOAD_DAYS)),
  };
  return [
    { name: 'relay', everyMs: RELAY_MS, run: () => relayOutbox(relaying, postponed) },
    ...Object.entries(scans).map(([name, run]) => ({ name, everyMs: SCAN_MS, run })),
    { name: 'stuck activities', everyMs: STUCK_MS, run: () => tellTroubled(deps, client) },
    { name: 'bookings', everyMs: RECONCILE_MS, run: () => reconcileBookings(deps) },
    ...(stripe
      ? [{ name: 'checkouts', everyMs: SCAN_MS, run: () => endCheckouts({ db, stripe }, now()) }]
      : []),
  ];
}
