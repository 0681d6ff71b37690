import type { ComponentType } from 'react';
import type { FounderCommand } from '#domain/foundation/foundation.ts';
import type { Status } from '#domain/foundation/statuses.ts';
import type { FormRules } from '../../../shared/forms/rules.ts';
import type { FormRefusal } from '../../../shared/forms/sender.ts';
import type { StatusText } from '../../../shared/foundation/model.ts';

/** The founder's commands that are forms of the foundation page: all but the button that starts. */
export type FormCommand = Exclude<FounderCommand, 'start-foundation' | 'receive-bank-confirmation'>;

/** How fields become a payload, where it is not the fields as they are. */
export type CommandRules = Omit<FormRules, 'schema'>;

/** In the current station under a status text, among the founder's details, or below all. */
export type Place = StatusText | 'details' | 'foot';

/** One command of the founder on the page; it is shown only while the domain allows it. */
export interface CommandForm {
  Form: ComponentType<{ place: Place }>;
  places: readonly [Place, ...Place[]];
  /** Under a line that divides it from what the station says. */
  divided?: true;
  rules?: CommandRules;
}

/** What became of a command; the codes are keys of `member.refusal`. */
export type CommandResult = { command: FormCommand } & (
  | {
      ok: true;
      /** The status afterwards, as far as it could be read. */
      status: Status | undefined;
    }
  | FormRefusal
);
