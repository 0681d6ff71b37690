import { randomUUID } from 'node:crypto';
import {
  ApplicationFailure,
  Client,
  Connection,
  isGrpcServiceError,
  WithStartWorkflowOperation,
  WorkflowUpdateFailedError,
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
  summaryOf,
  TASK_QUEUE,
  workflowIdOf,
} from './processes/messages.ts';

/** How long a caller waits for the outcome of a decision. */
const DECISION_MS = 12_000;
const RECEIPT_MS = 5_000;
const HEALTH_MS = 2_000;

/** Sends commands to the workflows of foundations. */
export interface FoundationClient {
  /**
   * Waits for the outcome, for up to 12 s. After 'unavailable' the command may still be carried
   * out; repeating it with the same commandId returns the outcome.
   */
  decide(message: CommandMessage): Promise<Outcome | 'unavailable'>;
  /** Durably accepted, even with no worker running; 'unavailable' while Temporal is down. */
  receive(message: CommandMessage): Promise<'received' | 'unavailable'>;
  /** Rejects while Temporal cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

type ClientConfig = Pick<
  Config,
  'temporalAddress' | 'temporalNamespace' | 'durations' | 'publicUrl'
>;

/** Connects with the first call and reconnects by itself, so the API can start without Temporal. */
export function createFoundationClient(config: ClientConfig): FoundationClient {
  const connection = Connection.lazy({
    address: config.temporalAddress,
    // The default backoff would notice a restarted server up to two minutes late.
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

  // After a failure, check first, so that callers do not wait 12 s for a dead server.
  let mustCheck = true;
  async function attempt<T>(limitMs: number, call: () => Promise<T>): Promise<T | 'unavailable'> {
    try {
      if (mustCheck) await check();
      mustCheck = false;
      return await within(limitMs, call);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      mustCheck = true;
      return 'unavailable';
    }
  }

  return {
    async decide(message) {
      const { foundationId } = message;
      const options = startOptions({ foundationId, durations }, config.publicUrl);
      const send = (updateId: string) => sendDecision(client, message, { options, updateId });
      return attempt(DECISION_MS, async () => {
        try {
          return await send(message.commandId);
        } catch (error) {
          if (!isGivenUp(error)) throw error;
          // A failed update answers the same for ever, although the reason may be gone. The
          // commandId in the message still keeps the command from being carried out twice.
          return send(randomUUID());
        }
      });
    },

    async receive(message) {
      const options = {
        ...startOptions({ foundationId: message.foundationId, durations }, config.publicUrl),
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

/** Restarts a workflow that was terminated or has ended; it derives its progress from the stream. */
export function startOptions(input: FoundationInput, publicUrl: string) {
  const inConsole = `${publicUrl}/admin/foundations/${input.foundationId}/show`;
  return {
    workflowId: workflowIdOf(input.foundationId),
    taskQueue: TASK_QUEUE,
    args: [input] as [FoundationInput],
    staticSummary: summaryOf(input.foundationId),
    staticDetails: `[Open in the console](${inConsole})`,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  } as const;
}

/** Waits for the outcome, however long that takes. */
export function sendDecision(
  client: Client,
  message: CommandMessage,
  { options, updateId }: { options: ReturnType<typeof startOptions>; updateId: string },
): Promise<Outcome> {
  const startWorkflowOperation = new WithStartWorkflowOperation<typeof foundation>(
    'foundation',
    options,
  );
  const args: [CommandMessage] = [message];
  const update = { args, updateId, startWorkflowOperation };
  return client.workflow.executeUpdateWithStart(decision, update);
}

/** Whether the workflow has tried the command and given up, as it does when the database is away. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof WorkflowUpdateFailedError &&
  error.cause instanceof ApplicationFailure &&
  error.cause.type === 'Internal';

/** Whether the error means "not now" rather than "no". */
function isUnavailable(error: unknown): boolean {
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) return true;
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((one) => isGrpcServiceError(one) && unavailableCodes.has(one.code));
}

/** CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE of gRPC. */
const unavailableCodes = new Set([1, 4, 8, 14]);
