import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (isHydrated) keep(name, draft);
  }, [isHydrated, name, draft]);
  const send = useEffectEvent(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const answer = await call('POST /foundations/:id/messages', {
      params: { id },
      body: { audience, text: draft.text, fileIds: draft.files.map((file) => file.id) },
      idempotencyKey: draft.key,
    });
    isUnderWay.current = false;
    if (answer.ok) {
      setDraft(fresh());
      setState('open');
      return onSent();
    }
    if (isPassing(answer.status)) return setState('waiting');
    setDraft({ ...draft, isSent: false });
    setState(answer.code === 'THREAD_ENDED' ? 'ended' : 'refused');
  });
  useEffect(() => {
    if (state !== 'sending' && state !== 'waiting') return;
    const again = () => void send();
    const first = setTimeout(again);
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [state]);
  return {
    text: draft.text,
    files: draft.files,
    state,
    type: (text: string) => setDraft((before) => ({ ...before, text })),
    /** A file comes in when it has been checked, and more may have been typed by then. */
    attach: (file: Attached) =>
      setDraft((before) => ({ ...before, files: [...before.files, file] })),
    detach: (fileId: string) =>
      setDraft((before) => ({ ...before, files: before.files.filter(({ id }) => id !== fileId) })),
    submit: () => {
      if (draft.text.trim() === '' || state === 'sending' || state === 'waiting') return;
      setDraft({ ...draft, isSent: true });
      setState('sending');
    },
  };
}
