import { brand } from '#domain/site/brand.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './brand-link.module.css';
import { LogoMark } from './drawing.tsx';

/** Logo and name, linked to the home page. */
export function BrandLink() {
  const { t, to } = useTexts();
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
