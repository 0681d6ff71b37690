import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { locales } from '#domain/site/paths.ts';
import { useStaffLocale } from './locale.ts';

const modes = ['light', 'dark', 'system'] as const;

/** Language and appearance, kept in this browser. */
export function Preferences() {
  const { t } = useTranslation(['staff', 'common']);
  const [locale, setLocale] = useStaffLocale();
  const { mode, setMode } = useColorScheme();
  return (
    <Box component="li" sx={{ px: 2, py: 1, display: 'grid', gap: 1 }}>
      <Choice
        label={t('staff:header.language')}
        options={locales.map((code) => [code, t(`common:language.${code}`)] as const)}
        value={locale}
        onChange={setLocale}
      />
      <Choice
        label={t('staff:header.mode')}
        options={modes.map((code) => [code, t(`staff:header.${code}`)] as const)}
        value={mode ?? 'system'}
        onChange={setMode}
      />
    </Box>
  );
}

interface ChoiceProps<Code extends string> {
  label: string;
  options: readonly (readonly [code: Code, text: string])[];
  value: Code;
  onChange: (value: Code) => void;
}

function Choice<Code extends string>({ label, options, value, onChange }: ChoiceProps<Code>) {
  return (
    <Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mb: 0.5 }}>{label}</Box>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={label}
        value={value}
        onChange={(_event, chosen: Code | null) => chosen && onChange(chosen)}
      >
        {options.map(([code, text]) => (
          <ToggleButton
            key={code}
            value={code}
            sx={{ textTransform: 'none', fontSize: '0.8125rem' }}
          >
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
