import { Outlet } from 'react-router';
import { BrandLink } from '../kit/ui/brand-link.tsx';
import { LanguageSwitch } from '../kit/ui/language-switch.tsx';
import { SkipLink } from '../kit/ui/skip-link.tsx';
import styles from './auth.module.css';
import { ConsentedTagManager } from './consented-tag-manager.tsx';
import { LegalLinks } from './legal-links.tsx';

/** Login, registration and related pages: one task, no distractions. */
export default function AuthLayout() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <ConsentedTagManager />
      <header className={styles.header}>
        <BrandLink />
        <LanguageSwitch />
      </header>
      <Outlet />
      <div className={styles.footer}>
        <LegalLinks />
      </div>
    </div>
  );
}
