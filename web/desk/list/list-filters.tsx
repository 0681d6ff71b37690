import type { ReactNode } from 'react';
import type { DeskList, Words } from '#domain/desk/lists.ts';
import {
  ChoiceFilter,
  DayFilter,
  ListFilters as FilterRow,
  SearchFilter,
} from '../../kit/list/filters.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';

type Options = readonly (readonly [value: string, name: string])[];
/** What a filter offers that only the page knows, such as colleagues. */
export type FilterOptions = Readonly<Record<string, Options>>;

interface Props {
  list: DeskList;
  options?: FilterOptions | undefined;
  /** Beside the filters, such as the button that begins a new row. */
  children?: ReactNode;
}

/** The filters of a list, in the order in which it declares them. */
export function ListFilters({ list: { filters }, options = {}, children }: Props) {
  const { locale } = useLocale();
  return (
    <FilterRow>
      {Object.entries(filters).map(([name, { as, names = {}, any, [locale]: label }]) => {
        if (as === 'typed') return <SearchFilter key={name} name={name} label={label} />;
        if (as === 'day') return <DayFilter key={name} name={name} label={label} />;
        const named = Object.entries(names).map(
          ([value, words]: [string, Words]) => [value, words[locale]] as const,
        );
        return (
          <ChoiceFilter
            key={name}
            name={name}
            label={label}
            anyText={any?.[locale] ?? ''}
            options={options[name] ?? named}
          />
        );
      })}
      {children}
    </FilterRow>
  );
}
