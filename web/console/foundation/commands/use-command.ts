import { useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import type { Accepted } from '#api/contract.ts';
import type { CommandName } from '#domain/foundation/names.ts';
import { type Answer, ApiError, call } from '../../shell/api.ts';
import { sawPosition } from '../../shell/data-provider.ts';
import { type ErrorText, useErrorText } from '../../shell/error-text.ts';
import type { TeamCommand } from './command-button.ts';

type Send = (key: string) => Promise<Answer<{ data: Accepted }>>;

/**
 * Sends one command and tells how it went. The key of a command stays until the API has decided,
 * so repeating after an outage can never do a thing twice; another payload gets another key.
 */
export function useCommand(command: TeamCommand, onDone: () => void) {
  const key = useRef<{ payload: string; value: string } | null>(null);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ErrorText | null>(null);
  const errorText = useErrorText();
  const notify = useNotify();
  const refresh = useRefresh();

  const run = async (payload: string, send: Send) => {
    if (pending) return;
    if (key.current?.payload !== payload) key.current = { payload, value: crypto.randomUUID() };
    setPending(true);
    setError(null);
    try {
      const { status, body } = await send(key.current.value);
      sawPosition(body?.data ?? {});
      key.current = null;
      const outcome = status === 202 ? 'later' : 'done';
      notify(outcome === 'later' ? 'commands.later' : `commands.${command}.done`, {
        type: 'success',
      });
      refresh();
      onDone();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (!failure.isOpen) key.current = null;
      // Somebody else was faster, or this page is old: show what is true now.
      if (failure.status === 409) refresh();
      setError(errorText(failure));
    } finally {
      setPending(false);
    }
  };

  return { pending, error, run };
}

/** Sends a command with a JSON body. */
export const sendCommand =
  (foundationId: string, command: CommandName, payload: object): Send =>
  (key) =>
    call('POST', `/foundations/${foundationId}/commands/${command}`, {
      body: payload,
      headers: { 'idempotency-key': key },
    });
