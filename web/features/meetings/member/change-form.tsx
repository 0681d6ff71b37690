import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../../kit/forms/sender.ts';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { type Change, type Outcome, rules } from './change.ts';

const noticeOf = { book: 'booked', move: 'moved', cancel: 'cancelled' } as const;

interface ChangeFormProps {
  change: Change;
  /** A fresh uuid per reading of the page. */
  formKey: string;
  /** The id of the meeting to change. */
  meeting?: string;
  /** The session has ended. */
  onLoggedOut: () => void;
  /** Runs once per refusal. */
  onRefused?: (code: string) => void;
  /** Runs once after the change was accepted and the page was read again. */
  onDone?: () => void;
  children: ReactNode;
}

/** Books, moves or cancels; toasts say what came of it, and the form why it did not work. */
export function ChangeForm(props: ChangeFormProps) {
  const { change, formKey, meeting = '', onLoggedOut, onRefused, onDone, children } = props;
  const { texts } = useI18n('member', 'memberMeeting');
  const { notices } = texts.memberMeeting;
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const refusalText = useRefusalText();
  const form = useSchemaForm({
    rules: rules[change],
    sender: useFetcherSender<Outcome>((posted) => posted.change === change),
    newKey: useCallback(() => formKey, [formKey]),
    onAnswer: (outcome) => {
      if (outcome.ok) return toasts.add({ ...notices[noticeOf[change]], color: 'success' });
      if (outcome.code === 'LOGGED_OUT') return onLoggedOut();
      const description = refusalText(outcome.code);
      toasts.add({ title: notices.failed[change], description, color: 'error' });
      onRefused?.(outcome.code);
      // Only now: the form may be gone once the page has been read again.
      if (!outcome.retryKey) void revalidate();
    },
    onDone,
  });
  const problemTexts: Readonly<Record<string, string>> = texts.member.problem;
  return (
    <SchemaForm
      form={form}
      hidden={{ change, meeting, key: form.key }}
      problemText={(code) => problemTexts[code] ?? texts.member.problem.INVALID}
    >
      {children}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {form.refused && (
          <Alert severity={form.refused.retryKey ? 'warning' : 'error'} role="none" sx={{ mt: 2 }}>
            {refusalText(form.refused.code)}
          </Alert>
        )}
      </Box>
    </SchemaForm>
  );
}

function useRefusalText(): (code: string) => string {
  const { texts } = useI18n('member', 'memberMeeting');
  const own: Readonly<Record<string, string>> = texts.memberMeeting.refusal;
  const shared: Readonly<Record<string, string>> = texts.member.refusal;
  return (code) => own[code] ?? shared[code] ?? texts.member.refusal.UNKNOWN;
}
