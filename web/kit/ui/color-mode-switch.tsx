import { useColorScheme } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './color-mode-switch.module.css';

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
  const { t } = useTranslation(['common']);
  const { mode: chosen, setMode } = useColorScheme();
  const names = t('common:colorMode');
  return (
    <div role="group" aria-label={names.label} className={named ? styles.namedModes : styles.modes}>
      {modes.map(({ mode, Icon }) => (
        <button
          type="button"
          key={mode}
          aria-label={names[mode]}
          title={named ? undefined : names[mode]}
          data-color-mode={mode}
          aria-pressed={(chosen ?? 'system') === mode}
          onClick={() => setMode(mode)}
          className={named ? styles.namedMode : styles.mode}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {named && names[mode]}
        </button>
      ))}
    </div>
  );
}
