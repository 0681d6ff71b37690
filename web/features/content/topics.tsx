import { articleCategories, articleCategoryCodes } from '#domain/site/categories.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { Anchor } from '../../kit/ui/anchor.tsx';
import styles from './topics.module.css';

/** The categories of articles; the current one is marked. */
export function Topics({ current }: { current?: string | undefined }) {
  const { t, locale, to } = useTexts('content');
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
