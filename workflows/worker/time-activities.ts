import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { timed } from '#telemetry/metrics.ts';

export const timeActivities: ActivityInterceptorsFactory = ({ info }) => ({
  inbound: {
    execute: (input, next) =>
      timed(
        'activity_seconds',
        () => next(input),
        (error) => ({
          activity: info.activityType,
          outcome: error === undefined ? 'done' : 'failed',
        }),
      ),
  },
});
