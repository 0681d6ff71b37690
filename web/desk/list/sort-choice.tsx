import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Sort } from '../../kit/list/list-address.ts';
import { useListAddress } from '../../kit/list/list-context.ts';
import type { ListColumn } from './columns.ts';

interface Props {
  columns: readonly Pick<ListColumn<never>, 'header' | 'sort'>[];
}

/** Sorts a list whose rows are cards, which have no heads to press. */
export function SortChoice({ columns }: Props) {
  const { t } = useTranslation(['list']);
  const { sort, show } = useListAddress();
  const orders = columns.flatMap(({ header, sort: field }) =>
    field === undefined
      ? []
      : ([
          { field, order: 'ASC', text: t('list:ascending', { column: header }) },
          { field, order: 'DESC', text: t('list:descending', { column: header }) },
        ] as const),
  );
  if (orders.length === 0) return null;
  const chosen = sort && orders.some((order) => keyOf(order) === keyOf(sort)) ? keyOf(sort) : '';
  return (
    <Box sx={{ display: { md: 'none' }, px: 2.5, pt: 2.5 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={t('list:sorting')}
        value={chosen}
        onChange={({ target }) => {
          const next = orders.find((order) => keyOf(order) === target.value);
          if (next) show({ sort: { field: next.field, order: next.order } });
        }}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {orders.map((order) => (
          <MenuItem key={keyOf(order)} value={keyOf(order)}>
            {order.text}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

const keyOf = ({ field, order }: Sort) => `${order === 'DESC' ? '-' : ''}${field}`;
