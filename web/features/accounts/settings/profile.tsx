import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../kit/forms/fields.tsx';
import { NameFields, PhoneField } from '../person-fields.tsx';
import type { Loaded } from './load-account.ts';
import { SettingsSection } from './section.tsx';
import { type LoginAsked, SettingsForm } from './settings-form.tsx';
import { profileForm } from './settings-schemas.ts';

export function ProfileSection({ account, onLoggedOut }: Pick<Loaded, 'account'> & LoginAsked) {
  const { t } = useTranslation(['settings', 'common']);
  const initial = {
    first_name: account.first_name ?? '',
    last_name: account.last_name ?? '',
    phone: account.phone ?? '',
    language: account.language,
  };
  return (
    <SettingsSection title={t('settings:profile.title')}>
      <SettingsForm
        main
        name="profile"
        schema={profileForm}
        initial={initial}
        submit={t('settings:profile.submit')}
        onLoggedOut={onLoggedOut}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
          <NameFields />
          <PhoneField />
          <SelectInput
            name="language"
            label={t('settings:profile.language')}
            help={t('settings:profile.languageHelp')}
            options={[
              { value: 'de', label: t('common:language.de') },
              { value: 'en', label: t('common:language.en') },
            ]}
            required
          />
        </Box>
      </SettingsForm>
    </SettingsSection>
  );
}
