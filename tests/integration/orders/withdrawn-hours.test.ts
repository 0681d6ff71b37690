import { beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf, withApi } from '../../support/api.ts';
import { addLawyer } from '../../support/appointments/meetings.ts';
import { redeemedHoursOn } from '../../support/orders/redeemed-hours.ts';
import { changeRows, rowsOf } from '../../support/rows.ts';

const api = await withApi({ RATE_LIMITS: 'off' });
beforeAll(async () => {
  await addLawyer(db(), 'Ada Kern');
});

const db = () => api.connection.db;

const { withRedeemed, redeem, book, act, redemptionOf, aWish } = redeemedHoursOn(api);

describe('redeemed hours', () => {
  test('end with the order: a time that is ahead is cancelled, none can be chosen, nothing is charged', async () => {
    const member = await withRedeemed();
    const { bearer, orderId, hours, redemptionId } = member;
    const waiting = await redeem(bearer, hours, 540);
    const wish = await aWish(member, 32);
    expect((await book(member, wish)).statusCode).toBe(204);
    const order = async () => (await api.call('GET', `/orders/${orderId}`, { bearer })).json().data;
    // All are redeemed, and none is performed.
    expect((await order()).performedAt).toBeNull();

    const answer = await api.call('POST', `/orders/${orderId}/withdraw`, { bearer });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().data).toMatchObject({
      redemptions: [],
      hourPackages: [{ minutesLeft: 0 }],
      settlement: null,
    });
    for (const id of [redemptionId, waiting]) {
      const late = await book({ ...member, redemptionId: id }, wish);
      expect(outcomeOf(late)).toEqual([409, 'ORDER_WITHDRAWN']);
    }
    const [listed] = (await api.call('GET', '/orders', { bearer })).json().data;
    expect(listed.timesToChoose).toEqual([]);
    const other = await withRedeemed();
    expect((await book(other, wish)).statusCode).toBe(204);
    const told = await rowsOf(db(), 'outbox', {}, 'mail', 'data');
    const own = told.filter(
      ({ data }) => data.redemptionId === redemptionId && data.version === '1',
    );
    expect(own.map(({ mail }) => mail).toSorted()).toEqual(['hours-cancelled', 'hours-time-team']);
  });

  test('that were held stay redeemed when the order is withdrawn', async () => {
    const member = await withRedeemed();
    await book(member, await aWish(member, 34));
    await changeRows(
      db(),
      'bookings',
      { subject_id: member.redemptionId },
      { starts_at: new Date(Date.now() - 60_000), ends_at: new Date() },
    );
    await api.call('POST', `/orders/${member.orderId}/withdraw`, { bearer: member.bearer });
    expect(await redemptionOf(member)).toMatchObject({ id: member.redemptionId, minutes: 60 });
  });

  test('of a withdrawn order that still have a time lose it when it is cancelled, and get no other', async () => {
    const member = await withRedeemed();
    await book(member, await aWish(member, 36));
    await changeRows(
      db(),
      'hour_packages',
      { id: member.hours },
      { minutes_left: 0, voided_at: new Date() },
    );
    const moved = await book(member, await aWish(member, 38));
    expect(outcomeOf(moved)).toEqual([409, 'ORDER_WITHDRAWN']);
    expect((await act(member, 'time/cancel')).statusCode).toBe(204);
    expect((await redemptionOf(member)).time).toBeNull();
    expect(outcomeOf(await act(member, 'undo'))).toEqual([409, 'ORDER_WITHDRAWN']);
  });
});
