import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../person-fields.tsx';
import type { Loaded } from './load-account.ts';
import { SettingsSection } from './section.tsx';
import { CurrentPassword, type LoginAsked, SettingsForm } from './settings-form.tsx';
import { passwordForm } from './settings-schemas.ts';

export function PasswordSection(loaded: Pick<Loaded, 'account' | 'asksPassword'> & LoginAsked) {
  const { t } = useTranslation(['settings']);
  if (loaded.account.provider === 'default') return <NewPassword {...loaded} />;
  return (
    <SettingsSection title={t('settings:password.title')}>
      <Typography sx={{ mt: 2 }}>{t('settings:password.none')}</Typography>
    </SettingsSection>
  );
}

function NewPassword({
  account,
  asksPassword,
  onLoggedOut,
}: Pick<Loaded, 'account' | 'asksPassword'> & LoginAsked) {
  const { t } = useTranslation(['accounts', 'settings']);
  const [round, setRound] = useState(0);
  return (
    <SettingsSection title={t('settings:password.title')} lead={t('settings:password.lead')}>
      <SettingsForm
        key={round}
        name="password"
        schema={passwordForm}
        submit={t('settings:password.submit')}
        onLoggedOut={onLoggedOut}
        onDone={() => setRound(round + 1)}
      >
        {/* So that programs that keep passwords know whose this is. */}
        <input type="text" autoComplete="username" value={account.email} readOnly hidden />
        <CurrentPassword asked={asksPassword} />
        <NewPasswordFields label={t('accounts:newPassword')} twice />
      </SettingsForm>
    </SettingsSection>
  );
}
