import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { parties, statuses } from '#domain/foundation/statuses.ts';

const TYPING_PAUSE_MS = 300;

/** Search, status and who is being waited for; the address keeps them. */
export function FoundationFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const known: Record<string, string> = filterValues;
  const set = (name: string, value: string) => {
    const { [name]: _former, ...others } = known;
    setFilters(value === '' ? others : { ...others, [name]: value }, {});
  };
  const [search, setSearch] = useSearch(known.search ?? '', (value) => set('search', value));
  const choice = (name: string) => ({
    select: true,
    size: 'small' as const,
    value: known[name] ?? '',
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
    sx: { flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 260 } },
  });

  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
      <TextField
        size="small"
        label={translate('foundations.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 260 } }}
      />
      <TextField {...choice('status')} label={translate('foundations.status')}>
        <MenuItem value="">{translate('foundations.everyStatus')}</MenuItem>
        {statuses.map((status) => (
          <MenuItem key={status} value={status}>
            {translate(`status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...choice('waitingOn')} label={translate('foundations.waitingOn')}>
        <MenuItem value="">{translate('foundations.everyParty')}</MenuItem>
        {parties
          .filter((party) => party !== 'nobody')
          .map((party) => (
            <MenuItem key={party} value={party}>
              {translate(`party.${party}`)}
            </MenuItem>
          ))}
      </TextField>
    </Box>
  );
}

/** Asks the API after a pause in typing; follows searches that were made elsewhere. */
function useSearch(current: string, apply: (value: string) => void) {
  const [text, setText] = useState(current);
  const [seen, setSeen] = useState({ current, applied: current });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (current !== seen.current) {
    setSeen({ ...seen, current });
    if (current !== seen.applied) setText(current);
  }
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSeen((before) => ({ ...before, applied: value.trim() }));
      apply(value.trim());
    }, TYPING_PAUSE_MS);
  };
  return [text, type] as const;
}
