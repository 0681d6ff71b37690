import { useTranslation } from 'react-i18next';
import { brand } from '#domain/site/brand.ts';
import { useLocale } from '../texts/use-locale.ts';
import styles from './brand-link.module.css';
import { LogoMark } from './drawing.tsx';

/** Logo and name, linked to the home page. */
export function BrandLink() {
  const { t } = useTranslation(['common']);
  const { to } = useLocale();
  return (
    <a
      href={to('home')}
      aria-label={`${brand.name}, ${t('common:homeLink')}`}
      className={styles.link}
    >
      <LogoMark size={24} />
      {brand.name}
    </a>
  );
}
