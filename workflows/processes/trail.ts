import {
  AsyncLocalStorage,
  defaultPayloadConverter,
  type Headers,
  type WorkflowInterceptorsFactory,
} from '@temporalio/workflow';
import { type SentTrail, TRAIL_HEADER } from './trail-header.ts';

/** Hands the ids of a message on to the activities that it leads to, and to what is logged. */
export const interceptors: WorkflowInterceptorsFactory = () => {
  const trails = new AsyncLocalStorage<Headers>();
  const current = () => trails.getStore()?.[TRAIL_HEADER];
  return {
    inbound: [
      {
        handleUpdate: (input, next) => trails.run(input.headers, () => next(input)),
        handleSignal: (input, next) => trails.run(input.headers, () => next(input)),
      },
    ],
    outbound: [
      {
        scheduleActivity(input, next) {
          const trail = current();
          const headers = trail ? { ...input.headers, [TRAIL_HEADER]: trail } : input.headers;
          return next({ ...input, headers });
        },
        getLogAttributes(input, next) {
          const trail = current();
          return next({
            ...input,
            ...(trail && defaultPayloadConverter.fromPayload<SentTrail>(trail)),
          });
        },
      },
    ],
  };
};
