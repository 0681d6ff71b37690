import type { EntryCard } from '#api/contract.gen.d.ts';
import {
  articleCategories,
  isArticleCategory,
  isPageCategory,
  pageCategories,
} from '#domain/site/categories.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import type { Locale } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { CardGrid } from '../../kit/ui/cards/card-grid.tsx';
import { CoveringLink } from '../../kit/ui/cards/covering-link.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { pageOf } from '../../shared/content/entry-page.ts';
import { Meta } from '../../shared/content/meta.tsx';
import styles from './cards.module.css';
import { Picture } from './picture.tsx';

export function categoryName(
  { kind, category }: Pick<EntryCard, 'kind' | 'category'>,
  locale: Locale,
) {
  if (kind === 'article' && isArticleCategory(category)) return articleCategories[category][locale];
  return isPageCategory(category) ? pageCategories[category][locale] : '';
}

interface CardsProps {
  entries: readonly EntryCard[];
  columns?: 1 | 2 | 3;
  /** Level of the headings of the cards. */
  heading?: 'h2' | 'h3';
}

export const Cards = ({ entries, columns = 3, heading = 'h3' }: CardsProps) => (
  <CardGrid columns={{ sm: Math.min(columns, 2), md: columns }}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <EntryTile entry={entry} heading={heading} />
      </li>
    ))}
  </CardGrid>
);

function EntryTile({ entry, heading }: { entry: EntryCard; heading: 'h2' | 'h3' }) {
  const { locale, to } = useLocale();
  const { name, params } = pageOf(entry);
  return (
    <Card covered className={styles.card}>
      <Picture category={entry.kind === 'article' ? entry.category : ''} size={38} />
      <Text variant="overline" as="p" tone="secondary" className={styles.category}>
        {categoryName(entry, locale)}
      </Text>
      <Text variant="h4" as={heading} className={styles.title}>
        <CoveringLink href={to(name, params)}>{breakable(fixSpaces(entry.title))}</CoveringLink>
      </Text>
      <Text tone="secondary" className={styles.description}>
        {fixSpaces(entry.description)}
      </Text>
      <Meta entry={entry} />
    </Card>
  );
}
