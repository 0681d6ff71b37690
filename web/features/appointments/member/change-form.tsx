import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { FormNotice } from '../../../kit/forms/form-notice.tsx';
import { useProblemText, useRefusalText } from '../../../kit/forms/refusal-text.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../../kit/forms/sender.ts';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { type Change, rules } from './change-meeting.ts';

const noticeOf = { book: 'booked', move: 'moved', cancel: 'cancelled' } as const;

interface ChangeFormProps {
  change: Change;
  /** A fresh uuid per reading of the page. */
  formKey: string;
  /** The id of the meeting to change. */
  meeting?: string;
  /** The session has ended. */
  onLoggedOut: () => void;
  /** Runs once after the change was accepted and the page was read again. */
  onDone?: () => void;
  children: ReactNode;
}

/** Books, moves or cancels; toasts say what came of it, and the form why it did not work. */
export function ChangeForm(props: ChangeFormProps) {
  const { change, formKey, meeting = '', onLoggedOut, onDone, children } = props;
  const { t } = useTranslation([
    'sharedFoundations',
    'sharedFoundationsForms',
    'memberAppointments',
  ]);
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const own = { ...t('sharedFoundations:refusal'), ...t('memberAppointments:refusal') };
  const refusalText = useRefusalText(own);
  const problemText = useProblemText(t('sharedFoundationsForms:problem'));
  const form = useSchemaForm({
    rules: rules[change],
    sender: useFetcherSender(change),
    newKey: useCallback(() => formKey, [formKey]),
    onAnswer: (outcome) => {
      if (outcome.ok)
        return toasts.add({
          ...t('memberAppointments:notices')[noticeOf[change]],
          color: 'success',
        });
      if (outcome.code === 'LOGGED_OUT') return onLoggedOut();
      const { description } = refusalText(outcome);
      toasts.add({
        title: t('memberAppointments:notices.failed')[change],
        description,
        color: 'error',
      });
      // Only now: the form may be gone once the page has been read again.
      if (!outcome.retryKey) void revalidate();
    },
    onDone,
  });
  return (
    <SchemaForm
      form={form}
      hidden={{ form: change, meeting, key: form.key }}
      problemText={problemText}
    >
      {children}
      <FormNotice refused={form.notice} texts={own} sx={{ mt: 2 }} />
    </SchemaForm>
  );
}
