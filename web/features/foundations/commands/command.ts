import type { ComponentType } from 'react';
import type { Role } from '#domain/foundations/command.ts';
import type { EventType, FounderCommand } from '#domain/foundations/foundation.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { Fields, FormRules } from '../../../kit/forms/rules.ts';
import type { FormRefusal } from '../../../kit/forms/sender.ts';
import type { Answer, Backend } from '../../../server/services.ts';

/** Starting and uploading the bank statement are no forms of the foundation page. */
export type FormCommand = Exclude<FounderCommand, 'start-foundation' | 'receive-bank-confirmation'>;

/** These judge what the page shows: they are refused if it has changed since. */
export const judging: readonly FormCommand[] = [
  'order-package',
  'withdraw-order',
  'request-document-changes',
  'confirm-notary-appointment',
  'reject-notary-appointment',
];

/** How fields become the payload, where they are not sent as they are. */
export type CommandRules = Omit<FormRules, 'schema'>;

/** Under a status text in the current station, in the cards beside it, or at the page's end. */
export type Place = ShownStatus | 'details' | 'order' | 'foot';

/** A founder's command on the page, shown only while the domain allows it. */
export interface CommandForm {
  Form: ComponentType<{ place: Place }>;
  places: readonly [Place, ...Place[]];
  /** Separated from the station's text by a line. */
  divided?: true;
  rules?: CommandRules;
  /** Runs on the server once the command was accepted; the result may be that of another command. */
  afterwards?: (
    backend: Backend,
    fields: Fields,
    sent: { path: string; key: string },
  ) => Promise<Answer<Accepted> | undefined>;
}

export interface Accepted {
  revision: number;
  position: string;
}

/** What happened since the page was read, as the API tells it. */
export interface Unseen {
  type: EventType;
  occurredAt: string;
  actor: { role: Role; name: string | null };
}

/** A refusal's code is a key of `member.refusal`. */
export type CommandResult = { command: FormCommand } & (
  | {
      ok: true;
      /** The status afterwards; undefined if it could not be read. */
      status: Status | undefined;
    }
  | CommandRefusal
);

export type CommandRefusal = FormRefusal & {
  /** Set with CHANGED_MEANWHILE. */
  unseen?: readonly Unseen[];
};
