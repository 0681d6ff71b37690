import { useState } from 'react';
import type { Outcome } from '../call.ts';
import type { ErrorText } from '../error-text.ts';
import { useSettled } from './use-command-form.ts';

interface Options {
  send: () => Promise<Outcome>;
  /** Confirms what was accepted. */
  done: (status: number) => string;
}

/** A button that sends something without asking for anything: whether it is busy, and how it went. */
export function usePress({ send, done }: Options) {
  const settle = useSettled();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ErrorText>();
  const press = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      setRefused(settle(await send(), done));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, press: () => void press() };
}
