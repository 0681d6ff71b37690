import type { DocumentCard } from '#api/contract.ts';
import { longDate } from '#domain/site/formats.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import styles from './meta.module.css';

interface MetaProps {
  document: DocumentCard;
  /** With the desk that wrote it and the day it was last checked. */
  whole?: boolean;
}

/** When it was written, by whom, and how long it takes to read. */
export function Meta({ document, whole = false }: MetaProps) {
  const { t, locale } = useTexts('documents');
  const { author, published, updated, readingMinutes: count } = document;
  return (
    <div className={whole ? styles.wholeMeta : styles.meta}>
      {whole && author && <span>{t('documents:authors')[author]}</span>}
      {published && (
        <span>
          <time dateTime={published}>{longDate(published, locale)}</time>
        </span>
      )}
      <span>{t('documents:readingTime', { count })}</span>
      {whole && updated && (
        <span>{t('documents:updated', { date: longDate(updated, locale) })}</span>
      )}
    </div>
  );
}
