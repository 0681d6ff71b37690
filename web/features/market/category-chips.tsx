import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { type ProductCategory, productCategories } from '#domain/catalogue/product.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { type ListQuery, searchOf } from './query.ts';

/** One link per field; the one that is shown is filled. On phones they form a strip to push. */
export function CategoryChips({ query }: { query: ListQuery }) {
  const { texts } = useI18n('market');
  const { filter, shortCategory } = texts.market;
  return (
    <Box
      component="nav"
      aria-label={filter.categories}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 1.25,
        mt: 2,
        mx: { xs: -2.5, sm: 0 },
        px: { xs: 2.5, sm: 0 },
        py: 0.5,
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
      }}
    >
      <Chip query={query} category={undefined} name={filter.all} />
      {productCategories.map((category) => (
        <Chip key={category} query={query} category={category} name={shortCategory[category]} />
      ))}
    </Box>
  );
}

interface ChipProps {
  query: ListQuery;
  category: ProductCategory | undefined;
  name: string;
}

function Chip({ query, category, name }: ChipProps) {
  const { to } = useI18n();
  const shown = query.category === category;
  return (
    <Box
      component={Link}
      to={to('products') + searchOf(query, { category })}
      prefetch="intent"
      preventScrollReset
      aria-current={shown ? 'true' : undefined}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexShrink: 0,
        minHeight: 36,
        px: 1.75,
        borderRadius: 18,
        fontSize: '0.875rem',
        fontWeight: 600,
        textDecoration: 'none',
        color: shown ? 'primary.contrastText' : 'primary.main',
        bgcolor: shown ? 'primary.main' : 'brand.highlight',
        '&:hover': shown ? {} : { boxShadow: 'inset 0 0 0 1px var(--s-palette-primary-main)' },
        '&:focus-visible': { borderRadius: 18 },
      }}
    >
      {name}
    </Box>
  );
}
