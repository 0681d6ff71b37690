import type { InjectedSinks } from '@temporalio/worker';
import { addSpan } from '#telemetry/tracing.ts';
import type { TraceSinks } from '../../processes/trail/trail-header.ts';

/** Turns messages that workflows have handled into spans, except during replay. */
export const traceSinks: InjectedSinks<TraceSinks> = {
  traces: {
    handled: {
      fn({ workflowId }, { name, commandId, ...span }) {
        addSpan({ ...span, name: `workflow ${name}`, attributes: { workflowId, commandId } });
      },
      callDuringReplay: false,
    },
  },
};
