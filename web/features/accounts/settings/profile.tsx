import Box from '@mui/material/Box';
import { SelectInput, TextInput } from '../../../kit/forms/fields.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import type { Loaded } from './load-account.ts';
import { SettingsSection } from './section.tsx';
import { type LoginAsked, SettingsForm } from './settings-form.tsx';
import { profileForm } from './settings-schemas.ts';

export function ProfileSection({ account, onLoggedOut }: Pick<Loaded, 'account'> & LoginAsked) {
  const { texts } = useI18n('account', 'settings');
  const { profile } = texts.settings;
  const initial = {
    first_name: account.first_name ?? '',
    last_name: account.last_name ?? '',
    phone: account.phone ?? '',
    language: account.language,
  };
  return (
    <SettingsSection title={profile.title}>
      <SettingsForm
        main
        name="profile"
        schema={profileForm}
        initial={initial}
        submit={profile.submit}
        onLoggedOut={onLoggedOut}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
          <TextInput
            name="first_name"
            label={texts.account.firstName}
            autoComplete="given-name"
            required
          />
          <TextInput
            name="last_name"
            label={texts.account.lastName}
            autoComplete="family-name"
            required
          />
          <TextInput
            name="phone"
            label={texts.account.phone}
            type="tel"
            autoComplete="tel"
            help={texts.account.phoneHint}
          />
          <SelectInput
            name="language"
            label={profile.language}
            help={profile.languageHelp}
            options={[
              { value: 'de', label: texts.common.language.de },
              { value: 'en', label: texts.common.language.en },
            ]}
            required
          />
        </Box>
      </SettingsForm>
    </SettingsSection>
  );
}
