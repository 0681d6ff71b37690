import { AT, type BuiltFoundation, eventId } from '#demo/foundations.ts';
import { historyOf } from '#domain/foundations/history.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { addressesIn } from '#mails/addresses.ts';
import type { FoundationContext } from '#mails/foundations/load-foundation.ts';

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
