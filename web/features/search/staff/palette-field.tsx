import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputBase from '@mui/material/InputBase';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH } from '#domain/search/terms.ts';
import { optionId } from './option-list.tsx';
import type { Palette } from './use-palette.ts';

interface Props {
  id: string;
  palette: Palette;
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** The field has the focus all the time; which line is the current one is said beside it. */
export function PaletteField({ id, palette }: Props) {
  const { t } = useTranslation(['staffSearch']);
  const { typed, chosen, offer, active, due, type, choose, leave, onKeyDown } = palette;
  useEffect(() => {
    if (due) choose(due);
  }, [due, choose]);
  const words = chosen ? t('staffSearch:fieldIn') : t('staffSearch:field');
  return (
    <Box sx={field}>
      <Search size={20} strokeWidth={1.75} aria-hidden />
      {chosen && (
        <Chip
          label={chosen.title}
          onClick={leave}
          aria-label={t('staffSearch:leave')}
          sx={{ maxWidth: '45%' }}
        />
      )}
      <InputBase
        inputRef={takeFocus}
        fullWidth
        value={typed}
        placeholder={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => onKeyDown(event as never)}
        inputProps={{
          role: 'combobox',
          'aria-label': chosen ? t('staffSearch:in', { name: chosen.title }) : words,
          'aria-expanded': offer.options.length > 0,
          'aria-controls': `${id}-list`,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active && optionId(id, active),
          autoComplete: 'off',
          spellCheck: false,
          maxLength: MAX_SEARCH,
          enterKeyHint: 'go',
        }}
        sx={input}
      />
    </Box>
  );
}

const field = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: 2.5,
  flexShrink: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const input = {
  fontSize: '1.0625rem',
  '& input:focus-visible': { outline: 'none' },
  '& .MuiInputBase-input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
