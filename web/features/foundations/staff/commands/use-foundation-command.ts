import { useState } from 'react';
import type { z } from 'zod';
import type { Accepted, TimelineEntry } from '#api/contract.ts';
import type { ApiError } from '../../../../kit/api/api-error.ts';
import type { Fields, FormRules } from '../../../../kit/forms/rules.ts';
import { call } from '../../../../shared/staff/call.ts';
import { type Answer, CallError } from '../../../../shared/staff/call.ts';
import { useCommandForm } from '../../../../shared/staff/forms/use-command-form.ts';
import type { Foundation } from '../types.ts';
import type { DialogProps, TeamCommand } from './command-button.ts';

interface Options<Schema extends z.ZodType> extends DialogProps {
  command: TeamCommand;
  rules: FormRules<Schema>;
  initial?: Fields;
  /** Sends the data as the command's JSON body unless given. */
  send?: (data: z.output<Schema>, key: string) => Promise<Answer<{ data: Accepted }>>;
}

/** An event that happened since the dialog was opened. */
export type Change = Pick<TimelineEntry, 'type' | 'occurredAt' | 'actor'>;

/**
 * The form of a command's dialog, which closes once the command was accepted. The command is meant
 * for the foundation as the dialog shows it (`shown`); if that has changed, the API refuses, the
 * dialog says what happened, and the next attempt is meant for the new state.
 */
export function useFoundationCommand<Schema extends z.ZodType>(options: Options<Schema>) {
  const { command, foundation, rules, initial, onClose } = options;
  const [{ shown, after }, setShown] = useState<Shown>({ shown: foundation, after: undefined });
  const path = `/foundations/${foundation.id}/commands/${command}`;
  const { send = (data, key) => postJson(path, data, key, shown.revision) } = options;
  const form = useCommandForm({
    rules,
    ...(initial && { initial }),
    send,
    done: (status) => (status === 202 ? 'commands.later' : `commands.${command}.done`),
    explain: (error) => changesSince(shown, error),
    onDone: onClose,
  });
  const { refused } = form;
  if (refused?.conflict && refused !== after && foundation.revision > shown.revision) {
    setShown({ shown: foundation, after: refused });
  }
  return { ...form, shown };
}

interface Shown {
  shown: Foundation;
  /** The refusal that led to the state shown; none at first. */
  after: object | undefined;
}

export type CommandForm = ReturnType<typeof useFoundationCommand<z.ZodType>>;

/** Without a revision the command is carried out whatever has happened meanwhile. */
export const postJson = (path: string, body: unknown, key: string, revision?: number) =>
  call<{ data: Accepted }>('POST', path, {
    body,
    headers: {
      'idempotency-key': key,
      ...(revision !== undefined && { 'if-match': `"${revision}"` }),
    },
  });

/** A 412 names the events; after a 409 the timeline does. Nothing if that cannot be read. */
async function changesSince(
  { id, revision }: Foundation,
  { extensions }: ApiError,
): Promise<Change[]> {
  if (Array.isArray(extensions.events)) return extensions.events as Change[];
  try {
    const { body } = await call<{ data: TimelineEntry[] }>('GET', `/foundations/${id}/timeline`);
    return body.data.filter((entry) => entry.revision > revision);
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}
