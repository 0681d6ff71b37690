import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Search as Glass } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcuts, useShortcutsEnabled } from '../shortcuts.ts';
import { useDesk } from './use-desk.ts';

const load = () => import('../../features/search/staff/palette.tsx');
const Palette = lazy(load);
/** Soon enough that no letter is typed before it is there, and after the page itself. */
const LOADED_AFTER_MS = 1_000;

/** Looks like a field; the field itself opens over the page, by click or by key. */
export function Search({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation(['staffSearch']);
  const [open, setOpen] = useState(false);
  const [keys] = useShortcutsEnabled();
  useShortcuts({ search: () => setOpen(true) });
  useOpeningKey(() => setOpen(true));
  useEffect(() => {
    const timer = setTimeout(() => void load(), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box component="search" sx={place}>
      <ButtonBase
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('staffSearch:open')}
        sx={field}
      >
        <Glass size={18} strokeWidth={1.75} aria-hidden />
        <Box component="span" sx={words}>
          {t('staffSearch:field')}
        </Box>
        {keys && (
          <>
            <Box component="kbd" aria-hidden sx={key}>
              {isApple() ? '⌘' : 'Ctrl'}
            </Box>
            <Box component="kbd" aria-hidden sx={key}>
              K
            </Box>
          </>
        )}
      </ButtonBase>
      {open && (
        <Suspense fallback={null}>
          <Opened onHelp={onHelp} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

function Opened({ onHelp, onClose }: { onHelp: () => void; onClose: () => void }) {
  const desk = useDesk(onHelp);
  return <Palette desk={desk} onClose={onClose} />;
}

/** Also while somebody types, but not over a dialog that asks for something. */
function useOpeningKey(open: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isIt = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isIt || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"]')) open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const place = {
  order: { xs: 9, sm: 0 },
  width: { xs: '100%', sm: 320, md: 460 },
} as const;

const field = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  height: 44,
  px: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  '&:hover': { borderColor: 'brand.fieldBorder' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

const words = {
  flexGrow: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'left',
  fontSize: '0.9375rem',
} as const;

const key = {
  display: { xs: 'none', md: 'block' },
  px: 0.9,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.8,
} as const;
