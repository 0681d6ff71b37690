import { Menu, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathToSection } from '#domain/site/paths.ts';
import { useLocale } from '../kit/texts/use-locale.ts';
import { Anchor } from '../kit/ui/anchor.tsx';
import { BrandLink } from '../kit/ui/brand-link.tsx';
import { Button } from '../kit/ui/elements/button.tsx';
import { IconButton } from '../kit/ui/elements/icon-button.tsx';
import { LanguageSwitch } from '../kit/ui/language-switch.tsx';
import styles from './public-header.module.css';

/** Sections of the home page. */
const sections = ['howItWorks', 'offer', 'costs', 'partners', 'faq', 'testimonials'] as const;

export function PublicHeader() {
  const { t } = useTranslation(['common']);
  const { locale } = useLocale();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <BrandLink />
        <nav aria-label={t('common:mainMenu')} className={styles.menu}>
          {sections.map((section) => (
            <MenuLink key={section} href={pathToSection(section, locale)}>
              {t('common:menu')[section]}
            </MenuLink>
          ))}
        </nav>
        <div className={styles.end}>
          <div className={styles.actions}>
            <SearchLink />
            <LanguageSwitch />
            <SessionButtons />
          </div>
          <div className={styles.narrowMenu}>
            <NarrowMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

function SearchLink() {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  return (
    <IconButton
      href={to('search')}
      aria-label={t('common:menu.search')}
      title={t('common:menu.search')}
      tone="primary"
    >
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

function SessionButtons({ fullWidth = false }: { fullWidth?: boolean }) {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  return (
    <>
      <Button
        variant="contained"
        href={to('dashboard')}
        fullWidth={fullWidth}
        className={styles.forMembers}
      >
        {t('common:menu.dashboard')}
      </Button>
      <Button href={to('login')} fullWidth={fullWidth} className={styles.forGuests}>
        {t('common:menu.login')}
      </Button>
      <Button
        variant="contained"
        href={to('register')}
        // For those who look for the word.
        aria-label={`${t('common:menu.register')} (${t('common:menu.signUp')})`}
        fullWidth={fullWidth}
        className={styles.forGuests}
      >
        {t('common:menu.register')}
      </Button>
    </>
  );
}

function MenuLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} className={styles.link}>
      {children}
    </Anchor>
  );
}

function NarrowMenu() {
  const { t } = useTranslation(['common']);
  const { to, locale } = useLocale();
  return (
    <PublicMenu>
      <nav aria-label={t('common:mainMenu')} className={styles.narrowLinks}>
        {sections.map((section) => (
          <MenuLink key={section} href={pathToSection(section, locale)}>
            {t('common:menu')[section]}
          </MenuLink>
        ))}
        <MenuLink href={to('services')}>{t('common:footer.services')}</MenuLink>
        <MenuLink href={to('blog')}>{t('common:footer.blog')}</MenuLink>
        <MenuLink href={to('search')}>{t('common:menu.search')}</MenuLink>
        <span className={styles.forGuests}>
          <MenuLink href={to('register')}>{t('common:menu.signUp')}</MenuLink>
        </span>
      </nav>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <SessionButtons fullWidth />
    </PublicMenu>
  );
}

const id = 'menu';

/** Attributes of a button that opens or closes the menu, even before any script has loaded. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: id });

/** The main menu on narrow screens: a native dialog, which keeps the focus and closes on Esc. */
function PublicMenu({ children }: { children: ReactNode }) {
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
