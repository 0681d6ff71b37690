import { expect } from 'vitest';
import { AT, type BuiltFoundation, eventId } from '#demo/foundations.ts';
import { historyOf } from '#domain/foundations/history.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { addressesIn } from '#mails/addresses.ts';
import type { FoundationContext } from '#mails/foundations/load-foundation.ts';
import { render } from '#mails/layout.ts';
import type { Letter } from '#mails/letter.ts';

/** What a mail says about the last event of a foundation. */
export function contextAfter(built: BuiltFoundation, language: Locale): FoundationContext {
  const events = built.events.map((event, index) => ({
    ...event,
    id: eventId(index),
    metadata: { occurredAt: AT, actor: { role: 'staff' } },
  }));
  const history = historyOf(events);
  const event = events.at(-1);
  if (!event) throw new Error('Nothing has happened.');
  return {
    language,
    name: 'Jana',
    foundationId: 'f',
    company: 'Muster UG (haftungsbeschränkt)',
    event,
    history,
    current: history,
    isStepDone: false,
    address: addressesIn('https://siebenschritt.example', language),
    sender: 'Siebenschritt',
    operator: sampleOperator,
    now: AT,
    consultant: 'Dr. Lea Sommer',
    obstacle: undefined,
  };
}

/** As it arrives: every letter is drawn, and nothing in it is left open. */
export async function arrives(
  mail: { write: (context: FoundationContext) => Letter | null },
  built: BuiltFoundation,
  language: Locale,
): Promise<Letter & { text: string; html: string }> {
  const letter = mail.write(contextAfter(built, language));
  if (!letter) throw new Error('There is no letter.');
  const { html, text } = await render(letter, {
    language,
    sender: 'Siebenschritt',
    operator: sampleOperator,
    address: addressesIn('https://siebenschritt.example', language),
  });
  expect(`${letter.subject} ${html} ${text}`).not.toMatch(/undefined|\[object|\{\{/);
  return { ...letter, html, text: text.replaceAll(/\s+/g, ' ') };
}
