import { defineSignal, defineUpdate } from '@temporalio/workflow';
import type { Actor, Refusal, RefusalCode } from '#domain/foundations/command.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { Situation } from '#domain/foundations/history.ts';
import { type CommandName, isCommandName } from '#domain/foundations/names.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import type { FoundationMail } from '#mails/registry.ts';
import type { Durations } from './durations.ts';

export const TASK_QUEUE = 'foundations';
/** Mails have a queue of their own, so that a slow mail server delays no command. */
export const MAIL_TASK_QUEUE = 'mails';

/** Outages of mail providers are shorter; afterwards staff can send the mail again. */
export const mailOptions = {
  taskQueue: MAIL_TASK_QUEUE,
  startToCloseTimeout: '60 seconds',
  scheduleToCloseTimeout: '5 days',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
} as const;

/** The file number as the desk shows it, by which staff find the foundation of a workflow. */
export const summaryOf = (foundationId: string) => `File number ${fileNumber(foundationId)}`;
/** Options that start a workflow, also again after it was terminated or has ended. */
export const startOf = <Args extends unknown[]>(
  publicUrl: string,
  { page, ...options }: { workflowId: string; args: Args; staticSummary: string; page: string },
) =>
  ({
    ...options,
    taskQueue: TASK_QUEUE,
    staticDetails: `[Open at the desk](${publicUrl}/admin/${page})`,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
  }) as const;
export const workflowIdOf = (foundationId: string) => `foundation-${foundationId}`;
export const invoiceWorkflowId = (number: string) => `invoice-${number}`;
/** Former id of the workflow of an invoice, without the invoice's number; those that run keep it. */
export const formerInvoiceWorkflowId = (invoiceId: string) => `invoice-${invoiceId}`;
/** @returns null for the workflow of something else */
export const foundationIdIn = (workflowId: string) =>
  /^foundation-(.*)$/.exec(workflowId)?.[1] ?? null;

/** Holds ids only; the payload is in the table `commands` under the commandId. */
export interface CommandMessage {
  foundationId: string;
  commandId: string;
  command: CommandName;
  actor: Actor;
}

/** A command whose activity has used up its attempts. */
export interface GivenUp {
  foundationId: string;
  commandId: string;
  /** The kind of the last failure. */
  failure: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** An event the sender of a command had not seen. */
export interface UnseenEvent {
  type: EventType;
  occurredAt: string;
  actor: Actor;
}

export interface NewEvent {
  id: string;
  type: EventType;
  /** Mails that the event triggers. */
  mails: readonly FoundationMail[];
}

export interface Loaded {
  /** null when the foundation has not started. */
  situation: Situation | null;
  /** Pending mails of the events so far. The name is part of recorded histories and cannot change. */
  owed: readonly PendingMail[];
}

export interface PendingMail {
  eventId: string;
  mail: FoundationMail;
}

/** The result of a command. A refusal is a value; nothing was appended. */
export type Outcome =
  | {
      accepted: true;
      /** Revision of the last event appended. */
      revision: number;
      position: string;
      progress: Situation;
      events: NewEvent[];
      documentId?: string;
      /** Ids of all participants, in the order in which they were stated. */
      participantIds?: readonly string[];
    }
  | {
      accepted: false;
      code: RefusalCode;
      /** The current status; null when the foundation has not started. */
      status: Status | null;
      fields?: string[];
      details?: Refusal['details'];
      /** Commands that lead on. */
      next?: Refusal['next'];
      /** Given with `CHANGED_MEANWHILE`. */
      unseen?: UnseenEvent[];
    };

export interface FoundationInput {
  foundationId: string;
  durations: Durations;
  /** After this many commands the run continues as new. */
  commandsPerRun?: number;
  /** Number of attempts after which a command is given up. */
  attemptsPerCommand?: number;
}

/**
 * An update for a command whose caller waits for the outcome. It bears the command's name, because the Temporal
 * UI shows no other title, and the commandId as its updateId. A refusal fails it and so stands out; see
 * `REFUSED`.
 */
export const updateOf = (command: CommandName) => defineUpdate<Outcome, [CommandMessage]>(command);

/** The type of the failure whose first detail is the outcome of a refused command. */
export const REFUSED = 'Refused';

/** The update with which callers of an earlier version send every command. A refusal is its result. */
export const decision = defineUpdate<Outcome, [CommandMessage]>('decision');

/** Announces a stored file. Temporal accepts it durably, even while no worker is running. */
export const receipt = defineSignal<[CommandMessage]>('receipt');

/** Derives the situation from the event stream again, e.g. after a reset to the middle of a run. */
export const reload = defineSignal('reload');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);

/** Temporal accepts any content; a malformed id would fail in every query that uses it. */
export const isWellFormed = (message: CommandMessage, foundationId: string): boolean =>
  isUuid(message?.commandId) &&
  message.foundationId === foundationId &&
  isCommandName(message.command);
