import {
  ActivityFailure,
  ApplicationFailure,
  allHandlersFinished,
  condition,
  isCancellation,
  log,
  patched,
  proxyActivities,
  setCurrentDetails,
  setHandler,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import type { Situation } from '#domain/foundations/history.ts';
import { activityOf, commandNames } from '#domain/foundations/names.ts';
import { isFinished } from '#domain/foundations/statuses.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import type { FoundationMail } from '#mails/registry.ts';
import type { Activities } from '../activities/all.ts';
import { detailsOf, refusedLine, titleOf } from './journey-details.ts';
import {
  type CommandMessage,
  decision,
  type FoundationInput,
  isWellFormed,
  mailOptions,
  type Outcome,
  REFUSED,
  receipt,
  reload,
  updateOf,
} from './messages.ts';
import * as attributes from './search-attributes.ts';
import { Troubles } from './stuck.ts';

/** Three quarters of what Temporal allows in one run (2,000 updates). */
const COMMANDS_PER_RUN = 1_500;

// Only this timeout detects a killed or frozen worker, and callers wait 12 s at most. After some minutes the next
// commands get their turn; a scan signals receipts again.
const stepOptions = {
  startToCloseTimeout: '3 seconds',
  retry: {
    initialInterval: '250 milliseconds',
    maximumInterval: '30 seconds',
    maximumAttempts: 15,
  },
} as const;
const steps = proxyActivities<Activities>(stepOptions);
const linkOptions = {
  startToCloseTimeout: '5 seconds',
  retry: { initialInterval: '250 milliseconds', maximumInterval: '1 minute' },
} as const;
const { issueUploadLink, noteGivenUp } = proxyActivities<Activities>(linkOptions);
const { sendMail } = proxyActivities<Activities>(mailOptions);

export interface Alarm {
  /** Milliseconds since 1970. */
  at: number;
  /** Text that staff read beside the timer in the Temporal UI. */
  summary: string;
  ring: () => Promise<void> | void;
}

/**
 * Carries out the commands of one foundation one at a time and keeps the situation the activities
 * return. Create it before the first await: a command may be waiting already.
 */
export class Journey {
  readonly #input: FoundationInput;
  readonly #exclusively = oneAtATime();
  readonly #mailsStarted = new Set<string>();
  readonly #troubles: string[] = [];
  readonly #shown = new Troubles(() => this.#describe());
  #situation: Situation | null = null;
  #refused: string | null = null;
  #reloadRequested = false;
  #commandsTaken = 0;
  /** Number of mails and notes under way; no command waits for them. */
  #pending = 0;

  constructor(input: FoundationInput) {
    this.#input = input;
    const description = 'Of the founder, staff or a lawyer, who waits for the outcome';
    for (const command of commandNames) {
      const handle = (message: CommandMessage) => accepted(this.#decide(message));
      setHandler(updateOf(command), (message) => answered(() => handle(message)), {
        validator: (message) => this.#refuseMalformed(message, command),
        description,
      });
    }
    setHandler(decision, (message) => answered(() => this.#decide(message)), {
      validator: (message) => this.#refuseMalformed(message),
      description: `As earlier versions send every command. ${description}`,
    });
    setHandler(receipt, (message) => this.#receive(message), {
      description: 'A file has been stored',
    });
    setHandler(reload, () => void (this.#reloadRequested = true), {
      description: 'Read the event stream again',
    });
  }

  get situation(): Situation {
    if (this.#situation === null) throw new Error('This foundation has not started.');
    return this.#situation;
  }

  /** Derives the situation from the event stream, at the start of each run and on request. */
  async load(): Promise<void> {
    let mended = this.#reloadRequested;
    this.#reloadRequested = false;
    while (!(await this.#read())) {
      mended = true;
      const ready = () => this.#reloadRequested || this.#situation !== null;
      await condition(ready, '10 minutes', { summary: 'Next attempt to read the event stream' });
      this.#reloadRequested = false;
    }
    if (mended) this.#clearTroubles();
    // A foundation that does not exist yet begins with its first command, or never.
    await condition(() => this.#situation !== null || allHandlersFinished());
  }

  /** @returns false when the stream could not be read */
  #read(): Promise<boolean> {
    return this.#exclusively(async () => {
      try {
        const loaded = await steps.loadProgress(this.#input.foundationId);
        if (loaded.situation) this.#moveTo(loaded.situation);
        for (const { eventId, mail } of loaded.owed) this.sendMail(mail, 1, eventId);
        return true;
      } catch (error) {
        this.noteFailure(error, 'stream', 'The event stream could not be read.');
        // A command may have set the situation meanwhile, which counts as success.
        return this.#situation !== null;
      }
    });
  }

  get hasToReload(): boolean {
    return this.#reloadRequested;
  }

  carryOut(message: CommandMessage): Promise<Outcome> {
    this.#commandsTaken += 1;
    return this.#exclusively(async () => {
      const { commandId, command } = message;
      log.info('command', { commandId, command });
      const step = steps[activityOf(message.command)];
      const summary = titleOf(message);
      const { attemptsPerCommand: maximumAttempts = stepOptions.retry.maximumAttempts } =
        this.#input;
      const retry = { ...stepOptions.retry, maximumAttempts };
      const outcome = await step.executeWithOptions({ ...stepOptions, retry, summary }, [message]);
      if (outcome.accepted) {
        this.#moveTo(outcome.progress);
        // Runs from before this patch keep their trouble until a reload.
        if (this.#troubles.length > 0 && patched('trouble-over')) this.#clearTroubles();
        for (const { id, mails } of outcome.events) {
          for (const mail of mails) this.sendMail(mail, 1, id);
        }
      } else {
        this.#refused = refusedLine(message, outcome, Date.now());
        this.#describe();
      }
      return outcome;
    });
  }

  /**
   * Starts a mail about an event, by default the one that brought the current status, once per occasion. Nobody
   * waits for it: the mail server may be down for a day.
   */
  sendMail(mail: FoundationMail, occasion = 1, eventId = this.situation.enteredBy): void {
    const key = `${eventId} ${mail} ${occasion}`;
    if (this.#mailsStarted.has(key)) return;
    this.#mailsStarted.add(key);
    this.#pending += 1;
    const { foundationId } = this.#input;
    const options = { ...mailOptions, summary: occasion === 1 ? mail : `${mail}, ${occasion}` };
    sendMail
      .executeWithOptions(options, [{ foundationId, eventId, mail, occasion }])
      .catch((error) => {
        if (isCancellation(error)) return;
        this.#note('mail', `The mail ${mail} could not be delivered.`);
      })
      .finally(() => {
        this.#pending -= 1;
      });
  }

  async issueUploadLink(purpose: UploadPurpose): Promise<void> {
    const { enteredBy } = this.situation;
    const { foundationId } = this.#input;
    const options = { ...linkOptions, summary: purpose };
    await issueUploadLink.executeWithOptions(options, [{ foundationId, purpose, enteredBy }]);
  }

  /**
   * @returns a condition: something else is waited for, the stream has to be read again, or this run has to end
   */
  leavesStatus(): () => boolean {
    const { enteredBy, awaited } = this.situation;
    return () =>
      this.situation.enteredBy !== enteredBy ||
      this.situation.awaited?.id !== awaited?.id ||
      this.#reloadRequested ||
      this.#mustContinueAsNew();
  }

  /** Rings alarms until the current status ends. Of those already overdue only the last one rings. */
  async untilLeft(alarms: readonly Alarm[]): Promise<void> {
    const left = this.leavesStatus();
    const overdue = alarms.filter(({ at }) => at <= Date.now());
    const ahead = alarms.filter(({ at }) => at > Date.now());
    for (const { at, ring, summary } of [...overdue.slice(-1), ...ahead]) {
      const wait = at - Date.now();
      if (left() || (wait > 0 && (await condition(left, wait, { summary })))) return;
      await ring();
    }
    await condition(left);
  }

  get goesOn(): boolean {
    return !this.isOver && !this.#mustContinueAsNew();
  }

  get isOver(): boolean {
    return this.#situation === null || isFinished(this.#situation.status);
  }

  /** Waits for handlers and mails: for all of them at the end, only briefly before a continue-as-new. */
  async settle(): Promise<void> {
    const settled = () => allHandlersFinished() && this.#pending === 0;
    if (!this.isOver) await condition(settled, '30 seconds');
    await condition(allHandlersFinished);
    // The last command may have finished the foundation.
    if (this.isOver) await condition(settled);
  }

  /** @throws whatever kept the command from being carried out, once staff can see it */
  async #decide(message: CommandMessage): Promise<Outcome> {
    try {
      return await this.carryOut(message);
    } catch (error) {
      if (!isCancellation(error) && patched('given-up')) {
        this.#note('command', `The command ${message.command} could not be carried out.`);
        this.#noteGivenUp(message, error);
      }
      throw error;
    }
  }

  /** Never throws: an error in a signal handler would fail the whole workflow. */
  async #receive(message: CommandMessage): Promise<void> {
    // Runs that took such a message before this check continue as they began.
    const wellFormed = isWellFormed(message, this.#input.foundationId);
    try {
      if (!wellFormed && patched('well-formed-receipts')) this.#refuseMalformed(message);
      await this.carryOut(message);
    } catch (error) {
      if (isCancellation(error)) return;
      log.error('A receipt could not be carried out.');
      this.#note('command', 'A receipt could not be carried out.');
      if (wellFormed && patched('given-up')) this.#noteGivenUp(message, error);
    }
  }

  /** Nobody waits for this note: the same fault may keep the database away for hours. */
  #noteGivenUp({ foundationId, commandId }: CommandMessage, error: unknown): void {
    const failure = lastFailureOf(error);
    // The activity has noted permanent failures itself.
    if (failure === undefined) return;
    this.#pending += 1;
    const givenUp = { foundationId, commandId, failure, at: Date.now() };
    noteGivenUp(givenUp)
      .catch(() => undefined)
      .finally(() => {
        this.#pending -= 1;
      });
  }

  /** Synchronous on purpose: with an async validator the caller never gets an answer. */
  #refuseMalformed(message: CommandMessage, command = message?.command): void {
    const isMeant = message?.command === command;
    if (isMeant && isWellFormed(message, this.#input.foundationId)) return;
    throw ApplicationFailure.nonRetryable('This is no command of this foundation.', 'Malformed');
  }

  /** @throws the error when it is a cancellation: that has to end the workflow */
  noteFailure(error: unknown, kind: attributes.Trouble, line: string): void {
    if (isCancellation(error)) throw error;
    this.#note(kind, line);
  }

  #mustContinueAsNew(): boolean {
    const { commandsPerRun = COMMANDS_PER_RUN } = this.#input;
    return this.#commandsTaken >= commandsPerRun || workflowInfo().continueAsNewSuggested;
  }

  #moveTo(next: Situation): void {
    this.#showAttributes(this.#situation, next);
    this.#situation = next;
    this.#describe();
  }

  /**
   * Each write is an event of the history and an update of the list of workflows, so it happens on changes only.
   */
  #showAttributes(before: Situation | null, next: Situation): void {
    const { foundationId } = this.#input;
    const updates = attributes.ofFoundation(foundationId, next);
    const shown = before && attributes.ofFoundation(foundationId, before);
    const isShown = JSON.stringify(shown) === JSON.stringify(updates);
    if (isShown && patched('changed-attributes')) return;
    for (const update of updates) upsertSearchAttributes(update);
  }

  #note(kind: attributes.Trouble, line: string): void {
    this.#troubles.push(line);
    this.#describe();
    if (patched('trouble')) this.#shown.note(kind);
  }

  /** Called when a command has succeeded, or staff had the stream read again. */
  #clearTroubles(): void {
    if (this.#troubles.length === 0) return;
    this.#troubles.length = 0;
    this.#describe();
    if (patched('trouble')) this.#shown.note(null);
  }

  /** Text for staff at the top of the workflow's page in the Temporal UI. */
  #describe(): void {
    const troubles = [...this.#troubles.slice(-10), ...this.#shown.lines];
    const shown = { situation: this.#situation, troubles, refused: this.#refused };
    setCurrentDetails(detailsOf(this.#input.foundationId, shown));
  }
}

/** Runs tasks in order: each starts once the previous one has settled. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** @throws ApplicationFailure for a refusal, so that it stands out in the Temporal UI */
async function accepted(decided: Promise<Outcome>): Promise<Outcome> {
  const outcome = await decided;
  if (outcome.accepted) return outcome;
  const { code: message } = outcome;
  throw ApplicationFailure.create({
    type: REFUSED,
    message,
    nonRetryable: true,
    details: [outcome],
  });
}

/** A plain error in an update handler would be retried forever while the caller waits. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isCancellation(error) || isRefusal(error)) throw error;
    throw ApplicationFailure.nonRetryable('The command could not be carried out.', 'Internal');
  }
}

const isRefusal = (error: unknown) => error instanceof ApplicationFailure && error.type === REFUSED;

/**
 * The kind of the last failure of an activity whose attempts are used up; undefined for a permanent failure, or
 * when no activity failed.
 */
function lastFailureOf(error: unknown): string | undefined {
  if (!(error instanceof ActivityFailure)) return undefined;
  const { cause } = error;
  if (!(cause instanceof ApplicationFailure)) return cause?.name ?? 'Error';
  return cause.nonRetryable ? undefined : (cause.type ?? 'Error');
}
