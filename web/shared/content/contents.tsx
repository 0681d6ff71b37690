import { useTranslation } from 'react-i18next';
import type { WholeEntry } from '#api/contract.gen.d.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Island } from '../../kit/ui/island.tsx';
import styles from './contents.module.css';

interface ContentsProps {
  contents: WholeEntry['contents'];
}

interface SideContentsProps extends ContentsProps {
  /** On public pages an island shows where the reader is. */
  island?: boolean;
}

/** The headings of a text along the line, beside it on wide screens. */
export function SideContents({ contents, island = false }: SideContentsProps) {
  const { t } = useTranslation(['sharedContent']);
  return (
    <nav aria-label={t('sharedContent:contents')} className={styles.side}>
      <Text variant="overline" as="p" tone="secondary" className={styles.title}>
        {t('sharedContent:contents')}
      </Text>
      {island ? (
        <Island name="contents">
          <Headings contents={contents} />
        </Island>
      ) : (
        <Headings contents={contents} />
      )}
    </nav>
  );
}

/** The same above the text on phones, closed at first. */
export function FoldedContents({ contents }: ContentsProps) {
  const { t } = useTranslation(['sharedContent']);
  return (
    <details className={styles.folded}>
      <summary>{t('sharedContent:contents')}</summary>
      <nav aria-label={t('sharedContent:contents')}>
        <Headings contents={contents} />
      </nav>
    </details>
  );
}

const Headings = ({ contents }: ContentsProps) => (
  <ol className={styles.headings}>
    {contents.map(({ id, text, level }) => (
      <li key={id} className={level === 2 ? styles.station : styles.stop}>
        <a href={`#${id}`} className={level === 2 ? styles.chapter : styles.part}>
          {text}
        </a>
      </li>
    ))}
  </ol>
);
