import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import { currentTrail } from '#logging/trail.ts';
import { type SentTrail, TRAIL_HEADER } from './processes/trail/trail-header.ts';

/** Sends the request's ids along with each message to a workflow. */
export const sendTrail: WorkflowClientInterceptor = {
  startUpdateWithStart: (input, next) =>
    next({ ...input, updateHeaders: withTrail(input.updateHeaders) }),
  signalWithStart: (input, next) => next({ ...input, headers: withTrail(input.headers) }),
};

function withTrail(headers: Headers): Headers {
  const { requestId, traceparent } = currentTrail();
  if (requestId === undefined) return headers;
  const trail: SentTrail = { requestId, traceparent };
  return { ...headers, [TRAIL_HEADER]: defaultPayloadConverter.toPayload(trail) };
}
