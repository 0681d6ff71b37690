import { brand } from '#domain/site/brand.ts';
import { useI18n } from '../texts/use-i18n.ts';
import styles from './brand-link.module.css';
import { LogoMark } from './drawing.tsx';

/** Logo and name, linked to the home page. */
export function BrandLink() {
  const { texts, to } = useI18n();
  return (
    <a
      href={to('home')}
      aria-label={`${brand.name}, ${texts.common.homeLink}`}
      className={styles.link}
    >
      <LogoMark size={24} />
      {brand.name}
    </a>
  );
}
