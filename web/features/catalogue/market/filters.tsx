import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Search } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigate, useNavigationType } from 'react-router';
import {
  deliveryModeNames,
  productCategoryNames,
  productTypeNames,
} from '#domain/catalogue/names.ts';
import {
  deliveryModes,
  type ProductCategory,
  productCategories,
  productSorts,
  productTypes,
} from '#domain/catalogue/product.ts';
import { namesIn } from '#domain/site/names.ts';
import { bareField, Select } from '../../../kit/forms/select.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { ChipNav } from '../../../kit/ui/member/chip-nav.tsx';
import { useHydrated } from '../../../kit/ui/use-hydrated.ts';
import { type ListQuery, queryIn, searchMaxLength, searchOf } from './query.ts';

const typingPauseMs = 350;

interface FiltersProps {
  query: ListQuery;
  /** How many products there are without a filter. */
  all: number;
}

/** A form that asks for the list anew; with script, every choice does so at once. */
export function Filters({ query, all }: FiltersProps) {
  const { t } = useTranslation(['market']);
  const { to, locale } = useLocale();
  const hydrated = useHydrated();
  const { show, showSoon } = useShow();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const change = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if ((target as HTMLElement).tagName === 'SELECT') show(currentTarget);
    else showSoon(currentTarget);
  };
  const named = <Code extends string>(codes: readonly Code[], names: Record<Code, string>) =>
    codes.map((value) => ({ value, label: names[value] }));
  return (
    <Box component="section" aria-label={t('market:filter.label')} sx={{ mt: 3.5 }}>
      <Form role="search" action={to('products')} onSubmit={submit} onChange={change}>
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <SearchField query={query} all={all} />
          <FilterSelect
            name="type"
            label={t('market:filter.type')}
            value={query.type}
            none={t('market:filter.allTypes')}
            options={named(productTypes, namesIn(productTypeNames, locale))}
          />
          <FilterSelect
            name="delivery"
            label={t('market:filter.delivery')}
            value={query.delivery}
            none={t('market:filter.allDeliveries')}
            options={named(deliveryModes, namesIn(deliveryModeNames, locale))}
          />
          <FilterSelect
            name="sort"
            wide
            label={t('market:filter.sort')}
            value={query.sort}
            options={named(productSorts, t('market:filter.sorts'))}
          />
          {!hydrated && (
            <Button type="submit" variant="outlined">
              {t('market:filter.apply')}
            </Button>
          )}
        </Box>
      </Form>
      <CategoryChips query={query} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('market:filter.ranking.text')}{' '}
        <Link href={`${to('terms')}#reihenfolge`}>{t('market:filter.ranking.link')}</Link>
      </Typography>
    </Box>
  );
}

/** Shows the list that a form asks for; where the reader is stays as it is. */
function useShow() {
  const navigate = useNavigate();
  const { to } = useLocale();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (form: HTMLFormElement, replace = false) => {
    clearTimeout(timer.current);
    const asked = new URL(to('products'), location.origin);
    for (const [name, value] of new FormData(form)) asked.searchParams.set(name, String(value));
    const target = to('products') + searchOf(queryIn(asked));
    void navigate(target, { preventScrollReset: true, replace });
  };
  return {
    show,
    /** Once nobody types any more; each word is not a page to go back to. */
    showSoon: (form: HTMLFormElement) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(form, true), typingPauseMs);
    },
  };
}

function SearchField({ query: { q }, all }: FiltersProps) {
  const { t } = useTranslation(['market']);
  const field = useFieldAt<HTMLInputElement>(q);
  return (
    <Box sx={{ position: 'relative', flex: { xs: '1 1 100%', lg: '1 1 280px' }, minWidth: 0 }}>
      <Box
        component="span"
        sx={{ position: 'absolute', left: 15, top: 13, color: 'text.secondary', lineHeight: 0 }}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      <Box
        component="input"
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={searchMaxLength}
        aria-label={t('market:filter.search')}
        placeholder={t('market:filter.searchIn', { count: all })}
        autoComplete="off"
        sx={{
          ...bareField,
          pl: 5.5,
          pr: 1.5,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
    </Box>
  );
}

/** Going back shows an earlier list: its fields say what was asked for. */
function useFieldAt<Field extends HTMLInputElement | HTMLSelectElement>(value: string) {
  const field = useRef<Field>(null);
  const how = useNavigationType();
  useEffect(() => {
    const input = field.current;
    if (!input || input.value.trim() === value) return;
    const typing = input.tagName === 'INPUT' && document.activeElement === input;
    if (how === 'POP' || !typing) input.value = value;
  }, [value, how]);
  return field;
}

interface FilterSelectProps extends Omit<ComponentProps<typeof Select>, 'field' | 'value'> {
  value: string | undefined;
  /** Has a row of its own on phones. */
  wide?: boolean;
}

function FilterSelect({ value = '', wide = false, ...select }: FilterSelectProps) {
  const field = useFieldAt<HTMLSelectElement>(value);
  return (
    <Box
      sx={{
        flex: { xs: `1 1 ${wide ? '100%' : '40%'}`, sm: '1 1 auto', lg: '0 1 auto' },
        minWidth: 0,
      }}
    >
      <Select field={field} value={value} {...select} />
    </Box>
  );
}

/** One link per field; the one that is shown is filled. */
function CategoryChips({ query }: { query: ListQuery }) {
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
