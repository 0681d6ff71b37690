import { randomUUID } from 'node:crypto';
import {
  ApplicationFailure,
  Client,
  Connection,
  isGrpcServiceError,
  WithStartWorkflowOperation,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
  WorkflowUpdateRPCTimeoutOrCancelledError,
} from '@temporalio/client';
import type { Config } from '#config';
import type { ActivityKey } from '#modules/operations/stuck-activities.ts';
import { traced } from '#telemetry/tracing.ts';
import { connectionOptions, type TemporalServer } from './connection.ts';
import { parseDurations } from './processes/durations.ts';
import type { foundation } from './processes/foundation.ts';
import {
  type CommandMessage,
  type FoundationInput,
  MAIL_TASK_QUEUE,
  type Outcome,
  REFUSED,
  receipt,
  reload,
  startOf,
  summaryOf,
  TASK_QUEUE,
  updateOf,
  workflowIdOf,
} from './processes/messages.ts';
import { sendTrail } from './send-trail.ts';

/** How long a caller waits for the outcome of a decision. */
const DECISION_MS = 12_000;
const RECEIPT_MS = 5_000;
const HEALTH_MS = 2_000;

/** Sends commands to the workflows of foundations. */
export interface FoundationClient {
  /**
   * Waits up to 12 s for the outcome. After 'unavailable' the command may still be carried out; repeating it with
   * the same commandId returns the outcome.
   */
  decide(message: CommandMessage): Promise<Outcome | 'unavailable'>;
  /** Accepts the command durably, even while no worker is running; 'unavailable' while Temporal is down. */
  receive(message: CommandMessage): Promise<'received' | 'unavailable'>;
  /** What Temporal knows about the workflow; null when it does not know the workflow. */
  describe(foundationId: string): Promise<WorkflowFacts | 'unavailable'>;
  /** Has the workflow derive its situation from the event stream again; starts it where it has ended. */
  readAgain(foundationId: string): Promise<'requested' | 'unavailable'>;
  /** Begins the next attempt of an activity now; 'gone' when nothing waits for it any more. */
  tryNow(activity: ActivityKey): Promise<'requested' | 'gone' | 'unavailable'>;
  /** How many tasks wait for workers. */
  load(): Promise<Awaited<ReturnType<typeof loadOf>> | 'unavailable'>;
  /** Rejects while Temporal cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
}

type ClientConfig = TemporalServer & Pick<Config, 'durations' | 'publicUrl'>;

/** With the default backoff, clients would notice a restarted server up to two minutes late. */
const channelArgs = {
  'grpc.initial_reconnect_backoff_ms': 250,
  'grpc.max_reconnect_backoff_ms': 2_000,
};

/** Connects with the first call and reconnects by itself, so that the API can start without Temporal. */
export function createFoundationClient(config: ClientConfig): FoundationClient {
  const connection = Connection.lazy({ ...connectionOptions(config), channelArgs });
  const interceptors = { workflow: [sendTrail] };
  const client = new Client({ connection, namespace: config.temporalNamespace, interceptors });
  const durations = parseDurations(config.durations);

  const within = <T>(limitMs: number, call: () => Promise<T>) =>
    connection.withDeadline(Date.now() + limitMs, call);
  const check = () =>
    within(HEALTH_MS, async () => void (await connection.workflowService.getSystemInfo({})));

  // The call after a failure checks the connection first, so that callers do not wait 12 s for a dead server.
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
      const input = { foundationId: message.foundationId, durations };
      const options = startOptions(input, config.publicUrl);
      const send = (updateId: string) => sendDecision(client, message, { options, updateId });
      return tracedCall('update', message, () =>
        attempt(DECISION_MS, async () => {
          try {
            return await send(message.commandId);
          } catch (error) {
            if (!isGivenUp(error)) throw error;
            // A failed update repeats its answer for ever, although the reason may be gone. The commandId in the
            // message still keeps the command from being carried out twice.
            return send(randomUUID());
          }
        }),
      );
    },

    async receive(message) {
      const options = {
        ...startOptions({ foundationId: message.foundationId, durations }, config.publicUrl),
        signal: receipt,
        signalArgs: [message] as [CommandMessage],
      };
      return tracedCall('signal', message, () =>
        attempt(RECEIPT_MS, async () => {
          await client.workflow.signalWithStart('foundation', options);
          return 'received' as const;
        }),
      );
    },

    async describe(foundationId) {
      return attempt(RECEIPT_MS, () => workflowFacts(client, workflowIdOf(foundationId)));
    },

    async readAgain(foundationId) {
      const options = {
        ...startOptions({ foundationId, durations }, config.publicUrl),
        signal: reload,
        signalArgs: [] as [],
      };
      return attempt(RECEIPT_MS, async () => {
        await client.workflow.signalWithStart('foundation', options);
        return 'requested' as const;
      });
    },

    load: () => attempt(RECEIPT_MS, () => loadOf(client)),

    tryNow: (activity) => attempt(RECEIPT_MS, () => resetActivity(client, activity)),

    check,
    close: () => connection.close(),
  };
}

/** Values of Temporal's TaskQueueType. No workflow runs on the mail queue. */
const queueTypes = { workflow: 1, activity: 2 } as const;
const queues = [
  [TASK_QUEUE, 'workflow'],
  [TASK_QUEUE, 'activity'],
  [MAIL_TASK_QUEUE, 'activity'],
] as const;

async function loadOf({ workflowService, options: { namespace } }: Client) {
  const ofQueue = async ([queue, type]: (typeof queues)[number]) => {
    const { stats, pollers } = await workflowService.describeTaskQueue({
      namespace,
      taskQueue: { name: queue },
      taskQueueType: queueTypes[type],
      reportStats: true,
    });
    return {
      queue,
      type,
      backlog: Number(stats?.approximateBacklogCount ?? 0),
      oldestSeconds: Number(stats?.approximateBacklogAge?.seconds ?? 0),
      pollers: pollers.length,
    };
  };
  const query = "Trouble IS NOT NULL AND ExecutionStatus = 'Running'";
  const [found, troubled] = await Promise.all([
    Promise.all(queues.map(ofQueue)),
    workflowService.countWorkflowExecutions({ namespace, query }).catch((error: unknown) => {
      // Until the first worker has started, no workflow has that attribute.
      if (isGrpcServiceError(error) && error.code === INVALID_ARGUMENT) return { count: 0 };
      throw error;
    }),
  ]);
  return { queues: found, troubled: Number(troubled.count) };
}

const tracedCall = <T>(
  kind: 'update' | 'signal',
  { command, commandId }: CommandMessage,
  call: () => Promise<T>,
): Promise<T> => traced(`${kind} ${command}`, 'client', { commandId }, call);

async function resetActivity(
  { workflowService, options: { namespace } }: Client,
  { workflowId, runId, activityId: id }: ActivityKey,
): Promise<'requested' | 'gone'> {
  try {
    await workflowService.resetActivity({ namespace, execution: { workflowId, runId }, id });
    return 'requested';
  } catch (error) {
    if (isGrpcServiceError(error) && error.code === NOT_FOUND) return 'gone';
    throw error;
  }
}

/** Options that restart a workflow that was terminated or has ended; it derives its progress from the stream. */
export function startOptions(input: FoundationInput, publicUrl: string) {
  return {
    ...startOf<[FoundationInput]>(publicUrl, {
      workflowId: workflowIdOf(input.foundationId),
      args: [input],
      staticSummary: summaryOf(input.foundationId),
      page: `foundations/${input.foundationId}/show`,
    }),
    // A task taken by a frozen worker goes to another one after this time; each takes milliseconds.
    workflowTaskTimeout: '2 seconds',
  } as const;
}

/** Waits for the outcome without a limit. A refusal is an outcome, although it fails the update. */
export async function sendDecision(
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
  try {
    return await client.workflow.executeUpdateWithStart(updateOf(message.command), update);
  } catch (error) {
    const refusal = refusalIn(error);
    if (!refusal) throw error;
    return refusal;
  }
}

function refusalIn(error: unknown): Outcome | undefined {
  if (!(error instanceof WorkflowUpdateFailedError)) return undefined;
  const { cause } = error;
  if (!(cause instanceof ApplicationFailure) || cause.type !== REFUSED) return undefined;
  return cause.details?.[0] as Outcome | undefined;
}

type WorkflowFacts = Awaited<ReturnType<typeof workflowFacts>>;

/**
 * Facts about a workflow for operators. Temporal holds no personal data, so neither do these.
 *
 * @returns null for a workflow that Temporal does not know
 */
async function workflowFacts(client: Client, workflowId: string) {
  try {
    const found = await client.workflow.getHandle(workflowId).describe();
    return {
      workflowId: found.workflowId,
      runId: found.runId,
      status: found.status.name.toLowerCase(),
      startedAt: found.startTime.toISOString(),
      pending: (found.raw.pendingActivities ?? []).map(pendingOf),
      attributes: Object.fromEntries(
        found.typedSearchAttributes.getAll().map(({ key, value }) => [key.name, textOf(value)]),
      ),
    };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null;
    throw error;
  }
}

type Described = Awaited<ReturnType<ReturnType<Client['workflow']['getHandle']>['describe']>>;
type Pending = NonNullable<Described['raw']['pendingActivities']>[number];

const states = ['unspecified', 'scheduled', 'started', 'cancel-requested', 'paused', 'pausing'];

function pendingOf({ activityType, attempt, state, lastFailure, scheduledTime }: Pending) {
  return {
    activity: activityType?.name ?? '',
    attempt: attempt ?? 1,
    state: states[state ?? 0] ?? 'unspecified',
    lastError: lastFailure?.message ?? null,
    nextAt: instantOf(scheduledTime),
  };
}

function instantOf(time: Pending['scheduledTime']): string | null {
  if (!time?.seconds) return null;
  return new Date(Number(time.seconds) * 1_000).toISOString();
}

const textOf = (value: unknown) =>
  value instanceof Date ? value.toISOString() : [value].flat().map(String).join(', ');

/** Whether the workflow has given the command up, as it does while the database is away, or cannot know it yet. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof WorkflowUpdateFailedError &&
  error.cause instanceof ApplicationFailure &&
  (error.cause.type === 'Internal' || error.cause.message.startsWith(UNHEARD_OF));

/** While workers of the release before still run, one of them may get a command that came with this one. */
const UNHEARD_OF = 'No registered handler for update';

/** Whether the error means "not now" rather than "no". */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) return true;
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((one) => isGrpcServiceError(one) && unavailableCodes.has(one.code));
}

const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
/**
 * CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, FAILED_PRECONDITION (the workflow's tasks have failed or
 * timed out several times in a row), UNAVAILABLE of gRPC.
 */
const unavailableCodes = new Set([1, 4, 8, 9, 14]);
