import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../kit/forms/form-outcome.ts';
import { useRefusalText } from '../../kit/forms/refusal-text.ts';
import { useFetcherSender } from '../../kit/forms/sender.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';

/** Loaded when there is something to say. */
const RefusalAlert = lazy(async () => ({
  default: (await import('../../kit/forms/form-notice.tsx')).RefusalAlert,
}));

/** The name of the form. */
export const startForm = 'start-foundation';

interface StartFoundationButtonProps {
  children: ReactNode;
  outlined?: boolean;
}

/**
 * Starts a foundation and leads to its page; a double click starts one. There is one package, so
 * the form has no fields, and pages that only start a foundation do not load the form stack.
 */
export function StartFoundationButton({ children, outlined = false }: StartFoundationButtonProps) {
  const { t } = useTranslation(['sharedFoundations']);
  const { to } = useLocale();
  const { key, sending, refused, send } = useStart();
  const textOf = useRefusalText(t('sharedFoundations:refusal'));
  const message = refused && textOf(refused).description;
  useToast(refused, t('sharedFoundations:failed'));
  return (
    <form
      method="post"
      action={to('foundations')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) send(event.currentTarget);
      }}
    >
      <input type="hidden" name="form" value={startForm} />
      <input type="hidden" name="key" value={key} suppressHydrationWarning />
      <Button
        type="submit"
        size="large"
        variant={outlined ? 'outlined' : 'contained'}
        loading={sending}
      >
        {children}
      </Button>
      <div role="alert">
        {refused && (
          <Suspense fallback={message}>
            <RefusalAlert
              refused={refused}
              texts={t('sharedFoundations:refusal')}
              mild
              sx={{ mt: 2 }}
            />
          </Suspense>
        )}
      </div>
    </form>
  );
}

/** An undecided attempt is repeated with its key; one that was decided makes way for a new key. */
function useStart() {
  const { state, result, send } = useFetcherSender<FormRefusal>(startForm, { leads: true });
  const key = useMemo(() => result?.retryKey ?? crypto.randomUUID(), [result]);
  const sending = state !== 'idle';
  return {
    key,
    sending,
    refused: sending ? undefined : result,
    send: (element: HTMLFormElement) => send({ element, data: undefined, key }),
  };
}

/** Announces a refusal once; why is said below the button. */
function useToast(refused: FormRefusal | undefined, title: string): void {
  const { add } = useToasts();
  const told = useRef(refused);
  useEffect(() => {
    if (!refused || told.current === refused) return;
    told.current = refused;
    add({ title, color: 'error' });
  }, [refused, add, title]);
}
