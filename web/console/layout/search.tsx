import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { Search as Glass } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useShortcuts, useShortcutsEnabled } from '../shortcuts.ts';

/** Opens the list of foundations with what was searched for. */
export function Search() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [keys] = useShortcutsEnabled();
  useShortcuts({ '/': () => input.current?.focus() });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filter = JSON.stringify({ search: text.trim() });
    navigate(`/admin/foundations?filter=${encodeURIComponent(filter)}&page=1`);
    setText('');
    input.current?.blur();
  };

  return (
    <Box component="form" role="search" onSubmit={submit} sx={field}>
      <Glass size={18} strokeWidth={1.75} aria-hidden />
      <InputBase
        inputRef={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={translate('header.search')}
        inputProps={{ 'aria-label': translate('header.searchLabel'), maxLength: 100 }}
        sx={{ flexGrow: 1, fontSize: '0.9375rem' }}
      />
      {keys && (
        <Box component="kbd" aria-hidden sx={key}>
          /
        </Box>
      )}
    </Box>
  );
}

const field = {
  order: { xs: 9, sm: 0 },
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: { xs: '100%', sm: 280, md: 320 },
  height: 44,
  px: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: 'primary.main' },
  '& input:focus-visible': { outline: 'none' },
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
