import { describe, expect, test } from 'vitest';
import { accept, type BuiltFoundation, foundationAt, slot } from '#demo/foundations.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { addressesIn } from '#mails/addresses.ts';
import { consultationCompleted } from '#mails/foundations/changes/consultation-completed.ts';
import { foundationCancelled } from '#mails/foundations/foundation-cancelled.ts';
import type { FoundationContext } from '#mails/foundations/load-foundation.ts';
import { render } from '#mails/layout.ts';
import type { Letter } from '#mails/letter.ts';
import { contextAfter } from './context.ts';

const languages = ['de', 'en'] as const;

/** As it arrives: every letter is drawn, and nothing in it is left open. */
async function arrives(
  mail: { write: (context: FoundationContext) => Letter | null },
  built: BuiltFoundation,
  language: Locale,
): Promise<Letter & { text: string }> {
  const letter = mail.write(contextAfter(built, language));
  if (!letter) throw new Error('There is no letter.');
  const { html, text } = await render(letter, {
    language,
    sender: 'Siebenschritt',
    operator: sampleOperator,
    address: addressesIn('https://siebenschritt.example', language),
  });
  expect(`${letter.subject} ${html} ${text}`).not.toMatch(/undefined|\[object|\{\{/);
  return { ...letter, text: text.replaceAll(/\s+/g, ' ') };
}

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
