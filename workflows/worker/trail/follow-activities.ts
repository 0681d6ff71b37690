import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { log } from '#logging/log.ts';
import { follow, type Trail } from '#logging/trail.ts';
import { stopwatch, timed } from '#telemetry/metrics.ts';
import { traced } from '#telemetry/tracing.ts';
import { isUuid } from '../../processes/messages.ts';
import { trailIn } from '../../processes/trail/trail-header.ts';

/** Gives lines that an attempt logs the ids of its workflow, command and request, and measures its time. */
export const followActivities: ActivityInterceptorsFactory = ({ info }) => ({
  inbound: {
    execute(input, next) {
      const { activityType: activity, attempt } = info;
      const workflowId = info.workflowExecution?.workflowId;
      const ids = { ...trailIn(input.headers), ...commandIn(input.args) };
      return follow({ ...ids, workflowId, activity, attempt }, () => {
        const seconds = stopwatch();
        const outcomeOf = (error?: unknown) => {
          const outcome = error === undefined ? 'done' : 'failed';
          log.info({ outcome, ms: Math.round(seconds() * 1_000) }, 'activity');
          return { activity, outcome };
        };
        const attempted = () => timed('activity_seconds', () => next(input), outcomeOf);
        return traced(`activity ${activity}`, 'internal', { attempt }, attempted);
      });
    },
  },
});

/** The commandId, which messages of commands and notes about them contain. */
function commandIn([first]: unknown[]): Pick<Trail, 'commandId'> {
  const { commandId } = (first ?? {}) as { commandId?: unknown };
  return isUuid(commandId) ? { commandId } : {};
}
