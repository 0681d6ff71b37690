import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Task } from './types.ts';
import { type Selection, selections } from './work.ts';

interface Props {
  selected: Record<Selection, Task[]>;
  value: Selection;
  onChange: (selection: Selection) => void;
}

export function SelectionChips({ selected, value, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('tasks.filter')} sx={{ display: 'flex', gap: 1 }}>
      {selections.map((selection) => (
        <Chip
          key={selection}
          clickable
          onClick={() => onChange(selection)}
          aria-pressed={selection === value}
          color={selection === value ? 'primary' : 'default'}
          label={`${translate(`tasks.${selection}`)} ${selected[selection].length}`}
          sx={{ height: 36, bgcolor: selection === value ? 'primary.main' : 'brand.highlight' }}
        />
      ))}
    </Box>
  );
}
