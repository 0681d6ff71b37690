import { describe, expect, test } from 'vitest';
import { accept, foundationAt, slot } from '#demo/foundations.ts';

import { consultationCompleted } from '#mails/foundations/changes/consultation-completed.ts';
import { foundationCancelled } from '#mails/foundations/foundation-cancelled.ts';

import { arrives } from './context.ts';

const languages = ['de', 'en'] as const;

describe('what ends before an appointment', () => {
  const booked = foundationAt('consultation-pending');

  test.each(languages)(
    'a completed consultation leaves the calendar, and nobody says it was held, in %s',
    async (language) => {
      const built = accept(booked, 'complete-consultation', 'staff');
      const letter = await arrives(consultationCompleted, built, language);
      expect(letter.calendar).toMatchObject({ cancelled: true, startsAt: slot.startsAt });
      expect(letter.text).toMatch(/abgeschlossen worden|was completed on/);
      expect(letter.text).not.toMatch(/stattgefunden|taken place|held/);
    },
  );

  test.each([
    ['a consultation', booked],
    ['a notary appointment', foundationAt('foundation-certificate-pending')],
  ] as const)('%s is called off with the case, by mail to everybody', async (_what, built) => {
    const payload = { reason: 'Aufgegeben' };
    const letter = await arrives(
      foundationCancelled,
      accept(built, 'cancel-foundation', 'staff', { payload }),
      'de',
    );
    expect(letter.calendar).toMatchObject({ cancelled: true });
  });

  test('without one, nothing goes to the calendar', async () => {
    const built = accept(foundationAt('documents-pending'), 'cancel-foundation', 'staff', {
      payload: { reason: 'Aufgegeben' },
    });
    expect((await arrives(foundationCancelled, built, 'de')).calendar).toBeUndefined();
  });
});
