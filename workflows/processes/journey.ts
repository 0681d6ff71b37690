import {
  ApplicationFailure,
  allHandlersFinished,
  condition,
  isCancellation,
  log,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { activityOf, isCommandName } from '#domain/foundation/names.ts';
import { isFinished } from '#domain/foundation/statuses.ts';
import type { UploadPurpose } from '#domain/foundation/upload-purposes.ts';
import type { FoundationMail } from '#mails/foundation/plan.ts';
import type { Activities } from '../activities/all.ts';
import {
  type CommandMessage,
  decision,
  type FoundationInput,
  type Outcome,
  receipt,
  type Situation,
} from './messages.ts';
import * as attributes from './search-attributes.ts';

/** Three quarters of what Temporal allows in one run (2,000 updates). */
const COMMANDS_PER_RUN = 1_500;

// A worker that was killed is noticed by this timeout alone, and the caller waits 12 s at most.
const steps = proxyActivities<Activities>({
  startToCloseTimeout: '5 seconds',
  retry: { initialInterval: '250 milliseconds', maximumInterval: '1 minute' },
});
const { sendMail } = proxyActivities<Activities>({
  startToCloseTimeout: '60 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
});

export interface Alarm {
  /** Milliseconds since 1970. */
  at: number;
  ring: () => Promise<void> | void;
}

/**
 * Takes the commands of one foundation, one at a time, and keeps what the activities tell about
 * it. Open it before the first await: a command may be waiting already.
 */
export class Journey {
  readonly #input: FoundationInput;
  readonly #exclusively = oneAtATime();
  readonly #mailsSeen = new Set<string>();
  readonly #troubles: string[] = [];
  #situation: Situation | null = null;
  #commandsTaken = 0;
  #mailsUnderWay = 0;

  constructor(input: FoundationInput) {
    this.#input = input;
    setHandler(decision, (message) => answered(() => this.carryOut(message)), {
      validator: refuseUnknown,
    });
    setHandler(receipt, (message) => this.#receive(message));
  }

  get situation(): Situation {
    if (this.#situation === null) throw new Error('This foundation has not started.');
    return this.#situation;
  }

  /** Derives everything from the event stream: at the first start and after whatever ended us. */
  async load(): Promise<void> {
    await this.#exclusively(async () => {
      const loaded = await steps.loadProgress(this.#input.foundationId);
      if (loaded.situation) this.#moveTo(loaded.situation);
      for (const { eventId, mail } of loaded.owed) this.#send(eventId, mail, 1);
    });
    // What does not exist yet is being started by the first command, or never will be.
    await condition(() => this.#situation !== null || allHandlersFinished());
  }

  carryOut(message: CommandMessage): Promise<Outcome> {
    this.#commandsTaken += 1;
    return this.#exclusively(async () => {
      const outcome = await steps[activityOf(message.command)](message);
      if (outcome.accepted) {
        this.#moveTo(outcome.progress);
        for (const { id, mails } of outcome.events) {
          for (const mail of mails) this.#send(id, mail, 1);
        }
      }
      return outcome;
    });
  }

  /** Sends a mail about a status, named by the event that brought it; each occasion is told once. */
  owe(mail: FoundationMail, occasion = 1, enteredBy = this.situation.enteredBy): void {
    this.#send(enteredBy, mail, occasion);
  }

  async issueUploadLink(purpose: UploadPurpose): Promise<void> {
    const { enteredBy } = this.situation;
    const { foundationId } = this.#input;
    await steps.issueUploadLink({ foundationId, purpose, enteredBy });
  }

  /** True once the status is another one than now, or this run has to end. */
  leavesStatus(): () => boolean {
    const { enteredBy } = this.situation;
    return () => this.situation.enteredBy !== enteredBy || this.#mustHandOver();
  }

  /**
   * Waits until the present status has been left, and rings meanwhile. Of the alarms that were
   * due before this began only the last rings.
   */
  async untilLeft(alarms: readonly Alarm[]): Promise<void> {
    const left = this.leavesStatus();
    const overdue = alarms.filter(({ at }) => at <= Date.now());
    const ahead = alarms.filter(({ at }) => at > Date.now());
    for (const { at, ring } of [...overdue.slice(-1), ...ahead]) {
      const wait = at - Date.now();
      if (left() || (wait > 0 && (await condition(left, wait)))) return;
      await ring();
    }
    await condition(left);
  }

  get goesOn(): boolean {
    return !this.isOver && !this.#mustHandOver();
  }

  get isOver(): boolean {
    return this.#situation === null || isFinished(this.#situation.status);
  }

  /** Lets handlers end; mails are waited for at the very end, before a hand-over but shortly. */
  async settle(): Promise<void> {
    const settled = () => allHandlersFinished() && this.#mailsUnderWay === 0;
    if (!this.isOver) await condition(settled, '30 seconds');
    await condition(allHandlersFinished);
    // The last command may have finished the foundation.
    if (this.isOver) await condition(settled);
  }

  /** Whatever a signal's handler throws would end the whole process, so nothing is thrown. */
  async #receive(message: CommandMessage): Promise<void> {
    try {
      refuseUnknown(message);
      await this.carryOut(message);
    } catch (error) {
      if (isCancellation(error)) return;
      log.error('A receipt could not be carried out.', { commandId: message?.commandId });
      this.#note(`The receipt ${message?.commandId} could not be carried out.`);
    }
  }

  #mustHandOver(): boolean {
    const { commandsPerRun = COMMANDS_PER_RUN } = this.#input;
    return this.#commandsTaken >= commandsPerRun || workflowInfo().continueAsNewSuggested;
  }

  #moveTo(next: Situation): void {
    this.#situation = next;
    upsertSearchAttributes([
      { key: attributes.foundationStatus, value: next.status },
      { key: attributes.waitingOn, value: next.waitingOn },
      { key: attributes.dueAt, value: next.dueAt === null ? null : new Date(next.dueAt) },
    ]);
    this.#describe();
  }

  /** Nobody waits for a mail: the mail server may be away for a day. */
  #send(eventId: string, mail: FoundationMail, occasion: number): void {
    const key = `${eventId} ${mail} ${occasion}`;
    if (this.#mailsSeen.has(key)) return;
    this.#mailsSeen.add(key);
    this.#mailsUnderWay += 1;
    const { foundationId } = this.#input;
    sendMail({ foundationId, eventId, mail, occasion })
      .catch((error) => {
        if (!isCancellation(error)) this.#note(`The mail ${mail} could not be delivered.`);
      })
      .finally(() => {
        this.#mailsUnderWay -= 1;
      });
  }

  #note(trouble: string): void {
    this.#troubles.push(trouble);
    this.#describe();
  }

  /** The line staff read at the top of the page in the Temporal UI. */
  #describe(): void {
    const lines = this.#situation ? [lineOf(this.#situation)] : [];
    setCurrentDetails([...lines, ...this.#troubles.slice(-10)].join('\n\n'));
  }
}

/** A queue without a list: each task begins when the one before has ended, however it ended. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Synchronous on purpose: an async validator leaves the caller without an answer. */
function refuseUnknown(message: CommandMessage): void {
  if (typeof message?.commandId === 'string' && isCommandName(message.command)) return;
  throw ApplicationFailure.nonRetryable('This command is not known.', 'UnknownCommand');
}

/** A plain error in an update's handler would be tried again for ever while the caller waits. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCancellation(error)) throw error;
    throw ApplicationFailure.nonRetryable('The command could not be carried out.', 'Internal');
  }
}

function lineOf({ status, waitingOn, since, dueAt }: Situation): string {
  const at = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
  if (waitingOn === 'nobody') return `**${status}** since ${at(since)}`;
  const due = dueAt === null ? '' : `, due ${at(dueAt)}`;
  return `**${status}**: waiting on the ${waitingOn} since ${at(since)}${due}`;
}
