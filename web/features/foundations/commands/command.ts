import type { ComponentType } from 'react';
import type { Accepted } from '#api/contract.gen.d.ts';
import type {
  CoFounderCommand,
  CommandVia,
  FounderCommand,
  JsonCommand,
} from '#domain/foundations/foundation.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { Answered, Call } from '../../../kit/api/call.ts';
import type { FormOutcome } from '../../../kit/forms/form-outcome.ts';
import type { Fields, FormRules } from '../../../kit/forms/rules.ts';
import type { UnseenEvent } from '../../../shared/foundations/unseen-events.ts';

/** Sent by a form of the foundation page. */
export type FormCommand = Extract<FounderCommand | CoFounderCommand, JsonCommand>;

/** A file that the foundation page uploads. */
export type UploadCommand = Extract<FounderCommand, CommandVia<'file'>>;

/** These judge what the page shows: they are refused if it has changed since. */
export const judging: readonly FormCommand[] = [
  'state-participants',
  'order-package',
  'withdraw-order',
  'request-document-changes',
  'confirm-notary-appointment',
  'choose-notary-date',
  'reject-notary-appointment',
];

/** How fields become the payload, where they are not sent as they are. */
export type CommandRules = Omit<FormRules, 'schema'>;

/**
 * Under a status text in the current station, above it while something is in the way, below it to say
 * so, in the cards beside it, with one of the people who take part, or at the page's end.
 */
export type Place =
  | ShownStatus
  | 'obstacles'
  | 'report'
  | 'details'
  | 'people'
  | 'person'
  | 'order'
  | 'mandate'
  | 'foot';

/** Where the page shows a command, while the domain allows it. */
export interface UploadForm {
  Form: ComponentType<{ place: Place }>;
  places: readonly [Place, ...Place[]];
}

/** A founder's command with fields, or with a button alone. */
export interface CommandForm extends UploadForm {
  /** Separated from the station's text by a line. */
  divided?: true;
  rules?: CommandRules;
  /** Runs on the server once the command was accepted; the result may be that of another command. */
  afterwards?: (
    call: Call,
    fields: Fields,
    sent: { id: string; key: string },
  ) => Promise<Answered<Accepted> | undefined>;
}

/** What became of a command; its name is that of the form. */
export type CommandOutcome = FormOutcome<{
  /** The status afterwards; undefined if it could not be read. */
  status: Status | undefined;
}> & {
  /** Set with CHANGED_MEANWHILE. */
  unseen?: readonly UnseenEvent[];
};
