import {
  type HistoryDeps,
  type OpenedHistory,
  readHistory,
} from '#event-store/foundation-history.ts';
import { freeCancelled, freeSlotOf } from '#modules/appointments/consultation-bookings.ts';
import type { CommandMessage } from '../processes/messages.ts';
import type { CommandDeps } from './carry-out.ts';

type BookingDeps = Pick<CommandDeps, 'db' | 'now'>;
interface Happened {
  type: string;
  data?: unknown;
  metadata: { commandId: string; occurredAt?: string };
}

const begins: readonly string[] = ['ConsultationBooked', 'ConsultationMoved'];
const ends: readonly string[] = ['ConsultationCancelled', 'FoundationCancelled'];

/** The booking that a foundation has after these events, by the id of the command that made it. */
export function bookingIn(events: readonly Happened[]): string | undefined {
  let booking: { id: string; startsAt: string } | undefined;
  for (const { type, data, metadata } of events) {
    if (begins.includes(type)) booking = { id: metadata.commandId, startsAt: startIn(data) };
    else if (ends.includes(type)) booking = undefined;
    // A consultation that was completed before its time no longer needs the slot.
    else if (type === 'ConsultationCompleted' && isAhead(booking, metadata)) booking = undefined;
  }
  return booking?.id;
}

const startIn = (data: unknown): string => {
  const { startsAt } = (data ?? {}) as { startsAt?: unknown };
  return typeof startsAt === 'string' ? startsAt : '';
};

const isAhead = (
  booking: { startsAt: string } | undefined,
  { occurredAt }: Happened['metadata'],
): boolean => occurredAt !== undefined && booking !== undefined && booking.startsAt > occurredAt;

/**
 * Frees the slot that this command cancelled or moved away from. A late attempt must not free a later booking.
 */
export async function freeCancelledBooking(
  deps: BookingDeps,
  { commandId }: Pick<CommandMessage, 'commandId'>,
  { events }: OpenedHistory,
): Promise<void> {
  const cancelled = events.findIndex(({ metadata }) => metadata.commandId === commandId);
  const booking = bookingIn(events.slice(0, Math.max(cancelled, 0)));
  if (booking) await freeCancelled(deps.db, booking, deps.now());
}

/** Frees the slot of a refused command, unless an overlapping attempt of it has been accepted since. */
export async function freeRefusedBooking(
  deps: BookingDeps & HistoryDeps,
  { foundationId, commandId }: Pick<CommandMessage, 'foundationId' | 'commandId'>,
): Promise<void> {
  const { events } = await readHistory(deps, foundationId);
  if (events.some(({ metadata }) => metadata.commandId === commandId)) return;
  await freeSlotOf(deps.db, { commandId, foundationId }, deps.now());
}
