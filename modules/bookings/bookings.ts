import pg from 'pg';
import type { TakenSlot } from '#domain/foundation/command.ts';
import { bookConsultationSchema } from '#domain/foundation/consultation.ts';
import type { Payload } from '#workflows/activities/carry-out.ts';
import type { Dependencies } from '#workflows/activities/dependencies.ts';
import type { CommandMessage } from '#workflows/processes/messages.ts';
import { loadFreeSlots } from './free-slots.ts';

const EXCLUSION_VIOLATION = '23P01';
/** As many consultants may be lost to others before the slot counts as taken. */
const TRIES = 5;

/**
 * Takes the slot for this command before it is decided, so that of fifty who want it one gets it.
 *
 * @returns undefined when the slot is not free
 */
export async function takeSlot(
  { db, now }: Dependencies,
  { commandId, foundationId }: CommandMessage,
  payload: Payload,
): Promise<TakenSlot | undefined> {
  const parsed = bookConsultationSchema.safeParse(payload);
  if (!parsed.success) return undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const own = await db
      .updateTable('bookings')
      .set({ created_at: now() })
      .where('id', '=', commandId)
      .where('freed_at', 'is', null)
      .returning(['consultant_id', 'starts_at', 'ends_at'])
      .executeTakeFirst();
    if (own) return takenBefore(own);
    const slots = await loadFreeSlots(db, 'consultation', now().toISOString());
    const slot = slots.find(({ startsAt }) => startsAt === parsed.data.startsAt);
    if (!slot) return undefined;
    const { startsAt, endsAt } = slot;
    const taken = { startsAt, endsAt, consultantId: slot.consultant.id };
    if (await tryToTake(db, commandId, foundationId, taken, now())) return taken;
  }
  return undefined;
}

const takenBefore = (row: { consultant_id: string; starts_at: Date; ends_at: Date }) => ({
  consultantId: row.consultant_id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

async function tryToTake(
  db: Dependencies['db'],
  id: string,
  foundationId: string,
  { consultantId, startsAt, endsAt }: TakenSlot,
  at: Date,
): Promise<boolean> {
  const times = { consultant_id: consultantId, starts_at: startsAt, ends_at: endsAt };
  const live = { ...times, created_at: at, freed_at: null };
  try {
    await db
      .insertInto('bookings')
      .values({ id, kind: 'consultation', foundation_id: foundationId, ...live })
      // A row that the scan has freed meanwhile comes to life again, if nobody else is there.
      .onConflict((conflict) => conflict.column('id').doUpdateSet(live))
      .execute();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === EXCLUSION_VIOLATION) return false;
    throw error;
  }
}

/** The command was refused: the slot it took is free again. */
export async function freeSlotOf({ db, now }: Dependencies, { commandId }: CommandMessage) {
  await db
    .updateTable('bookings')
    .set({ freed_at: now() })
    .where('id', '=', commandId)
    .where('freed_at', 'is', null)
    .execute();
}

/** The consultation does not take place: whatever this foundation has booked is free again. */
export async function freeConsultation(
  { db, now }: Dependencies,
  { foundationId }: CommandMessage,
): Promise<void> {
  await db
    .updateTable('bookings')
    .set({ freed_at: now() })
    .where('foundation_id', '=', foundationId)
    .where('kind', '=', 'consultation')
    .where('freed_at', 'is', null)
    .where('starts_at', '>', now())
    .execute();
}
