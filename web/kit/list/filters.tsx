import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useListAddress } from './list-context.ts';

const TYPING_PAUSE_MS = 300;
/** What leads to another page: links, and rows where one clicks them. */
const OPENS = 'a[href], tbody tr';

/** What narrows the list down; the address keeps it. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <Box
      component="search"
      sx={{ display: 'flex', flexWrap: 'wrap', flex: '1 1 320px', gap: 1.5, mb: 2.5 }}
    >
      {children}
    </Box>
  );
}

interface FilterProps {
  /** Of the API's query. */
  name: string;
  label: string;
}

/** Searches after a pause in typing. */
export function SearchFilter({ name, label }: FilterProps) {
  const { filter, show } = useListAddress();
  const searched = filter[name] ?? '';
  const [text, setText] = useState(searched);
  const sent = useRef(searched);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // The address was changed elsewhere, as by the browser's back button.
    if (searched === sent.current) return;
    sent.current = searched;
    setText(searched);
  }, [searched]);
  useEffect(() => () => clearTimeout(pause.current), []);
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  useEffect(() => {
    // Whoever has opened something else meanwhile stays there.
    if (next !== undefined && next !== pathname) clearTimeout(pause.current);
  }, [next, pathname]);
  useEffect(() => {
    // The same at once: on a slow machine the navigation is told of after the pause.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(OPENS)) clearTimeout(pause.current);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  const search = (typed: string) => {
    setText(typed);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      sent.current = typed.trim();
      show({ filter: { ...filter, [name]: sent.current } });
    }, TYPING_PAUSE_MS);
  };
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '2 1 160px' }, maxWidth: { sm: 320 } }}>
      <TextField
        fullWidth
        size="small"
        label={label}
        value={text}
        onChange={({ target }) => search(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
    </Box>
  );
}

interface ChoiceProps extends FilterProps {
  anyText: string;
  /** Values of the query and their names. */
  options: readonly (readonly [value: string, name: string])[];
}

export function ChoiceFilter({ name, label, anyText, options }: ChoiceProps) {
  const { filter, show } = useListAddress();
  const { [name]: chosen = '', ...others } = filter;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={options.some(([value]) => value === chosen) ? chosen : ''}
      onChange={({ target: { value } }) =>
        show({ filter: value === '' ? others : { ...others, [name]: value } })
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

/** The first or the last day of what is shown, as the API takes it: `2026-11-23`. */
export function DayFilter({ name, label }: FilterProps) {
  const { filter, show } = useListAddress();
  const { [name]: chosen = '', ...others } = filter;
  const [typed, setTyped] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setTyped(chosen);
  }
  const choose = (day: string) => {
    setTyped(day);
    if (day === '') show({ filter: others });
    else if (day >= FIRST_DAY) show({ filter: { ...others, [name]: day } });
  };
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={typed}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: { xs: '1 1 40%', sm: '0 1 160px' } }}
    />
  );
}

/** Years are typed digit by digit: nothing is older, and `0202-11-23` is not finished. */
const FIRST_DAY = '2020-01-01';

const width = { flex: { xs: '1 1 40%', sm: '1 1 136px' }, maxWidth: { sm: 260 } } as const;
