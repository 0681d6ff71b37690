import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../call.ts';
import type { ErrorText } from '../error-text.ts';
import { useSettled } from './use-command-form.ts';

interface Options {
  send: () => Promise<Outcome>;
  /** Confirms what was accepted. */
  done: (status: number) => string;
  /** Takes it back, and confirms that. */
  undo?: { send: () => Promise<Outcome>; done: string };
}

/** A button that sends something without asking for anything: whether it is busy, and how it went. */
export function usePress({ send, done, undo }: Options) {
  const { t } = useTranslation(['staff']);
  const settle = useSettled();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ErrorText>();
  const takeBack = undo && {
    label: t('staff:undo'),
    onClick: () => void undo.send().then((outcome) => settle(outcome, () => undo.done)),
  };
  const press = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      setRefused(await settle(await send(), done, takeBack));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, press: () => void press() };
}
