import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import styles from './closing.module.css';

/** What to do next, for readers who want to set up a company; quiet, as the text is not about us. */
export function Closing() {
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  return (
    <aside aria-label={t('content:closing.title')} className={styles.closing}>
      <div className={styles.words}>
        <Text variant="h5" as="p">
          {t('content:closing.title')}
        </Text>
        <Text tone="secondary" className={styles.text}>
          {t('content:closing.text')}
        </Text>
      </div>
      <Button variant="outlined" href={to('found-now')}>
        {t('content:closing.action')}
      </Button>
    </aside>
  );
}
