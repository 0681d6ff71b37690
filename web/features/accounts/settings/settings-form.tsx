import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useActionData } from 'react-router';
import type { z } from 'zod';
import { PasswordInput } from '../../../kit/forms/fields.tsx';
import type { Fields } from '../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { useFetcherSender } from '../../../kit/forms/sender.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import type { Intent, NoticeKey, Outcome } from './outcome.ts';

interface SettingsFormProps {
  intent: Intent;
  schema: z.ZodType;
  initial?: Fields;
  submit: string;
  /** The main form of the page. */
  main?: boolean;
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
  const { intent, schema, initial, submit, main = false, onLoggedOut, onDone, children } = props;
  const { settings } = useI18n('settings').texts;
  const toasts = useToasts();
  const [incomplete, setIncomplete] = useState(false);
  const form = useSchemaForm({
    rules: { schema },
    initial,
    sender: useFetcherSender<Outcome>((posted) => posted.intent === intent),
    onInvalid: () => setIncomplete(true),
    onAnswer: (outcome) => {
      setIncomplete(false);
      if (outcome.ok) toasts.add({ ...settings.notices[outcome.code], color: 'success' });
      else if (outcome.code === 'loggedOut') onLoggedOut();
    },
    onDone,
  });
  const stopped = incomplete && Object.keys(form.problems).length > 0;
  const failure: NoticeKey | undefined = stopped ? 'missing' : form.refused?.code;
  const problemTexts: Readonly<Record<string, string>> = settings.problem;
  return (
    <SchemaForm
      form={form}
      problemText={(code) => problemTexts[code] ?? settings.problem.INVALID}
      hidden={{ intent }}
      starred
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, mt: 3 }}>
        <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {failure && <Notice code={failure} severity="error" />}
        </Box>
        <Saved intent={intent} />
        {children}
        <SubmitButton variant={main ? 'contained' : 'outlined'} sx={{ alignSelf: 'flex-start' }}>
          {submit}
        </SubmitButton>
      </Box>
    </SchemaForm>
  );
}

interface NoticeProps {
  code: NoticeKey;
  severity: 'success' | 'error';
}

function Notice({ code, severity }: NoticeProps) {
  const { title, description } = useI18n('settings').texts.settings.notices[code];
  return (
    <Alert severity={severity} role="none">
      <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{title}</AlertTitle>
      {description}
    </Alert>
  );
}

/** For browsers without JavaScript, where no toast appears. */
export function Saved({ intent }: { intent: Intent }) {
  const outcome = useActionData<Outcome>();
  if (!outcome || outcome.intent !== intent) return null;
  return outcome.ok ? <Notice code={outcome.code} severity="success" /> : null;
}

interface CurrentPasswordProps {
  /** The login is too old to go without. */
  asked: boolean;
}

/** The password that somebody at an unattended computer would not know. */
export function CurrentPassword({ asked }: CurrentPasswordProps) {
  const { settings } = useI18n('settings').texts;
  if (!asked) return null;
  return (
    <PasswordInput
      name="current_password"
      label={settings.currentPassword}
      help={settings.currentPasswordHelp}
      autoComplete="current-password"
      words={settings}
      required
    />
  );
}
