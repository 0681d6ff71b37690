import type { z } from 'zod';
import type { Accepted } from '#api/contract.ts';
import type { Fields, FormRules } from '../../../shared/forms/rules.ts';
import { type Answer, call } from '../../shell/api/call.ts';
import { useCommandForm } from '../../shell/forms/use-command-form.ts';
import type { DialogProps, TeamCommand } from './command-button.ts';

interface Options<Schema extends z.ZodType> extends DialogProps {
  command: TeamCommand;
  rules: FormRules<Schema>;
  initial?: Fields;
  /** Sends the data as the command's JSON body unless given. */
  send?: (data: z.output<Schema>, key: string) => Promise<Answer<{ data: Accepted }>>;
}

/** The form of a command's dialog, which closes once the command was accepted. */
export function useFoundationCommand<Schema extends z.ZodType>(options: Options<Schema>) {
  const { command, foundation, rules, initial, onClose } = options;
  const path = `/foundations/${foundation.id}/commands/${command}`;
  const { send = (data, key) => postJson(path, data, key) } = options;
  return useCommandForm({
    rules,
    ...(initial && { initial }),
    send,
    done: (status) => (status === 202 ? 'commands.later' : `commands.${command}.done`),
    onDone: onClose,
  });
}

export type CommandForm = ReturnType<typeof useFoundationCommand<z.ZodType>>;

export const postJson = (path: string, body: unknown, key: string) =>
  call<{ data: Accepted }>('POST', path, { body, headers: { 'idempotency-key': key } });
