import { useTranslation } from 'react-i18next';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import styles from './sources.module.css';

/** What a text rests on. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation(['sharedContent']);
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <Text variant="h6" as="h2" id="sources">
        {t('sharedContent:sources')}
      </Text>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source}>{fixSpaces(source)}</li>
        ))}
      </ul>
    </section>
  );
}
