import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../kit/texts/use-i18n.ts';

const id = 'menu';

/** Attributes of a button that opens or closes the menu, even before any script has loaded. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: id });

/** The main menu on narrow screens: a native dialog, which keeps the focus and closes on Esc. */
export function PublicMenu({ children }: { children: ReactNode }) {
  const { texts } = useI18n();
  return (
    <>
      <IconButton
        aria-label={texts.common.openMenu}
        aria-haspopup="dialog"
        color="primary"
        {...command('show-modal')}
      >
        <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Box
        component="dialog"
        id={id}
        aria-label={texts.common.mainMenu}
        sx={{
          position: 'fixed',
          inset: '0 0 0 auto',
          width: 'min(320px, 88vw)',
          maxWidth: 'none',
          height: '100dvh',
          maxHeight: 'none',
          m: 0,
          p: 0,
          border: 0,
          bgcolor: 'background.paper',
          color: 'text.primary',
          overflowY: 'auto',
          transition: 'transform 200ms ease-out',
          '&::backdrop': { bgcolor: 'rgb(11 21 36 / 0.5)' },
          '@starting-style': { '&[open]': { transform: 'translateX(100%)' } },
          'html:has(&[open])': { overflow: 'hidden' },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 1, p: 2 }}>
          <IconButton aria-label={texts.common.closeMenu} sx={{ ml: 'auto' }} {...command('close')}>
            <X size={24} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          {children}
        </Box>
      </Box>
    </>
  );
}
