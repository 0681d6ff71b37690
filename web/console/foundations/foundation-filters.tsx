import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FilterLiveForm, useInput, useListFilterContext, useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { parties, statuses } from '#domain/foundation/statuses.ts';

const TYPING_PAUSE_MS = 300;

/** Search, status and who is being waited for; the URL keeps them. */
export function FoundationFilters() {
  const translate = useTranslate();
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
      <FilterLiveForm debounce={TYPING_PAUSE_MS} formComponent={SearchForm}>
        <SearchField />
      </FilterLiveForm>
      <Choice name="status" anyText={translate('foundations.everyStatus')}>
        {statuses.map((status) => (
          <MenuItem key={status} value={status}>
            {translate(`status.${status}`)}
          </MenuItem>
        ))}
      </Choice>
      <Choice name="waitingOn" anyText={translate('foundations.everyParty')}>
        {parties
          .filter((party) => party !== 'nobody')
          .map((party) => (
            <MenuItem key={party} value={party}>
              {translate(`party.${party}`)}
            </MenuItem>
          ))}
      </Choice>
    </Box>
  );
}

const SearchForm = (props: ComponentProps<'form'>) => (
  <Box component="form" {...props} sx={width} />
);

function SearchField() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'search', defaultValue: '', parse: (text) => text });
  return (
    <TextField
      fullWidth
      size="small"
      label={translate('foundations.search')}
      {...field}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}

interface ChoiceProps {
  name: 'status' | 'waitingOn';
  anyText: string;
  children: ReactNode;
}

function Choice({ name, anyText, children }: ChoiceProps) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  return (
    <TextField
      select
      size="small"
      label={translate(`foundations.${name}`)}
      value={filterValues[name] ?? ''}
      onChange={({ target }) => setFilters({ ...filterValues, [name]: target.value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={width}
    >
      <MenuItem value="">{anyText}</MenuItem>
      {children}
    </TextField>
  );
}

const width = { flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 260 } } as const;
