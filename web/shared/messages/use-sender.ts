import { useEffect, useEffectEvent, useState } from 'react';
import type { Audience } from '#domain/messages/messages.ts';
import type { Call } from '../../kit/api/call.ts';
import { draftPrefix, withStorage } from '../../kit/forms/draft-storage.ts';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';
import type { Message } from './reading.ts';

/** A file that was sent ahead of its message. */
export type Attached = Message['files'][number];

/** What is typed, with the key under which it goes out once, whatever happens in between. */
interface Draft {
  text: string;
  files: readonly Attached[];
  key: string;
  /** Whether it is on its way, and goes on when the page is opened again. */
  isSent: boolean;
}

export type SenderState = 'open' | 'sending' | 'waiting' | 'refused' | 'ended';

const AGAIN_MS = 3_000;
const fresh = (): Draft => ({ text: '', files: [], key: crypto.randomUUID(), isSent: false });

/** A draft lives in this browser until it has arrived, and ends with the session. */
const nameOf = (id: string, audience: Audience) => `${draftPrefix}messages ${id} ${audience}`;

function kept(name: string): Draft | undefined {
  const stored = withStorage((storage) => storage.getItem(name));
  return stored ? (JSON.parse(stored) as Draft) : undefined;
}

const keep = (name: string, draft: Draft) =>
  withStorage((storage) =>
    draft.text === '' && draft.files.length === 0
      ? storage.removeItem(name)
      : storage.setItem(name, JSON.stringify(draft)),
  );

/** Whether the same call may succeed later: no connection, too much to do, or a server that is away. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

/**
 * Sends one message after the other; without a connection it waits, and goes out once when there is one. What
 * this browser has kept is there from the first look on, so whoever uses it has a key that changes with hydration.
 */
export function useSender(
  call: Call,
  { id, audience }: { id: string; audience: Audience },
  onSent: () => void,
) {
  const name = nameOf(id, audience);
  const isHydrated = useHydrated();
  const [draft, setDraft] = useState(() => (isHydrated && kept(name)) || fresh());
  const [state, setState] = useState<SenderState>(draft.isSent ? 'waiting' : 'open');
  const change = (next: Draft) => {
    setDraft(next);
    keep(name, next);
  };
  const send = useEffectEvent(async (sent: Draft) => {
    setState((before) => (before === 'waiting' ? before : 'sending'));
    const answer = await call('POST /foundations/:id/messages', {
      params: { id },
      body: { audience, text: sent.text, fileIds: sent.files.map((file) => file.id) },
      idempotencyKey: sent.key,
    });
    if (answer.ok) {
      change(fresh());
      setState('open');
      return onSent();
    }
    if (isPassing(answer.status)) return setState('waiting');
    change({ ...sent, isSent: false });
    setState(answer.code === 'THREAD_ENDED' ? 'ended' : 'refused');
  });
  useEffect(() => {
    if (state !== 'waiting') return;
    const again = () => void send(draft);
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [state, draft]);
  return {
    text: draft.text,
    files: draft.files,
    state,
    type: (text: string) => change({ ...draft, text }),
    attach: (file: Attached) =>
      setDraft((before) => {
        const next = { ...before, files: [...before.files, file] };
        keep(name, next);
        return next;
      }),
    detach: (fileId: string) =>
      change({ ...draft, files: draft.files.filter((file) => file.id !== fileId) }),
    submit: () => {
      if (draft.text.trim() === '') return;
      const sent = { ...draft, isSent: true };
      change(sent);
      void send(sent);
    },
  };
}
