import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useI18n } from '../i18n/use-i18n.ts';

const modes = [
  { mode: 'system', Icon: Monitor },
  { mode: 'light', Icon: Sun },
  { mode: 'dark', Icon: Moon },
] as const;

/** System, light or dark; saved in local storage. On public pages `web/site/` runs it. */
export function ColorModeSwitch() {
  const { texts } = useI18n();
  const { mode: chosen, setMode } = useColorScheme();
  const names = texts.common.colorMode;
  return (
    <Box role="group" aria-label={names.label} sx={{ display: 'inline-flex', gap: 0.5 }}>
      {modes.map(({ mode, Icon }) => (
        <ButtonBase
          key={mode}
          aria-label={names[mode]}
          title={names[mode]}
          data-color-mode={mode}
          aria-pressed={(chosen ?? 'system') === mode}
          onClick={() => setMode(mode)}
          sx={{
            width: 44,
            height: 44,
            borderRadius: '12px',
            color: 'inherit',
            border: 1,
            borderColor: 'transparent',
            '&[aria-pressed=true]': { borderColor: 'currentColor' },
          }}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </ButtonBase>
      ))}
    </Box>
  );
}
