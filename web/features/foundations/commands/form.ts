import type { ComponentType } from 'react';
import type { JsonCommand } from '#domain/foundations/foundation.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';
import type { CommandRules } from './command.ts';

/** How a frame words what it asks, to founders or to the team. */
export interface FormWords {
  title: string;
  submit: string;
  reason?: string;
  reasonHelp?: string;
  note?: string;
  noteHelp?: string;
}

/** What the fields of a form are told by the frame around them. */
export interface FieldsProps<Shown = Foundation> {
  foundation: Shown;
  words: FormWords;
}

/** One command and what it asks for, which a `station` frames for founders and a `dialog` for the team. */
export interface FormOf<Command extends JsonCommand, Shown = Foundation> {
  command: Command;
  rules?: CommandRules;
  Fields?: ComponentType<FieldsProps<Shown>>;
  /** Its button warns, since it takes something away. */
  destructive?: true;
}
