import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useToasts } from '../../../shared/ui/toasts.tsx';
import type { Intent, Outcome } from './outcome.ts';

interface PressProps extends Pick<ButtonProps, 'variant' | 'color' | 'aria-label' | 'children'> {
  intent: Intent;
  /** Sent along. */
  values?: Readonly<Record<string, string>>;
}

/** A button that changes something at once. */
export function Press({ intent, values = {}, ...button }: PressProps) {
  const { notices } = useI18n('settings').texts.settings;
  const fetcher = useFetcher<Outcome>();
  const toasts = useToasts();
  const told = useRef<Outcome>(undefined);
  const outcome = fetcher.data;
  useEffect(() => {
    if (!outcome || told.current === outcome) return;
    told.current = outcome;
    toasts.add({ ...notices[outcome.code], color: outcome.ok ? 'success' : 'error' });
  }, [outcome, notices, toasts]);
  return (
    <fetcher.Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" loading={fetcher.state !== 'idle'} {...button} />
    </fetcher.Form>
  );
}
