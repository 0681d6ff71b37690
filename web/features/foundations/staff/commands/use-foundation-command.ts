import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call, type Outcome } from '../../../../desk/call.ts';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import type { ApiError } from '../../../../kit/api/api-error.ts';
import type { Fields, FormRules } from '../../../../kit/forms/rules.ts';
import { type UnseenEvent, unseenIn } from '../../../../shared/foundations/unseen-events.ts';
import type { Foundation } from '../types.ts';
import type { DialogProps } from './command-button.ts';
import type { TeamCommand } from './shortcuts.ts';

interface Options<Schema extends z.ZodType> extends DialogProps {
  command: TeamCommand;
  rules: FormRules<Schema>;
  initial?: Fields;
  send: (data: z.output<Schema>, attempt: CommandAttempt) => Promise<Outcome>;
}

/** Without a revision the command is carried out whatever has happened meanwhile. */
interface CommandAttempt {
  idempotencyKey: string;
  /** Of the foundation as the dialog shows it. */
  ifMatch: number;
}

/**
 * The form of a command's dialog, which closes once the command was accepted. The command is meant
 * for the foundation as the dialog shows it (`shown`); if that has changed, the API refuses, the
 * dialog says what happened, and the next attempt is meant for the new state.
 */
export function useFoundationCommand<Schema extends z.ZodType>(options: Options<Schema>) {
  const { command, foundation, rules, initial, send, onClose } = options;
  const { t } = useTranslation(['staffCommands']);
  const [{ shown, after }, setShown] = useState<Shown>({ shown: foundation, after: undefined });
  const form = useCommandForm({
    rules,
    ...(initial && { initial }),
    send: (data, idempotencyKey) => send(data, { idempotencyKey, ifMatch: shown.revision }),
    done: (status) =>
      status === 202
        ? t('staffCommands:commands.later')
        : t(`staffCommands:commands.${command}.done`),
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

/** A 412 names the events; after a 409 the timeline does. Nothing if that cannot be read. */
async function changesSince(
  { id, revision }: Foundation,
  { extensions }: ApiError,
): Promise<UnseenEvent[]> {
  const unseen = unseenIn(extensions.events);
  if (unseen) return unseen;
  const timeline = await call('GET /foundations/:id/timeline', { params: { id } });
  return timeline.ok ? timeline.data.filter((entry) => entry.revision > revision) : [];
}
