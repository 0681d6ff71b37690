import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import styles from './sources.module.css';

/** What a text rests on. */
export function Sources({ sources }: { sources: readonly string[] }) {
  const { texts } = useI18n('documents');
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <Text variant="h6" as="h2" id="sources">
        {texts.documents.sources}
      </Text>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source}>{fixSpaces(source)}</li>
        ))}
      </ul>
    </section>
  );
}
