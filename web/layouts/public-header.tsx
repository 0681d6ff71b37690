import { Search } from 'lucide-react';
import { pathToSection } from '#domain/site/paths.ts';
import { useI18n } from '../kit/texts/use-i18n.ts';
import { Anchor } from '../kit/ui/anchor.tsx';
import { BrandLink } from '../kit/ui/brand-link.tsx';
import { Button } from '../kit/ui/elements/button.tsx';
import { IconButton } from '../kit/ui/elements/icon-button.tsx';
import { LanguageSwitch } from '../kit/ui/language-switch.tsx';
import styles from './public-header.module.css';
import { PublicMenu } from './public-menu.tsx';

/** Sections of the home page. */
const sections = ['howItWorks', 'offer', 'partners', 'faq', 'testimonials'] as const;

export function PublicHeader() {
  const { texts, locale } = useI18n();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <BrandLink />
        <nav aria-label={texts.common.mainMenu} className={styles.menu}>
          {sections.map((section) => (
            <MenuLink key={section} href={pathToSection(section, locale)}>
              {texts.common.menu[section]}
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
  const { texts, to } = useI18n();
  const { search } = texts.common.menu;
  return (
    <IconButton href={to('search')} aria-label={search} title={search} tone="primary">
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}

function SessionButtons({ fullWidth = false }: { fullWidth?: boolean }) {
  const { texts, to } = useI18n();
  const { menu } = texts.common;
  return (
    <>
      <Button
        variant="contained"
        href={to('dashboard')}
        fullWidth={fullWidth}
        className={styles.forMembers}
      >
        {menu.dashboard}
      </Button>
      <Button href={to('login')} fullWidth={fullWidth} className={styles.forGuests}>
        {menu.login}
      </Button>
      <Button
        variant="contained"
        href={to('register')}
        fullWidth={fullWidth}
        className={styles.forGuests}
      >
        {menu.register}
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
  const { texts, to, locale } = useI18n();
  const { menu, footer } = texts.common;
  return (
    <PublicMenu>
      <nav aria-label={texts.common.mainMenu} className={styles.narrowLinks}>
        {sections.map((section) => (
          <MenuLink key={section} href={pathToSection(section, locale)}>
            {menu[section]}
          </MenuLink>
        ))}
        <MenuLink href={to('services')}>{footer.services}</MenuLink>
        <MenuLink href={to('blog')}>{footer.blog}</MenuLink>
        <MenuLink href={to('search')}>{menu.search}</MenuLink>
      </nav>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <SessionButtons fullWidth />
    </PublicMenu>
  );
}
