import type { Sinks } from '@temporalio/workflow';

/** The header with the ids of the request that a message came from. Headers change no replay. */
export const TRAIL_HEADER = 'trail';

export interface SentTrail {
  requestId?: string | undefined;
  /** Of the span that the message belongs to, in the form of W3C. */
  traceparent?: string | undefined;
}

/** What a workflow tells the process it runs in. No sink leaves anything in the history. */
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
