import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { asToast, useRefusalText } from '../../../kit/forms/refusal-text.ts';
import { useOutcome } from '../../../kit/forms/use-outcome.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import type { AccountForm } from './change-account.ts';
import type { SettingsOutcome } from './settings-outcome.ts';

/** All buttons share a fetcher: the page hears the answer even where the button is gone by then. */
const usePressFetcher = () => useFetcher<SettingsOutcome>({ key: 'settings-press' });

/** Says what came of a change that has no place of its own in the page. */
export function useOutcomeToast(): (outcome: SettingsOutcome) => void {
  const { t } = useTranslation(['settings']);
  const refusalText = useRefusalText(t('settings:notices'));
  const toasts = useToasts();
  return (outcome) => {
    if (outcome.ok) toasts.add({ ...t('settings:notices')[outcome.notice], color: 'success' });
    else toasts.add({ ...asToast(refusalText(outcome)), color: 'error' });
  };
}

/** Says what came of the button that was pressed; once on the page. */
export function usePressToasts(): void {
  const { data: outcome } = usePressFetcher();
  useOutcome(outcome, useOutcomeToast());
}

interface PressProps extends Pick<ButtonProps, 'variant' | 'color' | 'aria-label' | 'children'> {
  form: AccountForm;
  /** Sent along. */
  values?: Readonly<Record<string, string>>;
}

/** A button that changes something at once. */
export function Press({ form, values = {}, ...button }: PressProps) {
  const fetcher = usePressFetcher();
  const sent = Object.entries({ form, ...values });
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
