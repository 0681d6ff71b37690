import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { PasswordInput } from '../../../kit/forms/fields.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import type { Loaded } from './load-account.ts';
import { SettingsSection } from './section.tsx';
import { CurrentPassword, type LoginAsked, SettingsForm } from './settings-form.tsx';
import { passwordForm } from './settings-schemas.ts';

export function PasswordSection(loaded: Pick<Loaded, 'account' | 'asksPassword'> & LoginAsked) {
  const { password } = useI18n('settings').texts.settings;
  if (loaded.account.provider === 'default') return <NewPassword {...loaded} />;
  return (
    <SettingsSection title={password.title}>
      <Typography sx={{ mt: 2 }}>{password.none}</Typography>
    </SettingsSection>
  );
}

function NewPassword({ asksPassword, onLoggedOut }: Pick<Loaded, 'asksPassword'> & LoginAsked) {
  const { texts } = useI18n('account', 'settings');
  const { account, settings } = texts;
  const [round, setRound] = useState(0);
  return (
    <SettingsSection title={settings.password.title} lead={settings.password.lead}>
      <SettingsForm
        key={round}
        name="password"
        schema={passwordForm}
        submit={settings.password.submit}
        onLoggedOut={onLoggedOut}
        onDone={() => setRound(round + 1)}
      >
        <CurrentPassword asked={asksPassword} />
        <PasswordInput
          name="password"
          label={account.newPassword}
          help={account.passwordHint}
          autoComplete="new-password"
          words={settings}
          required
        />
        <PasswordInput
          name="confirm_password"
          label={account.confirmPassword}
          autoComplete="new-password"
          words={settings}
          required
        />
      </SettingsForm>
    </SettingsSection>
  );
}
