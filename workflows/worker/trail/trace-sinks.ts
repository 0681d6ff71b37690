import type { InjectedSinks } from '@temporalio/worker';
import { addSpan } from '#telemetry/tracing.ts';
import type { TraceSinks } from '../../processes/trail/trail-header.ts';

/** Messages that workflows have handled, as spans; not again when they are replayed. */
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
