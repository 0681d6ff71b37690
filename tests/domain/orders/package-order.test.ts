import { describe, expect, test } from 'vitest';
import { AT, actorOf, foundationAt, happen, offer, payloads, slot } from '#demo/foundations.ts';
import { type Decision, isRefusal, type Role } from '#domain/foundations/command.ts';
import { inPresentShape } from '#domain/foundations/event-shapes.ts';
import {
  decide,
  type FoundationEvent,
  initialState,
  progressOf,
} from '#domain/foundations/foundation.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { TERMS_VERSION } from '#domain/orders/order.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';

const SELECTING = 'consultation-appointment-select-pending';
/** The last instant of 7 December in Berlin, 14 days after the order of 23 November. */
const UNTIL = '2026-12-07T22:59:59.999Z';
const AFTERWARDS = '2026-12-07T23:00:00.000Z';

type Ordered = 'early' | 'later' | null;

/** A foundation in a status, with an order or without; the law firm's mandate has tests of its own. */
function begin(status: Status, ordered: Ordered): FoundationState {
  const order = ordered && {
    orderId: offer.orderId,
    orderedAt: AT,
    earlyStart: ordered === 'early',
    firm: { orderId: offer.orderId },
  };
  const { state } = foundationAt(status, { peopleRequired: false });
  return { ...state, orderRequired: true, order } as FoundationState;
}

interface Options {
  payload?: unknown;
  at?: string;
  ordersUsedUp?: boolean;
}
const issue = (
  state: FoundationState,
  name: CommandName,
  role: Role,
  { payload = payloads[name], at = AT, ordersUsedUp }: Options = {},
): Decision<FoundationEvent> =>
  decide(state, name, payload, { actor: actorOf(role), at, slot, offer, ordersUsedUp });

const after = (
  state: FoundationState,
  name: CommandName,
  role: Role,
  options: Options = {},
): FoundationState => {
  const decision = issue(state, name, role, options);
  if (isRefusal(decision)) throw new Error(`refused: ${decision.refused}`);
  return happen(state, decision, { at: options.at ?? AT, by: 'staff' });
};

const ofOurWork = [
  [SELECTING, 'book-consultation', 'founder'],
  [SELECTING, 'decline-consultation', 'founder'],
  ['documents-pending', 'add-document', 'staff'],
  ['documents-pending', 'submit-documents-for-review', 'staff'],
  ['review-pending', 'request-document-changes', 'lawyer'],
  ['review-pending', 'request-document-changes', 'founder'],
  ['review-pending', 'approve-documents', 'lawyer'],
  ['notary-appointment-pending', 'propose-notary-appointment', 'staff'],
] as const;

describe('without an order', () => {
  test.each(ofOurWork)('%s: %s by %s is refused', (status, name, role) => {
    expect(issue(begin(status, null), name, role)).toMatchObject({ refused: 'ORDER_REQUIRED' });
  });

  test('the founder can enter and correct data, name a notary and cancel', () => {
    const started = begin('start-pending', null);
    expect(isRefusal(issue(started, 'submit-core-data', 'founder'))).toBe(false);
    for (const name of ['correct-core-data', 'name-notary', 'cancel-foundation'] as const) {
      expect(isRefusal(issue(begin(SELECTING, null), name, 'founder')), name).toBe(false);
    }
  });

  test('what the notary and the founder do at the end goes on', () => {
    const certificate = begin('foundation-certificate-pending', null);
    expect(isRefusal(issue(certificate, 'receive-foundation-certificate', 'notary'))).toBe(false);
    const paid = begin('share-capital-payment-pending', null);
    expect(isRefusal(issue(paid, 'receive-bank-confirmation', 'founder'))).toBe(false);
  });

  test.each(['documents-pending', 'review-pending', 'notary-appointment-pending'] as const)(
    '%s waits on the founder, who alone can go on',
    (status) => {
      expect(progressOf(begin(status, null)).waitingOn).toBe('founder');
      expect(progressOf(begin(status, 'early')).waitingOn).not.toBe('founder');
    },
  );

  test('a foundation from before the rule goes on, and has nothing to order', () => {
    const data = inPresentShape(
      'FoundationStarted',
      { founderId: actorOf('founder').id, package: 'individual' },
      1,
    ) as never;
    const started = happen(initialState, [{ type: 'FoundationStarted', data }], {
      at: AT,
      by: 'founder',
    });
    const described = after(started, 'submit-core-data', 'founder');
    expect(after(described, 'book-consultation', 'founder').status).toBe('consultation-pending');
    expect(after(described, 'decline-consultation', 'founder').status).toBe('documents-pending');
    expect(issue(described, 'order-package', 'founder')).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
    expect(issue(described, 'withdraw-order', 'founder')).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });

  test('a foundation of today keeps what its first event says', () => {
    const data = { founderId: 'f', package: 'individual', orderRequired: true };
    expect(inPresentShape('FoundationStarted', data, 2)).toMatchObject(data);
  });
});

describe('ordering', () => {
  test('records price, terms and the wish to begin early', () => {
    expect(issue(begin(SELECTING, null), 'order-package', 'founder')).toEqual([
      {
        type: 'PackageOrdered',
        data: {
          orderId: offer.orderId,
          package: 'individual',
          netCents: 79_900,
          vatRate: 19,
          grossCents: 95_081,
          termsVersion: TERMS_VERSION,
          earlyStart: true,
        },
      },
    ]);
  });

  test('keeps the billing address out of the event', () => {
    const billing = {
      name: 'Mia Vogt',
      street: 'Domkloster 4',
      zip: '50667',
      city: 'Köln',
      country: 'DE',
    };
    const payload = { ...payloads['order-package'], billing };
    const decision = issue(begin('start-pending', null), 'order-package', 'founder', { payload });
    expect(JSON.stringify(decision)).not.toMatch(/Vogt|Domkloster|50667/);
  });

  test('is refused to who has placed as many orders within a day as an account may', () => {
    const started = begin('start-pending', null);
    const options = { ordersUsedUp: true };
    expect(issue(started, 'order-package', 'founder', options)).toMatchObject({
      refused: 'TOO_MANY_ORDERS',
    });
  });

  test('a price the founder was not shown is refused with the present one', () => {
    const payload = { ...payloads['order-package'], expectedGrossCents: 95_080 };
    expect(issue(begin(SELECTING, null), 'order-package', 'founder', { payload })).toMatchObject({
      refused: 'PRICE_CHANGED',
      details: { grossCents: 95_081 },
    });
  });

  test.each([
    ['terms', { terms: false }],
    ['terms', { terms: undefined }],
    ['earlyStart', { earlyStart: undefined }],
    ['expectedGrossCents', { expectedGrossCents: 'a lot' }],
    ['billing.zip', { billing: { name: 'M', street: 'S', city: 'K', country: 'DE', zip: '' } }],
  ])('%s has to be valid', (field, change) => {
    const payload = { ...payloads['order-package'], ...change };
    expect(issue(begin(SELECTING, null), 'order-package', 'founder', { payload })).toMatchObject({
      refused: 'INVALID_PAYLOAD',
      fields: [field],
    });
  });

  test('happens once', () => {
    expect(issue(begin('start-pending', 'early'), 'order-package', 'founder')).toMatchObject({
      refused: 'ALREADY_ORDERED',
    });
    expect(issue(begin('documents-pending', 'early'), 'order-package', 'founder')).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });

  test.each(['book-consultation', 'decline-consultation'] as const)(
    'without an early start %s waits for the end of the withdrawal period',
    (name) => {
      const state = begin(SELECTING, 'later');
      const refusal = { refused: 'WITHDRAWAL_PERIOD', details: { until: UNTIL } };
      expect(issue(state, name, 'founder')).toMatchObject(refusal);
      expect(issue(state, name, 'founder', { at: UNTIL })).toMatchObject(refusal);
      expect(isRefusal(issue(state, name, 'founder', { at: AFTERWARDS }))).toBe(false);
    },
  );
});

describe('beginning early after all', () => {
  const waiting = begin(SELECTING, 'later');

  test('opens booking and declining, and is recorded with what was stated', () => {
    expect(issue(waiting, 'request-early-start', 'founder')).toEqual([
      {
        type: 'EarlyStartRequested',
        data: { orderId: offer.orderId, textVersion: earlyStartText.version },
      },
    ]);
    const asked = after(waiting, 'request-early-start', 'founder');
    expect(after(asked, 'book-consultation', 'founder').status).toBe('consultation-pending');
    expect(after(asked, 'decline-consultation', 'founder').status).toBe('documents-pending');
    expect(after(asked, 'withdraw-order', 'founder')).toMatchObject({ order: null });
  });

  test('is for the text that is shown now', () => {
    const payload = { textVersion: '2020-01' };
    expect(issue(waiting, 'request-early-start', 'founder', { payload })).toMatchObject({
      refused: 'TEXT_CHANGED',
      details: { textVersion: earlyStartText.version },
    });
  });

  test.each([
    ['without an order', begin(SELECTING, null), AT],
    ['that began early', begin(SELECTING, 'early'), AT],
    ['once the period is over', waiting, AFTERWARDS],
  ] as const)('is not asked %s', (_when, state, at) => {
    expect(issue(state, 'request-early-start', 'founder', { at })).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });

  test('is not needed for a consultation after the period, which stays after it', () => {
    const later = {
      ...slot,
      startsAt: '2026-12-08T09:00:00.000Z',
      endsAt: '2026-12-08T10:30:00.000Z',
    };
    const book = (
      state: FoundationState,
      name: 'book-consultation' | 'move-consultation',
      on = later,
    ) =>
      decide(
        state,
        name,
        { type: 'online', startsAt: on.startsAt },
        { actor: actorOf('founder'), at: AT, slot: on, offer },
      );
    const booked = book(waiting, 'book-consultation');
    if (isRefusal(booked)) throw new Error(`refused: ${booked.refused}`);
    const state = happen(waiting, booked, { at: AT, by: 'founder' });
    expect(state.status).toBe('consultation-pending');
    expect(book(state, 'move-consultation', slot)).toMatchObject({ refused: 'WITHDRAWAL_PERIOD' });
    const asked = after(state, 'request-early-start', 'founder');
    expect(isRefusal(book(asked, 'move-consultation', slot))).toBe(false);
  });
});

describe('withdrawing', () => {
  test('is possible until the end of the last day in Berlin', () => {
    const state = begin('documents-pending', 'early');
    expect(issue(state, 'withdraw-order', 'founder', { at: UNTIL })).toEqual([
      { type: 'OrderWithdrawn', data: { orderId: offer.orderId } },
    ]);
    expect(issue(state, 'withdraw-order', 'founder', { at: AFTERWARDS })).toMatchObject({
      refused: 'WITHDRAWAL_OVER',
      details: { until: UNTIL },
    });
  });

  test('stops the work until the package is ordered again', () => {
    const withdrawn = after(begin('documents-pending', 'early'), 'withdraw-order', 'founder');
    expect(withdrawn.status).toBe('documents-pending');
    expect(issue(withdrawn, 'add-document', 'staff')).toMatchObject({ refused: 'ORDER_REQUIRED' });
    expect(issue(withdrawn, 'withdraw-order', 'founder')).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
    const again = after(withdrawn, 'order-package', 'founder');
    expect(isRefusal(issue(again, 'add-document', 'staff'))).toBe(false);
  });

  test('cancels a consultation that lies ahead, and none that has begun', () => {
    const booked = begin('consultation-pending', 'early');
    expect(after(booked, 'withdraw-order', 'founder').status).toBe(SELECTING);
    const begun = after(booked, 'withdraw-order', 'founder', { at: slot.startsAt });
    expect(begun.status).toBe('consultation-pending');
  });

  test('is still possible once the foundation is cancelled, and only within the period', () => {
    const ended = after(begin(SELECTING, 'early'), 'cancel-foundation', 'founder');
    expect(after(ended, 'withdraw-order', 'founder')).toMatchObject({
      status: 'cancelled',
      order: null,
    });
    expect(issue(ended, 'withdraw-order', 'founder', { at: AFTERWARDS })).toMatchObject({
      refused: 'WITHDRAWAL_OVER',
      details: { until: UNTIL },
    });
    expect(issue(ended, 'order-package', 'founder')).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
  });

  test('leaves the data, and lets the founder end the foundation', () => {
    const withdrawn = after(begin(SELECTING, 'early'), 'withdraw-order', 'founder');
    expect(withdrawn).toMatchObject({ coreData: { city: 'Köln' }, order: null });
    expect(after(withdrawn, 'cancel-foundation', 'founder').status).toBe('cancelled');
  });
});
