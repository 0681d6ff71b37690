import { z } from 'zod';
import type { TimelineEntry } from '#api/contract.gen.d.ts';
import { roles } from '#domain/foundations/command.ts';
import { eventTypes } from '#domain/foundations/foundation.ts';

/** An event that happened after the page was read. */
export type UnseenEvent = Pick<TimelineEntry, 'type' | 'occurredAt' | 'actor'>;

const unseenEvents = z.array(
  z.object({
    type: z.enum(eventTypes),
    occurredAt: z.string(),
    actor: z.object({ role: z.enum(roles), name: z.string().nullable() }),
  }),
);

/** The events that the refusal `CHANGED_MEANWHILE` names; undefined where it names none. */
export const unseenIn = (events: unknown): UnseenEvent[] | undefined =>
  unseenEvents.safeParse(events).data;
