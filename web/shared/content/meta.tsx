import type { EntryCard } from '#api/contract.gen.d.ts';
import { longDate } from '#domain/site/formats.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import styles from './meta.module.css';

interface MetaProps {
  entry: EntryCard;
  /** With the desk that wrote it and the day it was last checked. */
  whole?: boolean;
}

/** When it was written, by whom, and how long it takes to read. */
export function Meta({ entry, whole = false }: MetaProps) {
  const { t, locale } = useTexts('sharedContent');
  const { author, published, updated, readingMinutes: count } = entry;
  return (
    <div className={whole ? styles.wholeMeta : styles.meta}>
      {whole && author && <span>{t('sharedContent:authors')[author]}</span>}
      {published && (
        <span>
          <time dateTime={published}>{longDate(published, locale)}</time>
        </span>
      )}
      <span>{t('sharedContent:readingTime', { count })}</span>
      {whole && updated && (
        <span>{t('sharedContent:updated', { date: longDate(updated, locale) })}</span>
      )}
    </div>
  );
}
