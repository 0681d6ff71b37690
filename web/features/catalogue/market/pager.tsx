import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFocusOnPage } from '../../../kit/list/pager.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { type ListQuery, productsPerPage, searchOf } from './query.ts';

/** Phones have room for three. */
const shownAtOnce = 5;

export function Pager({ query, total }: { query: ListQuery; total: number }) {
  const { t } = useTranslation(['market']);
  const { to } = useLocale();
  const pager = useFocusOnPage(query.page);
  const last = Math.ceil(total / productsPerPage);
  if (last <= 1) return null;
  const at = (page: number) => to('products') + searchOf(query, { page });
  const first = Math.max(1, Math.min(query.page - 2, last - shownAtOnce + 1));
  const near = Array.from({ length: Math.min(shownAtOnce, last) }, (_, index) => first + index);
  return (
    <Box
      component="nav"
      ref={pager}
      aria-label={t('market:pager.label')}
      sx={{ display: 'flex', justifyContent: 'center', gap: { xs: 0.5, sm: 1 }, mt: 4 }}
    >
      {query.page > 1 && <Button href={at(query.page - 1)}>{t('market:pager.previous')}</Button>}
      {near.map((page) => (
        <Button
          key={page}
          href={at(page)}
          variant={page === query.page ? 'contained' : 'outlined'}
          aria-label={t('market:pager.page', { page })}
          aria-current={page === query.page ? 'page' : undefined}
          sx={{
            minWidth: 44,
            px: 1,
            display: {
              xs: Math.abs(page - query.page) > 1 ? 'none' : 'inline-flex',
              sm: 'inline-flex',
            },
          }}
        >
          {page}
        </Button>
      ))}
      {query.page < last && <Button href={at(query.page + 1)}>{t('market:pager.next')}</Button>}
    </Box>
  );
}
