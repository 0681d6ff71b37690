import { defineSignal, defineUpdate } from '@temporalio/workflow';
import type { Actor, RefusalCode } from '#domain/foundations/command.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { Situation } from '#domain/foundations/history.ts';
import { type CommandName, isCommandName } from '#domain/foundations/names.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import type { FoundationMail } from '#mails/registry.ts';
import type { Durations } from './durations.ts';

export const TASK_QUEUE = 'foundations';
/** Of its own, so that a slow mail server keeps no command waiting. */
export const MAIL_TASK_QUEUE = 'mails';

/** A provider's bad days are shorter than this; afterwards staff can send the mail again. */
export const mailOptions = {
  taskQueue: MAIL_TASK_QUEUE,
  startToCloseTimeout: '60 seconds',
  scheduleToCloseTimeout: '5 days',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
} as const;

/** How staff find the foundation of a workflow: the file number as the console prints it. */
export const summaryOf = (foundationId: string) => `File number ${fileNumber(foundationId)}`;
/** How staff get from a workflow to the desk. */
export const deskLink = (publicUrl: string, path: string) =>
  `[Open at the desk](${publicUrl}/admin/${path})`;
export const workflowIdOf = (foundationId: string) => `foundation-${foundationId}`;
export const invoiceWorkflowId = (number: string) => `invoice-${number}`;
/** What an invoice began under before its id had the number: it goes on there, and nowhere else. */
export const formerInvoiceWorkflowId = (invoiceId: string) => `invoice-${invoiceId}`;
/** null for the workflow of something else. */
export const foundationIdIn = (workflowId: string) =>
  /^foundation-(.*)$/.exec(workflowId)?.[1] ?? null;

/** Ids only; the payload is stored in the table `commands` under the commandId. */
export interface CommandMessage {
  foundationId: string;
  commandId: string;
  command: CommandName;
  actor: Actor;
}

/** A command whose activity was tried to its end. */
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
  /** Mails it triggers. */
  mails: readonly FoundationMail[];
}

export interface Loaded {
  /** null when the foundation has not started. */
  situation: Situation | null;
  /** Pending mails of the events so far. The name stays: it is part of recorded histories. */
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
      /** Of the last event appended. */
      revision: number;
      position: string;
      progress: Situation;
      events: NewEvent[];
      documentId?: string;
    }
  | {
      accepted: false;
      code: RefusalCode;
      /** The current status; null when the foundation has not started. */
      status: Status | null;
      fields?: string[];
      details?: Readonly<Record<string, string | number>>;
      /** With `CHANGED_MEANWHILE`. */
      unseen?: UnseenEvent[];
    };

export interface FoundationInput {
  foundationId: string;
  durations: Durations;
  /** After this many commands the run continues as new. */
  commandsPerRun?: number;
  /** How often a command is tried before it is given up. */
  attemptsPerCommand?: number;
}

/**
 * A command whose caller waits for the outcome, named after the command: in the Temporal UI an update has no
 * other title. The updateId is the commandId. A refusal fails it, so that it does not look like what was
 * accepted; see `REFUSED`.
 */
export const updateOf = (command: CommandName) => defineUpdate<Outcome, [CommandMessage]>(command);

/** The type of the failure whose first detail is the outcome of a refused command. */
export const REFUSED = 'Refused';

/** As callers of an earlier version send every command. A refusal is its result. */
export const decision = defineUpdate<Outcome, [CommandMessage]>('decision');

/** A stored file; durably accepted, even with no worker running. */
export const receipt = defineSignal<[CommandMessage]>('receipt');

/** Derive the situation from the event stream again, e.g. after a reset to the middle of a run. */
export const reload = defineSignal('reload');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && UUID.test(value);

/** Temporal takes anything; a malformed id would fail in every query that uses it. */
export const isWellFormed = (message: CommandMessage, foundationId: string): boolean =>
  isUuid(message?.commandId) &&
  message.foundationId === foundationId &&
  isCommandName(message.command);
