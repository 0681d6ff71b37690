import { useTranslation } from 'react-i18next';
import { articleCategories, articleCategoryCodes } from '#domain/site/categories.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Anchor } from '../../kit/ui/anchor.tsx';
import styles from './topics.module.css';

/** The categories of articles; the current one is marked. */
export function Topics({ current }: { current?: string | undefined }) {
  const { t } = useTranslation(['content']);
  const { locale, to } = useLocale();
  return (
    <nav aria-label={t('content:topics')}>
      <ul className={styles.topics}>
        {articleCategoryCodes.map((category) => (
          <li key={category}>
            <Anchor
              href={to('blog-category', { category })}
              aria-current={category === current ? 'page' : undefined}
              className={styles.topic}
            >
              {articleCategories[category][locale]}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
