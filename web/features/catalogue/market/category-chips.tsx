import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { productCategoryNames } from '#domain/catalogue/names.ts';
import { type ProductCategory, productCategories } from '#domain/catalogue/product.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { ChipNav } from '../../../kit/ui/member/chip-nav.tsx';
import { type ListQuery, searchOf } from './query.ts';

/** One link per field; the one that is shown is filled. */
export function CategoryChips({ query }: { query: ListQuery }) {
  const { t } = useTranslation(['market']);
  const { to, locale } = useLocale();
  const link = (category: ProductCategory | undefined, name: string) => ({
    name,
    href: to('products') + searchOf(query, { category }),
    shown: query.category === category,
  });
  const links = [
    link(undefined, t('market:filter.all')),
    ...productCategories.map((category) => link(category, productCategoryNames[category][locale])),
  ];
  return (
    <Box sx={{ mt: 2 }}>
      <ChipNav label={t('market:filter.categories')} links={links} />
    </Box>
  );
}
