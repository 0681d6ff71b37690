import {
  Client,
  Connection,
  isGrpcServiceError,
  WithStartWorkflowOperation,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import type { Config } from '#config';
import { parseDurations } from './processes/durations.ts';
import type { foundation } from './processes/foundation.ts';
import {
  type CommandMessage,
  decision,
  type FoundationInput,
  type Outcome,
  receipt,
  TASK_QUEUE,
  workflowIdOf,
} from './processes/messages.ts';

/** How long a person waits for the answer to a decision. */
const DECISION_MS = 12_000;
const RECEIPT_MS = 5_000;
const HEALTH_MS = 2_000;

/** The process as the API sees it. */
export interface Process {
  /**
   * Waits for the outcome up to 12 s. 'unavailable': it may still be carried out; the same
   * commandId again gives the answer.
   */
  decide(message: CommandMessage): Promise<Outcome | 'unavailable'>;
  /** Taken for certain, even while no worker runs; 'unavailable' while Temporal is away. */
  receive(message: CommandMessage): Promise<'received' | 'unavailable'>;
  /** Rejects while Temporal is out of reach. */
  check(): Promise<void>;
  close(): Promise<void>;
}

type TemporalConfig = Pick<Config, 'temporalAddress' | 'temporalNamespace' | 'durations'>;

/** Connects with the first call, and again after every loss: the API starts without Temporal. */
export function createProcess(config: TemporalConfig): Process {
  const connection = Connection.lazy({
    address: config.temporalAddress,
    // Temporal is back as soon as it is back, not up to two minutes later.
    channelArgs: {
      'grpc.initial_reconnect_backoff_ms': 250,
      'grpc.max_reconnect_backoff_ms': 2_000,
    },
  });
  const client = new Client({ connection, namespace: config.temporalNamespace });
  const durations = parseDurations(config.durations);

  const within = <T>(limitMs: number, call: () => Promise<T>) =>
    connection.withDeadline(Date.now() + limitMs, call);
  const check = async () => {
    await within(HEALTH_MS, () => connection.workflowService.getSystemInfo({}));
  };

  // After a failure a short question comes first, so that nobody waits 12 s for a dead server.
  let doubtful = true;
  async function attempt<T>(limitMs: number, call: () => Promise<T>): Promise<T | 'unavailable'> {
    try {
      if (doubtful) await check();
      doubtful = false;
      return await within(limitMs, call);
    } catch (error) {
      if (!isAway(error)) throw error;
      doubtful = true;
      return 'unavailable';
    }
  }

  return {
    async decide(message) {
      const startWorkflowOperation = new WithStartWorkflowOperation<typeof foundation>(
        'foundation',
        startOptions({ foundationId: message.foundationId, durations }),
      );
      const options = {
        args: [message] as [CommandMessage],
        updateId: message.commandId,
        startWorkflowOperation,
      };
      return attempt(DECISION_MS, () => client.workflow.executeUpdateWithStart(decision, options));
    },

    async receive(message) {
      const options = {
        ...startOptions({ foundationId: message.foundationId, durations }),
        signal: receipt,
        signalArgs: [message] as [CommandMessage],
      };
      return attempt(RECEIPT_MS, async () => {
        await client.workflow.signalWithStart('foundation', options);
        return 'received' as const;
      });
    },

    check,
    close: () => connection.close(),
  };
}

/** A workflow that was terminated, or has ended, is started again and reads how far things are. */
export function startOptions(input: FoundationInput) {
  return {
    workflowId: workflowIdOf(input.foundationId),
    taskQueue: TASK_QUEUE,
    args: [input] as [FoundationInput],
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  } as const;
}

/** Whatever says "not now" rather than "no". */
function isAway(error: unknown): boolean {
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) return true;
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((one) => isGrpcServiceError(one) && away.has(one.code));
}

/** CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE of gRPC. */
const away = new Set([1, 4, 8, 14]);
