import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { Search as Glass } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { queryOf } from '../../kit/list/list-address.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { useShortcuts, useShortcutsEnabled } from '../../shared/staff/shortcuts.ts';
import { staffPath } from '../../staff-pages.ts';

/** Opens the list of foundations filtered by the search. */
export function Search() {
  const { t } = useTexts('staff');
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [keys] = useShortcutsEnabled();
  useShortcuts({ '/': () => box.current?.focus() });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = queryOf({ filter: { search: text.trim() }, page: 1 });
    void navigate(staffPath('foundations') + found);
    setText('');
    box.current?.blur();
  };

  return (
    <Box component="search" sx={place}>
      <Box component="form" onSubmit={submit} sx={field}>
        <Glass size={18} strokeWidth={1.75} aria-hidden />
        <InputBase
          inputRef={box}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('staff:header.search')}
          inputProps={{ 'aria-label': t('staff:header.searchLabel'), maxLength: 100 }}
          sx={input}
        />
        {keys && (
          <Box component="kbd" aria-hidden sx={key}>
            /
          </Box>
        )}
      </Box>
    </Box>
  );
}

const place = {
  order: { xs: 9, sm: 0 },
  width: { xs: '100%', sm: 280, md: 320 },
} as const;

const field = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 44,
  px: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: 'primary.main' },
  '& input:focus-visible': { outline: 'none' },
} as const;

const input = {
  flexGrow: 1,
  fontSize: '0.9375rem',
  '& .MuiInputBase-input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

const key = {
  display: { xs: 'none', md: 'block' },
  px: 0.9,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.8,
  color: 'text.secondary',
} as const;
