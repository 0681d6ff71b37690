import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import type { z } from 'zod';
import { PasswordInput } from '../../../kit/forms/fields.tsx';
import { FormNotice } from '../../../kit/forms/form-notice.tsx';
import { useProblemText } from '../../../kit/forms/refusal-text.ts';
import type { Fields } from '../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../../kit/forms/sender.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import type { AccountForm } from './change-account.ts';
import type { SettingsOutcome } from './settings-outcome.ts';

interface SettingsFormProps {
  name: AccountForm;
  schema: z.ZodType;
  initial?: Fields;
  submit: string;
  /** The main form of the page. */
  main?: boolean;
  /** The page says itself that it was saved. */
  quiet?: boolean;
  /** The session has ended. */
  onLoggedOut: () => void;
  /** Runs when it was saved. */
  onDone?: () => void;
  children: ReactNode;
}

/** What sections of the page have in common whose forms stay when the session has ended. */
export type LoginAsked = Pick<SettingsFormProps, 'onLoggedOut'>;

/** A form of its own within the account page. */
export function SettingsForm(props: SettingsFormProps) {
  const { name, schema, initial, submit, main = false, quiet = false, children } = props;
  const { onLoggedOut, onDone } = props;
  const { t } = useTranslation(['settings', 'accounts']);
  const toasts = useToasts();
  const form = useSchemaForm({
    rules: { schema },
    initial,
    sender: useFetcherSender<SettingsOutcome>(name),
    onAnswer: (outcome) => {
      if (outcome.ok) {
        if (!quiet) toasts.add({ ...t('settings:notices')[outcome.notice], color: 'success' });
      } else if (outcome.code === 'LOGGED_OUT') onLoggedOut();
    },
    onDone,
  });
  return (
    <SchemaForm
      form={form}
      problemText={useProblemText({ ...t('accounts:problem'), WRONG: t('settings:wrongPassword') })}
      hidden={{ form: name }}
      starred
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, mt: 3 }}>
        <FormNotice refused={form.notice} texts={t('settings:notices')} />
        <Saved form={name} />
        {children}
        <SubmitButton variant={main ? 'contained' : 'outlined'} sx={{ alignSelf: 'flex-start' }}>
          {submit}
        </SubmitButton>
      </Box>
    </SchemaForm>
  );
}

/** For browsers without JavaScript, where no toast appears. */
export function Saved({ form }: { form: AccountForm }) {
  const { t } = useTranslation(['settings']);
  const outcome = useActionData<SettingsOutcome>();
  if (!outcome?.ok || outcome.form !== form) return null;
  const { title, description } = t('settings:notices')[outcome.notice];
  return (
    <Alert severity="success" role="none">
      <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{title}</AlertTitle>
      {description}
    </Alert>
  );
}

interface CurrentPasswordProps {
  /** The login is too old to go without. */
  asked: boolean;
}

/** The password that somebody at an unattended computer would not know. */
export function CurrentPassword({ asked }: CurrentPasswordProps) {
  const { t } = useTranslation(['settings']);
  if (!asked) return null;
  return (
    <PasswordInput
      name="current_password"
      label={t('settings:currentPassword')}
      help={t('settings:currentPasswordHelp')}
      autoComplete="current-password"
      required
    />
  );
}
