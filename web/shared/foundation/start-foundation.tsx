import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { v4 as newKey } from 'uuid';
import type { StartRefused } from '../../features/foundation/run-start.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { useToasts } from '../ui/toasts.tsx';

interface StartFoundationButtonProps {
  children: ReactNode;
  outlined?: boolean;
}

/** Starts a foundation and leads to its page; a double click starts one. */
export function StartFoundationButton({ children, outlined = false }: StartFoundationButtonProps) {
  const { texts, to } = useI18n('member');
  const fetcher = useFetcher<StartRefused>();
  const posted = useActionData() as StartRefused | undefined;
  const refused = fetcher.data ?? posted;
  const [key] = useState(() => newKey());
  const toasts = useToasts();
  const title = texts.member.failed;
  const refusals: Readonly<Record<string, string>> = texts.member.refusal;
  const message = refused?.code && (refusals[refused.code] ?? refusals.UNKNOWN);
  useEffect(() => {
    if (refused?.code) toasts.add({ title, description: message, color: 'error' });
  }, [refused, title, message, toasts]);
  return (
    <fetcher.Form method="post" action={to('foundations')}>
      <input type="hidden" name="key" value={key} suppressHydrationWarning />
      <Button
        type="submit"
        size="large"
        variant={outlined ? 'outlined' : 'contained'}
        loading={fetcher.state !== 'idle'}
      >
        {children}
      </Button>
      <div role="alert">
        {message && (
          <Alert severity="warning" role="none" sx={{ mt: 2 }}>
            {message}
          </Alert>
        )}
      </div>
    </fetcher.Form>
  );
}
