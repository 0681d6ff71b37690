import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { Download, type LucideIcon, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { fileOf, SharedListContext } from './shared-list.ts';
import type { Selection } from './use-selection.ts';

interface BarProps {
  selection: Selection;
  /** What can be done to all of them, besides downloading them: `BulkAction`s. */
  children?: ReactNode;
}

/** What can be done to the chosen rows; it stays in sight below the list. */
export function BulkBar({ selection, children }: BarProps) {
  const { t } = useTranslation(['staffList']);
  const shared = use(SharedListContext);
  const count = selection.ids.length;
  const chosen = count > 0 ? t('staffList:chosen', { count }) : '';
  return (
    <>
      {/* Announced only if it is there before its words are. */}
      <Box component="output" sx={visuallyHidden}>
        {chosen}
      </Box>
      {count > 0 && (
        <Box component="section" aria-label={t('staffList:bulk')} sx={[bar, inDarkMode]}>
          <IconButton
            onClick={selection.clear}
            aria-label={t('staffList:clear')}
            sx={{ color: 'inherit' }}
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <Box component="span" aria-hidden sx={{ fontWeight: 600, pr: 1, whiteSpace: 'nowrap' }}>
            {chosen}
          </Box>
          {children}
          {shared && (
            <Button
              href={fileOf(shared, selection.ids)}
              startIcon={<Download size={18} strokeWidth={1.75} aria-hidden />}
              sx={action}
            >
              {t('staffList:export')}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  busy?: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

export const BulkAction = ({ icon: Icon, label, busy = false, onPress }: ActionProps) => (
  <Button
    onClick={onPress}
    loading={busy}
    loadingPosition="start"
    startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
    sx={action}
  >
    {label}
  </Button>
);

const bar = {
  position: 'sticky',
  bottom: 16,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  width: 'fit-content',
  maxWidth: '100%',
  mx: 'auto',
  mt: 2.5,
  p: 1,
  borderRadius: '16px',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  boxShadow: '0 12px 32px rgb(11 21 36 / 0.18)',
  '--focus-color': 'currentColor',
} as const;

const inDarkMode = (theme: Theme) =>
  theme.applyStyles('dark', { color: 'text.primary', bgcolor: 'brand.highlight' });

const action = {
  px: 1.75,
  color: 'inherit',
  bgcolor: 'rgb(255 255 255 / 0.13)',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 0.22)' },
} as const;
