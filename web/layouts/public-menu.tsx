import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../kit/ui/elements/icon-button.tsx';
import styles from './public-menu.module.css';

const id = 'menu';

/** Attributes of a button that opens or closes the menu, even before any script has loaded. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: id });

/** The main menu on narrow screens: a native dialog, which keeps the focus and closes on Esc. */
export function PublicMenu({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common']);
  return (
    <>
      <IconButton
        aria-label={t('common:openMenu')}
        aria-haspopup="dialog"
        tone="primary"
        {...command('show-modal')}
      >
        <Menu size={24} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <dialog id={id} aria-label={t('common:mainMenu')} className={styles.dialog}>
        <div className={styles.content}>
          <IconButton
            aria-label={t('common:closeMenu')}
            className={styles.close}
            {...command('close')}
          >
            <X size={24} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          {children}
        </div>
      </dialog>
    </>
  );
}
