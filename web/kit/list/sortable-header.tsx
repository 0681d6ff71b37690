import ButtonBase from '@mui/material/ButtonBase';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { useListAddress } from './list-context.ts';

interface Props {
  field: string;
  label: string;
}

/** Header of a column that the API can sort by. */
export function SortableHeader({ field, label }: Props) {
  const { t } = useTexts('list');
  const { sort, show } = useListAddress();
  const active = sort?.field === field;
  const order = active && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const Arrow = sort?.order === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={active ? (sort.order === 'ASC' ? 'ascending' : 'descending') : 'none'}
    >
      <ButtonBase
        onClick={() => show({ sort: { field, order } })}
        aria-label={t('list:sortBy', { column: label })}
        sx={{
          font: 'inherit',
          gap: 0.5,
          borderRadius: 1,
          color: active ? 'primary.main' : 'inherit',
        }}
      >
        {label}
        {active && <Arrow size={14} aria-hidden />}
      </ButtonBase>
    </th>
  );
}
