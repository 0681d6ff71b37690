import type { PackageOffer } from '#domain/foundations/command.ts';
import { orderPackageSchema } from '#domain/foundations/steps/package-order.ts';
import type { Billing } from '#domain/orders/billing.ts';
import {
  type PackagePrices,
  packageOffer,
  packagePositions,
} from '#domain/orders/package-offer.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { OpenedEvent, OpenedHistory } from '#event-store/foundation-history.ts';
import { activeReader } from '#modules/accounts/directory/people.ts';
import { findCommand } from '#modules/commands/commands.ts';
import { noteFollowUp } from '#modules/foundations/follow-ups.ts';
import { ordersOfDay } from '#modules/orders/orders-of-day.ts';
import {
  placePackageOrder,
  withdrawPackageOrder,
  writeEarlyStart,
} from '#modules/orders/package-orders.ts';
import type { CommandMessage } from '../processes/messages.ts';
import { freeCancelledBooking } from './booking.ts';
import type { CommandDeps, SideEffects } from './carry-out.ts';

export interface PackageDeps extends CommandDeps {
  operator: Operator;
  packagePrices: PackagePrices;
  /** Number of orders that an account may place within 24 hours. */
  ordersPerDay: number;
}

/** The present price of the package. */
export function offerOf(deps: PackageDeps, { commandId }: CommandMessage): PackageOffer {
  const positions = packagePositions(deps.packagePrices, deps.operator, 'de');
  return { orderId: commandId, ...packageOffer(positions), ...deps.packagePrices };
}

export const orderPackage = (deps: PackageDeps): SideEffects => ({
  offer: (message) => offerOf(deps, message),
  ordersUsedUp: async ({ actor }) =>
    (await ordersOfDay(deps.db, actor.id, deps.now())) >= deps.ordersPerDay,
  accepted: ({ foundationId }, _, history) => writeOrders(deps, foundationId, history),
});

export const requestEarlyStart = (deps: PackageDeps): SideEffects => ({
  accepted: ({ foundationId }, _, history) => writeOrders(deps, foundationId, history),
});

export const withdrawOrder = (deps: PackageDeps): SideEffects => ({
  async accepted(message, _, history) {
    await writeOrders(deps, message.foundationId, history);
    const own = history.events.filter(({ metadata }) => metadata.commandId === message.commandId);
    // A coming consultation was cancelled together with the order.
    if (own.some(({ type }) => type === 'ConsultationCancelled')) {
      await freeCancelledBooking(deps, message, history);
    }
  },
});

type Ordered = Extract<OpenedEvent, { type: 'PackageOrdered' }>;

/**
 * Writes all orders of a foundation with their requests and withdrawals; existing rows stay untouched. The
 * command has its outcome only once this is done, so an interrupted attempt is found and repeated.
 */
async function writeOrders(
  deps: PackageDeps,
  foundationId: string,
  { events, state }: OpenedHistory,
): Promise<void> {
  if (state.status === 'not-started') return;
  for (const event of events) {
    const at = new Date(event.metadata.occurredAt);
    if (event.type === 'PackageOrdered') await place(deps, state.founderId, foundationId, event);
    if (event.type === 'EarlyStartRequested') await writeEarlyStart(deps.db, event.data, at);
    if (event.type === 'OrderWithdrawn') {
      await withdrawPackageOrder(deps.db, event.data.orderId, at);
    }
  }
}

async function place(
  { db, operator, packagePrices }: PackageDeps,
  founderId: string,
  foundationId: string,
  { data, metadata }: Ordered,
): Promise<void> {
  const { orderId, termsVersion, earlyStart } = data;
  const language = (await activeReader(db, founderId))?.language ?? 'de';
  const order = {
    orderId,
    accountId: founderId,
    foundationId,
    language,
    positions: packagePositions(agreedPrices(data, packagePrices), operator, language),
    termsVersion,
    earlyStart,
    billing: await billingOf(db, orderId),
  };
  await placePackageOrder(db, operator, order, new Date(metadata.occurredAt));
}

/** The agreed prices, should today's be different. */
function agreedPrices(
  { netCents, serviceNetCents, lawFirmNetCents }: Ordered['data'],
  today: PackagePrices,
): PackagePrices {
  if (serviceNetCents !== undefined && lawFirmNetCents !== undefined) {
    return { serviceNetCents, lawFirmNetCents };
  }
  // The order states its total only: no part of it may be negative.
  const service = Math.min(today.serviceNetCents, netCents);
  return { serviceNetCents: service, lawFirmNetCents: netCents - service };
}

/** Only the command knows the billing address until it has its outcome; events never hold it. */
async function billingOf(db: PackageDeps['db'], orderId: string): Promise<Billing | undefined> {
  const recorded = await findCommand(db, orderId);
  return orderPackageSchema.safeParse(recorded?.payload).data?.billing;
}

/** Notes an order that stood when its formation was cancelled, so that the team settles what goes back. */
export async function noteMoneyToSettle(
  deps: PackageDeps,
  { foundationId, commandId }: CommandMessage,
  { events }: OpenedHistory,
): Promise<void> {
  const ordered = events.filter(({ type }) => type === 'PackageOrdered').length;
  const withdrawnBefore = events.filter(
    ({ type, metadata }) => type === 'OrderWithdrawn' && metadata.commandId !== commandId,
  ).length;
  if (ordered <= withdrawnBefore) return;
  const followUp = { foundationId, kind: 'settle-money', cause: commandId } as const;
  await noteFollowUp(deps.db, followUp, deps.now());
}
