import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';

const modes = [
  { mode: 'system', Icon: Monitor },
  { mode: 'light', Icon: Sun },
  { mode: 'dark', Icon: Moon },
] as const;

interface ColorModeSwitchProps {
  /** Says the modes beside their pictures. */
  names?: boolean;
}

/** System, light or dark; saved in local storage. On public pages `web/site/` runs it. */
export function ColorModeSwitch({ names: named = false }: ColorModeSwitchProps) {
  const { t } = useTexts();
  const { mode: chosen, setMode } = useColorScheme();
  const names = t('common:colorMode');
  return (
    <Box
      role="group"
      aria-label={names.label}
      sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: named ? 1 : 0.5 }}
    >
      {modes.map(({ mode, Icon }) => (
        <ButtonBase
          key={mode}
          aria-label={names[mode]}
          title={named ? undefined : names[mode]}
          data-color-mode={mode}
          aria-pressed={(chosen ?? 'system') === mode}
          onClick={() => setMode(mode)}
          sx={{
            minWidth: 44,
            height: 44,
            borderRadius: '12px',
            color: 'inherit',
            fontFamily: 'inherit',
            border: 1,
            borderColor: named ? 'brand.fieldBorder' : 'transparent',
            '&[aria-pressed=true]': {
              borderColor: 'currentColor',
              ...(named && { bgcolor: 'brand.highlight', fontWeight: 600 }),
            },
            ...(named && { gap: 1, px: 1.5, fontSize: '0.9375rem' }),
          }}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {named && names[mode]}
        </ButtonBase>
      ))}
    </Box>
  );
}
