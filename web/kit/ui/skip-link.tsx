import { useI18n } from '../texts/use-i18n.ts';
import styles from './skip-link.module.css';

/** The first element to get the focus; every page has a `<main id="content">`. */
export function SkipLink() {
  const { texts } = useI18n();
  return (
    <a href="#content" className={styles.link}>
      {texts.common.skipToContent}
    </a>
  );
}
