import Checkbox from '@mui/material/Checkbox';
import { useTranslation } from 'react-i18next';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  id: string;
  /** What the row is called. */
  name: string;
}

/** Chooses a row; with the shift key all rows since the one before. */
export function SelectBox({ selection, id, name }: Props) {
  const { t } = useTranslation(['staffList']);
  return (
    <Checkbox
      size="small"
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      slotProps={{ input: { 'aria-label': t('staffList:select', { name }) } }}
      sx={look}
    />
  );
}

/** Chooses all rows of the page. */
export function SelectAllBox({ selection }: Pick<Props, 'selection'>) {
  const { t } = useTranslation(['staffList']);
  return (
    <Checkbox
      size="small"
      checked={selection.all === 'all'}
      indeterminate={selection.all === 'some'}
      onChange={selection.toggleAll}
      slotProps={{ input: { 'aria-label': t('staffList:selectAll') } }}
      sx={look}
    />
  );
}

/** As high as a line of the row, and 44 px to press. */
const look = { p: '12px', m: '-10px -12px' } as const;
