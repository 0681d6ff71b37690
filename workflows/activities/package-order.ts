import type { PackageOffer } from '#domain/foundation/command.ts';
import {
  type PackagePrices,
  packageOffer,
  packagePositions,
} from '#domain/pricing/package-offer.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { CommandMessage } from '../processes/messages.ts';
import { freeCancelledBooking } from './booking.ts';
import type { CommandDeps, SideEffects } from './carry-out.ts';
import { readHistory } from './history.ts';

export interface PackageDeps extends CommandDeps {
  operator: Operator;
  packagePrices: PackagePrices;
}

/** What the package costs now. */
export function offerOf(deps: PackageDeps, { commandId }: CommandMessage): PackageOffer {
  const positions = packagePositions(deps.packagePrices, deps.operator, 'de');
  return { orderId: commandId, ...packageOffer(positions) };
}

export const orderPackage = (deps: PackageDeps): SideEffects => ({
  offer: (message) => offerOf(deps, message),
});

/** A consultation that lay ahead was cancelled with the order. */
export const withdrawOrder = (deps: PackageDeps): SideEffects => ({
  async accepted(message) {
    const { events } = await readHistory(deps, message.foundationId);
    const own = events.filter(({ metadata }) => metadata.commandId === message.commandId);
    if (own.some(({ type }) => type === 'ConsultationCancelled')) {
      await freeCancelledBooking(deps, message);
    }
  },
});
