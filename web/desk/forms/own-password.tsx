import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '../../kit/forms/fields.tsx';
import type { useCommandForm } from './use-command-form.ts';

type Asked = Pick<ReturnType<typeof useCommandForm>, 'refused'>;

/** Of who acts, once it is asked for: an open session on an unattended computer is not enough. */
export function OwnPassword({ form: { refused } }: { form: Asked }) {
  const { t } = useTranslation(['staff']);
  const [asked, setAsked] = useState(false);
  if (!asked && refused && 'current_password' in refused.problems) setAsked(true);
  if (!asked) return null;
  return (
    <Box>
      <PasswordInput
        name="current_password"
        label={t('staff:password')}
        help={t('staff:passwordHelp')}
        autoComplete="current-password"
      />
    </Box>
  );
}
