import { defineSignal, defineUpdate } from '@temporalio/workflow';
import type { Actor, RefusalCode } from '#domain/foundation/command.ts';
import type { EventType } from '#domain/foundation/foundation.ts';
import type { CommandName } from '#domain/foundation/names.ts';
import type { Progress } from '#domain/foundation/state.ts';
import type { Status } from '#domain/foundation/statuses.ts';
import type { FoundationMail } from '#mails/foundation/plan.ts';
import type { Durations } from './durations.ts';

export const TASK_QUEUE = 'foundations';
export const workflowIdOf = (foundationId: string) => `foundation-${foundationId}`;

/** Ids only; the payload waits in the table `commands` under the commandId. */
export interface CommandMessage {
  foundationId: string;
  commandId: string;
  command: CommandName;
  actor: Actor;
}

export interface NewEvent {
  id: string;
  type: EventType;
  /** Mails that are owed for it. */
  mails: readonly FoundationMail[];
}

/** What the process knows of a foundation: all of it comes from the event stream. */
export interface Situation extends Progress {
  /** Id of the event that brought the current status, and when. */
  enteredBy: string;
  since: string;
}

export interface Loaded {
  /** null when the foundation has not started. */
  situation: Situation | null;
  /** Mails that nobody has sent yet, of all events so far. */
  owed: readonly OwedMail[];
}

export interface OwedMail {
  eventId: string;
  mail: FoundationMail;
}

/** What became of a command. A refusal is a value: nothing was appended. */
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
    };

export interface FoundationInput {
  foundationId: string;
  durations: Durations;
  /** After so many commands a run hands over to a fresh one. */
  commandsPerRun?: number;
}

/** A decision of a person, who waits for the answer. updateId = commandId. */
export const decision = defineUpdate<Outcome, [CommandMessage]>('decision');

/** A file that has been stored: taken even while no worker runs. */
export const receipt = defineSignal<[CommandMessage]>('receipt');
