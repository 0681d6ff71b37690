import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import type { Sinks } from '@temporalio/workflow';

/** The header with the ids of the request behind a message. Headers do not affect replay. */
export const TRAIL_HEADER = 'trail';

export interface SentTrail {
  requestId?: string | undefined;
  /** The span of the message, in the W3C format. */
  traceparent?: string | undefined;
}

export function trailIn(headers: Headers): SentTrail {
  const sent = headers[TRAIL_HEADER];
  return sent ? defaultPayloadConverter.fromPayload<SentTrail>(sent) : {};
}

/** Sinks with which a workflow informs its process. They leave nothing in the history. */
export interface TraceSinks extends Sinks {
  traces: {
    handled(message: HandledMessage): void;
  };
}

export interface HandledMessage {
  name: string;
  commandId: string;
  spanId: string;
  parent: string;
  startedMs: number;
  endedMs: number;
}
