import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { clockDigits } from '#domain/site/formats.ts';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { Autosave } from './autosave.ts';

export type Mode = 'write' | 'preview';
const modes: readonly Mode[] = ['write', 'preview'];

interface Props {
  saver: Autosave;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

/** What has become of the draft, and what can be done with it; stays in view. */
export function EditorBar({ saver, mode, onMode }: Props) {
  const { t } = useTranslation(['staffContent']);
  const { locale } = useLocale();
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  return (
    <Box sx={bar}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_, next: Mode | null) => next && onMode(next)}
        aria-label={t('staffContent:editor.mode')}
      >
        {modes.map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: 2, minHeight: 44 }}>
            {t(`staffContent:editor.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography
        component="output"
        color={state.is === 'failed' || state.is === 'stale' ? 'error' : 'textSecondary'}
        sx={{ flex: '1 1 200px', fontSize: '0.875rem' }}
      >
        {state.is === 'saved'
          ? t('staffContent:editor.saved', { time: clockDigits(state.at, locale) })
          : t(`staffContent:editor.${state.is}`)}
      </Typography>
      <SubmitButton>{t('staffContent:editor.publish')}</SubmitButton>
    </Box>
  );
}

const bar = {
  // On phones it would cover half of what is written.
  position: { sm: 'sticky' },
  top: 65,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  mb: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
