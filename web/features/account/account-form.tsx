import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import type { z } from 'zod';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { useToasts } from '../../shared/ui/toasts.tsx';
import { FormFaults } from './fields.tsx';
import { checkForm, type FieldFaults } from './forms.ts';
import { isSuccess, type NoticeKey, type Outcome } from './outcome.ts';

/** The toast of the last answer, which the next one takes the place of. */
let shownNotice: string | undefined;

function useNoticeToast() {
  const toasts = useToasts();
  const { texts } = useI18n('account');
  return useCallback(
    (notice: NoticeKey) => {
      if (shownNotice !== undefined) toasts.remove(shownNotice);
      const color = isSuccess(notice) ? 'success' : 'error';
      shownNotice = toasts.add({ ...texts.account.notices[notice], color });
    },
    [toasts, texts],
  );
}

/** Faults the browser found, after the server had answered `before`. */
interface OwnFaults {
  faults: FieldFaults;
  before: Outcome | undefined;
}

interface AccountFormProps {
  schema: z.ZodType;
  children: ReactNode;
}

/**
 * A plain form that is checked by the same schema before it is sent and by the action. Without
 * JavaScript the action's answer is rendered by the server. Fields read their faults from here.
 */
export function AccountForm({ schema, children }: AccountFormProps) {
  const outcome = useActionData<Outcome>();
  const showToast = useNoticeToast();
  const [own, setOwn] = useState<OwnFaults>();
  // What the server found replaces what the browser found, and the other way round.
  const faults = (own?.before === outcome ? own?.faults : undefined) ?? outcome?.faults ?? {};

  function check(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const result = checkForm(schema, new FormData(form));
    setOwn(result.ok ? undefined : { faults: result.faults, before: outcome });
    if (result.ok) return;
    event.preventDefault();
    showToast('missing');
    const first = Object.keys(result.faults)[0];
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <Form method="post" noValidate onSubmit={check}>
      <FormFaults.Provider value={{ faults, values: outcome?.values ?? {} }}>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
          {outcome && <Notice notice={outcome.notice} />}
          {children}
        </Box>
      </FormFaults.Provider>
    </Form>
  );
}

export const useSending = () => useNavigation().state !== 'idle';

/** Said in the page, and as a toast where the browser runs scripts. */
export function Notice({ notice }: { notice: NoticeKey }) {
  const { texts } = useI18n('account');
  const showToast = useNoticeToast();
  const { title, description } = texts.account.notices[notice];
  const color = isSuccess(notice) ? 'success' : 'error';
  const outcome = useActionData<Outcome>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer is said again.
  useEffect(() => {
    showToast(notice);
  }, [showToast, notice, outcome]);
  return (
    <Alert severity={color} role="presentation">
      <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{title}</AlertTitle>
      {description}
      {notice === 'staffLogin' && (
        <Link href="/admin/" sx={{ display: 'block', mt: 1 }}>
          {texts.account.login.console}
        </Link>
      )}
    </Alert>
  );
}
