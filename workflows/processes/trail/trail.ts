import {
  AsyncLocalStorage,
  defaultPayloadConverter,
  type Headers,
  proxySinks,
  type WorkflowInterceptorsFactory,
} from '@temporalio/workflow';
import { isUuid } from '../messages.ts';
import { type SentTrail, TRAIL_HEADER, type TraceSinks, trailIn } from './trail-header.ts';

const { traces } = proxySinks<TraceSinks>();

/**
 * Passes the ids of a message on to its activities and log lines. A traced message gets a span of its own between
 * the message and the activities; commands are the same with and without tracing.
 */
export const interceptors: WorkflowInterceptorsFactory = () => {
  const trails = new AsyncLocalStorage<SentTrail>();
  const handle = <T>(name: string, { args, headers }: Message, next: () => Promise<T>) => {
    const sent = trailIn(headers);
    const span = spanOf(sent, args);
    if (!span) return trails.run(sent, next);
    const startedMs = Date.now();
    const { traceparent, ...own } = span;
    return trails
      .run({ ...sent, traceparent }, next)
      .finally(() => traces.handled({ ...own, name, startedMs, endedMs: Date.now() }));
  };
  return {
    inbound: [
      {
        handleUpdate: (input, next) => handle(input.name, input, () => next(input)),
        handleSignal: (input, next) => handle(input.signalName, input, () => next(input)),
      },
    ],
    outbound: [
      {
        scheduleActivity(input, next) {
          const trail = trails.getStore();
          if (!trail?.requestId && !trail?.traceparent) return next(input);
          const sent = defaultPayloadConverter.toPayload(trail);
          return next({ ...input, headers: { ...input.headers, [TRAIL_HEADER]: sent } });
        },
        getLogAttributes: (input, next) =>
          next({ ...input, requestId: trails.getStore()?.requestId }),
      },
    ],
  };
};

interface Message {
  args: unknown[];
  headers: Headers;
}

/** The span's id derives from the command's: a random one would change the ids that workflows generate. */
function spanOf({ traceparent: parent = '' }: SentTrail, [message]: unknown[]) {
  const { commandId } = (message ?? {}) as { commandId?: unknown };
  const [, traceId, , flags] = parent.split('-');
  if (!isUuid(commandId) || !traceId || !flags) return undefined;
  const spanId = commandId.replaceAll('-', '').slice(-16).toLowerCase();
  return { commandId, spanId, parent, traceparent: `00-${traceId}-${spanId}-${flags}` };
}
