import Box from '@mui/material/Box';
import { type ProductCategory, productCategories } from '#domain/catalogue/product.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { ChipNav } from '../../../kit/ui/member/chip-nav.tsx';
import { type ListQuery, searchOf } from './query.ts';

/** One link per field; the one that is shown is filled. */
export function CategoryChips({ query }: { query: ListQuery }) {
  const { texts, to } = useI18n('market');
  const { filter, shortCategory } = texts.market;
  const link = (category: ProductCategory | undefined, name: string) => ({
    name,
    href: to('products') + searchOf(query, { category }),
    shown: query.category === category,
  });
  const links = [
    link(undefined, filter.all),
    ...productCategories.map((category) => link(category, shortCategory[category])),
  ];
  return (
    <Box sx={{ mt: 2 }}>
      <ChipNav label={filter.categories} links={links} />
    </Box>
  );
}
