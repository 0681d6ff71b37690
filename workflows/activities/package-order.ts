import type { PackageOffer } from '#domain/foundations/command.ts';
import { isOfFirmAlone } from '#domain/foundations/standing-order.ts';
import { orderPackageSchema } from '#domain/foundations/steps/package-order.ts';
import type { Billing } from '#domain/orders/billing.ts';
import {
  firmPositions,
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
  endPackageOrder,
  placePackageOrder,
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

/** The present price of the package, or of the law firm's part where only that is ordered again. */
export function offerOf(
  { packagePrices, operator }: PackageDeps,
  { commandId: orderId }: CommandMessage,
  { state }: Pick<OpenedHistory, 'state'>,
): PackageOffer {
  const positions = packagePositions(packagePrices, operator, 'de');
  if (!lacksFirm(state)) return { orderId, ...packageOffer(positions), ...packagePrices };
  const { lawFirmNetCents } = packagePrices;
  return { orderId, ...packageOffer(firmPositions(positions)), lawFirmNetCents };
}

/** Whether the firm's part was withdrawn from, so that it alone can be ordered again. */
const lacksFirm = (state: OpenedHistory['state']): boolean =>
  state.status !== 'not-started' && state.order?.firm.withdrawnAt !== undefined;

export const orderPackage = (deps: PackageDeps): SideEffects => ({
  offer: (message, history) => offerOf(deps, message, history),
  ordersUsedUp: async ({ actor }) =>
    (await ordersOfDay(deps.db, actor.id, deps.now())) >= deps.ordersPerDay,
  accepted: ({ foundationId }, _, history) => writeOrders(deps, foundationId, history),
});

export const requestEarlyStart = (deps: PackageDeps): SideEffects => ({
  accepted: ({ foundationId }, _, history) => writeOrders(deps, foundationId, history),
});

/** Of the commands with which an order can end: withdrawn by the founder, or released. */
export const endOrder = (deps: PackageDeps): SideEffects => ({
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
 * Writes all orders of a foundation with their requests and ends; existing rows stay untouched. The command has
 * its outcome only once this is done, so an interrupted attempt is found and repeated.
 */
async function writeOrders(
  deps: PackageDeps,
  foundationId: string,
  { events, state }: OpenedHistory,
): Promise<void> {
  if (state.status === 'not-started') return;
  let standing: readonly Standing[] = [];
  for (const event of events) {
    const at = new Date(event.metadata.occurredAt);
    if (event.type === 'PackageOrdered') await place(deps, state.founderId, foundationId, event);
    if (event.type === 'EarlyStartRequested') await writeEarlyStart(deps.db, event.data, at);
    const after = standingAfter(standing, event);
    const releasedBecause = event.type === 'OrderReleased' ? event.data.reason : undefined;
    for (const { orderId } of standing.filter((order) => !after.includes(order))) {
      await endPackageOrder(deps.db, { orderId, releasedBecause }, at);
    }
    standing = after;
  }
}

/** An order as it stands in the table of orders. */
interface Standing {
  orderId: string;
  /** The law firm's part alone, ordered again after its withdrawal. */
  isOfFirm: boolean;
}

/**
 * The rows that stand after an event. Where the founder withdraws from the law firm alone, our order stands, since
 * we invoice our part only; an order of the firm's part alone ends.
 */
function standingAfter(standing: readonly Standing[], event: OpenedEvent): readonly Standing[] {
  if (event.type === 'PackageOrdered') {
    const { orderId, contracts } = event.data;
    return [...standing, { orderId, isOfFirm: contracts !== undefined }];
  }
  if (event.type === 'OrderReleased') return [];
  if (event.type !== 'OrderWithdrawn') return standing;
  return isOfFirmAlone(event.data.contracts) ? standing.filter((order) => !order.isOfFirm) : [];
}

async function place(
  { db, operator, packagePrices }: PackageDeps,
  founderId: string,
  foundationId: string,
  { data, metadata }: Ordered,
): Promise<void> {
  const { orderId, termsVersion, earlyStart } = data;
  const language = (await activeReader(db, founderId))?.language ?? 'de';
  const positions = packagePositions(agreedPrices(data, packagePrices), operator, language);
  const order = {
    orderId,
    accountId: founderId,
    foundationId,
    language,
    positions: data.contracts ? firmPositions(positions) : positions,
    termsVersion,
    earlyStart,
    billing: await billingOf(db, orderId),
  };
  await placePackageOrder(db, operator, order, new Date(metadata.occurredAt));
}

/** The agreed prices, should today's be different. */
function agreedPrices(
  { netCents, serviceNetCents, lawFirmNetCents, contracts }: Ordered['data'],
  today: PackagePrices,
): PackagePrices {
  if (contracts) return { serviceNetCents: 0, lawFirmNetCents: netCents };
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
  const before = events.filter(
    ({ type, metadata }) => type !== 'OrderWithdrawn' || metadata.commandId !== commandId,
  );
  if (before.reduce(standingAfter, []).length === 0) return;
  const followUp = { foundationId, kind: 'settle-money', cause: commandId } as const;
  await noteFollowUp(deps.db, followUp, deps.now());
}
