import ButtonBase from '@mui/material/ButtonBase';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  /** Of money, which stands at the end of its column. */
  amount?: boolean;
  /** How the list is sorted by it, if it is. */
  sorted: 'asc' | 'desc' | false;
  onSort: () => void;
}

/** Header of a column that the API can sort by. */
export function SortableHeader({ label, amount, sorted, onSort }: Props) {
  const { t } = useTranslation(['list']);
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ? `${sorted}ending` : 'none'}
      data-amount={amount || undefined}
    >
      <ButtonBase
        onClick={onSort}
        aria-label={t('list:sortBy', { column: label })}
        sx={{
          font: 'inherit',
          gap: 0.5,
          borderRadius: 1,
          color: sorted ? 'primary.main' : 'inherit',
        }}
      >
        {label}
        {sorted && <Arrow size={14} aria-hidden />}
      </ButtonBase>
    </th>
  );
}
