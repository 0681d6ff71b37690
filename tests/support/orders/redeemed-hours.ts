import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApi } from '../api.ts';
import { anOrder, aPackageOfHours, orderingOn } from './orders.ts';

interface Member {
  accountId: string;
  email: string;
  bearer: string;
  orderId: string;
  hours: string;
  redemptionId: string;
}

/** Hours that members redeem, and the times that they choose for them. */
export function redeemedHoursOn(api: TestApi) {
  const { db } = api.connection;
  /** A member with ten hours, one of them redeemed. */
  async function withRedeemed(
    vendor_kind: 'law-firm' | 'operator' | 'partner' = 'law-firm',
  ): Promise<Member> {
    const { id: accountId, email, bearer } = await api.someone();
    const vendor = vendor_kind === 'partner' ? { vendor_name: 'Beispiel GmbH' } : {};
    const productId = await aPackageOfHours(db, { vendor_kind, ...vendor });
    const orderId = await anOrder(db, accountId, { productId, gross: 119_000 });
    const [{ id: hours }] = (await api.call('GET', '/hour-packages', { bearer })).json().data;
    const redemptionId = await redeem(bearer, hours);
    return { accountId, email, bearer, orderId, hours, redemptionId };
  }
  async function redeem(bearer: string, hours: string, minutes = 60): Promise<string> {
    const key = randomUUID();
    const answer = await orderingOn(api).redeem(bearer, hours, { minutes, topic: 'Satzung' }, key);
    expect(answer.statusCode, answer.body).toBe(200);
    return key;
  }

  const timesOf = async ({ bearer, hours }: Member, query = 'minutes=60') =>
    (await api.call('GET', `/hour-packages/${hours}/times?${query}`, { bearer })).json().data;
  const book = (
    { bearer, hours, redemptionId }: Pick<Member, 'bearer' | 'hours' | 'redemptionId'>,
    body: object,
    key: string = randomUUID(),
  ) =>
    api.call('POST', `/hour-packages/${hours}/redemptions/${redemptionId}/time`, {
      bearer,
      body,
      headers: { 'idempotency-key': key },
    });
  const act = ({ bearer, hours, redemptionId }: Member, what: 'time/cancel' | 'undo') =>
    api.call('POST', `/hour-packages/${hours}/redemptions/${redemptionId}/${what}`, { bearer });
  const redemptionOf = async ({ bearer, orderId }: Member) =>
    (await api.call('GET', `/orders/${orderId}`, { bearer })).json().data.redemptions[0];

  const wishOf = ({ startsAt, consultant }: { startsAt: string; consultant: { id: string } }) => ({
    startsAt,
    consultantId: consultant.id,
  });
  /** Far enough apart from those of other tests. */
  async function aWish(member: Member, index = 0) {
    const { slots } = await timesOf(member);
    return wishOf(slots[index * 3]);
  }

  return { withRedeemed, redeem, timesOf, book, act, redemptionOf, wishOf, aWish };
}
