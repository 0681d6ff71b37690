import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type KeyName, keys } from '../../../../desk/keys.ts';
import { useShortcutsEnabled } from '../../../../desk/shortcuts.ts';

const legend = [
  { names: ['next', 'previous'], meaning: 'move' },
  { names: ['choose'], meaning: 'choose' },
  { names: ['open'], meaning: 'open' },
  { names: ['snooze'], meaning: 'snooze' },
  { names: ['help'], meaning: 'all' },
] as const satisfies readonly { names: readonly KeyName[]; meaning: string }[];

const faceOf = (name: KeyName) => (name === 'open' ? '↵' : keys[name].toUpperCase());

/** The keys that are needed most, where there is a keyboard. */
export function KeyLegend() {
  const { t } = useTranslation(['staffTasks']);
  const [enabled] = useShortcutsEnabled();
  if (!enabled) return null;
  return (
    <Box component="dl" aria-label={t('staffTasks:tasks.keys.label')} sx={row}>
      {legend.map(({ names, meaning }) => (
        <Box key={meaning} sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}>
          <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
            {names.map((name) => (
              <kbd key={name}>{faceOf(name)}</kbd>
            ))}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {t(`staffTasks:tasks.keys.${meaning}`)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: { xs: 'none', md: 'flex' },
  '@media (hover: none)': { display: 'none' },
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 2,
  rowGap: 1,
  mt: 2.5,
  mb: 0,
  fontSize: '0.9375rem',
  color: 'text.secondary',
  '& kbd': {
    minWidth: 22,
    px: 0.75,
    textAlign: 'center',
    border: 1,
    borderColor: 'divider',
    borderRadius: '6px',
    bgcolor: 'background.paper',
    fontFamily: 'inherit',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
  },
} as const;
