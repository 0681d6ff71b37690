import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded with the first click: wide screens never need it. */
const Drawer = lazy(() => import('@mui/material/Drawer'));

/** The main menu on phones, with its button. Children call `close` when a link is clicked. */
export function MenuDrawer({ children }: { children: (close: () => void) => ReactNode }) {
  const { t } = useTranslation(['common']);
  const [open, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton aria-label={t('common:openMenu')} onClick={() => setOpen(true)} color="primary">
        <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {open !== undefined && (
        <Suspense fallback={null}>
          <Drawer
            anchor="right"
            open={open}
            onClose={close}
            slotProps={{
              paper: { 'aria-label': t('common:mainMenu'), sx: { width: 'min(320px, 88vw)' } },
            }}
          >
            <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 1, p: 2 }}>
              <IconButton aria-label={t('common:closeMenu')} onClick={close} sx={{ ml: 'auto' }}>
                <X size={24} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
              {children(close)}
            </Box>
          </Drawer>
        </Suspense>
      )}
    </>
  );
}
