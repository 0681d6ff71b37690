import type { Audience } from '#domain/messages/messages.ts';

/** One conversation of a formation. */
export interface ThreadId {
  foundationId: string;
  audience: Audience;
}
