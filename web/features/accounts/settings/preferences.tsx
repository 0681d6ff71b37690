import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ColorModeSwitch } from '../../../kit/ui/color-mode-switch.tsx';
import { LanguageSwitch } from '../../../kit/ui/language-switch.tsx';
import { SettingsSection } from './section.tsx';

/** Of this browser; they need no button to save them. */
export function PreferencesSection() {
  const { t } = useTranslation(['settings', 'common']);
  return (
    <SettingsSection title={t('settings:preferences.title')} lead={t('settings:preferences.lead')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'auto 1fr' },
          gap: { xs: 2.5, sm: 6 },
          mt: 2.5,
        }}
      >
        <div>
          <Typography component="h3" sx={heading}>
            {t('settings:preferences.language')}
          </Typography>
          <LanguageSwitch names label={t('settings:preferences.language')} />
        </div>
        <div>
          <Typography component="h3" sx={heading}>
            {t('common:colorMode.label')}
          </Typography>
          <ColorModeSwitch names />
        </div>
      </Box>
    </SettingsSection>
  );
}

const heading = { fontSize: '0.9375rem', fontWeight: 500, mb: 1 } as const;
