import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readHistory } from '#event-store/foundation-history.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { takeSlot } from '#modules/appointments/consultation-bookings.ts';
import { freeCancelledBooking, freeRefusedBooking } from '#workflows/activities/booking.ts';
import { reconcileBookings } from '#workflows/worker/bookings.ts';
import { freeLostSlots } from '#workflows/worker/scans.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';
import { accept, type Case, issue, openCase, readyToBook } from '../../support/stage.ts';
import { storeFoundation } from '../../support/stored.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

const slotsNow = () =>
  loadFreeSlots(stage.dependencies.db, 'consultation', new Date().toISOString());
const bookingsAt = (startsAt: string) =>
  rowsOf(stage.dependencies.db, 'bookings', { starts_at: new Date(startsAt), freed_at: null });

/** What comes before the order was stored: its workflow begins with that. */
async function aCase(): Promise<Case> {
  const { events, keys } = stage.dependencies;
  const status = 'consultation-appointment-select-pending';
  const { id } = await storeFoundation(events, keys, status, people.founder.id);
  const example = { stage, people, foundationId: id };
  await readyToBook(example);
  return example;
}

describe('a slot', () => {
  test('check 35: goes to one of fifty founders who book it at once', async () => {
    const examples = await Promise.all(Array.from({ length: 50 }, aCase));
    const [slot] = await slotsNow();
    const payload = { type: 'phone', startsAt: slot?.startsAt };
    const answers = await Promise.all(
      examples.map((example) => issue(example, 'book-consultation', 'founder', { payload })),
    );
    const outcomes = answers.map(({ outcome }) =>
      typeof outcome === 'string' ? outcome : outcome.accepted ? 'booked' : outcome.code,
    );
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'SLOT_TAKEN')).toHaveLength(49);
    expect(await bookingsAt(slot?.startsAt ?? '')).toHaveLength(1);
  }, 120_000);

  test('goes to a command whose other attempt takes it between two of its queries', async () => {
    const example = await aCase();
    const [slot] = await slotsNow();
    const booker = { foundationId: example.foundationId, commandId: randomUUID() };
    const payload = { type: 'phone', startsAt: slot?.startsAt };
    const { db } = stage.dependencies;
    let other: ReturnType<typeof takeSlot> | undefined;
    const overtaken = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        other ??= takeSlot(db, booker, payload, new Date());
        await other;
        return result;
      },
    });
    const taken = await takeSlot(overtaken, booker, payload, new Date());
    expect(taken).toMatchObject({ startsAt: slot?.startsAt });
    expect(taken).toEqual(await other);
  });

  test('is free again when the consultation is cancelled', async () => {
    const example = await aCase();
    const [slot] = await slotsNow();
    const payload = { type: 'phone', startsAt: slot?.startsAt };
    await accept(example, 'book-consultation', 'founder', { payload });
    expect(await slotsNow()).not.toContainEqual(slot);
    await accept(example, 'cancel-consultation', 'founder');
    expect(await slotsNow()).toContainEqual(slot);
  });

  test('is free again when the consultation is completed before its time, or the case cancelled', async () => {
    for (const command of ['complete-consultation', 'cancel-foundation'] as const) {
      const example = await aCase();
      const [slot] = await slotsNow();
      const payload = { type: 'phone', startsAt: slot?.startsAt };
      await accept(example, 'book-consultation', 'founder', { payload });
      const reason = { payload: { reason: 'Aufgegeben' } };
      await accept(example, command, 'staff', command === 'cancel-foundation' ? reason : {});
      expect(await slotsNow(), command).toContainEqual(slot);
    }
  });

  test('is free again when the booking is refused', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const [slot] = await slotsNow();
    const payload = { type: 'phone', startsAt: slot?.startsAt };
    const { outcome } = await issue(example, 'book-consultation', 'founder', { payload });
    expect(outcome).toMatchObject({ code: 'NOT_ALLOWED_NOW' });
    expect(await slotsNow()).toContainEqual(slot);
  });

  test('held by a lost command is freed by the scan; a booked one is not', async () => {
    const example = await aCase();
    const [booked, lost] = await slotsNow();
    const payload = { type: 'phone', startsAt: booked?.startsAt };
    const { commandId } = await accept(example, 'book-consultation', 'founder', { payload });
    const { db } = stage.dependencies;
    const longAgo = new Date(Date.now() - 60 * 60_000);
    await addRows(db, 'bookings', {
      id: example.foundationId,
      consultant_id: people.consultant.id,
      kind: 'consultation',
      subject_id: example.foundationId,
      starts_at: lost?.startsAt ?? '',
      ends_at: lost?.endsAt ?? '',
      created_at: longAgo,
    });
    await changeRows(db, 'bookings', { id: commandId }, { created_at: longAgo });
    expect(await freeLostSlots(stage.dependencies, 1)).toBe(1);
    expect(await bookingsAt(booked?.startsAt ?? '')).toHaveLength(1);
    expect(await bookingsAt(lost?.startsAt ?? '')).toHaveLength(0);
  });

  test('stays with the booking made since, when an earlier cancellation is tried late', async () => {
    const example = await aCase();
    const [first, second] = await slotsNow();
    const book = (startsAt = '') =>
      accept(example, 'book-consultation', 'founder', { payload: { type: 'phone', startsAt } });
    await book(first?.startsAt);
    const { commandId } = await accept(example, 'cancel-consultation', 'founder');
    await book(second?.startsAt);
    // The attempt that stalled between the append and this goes on now.
    const history = await readHistory(stage.dependencies, example.foundationId);
    await freeCancelledBooking(stage.dependencies, { commandId }, history);
    expect(await bookingsAt(second?.startsAt ?? '')).toHaveLength(1);
  });

  test('stays booked when an overlapping attempt of the same command comes too late', async () => {
    const example = await aCase();
    const [slot] = await slotsNow();
    const payload = { type: 'phone', startsAt: slot?.startsAt };
    const { commandId } = await accept(example, 'book-consultation', 'founder', { payload });
    const booker = { foundationId: example.foundationId, commandId };
    await freeRefusedBooking(stage.dependencies, booker);
    expect(await bookingsAt(slot?.startsAt ?? '')).toHaveLength(1);
  });

  test('goes by the events: what they do not know is freed, what they know is booked', async () => {
    const example = await aCase();
    const [booked, other] = await slotsNow();
    const { db } = stage.dependencies;
    const { commandId } = await accept(example, 'book-consultation', 'founder', {
      payload: { type: 'phone', startsAt: booked?.startsAt },
    });
    const longAgo = new Date(Date.now() - 60 * 60_000);
    await changeRows(db, 'bookings', { id: commandId }, { freed_at: longAgo, created_at: longAgo });
    const stray = {
      id: randomUUID(),
      consultant_id: people.consultant.id,
      kind: 'consultation' as const,
      subject_id: example.foundationId,
      starts_at: other?.startsAt ?? '',
      ends_at: other?.endsAt ?? '',
      created_at: longAgo,
    };
    await addRows(db, 'bookings', stray);
    await addRows(db, 'projections.foundations', {
      id: example.foundationId,
      founder_id: people.founder.id,
      status: 'consultation-pending',
      step: 2,
      waiting_on: 'lawyer',
      since: longAgo,
      revision: 2,
      started_at: longAgo,
      updated_at: longAgo,
      details: '{}',
    });
    expect(await reconcileBookings(stage.dependencies, 1)).toMatchObject({ revived: 1, lost: [] });
    expect(await bookingsAt(booked?.startsAt ?? '')).toHaveLength(1);
    expect(await bookingsAt(other?.startsAt ?? '')).toHaveLength(0);
  });
});
