import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PasswordInput, TextInput } from '../../../kit/forms/fields.tsx';
import type { FormOutcome } from '../../../kit/forms/form-outcome.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { useCallSender } from '../../../kit/forms/sender.ts';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import type { Problem } from './calls.ts';

const rules = { schema: z.object({ secret: z.string().min(1, 'REQUIRED') }) };

interface StepFormProps {
  label: string;
  submit: string;
  secret: 'password' | 'code';
  /** @returns what is wrong with the entry */
  onEnter: (entered: string) => Promise<Problem | undefined>;
  /** Missing where nothing has been begun; the button is a quiet one then. */
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}

/** One field and a button: every step takes a password or a code. */
export function StepForm(props: StepFormProps) {
  const { t } = useTranslation(['twoFactor', 'common']);
  const { label, submit, secret, onEnter, onCancel, children } = props;
  const sender = useCallSender<z.output<typeof rules.schema>, FormOutcome & { code?: Problem }>(
    async ({ data }) => {
      const problem = await onEnter(data.secret);
      return problem ? { ok: false, code: problem, problems: {} } : { ok: true };
    },
  );
  const form = useSchemaForm({ rules, sender });
  return (
    <SchemaForm form={form} problemText={() => t('twoFactor:required')} starred>
      <Stack spacing={2.5} sx={{ maxWidth: 440 }}>
        {children}
        <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
          {form.refused && (
            <Alert severity="error">{t(`twoFactor:problems.${form.refused.code}`)}</Alert>
          )}
        </Box>
        {secret === 'password' ? (
          <PasswordInput name="secret" label={label} autoComplete="current-password" required />
        ) : (
          <TextInput name="secret" label={label} autoComplete="one-time-code" required />
        )}
        <Stack direction="row" spacing={1.5}>
          <SubmitButton variant={onCancel ? 'contained' : 'outlined'}>{submit}</SubmitButton>
          {onCancel && <Button onClick={onCancel}>{t('common:dialog.cancel')}</Button>}
        </Stack>
      </Stack>
    </SchemaForm>
  );
}
