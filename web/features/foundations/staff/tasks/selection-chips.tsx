import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { countText, type Total } from '../../../../kit/list/range-pager.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { type Selection, selections } from './selections.ts';

interface Props {
  totals: Partial<Record<Selection, Total>>;
  value: Selection;
  onChange: (selection: Selection) => void;
}

export function SelectionChips({ totals, value, onChange }: Props) {
  const { t, locale } = useTexts('staffTasks');
  const countOf = (selection: Selection) => {
    const total = totals[selection];
    return total ? countText(total, locale) : '';
  };
  return (
    <Box component="fieldset" aria-label={t('staffTasks:tasks.filter')} sx={group}>
      {selections.map((selection) => (
        <Chip
          key={selection}
          clickable
          onClick={() => onChange(selection)}
          aria-pressed={selection === value}
          color={selection === value ? 'primary' : 'default'}
          label={`${t(`staffTasks:tasks.${selection}`)} ${countOf(selection)}`}
          sx={{ height: 36, bgcolor: selection === value ? 'primary.main' : 'brand.highlight' }}
        />
      ))}
    </Box>
  );
}

const group = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 } as const;
