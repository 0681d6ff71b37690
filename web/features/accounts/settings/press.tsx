import Button, { type ButtonProps } from '@mui/material/Button';
import { useFetcher } from 'react-router';
import { useOutcome } from '../../../kit/forms/use-outcome.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import type { Intent, Outcome } from './outcome.ts';

/** All buttons share a fetcher: the page hears the answer even where the button is gone by then. */
const usePressFetcher = () => useFetcher<Outcome>({ key: 'settings-press' });

/** Says what came of the button that was pressed; once on the page. */
export function usePressToasts(): void {
  const { notices } = useI18n('settings').texts.settings;
  const { data: outcome } = usePressFetcher();
  const toasts = useToasts();
  useOutcome(outcome, ({ ok, code }) =>
    toasts.add({ ...notices[code], color: ok ? 'success' : 'error' }),
  );
}

interface PressProps extends Pick<ButtonProps, 'variant' | 'color' | 'aria-label' | 'children'> {
  intent: Intent;
  /** Sent along. */
  values?: Readonly<Record<string, string>>;
}

/** A button that changes something at once. */
export function Press({ intent, values = {}, ...button }: PressProps) {
  const fetcher = usePressFetcher();
  const sent = Object.entries({ intent, ...values });
  const pressed = sent.every(([name, value]) => fetcher.formData?.get(name) === value);
  return (
    <fetcher.Form method="post" preventScrollReset>
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" loading={pressed} {...button} />
    </fetcher.Form>
  );
}
