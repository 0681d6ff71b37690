import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FilterLiveForm, useInput, useListFilterContext } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';

const TYPING_PAUSE_MS = 300;

/** What narrows the list down; the URL keeps it. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
      {children}
    </Box>
  );
}

interface FilterProps {
  /** Of the API's query. */
  name: string;
  label: string;
}

export const SearchFilter = (props: FilterProps) => (
  <FilterLiveForm debounce={TYPING_PAUSE_MS} formComponent={SearchForm}>
    <SearchField {...props} />
  </FilterLiveForm>
);

const SearchForm = (props: ComponentProps<'form'>) => (
  <Box component="form" {...props} sx={width} />
);

function SearchField({ name, label }: FilterProps) {
  const { field } = useInput({ source: name, defaultValue: '', parse: (text) => text });
  return (
    <TextField
      fullWidth
      size="small"
      label={label}
      {...field}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}

interface ChoiceProps extends FilterProps {
  anyText: string;
  /** Values of the query and their names. */
  options: readonly (readonly [value: string, name: string])[];
}

export function ChoiceFilter({ name, label, anyText, options }: ChoiceProps) {
  const { filterValues, setFilters } = useListFilterContext();
  const { [name]: value = '', ...others } = filterValues;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) =>
        setFilters(target.value === '' ? others : { ...others, [name]: target.value }, {})
      }
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={width}
    >
      <MenuItem value="">{anyText}</MenuItem>
      {options.map(([option, text]) => (
        <MenuItem key={option} value={option}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

const width = { flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 260 } } as const;
