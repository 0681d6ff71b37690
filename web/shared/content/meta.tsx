import { useTranslation } from 'react-i18next';
import type { EntryCard } from '#api/contract.gen.d.ts';
import { longDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import styles from './meta.module.css';

interface MetaProps {
  entry: EntryCard;
  /** With the desk that wrote it and the day it was last checked. */
  whole?: boolean;
}

/** When it was written, by whom, and how long it takes to read. */
export function Meta({ entry, whole = false }: MetaProps) {
  const { t } = useTranslation(['sharedContent']);
  const { locale } = useLocale();
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
