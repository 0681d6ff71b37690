import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** The first element to get the focus; every page has a `<main id="content">`. */
export function SkipLink() {
  const { t } = useTranslation(['common']);
  return (
    <a href="#content" className={styles.link}>
      {t('common:skipToContent')}
    </a>
  );
}
