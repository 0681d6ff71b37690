import { describe, expect, test } from 'vitest';
import { shownStatusOf, stepOn, turnOf, urgency } from '#domain/foundations/shown-status.ts';
import { currentDocuments, isReplaced } from '#web/features/foundations/documents/reading-order.ts';
import { sinceOf } from '#web/features/foundations/history.ts';
import type { DocumentEntry, Foundation } from '#web/shared/foundations/model.ts';
import { textsOf } from '../../support/texts.ts';

const de = textsOf('de');

describe('what the page says beyond the status', () => {
  const card = {
    status: 'notary-appointment-pending',
    waitingOn: 'staff',
    lacksPeople: false,
    lacksOrder: false,
    beginsAfter: null,
    heldBy: null,
  } as const;
  const now = '2026-11-21T10:00:00.000Z';

  test('it is the founder’s turn until a notary is named', () => {
    const unnamed = { ...card, notaryNamed: false };
    expect(turnOf(unnamed, now)).toBe('founder');
    expect(turnOf({ ...card, notaryNamed: true }, now)).toBe('staff');
    expect(turnOf({ ...unnamed, status: 'review-pending' }, now)).toBe('staff');
    expect(shownStatusOf({ ...unnamed, dueAt: null }, now)).toBe('notary-unnamed');
    expect(shownStatusOf({ ...card, notaryNamed: true, dueAt: null }, now)).toBe(card.status);
  });

  test('who founds is asked before the order, and before a withdrawal period is waited for', () => {
    const status = 'consultation-appointment-select-pending';
    const begun = { ...card, status, waitingOn: 'founder', notaryNamed: false } as const;
    const unsaid = { ...begun, dueAt: null, lacksPeople: true, lacksOrder: true };
    expect(shownStatusOf(unsaid, now)).toBe('people-pending');
    expect(shownStatusOf({ ...unsaid, lacksPeople: false }, now)).toBe('order-pending');
    expect(shownStatusOf({ ...unsaid, status: 'review-pending' }, now)).toBe('order-withdrawn');
    const ordered = { ...unsaid, lacksOrder: false, beginsAfter: '2026-12-07T22:59:59.999Z' };
    expect(turnOf(ordered, now)).toBe('founder');
  });

  test('it is nobody’s turn until the withdrawal period is over', () => {
    const beginsAfter = '2026-12-07T22:59:59.999Z';
    const ordered = {
      ...card,
      status: 'consultation-appointment-select-pending',
      waitingOn: 'founder',
      notaryNamed: false,
      beginsAfter,
    } as const;
    expect(turnOf(ordered, beginsAfter)).toBe('nobody');
    expect(turnOf(ordered, '2026-12-07T23:00:00.000Z')).toBe('founder');
  });

  test('a consultation “is” until it has ended, then it “was”', () => {
    const endsAt = '2026-11-21T10:00:00.000Z';
    const booked = { ...card, notaryNamed: false, dueAt: endsAt };
    const textAt = (now: string) =>
      shownStatusOf({ ...booked, status: 'consultation-pending' }, now);
    expect(textAt('2026-11-21T09:59:59.999Z')).toBe('consultation-pending');
    expect(textAt(endsAt)).toBe('consultation-was');
    for (const { texts, is, was } of [
      { texts: de, is: / ist am /, was: / war am / },
      { texts: textsOf('en'), is: / is on /, was: / was / },
    ]) {
      expect(texts.sharedFoundations.status['consultation-pending'].line).toMatch(is);
      expect(texts.sharedFoundations.status['consultation-was'].line).toMatch(was);
    }
  });

  test('the line stays at the notary until the appointment has passed', () => {
    const agreed = {
      status: 'foundation-certificate-pending',
      step: 6,
      lacksOrder: false,
    } as const;
    expect(stepOn({ ...agreed, dueAt: '2026-12-02T09:00:00.000Z' }, now)).toBe(5);
    expect(stepOn({ ...agreed, dueAt: '2026-11-20T09:00:00.000Z' }, now)).toBe(6);
    const next = { ...agreed, status: 'bank-account-pending' } as const;
    expect(stepOn({ ...next, dueAt: '2026-12-02T09:00:00.000Z' }, now)).toBe(6);
  });

  test('it stands as it does since the order, not since the status', () => {
    const since = '2026-11-21T17:58:00.000Z';
    const order = { orderedAt: '2026-11-21T17:59:00.000Z', withdrawnAt: null } as const;
    const foundation = { since, order } as unknown as Foundation;
    expect(sinceOf(foundation)).toBe(order.orderedAt);
    expect(sinceOf({ ...foundation, order: null })).toBe(since);
    const later = { ...foundation, since: '2026-12-01T08:00:00.000Z' };
    expect(sinceOf(later)).toBe(later.since);
  });

  test('what waits for the founder comes first, empty ones after companies, what was cancelled last', () => {
    const cards = [
      { status: 'cancelled', waitingOn: 'nobody' },
      { status: 'start-pending', waitingOn: 'founder' },
      { status: 'completed', waitingOn: 'nobody' },
      { status: 'review-pending', waitingOn: 'lawyer' },
      { status: 'bank-account-pending', waitingOn: 'founder' },
    ] as const;
    expect(cards.toSorted((a, b) => urgency(a) - urgency(b))).toEqual(cards.toReversed());
  });

  test('documents are listed in reading order, latest version only', () => {
    const titles = ['Handelsregisteranmeldung', 'Gesellschafterliste', 'Gesellschaftsvertrag'];
    const documents = [...titles, 'Gesellschaftsvertrag', 'Vollmacht'].map(
      (title, index) => ({ documentId: String(index), kind: 'draft', title }) as DocumentEntry,
    );
    const order = currentDocuments(documents).map(({ documentId }) => documentId);
    expect(order).toEqual(['3', '1', '0', '4']);
    const replaced = documents.filter((document) => isReplaced(document, documents));
    expect(replaced.map(({ documentId }) => documentId)).toEqual(['2']);
  });
});
